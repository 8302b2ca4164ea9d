// @vitest-environment node
import { expect, test } from 'vitest'
import { teller } from '$lib/testing/table'
import { fortunes, meanRoll, tally } from './ledger'
import type { Tales } from './tales'
import type { AchseView } from './view'

const told = teller<Tales>()
const game = [
  told('begins', { player: 0 }),
  told('rolls', { player: 0, points: 4 }),
  told('buys', { player: 0, trailer: 1 }),
  told('rolls', { player: 1, points: 6 }),
  told('calls', { player: 1, contract: 8 }),
  told('gets', { player: 1, contract: 8, money: 1200 }),
  told('skips', { player: 0 }),
  told('rolls', { player: 1, points: 1 }),
  told('delivers', { player: 1, contract: 8, money: 3900 }),
  told('penalty', { player: 0, event: 9, money: 1000 }),
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
