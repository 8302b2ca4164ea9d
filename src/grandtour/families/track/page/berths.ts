/** Where those stand who share a space: together, side by side, hiding as few spaces as can be. */
import type { Point } from '$lib/map/camera'
import sheet from '$lib/map/world-sheet.json'
import { SPOTS } from './track'

/** The room one pawn takes, in pixels. */
export const PAWN = { width: 21, height: 26 }
const ABREAST = 3 // at most

/** Something that stands on a space: a pawn, or a van with several travellers. */
export interface Piece {
  space: number
  /** How many pawns wide it is, and how many high. */
  width: number
  height?: number
}

/**
 * The foot of each piece, in units of the sheet.
 * `radius` is that of a space, `px` a pixel, `wanted` are spaces that are not to be hidden.
 */
export function berths(pieces: Piece[], radius: number, px: number, wanted: number[]): Point[] {
  const places = pieces.map((): Point => ({ x: 0, y: 0 }))
  for (const space of new Set(pieces.map((piece) => piece.space))) {
    const here = [...pieces.keys()].filter((i) => pieces[i]!.space === space)
    const rows = rowsOf(here, pieces)
    const corner = cornerFor(space, sizeOf(rows, pieces, px), radius, wanted)
    let y = corner.y
    for (const row of rows) {
      const wide = widthOf(row, pieces, px)
      y += heightOf(row, pieces, px)
      let x = corner.x - wide / 2
      for (const i of row) {
        const own = pieces[i]!.width * PAWN.width * px
        places[i] = { x: x + own / 2, y }
        x += own
      }
    }
  }
  return places
}

/** Rows of about the same length. */
function rowsOf(here: number[], pieces: Piece[]): number[][] {
  const rows: number[][] = [[]]
  const abreast = Math.ceil(here.length / Math.ceil(here.length / ABREAST))
  for (const i of here) {
    const row = rows.at(-1)!
    const used = row.reduce((sum, other) => sum + pieces[other]!.width, 0)
    if (row.length && used + pieces[i]!.width > abreast) rows.push([i])
    else row.push(i)
  }
  return rows
}

const widthOf = (row: number[], pieces: Piece[], px: number): number =>
  row.reduce((sum, i) => sum + pieces[i]!.width, 0) * PAWN.width * px

const heightOf = (row: number[], pieces: Piece[], px: number): number =>
  Math.max(...row.map((i) => pieces[i]!.height ?? 1)) * PAWN.height * px

interface Extent {
  width: number
  height: number
}

const sizeOf = (rows: number[][], pieces: Piece[], px: number): Extent => ({
  width: Math.max(...rows.map((row) => widthOf(row, pieces, px))),
  height: rows.reduce((sum, row) => sum + heightOf(row, pieces, px), 0),
})

/** The middle of the upper edge of a group: above its space, or beside it where that hides less. */
function cornerFor(space: number, size: Extent, radius: number, wanted: number[]): Point {
  const { x, y } = SPOTS[space]!
  const [out, low] = [0.8 * radius + size.width / 2, y + 0.6 * radius - size.height]
  const high = y - 0.65 * radius - size.height
  const corners = [
    { x, y: high },
    { x: x + out, y: low },
    { x: x - out, y: low },
    { x: x + 0.6 * out, y: high },
    { x: x - 0.6 * out, y: high },
    { x: x + out, y },
    { x: x - out, y },
    { x, y: y + radius },
  ]
  const costs = corners.map((corner, i) => hidden(corner, size, space, radius, wanted) + 0.25 * i)
  return corners[costs.indexOf(Math.min(...costs))]!
}

/** How much a group hides that stands there: other spaces, above all those that are wanted; off the sheet it is bad. */
function hidden({ x, y }: Point, { width, height }: Extent, space: number, radius: number, wanted: number[]): number {
  /** A wanted space is to be seen whole, with the tag below it; of the others, the middle. */
  const covers = (spot: Point, whole: boolean) => {
    const [reach, tag] = whole ? [0.7 * radius, 0.6 * radius] : [0.35 * radius, 0]
    const aside = Math.abs(spot.x - x) >= width / 2 + reach
    return !aside && spot.y + reach + tag > y && spot.y - reach < y + height
  }
  const outside = y < sheet.frame || x - width / 2 < 0 || x + width / 2 > sheet.width || y + height > sheet.height
  const cost = SPOTS.reduce((sum, spot, other) => {
    const whole = wanted.includes(other)
    return other === space || !covers(spot, whole) ? sum : sum + (whole ? 5 : 1)
  }, 0)
  return cost + (outside ? 20 : 0)
}
