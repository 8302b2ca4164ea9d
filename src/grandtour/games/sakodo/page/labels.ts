/** Where the names of the spaces stand: as placed by web/maps/space-labels.js, or beside who has come there. */
import { steppedAside, type Named, type Names } from '$lib/map/aside'
import { around, HALO, inner, labelsAt, LEAST, wider, type Area, type Labels } from '$lib/map/labels'
import sheet from '$lib/map/world-sheet.json'
import type { Words } from '$lib/words'
import labels from './labels.json'
import { SPACES } from './sakodo'
import { radiusAt, SPOTS } from './track'

const SETS = [labels.near, labels.middle, labels.wide, labels.small, labels.tiny]
const FEW = LEAST / labels.wide.size // with fewer pixels to a unit, hardly more than half of the spaces have names
const INNER = inner(sheet)

export const spaceLabels = (scale: number, lang: 'fr' | 'en'): Labels => labelsAt(SETS, scale, lang)

/** The name of a space on the sheet. */
export interface SpaceName extends Named {
  space: number
}

/** The names that are seen, none of them under the things that stand on the map. */
export function namesAt(scale: number, words: Words, things: Area[], lit: number[]): Names<SpaceName> {
  const { size, of } = spaceLabels(scale, words.language)
  const usual = SPACES.flatMap(({ id }, space): SpaceName[] => {
    const label = of[id]
    if (!label) return []
    return [{ space, name: words.noun('space', space), spot: SPOTS[space]!, label, bright: lit.includes(space) }]
  })
  const clear = things.map((thing) => wider(thing, HALO / scale))
  const places = SPOTS.map((spot) => around(spot, radiusAt(scale)))
  return steppedAside(usual, size, { things: clear, places, spots: [], sheet: INNER }, scale < FEW)
}
