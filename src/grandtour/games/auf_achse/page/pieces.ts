/** What stands on the map: trucks with their trailers, the roadworks, the jam; and how much of the map each covers. */
import type { Point } from '$lib/map/camera'
import { around, type Area } from '$lib/map/labels'
import { holds, SPOTS, type Hold } from './achse'
import type { Heading } from './roads'
import { areMany, markerSize, ringSize, truckSize } from './sizes'
import type { AchseView, Haulier } from './view'

// --- A truck, in pixels of its natural size; it stands on the origin and heads to the right ---

export const CRATE = 6
export const COUPLING = 4
export const FRONT = 22
/** Where the sign of the seat is, above the cab. */
export const SIGN = { x: 9, y: -30.5, radius: 11.5 }

/** How long what carries so many goods is. */
export const lengthOf = (room: number): number => (room / 2) * CRATE + 4

/** Where the truck's own load and its trailers begin, from the front backwards. */
export function backs(rooms: Hold[]): number[] {
  let back = 4 + COUPLING
  return rooms.map(({ room }) => (back -= COUPLING + lengthOf(room)))
}

/** What it covers: cab and load, and the sign above them. */
function outline(rooms: Hold[], left: boolean): Area[] {
  const sides = (back: number, front: number) => (left ? { left: -front, right: -back } : { left: back, right: front })
  const { x, y, radius } = SIGN
  return [
    { ...sides(backs(rooms).at(-1)!, FRONT), top: -20, bottom: 4 },
    { ...sides(x - radius, x + radius), top: y - radius, bottom: -20 },
  ]
}

// --- Where they stand ---

/** A truck on its space, as it came. */
export const parked = ({ at, came }: Haulier): Heading => ({
  ...SPOTS[at]!,
  left: came >= 0 && SPOTS[came]!.x > SPOTS[at]!.x,
})

const BARRIER: Area = { left: -16, right: 16, top: -18.5, bottom: 7.5 }
const JAM: Area = { left: -18.5, right: 18.5, top: -31.5, bottom: 3 }

const drawn = ({ left, right, top, bottom }: Area, { x, y }: Point, size: number): Area => ({
  left: x + left * size,
  right: x + right * size,
  top: y + top * size,
  bottom: y + bottom * size,
})

/** What the pieces cover of the sheet, at so many pixels to its unit. */
export function covered({ hauliers, works, jam }: AchseView, scale: number): Area[] {
  const trucks = hauliers.filter(({ at }) => at >= 0)
  const marker = (area: Area, space: number) => (space < 0 ? [] : [drawn(area, SPOTS[space]!, markerSize(scale))])
  return [
    ...trucks.flatMap((haulier) => {
      const here = parked(haulier)
      return outline(holds(haulier), here.left).map((area) => drawn(area, here, truckSize(scale)))
    }),
    ...marker(BARRIER, works),
    ...marker(JAM, jam),
  ]
}

/** What the rings around lit spaces cover; nothing if most spaces are lit, for names are looked for then. */
export const ringed = (lit: number[], scale: number): Area[] =>
  areMany(lit) ? [] : lit.map((space) => around(SPOTS[space]!, 0.8 * ringSize(scale, false)))
