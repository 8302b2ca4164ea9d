/** Lines made of points: drawn, and gone along. */
import type { Point } from './camera'

export const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** As an SVG path. */
export const polyline = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** Somewhere on a line, and which way the line goes there. */
export interface OnLine extends Point {
  dx: number
  dy: number
}

/** Where one is after a fraction of a line. */
export function alongLine(points: Point[], t: number): OnLine {
  const steps = points.slice(1).map((point, i) => away(point, points[i]!))
  let left = t * steps.reduce((sum, step) => sum + step, 0)
  const found = steps.findIndex((step) => (left -= step) <= 0)
  const i = found < 0 ? Math.max(steps.length - 1, 0) : found
  const [a, b] = [points[i]!, points[i + 1] ?? points[i]!]
  const part = found < 0 || !steps[i] ? 1 : 1 + left / steps[i]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return { x: a.x + part * dx, y: a.y + part * dy, dx, dy }
}
