/** Where the names of the points stand: as placed by web/maps/france-labels.js, or beside what has come to stand there. */
import { steppedAside, type Names, type Seen } from '$lib/map/aside'
import { apart, around, LEAST, outward, width, type Area } from '$lib/map/labels'
import { namesOf, type Lettering } from '$lib/map/names'
import type { Words } from '$lib/words'
import france from './france.json'
import labels from './labels.json'
import { INSET, PLACES, REGIONS, SPOTS } from './richesses'
import { isAfar, pointSize, signSize } from './sizes'

const SIGN = 12 // the radius of a sign, in pixels as it is designed

const lettering = (signed: Set<number>): Lettering => ({
  kind: 'point',
  ids: PLACES.map(({ id }) => id),
  spots: SPOTS.slice(0, PLACES.length),
  sets: [labels.wide, labels.narrow, labels.small, labels.tiny, labels.least],
  sheet: france,
  radius: pointSize,
  beside: (label, point, { scale, size }) =>
    outward(label, (signed.has(point) ? SIGN * signSize(scale) : pointSize(scale)) / size),
  spare: true,
})

const LONG = 36 // pixels

/** The names that are seen, none of them under the things that lie on the map. */
export function namesAt(scale: number, words: Words, things: Area[], bright: number[], signed: number[]): Names {
  const names = namesOf(lettering(new Set(signed)), scale, words, [...things, france.inset], bright)
  const isLong = ({ spot, led }: Seen): boolean =>
    led !== null && Math.hypot(led.x - spot.x, led.y - spot.y) * scale > LONG
  return isAfar(scale) ? { ...names, all: names.all.filter((name) => !isLong(name)) } : names
}

const BESIDE = { anchor: 'start', dx: 0.6, dy: 0.3 } as const

/** Those of the inset; where there is no room for all, some are left out. */
export function insetNames(scale: number, words: Words, things: Area[], bright: number[]): Names {
  const size = Math.min(Math.max(17, LEAST / scale), 14.5 / scale)
  if (isAfar(scale)) return { size, all: [] }
  const names = [...INSET].map(([point, spot]) => ({
    name: words.noun('point', point),
    spot,
    label: BESIDE,
    bright: bright.includes(point),
  }))
  const places = [...INSET.values()].map((spot) => around(spot, pointSize(scale)))
  return steppedAside(names, size, { things, places, spots: [], sheet: france.inset }, true)
}

// --- The regions ---

export interface RegionName {
  region: number
  name: string
  x: number
  y: number
  size: number
  area: Area
}

const NAMED = 0.6 // from this scale on there is room for the names of the regions
const SPACED = 0.12 // between their letters, in ems
const STEPS = [0, -1, 1, -2, 2, -3, 3]
const STEP = { x: 1.1, y: 0.8 } // how far a name is moved at a time, in ems
/** Where a name may stand around the middle of its region, the nearest first. */
const PLACED = STEPS.flatMap((x) => STEPS.map((y) => ({ x: x * STEP.x, y: y * STEP.y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
)

/** The names of the regions where nothing else is written; one that finds no room is left out. */
export function regionsAt(scale: number, words: Words, taken: Area[]): RegionName[] {
  const size = Math.min(Math.max(20, LEAST / scale), 26 / scale)
  const filled = [...taken, ...SPOTS.map((spot) => around(spot, pointSize(scale)))]
  const middles = france.names as Record<string, { x: number; y: number }>
  if (scale < NAMED) return []
  return REGIONS.flatMap(({ id }, region) => {
    const name = words.noun('region', region)
    const half = ((width(name) + SPACED * name.length) * size) / 2
    const found = PLACED.map((by) => {
      const [x, y] = [middles[id]!.x + by.x * size, middles[id]!.y + by.y * size]
      return { region, name, x, y, size, area: { left: x - half, right: x + half, top: y - 0.74 * size, bottom: y + 0.24 * size } }
    }).find(({ area }) => filled.every((other) => apart(area, other)))
    return found ? [found] : []
  })
}
