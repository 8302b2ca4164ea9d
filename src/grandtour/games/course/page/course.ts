/** The board as data, and what the room's components work out from a view. Numbers are those of the rules. */
import type { Offer, Told } from '$lib/wire'
import board from '../board.json'
import type { CourseView } from './view'

export const CONTINENTS = ['europe', 'asia', 'america', 'africa', 'oceania'] as const
export type Continent = (typeof CONTINENTS)[number]

export interface City {
  id: string
  continent: Continent
  /** What its stamp is worth: nothing in Honolulu and Papeete (CM-37). */
  visa: Continent | null
  lon: number
  lat: number
}

export const CITIES = board.cities as City[]
const NUMBER = new Map(CITIES.map((city, i) => [city.id, i]))

/** The number of the city of this id. */
export function cityOf(id: string): number {
  const city = NUMBER.get(id)
  if (city === undefined) throw new Error(`there is no city ${JSON.stringify(id)} on the board`)
  return city
}

export const HOMES = board.homes.map(cityOf)

/** A leg from one city to another. */
export type Leg = readonly [from: number, to: number]

export const ROUTES: Leg[] = board.routes.map((route) => [cityOf(route.from), cityOf(route.to)])

/** The two ends of each card; the copies of a route follow each other. */
export const ENDS: Leg[] = board.routes.flatMap((route, i) => Array<Leg>(route.cards).fill(ROUTES[i]!))

/** Where the card leads from the city; -1 if it does not name it (CM-02). */
export function farEnd(city: number, card: number): number {
  const [a, b] = ENDS[card]!
  return a === city ? b : b === city ? a : -1
}

export const legOf = (card: number): Leg => ENDS[card]!
export const sameRoute = (a: number, b: number): boolean => ENDS[a] === ENDS[b]
export const routesOf = (city: number): Leg[] => ROUTES.filter((leg) => leg.includes(city))
export const continentOf = (city: number): Continent => CITIES[city]!.continent

// --- The hand ---

export type GroupName = 'chain' | 'now' | 'onward' | 'rest' | Continent

export interface Group {
  name: GroupName
  cards: number[]
}

export type Order = 'chain' | 'continent'

/** The city from which the next card must leave: the end of the chain, else where the plane stands; -1 before the start. */
export function standing(view: CourseView, me: number): number {
  return view.path.at(-1) ?? view.travellers[me]?.at ?? -1
}

/** How many cards of the hand it takes to use each one, starting from a city; cards out of reach are left out. */
export function reach(hand: number[], from: number): Map<number, number> {
  const steps = new Map<number, number>()
  const cities = new Set([from])
  for (let step = 1; ; step++) {
    const next = hand.filter((card) => !steps.has(card) && ENDS[card]!.some((city) => cities.has(city)))
    if (!next.length) return steps
    for (const card of next) steps.set(card, step)
    for (const card of next) ENDS[card]!.forEach((city) => cities.add(city))
  }
}

const byContinent = (a: number, b: number): number => rank(a) - rank(b) || a - b

/** Cards within a continent stand before those that leave it. */
function rank(card: number): number {
  const [home, away] = ENDS[card]!.map((city) => CONTINENTS.indexOf(continentOf(city))).sort()
  return home! * 10 + (away === home ? 0 : 1 + away!)
}

/** The hand in the order of use: the chain, what continues it, what could follow, and all the rest. */
export function groupByChain(hand: number[], chain: number[], from: number): Group[] {
  const free = hand.filter((card) => !chain.includes(card))
  const steps = reach(free, from)
  const near = (low: number, high: number) =>
    free
      .filter((card) => steps.get(card)! >= low && steps.get(card)! <= high)
      .sort((a, b) => steps.get(a)! - steps.get(b)! || byContinent(a, b))
  return filled([
    { name: 'chain', cards: chain },
    { name: 'now', cards: near(1, 1) },
    { name: 'onward', cards: near(2, Infinity) },
    { name: 'rest', cards: free.filter((card) => !steps.has(card)).sort(byContinent) },
  ])
}

/** The hand by the continent a card leaves from, in the order of the passport. */
export function groupByContinent(hand: number[]): Group[] {
  const home = (card: number) => CONTINENTS[Math.floor(rank(card) / 10)]!
  return filled(
    CONTINENTS.map((name) => ({ name, cards: hand.filter((card) => home(card) === name).sort(byContinent) })),
  )
}

const filled = (groups: Group[]): Group[] => groups.filter((group) => group.cards.length > 0)

/** The card's two cities, first the one it is left from when that is known. */
export function ordered(card: number, from: number): Leg {
  const [a, b] = ENDS[card]!
  return b === from ? [b, a] : [a, b]
}

// --- The chain being laid ---

export const legsOf = (path: number[]): Leg[] => path.slice(1).map((city, i) => [path[i]!, city])

/** The visas that landing would bring, in the order of the flight (CM-35, A12). */
export function visasOnTheWay(path: number[], visas: number[]): Continent[] {
  const had = new Set(visas.map((visa) => CONTINENTS[visa]))
  const gained = path.slice(1).map((city) => CITIES[city]!.visa)
  return [...new Set(gained)].filter((visa) => visa !== null && !had.has(visa)) as Continent[]
}

/** The leg that an offer would add to the flight, or null if it adds none. */
export function legOfOffer(offer: Offer, from: number): Leg | null {
  return offer.verb === 'lay' ? [from, farEnd(from, offer.noun)] : null
}

/** The offers without the second copies of a card: to the player they are the same. */
export function distinct(offers: Offer[]): Offer[] {
  const first = (offer: Offer) => offers.find((o) => o.verb === offer.verb && o.kind === 'card' && sameRoute(o.noun, offer.noun))
  return offers.filter((offer) => offer.kind !== 'card' || first(offer) === offer)
}

// --- What was told ---

export interface Flight {
  seat: number
  leg: Leg
}

/** The legs flown in the news. `views` hold the flown cities after it, so each leg is found by counting back. */
export function flightsIn(news: Told[], view: CourseView): Flight[] {
  const flies = news.filter((told) => told.key === 'flies')
  return flies.map((told, i) => {
    const seat = told.nouns[0]!
    const later = flies.slice(i + 1).filter((other) => other.nouns[0] === seat).length
    const to = view.travellers[seat]!.flown.length - 1 - later
    return { seat, leg: [view.travellers[seat]!.flown[to - 1]!, told.nouns[2]!] }
  })
}

/** What one traveller did in the whole game. */
export interface Tally {
  legs: number
  lays: number
  exchanges: number
  visas: Continent[]
}

/** Counted from all that was told; the legs of one landing are told with one version. */
export function tally(told: Told[], seat: number): Tally {
  const by = (key: string) => told.filter((line) => line.key === key && line.nouns[0] === seat)
  return {
    legs: by('flies').length,
    lays: new Set(by('flies').map((line) => line.version)).size,
    exchanges: by('stays').length,
    visas: by('stamped').map((line) => CONTINENTS[line.nouns[1]!]!),
  }
}
