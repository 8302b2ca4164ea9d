/** Walking and reaching among the spots of a map that can be pressed. */
import type { Point } from './camera'
import { away } from './lines'

/** Of these spots the one that lies best in a direction, for walking with the arrow keys. */
export function neighbourIn(spots: Point[], among: number[], from: number, dx: number, dy: number): number {
  const here = spots[from]!
  const strain = (spot: number): number => {
    const [x, y] = [spots[spot]!.x - here.x, spots[spot]!.y - here.y]
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    return ahead > 0.5 ? ahead + 2 * aside : Infinity
  }
  return among.reduce((a, b) => (strain(b) < strain(a) ? b : a), from)
}

/** How far it is halfway to the nearest of the other spots. */
export function halfway(spots: Point[], among: number[], from: number): number {
  const others = among.filter((spot) => spot !== from)
  return Math.min(...others.map((spot) => away(spots[spot]!, spots[from]!))) / 2
}
