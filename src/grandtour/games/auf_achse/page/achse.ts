/** What the board of Auf Achse works out by itself: the road net, contracts, ways, what can be pressed, what moved. */
import type { Point } from '$lib/map/camera'
import type { Roll } from '$lib/map/scene.svelte'
import { factsOf } from '$lib/told'
import type * as wire from '$lib/wire'
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import board from '../board.json'
import { PRICES, ROOM, SIZES } from './facts'
import net from './net.json'
import type { Told } from './tales'
import type { AchseView, Haulier } from './view'

// --- The road net ---

export const TOWNS = board.towns
/** Spaces are counted as in the rules: the towns, then the spaces of each road. */
export const SPOTS: Point[] = net.spots.map(([x, y]) => ({ x: x!, y: y! }))
export const isTown = (space: number): boolean => space < TOWNS.length

const townOf = (id: string): number => {
  const town = TOWNS.findIndex((town) => town.id === id)
  if (town < 0) throw new Error(`there is no town ${JSON.stringify(id)} on the board`)
  return town
}

interface Road {
  /** Its spaces from town to town, the towns too. */
  line: number[]
  events: number[]
}

function roads(): Road[] {
  let next = TOWNS.length
  return board.roads.map(({ from, to, spaces, events }) => {
    const between = Array.from({ length: spaces }, () => next++)
    return { line: [townOf(from), ...between, townOf(to)], events: events.map((n) => between[n - 1]!) }
  })
}

export const ROADS = roads()
const EVENTS = new Set(ROADS.flatMap((road) => road.events))
/** Whoever stops here draws an event card (AA-27). */
export const isEvent = (space: number): boolean => EVENTS.has(space)

const NEAR: number[][] = SPOTS.map(() => [])
for (const { line } of ROADS) {
  line.slice(1).forEach((there, i) => {
    NEAR[line[i]!]!.push(there)
    NEAR[there]!.push(line[i]!)
  })
}
const areNeighbours = (a: number, b: number): boolean => NEAR[a]!.includes(b)

/** The shortest way by road, markers and trucks not counted: every space from one end to the other. */
export function route(from: number, to: number): number[] {
  const before = new Map([[to, to]])
  const queue = [to]
  for (const here of queue) {
    for (const there of NEAR[here]!.filter((space) => !before.has(space))) {
      before.set(there, here)
      queue.push(there)
    }
  }
  const way = [from]
  while (way.at(-1) !== to) way.push(before.get(way.at(-1)!)!)
  return way
}

export const distance = (from: number, to: number): number => route(from, to).length - 1

// --- Contracts ---

export interface Contract {
  from: number
  to: number
  goods: number
  revenue: number
  /** What each row costs, from the first on. */
  costs: number[]
}

export const CONTRACTS: Contract[] = board.contracts.map((contract) => ({
  ...contract,
  from: townOf(contract.from),
  to: townOf(contract.to),
}))

export const capacity = ({ large, small }: Haulier): number => ROOM.truck + large * ROOM.large + small * ROOM.small

/** How much fits somewhere, and how much is there. */
export interface Hold {
  room: number
  goods: number
}

/** What is loaded where: the truck first, then each trailer, the large ones before the small. */
export function holds({ on_truck, on_trailers, large, small }: Haulier): Hold[] {
  let left = on_trailers
  const rooms = [...Array<number>(large).fill(ROOM.large), ...Array<number>(small).fill(ROOM.small)]
  const trailers = rooms.map((room) => {
    const goods = Math.min(room, left)
    left -= goods
    return { room, goods }
  })
  return [{ room: ROOM.truck, goods: on_truck }, ...trailers]
}

/** What a contract still asks of a player: to fetch its goods, and to bring them. */
export interface Errand {
  /** Spaces to the loading town; 0 if it is loaded, or if one stands there. */
  fetch: number
  bring: number
  legs: number[][]
}

/** The way of a contract, from where one stands (-1: nowhere yet). */
export function errand(contract: number, at: number, loaded: boolean): Errand {
  const { from, to } = CONTRACTS[contract]!
  if (loaded && at >= 0) return { fetch: 0, bring: distance(at, to), legs: [route(at, to)] }
  const carry = route(from, to)
  const fetch = at < 0 || at === from ? [] : [route(at, from)]
  return { fetch: at < 0 ? 0 : distance(at, from), bring: carry.length - 1, legs: [...fetch, carry] }
}

/** An order of the hand that a player chose; what has come since stands at the end (AA-10). */
export function sorted(hand: number[], order: number[]): number[] {
  return [
    ...order.filter((contract) => hand.includes(contract)),
    ...hand.filter((contract) => !order.includes(contract)),
  ]
}

/** The same order with one contract moved by some places. */
export function moved(order: number[], contract: number, by: number): number[] {
  const at = order.indexOf(contract)
  const to = Math.max(0, Math.min(order.length - 1, at + by))
  return order.toSpliced(at, 1).toSpliced(to, 0, contract)
}

