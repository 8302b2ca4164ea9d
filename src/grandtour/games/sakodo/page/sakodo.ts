/** The track, and what the board works out from a view; goods and trophies are in goods.ts. */
import { factsOf } from '$lib/told'
import type * as wire from '$lib/wire'
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import type { Roll } from '$lib/map/scene.svelte'
import board from '../board.json'
import { DECKS, DEPARTURE, FARE, FIRST } from './facts'
import type { Told } from './tales'
import type { SakodoView } from './view'

// --- The track ---

export type Deck = (typeof DECKS)[number]
/** What a space is. */
export type Type = Deck | 'airport' | 'departure'

export interface Space {
  id: string
  type: Type
  lat: number
  lon: number
}

export const SPACES = board.spaces as Space[]
export const AIRPORTS = SPACES.flatMap(({ type }, space) => (type === 'airport' ? [space] : []))

/** The number of the space of this id. */
export function spaceOf(id: string): number {
  const space = SPACES.findIndex((one) => one.id === id)
  if (space < 0) throw new Error(`there is no space ${JSON.stringify(id)} on the track`)
  return space
}

// --- What can be pressed ---

/** A space that can be pressed, and what it costs to go there; null where it is not walked to. */
export interface Lit {
  space: number
  offer: Offer
  price: number | null
}

/** The spaces that can be pressed, in the order of the track. */
export function litSpaces(offers: Offer[], from: number): Lit[] {
  return offers
    .flatMap((offer): Lit[] => {
      const space = offer.touches.find(({ kind }) => kind === 'space')?.noun
      return space === undefined ? [] : [{ space, offer, price: offer.verb === 'go' ? FARE[space - from]! : null }]
    })
    .sort((a, b) => a.space - b.space)
}

// --- Who is where ---

/** Whom the active player takes along. */
export const passengers = ({ travellers }: Pick<SakodoView, 'travellers'>): number[] =>
  travellers.flatMap(({ aboard }, seat) => (aboard ? [seat] : []))

/** Those who stand on a space. */
export const seatsOn = ({ travellers }: Pick<SakodoView, 'travellers'>, space: number): number[] =>
  travellers.flatMap(({ at }, seat) => (at === space ? [seat] : []))

// --- What was told ---

/** Some travellers, the first of them driving, on their way over these spaces. */
export interface Trip {
  seats: number[]
  way: number[]
  flying: boolean
}

const FAR = 12 // a traveller who is moved farther does not go along the track

/** Who comes to which space by what a line tells; null if nobody does. */
export function moveIn({ key, facts }: Told): { seat: number; space: number } | null {
  switch (key) {
    case 'leaves':
      return { seat: facts.player, space: FIRST }
    case 'walks':
    case 'rides':
    case 'flies':
    case 'goes-back-to-work':
    case 'moved':
    case 'loses-passport':
      return { seat: facts.player, space: facts.space }
    default:
      return null
  }
}

/** The movements in the news, for travellers who stood on these spaces before it. */
export function tripsIn(news: Told[], before: number[]): Trip[] {
  const at = [...before]
  const moves: Trip[] = []
  for (const line of news) {
    const moved = moveIn(line)
    if (!moved) continue
    const { seat, space } = moved
    if (line.key === 'rides') moves.at(-1)?.seats.push(seat)
    else moves.push(move(seat, at[seat]!, space, line.key))
    at[seat] = space
  }
  return moves.filter(({ way }) => way.length > 1)
}

function move(seat: number, from: number, to: number, key: string): Trip {
  const flying = key === 'flies' || key === 'leaves' || Math.abs(to - from) > FAR || from === DEPARTURE
  return { seats: [seat], way: flying && from !== to ? [from, to] : between(from, to), flying }
}

/** Every space from one to another, both included. */
export function between(from: number, to: number): number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step)
}

