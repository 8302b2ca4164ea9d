/** Where the names on a map stand: as placed by the generators of web/maps. */
import widths from '../../maps/widths.json' with { type: 'json' }
import type { Point } from './camera'

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
  of: Record<string, Record<string, unknown>>
}

/** No name is smaller on the screen than this, in pixels. */
export const LEAST = 11
const GOOD = 14.5
/** How wide the light edge of a letter is, in pixels. */
export const HALO = 1.6

/** The labels for a board at `scale` pixels of the screen to a unit of the sheet: all readable, none touching. */
export function labelsAt(sets: LabelSet[], scale: number, language: string): Labels {
  const set = sets.find(({ size }) => size * scale >= LEAST) ?? sets.at(-1)!
  return { size: Math.min(set.size, GOOD / scale), of: (set.of[language] ?? set.of.en) as Record<string, Label> }
}

/** The radius of the places that labels are made for, in ems. */
export const DOT = 0.33

/** A label made for `DOT`, beside a place that is larger: of this radius, in ems. */
export function outward({ anchor, dx, dy }: Label, radius: number): Label {
  const more = Math.max(0, radius - DOT)
  if (dy < -0.5 || dy > 1) return { anchor, dx, dy: dy + Math.sign(dy) * more }
  return { anchor, dx: dx + (anchor === 'end' ? -more : more), dy }
}

// --- What names cover ---

/** A part of the sheet that something covers. */
export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

const [ASCENT, DESCENT] = [0.74, 0.24]

export const apart = (a: Area, b: Area): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

/** How far two areas are from each other; 0 if they touch. */
export const distance = (a: Area, b: Area): number =>
  Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0))

export const around = ({ x, y }: Point, r: number): Area => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })

export const wider = ({ left, right, top, bottom }: Area, by: number): Area => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

/** The sheet within its frame. */
export const inner = ({ width, height, frame }: { width: number; height: number; frame: number }): Area => ({
  left: frame,
  right: width - frame,
  top: frame,
  bottom: height - frame,
})

/** How wide a name is, in ems. */
export const width = (name: string): number =>
  [...name].reduce((sum, letter) => sum + ((widths as Record<string, number>)[letter] ?? 600), 0) / 1000

/** What a name covers on the sheet. */
export function areaOf(name: string, { x, y }: Point, { anchor, dx, dy }: Label, size: number): Area {
  const wide = width(name) * size
  const left = x + dx * size - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0)
  return { left, right: left + wide, top: y + (dy - ASCENT) * size, bottom: y + (dy + DESCENT) * size }
}
