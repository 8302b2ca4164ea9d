/** What the end screen counts out of all that was told. */
import * as spaces from '$families/track/page/spaces'
import { factsOf } from '$lib/told'
import { moveIn, spelled } from './routard'
import type { Told } from './tales'

/** What one player did on the whole journey. Sums are in euros. */
export interface Tally {
  /** The places where they were, in order, Paris first. */
  way: number[]
  /** Turns spent on the sheet. */
  packing: number
  /** Spaces walked or driven, and what they cost. */
  walked: number
  fares: number
  flights: number
  drives: number
  /** How often somebody else took them along. */
  lifts: number
  nights: number
  /** Cheques paid for them. */
  beds: number
  sentBack: number
  earned: number
  sold: { count: number; sum: number }
  /** How often they were caught. */
  fines: number
}

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

export function tally(told: Told[], seat: number): Tally {
  const by = ({ player }: { player: number }): boolean => player === seat
  const drives = factsOf(told, 'drives')
  const nights = factsOf(told, 'sleeps').filter(by)
  const sales = factsOf(told, 'sells', 'bank-buys').filter(({ seller }) => seller === seat)
  return {
    way: spaces.wayOf(spelled(told), seat, moveIn),
    packing: factsOf(told, 'announces').filter(by).length,
    walked: spaces.walkedBy(spelled(told), seat, moveIn, 'walks', 'drives'),
    fares: sum(factsOf(told, 'walks', 'drives').filter(by).map(({ money }) => money)),
    flights: factsOf(told, 'flies', 'leaves').filter(by).length,
    drives: drives.filter(by).length,
    lifts: drives.filter(({ passengers }) => passengers.includes(seat)).length,
    nights: nights.length,
    beds: sum(nights.map(({ count }) => count)),
    sentBack: factsOf(told, 'sent-back').filter(by).length,
    earned: sum(factsOf(told, 'earns').filter(by).map(({ money }) => money)),
    sold: { count: sales.length, sum: sum(sales.map(({ money }) => money)) },
    fines: factsOf(told, 'caught').filter(({ offender }) => offender === seat).length,
  }
}

/** Who came home with a set. */
export const homecomers = (told: Told[]): number[] => factsOf(told, 'comes-home').map(({ player }) => player)

/** The beds somebody slept in, in order, each once. */
export const bedsOf = (told: Told[], seat: number): number[] => [
  ...new Set(factsOf(told, 'sleeps').filter(({ player }) => player === seat).map(({ card }) => card)),
]
