/** The roads as drawn: the bow from space to space, for ways and for trucks that drive them. */
import type { Point } from '$lib/map/camera'
import { alongLine, away, polyline } from '$lib/map/lines'
import { ROADS, SPOTS } from './achse'
import net from './net.json'

const STEPS = 24

/** Where a truck is and whether it heads to the left. */
export interface Heading extends Point {
  left: boolean
}

/** The points of each road, as its path in net.json draws it: from a town, bent towards a point, to a town. */
const CURVES: Point[][] = net.roads.map((path) => {
  const [ax, ay, px, py, bx, by] = path.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * ax + 2 * t * (1 - t) * px + t ** 2 * bx,
    y: (1 - t) ** 2 * ay + 2 * t * (1 - t) * py + t ** 2 * by,
  })
  return Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS))
})

const nearest = (curve: Point[], spot: Point): number =>
  curve.reduce((best, point, i) => (away(point, spot) < away(curve[best]!, spot) ? i : best), 0)

/** The points of the road between two neighbours, from one to the other. */
function stretch(from: number, to: number): Point[] {
  const road = ROADS.findIndex(
    ({ line }) => Math.abs(line.indexOf(from) - line.indexOf(to)) === 1 && line.includes(from) && line.includes(to),
  )
  const [a, b] = [SPOTS[from]!, SPOTS[to]!]
  const curve = CURVES[road]
  if (!curve) return [a, b]
  const [i, k] = [nearest(curve, a), nearest(curve, b)]
  const between = i < k ? curve.slice(i + 1, k) : curve.slice(k + 1, i).toReversed()
  return [a, ...between, b]
}

/** All points of a way, space after space. */
export function pointsOf(way: number[]): Point[] {
  if (way.length < 2) return way.map((space) => SPOTS[space]!)
  return way.slice(1).flatMap((space, i) => stretch(way[i]!, space).slice(i ? 1 : 0))
}

export const pathOf = (way: number[]): string => polyline(pointsOf(way))

/** Where a truck is after a fraction of its way. */
export function along(way: number[], t: number): Heading {
  const { x, y, dx } = alongLine(pointsOf(way), t)
  return { x, y, left: dx < 0 }
}
