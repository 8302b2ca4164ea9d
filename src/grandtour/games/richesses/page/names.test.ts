// @vitest-environment node
import { apart, LEAST, type Area } from '$lib/map/labels'
import { hidden, touching } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { LANGUAGES, type Language } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { insetNames, namesAt, regionsAt } from './labels'
import { covered, standing, tagged } from './pieces'
import * as rf from './richesses'
import type { Lit } from './richesses'
import type { RichessesView, Traveller } from './view'

const game = gameOf('richesses', 'RF', [
  kind('point', rf.PLACES.map(({ id }) => id)),
  kind('region', rf.REGIONS.map(({ id }) => id)),
])
const words = wordsIn(import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }), game)
/** Pixels of the screen to a unit of the sheet: a phone, a laptop, and closer. */
const SCALES = [0.36, 0.42, 0.6, 0.8, 1.2, 2, 4]
/** From here on every point has its name. */
const ALL_STAY = 0.8
const EVERYWHERE = [...rf.PLACES.keys()].filter((point) => point % 12 === 0) // a sample, for the time it takes

const near = (point: number): number[] => rf.nearestTo(point, [...rf.PLACES.keys()])
/** Four players on these points, in a circuit with signs. */
const viewOf = (circuit: number, at: number[]): RichessesView =>
  ({ circuit, travellers: at.map((point) => ({ at: point, rows: [] as number[] }) as Traveller) }) as RichessesView
const thingsOf = (view: RichessesView, scale: number): Area[] =>
  covered(standing(view, scale), rf.stagesOf(view), scale)
const signedBy = (view: RichessesView): number[] => rf.stagesOf(view).map(({ point }) => point)

describe.each(LANGUAGES)('in %s', (lang: Language) => {
  test.each(SCALES)('given any circuit on an empty board at %d, then its names can be read, signs and all', (scale) => {
    rf.CIRCUITS.forEach((_, circuit) => {
      const view = viewOf(circuit, [])
      const [things, signed] = [thingsOf(view, scale), signedBy(view)]
      const { size, all } = namesAt(scale, words(lang), things, signed, signed)
      expect(touching(all)).toEqual([])
      expect(hidden(all, things)).toEqual([])
      expect(size * scale).toBeGreaterThanOrEqual(LEAST)
      expect(all.filter(({ bright }) => bright)).toHaveLength(signed.length)
      if (scale >= ALL_STAY) expect(all).toHaveLength(rf.PLACES.length)
    })
  })

  test.each(SCALES)('given four players around a point at %d, then no name is under them', (scale) => {
    for (const point of EVERYWHERE) {
      const view = viewOf(1, near(point).slice(0, 4))
      const [things, signed] = [thingsOf(view, scale), signedBy(view)]
      const { all } = namesAt(scale, words(lang), things, signed, signed)
      expect(touching(all)).toEqual([])
      expect(hidden(all, things)).toEqual([])
    }
  })

  test.each(SCALES)('given a few points that can be reached at %d, then each has its name', (scale) => {
    for (const point of EVERYWHERE) {
      const reached = near(point).slice(0, 8)
      const lit = reached.map((space) => ({ space, trip: { price: 0 } }) as Lit)
      const { all } = namesAt(scale, words(lang), tagged(lit, scale), reached, [])
      expect(touching(all)).toEqual([])
      expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(reached.map((one) => words(lang).noun('point', one))))
    }
  })

  test('given all of France on a phone, then no name is far from its point, and none is in the inset', () => {
    const scale = 0.14
    rf.CIRCUITS.forEach((_, circuit) => {
      const view = viewOf(circuit, [rf.pointOf('paris'), rf.pointOf('versailles')])
      const [things, signed] = [thingsOf(view, scale), signedBy(view)]
      const { all } = namesAt(scale, words(lang), things, signed, signed)
      expect(touching(all)).toEqual([])
      for (const { spot, led } of all) if (led) expect(Math.hypot(led.x - spot.x, led.y - spot.y) * scale).toBeLessThan(40)
      expect(insetNames(scale, words(lang), things, signed).all).toEqual([])
    })
  })

  test.each(SCALES)('the names of regions lie on no other name at %d', (scale) => {
    const taken = namesAt(scale, words(lang), [], [], []).all.map(({ area }) => area)
    const regions = regionsAt(scale, words(lang), taken)
    for (const { area } of regions) expect(taken.every((other) => apart(area, other))).toBe(true)
    if (scale >= 1.2) expect(regions.length).toBeGreaterThanOrEqual(19)
  })
})

test('given ways that cost something, then no name is under a price that is written out', () => {
  const scale = 0.8
  const view = viewOf(3, [rf.pointOf('lyon')])
  const lit = rf.PLACES.flatMap((_, point): Lit[] => {
    const offer = { verb: 'drive', kind: 'point', noun: point } as Lit['offer']
    const trip = rf.tripOf(offer, view.travellers[0]!, view.circuit)
    return trip ? [{ space: point, offer, trip }] : []
  })
  const prices = tagged(lit, scale)
  expect(prices.length).toBeGreaterThan(10)
  const things = [...thingsOf(view, scale), ...prices]
  expect(hidden(namesAt(scale, words('fr'), things, [], signedBy(view)).all, things)).toEqual([])
  expect(tagged(lit, 0.5)).toEqual([])
})
