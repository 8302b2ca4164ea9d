/** Where the names on a map stand, as placed by the generators of web/maps. */

/** From the place to the label's anchor on its base line, in ems. */
export interface Label {
  anchor: 'start' | 'middle' | 'end'
  dx: number
  dy: number
}
export interface Labels {
  /** In units of the sheet. */
  size: number
  /** By place; where there is no room on a small screen, a place has none. */
  of: Record<string, Label>
}
/** Names placed for one size, in each language. */
export interface LabelSet {
  size: number
  fr: Record<string, unknown>
  en: Record<string, unknown>
}

/** No name is smaller on the screen than this, in pixels. */
export const LEAST = 11
const GOOD = 14.5

/** The labels for a board at `scale` pixels of the screen to a unit of the sheet: all readable, none touching. */
export function labelsAt(sets: LabelSet[], scale: number, lang: 'fr' | 'en'): Labels {
  const set = sets.find(({ size }) => size * scale >= LEAST) ?? sets.at(-1)!
  return { size: Math.min(set.size, GOOD / scale), of: set[lang] as Record<string, Label> }
}
