// @vitest-environment node
import { around, distance, LEAST } from '$lib/map/labels'
import { hidden } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { describe, expect, test } from 'vitest'
import { describeNames, drawnIn, near, NOBODY_MOVES, pieces, type Drawn } from '$families/track/page/testing'
import { DEPARTURE, FARE, FIRST } from './facts'
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

/** Travellers on these spaces; the first one has those aboard. */
const viewOf = (at: number[], aboard: number[] = []): SakodoView =>
  ({
    travellers: at.map((space, seat) => ({ at: space, aboard: aboard.includes(seat) }) as Traveller),
    active: 0,
  }) as SakodoView
const standing = (at: number[], aboard: number[] = []) => parties(viewOf(at, aboard), NOBODY_MOVES)

describeNames(
  SPACES,
  words,
  FARE,
  {
    'six on one space': (space) => standing(Array(6).fill(space)),
    'a full van and two more': (space) => standing([space, space, space, space, ...near(space).slice(1, 3)], [1, 2, 3]),
  },
  (space) => standing(near(space).slice(0, 6)),
)

describe('a name', () => {
  const drawn = drawnIn(SPACES, words)
  const nameOf = (names: Drawn[], id: string) => names.find(({ place }) => place === spaceOf(id))

  test('given all six at the departure, then it is beside them; those far away stay where they are', () => {
    const six = pieces(standing(Array(6).fill(DEPARTURE)), 0.65)
    const [before, after] = [drawn(0.65, 'fr'), drawn(0.65, 'fr', six)]
    expect(hidden(before, six)).toEqual(['Paris (départ)', 'Reykjavik', 'Paris (arrivée)'])
    expect(hidden(after, six)).toEqual([])
    const { spot, area } = nameOf(after, 'paris-arrival')!
    expect(distance(around(spot, 0), area) * 0.65).toBeLessThan(3 * LEAST)
    expect(nameOf(after, 'sydney')).toEqual(nameOf(before, 'sydney'))
  })

  test('given a traveller who is on the way, then it does not step aside for them', () => {
    const move = { seats: [0], way: [DEPARTURE, FIRST], flying: true }
    const moving = { moves: [move], waits: () => DEPARTURE }
    expect(parties(viewOf([FIRST]), moving)).toEqual([])
  })

  test('given one who has yet to set out, then it steps aside where they still stand', () => {
    const waiting = { moves: [], waits: (seat: number) => (seat ? null : DEPARTURE) }
    expect(parties(viewOf([FIRST, FIRST]), waiting).map(({ space }) => space)).toEqual([DEPARTURE, FIRST])
  })
})
