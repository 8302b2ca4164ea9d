// @vitest-environment node
import type { Seen } from '$lib/map/aside'
import { around, distance, LEAST, type Area } from '$lib/map/labels'
import type { PlaceName } from '$lib/map/names'
import { hidden, touching } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { LANGUAGES, type Language, type Words } from '$lib/words'
import { describe, expect, test } from 'vitest'
import * as labels from '$families/track/page/labels'
import { covered, placed, tagged } from '$families/track/page/pieces'
import { between, type Lit } from '$families/track/page/spaces'
import { SPOTS } from '$families/track/page/track'
import { ARRIVAL, DEPARTURE, FARE, FIRST } from './facts'
import { parties } from './pieces'
import { SPACES, spaceOf } from './sakodo'
import type { SakodoView, Traveller } from './view'

const game = gameOf('sakodo', 'SK', [
  kind(
    'space',
    SPACES.map(({ id }) => id),
  ),
])
const words = wordsIn(import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }), game)
/** Pixels of the screen to a unit of the sheet. */
const SCALES = [0.25, 0.37, 0.5, 0.65, 0.8, 1, 1.3, 1.7, 5]
/** From here on no name is left out, however crowded it is. */
const ALL_STAY = 0.65
const NOBODY_MOVES = { moves: [], waits: () => null }

type Drawn = Seen<PlaceName>
const namesAt = (scale: number, said: Words, things: Area[], lit: number[]) =>
  labels.namesAt(SPACES, scale, said, things, lit)
const drawn = (scale: number, lang: Language, things: Area[] = [], lit: number[] = []): Drawn[] =>
  namesAt(scale, words(lang), things, lit).all

/** Travellers on these spaces; the first one has those aboard. */
const viewOf = (at: number[], aboard: number[] = []): SakodoView =>
  ({
    travellers: at.map((space, seat) => ({ at: space, aboard: aboard.includes(seat) }) as Traveller),
    active: 0,
  }) as SakodoView

function near(space: number): number[] {
  const away = (other: number) => Math.hypot(SPOTS[other]!.x - SPOTS[space]!.x, SPOTS[other]!.y - SPOTS[space]!.y)
  return [...SPOTS.keys()].sort((a, b) => away(a) - away(b))
}

/** Six ways to stand: all on one space, on six spaces around it, in a van with passengers beside others. */
const CROWDS: Record<string, (space: number) => SakodoView> = {
  'six on one space': (space) => viewOf(Array(6).fill(space)),
  'one on each of six spaces': (space) => viewOf(near(space).slice(0, 6)),
  'a full van and two more': (space) => viewOf([space, space, space, space, ...near(space).slice(1, 3)], [1, 2, 3]),
}

const pieces = (view: SakodoView, scale: number, ringed: number[] = [], lit: number[] = []): Area[] =>
  covered(placed(parties(view, NOBODY_MOVES), scale, lit), ringed, scale)

/** Six around a space, two of whom can be chosen, and the six spaces ahead that one may go to, with their prices. */
function turn(space: number, scale: number, lang: Language): { things: Area[]; lit: number[] } {
  const ahead = between(space, Math.min(space + 6, ARRIVAL)).slice(1)
  const lit = ahead.map((space, i): Lit => ({ space, offer: { verb: 'go' } as Lit['offer'], price: FARE[i + 1]! }))
  const view = CROWDS['one on each of six spaces']!(space)
  return { things: [...pieces(view, scale, [1, 5], ahead), ...tagged(lit, words(lang), scale)], lit: ahead }
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(SCALES)('given an empty board at %d, then no name is in the way of another', (scale) => {
    const names = drawn(scale, lang)
    expect(touching(names)).toEqual([])
    expect(names.filter(({ led }) => led)).toEqual([])
    expect(namesAt(scale, words(lang), [], []).size * scale).toBeGreaterThanOrEqual(LEAST)
  })

  describe.each(Object.keys(CROWDS))('given %s', (crowd) => {
    test.each(SCALES)('then no name is under them at %d', (scale) => {
      const before = drawn(scale, lang).length
      for (const space of SPACES.keys()) {
        const things = pieces(CROWDS[crowd]!(space), scale)
        const names = drawn(scale, lang, things)
        expect(hidden(names, things)).toEqual([])
        expect(touching(names)).toEqual([])
        if (scale >= ALL_STAY) expect(names).toHaveLength(before)
      }
    })
  })

  test.each(SCALES)('given spaces one may go to at %d, then neither pawns nor prices hide a name', (scale) => {
    for (const space of SPACES.keys()) {
      const { things, lit } = turn(space, scale, lang)
      const names = drawn(scale, lang, things, lit)
      expect(hidden(names, things)).toEqual([])
      expect(touching(names)).toEqual([])
    }
  })
})

describe('a name', () => {
  const nameOf = (names: Drawn[], id: string) => names.find(({ place }) => place === spaceOf(id))

  test('given all six at the departure, then it is beside them; those far away stay where they are', () => {
    const six = pieces(viewOf(Array(6).fill(DEPARTURE)), 0.65)
    const [before, after] = [drawn(0.65, 'fr'), drawn(0.65, 'fr', six)]
    expect(hidden(before, six)).toEqual(['Paris (départ)', 'Reykjavik', 'Paris (arrivée)'])
    expect(hidden(after, six)).toEqual([])
    const { spot, area } = nameOf(after, 'paris-arrival')!
    expect(distance(around(spot, 0), area) * 0.65).toBeLessThan(3 * LEAST)
    expect(nameOf(after, 'sydney')).toEqual(nameOf(before, 'sydney'))
  })

  test('given a traveller who is on his way, then it does not step aside for him', () => {
    const move = { seats: [0], way: [DEPARTURE, FIRST], flying: true }
    const moving = { moves: [move], waits: () => DEPARTURE }
    expect(parties(viewOf([FIRST]), moving)).toEqual([])
  })

  test('given one who has yet to set out, then it steps aside where he still stands', () => {
    const waiting = { moves: [], waits: (seat: number) => (seat ? null : DEPARTURE) }
    expect(parties(viewOf([FIRST, FIRST]), waiting).map(({ space }) => space)).toEqual([DEPARTURE, FIRST])
  })
})
