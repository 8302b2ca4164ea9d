/** How large things are drawn on the sheet, in its units, at so many pixels to a unit. */

/** The radius of a town. */
export const townSize = (scale: number): number => Math.min(Math.max(8.5, 4.2 / scale), 11 / scale + 2)

/** A space, about its radius: as large as the neighbours allow, and no smaller than can be seen. */
export const spaceSize = (scale: number): number => Math.min(Math.max(6.2, 2.6 / scale), 9 / scale + 1)

/** A pixel of trucks and of markers as they are designed. */
export const truckSize = (scale: number): number => Math.min(1.7, Math.max(0.82, 1.25 * Math.sqrt(scale))) / scale
export const markerSize = (scale: number): number => Math.min(1.5, Math.max(0.85, 1.15 * Math.sqrt(scale))) / scale
