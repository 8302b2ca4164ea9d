// @vitest-environment node
import { expect, test } from 'vitest'
import type { Told } from '$lib/wire'
import { fortunes, meanRoll, tally } from './ledger'
import type { AchseView } from './view'

const told = (key: string, ...nouns: number[]): Told => ({ version: 0, key, nouns })
const game = [
  told('begins', 0),
  told('rolls', 0, 4),
  told('buys', 0, 1),
  told('rolls', 1, 6),
  told('calls', 1, 8),
  told('gets', 1, 8, 12),
  told('skips', 0),
  told('rolls', 1, 1),
  told('delivers', 1, 8, 39),
  told('penalty', 0, 9, 10),
]
const view = { hauliers: [{ money: 2000 }, { money: 7700 }] } as AchseView

test('the money of everyone turn by turn begins where the rules say, and ends where the game ended', () => {
  expect(fortunes(game, view)).toEqual([
    [5000, 3000, 3000, 3000, 2000],
    [5000, 5000, 3800, 3800, 7700],
  ])
})

test('what one player did is counted from what was told', () => {
  expect(tally(game, 1)).toEqual({
    delivered: 1,
    revenue: 3900,
    won: 1,
    paid: 1200,
    trailers: 0,
    events: 0,
    rolls: [1, 0, 0, 0, 0, 1],
  })
  expect(tally(game, 0)).toMatchObject({ trailers: 1, delivered: 0 })
})

test('the mean of the rolls', () => {
  expect(meanRoll([1, 0, 0, 0, 0, 1])).toBe(3.5)
  expect(meanRoll([0, 0, 0, 0, 0, 0])).toBe(0)
})
