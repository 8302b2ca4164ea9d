/** What the end screen counts out of all that was told. */
import { factsOf } from '$lib/told'
import { gain } from './achse'
import { FACES } from './facts'
import type { Told } from './tales'
import type { AchseView } from './view'

/** What one player did in the whole game. */
export interface Tally {
  delivered: number
  /** What the deliveries brought. */
  revenue: number
  /** Public contracts won, and what was paid for them. */
  won: number
  paid: number
  trailers: number
  events: number
  /** How often each number was rolled, from 1 on. */
  rolls: number[]
}

export function tally(told: Told[], seat: number): Tally {
  const by = ({ player }: { player: number }): boolean => player === seat
  const sum = (facts: { money: number }[]): number => facts.reduce((total, { money }) => total + money, 0)
  const delivered = factsOf(told, 'delivers').filter(by)
  const won = factsOf(told, 'gets').filter(by)
  const rolls = factsOf(told, 'rolls').filter(by)
  return {
    delivered: delivered.length,
    revenue: sum(delivered),
    won: won.length,
    paid: sum(won),
    trailers: factsOf(told, 'buys').filter(by).length,
    events: factsOf(told, 'draws-event').filter(by).length,
    rolls: Array.from({ length: FACES }, (_, i) => rolls.filter(({ points }) => points === i + 1).length),
  }
}

/** The mean of the rolls; the die owes everyone 3.5. */
export function meanRoll(rolls: number[]): number {
  const count = rolls.reduce((sum, n) => sum + n, 0)
  return count ? rolls.reduce((sum, n, i) => sum + n * (i + 1), 0) / count : 0
}

/** The money of every player turn by turn; a turn is a roll or a skip. What is left at the end says how it began. */
export function fortunes(told: Told[], view: AchseView): number[][] {
  const steps: number[][] = [view.hauliers.map(() => 0)]
  for (const line of told) {
    if (line.key === 'rolls' || line.key === 'skips') steps.push([...steps.at(-1)!])
    const change = gain(line)
    if (change) steps.at(-1)![change.seat]! += change.sum
  }
  const last = steps.at(-1)!
  return view.hauliers.map(({ money }, seat) => steps.map((step) => money - last[seat]! + step[seat]!))
}
