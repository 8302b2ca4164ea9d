/** What the end screen counts out of all that was told. */
import type { Told } from '$lib/wire'
import { STEP } from './goods'
import { DEPARTURE, FIRST } from './sakodo'

/** What one player did on the whole journey. Sums are in euros. */
export interface Tally {
  /** The places where he was, in order, the departure first. */
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

const MOVES = ['walks', 'rides', 'flies', 'goes-back-to-work', 'moved', 'loses-passport']

/** The places where a player was, in order. */
export function wayOf(told: Told[], seat: number): number[] {
  const way = [DEPARTURE]
  for (const { key, nouns } of told) {
    if (nouns[0] !== seat) continue
    const space = key === 'leaves' ? FIRST : MOVES.includes(key) ? nouns[1]! : way.at(-1)!
    if (space !== way.at(-1)) way.push(space)
  }
  return way
}

/** How many spaces a player has walked, others driving not counted. */
function walkedBy(told: Told[], seat: number): number {
  let [at, walked] = [DEPARTURE, 0]
  for (const { key, nouns } of told) {
    if (nouns[0] !== seat) continue
    if (key === 'walks') walked += nouns[1]! - at
    at = key === 'leaves' ? FIRST : MOVES.includes(key) ? nouns[1]! : at
  }
  return walked
}

export function tally(told: Told[], seat: number): Tally {
  const by = (key: string, place = 0) => told.filter((line) => line.key === key && line.nouns[place] === seat)
  const sum = (lines: Told[]) => lines.reduce((total, line) => total + STEP * line.nouns.at(-1)!, 0)
  const sales = [...by('sells'), ...by('bank-buys')]
  return {
    way: wayOf(told, seat),
    walked: walkedBy(told, seat),
    fares: sum(by('walks')),
    flights: by('flies').length + by('leaves').length,
    lifts: { given: by('picks-up').length, got: by('picks-up', 1).length },
    earned: sum(by('earns')),
    sold: { count: sales.length, sum: sum(sales) },
    bought: { count: by('sells', 1).length, sum: sum(by('sells', 1)) },
    trades: by('trades').length + by('trades', 1).length,
  }
}

/** Who came home with a full journal. */
export const homecomers = (told: Told[]): number[] =>
  told.flatMap(({ key, nouns }) => (key === 'comes-home' ? [nouns[0]!] : []))
