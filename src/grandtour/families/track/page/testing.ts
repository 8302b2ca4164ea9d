/** What must hold of the names on the map in every room of the family, however its travellers stand. */
import type { Seen } from '$lib/map/aside'
import { LEAST, type Area } from '$lib/map/labels'
import type { PlaceName } from '$lib/map/names'
import { cartoucheFor, hasTitle } from '$lib/map/title'
import sheet from '$lib/map/world-sheet.json'
import world from '$lib/map/world.json'
import { hidden, outside, touching } from '$lib/testing/names'
import { LANGUAGES, type Language, type Words } from '$lib/words'
import { describe, expect, test } from 'vitest'
import * as labels from './labels'
import { covered, placed, tagged, type Party } from './pieces'
import { between, type Lit, type Space } from './spaces'
import { ARRIVAL, SPOTS } from './track'

/** Pixels of the screen to a unit of the sheet. */
const SCALES = [0.25, 0.37, 0.5, 0.65, 0.8, 1, 1.3, 1.7, 5]
/** From here on no name is left out, however crowded it is. */
const ALL_STAY = 0.65
export const NOBODY_MOVES = { moves: [], waits: () => null }

export type Drawn = Seen<PlaceName>

/** The spaces, the nearest to this one first. */
export function near(space: number): number[] {
  const away = (other: number) => Math.hypot(SPOTS[other]!.x - SPOTS[space]!.x, SPOTS[other]!.y - SPOTS[space]!.y)
  return [...SPOTS.keys()].sort((a, b) => away(a) - away(b))
}

/** What travellers who stand together so cover of the map; `ringed` are those who can be chosen, `lit` where one may go. */
export const pieces = (parties: Party[], scale: number, ringed: number[] = [], lit: number[] = []): Area[] =>
  covered(placed(parties, scale, lit), ringed, scale)

/** The names in a room, by how near the map is seen. */
export const drawnIn =
  (spaces: Space[], words: (lang: Language) => Words) =>
  (scale: number, lang: Language, things: Area[] = [], lit: number[] = []): Drawn[] =>
    labels.namesAt(spaces, scale, words(lang), things, lit).all

/** In every language and at every scale: nothing that stands on the map hides a name. `crowds` are ways to stand around a
 * space, `apart` one on each of six spaces, and `fare` the price of so many spaces. */
export function describeNames(
  spaces: Space[],
  words: (lang: Language) => Words,
  fare: readonly number[],
  crowds: Record<string, (space: number) => Party[]>,
  apart: (space: number) => Party[],
): void {
  const drawn = drawnIn(spaces, words)

  /** What the title of the map covers. */
  function titled(lang: Language): Area {
    const { x, y, width, height } = cartoucheFor(words(lang).text('title'), world.cartouche)
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  }

  /** Six around a space, two of whom can be chosen, and the six spaces ahead that one may go to, with their prices. */
  function turn(space: number, scale: number, lang: Language): { things: Area[]; lit: number[] } {
    const ahead = between(space, Math.min(space + 6, ARRIVAL)).slice(1)
    const lit = ahead.map((space, i): Lit => ({ space, offer: { verb: 'go' } as Lit['offer'], price: fare[i + 1]! }))
    return { things: [...pieces(apart(space), scale, [1, 5], ahead), ...tagged(lit, words(lang), scale)], lit: ahead }
  }

  describe.each(LANGUAGES)('in %s', (lang) => {
    test.each(SCALES)('given an empty board at %d, then no name is in the way of another', (scale) => {
      const names = drawn(scale, lang)
      expect(touching(names)).toEqual([])
      expect(names.filter(({ led }) => led)).toEqual([])
      expect(hasTitle(scale) ? hidden(names, [titled(lang)]) : []).toEqual([])
      expect(labels.namesAt(spaces, scale, words(lang), [], []).size * scale).toBeGreaterThanOrEqual(LEAST)
    })

    describe.each(Object.entries({ ...crowds, 'one on each of six spaces': apart }))('given %s', (_, crowd) => {
      test.each(SCALES)('then no name is under them at %d', (scale) => {
        const before = drawn(scale, lang).length
        for (const space of spaces.keys()) {
          const things = pieces(crowd(space), scale)
          const names = drawn(scale, lang, things)
          expect(hidden(names, things)).toEqual([])
          expect(touching(names)).toEqual([])
          if (scale >= ALL_STAY) expect(names).toHaveLength(before)
        }
      })
    })

    test.each(SCALES)('given spaces one may go to at %d, then neither pawns nor prices hide a name', (scale) => {
      for (const space of spaces.keys()) {
        const { things, lit } = turn(space, scale, lang)
        const names = drawn(scale, lang, things, lit)
        expect(outside(names, sheet)).toEqual([])
        expect(lit.filter((one) => names.every(({ place }) => place !== one))).toEqual([]) // each has its name
        expect(hidden(names, things)).toEqual([])
        expect(touching(names)).toEqual([])
      }
    })
  })
}
