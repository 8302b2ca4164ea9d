/** What the end screen counts out of all that was told. */
import { factsOf } from '$lib/told'
import { gains, journeysIn } from './news'
import type { Told } from './tales'
import type { RichessesView } from './view'

const TURNS: Told['key'][] = ['walks', 'rides', 'drives', 'races', 'works', 'waits', 'skips', 'seeks', 'stakes', 'calls']

/** The money of every player, turn by turn. What is left at the end says how it began. */
export function fortunes(told: Told[], { travellers }: RichessesView): number[][] {
  const steps = [travellers.map(() => 0)]
  const stakes: number[] = []
  for (const line of told) {
    if (TURNS.includes(line.key)) steps.push([...steps.at(-1)!])
    for (const { seat, sum } of gains(line, stakes)) steps.at(-1)![seat]! += sum
  }
  const last = steps.at(-1)!
  return travellers.map(({ cash }, seat) => steps.map((step) => cash - last[seat]! + step[seat]!))
}

/** The tour of a player: every way in its order. */
export function tour(told: Told[], seat: number, start: number, view: RichessesView): number[][] {
  const from = view.travellers.map(() => start)
  for (const { player, point } of factsOf(told, 'starts-at')) from[player] = point
  const journeys = journeysIn(told, from, view)
  return journeys.filter((one) => one.seat === seat).map(({ way }) => way)
}

export interface Had {
  kind: 'stage' | 'sport'
  noun: number
}

/** The rows of the grid in the order in which a player had them. */
export function harvest(told: Told[], seat: number): Had[] {
  return told.flatMap(({ key, facts }): Had[] => {
    if (key === 'reaches' && facts.player === seat) return [{ kind: 'stage', noun: facts.stage }]
    if (key === 'wins' && facts.player === seat) return [{ kind: 'sport', noun: facts.sport }]
    return []
  })
}
