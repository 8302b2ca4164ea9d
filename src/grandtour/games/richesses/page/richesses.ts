/** What the board of Richesses de France works out by itself: the net, how far one comes, the circuits, what can be pressed. */
import type { Point } from '$lib/map/camera'
import type { Offer } from '$lib/wire'
import board from '../board.json'
import printed from '../circuits.json'
import { SPEED } from './facts'
import france from './france.json'
import type { RichessesView, Traveller } from './view'

// --- The board ---

export interface Place {
  id: string
  region: string
  kind: string
  passage?: string
}

export const PLACES = board.points as Place[]
export const REGIONS = board.regions
const NUMBERS = new Map(PLACES.map(({ id }, point) => [id, point]))

/** The number of the point of this id. */
export function pointOf(id: string): number {
  const point = NUMBERS.get(id)
  if (point === undefined) throw new Error(`there is no point ${JSON.stringify(id)} on the board`)
  return point
}

const pairs = (of: Record<string, number[]>): [number, Point][] =>
  Object.entries(of).map(([id, [x, y]]) => [pointOf(id), { x: x!, y: y! }])

/** The points around Paris, drawn once more in the inset. */
export const INSET = new Map(pairs(france.inset.points))
/** The points in their order, then those of the inset: a tap finds either. */
export const SPOTS: Point[] = [...pairs(france.points).sort(([a], [b]) => a - b), ...INSET].map(([, spot]) => spot)
const INSET_POINTS = [...INSET.keys()]

/** The point that a spot of the sheet stands for. */
export const pointAt = (spot: number): number =>
  spot < PLACES.length ? spot : INSET_POINTS[spot - PLACES.length]!
/** Where a point is on the sheet: once, or twice. */
export const spotsOf = (point: number): number[] =>
  INSET.has(point) ? [point, PLACES.length + INSET_POINTS.indexOf(point)] : [point]

const CAPITALS = new Set(REGIONS.map(({ capital }) => pointOf(capital)))
/** One can work here (RF-20). */
export const isCapital = (point: number): boolean => CAPITALS.has(point)
/** Whoever stops here draws a hasard card (RF-19). */
export const isPassage = (point: number): boolean => PLACES[point]!.passage !== undefined
/** How a point is printed. */
export const markOf = (point: number): 'capital' | 'passage' | 'town' =>
  isPassage(point) ? 'passage' : isCapital(point) ? 'capital' : 'town'

// --- Ways ---

interface Section {
  from: number
  to: number
  price: number
}

const sections = (all: { from: string; to: string; price?: number }[]): Section[] =>
  all.map(({ from, to, price = 0 }) => ({ from: pointOf(from), to: pointOf(to), price }))

export const ROADS = sections(board.roads)
export const MOTORWAYS = sections(board.motorways)
export const SEA = sections(board.sea)

type Near = [there: number, price: number][][]

function leading(joined: Section[]): Near {
  const near: Near = PLACES.map(() => [])
  for (const { from, to, price } of joined) {
    near[from]!.push([to, price])
    near[to]!.push([from, price])
  }
  return near
}

const WALKED = leading([...ROADS, ...SEA])
const DRIVEN = leading([...ROADS, ...SEA, ...MOTORWAYS])
const BY_ROAD = leading(ROADS)
const LIFT = 3 // sections of ordinary road that a lift takes one

/** A way and what it costs. */
export interface Trip {
  /** Every point from the start to the end. */
  way: number[]
  price: number
}

/** Where ways of up to so many sections lead: the cheapest, and of those the shortest (A56). */
function reachFrom(start: number, near: Near, most: number): Map<number, Trip> {
  const best = new Map<number, Trip>()
  let layer = new Map<number, Trip>([[start, { way: [start], price: 0 }]])
  for (let length = 1; length <= most; length++) {
    const following = new Map<number, Trip>()
    for (const [here, { way, price }] of layer) {
      for (const [there, toll] of near[here]!.filter(([point]) => !way.includes(point))) {
        const trip = { way: [...way, there], price: price + toll }
        if (trip.price < (following.get(there)?.price ?? Infinity)) following.set(there, trip)
        if (trip.price < (best.get(there)?.price ?? Infinity)) best.set(there, trip)
      }
    }
    layer = following
  }
  return best
}

const [FOOT, BIKE, CAR] = [0, 1, 2]
export const MODES: Record<string, number> = { walk: FOOT, ride: BIKE, drive: CAR }
export const MOVES = Object.keys(MODES)
export const RACE = 'race'
/** How one goes with each outfit. */
export const OUTFITS: Record<string, number[]> = { foot: [FOOT], bike: [BIKE], car: [CAR], both: [BIKE, CAR] }

const reaches = new Map<string, Map<number, Trip>>()

function reach(start: number, verb: string): Map<number, Trip> {
  const key = `${verb} ${start}`
  const mode = MODES[verb]
  const made = (): Map<number, Trip> =>
    mode === undefined ? reachFrom(start, BY_ROAD, LIFT) : reachFrom(start, mode === CAR ? DRIVEN : WALKED, SPEED[mode]!)
  const found = reaches.get(key) ?? made()
  reaches.set(key, found)
  return found
}

/** The way of an offer from where one stands, and its price; null if it is none. */
export function tripOf({ verb, kind, noun }: Offer, { at, race, leg }: Traveller, circuit: number): Trip | null {
  if (kind !== 'point') return null
  if (verb === RACE) {
    const course = coursesOf(circuit).find(({ row, course }) => (race < 0 ? course[0] === at : row === race))?.course ?? []
    const from = race < 0 ? 0 : leg
    return { way: course.slice(from, course.indexOf(noun, from + 1) + 1), price: 0 }
  }
  return MODES[verb] !== undefined || verb === 'hitch' ? (reach(at, verb).get(noun) ?? null) : null
}

