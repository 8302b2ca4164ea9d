/** What the end screen counts out of all that was told. */
import type { Told } from '$lib/wire'
import { gain } from './achse'
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
  /** How often each number was rolled, 1 to 6. */
  rolls: number[]
}

export function tally(told: Told[], seat: number): Tally {
  const by = (key: string) => told.filter((line) => line.key === key && line.nouns[0] === seat)
  const sum = (lines: Told[]) => lines.reduce((total, line) => total + 100 * line.nouns[2]!, 0)
  return {
    delivered: by('delivers').length,
    revenue: sum(by('delivers')),
    won: by('gets').length,
    paid: sum(by('gets')),
    trailers: by('buys').length,
    events: by('draws-event').length,
    rolls: [1, 2, 3, 4, 5, 6].map((face) => by('rolls').filter((line) => line.nouns[1] === face).length),
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
