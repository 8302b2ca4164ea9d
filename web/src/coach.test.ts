import { expect, test } from 'vitest'
import { overlap, placed } from './coach'

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
