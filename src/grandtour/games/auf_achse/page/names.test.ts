// @vitest-environment node
import type { Seen } from '$lib/map/aside'
import { around, LEAST, type Area } from '$lib/map/labels'
import type { PlaceName } from '$lib/map/names'
import { hidden, touching } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { LANGUAGES, type Language } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { SPOTS, TOWNS } from './achse'
import { namesAt } from './labels'
import { covered, ringed } from './pieces'
import { townSize } from './sizes'
import type { AchseView, Haulier } from './view'

const game = gameOf('auf_achse', 'AA', [
  kind(
    'town',
    TOWNS.map(({ id }) => id),
  ),
])
const words = wordsIn(import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }), game)
const town = (id: string) => TOWNS.findIndex((one) => one.id === id)

/** Pixels of the screen to a unit of the sheet. */
const ALL_NAMED = [0.37, 0.4, 0.5, 0.65, 0.74, 1, 1.6, 2.5, 4]
const SOME_NAMED = [0.16, 0.2, 0.25, 0.3, 0.36]

type Drawn = Seen<PlaceName>

const drawn = (scale: number, lang: Language, things: Area[] = [], marked: number[] = []): Drawn[] =>
  namesAt(scale, words(lang), things, marked).all

/** Six trucks, most with two trailers, and both markers on the spaces around a town, heading both ways. */
function crowd(around: number): AchseView {
  const away = (space: number) => Math.hypot(SPOTS[space]!.x - SPOTS[around]!.x, SPOTS[space]!.y - SPOTS[around]!.y)
  const near = [...SPOTS.keys()].sort((a, b) => away(a) - away(b))
  const hauliers = near.slice(0, 6).map((at, seat) => ({
    at,
    came: near[seat + 3]!,
    large: seat < 4 ? 1 : 0,
    small: seat < 4 ? 1 : 0,
    on_truck: 6,
    on_trailers: 0,
  }))
  return { hauliers: hauliers as Haulier[], works: near[6]!, jam: near[7]! } as AchseView
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(ALL_NAMED)('given an empty board at %d, then every town has its name beside it', (scale) => {
    const names = drawn(scale, lang)
    expect(names).toHaveLength(TOWNS.length)
    expect(names.filter(({ led }) => led)).toEqual([])
    expect(touching(names)).toEqual([])
    // a letter may hang into the edge of its own town
    const towns = TOWNS.map((_, space) => around(SPOTS[space]!, 0.8 * townSize(scale)))
    expect(hidden(names, towns)).toEqual([])
  })

  test.each(ALL_NAMED)('given a crowd at any town at %d, then every name is there, and none under a piece', (scale) => {
    for (const place of TOWNS.keys()) {
      const things = covered(crowd(place), scale)
      const names = drawn(scale, lang, things)
      expect(names).toHaveLength(TOWNS.length)
      expect(hidden(names, things)).toEqual([])
      expect(touching(names)).toEqual([])
    }
  })

  test.each(SOME_NAMED)('given a crowd on a map as small as %d, then the names that are there can be read', (scale) => {
    expect(namesAt(scale, words(lang), [], []).size * scale).toBeGreaterThanOrEqual(LEAST)
    for (const place of TOWNS.keys()) {
      const things = covered(crowd(place), scale)
      const names = drawn(scale, lang, things)
      expect(names.length).toBeGreaterThan(3)
      expect(hidden(names, things)).toEqual([])
      expect(touching(names)).toEqual([])
    }
  })
})

test('given spaces one may drive to around a town, then no name hides one, unless most of the board is lit', () => {
  const spaces = crowd(town('kassel')).hauliers.map(({ at }) => at)
  expect(hidden(drawn(0.5, 'en'), ringed(spaces, 0.5))).toContain('Kassel')
  expect(hidden(drawn(0.5, 'en', ringed(spaces, 0.5)), ringed(spaces, 0.5))).toEqual([])
  expect(ringed([...SPOTS.keys()], 0.5)).toEqual([])
})

describe('a name', () => {
  const alone = (id: string): AchseView => {
    const view = crowd(town(id))
    return { ...view, hauliers: view.hauliers.slice(0, 1), works: -1, jam: -1 }
  }
  const placeOf = (names: Drawn[], id: string) => names.find((one) => one.place === town(id))!

  test('given a truck in its town, then it is still near; the other names stay where they are', () => {
    const before = drawn(0.5, 'en')
    const truck = covered(alone('hamburg'), 0.5)
    const after = drawn(0.5, 'en', truck)
    expect(hidden([placeOf(before, 'hamburg')], truck)).toEqual(['Hamburg'])
    expect(placeOf(after, 'hamburg').led).toBeNull()
    expect(placeOf(after, 'munich')).toEqual(placeOf(before, 'munich'))
  })

  test('given no room near its town, then a line leads to it', () => {
    const { x, y } = SPOTS[town('kassel')]!
    const { led } = placeOf(drawn(1, 'en', [around({ x, y }, 60)]), 'kassel')
    expect(Math.max(Math.abs(led!.x - x), Math.abs(led!.y - y))).toBeGreaterThan(60)
  })

  test('given a small map on which it has no room, then it is there when its town is looked at', () => {
    const left = TOWNS.findIndex((_, space) => !drawn(0.25, 'en').some((one) => one.place === space))
    const names = drawn(0.25, 'en', [], [left, left])
    expect(names.filter((one) => one.place === left)).toHaveLength(1)
    expect(touching(names)).toEqual([])
  })
})