/** Who gets how much by what a line tells, or pays it, in euros. */
function paidIn({ key, facts }: Told): [seat: number, sum: number][] {
  switch (key) {
    case 'earns':
      return [[facts.player, facts.money]]
    case 'walks':
    case 'pays':
    case 'buys-ticket':
    case 'buys-passport':
      return [[facts.player, -facts.money]]
    case 'pays-to':
      return [
        [facts.player, -facts.money],
        [facts.payee, facts.money],
      ]
    case 'sells':
      return [
        [facts.seller, facts.money],
        [facts.buyer, -facts.money],
      ]
    case 'bank-buys':
      return [[facts.seller, facts.money]]
    default:
      return []
  }
}

/** How much richer or poorer the news makes each of them, in euros. */
export function gainsIn(news: Told[]): { seat: number; sum: number }[] {
  const sums = new Map<number, number>()
  for (const [seat, sum] of news.flatMap(paidIn)) sums.set(seat, (sums.get(seat) ?? 0) + sum)
  return [...sums].filter(([, sum]) => sum).map(([seat, sum]) => ({ seat, sum }))
}

/** The last roll in the news. */
export const rollIn = (news: Told[]): Roll | undefined =>
  factsOf(news, 'rolls').map(({ player, pips }) => ({ seat: player, face: pips })).at(-1)

/** A card that was drawn, and what came of it. */
export interface Happening {
  seat: number
  deck: Deck
  card: number
  effects: Told[]
}

type Drawing = Extract<Told, { key: `draws-${Deck}` }>
const deckOf = ({ key }: Told): Deck | undefined => DECKS.find((deck) => key === `draws-${deck}`)
const isDrawing = (told: Told): told is Drawing => deckOf(told) !== undefined

/** The last card in the news, one's own rather than others' of the same moment, and what was told after it. */
export function happeningIn(news: Told[], me: number): Happening | null {
  const drawn = news.findLast(isDrawing)
  if (!drawn) return null
  const mine = news.filter(isDrawing).findLast(({ version, facts }) => version === drawn.version && facts.player === me)
  const told = mine ?? drawn
  const { player, card } = told.facts
  return { seat: player, deck: deckOf(told)!, card, effects: effectsIn(news.slice(news.indexOf(told) + 1)) }
}

const EFFECTS: Told['key'][] = [
  'rolls',
  'draws',
  'draws-unseen',
  'keeps',
  'keeps-unseen',
  'rejects',
  'has-passport',
  'moved',
  'takes',
  'takes-unseen',
  'loses',
  'loses-unseen',
  'gives-up',
  'has-none',
  'gets-ticket',
  'loses-passport',
  'wins-souvenir',
  'wins-reportage',
  'wins-aventure',
  'lets-go-souvenir',
  'lets-go-aventure',
  'earns',
  'pays',
  'pays-to',
  'forgiven',
  'must-skip',
  'no-effect',
  'needs-pips',
]

/** What may have come of a card, up to the next one. */
function effectsIn(news: Told[]): Told[] {
  const next = news.findIndex(isDrawing)
  return (next < 0 ? news : news.slice(0, next)).filter((told) => EFFECTS.includes(told.key))
}

const ONWARD: Told['key'][] = ['leaves', 'walks', 'flies', 'stays', 'goes-back-to-work', 'skips']

/** The card with what has come of it since; null once somebody has gone on from it, or what followed is not told. */
export function followed(card: Happening, news: Told[], active: number, words: Words): Happening | null {
  const others = card.seat !== active && news.some((told) => words.actor(told) === active)
  if (!news.length || others || news.some(({ key }) => ONWARD.includes(key))) return null
  return { ...card, effects: [...card.effects, ...effectsIn(news)] }
}

/** The card that a question is about. */
export function askedCard(prompt: wire.Told | null, words: Words): Happening | null {
  for (const { kind, noun } of words.things(prompt)) {
    const deck = DECKS.find((deck) => deck === kind)
    if (deck) return { seat: -1, deck, card: noun, effects: [] }
  }
  return null
}
