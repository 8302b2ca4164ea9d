import { expect, test } from 'vitest'
import { laid, overlap, placed } from './coach'

const board = { left: 0, top: 0, width: 800, height: 600 }
const size = { width: 200, height: 100 }

test('the bubble stands beside what it speaks of', () => {
  const city = { left: 400, top: 300, width: 30, height: 30 }
  const found = placed(size, city, board, [])!
  expect(overlap(found, city)).toBe(false)
  expect(Math.abs(found.left - city.left)).toBeLessThan(260)
})

test('it leaves free what can be pressed', () => {
  const city = { left: 400, top: 300, width: 30, height: 30 }
  const buttons = [
    { left: 0, top: 0, width: 800, height: 290 },
    { left: 440, top: 290, width: 360, height: 310 },
  ]
  const found = placed(size, city, board, buttons)!
  expect(buttons.some((button) => overlap(found, button))).toBe(false)
})

test('where no place is free it stands nowhere on the board', () => {
  expect(placed(size, { left: 0, top: 0, width: 1, height: 1 }, board, [board])).toBeNull()
})

test('in little room it lies over what matters least', () => {
  const phone = { left: 0, top: 0, width: 240, height: 500 }
  const [map, wise, hand] = [
    { left: 0, top: 0, width: 240, height: 240 },
    { left: 0, top: 250, width: 240, height: 50 },
    { left: 0, top: 320, width: 240, height: 180 },
  ]
  expect(overlap(laid(size, null, [map, wise], phone, [hand])!, hand)).toBe(true)
  expect(overlap(laid(size, null, [hand, wise], phone, [map])!, map)).toBe(true)
  expect(overlap(laid(size, null, [phone, wise], phone, [])!, wise)).toBe(false)
})

test('in little room it lies near what it speaks of, even over a button or two', () => {
  const phone = { left: 0, top: 0, width: 240, height: 640 }
  const question = { left: 0, top: 400, width: 240, height: 50 }
  const tool = { left: 200, top: 250, width: 40, height: 40 }
  const found = laid(size, question, [question], phone, [tool])!
  expect(overlap(found, question)).toBe(false)
  expect(question.top - (found.top + found.height)).toBeLessThan(20)
})
