import { expect, test } from 'vitest'
import { hasMoved, laid, overlap, tipFor, wayTo, type Around, type Box } from './coach'
import { gameOf } from './testing/table'
import { wordsOf } from './words'

const board = { left: 0, top: 0, width: 800, height: 600 }
const size = { width: 200, height: 100 }

const around = (some: Partial<Around>): Around => ({ kept: [], asked: [], others: [], ...some })
const city = { left: 400, top: 300, width: 30, height: 30 }

/** How many pixels are between them, at the side where they are next to each other. */
const between = (a: Box, b: Box) =>
  Math.max(b.left - a.left - a.width, a.left - b.left - b.width, b.top - a.top - a.height, a.top - b.top - b.height)

test('the bubble stands beside what it speaks of', () => {
  const found = laid([size], city, board, around({ kept: [city] }))!
  expect(between(found, city)).toBeGreaterThan(0)
  expect(between(found, city)).toBeLessThan(24)
})

test('it leaves free what is asked for, and stands at the side where nothing is', () => {
  const asked = [
    { left: 0, top: 0, width: 800, height: 290 },
    { left: 440, top: 290, width: 360, height: 310 },
  ]
  const found = laid([size], city, board, around({ kept: [city], asked }))!
  expect(asked.some((button) => overlap(found, button))).toBe(false)
  expect(between(found, city)).toBeLessThan(24)
})

test('it stands beside it over much that nobody is asked for, but where there is little of it', () => {
  const [left, right] = [[0, 40, 80].map((top) => ({ left: 300, top: 280 + top, width: 30, height: 30 })), { left: 520, top: 300, width: 30, height: 30 }]
  const tall = { left: 0, top: 250, width: 800, height: 130 }
  const found = laid([size], city, tall, around({ kept: [city], others: [...left, right] }))!
  expect(between(found, city)).toBeLessThan(24)
  expect(found.left).toBeGreaterThan(city.left)
})

test('it goes after what it speaks of when the map has moved, not when a light breathes', () => {
  expect(hasMoved(city, { ...city, left: 300 })).toBe(true)
  expect(hasMoved(city, { left: 397, top: 297, width: 36, height: 36 })).toBe(false)
})

test('in little room it lies over what matters least', () => {
  const phone = { left: 0, top: 0, width: 240, height: 500 }
  const [map, wise, hand] = [
    { left: 0, top: 0, width: 240, height: 240 },
    { left: 0, top: 250, width: 240, height: 50 },
    { left: 0, top: 320, width: 240, height: 180 },
  ]
  expect(overlap(laid([size], null, phone, around({ kept: [map, wise], others: [hand] }))!, hand)).toBe(true)
  expect(overlap(laid([size], null, phone, around({ kept: [hand, wise], others: [map] }))!, map)).toBe(true)
  expect(overlap(laid([size], null, phone, around({ kept: [phone, wise] }))!, wise)).toBe(false)
})

test('it is narrower where that brings it beside what it speaks of, and only there', () => {
  const narrow = { width: 150, height: 130 }
  const strip = { left: 0, top: 0, width: 240, height: 150 }
  const card = { left: 0, top: 10, width: 60, height: 130 }
  expect(laid([size, narrow], card, strip, around({ kept: [card] }))).toMatchObject(narrow)
  expect(laid([size, narrow], city, board, around({ kept: [city] }))).toMatchObject(size)
})

test('an arrow leads to what is not beside it, from edge to edge', () => {
  const bubble = { left: 0, top: 0, width: 200, height: 100 }
  expect(wayTo(bubble, { left: 100, top: 300, width: 50, height: 50 })).toEqual({ left: 125, top: 100, length: 200, angle: Math.PI / 2 })
  expect(wayTo(bubble, { left: 230, top: 140, width: 50, height: 50 })).toMatchObject({ left: 200, top: 100, length: 50 })
  expect(wayTo(bubble, { left: 210, top: 20, width: 50, height: 50 })).toBeNull()
})

test('a tip is given until it is known, however the question is worded', () => {
  const words = wordsOf('en', ['tip-ask-turn = Look around.\ntip-ask-stay = { tip-ask-turn }\ntip-ask-bid = Think twice.'], gameOf('tour', 'TO', []))
  expect(tipFor('ask-stay', ['tip-ask-bid', 'tip-ask-gone'], words)).toBe('tip-ask-stay')
  expect(tipFor('ask-stay', ['tip-ask-turn'], words)).toBeNull()
  expect(tipFor('ask-land', [], words)).toBeNull()
})
