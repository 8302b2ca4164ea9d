/** What is seen of a hunt: who moves, what is revealed, what each found out. */
import { usual } from '$lib/offers'
import type { BoardProps } from '$lib/room'
import { factsOf } from '$lib/told'
import type { Offer } from '$lib/wire'
import { CELL_OF, LENGTH, MODE_OF } from './facts'
import type { Told } from './tales'
import type { Clue, SitesView } from './view'
import { reach } from './world'

/** What was told, with the types of this room. */
export const toldHere = (told: BoardProps['news']): Told[] => told as Told[]

/** A traveller on the way, cell by cell. */
export interface Trip {
  seat: number
  way: number[]
}

/** Who moves in the news, from where they were before. */
export function tripsIn(news: Told[], before: number[]): Trip[] {
  const at = [...before]
  return news.flatMap(({ key, facts }): Trip[] => {
    if (key !== 'walks' && key !== 'rides' && key !== 'sent') return []
    const [seat, from] = [facts.player, at[facts.player] ?? -1]
    at[seat] = facts.cell
    if (key === 'rides') return [{ seat, way: facts.way }]
    return from < 0 || from === facts.cell ? [] : [{ seat, way: [from, facts.cell] }]
  })
}

/** The whole way of each traveller, from the told of a game. */
export function waysOf(told: Told[], seats: number): number[][] {
  const ways: number[][] = Array.from({ length: seats }, () => [])
  for (const { key, facts } of told) {
    if (key === 'rides') ways[facts.player]?.push(...facts.way.slice(1))
    else if (key === 'sets-out' || key === 'walks' || key === 'sent') ways[facts.player]?.push(facts.cell)
  }
  return ways
}

/** A card turned over: who said what of it, and what it was. */
export interface Reveal {
  seat: number
  site: number
  named: number
  right: boolean
  /** By which it differs from any other. */
  version: number
}

/** The last card that was turned over in the news. */
export function revealIn(news: Told[]): Reveal | null {
  const line = news.findLast(({ key }) => key === 'right' || key === 'wrong')
  if (line?.key !== 'right' && line?.key !== 'wrong') return null
  const { player, site } = line.facts
  const named = factsOf(news, 'announces').findLast((said) => said.player === player)?.site ?? site
  return { seat: player, site, named, right: line.key === 'right', version: line.version }
}

/** An event that has just come to somebody, and what came of it. */
export interface Happening {
  seat: number
  event: number
  effects: Told[]
}

/** The event to be shown now, after the one before: whoever moves takes it away. */
export function happeningIn(news: Told[], before: Happening | null): Happening | null {
  const line = news.findLast(({ key }) => key === 'happens' || key === 'plays-secret' || key === 'walks' || key === 'rides' || key === 'stays')
  if (line?.key !== 'happens' && line?.key !== 'plays-secret') return line || !before ? null : followed(before, news)
  return followed({ seat: line.facts.player, event: line.facts.event, effects: [] }, news.slice(news.indexOf(line) + 1))
}

const EFFECTS: Told['key'][] = [
  'strays',
  'sent',
  'spared',
  'draws',
  'draws-unseen',
  'loses',
  'gives',
  'gives-unseen',
  'takes-card',
  'takes-card-unseen',
  'again',
  'sheet-turned',
  'moves-flag',
]
const draws = ({ key }: Told): boolean => key === 'draws' || key === 'draws-unseen'

/** The event with what has come of it since; more cards than it says are drawn because the turn is over. */
function followed(happening: Happening, news: Told[]): Happening {
  const effects = [...happening.effects, ...news.filter(({ key }) => EFFECTS.includes(key))]
  const drawn = effects.filter(draws).slice(0, drawnBy(happening.event))
  return { ...happening, effects: effects.filter((line) => !draws(line) || drawn.includes(line)) }
}

/** How many transport cards are drawn by an event card: one by six of them, two by the three after those. */
export const drawnBy = (event: number): number => (event < 18 || event > 26 ? 0 : event < 24 ? 1 : 2)

/** The cells that can be pressed, in their order. */
export const litCells = (offers: Offer[]): number[] =>
  [...new Set(usual(offers).flatMap(({ kind, noun }) => (kind === 'cell' ? [noun] : [])))].sort((a, b) => a - b)

/** The cells that a transport card would open to somebody from where they are. */
export function opened(card: number, view: SitesView, seat: number): number[] {
  const at = view.travellers[seat]?.at ?? -1
  if (at < 0) return []
  const taken = view.travellers.map((traveller) => traveller.at)
  return reach(MODE_OF[card]!, LENGTH[card]!, at, view).filter((cell) => !taken.includes(cell))
}

/** Whose cell it is to look at: what somebody has to do with it. */
export const homeOf = (site: number): number => CELL_OF[site]!

/** What was found out of each site that was turned over, as it was told. */
export function cluesOf(told: Told[]): Map<number, Clue[]> {
  const slots = new Map<number, Clue[]>()
  const sites = new Map<number, Clue[]>()
  let pulled: Clue[] = []
  for (const { key, facts } of told) {
    if (key === 'found') slots.set(facts.slot, [...(slots.get(facts.slot) ?? []), { number: facts.number, clue: facts.clue }])
    else if (key === 'announces') {
      pulled = slots.get(facts.slot) ?? []
      slots.delete(facts.slot)
    } else if (key === 'right' || key === 'wrong') sites.set(facts.site, pulled)
  }
  return sites
}

/** What a game was like for one of its players. */
export interface Tally {
  cells: number
  rides: number
  events: number
  right: number
  wrong: number
}

export function tally(told: Told[], seat: number): Tally {
  const mine = told.filter(({ facts }) => 'player' in facts && facts.player === seat)
  const count = (...keys: Told['key'][]): number => mine.filter(({ key }) => keys.includes(key)).length
  const ridden = factsOf(mine, 'rides').reduce((sum, { way }) => sum + way.length - 1, 0)
  return {
    cells: ridden + count('walks'),
    rides: count('rides'),
    events: count('happens', 'keeps-secret', 'keeps-secret-unseen'),
    right: count('right'),
    wrong: count('wrong'),
  }
}
