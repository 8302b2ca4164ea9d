/** Where the names of the towns stand: as placed by web/maps/town-labels.js, or beside what has come to stand there. */
import { steppedAside, type Named, type Names } from '$lib/map/aside'
import { around, HALO, inner, labelsAt, outward, wider } from '$lib/map/labels'
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
const INNER = inner(sheet)

export const townLabels = (scale: number, lang: 'fr' | 'en'): Labels => labelsAt(SETS, scale, lang)

/** The name of a town on the sheet. */
export interface TownName extends Named {
  town: number
}

/** The names that are seen, none of them under the things that lie on the map. */
export function namesAt(scale: number, words: Words, things: Area[], marked: number[]): Names<TownName> {
  const { size, of } = townLabels(scale, words.language)
  const radius = townSize(scale)
  const placed = [...TOWNS.keys()].filter((town) => of[TOWNS[town]!.id])
  const usual = [...new Set([...placed, ...marked.filter(isTown)])].map((town) => ({
    town,
    name: words.noun('town', town),
    spot: SPOTS[town]!,
    label: outward(of[TOWNS[town]!.id] ?? SPARE, radius / size),
    bright: marked.includes(town),
  }))
  const clear = things.map((thing) => wider(thing, HALO / scale))
  const places = SPOTS.slice(0, TOWNS.length).map((spot) => around(spot, radius))
  const few = placed.length < TOWNS.length
  return steppedAside(usual, size, { things: clear, places, spots: STONES, sheet: INNER }, few)
}
