/** How large things are drawn on the sheet, in its units, at so many pixels to a unit. */

/** The radius of a town. */
export const townSize = (scale: number): number => Math.min(Math.max(8.5, 4.2 / scale), 11 / scale + 2)

/** A space, about its radius: as large as the neighbours allow, and no smaller than can be seen. */
export const spaceSize = (scale: number): number => Math.min(Math.max(6.2, 2.6 / scale), 9 / scale + 1)

/** A pixel of trucks and of markers as they are designed. */
export const truckSize = (scale: number): number => Math.min(1.7, Math.max(0.82, 1.25 * Math.sqrt(scale))) / scale
export const markerSize = (scale: number): number => Math.min(1.5, Math.max(0.85, 1.15 * Math.sqrt(scale))) / scale

const MANY = 24 // so many are not all shouted

/** Are so many spaces lit that each is to be quiet? */
export const areMany = (lit: unknown[]): boolean => lit.length > MANY

/** The ring around a space that is lit; those of neighbours do not touch on a small map. */
export const ringSize = (scale: number, many: boolean): number =>
  (many ? Math.min(6.5, 14 * scale) : Math.min(9.5, 17 * scale + 2)) / scale
