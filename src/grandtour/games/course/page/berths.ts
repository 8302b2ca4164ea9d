/** Where planes stand: beside their city, hiding as few names, cities and other planes as can be. */
import { areaOf, type Area } from '$lib/map/labels'
import sheet from '$lib/map/world-sheet.json'
import type { Words } from '$lib/words'
import { CITIES, SPOTS } from './course'
import { labelsAt, type Labels } from './labels'
import type { Point } from './projection'
import type { Sky } from './sky.svelte'
import type { CourseView } from './view'

const RINGS = [1.5, 1.9, 2.35, 2.9] // how far from the city, in half spans of a plane
const ANGLES = [-135, -45, 180, 0, 135, 45, -90, 90, -160, -20, 160, 20].map((degrees) => (degrees * Math.PI) / 180)

/** The city of each plane, of one still to take off the one where it is; none for the one in the air. */
export const parked = ({ travellers }: Pick<CourseView, 'travellers'>, sky: Pick<Sky, 'moves' | 'waits'>): number[] =>
  travellers.map(({ at }, seat) => (seat === sky.moves[0]?.seat ? -1 : (sky.waits(seat) ?? at)))

/** How wide the wings of a plane are, in units of the sheet. */
export const spanAt = (scale: number): number => Math.min(44, Math.max(28, 44 * Math.sqrt(scale))) / scale
/** Half the room that it takes; the tips of its wings may touch what is beside it. */
export const halfAt = (scale: number): number => 0.42 * spanAt(scale)

/** The places of planes in these cities, at so many pixels to a unit. */
export const berthsAt = (cities: number[], words: Words, scale: number): (Point | null)[] =>
  berths(cities, labelsAt(scale, words.language), (city) => words.noun('city', city), halfAt(scale))

/**
 * A place for each plane, in the order of the seats; none for a plane without a city.
 * `half` is half the room a plane takes, in units of the sheet.
 */
export function berths(
  cities: number[],
  labels: Labels,
  name: (city: number) => string,
  half: number,
): (Point | null)[] {
  const names = CITIES.flatMap(({ id }, city) => {
    const label = labels.of[id]
    return label ? [areaOf(name(city), SPOTS[city]!, label, labels.size)] : []
  })
  const taken: Point[] = []
  return cities.map((city) => {
    if (city < 0) return null
    const free = places(city, half).map((place) => ({ place, cost: cost(place, city, names, taken, half) }))
    const best = free.reduce((a, b) => (b.cost < a.cost ? b : a)).place
    taken.push(best)
    return best
  })
}

function places(city: number, half: number): Point[] {
  const { x, y } = SPOTS[city]!
  const at = (away: number, angle: number) => ({ x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) })
  return RINGS.flatMap((ring) => ANGLES.map((angle) => at(ring * half, angle)))
}

function cost(place: Point, city: number, names: Area[], taken: Point[], radius: number): number {
  const away = (other: Point) => Math.hypot(place.x - other.x, place.y - other.y)
  const hidden = names.filter((area) => gap(place, area) < radius).length
  const crowded = taken.filter((other) => away(other) < 2 * radius).length
  const covered = SPOTS.filter((spot) => away(spot) < 1.2 * radius).length
  const nearer = SPOTS.some((spot, other) => other !== city && away(spot) < away(SPOTS[city]!)) ? 1 : 0
  const inside = { left: radius, right: sheet.width - radius, top: radius, bottom: sheet.height - radius }
  const outside = gap(place, inside) > 0 ? 1 : 0
  return 3 * hidden + 20 * crowded + 2 * covered + 2 * nearer + 8 * outside + away(SPOTS[city]!) / (3.5 * radius)
}

/** How far a point is from an area; nothing inside it. */
function gap({ x, y }: Point, { left, right, top, bottom }: Area): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
