// @vitest-environment node
import { expect, test } from 'vitest'
import { packed, unpacked } from './packing'

// Of what the rooms draw, maps are what has a graticule.
const drawings = import.meta.glob<string>(['./world.json', '$games/*/page/*.json'], { query: '?raw', import: 'default', eager: true })
const maps = Object.entries(drawings).filter(([, drawing]) => 'graticule' in JSON.parse(drawing))

/** A drawing without the spaces that may stand between its numbers or not. */
const drawn = (map: string): string =>
  JSON.stringify(JSON.parse(map), (_, part: unknown) => (typeof part === 'string' ? (part.match(/[a-z]+|-?\d*\.?\d+/gi)?.map((word) => +word || word).join(' ') ?? part) : part))

test.each(maps)('%s is drawn as before when it has travelled', (_, map) => {
  const travelling = JSON.stringify(packed(JSON.parse(map)))
  expect(drawn(JSON.stringify(unpacked(JSON.parse(travelling))))).toBe(drawn(map))
  expect(travelling.length).toBeLessThan(map.length * 0.7)
})

test('what was drawn before is only named, forwards and backwards', () => {
  const ring = 'M10 10l5 0 5 5 0 5-5 5-5 0-5-5 0-5z'
  const back = 'M10 25l5 0 5-5 0-5-5-5-5 0'
  const map = packed({ ring, back })
  expect(map.back.length).toBeLessThan(10)
  expect(drawn(JSON.stringify(unpacked(map)))).toBe(drawn(JSON.stringify({ ring, back })))
})

test('a path can be read before those that it repeats', () => {
  const map = { rings: ['M10 10l5 0 5 5 0 5-5 5-5 0-5-5 0-5z'], inset: { width: 20, back: 'M10 25l5 0 5-5 0-5-5-5-5 0' } }
  const travelled = unpacked(packed(map))
  expect(travelled.inset.width).toBe(20)
  expect(drawn(JSON.stringify(travelled.inset.back))).toBe(drawn(JSON.stringify(map.inset.back)))
  expect(drawn(JSON.stringify(travelled))).toBe(drawn(JSON.stringify(map)))
})
