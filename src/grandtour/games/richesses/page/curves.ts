/** The ways as drawn: each section a curve, for ways that are shown and pieces that go along them. */
import type { Point } from '$lib/map/camera'
import { alongLine, polyline } from '$lib/map/lines'
import france from './france.json'
import { MOTORWAYS, ROADS, SEA, SPOTS } from './richesses'

const STEPS = 14

/** The points of a cubic curve. */
function pointsOn(path: string): Point[] {
  const [ax, ay, bx, by, cx, cy, dx, dy] = path.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number, number, number, number, number]
  const at = (t: number, a: number, b: number, c: number, d: number): number =>
    (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d
  return Array.from({ length: STEPS + 1 }, (_, i) => ({ x: at(i / STEPS, ax, bx, cx, dx), y: at(i / STEPS, ay, by, cy, dy) }))
}

const key = (a: number, b: number): string => `${a} ${b}`
const curves = new Map<string, Point[]>()
const insets = new Map<string, string>()

/** Known when the first way is drawn. Of a road and a motorway between two points the road is gone: it costs nothing. */
function learnWays(): void {
  for (const [all, paths, inset] of [
    [MOTORWAYS, france.motorways, france.inset.motorways],
    [SEA, france.sea, []],
    [ROADS, france.roads, france.inset.roads],
  ] as const) {
    all.forEach(({ from, to }, i) => {
      const curve = pointsOn(paths[i]!)
      curves.set(key(from, to), curve)
      curves.set(key(to, from), curve.toReversed())
      const within = inset.filter(({ section }) => section === i).map(({ path }) => path)
      for (const name of [key(from, to), key(to, from)]) insets.set(name, within.join(''))
    })
  }
}

/** All points of a way; where no section leads, it goes straight on. */
export function pointsOf(way: number[]): Point[] {
  if (way.length < 2) return way.map((point) => SPOTS[point]!)
  if (!curves.size) learnWays()
  return way.slice(1).flatMap((point, i) => curves.get(key(way[i]!, point)) ?? [SPOTS[way[i]!]!, SPOTS[point]!])
}

export const pathOf = (way: number[]): string => polyline(pointsOf(way))
/** What of a way is seen in the inset around Paris. */
export function insetPath(way: number[]): string {
  if (way.length > 1 && !insets.size) learnWays()
  return way.slice(1).map((point, i) => insets.get(key(way[i]!, point)) ?? '').join('')
}

/** Where a piece is and whether it heads to the left. */
export interface Heading extends Point {
  left: boolean
}

export function along(way: number[], t: number): Heading {
  const { x, y, dx } = alongLine(pointsOf(way), t)
  return { x, y, left: dx < 0 }
}
