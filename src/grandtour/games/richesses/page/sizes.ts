/** How large things are drawn on the sheet, in its units, at so many pixels to a unit. */

/** The radius of a point. */
export const pointSize = (scale: number): number => Math.min(Math.max(6, 2.6 / scale), 4 + 5 / scale)

/** A pixel of signs and pieces as they are designed. */
export const signSize = (scale: number): number => Math.min(1.3, Math.max(0.62, 1.15 * Math.sqrt(scale))) / scale
export const pieceSize = (scale: number): number => Math.min(1.5, Math.max(0.9, 1.3 * Math.sqrt(scale))) / scale

/** From so far away the inset is too small for names and pieces, and a long line to a name says less than no name. */
export const isAfar = (scale: number): boolean => scale < 0.3

const MANY = 40 // so many are not all shouted

export const areMany = (lit: unknown[]): boolean => lit.length > MANY

/** Is there room to write prices out? Farther away a coin says that there is one. */
export const arePriced = (scale: number): boolean => scale >= 0.8
