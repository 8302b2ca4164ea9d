// @vitest-environment node
import { hidden } from '$lib/testing/names'
import { gameOf, kind, wordsIn } from '$lib/testing/table'
import { expect, test } from 'vitest'
import { describeNames, drawnIn, near, NOBODY_MOVES, pieces } from '$families/track/page/testing'
import { DEPARTURE, FARE } from './facts'
import { parties } from './pieces'
import { SPACES } from './routard'
import type { Traveller } from './view'

const game = gameOf('routard', 'RO', [kind('space', SPACES.map(({ id }) => id))])
const words = wordsIn(import.meta.glob('../texts/*.ftl', { query: '?raw', import: 'default', eager: true }), game)

/** Travellers on these spaces, who have come in the order of their seats. */
const standing = (at: number[]) =>
  parties({ travellers: at.map((space) => ({ at: space }) as Traveller), came: [...at.keys()] }, NOBODY_MOVES)

describeNames(
  SPACES,
  words,
  FARE,
  {
    'all six in one pile': (space) => standing(Array(6).fill(space)),
    'a pile of four and two more': (space) => standing([space, space, space, space, ...near(space).slice(1, 3)]),
  },
  (space) => standing(near(space).slice(0, 6)),
)

test('given six who pack, then each stands alone, and the name of the place is beside them', () => {
  const six = standing(Array(6).fill(DEPARTURE))
  expect(six).toHaveLength(6)
  const names = drawnIn(SPACES, words)(0.65, 'fr', pieces(six, 0.65))
  expect(hidden(names, pieces(six, 0.65))).toEqual([])
  expect(names.map(({ place }) => place)).toContain(DEPARTURE)
})