// --- What can be pressed ---

/** A space that can be pressed, and the way there if the truck drives it. */
export interface Lit {
  space: number
  offer: Offer
  way: number[]
}

/** Where the truck stands that is to be driven: mine, unless snow moves another one. */
export const driven = ({ hauliers, moving }: AchseView, me: number): number =>
  hauliers[moving < 0 ? me : moving]?.at ?? -1

/** The spaces that can be pressed. */
export function litSpaces(offers: Offer[], start: number): Lit[] {
  return offers
    .filter((offer) => offer.kind === 'space')
    .map((offer) => ({ space: offer.noun, offer, way: DRIVING.includes(offer.verb) ? wayOf(offer, start) : [] }))
}

const DRIVING = ['go', 'over']

/** The way of an offer from where the truck stands to where it stops; the end is touched first. */
export function wayOf({ touches }: Pick<Offer, 'touches'>, start: number): number[] {
  const way = touches
    .filter(({ kind }) => kind === 'space')
    .map(({ noun }) => noun)
    .toReversed()
  if (start < 0 || !way.length || way.at(-1) === start) return []
  return areNeighbours(start, way[0]!) ? [start, ...way] : route(start, way.at(-1)!)
}

// --- What was told ---

export interface Drive {
  seat: number
  way: number[]
}

/** The drives in the news. Where a card sets a truck down somewhere else there is no way, and the shortest one is shown. */
export const drivesIn = (news: Told[]): Drive[] =>
  factsOf(news, 'drives').map(({ player, start, end, way }) => ({
    seat: player,
    way: way.length ? [start, ...way] : route(start, end),
  }))

/** The last roll in the news. */
export const rollIn = (news: Told[]): Roll | undefined =>
  factsOf(news, 'rolls').map(({ player, points }) => ({ seat: player, face: points })).at(-1)

/** A card that was drawn or used, and what came of it. */
export interface Happening {
  seat: number
  event: number
  effects: Told[]
}

/** The last event card in the news, and what was told after it in the same turn; one that is used takes the place of one that was drawn. */
export function happeningIn(news: Told[]): Happening | null {
  const card = news.findLast((told) => told.key === 'draws-event' || told.key === 'uses')
  if (!card) return null
  const { player, event } = card.facts
  const after = news.slice(news.indexOf(card) + 1).filter(({ round, turn }) => round === card.round && turn === card.turn)
  return { seat: player, event, effects: effectsIn(after) }
}

const EFFECTS: Told['key'][] = [
  'rolls',
  'drives',
  'waits',
  'loads',
  'delivers',
  'earns',
  'pays',
  'owes',
  'loses-turn',
  'repays',
  'keeps',
  'no-effect',
  'jammed',
  'robbed',
  'gives',
  'gives-unseen',
  'receives',
  'receives-unseen',
  'hands-on',
]

/** What may have come of an event card. */
export const effectsIn = (news: Told[]): Told[] => news.filter((told) => EFFECTS.includes(told.key))

/** The card with what has come of it since: what its drawer does, and what others do in that turn. */
export function followed(card: Happening, news: Told[], active: number, words: Words): Happening {
  const more = effectsIn(news).filter((told) => card.seat === active || card.seat === words.actor(told))
  return { ...card, effects: [...card.effects, ...more] }
}

/** Questions that only one card asks, and do not name it. */
const ASKED_BY: Record<string, string> = {
  'ask-ship': 'bahnverladung',
  'ask-give': 'fracht-dumping',
  'ask-help': 'pannenhilfe',
  'ask-snow': 'schneestuerme',
  'ask-snow-drive': 'schneestuerme',
  'ask-customs': 'zollkontrolle',
  'ask-jail': 'zollkontrolle',
} satisfies Partial<Record<Told['key'], string>>

/** The card that a question is about: it lies there also for whoever comes back to the table. */
export function askedCard(prompt: wire.Told | null, words: Words): Happening | null {
  const named = words.things(prompt).find(({ kind }) => kind === 'event')?.noun
  const event = named ?? words.numberOf('event', ASKED_BY[prompt?.key ?? ''])
  return event < 0 ? null : { seat: -1, event, effects: [] }
}

/** Who is how much the richer or the poorer, line by line. */
export const gainsIn = (news: Told[]): Gain[] => news.flatMap((told) => gain(told) ?? [])

export interface Gain {
  seat: number
  /** In DM. */
  sum: number
}

/** How much a line adds to the money of a player. */
export function gain({ key, facts }: Told): Gain | null {
  switch (key) {
    case 'earns':
    case 'delivers':
      return { seat: facts.player, sum: facts.money }
    case 'pays':
    case 'gets':
    case 'repays':
    case 'penalty':
      return { seat: facts.player, sum: -facts.money }
    case 'buys':
      return { seat: facts.player, sum: -PRICES[SIZES[facts.trailer]!] }
    default:
      return null
  }
}
