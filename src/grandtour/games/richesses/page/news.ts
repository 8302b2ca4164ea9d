/** What was told, as the board shows it: journeys, payments, the die, and the card, match or bet on the table. */
import type { Roll } from '$lib/map/scene.svelte'
import { matchAt } from './richesses'
import type { Told } from './tales'
import type { RichessesView } from './view'

/** A piece on its way. */
export interface Journey {
  seat: number
  way: number[]
  mode: number
}

const MODE: Partial<Record<Told['key'], number>> = { walks: 0, rides: 1, drives: 2, hitches: 2 }

/** The journeys in the news, for pieces that stood on these points before it. */
export function journeysIn(news: Told[], before: number[], { travellers }: Pick<RichessesView, 'travellers'>): Journey[] {
  const at = [...before]
  return news.flatMap(({ key, facts }): Journey[] => {
    if (!('player' in facts) || !('point' in facts) || !GOING.includes(key)) return []
    const { player: seat, point } = facts
    const way = 'way' in facts ? facts.way : [at[seat]!, point]
    at[seat] = point
    return way[0] === way.at(-1) && way.length < 3 ? [] : [{ seat, way, mode: MODE[key] ?? travellers[seat]!.mode }]
  })
}

const GOING: Told['key'][] = ['walks', 'rides', 'drives', 'hitches', 'races', 'pushed', 'seeks', 'sent', 'turns-back', 'starts-at']

/** The last roll, faces counted from 1. */
export function rollIn(news: Told[]): Roll | undefined {
  const last = news.findLast(({ key }) => ROLLED.includes(key))
  return last && 'face' in last.facts && 'player' in last.facts
    ? { seat: last.facts.player, face: last.facts.face + 1 }
    : undefined
}

const ROLLED: Told['key'][] = ['rolls', 'neutral-rolls', 'wins-bet', 'loses-bet']

// --- Money ---

export interface Gain {
  seat: number
  /** In francs. */
  sum: number
}

/** Who is how much the richer or the poorer, all told; what a bet has won comes with its stake. */
export function gainsIn(news: Told[]): Gain[] {
  const stakes: number[] = []
  const sums = new Map<number, number>()
  for (const { seat, sum } of news.flatMap((line) => gains(line, stakes))) sums.set(seat, (sums.get(seat) ?? 0) + sum)
  return [...sums].flatMap(([seat, sum]) => (sum ? [{ seat, sum }] : []))
}

/** What a line changes. `stakes` is what each seat has staked last. */
export function gains({ key, facts }: Told, stakes: number[]): Gain[] {
  switch (key) {
    case 'walks':
    case 'rides':
    case 'drives':
    case 'buys':
    case 'pays-bank':
    case 'repays-bank':
      return [{ seat: facts.player, sum: -facts.francs }]
    case 'sells':
    case 'works':
    case 'gains':
    case 'premium':
      return [{ seat: facts.player, sum: facts.francs }]
    case 'pays':
    case 'repays':
    case 'takes-over':
      return [
        { seat: facts.player, sum: -facts.francs },
        { seat: facts.other, sum: facts.francs },
      ]
    case 'stakes':
      stakes[facts.player] = facts.francs
      return [{ seat: facts.player, sum: -facts.francs }]
    case 'wins-bet':
      return [{ seat: facts.player, sum: facts.francs + (stakes[facts.player] ?? 0) }]
    default:
      return []
  }
}

// --- What lies on the table ---

export interface Hasard {
  is: 'hasard'
  /** -1: nobody has drawn it. */
  seat: number
  card: number
  /** In whose turn, of which round. */
  turn: Turn
  effects: Told[]
}
type Turn = Pick<Told, 'round' | 'turn'>
export interface Match {
  is: 'match'
  seat: number
  /** -1: the neutral die. */
  other: number
  sport: number
  /** What each has rolled, -1 before that. */
  faces: [number, number]
  winner: number | null
}
export interface Bet {
  is: 'bet'
  seat: number
  francs: number
  bet: number
  face: number
  won: boolean | null
}
export type Event = Hasard | Match | Bet

/** The event on the table after the news: a new one, or the one before with what came of it. A move takes it away. */
export function eventAfter(before: Event | null, news: Told[], view: RichessesView): Event | null {
  return news.reduce((event, line, i) => following(againstTheDie(news.slice(i), view) ?? event, line), before)
}

/** Nobody is called to play the neutral die: such a match begins with the roll before that of the die. */
function againstTheDie([roll, die]: Told[], view: RichessesView): Match | null {
  if (roll?.key !== 'rolls' || die?.key !== 'neutral-rolls') return null
  const seat = roll.facts.player
  return { is: 'match', seat, other: -1, sport: matchAt(view, view.travellers[seat]!.at), faces: [-1, -1], winner: null }
}

function following(event: Event | null, line: Told): Event | null {
  const { key, facts } = line
  switch (key) {
    case 'turns-up':
      return { is: 'hasard', seat: facts.player, card: facts.hasard, turn: { round: line.round, turn: line.turn }, effects: [] }
    case 'calls':
      return { is: 'match', seat: facts.player, other: facts.other, sport: facts.sport, faces: [-1, -1], winner: null }
    case 'stakes':
      return { is: 'bet', seat: facts.player, francs: facts.francs, bet: facts.bet, face: -1, won: null }
    case 'walks':
    case 'rides':
    case 'drives':
    case 'races':
      return event?.is === 'hasard' && event.seat === facts.player && !event.effects.length ? event : null
    default:
      return event && continued(event, line)
  }
}

function continued(event: Event, line: Told): Event {
  if (event.is === 'match') return scored(event, line)
  if (event.is === 'bet') return decided(event, line)
  return cameOf(event, line) ? { ...event, effects: [...event.effects, line] } : event
}

/** Within the turn, what whoever has drawn the card does or is paid. */
function cameOf({ seat, turn }: Hasard, { key, facts, ...told }: Told): boolean {
  const concerned = ('player' in facts && facts.player === seat) || ('other' in facts && facts.other === seat)
  return EFFECTS.includes(key) && concerned && told.round === turn.round && told.turn === turn.turn
}

const EFFECTS: Told['key'][] = [
  'gains', 'pays', 'pays-bank', 'owes', 'owes-bank', 'sent', 'granted', 'hitches', 'stays', 'turns-back', 'swaps', 'works', 'set-aside', 'skips',
] // prettier-ignore

function scored(match: Match, { key, facts }: Told): Match {
  const [mine, theirs] = match.faces
  if (key === 'rolls') return { ...match, faces: facts.player === match.seat ? [facts.face, -1] : [mine, facts.face] }
  if (key === 'neutral-rolls') return { ...match, faces: [mine, facts.face] }
  if (key === 'wins') return { ...match, winner: facts.player }
  if (key === 'loses') return { ...match, winner: facts.player === match.seat ? match.other : match.seat }
  return { ...match, faces: [mine, theirs] }
}

function decided(bet: Bet, { key, facts }: Told): Bet {
  return key === 'wins-bet' || key === 'loses-bet' ? { ...bet, face: facts.face, won: key === 'wins-bet' } : bet
}
