/** The board as data, and what the room's components work out from a view. Numbers are those of the rules. */
import { factsOf } from '$lib/told'
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import board from '../board.json'
import { CONTINENTS } from './facts'
import { project, type Point } from './projection'
import type { Told } from './tales'
import type { CourseView } from './view'

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

/** Where each city is on the sheet. */
export const SPOTS: Point[] = CITIES.map(project)

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

const WORDS = new Map(board.routes.map(({ from, to }, i) => [`${from}/${to}`, ENDS.indexOf(ROUTES[i]!)]))

/** The first card that the notation calls by this word, as in `paris/rome`. */
export function cardOf(word: string): number {
  const card = WORDS.get(word) ?? WORDS.get(word.split('/').reverse().join('/'))
  if (card === undefined) throw new Error(`there is no card ${JSON.stringify(word)}`)
  return card
}

export const legOf = (card: number): Leg => ENDS[card]!
export const routesOf = (city: number): Leg[] => ROUTES.filter((leg) => leg.includes(city))
export const continentOf = (city: number): Continent => CITIES[city]!.continent

// --- The hand ---

export type GroupName = 'chain' | 'now' | 'onward' | 'rest' | Continent

export interface Group {
  name: GroupName
  cards: number[]
}

export type Order = 'chain' | 'continent'

/** The city from which the next card must leave: the end of the chain, else the plane's; -1 before the start. */
export function leavingFrom(view: CourseView, me: number): number {
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

/** Under this name a card travels when it is dragged. */
export const CARD_DRAGGED = 'application/x-grandtour-card'

/** The card's two cities, first the one it is left from when that is known. */
export function ordered(card: number, from: number): Leg {
  const [a, b] = ENDS[card]!
  return b === from ? [b, a] : [a, b]
}

// --- The chain being laid ---

export const legsOf = (path: number[]): Leg[] => path.slice(1).map((city, i) => [path[i]!, city])

/** The cities through which cards lead that are laid one after the other. */
export function pathOf(cards: number[]): number[] {
  const [first, second] = cards
  if (first === undefined) return []
  const start = ENDS[first]!.find((city) => second === undefined || !ENDS[second]!.includes(city))!
  return cards.reduce((path, card) => [...path, farEnd(path.at(-1)!, card)], [start])
}

/** The visas that landing would bring, in the order of the flight (CM-35, A12). */
export function visasOnTheWay(path: number[], visas: number[]): Continent[] {
  const had = new Set(visas.map((visa) => CONTINENTS[visa]))
  const gained = path.slice(1).map((city) => CITIES[city]!.visa)
  return [...new Set(gained)].filter((visa) => visa !== null && !had.has(visa)) as Continent[]
}

/** The legs that offers would add to the flight. */
export function legsOnOffer(offers: Offer[], from: number): Leg[] {
  return offers.filter((offer) => offer.verb === 'lay').map((offer) => [from, farEnd(from, offer.noun)])
}

/** A city that can be pressed, what pressing it does, and whether that ends the turn. */
export interface Lit {
  city: number
  label: string
  final: boolean
}

/** The cities that can be pressed: the one that ends the turn first, then from the left of the sheet to the right. */
export function litCities(offers: Offer[], words: Words): Lit[] {
  const lit = new Map<number, Lit>()
  for (const offer of offers) {
    const city = offer.touches.find((touch) => touch.kind === 'city')?.noun
    if (city !== undefined) lit.set(city, { city, label: pressing(offer, city, words), final: offer.verb === 'land' })
  }
  return [...lit.values()].sort((a, b) => Number(b.final) - Number(a.final) || SPOTS[a.city]!.x - SPOTS[b.city]!.x)
}

/** What pressing the city does, in words. */
function pressing(offer: Offer, city: number, words: Words): string {
  const name = words.noun('city', city)
  if (offer.verb === 'land') return words.text('board-land', { city: name })
  if (offer.verb === 'lay') return words.text('board-fly', { city: name, card: words.noun('card', offer.noun) })
  return words.offer(offer)
}

// --- What was told ---

/** A traveller's way so far, and how many of its last legs are new. */
export interface Tour {
  seat: number
  flown: number[]
  latest: number
}

export interface Flight {
  seat: number
  leg: Leg
}

/** The legs flown in the news. The view is the one after it, so each leg is found by counting back. */
export function flightsIn(news: Told[], view: CourseView): Flight[] {
  const flies = factsOf(news, 'flies')
  return flies.flatMap(({ player, city }, i) => {
    const later = flies.slice(i + 1).filter((other) => other.player === player).length
    const from = view.travellers[player]?.flown.at(-2 - later)
    return from === undefined ? [] : [{ seat: player, leg: [from, city] as const }]
  })
}

/** A thing that comes from a place: a card or the top of a bin, from a pile, a card's place or the others. */
export type Slide = readonly [thing: string, from: string]

/** How the cards moved between the piles and my hand, for bins with these cards on top before. */
export function slidesIn(news: Told[], me: number, tops: { left: number; right: number }): Slide[] {
  return news.flatMap(({ key, facts }): Slide[] => {
    if (key === 'stays' && facts.player === me) return [['left', `card-${facts.left}`], ['right', `card-${facts.right}`]]
    if (key === 'stays') return [['left', 'others'], ['right', 'others']]
    if (key === 'draws' && facts.player === me) return [[`card-${facts.card}`, 'stock']]
    if (key === 'picks-up' && facts.player === me) return [[`card-${facts.card}`, facts.card === tops.left ? 'left' : 'right']]
    return []
  })
}

/** Milliseconds that one leg takes to be flown for the eye, of so many in a row. */
export const legTime = (legs: number): number => Math.min(600, Math.max(300, 1500 / legs))

/** When each visa told of is to be stamped, in milliseconds: as its city is reached. */
export function stampDelays(news: Told[], seat: number): Map<Continent, number> {
  const legs = (told: Told[]) => factsOf(told, 'flies').length
  const lasts = legTime(legs(news))
  const delays = news.flatMap(({ key, facts }, i): [Continent, number][] =>
    key === 'stamped' && facts.player === seat ? [[CONTINENTS[facts.continent]!, legs(news.slice(0, i)) * lasts]] : [],
  )
  return new Map(delays)
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
  const mine = ({ player }: { player: number }): boolean => player === seat
  const flies = told.filter(({ key, facts }) => key === 'flies' && mine(facts))
  return {
    legs: flies.length,
    lays: new Set(flies.map(({ version }) => version)).size,
    exchanges: factsOf(told, 'stays').filter(mine).length,
    visas: factsOf(told, 'stamped').filter(mine).map(({ continent }) => CONTINENTS[continent]!),
  }
}
