/** The room that the names of cities take on the sheet, near enough. */
import type { Label } from './labels'
import type { Point } from './projection'

export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

const LETTER = 0.6 // the breadth of a letter, in ems, on the average
const [ASCENT, DESCENT] = [0.74, 0.24]

/** Where a name stands that is labelled so at a spot. */
export function areaOf({ anchor, dx, dy }: Label, { x, y }: Point, em: number, name: string): Area {
  const width = name.length * LETTER * em
  const left = x + dx * em - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  return { left, right: left + width, top: y + (dy - ASCENT) * em, bottom: y + (dy + DESCENT) * em }
}

export const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The label a little further from its city, by a distance in ems. */
export function pushed({ anchor, dx, dy }: Label, by: number): Label {
  return { anchor, dx: dx + Math.sign(dx) * by, dy: anchor === 'middle' ? dy + Math.sign(dy) * by : dy }
}
