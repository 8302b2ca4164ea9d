/** The names of the places on a map: where the generators of web/maps have put them, or beside what has come there. */
import type { Words } from '../words'
import { steppedAside, type Named, type Names } from './aside'
import type { Point } from './camera'
import { around, HALO, inner, labelsAt, wider, type Area, type Label, type LabelSet } from './labels'

/** How the places of a sheet are lettered. */
export interface Lettering {
  /** What the places are called in texts and acts: cities, towns, spaces. */
  kind: string
  /** By which the labels know each place, and where it is. */
  ids: string[]
  spots: Point[]
  /** The labels, for the nearest view first. */
  sets: LabelSet[]
  sheet: { width: number; height: number; frame: number }
  /** The radius of a place, in units of the sheet, for names of a size at so many pixels to a unit. */
  radius: (scale: number, size: number) => number
  /** Its label as it stands beside a place that is larger than a dot, or has a ring around it. */
  beside?: (label: Label, place: number, ring: { bright: boolean; scale: number; size: number }) => Label
  /** Where there is no room for its name, a place that matters now has it below. */
  spare?: boolean
  /** What had better not be hidden, besides the places. */
  stones?: Point[]
  /** At scales where many places have no name: one that finds no room is left out. Else where any has none. */
  few?: (scale: number) => boolean
}

export type PlaceName = Named & { place: number }

const SPARE: Label = { anchor: 'middle', dx: 0, dy: 1.5 }

/** The names that are seen at this scale, none of them under the things on the map; the bright ones matter now. */
export function namesOf(
  { kind, ids, spots, sets, sheet, radius, beside = (label) => label, spare = false, stones = [], few }: Lettering,
  scale: number,
  words: Words,
  things: Area[],
  bright: number[],
): Names<PlaceName> {
  const { size, of } = labelsAt(sets, scale, words.language)
  const usual = ids.flatMap((id, place): PlaceName[] => {
    const ring = { bright: bright.includes(place), scale, size }
    const label = of[id] ?? (spare && ring.bright ? SPARE : null)
    if (!label) return []
    return [{ place, name: words.noun(kind, place), spot: spots[place]!, label: beside(label, place, ring), bright: ring.bright }]
  })
  const sight = {
    things: things.map((thing) => wider(thing, HALO / scale)),
    places: ids.map((_, place) => around(spots[place]!, radius(scale, size))),
    spots: stones,
    sheet: inner(sheet),
  }
  return steppedAside(usual, size, sight, few ? few(scale) : ids.some((id) => !of[id]))
}
