/** The title of the world in its cartouche, where it leaves room for names. */
import { LEAST, width } from './labels'

interface Cartouche {
  x: number
  y: number
  width: number
  height: number
}

/** The size of its letters, in units of the sheet. */
const LETTERS = 21
/** On either side of it, in all; and what the ornament below it takes at least. */
const MARGINS = 60
const ORNAMENT = 176
/** Names of this size or less leave room for a title; where they are larger, it gives way. */
const NAMES = 17

export const hasTitle = (scale: number): boolean => NAMES * scale >= LEAST

/** The cartouche of a title, no wider than it needs to be. */
export function cartoucheFor(title: string, { x, width: widest, ...rest }: Cartouche): Cartouche {
  const wide = Math.min(widest, Math.max(ORNAMENT, width(title) * LETTERS + MARGINS))
  return { ...rest, x: x + (widest - wide) / 2, width: wide }
}
