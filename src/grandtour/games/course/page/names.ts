/** Where the names of the cities are seen: beside their city, and beside the planes and rings that have come there. */
import { around, type Area, type Label } from '$lib/map/labels'
import { namesOf, type Lettering } from '$lib/map/names'
import sheet from '$lib/map/world-sheet.json'
import type { Words } from '$lib/words'
import { halfAt } from './berths'
import { CITIES, HOMES, SPOTS } from './course'
import { SETS } from './labels'
import type { Point } from './projection'

/** The radius of a city, in units of the sheet. */
export const dotSize = (size: number, scale: number): number => Math.max(0.36 * size, 4 / scale)

/** A ring around a city that can be pressed, in pixels. */
export const RING = { radius: 11, line: 2.5 }

/** Where the sign is that says when a city is flown to, in pixels from its city. */
export const SIGN = { x: -11, y: -13, height: 16 }
export const signWidth = (text: string): number => 8 + 6 * text.length

/** The cities of a flight being planned, each with its number, or its numbers. */
export const orderOf = (path: number[]): { city: number; at: string }[] =>
  [...new Set(path.slice(1))].map((city) => ({
    city,
    at: path.flatMap((other, i) => (i && other === city ? [i] : [])).join('·'),
  }))

/** The label a little further from its city, by a distance in ems. */
export function pushed({ anchor, dx, dy }: Label, by: number): Label {
  return { anchor, dx: dx + Math.sign(dx) * by, dy: anchor === 'middle' ? dy + Math.sign(dy) * by : dy }
}

const LETTERING: Lettering = {
  kind: 'city',
  ids: CITIES.map(({ id }) => id),
  spots: SPOTS,
  sets: SETS,
  sheet,
  radius: (scale, size) => dotSize(size, scale),
  beside: (label, city, { bright, scale, size }) =>
    pushed(label, (bright ? 8.5 : HOMES.includes(city) ? 2.5 : 0) / scale / size),
  spare: true,
}

/** The names that are seen, none of them under the things on the map; `shown` are the cities that matter now. */
export const namesAt = (scale: number, words: Words, things: Area[], shown: number[]) =>
  namesOf(LETTERING, scale, words, things, shown)

// --- What lies on the map ---

/** What the planes cover that stand there. */
export const covered = (places: (Point | null)[], scale: number): Area[] =>
  places.flatMap((place) => (place ? [around(place, halfAt(scale))] : []))

/** What the rings around these cities cover. */
export const ringed = (cities: number[], scale: number): Area[] =>
  cities.map((city) => around(SPOTS[city]!, (RING.radius + RING.line / 2) / scale))

/** What the signs with the order of a flight cover. */
export const numbered = (path: number[], scale: number): Area[] =>
  orderOf(path).map(({ city, at }) => {
    const [x, y] = [SPOTS[city]!.x + SIGN.x / scale, SPOTS[city]!.y + SIGN.y / scale]
    const [wide, high] = [signWidth(at) / 2 / scale, SIGN.height / 2 / scale]
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
  })
