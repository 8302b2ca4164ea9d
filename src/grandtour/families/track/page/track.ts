/** The track as drawn: where the spaces are on the sheet, the ribbon between them, the flights over it. */
import type { Point } from '$lib/map/camera'
import { alongLine, polyline } from '$lib/map/lines'
import sheet from '$lib/map/world-sheet.json'
import type { Trip } from './spaces'
import track from './track.json'

/** Where a traveller is, and which way they head: degrees clockwise from the top of the sheet. */
export interface Heading extends Point {
  heading: number
}

const pointOf = ([x, y]: number[]): Point => ({ x: x!, y: y! })

/** Where each space is on the sheet. */
export const SPOTS: Point[] = track.spots.map(pointOf)
/** Bags are packed beside the track, which begins at the first airport. */
export const DEPARTURE = 0
export const FIRST = 1
export const ARRIVAL = SPOTS.length - 1
/** The real places, from which spaces that are too close to each other stand aside. */
export const PLACES: Point[] = track.places.map(pointOf)

/** The radius of a space, in units of the sheet, and on a map seen from near, in pixels. */
const RADIUS = { units: 17, pixels: 15 }
export const radiusAt = (scale: number): number => Math.min(RADIUS.units, RADIUS.pixels / scale)

/** The sheet goes round: so far to the right it begins anew. */
export const ROUND = sheet.width - 2 * sheet.frame

/** Can one look at both spaces at once, or is the way from one to the other over the edge of the sheet? */
export const onOneSide = (a: number, b: number): boolean => Math.abs(SPOTS[a]!.x - SPOTS[b]!.x) < ROUND / 2

/** Where a space is for someone who looks along the track from another one, perhaps over the edge of the sheet. */
export function seenFrom(here: number, space: number): Point {
  const { x, y } = SPOTS[space]!
  if (here < FIRST || onOneSide(here, space)) return { x, y }
  return { x: space > here ? x + ROUND : x - ROUND, y }
}

/** The spaces on a sheet that never ends: where the track leaves it at the right, it goes on there. */
const UNROLLED: Point[] = SPOTS.reduce<Point[]>((before, { x, y }) => {
  const last = before.at(-1)
  return [...before, { x: last && last.x - x > ROUND / 2 ? x + ROUND : x, y }]
}, [])

const onSheet = ({ x, y }: Point): Point => ({ x: x > sheet.width - sheet.frame ? x - ROUND : x, y })

// --- The ribbon ---

const STEPS = 12

/** A smooth leg from a space to the next one, bent towards those before and after it. */
function leg(from: number): Point[] {
  const [b, c] = [UNROLLED[from]!, UNROLLED[from + 1]!]
  const a = from > FIRST ? UNROLLED[from - 1]! : b
  const d = UNROLLED[from + 2] ?? c
  const reach = Math.hypot(c.x - b.x, c.y - b.y) / 4
  const [p, q] = [towards(b, a, c, reach), towards(c, d, b, reach)]
  return Array.from({ length: STEPS + 1 }, (_, i) => cubic(b, p, q, c, i / STEPS))
}

/** The point `reach` away from `at`, in the direction from its one neighbour to the other. */
function towards(at: Point, from: Point, to: Point, reach: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: at.x + (reach * dx) / length, y: at.y + (reach * dy) / length }
}

const mix = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d
const cubic = (a: Point, b: Point, c: Point, d: Point, t: number): Point => ({
  x: mix(a.x, b.x, c.x, d.x, t),
  y: mix(a.y, b.y, c.y, d.y, t),
})

const LEGS: Point[][] = SPOTS.slice(0, ARRIVAL).map((_, space) => (space < FIRST ? [] : leg(space)))

/** The points of a way over neighbouring spaces, forwards or backwards. */
function ribbon(way: number[]): Point[] {
  return way.slice(1).flatMap((to, i) => {
    const from = way[i]!
    return to > from ? LEGS[from]! : LEGS[to]!.toReversed()
  })
}

/** A way as an SVG path on the sheet that never ends; the part beyond its edge is to be drawn again at the left. */
export const wayPath = (way: number[]): string => polyline(ribbon(way))

// --- Flights ---

const BOW = 0.16 // how high a flight rises, for its length

/** A flight from one space to another, bowed to the left of the way there. */
function flight(from: number, to: number): Point[] {
  const [a, b] = [UNROLLED[Math.min(from, to)]!, UNROLLED[Math.max(from, to)]!]
  const middle = { x: (a.x + b.x) / 2 + BOW * (b.y - a.y), y: (a.y + b.y) / 2 - BOW * Math.abs(b.x - a.x) }
  const points = Array.from({ length: 2 * STEPS + 1 }, (_, i) => cubic(a, middle, middle, b, i / (2 * STEPS)))
  return from < to ? points : points.toReversed()
}

export const flightPath = (from: number, to: number): string => polyline(flight(from, to))

/** The flights there are: from the departure to the first airport, and from each airport to the next. */
export const flightsOver = (airports: number[]): { from: number; to: number }[] =>
  [DEPARTURE, ...airports].slice(0, -1).map((from, i) => ({ from, to: airports[i]! }))

// --- On the way ---

/** Where a traveller is after a fraction of the way. */
export function along({ way, flying }: Pick<Trip, 'way' | 'flying'>, t: number): Heading {
  const { x, y, dx, dy } = alongLine(flying ? flight(way[0]!, way.at(-1)!) : ribbon(way), t)
  return { ...onSheet({ x, y }), heading: (Math.atan2(dx, -dy) * 180) / Math.PI }
}