// --- The circuits ---

/** One row of the grid: a stage, a match or a race. */
export interface Row {
  kind: 'stage' | 'sport'
  noun: number
  /** Where it is to be had; a race where it begins. */
  point: number
  sign: Sign
}
export type Sign = 'gear' | 'column' | 'chip' | 'grape' | 'mountain' | 'sun' | 'fork' | 'ball' | 'flag'
export interface Course {
  row: number
  sport: number
  mode: number
  course: number[]
}
export interface Circuit {
  id: string
  start: number
  finish: number
  rows: Row[]
  /** What a casino pays, in stakes. */
  bets: { colour: number; pair: number; number: number } | null
}

interface Printed {
  id: string
  start: string | null
  finish: string | null
  stages?: { point: string }[]
  matches?: { id: string; at: string }[]
  races?: { id: string; mode: string; course: string[] }[]
  bets?: Circuit['bets']
}

const SHEETS = printed.circuits as Printed[]
const SIGNS: Record<string, Sign> = {
  economie: 'gear',
  monuments: 'column',
  casinos: 'chip',
  vins: 'grape',
  touristique: 'mountain',
  vacances: 'sun',
  specialites: 'fork',
}

function circuits(): Circuit[] {
  let [stage, sport] = [0, 0]
  return SHEETS.map(({ id, start, finish, stages = [], matches = [], races = [], bets = null }) => ({
    id,
    start: start === null ? -1 : pointOf(start),
    finish: finish === null ? -1 : pointOf(finish),
    bets,
    rows: [
      ...stages.map(({ point }): Row => ({ kind: 'stage', noun: stage++, point: pointOf(point), sign: SIGNS[id] ?? 'flag' })),
      ...matches.map(({ at }): Row => ({ kind: 'sport', noun: sport++, point: pointOf(at), sign: 'ball' })),
      ...races.map(({ course }): Row => ({ kind: 'sport', noun: sport++, point: pointOf(course[0]!), sign: 'flag' })),
    ],
  }))
}

export const CIRCUITS = circuits()
export const circuitOf = ({ circuit }: Pick<RichessesView, 'circuit'>): Circuit => CIRCUITS[circuit]!

/** The races of a circuit. */
export function coursesOf(circuit: number): Course[] {
  const { matches = [], races = [] } = SHEETS[circuit]!
  const first = CIRCUITS[circuit]!.rows.length - races.length
  return races.map(({ mode, course }, i) => ({
    row: first + i,
    sport: CIRCUITS[circuit]!.rows[matches.length + i]!.noun,
    mode: ['foot', 'bike', 'car'].indexOf(mode),
    course: course.map(pointOf),
  }))
}

/** The match that is played in a town; matches come before races. */
export const matchAt = (view: RichessesView, town: number): number =>
  circuitOf(view).rows.find(({ point }) => point === town)?.noun ?? -1

/** A town with rows to be had, and who has all of them. */
export interface Stage {
  point: number
  sign: Sign
  rows: number[]
  had: number[]
}

/** The stages of a tour as they stand on the map. */
export function stagesOf(view: Pick<RichessesView, 'circuit' | 'travellers'>): Stage[] {
  const { rows } = circuitOf(view)
  return [...new Set(rows.map(({ point }) => point))].map((point) => {
    const here = rows.flatMap((row, i) => (row.point === point ? [i] : []))
    const had = view.travellers.flatMap((one, seat) => (here.every((row) => one.rows.includes(row)) ? [seat] : []))
    return { point, sign: rows[here[0]!]!.sign, rows: here, had }
  })
}

/** The nearest stage that a player still has to go to, or the finish; -1 if there is none. */
export function nextStage(view: Pick<RichessesView, 'circuit' | 'travellers'>, seat: number): number {
  const mine = view.travellers[seat]
  if (!mine) return -1
  const left = stagesOf(view).filter(({ had }) => !had.includes(seat))
  return nearestTo(mine.at, left.map(({ point }) => point))[0] ?? circuitOf(view).finish
}

/** These points, the nearest to one of them first. */
export function nearestTo(here: number, points: number[]): number[] {
  const { x, y } = SPOTS[here] ?? SPOTS[0]!
  const away = (point: number): number => Math.hypot(SPOTS[point]!.x - x, SPOTS[point]!.y - y)
  return points.toSorted((a, b) => away(a) - away(b))
}

// --- What can be pressed ---

/** A spot that can be pressed, and the way there with its price. */
export interface Lit {
  space: number
  offer: Offer
  trip: Trip | null
}

/** The ways to go that are offered now, the race that one is in among them; with more than one, the map shows one of them at a time. */
export const modesIn = (offers: Offer[], mine: Traveller | undefined): string[] =>
  [...(mine && mine.race >= 0 ? [RACE] : []), ...MOVES].filter((verb) => offers.some((offer) => offer.verb === verb))

/** The spots that can be pressed: of the ways to go only the chosen one, and never two offers on one point. */
export function litSpots(offers: Offer[], mode: string, mine: Traveller | undefined, circuit: number): Lit[] {
  const usual = offers.filter(({ kind, verb }) => kind === 'point' && (verb === mode || !MOVES.includes(verb)))
  usual.sort((a, b) => Number(MOVES.includes(a.verb)) - Number(MOVES.includes(b.verb))) // a race goes on unless one says so
  const first = usual.filter(({ noun }, i) => usual.findIndex((other) => other.noun === noun) === i)
  return first.flatMap((offer) => {
    const trip = mine ? tripOf(offer, mine, circuit) : null
    return spotsOf(offer.noun).map((space) => ({ space, offer, trip }))
  })
}
