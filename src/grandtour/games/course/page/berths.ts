/** Where planes stand: beside their city, hiding as few names, cities and other planes as can be. */
import { CITIES, SPOTS } from './course'
import type { Label, Labels } from './labels'
import type { Point } from './projection'
import sheet from './sheet.json'

const PLANE = 17 // half its span, in pixels
const RINGS = [25, 32, 40, 49]
const ANGLES = [-135, -45, 180, 0, 135, 45, -90, 90, -160, -20, 160, 20].map((degrees) => (degrees * Math.PI) / 180)
const LETTER = 0.61 // the breadth of a letter, in ems, on the average

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * A place for each plane, in the order of the seats; none for a plane without a city.
 * `px` is the size of a pixel in units of the sheet.
 */
export function berths(cities: number[], labels: Labels, name: (city: number) => string, px: number): (Point | null)[] {
  const names = CITIES.flatMap(({ id }, city) => {
    const label = labels.of[id]
    return label ? [areaOf(label, SPOTS[city]!, labels.size, name(city).length)] : []
  })
  const taken: Point[] = []
  return cities.map((city) => {
    if (city < 0) return null
    const free = places(city, px).map((place) => ({ place, cost: cost(place, city, names, taken, px) }))
    const best = free.reduce((a, b) => (b.cost < a.cost ? b : a)).place
    taken.push(best)
    return best
  })
}

function places(city: number, px: number): Point[] {
  const { x, y } = SPOTS[city]!
  return RINGS.flatMap((ring) => ANGLES.map((angle) => ({ x: x + ring * px * Math.cos(angle), y: y + ring * px * Math.sin(angle) })))
}

function areaOf({ anchor, dx, dy }: Label, { x, y }: Point, em: number, letters: number): Area {
  const width = letters * LETTER * em
  const left = x + dx * em - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  return { left, right: left + width, top: y + (dy - 0.74) * em, bottom: y + (dy + 0.24) * em }
}

function cost(place: Point, city: number, names: Area[], taken: Point[], px: number): number {
  const radius = PLANE * px
  const away = (other: Point) => Math.hypot(place.x - other.x, place.y - other.y)
  const hidden = names.filter((area) => gap(place, area) < radius).length
  const crowded = taken.filter((other) => away(other) < 2 * radius).length
  const covered = SPOTS.filter((spot) => away(spot) < radius + 4 * px).length
  const nearer = SPOTS.some((spot, other) => other !== city && away(spot) < away(SPOTS[city]!)) ? 1 : 0
  const inside = { left: radius, right: sheet.width - radius, top: radius, bottom: sheet.height - radius }
  const outside = gap(place, inside) > 0 ? 1 : 0
  return 3 * hidden + 6 * crowded + 2 * covered + 2 * nearer + 8 * outside + away(SPOTS[city]!) / (60 * px)
}

/** How far a point is from an area; nothing inside it. */
function gap({ x, y }: Point, { left, right, top, bottom }: Area): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
