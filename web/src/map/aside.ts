/** Names that step aside for what stands on a map. */
import type { Point } from './camera'
import { apart, areaOf, around, distance, wider, type Area, type Label } from './labels'

/** A name and its place, and where it stands as long as nothing is in its way. */
export interface Named {
  name: string
  spot: Point
  label: Label
}

/** What there is on a sheet besides its names. */
export interface Surroundings {
  /** What may hide no name. */
  things: Area[]
  /** The places that have names; no name lies on one. */
  places: Area[]
  /** What had better be seen. */
  spots: Point[]
  sheet: Area
}

const STEP = 0.4 // of the search, in ems
const GAP = 0.3 // between a name that has stepped aside and the others, in ems
const HIDES_A_SPOT = 0.35
const SEEMS_ANOTHERS = 4

/**
 * The labels of names of a size: as they are, or beside the things and the earlier names they would meet.
 * Room is looked for within the first of these reaches, in ems, and if there is no good one within the next.
 */
export function steppedAside(names: Named[], size: number, sheet: Surroundings, reaches: number[]): (Label | null)[] {
  const areas = names.map(({ name, spot, label }) => areaOf(name, spot, label, size))
  const taken: Area[] = []
  const stays = areas.map((area) => isFree(area, sheet.things) && isFree(area, taken) && taken.push(area) > 0)
  return names.map((named, i) => {
    if (stays[i]) return named.label
    const usual = { label: named.label, area: areas[i]! }
    let best: Priced | null = null
    for (const reach of reaches) {
      best = cheapestFree(named.spot, usual, size, reach * size, taken, sheet)
      if (best && best.cost <= reach) break // whatever is farther away costs more
    }
    if (best) taken.push(best.area)
    return best && best.label
  })
}

const isFree = (area: Area, others: Area[]): boolean => others.every((other) => apart(area, other))

interface Choice {
  label: Label
  area: Area
}
interface Priced extends Choice {
  /** In ems: how far from its place it is, and what is bad about it besides. */
  cost: number
}

/** The best choice that touches nothing: near its place, hiding little, and not as if it were the name of another. */
function cheapestFree(
  spot: Point,
  usual: Choice,
  size: number,
  reach: number,
  taken: Area[],
  { things, places, spots, sheet }: Surroundings,
): Priced | null {
  const here = around(spot, 0)
  const window = around(spot, reach + size + usual.area.right - usual.area.left)
  const near = (areas: Area[]) => areas.filter((area) => !apart(area, window))
  const others = near([...things, ...places, ...taken.map((area) => wider(area, GAP * size))])
  const rivals = near(places).filter((place) => apart(place, here))
  const stones = near(spots.map((point) => around(point, 0)))
  const cost = ({ area }: Choice): number => {
    const away = distance(here, area)
    const moved = Math.hypot(area.left - usual.area.left, area.top - usual.area.top)
    const hidden = stones.filter((stone) => !apart(stone, area)).length
    const nearer = rivals.filter((place) => distance(place, area) < away).length
    return (away + 0.1 * moved) / size + HIDES_A_SPOT * hidden + SEEMS_ANOTHERS * nearer
  }
  return choices(spot, usual, size, reach)
    .filter(({ area }) => isWithin(area, sheet) && isFree(area, others))
    .map((choice): Priced => ({ ...choice, cost: cost(choice) }))
    .reduce<Priced | null>((best, next) => (best && best.cost <= next.cost ? best : next), null)
}

/** All that is within reach of a spot, in a grid. */
function choices(spot: Point, { label, area }: Choice, size: number, reach: number): Choice[] {
  const step = STEP * size
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
  const rows = steps(spot.y - reach - area.bottom, spot.y + reach - area.top)
  return steps(spot.x - reach - area.right, spot.x + reach - area.left).flatMap((x) =>
    rows.map((y) => ({
      label: { ...label, dx: label.dx + x / size, dy: label.dy + y / size },
      area: { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y },
    })),
  )
}

const isWithin = (area: Area, sheet: Area): boolean =>
  area.left >= sheet.left && area.right <= sheet.right && area.top >= sheet.top && area.bottom <= sheet.bottom
