/** The track, and what the board works out from a view; goods and trophies are in goods.ts. */
import type { Offer, Told } from '$lib/wire'
import type { Words } from '$lib/words'
import board from '../board.json'
import type { SakodoView } from './view'

// --- The track ---

export const DECKS = ['souvenir', 'reportage', 'aventure', 'job', 'chance', 'courrier'] as const
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
export const DEPARTURE = 0
export const FIRST = 1
export const ARRIVAL = SPACES.length - 1
export const AIRPORTS = SPACES.flatMap(({ type }, space) => (type === 'airport' ? [space] : []))

/** What a leg of so many spaces costs, in euros (SK-29). */
export const FARE = [0, 0, 20, 50, 100, 200, 400]

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

const TOLD_MOVES = ['walks', 'flies', 'goes-back-to-work', 'moved', 'loses-passport']
const FAR = 12 // a traveller who is moved farther does not go along the track

/** The movements in the news, for travellers who stood on these spaces before it. */
export function tripsIn(news: Told[], before: number[]): Trip[] {
  const at = [...before]
  const moves: Trip[] = []
  for (const { key, nouns } of news) {
    const [seat, space] = key === 'leaves' ? [nouns[0]!, FIRST] : (nouns as [number, number])
    if (key === 'rides') moves.at(-1)?.seats.push(seat)
    else if (key === 'leaves' || TOLD_MOVES.includes(key)) moves.push(move(seat, at[seat]!, space, key))
    else continue
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

/** Who pays or gets how much, in tens of euros: by the key of the tale, from its nouns. */
const PAID: Record<string, (nouns: number[]) => [seat: number, tens: number][]> = {
  walks: ([seat, , fare]) => [[seat!, -fare!]],
  earns: ([seat, tens]) => [[seat!, tens!]],
  pays: ([seat, tens]) => [[seat!, -tens!]],
  'pays-to': ([seat, other, tens]) => [
    [seat!, -tens!],
    [other!, tens!],
  ],
  'buys-ticket': ([seat, tens]) => [[seat!, -tens!]],
  'buys-passport': ([seat, tens]) => [[seat!, -tens!]],
  sells: ([seller, buyer, , tens]) => [
    [seller!, tens!],
    [buyer!, -tens!],
  ],
  'bank-buys': ([seller, , tens]) => [[seller!, tens!]],
}

/** How much richer or poorer the news makes each of them, in euros. */
export function gainsIn(news: Told[]): { seat: number; sum: number }[] {
  const sums = new Map<number, number>()
  for (const { key, nouns } of news)
    for (const [seat, tens] of PAID[key]?.(nouns) ?? []) sums.set(seat, (sums.get(seat) ?? 0) + 10 * tens)
  return [...sums].filter(([, sum]) => sum).map(([seat, sum]) => ({ seat, sum }))
}

/** A card that was drawn, and what came of it. */
export interface Happening {
  seat: number
  deck: Deck
  card: number
  effects: Told[]
}

const drawing = ({ key }: Told): Deck | undefined => DECKS.find((deck) => key === `draws-${deck}`)

/** The last card in the news, one's own rather than others' of the same moment, and what was told after it. */
export function happeningIn(news: Told[], me: number): Happening | null {
  const drawn = news.findLast(drawing)
  if (!drawn) return null
  const mine = news.findLast((told) => told.version === drawn.version && drawing(told) && told.nouns[0] === me)
  const told = mine ?? drawn
  const [seat, card] = told.nouns as [number, number]
  return { seat, deck: drawing(told)!, card, effects: effectsIn(news.slice(news.indexOf(told) + 1)) }
}

const EFFECTS = [
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
  const next = news.findIndex(drawing)
  return (next < 0 ? news : news.slice(0, next)).filter((told) => EFFECTS.includes(told.key))
}

const ONWARD = ['leaves', 'walks', 'flies', 'stays', 'goes-back-to-work', 'skips']

/** The card with what has come of it since; null once somebody has gone on from it, or what followed is not told. */
export function followed(card: Happening, news: Told[], active: number): Happening | null {
  const others = card.seat !== active && news.some(({ nouns }) => nouns[0] === active)
  if (!news.length || others || news.some(({ key }) => ONWARD.includes(key))) return null
  return { ...card, effects: [...card.effects, ...effectsIn(news)] }
}

/** The card that a question is about. */
export function askedCard(prompt: Told | null, words: Words): Happening | null {
  const card = words.thingIn(prompt, DECKS)
  return card && { seat: -1, deck: card.kind as Deck, card: card.noun, effects: [] }
}
