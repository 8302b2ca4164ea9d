/** Where the names of the towns stand: as placed by web/maps/town-labels.js, or beside what has come to stand there. */
import { steppedAside } from '$lib/map/aside'
import type { Point } from '$lib/map/camera'
import { apart, areaOf, around, distance, labelsAt, outward, wider } from '$lib/map/labels'
import type { Area, Label, Labels } from '$lib/map/labels'
import type { Words } from '$lib/words'
import { isTown, SPOTS, TOWNS } from './achse'
import labels from './labels.json'
import sheet from './sheet.json'
import { townSize } from './sizes'

const SETS = [labels.wide, labels.narrow, labels.small, labels.tiny, labels.least]
const STONES = SPOTS.slice(TOWNS.length)
/** For a town that has no room for its name but matters now: below it. */
const SPARE: Label = { anchor: 'middle', dx: 0, dy: 1.5 }
const INNER: Area = {
  left: sheet.frame,
  right: sheet.width - sheet.frame,
  top: sheet.frame,
  bottom: sheet.height - sheet.frame,
}
/** How far from its town a name may stand, in ems; where not all have names, only near. */
const NEAR = [3]
const ANYWHERE = [3, 6, 9]
/** How wide the light edge of a letter is, in pixels. */
export const HALO = 1.6
const FAR = 2.2 // from here on a line leads from its town to it, in ems

export const townLabels = (scale: number, lang: 'fr' | 'en'): Labels => labelsAt(SETS, scale, lang)

/** A name on the sheet. */
export interface TownName {
  town: number
  name: string
  label: Label
  /** Where the line ends that leads to it from its town, if it would not be seen whose it is. */
  led: Point | null
}

export interface TownNames {
  /** In units of the sheet. */
  size: number
  all: TownName[]
}

/** The names that are seen, none of them under the things that lie on the map. */
export function namesAt(scale: number, words: Words, things: Area[], marked: number[]): TownNames {
  const { size, of } = townLabels(scale, words.language)
  const radius = townSize(scale)
  const placed = [...TOWNS.keys()].filter((town) => of[TOWNS[town]!.id])
  const usual = [...new Set([...placed, ...marked.filter(isTown)])].map((town) => ({
    town,
    name: words.noun('town', town),
    spot: SPOTS[town]!,
    label: outward(of[TOWNS[town]!.id] ?? SPARE, radius / size),
  }))
  const clear = things.map((thing) => wider(thing, HALO / scale))
  const places = SPOTS.slice(0, TOWNS.length).map((spot) => around(spot, radius))
  const few = placed.length < TOWNS.length
  const found = steppedAside(usual, size, { things: clear, places, spots: STONES, sheet: INNER }, few ? NEAR : ANYWHERE)
  const all = usual.flatMap(({ town, name, spot, label: first }, i) => {
    const label = found[i] ?? (few && !marked.includes(town) ? null : first)
    if (!label || label === first) return label ? [{ town, name, label, led: null }] : []
    return [{ town, name, label, led: ledTo(spot, areaOf(name, spot, label, size), FAR * size, places) }]
  })
  return { size, all }
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
