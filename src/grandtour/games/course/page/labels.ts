/** Where the names of the cities stand, as placed by web/maps/labels.js. */
import labels from './labels.json'

/** From the city to the label's anchor on its base line, in ems. */
export interface Label {
  anchor: 'start' | 'middle' | 'end'
  dx: number
  dy: number
}
export interface Labels {
  /** In pixels of the sheet; a city's dot is 0.3 of it. */
  size: number
  /** By city; where there is no room on a small screen, a city has none. */
  of: Record<string, Label>
}

const LEAST = 11
const GOOD = 14.5
const SETS = [labels.wide, labels.narrow, labels.small]

/** The labels for a board at `scale` pixels of the screen to a pixel of the sheet: all readable, none touching. */
export function labelsAt(scale: number, lang: 'fr' | 'en'): Labels {
  const set = SETS.find(({ size }) => size * scale >= LEAST) ?? labels.small
  return { size: Math.min(set.size, GOOD / scale), of: set[lang] as Record<string, Label> }
}
