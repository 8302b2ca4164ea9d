// @vitest-environment node
import type { Seen } from '$lib/map/aside'
import type { Area } from '$lib/map/labels'
import type { PlaceName } from '$lib/map/names'
import world from '$lib/map/world-sheet.json'
import { hidden, outside, touching } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { LANGUAGES, type Language } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { berthsAt } from './berths'
import { CITIES, cityOf, SPOTS } from './course'
import { covered, namesAt, numbered, pushed, ringed } from './names'

const game = gameOf('course', 'CM', [
  kind(
    'city',
    CITIES.map(({ id }) => id),
  ),
])
const words = wordsIn(import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }), game)
/** Pixels of the screen to a unit of the sheet. */
const SCALES = [0.25, 0.3, 0.5, 0.65, 1, 2, 5]
const ALL_NAMED = 0.5

const drawn = (scale: number, lang: Language, things: Area[] = [], shown: number[] = []): Seen<PlaceName>[] =>
  namesAt(scale, words(lang), things, shown).all

const planes = (cities: number[], scale: number, lang: Language): Area[] =>
  covered(berthsAt(cities, words(lang), scale), scale)

function near(city: number): number[] {
  const away = (other: number) => Math.hypot(SPOTS[other]!.x - SPOTS[city]!.x, SPOTS[other]!.y - SPOTS[city]!.y)
  return [...SPOTS.keys()].sort((a, b) => away(a) - away(b))
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(SCALES)('given an empty board at %d, then no name is in the way of another', (scale) => {
    const names = drawn(scale, lang)
    expect(touching(names)).toEqual([])
    expect(names.filter(({ led }) => led)).toEqual([])
    if (scale >= ALL_NAMED) expect(names).toHaveLength(CITIES.length)
  })

  test.each(SCALES)('given six planes in any city, or in six around it, at %d, then no name is under one', (scale) => {
    for (const city of CITIES.keys())
      for (const cities of [Array<number>(6).fill(city), near(city).slice(0, 6)]) {
        const things = planes(cities, scale, lang)
        const names = drawn(scale, lang, things)
        expect(hidden(names, things)).toEqual([])
        expect(touching(names)).toEqual([])
        if (scale >= ALL_NAMED) expect(names).toHaveLength(CITIES.length)
      }
  })

  test.each(SCALES)('given cities one may fly to at %d, then each has its name, beside rings and planes', (scale) => {
    for (const city of CITIES.keys()) {
      const lit = near(city).slice(1, 4)
      const things = [...planes([city, city], scale, lang), ...ringed(lit, scale)]
      const names = drawn(scale, lang, things, lit)
      expect(hidden(names, things)).toEqual([])
      expect(touching(names)).toEqual([])
      expect(names.filter(({ bright }) => bright)).toHaveLength(lit.length)
      expect(outside(names, world)).toEqual([])
    }
  })
})

test('given planes in New York on a small map, then its name was under them and is beside them', () => {
  const things = planes(Array<number>(3).fill(cityOf('new-york')), 0.26, 'en')
  expect(hidden(drawn(0.26, 'en'), things)).toContain('New York')
  expect(drawn(0.26, 'en', things).map(({ name }) => name)).toContain('New York')
})

test('given a flight that is planned, then no name is under its numbers', () => {
  const path = near(cityOf('paris')).slice(0, 6)
  for (const scale of SCALES) {
    const signs = numbered([...path, path[1]!], scale)
    expect(signs).toHaveLength(5)
    expect(hidden(drawn(scale, 'en', signs), signs)).toEqual([])
  }
  expect(hidden(drawn(0.65, 'en'), numbered(path, 0.65)).length).toBeGreaterThan(0)
})

test('a name that is pushed goes to the side it stands on', () => {
  expect(pushed({ anchor: 'end', dx: -0.5, dy: 0.2 }, 1)).toEqual({ anchor: 'end', dx: -1.5, dy: 0.2 })
  expect(pushed({ anchor: 'middle', dx: 0, dy: -0.5 }, 1)).toEqual({ anchor: 'middle', dx: 0, dy: -1.5 })
})
