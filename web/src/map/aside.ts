/** Names that step aside for what stands on a map. */
import type { Point } from './camera'
import { apart, areaOf, around, distance, wider, type Area, type Label } from './labels'

/** A name and its place, and where it stands as long as nothing is in its way. */
export interface Named {
  name: string
  spot: Point
  label: Label
  /** It matters now: it is there even where there is hardly room. */
  bright: boolean
}

/** A name where it is seen. */
export type Seen<N extends Named = Named> = N & {
  area: Area
  /** Where the line ends that leads to it from its place, if it would not be seen whose it is. */
  led: Point | null
}

/** Names of one size. */
export interface Names<N extends Named = Named> {
  /** In units of the sheet. */
  size: number
  all: Seen<N>[]
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

/** How far from its place a name may stand, in ems: room is looked for within the first, then within the next. */
const NEAR = [3]
const ANYWHERE = [3, 6, 9]
const FAR = 2.2 // from here on a line leads from its place to it, in ems
const STEP = 0.13 // of the search, for its reach
const GAP = 0.3 // between a name that has stepped aside and the others, in ems
const HIDES_A_SPOT = 0.35
const SEEMS_ANOTHERS = 4

/**
 * The names as they are, or beside the things and the names they would meet, and within the sheet; the bright ones come first.
 * On a sheet with `few` names, one that finds no room near its place is left out, unless it is bright.
 */
export function steppedAside<N extends Named>(names: N[], size: number, sheet: Surroundings, few: boolean): Names<N> {
  const usual = names.map((one): Seen<N> => ({ ...one, area: areaOf(one.name, one.spot, one.label, size), led: null }))
  const all: Seen<N>[] = []
  const areas: Area[] = [] // of all
  const put = (one: Seen<N>, n = all.length) => void ([all[n], areas[n]] = [one, one.area])
  for (const some of [usual.filter(({ bright }) => bright), usual.filter(({ bright }) => !bright)]) {
    for (const one of some) if (isFree(one.area, sheet.things) && isFree(one.area, areas)) put(one)
    for (const one of some.filter((one) => !all.includes(one))) {
      const room = roomFor(one, size, areas, sheet, few && !one.bright ? NEAR : ANYWHERE)
      if (room) put(moved(one, room, size, sheet))
      else if (!few || one.bright) put(one)
    }
  }
  for (const [n, one] of all.entries()) {
    const room = !isWithin(one.area, sheet.sheet) && roomFor(one, size, areas.toSpliced(n, 1), sheet, ANYWHERE)
    if (room) put(moved(one, room, size, sheet), n)
  }
  return { size, all }
}

function moved<N extends Named>(one: Seen<N>, room: Choice, size: number, sheet: Surroundings): Seen<N> {
  return { ...one, ...room, led: ledTo(one.spot, room.area, FAR * size, sheet.places) }
}

/** The nearest good room for a name, or what there is. */
function roomFor(name: Seen, size: number, taken: Area[], sheet: Surroundings, reaches: number[]): Choice | null {
  let best: Priced | null = null
  for (const reach of reaches) {
    best = cheapestFree(name.spot, name, size, reach * size, taken, sheet)
    if (best && best.cost <= reach) break // whatever is farther away costs more
  }
  return best && { label: best.label, area: best.area }
}

/** Where a line to a name ends that is far from its spot, or nearer to another place. */
function ledTo(spot: Point, area: Area, far: number, places: Area[]): Point | null {
  const here = around(spot, 0)
  const away = distance(here, area)
  const seemsAnothers = places.some((place) => apart(place, here) && distance(place, area) < away)
  if (away <= far && !seemsAnothers) return null
  const within = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high)
  return { x: within(area.left, spot.x, area.right), y: within(area.top, spot.y, area.bottom) }
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
  const { anchor, dx, dy } = usual.label
  let best: Priced | null = null
  for (const [x, y] of steps(spot, usual.area, reach)) {
    const area = shifted(usual.area, x, y)
    const away = distance(here, area)
    const moved = Math.hypot(area.left - usual.area.left, area.top - usual.area.top)
    const least = (away + 0.1 * moved) / size
    if ((best && best.cost <= least) || !isWithin(area, sheet) || !isFree(area, others)) continue
    const hidden = stones.filter((stone) => !apart(stone, area)).length
    const nearer = rivals.filter((place) => distance(place, area) < away).length
    const cost = least + HIDES_A_SPOT * hidden + SEEMS_ANOTHERS * nearer
    if (!best || cost < best.cost) best = { label: { anchor, dx: dx + x / size, dy: dy + y / size }, area, cost }
  }
  return best
}

/** How an area may be moved within reach of a spot, in a grid: a wider one, a coarser one. */
function steps(spot: Point, area: Area, reach: number): [x: number, y: number][] {
  const all: [number, number][] = []
  for (let x = spot.x - reach - area.right; x <= spot.x + reach - area.left; x += STEP * reach)
    for (let y = spot.y - reach - area.bottom; y <= spot.y + reach - area.top; y += STEP * reach) all.push([x, y])
  return all
}

const shifted = ({ left, right, top, bottom }: Area, x: number, y: number): Area => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

const isWithin = (area: Area, sheet: Area): boolean =>
  area.left >= sheet.left && area.right <= sheet.right && area.top >= sheet.top && area.bottom <= sheet.bottom
