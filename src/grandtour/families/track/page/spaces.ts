/** The spaces of a journey: which of them can be pressed, who goes where by what was told, who pays. */
import type { Offer, Told } from '$lib/wire'
import board from '../board.json'
import { DEPARTURE } from './track'
import type { Type } from './types'

export interface Space<Kind extends Type = Type> {
  id: string
  type: Kind
}

/** The spaces of the track; a room has its own words for their types, in the same order. */
export const spacesOf = <Kind extends Type>(types: readonly Kind[]): Space<Kind>[] =>
  board.spaces.map(({ id, type }) => ({ id, type: types[board.types.indexOf(type)]! }))

/** The number of the space of this id. */
export function numberOf(spaces: Space[], id: string): number {
  const space = spaces.findIndex((one) => one.id === id)
  if (space < 0) throw new Error(`there is no space ${JSON.stringify(id)} on the track`)
  return space
}

export const airportsOf = (spaces: Space[]): number[] =>
  spaces.flatMap(({ type }, space) => (type === 'airport' ? [space] : []))

// --- What can be pressed ---

/** A space that can be pressed, and what it costs to go there; null where it is not walked to. */
export interface Lit {
  space: number
  offer: Offer
  price: number | null
}

/** The spaces that can be pressed, in the order of the track; `fare` is the price of so many spaces. */
export function litSpaces(offers: Offer[], from: number, fare: readonly number[]): Lit[] {
  return offers
    .flatMap((offer): Lit[] => {
      const space = offer.touches.find(({ kind }) => kind === 'space')?.noun
      return space === undefined ? [] : [{ space, offer, price: offer.verb === 'go' ? fare[space - from]! : null }]
    })
    .sort((a, b) => a.space - b.space)
}

/** Those who stand on a space. */
export const seatsOn = (travellers: { at: number }[], space: number): number[] =>
  travellers.flatMap(({ at }, seat) => (at === space ? [seat] : []))

// --- Who goes where ---

/** Some travellers, the first of them driving, on their way over these spaces. */
export interface Trip {
  seats: number[]
  way: number[]
  flying: boolean
}

/** Who comes to a space. */
export interface Move {
  seat: number
  space: number
}
/** Who comes to which space by what a line tells; null if nobody does. */
export type MoveIn<Line> = (line: Line) => Move | null

const FAR = 12 // a traveller who is moved farther does not go along the track

/** The movements in the news, for travellers who stood on these spaces before it. */
export function tripsIn<Line extends Pick<Told, 'key'>>(news: Line[], before: number[], moveIn: MoveIn<Line>): Trip[] {
  const at = [...before]
  const moves: Trip[] = []
  for (const line of news) {
    const moved = moveIn(line)
    if (!moved) continue
    const { seat, space } = moved
    if (line.key === 'rides') moves.at(-1)?.seats.push(seat)
    else moves.push(trip(seat, at[seat]!, space, line.key))
    at[seat] = space
  }
  return moves.filter(({ way }) => way.length > 1)
}

function trip(seat: number, from: number, to: number, key: string): Trip {
  const flying = key === 'flies' || key === 'leaves' || Math.abs(to - from) > FAR || from === DEPARTURE
  return { seats: [seat], way: flying && from !== to ? [from, to] : between(from, to), flying }
}

/** Every space from one to another, both included. */
export function between(from: number, to: number): number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step)
}

/** The places where a player was, in order. */
export function wayOf<Line>(told: Line[], seat: number, moveIn: MoveIn<Line>): number[] {
  const way = [DEPARTURE]
  for (const line of told) {
    const move = moveIn(line)
    if (move?.seat === seat && move.space !== way.at(-1)) way.push(move.space)
  }
  return way
}

/** How many spaces a player has walked, others driving not counted. */
export function walkedBy<Line extends Pick<Told, 'key'>>(told: Line[], seat: number, moveIn: MoveIn<Line>, ...walks: Line['key'][]): number {
  let [at, walked] = [DEPARTURE, 0]
  for (const line of told) {
    const move = moveIn(line)
    if (move?.seat !== seat) continue
    if (walks.includes(line.key)) walked += move.space - at
    at = move.space
  }
  return walked
}

// --- Who pays ---

/** So many euros for a player, or from them. */
export type Payment = [seat: number, sum: number]

/** What every room tells of money. */
export type Deal =
  | { key: 'earns'; facts: { player: number; money: number } }
  | { key: 'pays-to'; facts: { player: number; payee: number; money: number } }
  | { key: 'sells'; facts: { seller: number; buyer: number; money: number } }
  | { key: 'bank-buys'; facts: { seller: number; money: number } }

export function paidBy({ key, facts }: Deal): Payment[] {
  switch (key) {
    case 'earns':
      return [[facts.player, facts.money]]
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
  }
}

/** How much richer or poorer all these make each of them, in euros. */
export function gainsOf(payments: Payment[]): { seat: number; sum: number }[] {
  const sums = new Map<number, number>()
  for (const [seat, sum] of payments) sums.set(seat, (sums.get(seat) ?? 0) + sum)
  return [...sums].filter(([, sum]) => sum).map(([seat, sum]) => ({ seat, sum }))
}
