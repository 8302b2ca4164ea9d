/** What the end screen counts out of all that was told. */
import * as spaces from '$families/track/page/spaces'
import { factsOf } from '$lib/told'
import { moveIn } from './sakodo'
import type { Told } from './tales'

/** What one player did on the whole journey. Sums are in euros. */
export interface Tally {
  /** The places where they were, in order, the departure first. */
  way: number[]
  /** Spaces walked and what they cost. */
  walked: number
  fares: number
  flights: number
  lifts: { given: number; got: number }
  /** What jobs, letters and chance brought. */
  earned: number
  sold: { count: number; sum: number }
  bought: { count: number; sum: number }
  trades: number
}

/** The places where a player was, in order. */
export const wayOf = (told: Told[], seat: number): number[] => spaces.wayOf(told, seat, moveIn)

export function tally(told: Told[], seat: number): Tally {
  const by = ({ player }: { player: number }): boolean => player === seat
  const sum = (facts: { money: number }[]): number => facts.reduce((total, { money }) => total + money, 0)
  const [walks, earns] = [factsOf(told, 'walks').filter(by), factsOf(told, 'earns').filter(by)]
  const lifts = factsOf(told, 'picks-up')
  const sales = factsOf(told, 'sells', 'bank-buys').filter(({ seller }) => seller === seat)
  const purchases = factsOf(told, 'sells').filter(({ buyer }) => buyer === seat)
  return {
    way: wayOf(told, seat),
    walked: spaces.walkedBy(told, seat, moveIn, 'walks'),
    fares: sum(walks),
    flights: factsOf(told, 'flies', 'leaves').filter(by).length,
    lifts: {
      given: lifts.filter(({ driver }) => driver === seat).length,
      got: lifts.filter(({ passenger }) => passenger === seat).length,
    },
    earned: sum(earns),
    sold: { count: sales.length, sum: sum(sales) },
    bought: { count: purchases.length, sum: sum(purchases) },
    trades: factsOf(told, 'trades').filter(({ proposer, partner }) => [proposer, partner].includes(seat)).length,
  }
}

/** Who came home with a full journal. */
export const homecomers = (told: Told[]): number[] => factsOf(told, 'comes-home').map(({ player }) => player)
