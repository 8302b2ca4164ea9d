/** The sheet of the world: 504 cells, what lies on them, and how far each means of transport reaches. As in board.py. */
import type { Point } from '$lib/map/camera'
import { CELL_OF, GRID } from './facts'
import drawing from './world.json'

export const ROWS = GRID.rows.length
export const COLUMNS = GRID.rows[0].length
export const CELLS = ROWS * COLUMNS
export const SIDE = drawing.cell

export type Terrain = 'land' | 'coast' | 'strait' | 'sea'
type Letter = keyof typeof GRID.terrain

const letters = [...GRID.rows.join('')] as Letter[]
export const TERRAIN: Terrain[] = letters.map((letter) => GRID.terrain[letter].id)
const LANDS = letters.map((letter) => GRID.terrain[letter].lands)
const SEAS = letters.map((letter) => GRID.terrain[letter].seas)

export const cellAt = (row: number, column: number): number => row * COLUMNS + column
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS)
export const columnOf = (cell: number): number => cell % COLUMNS

/** The middle of each cell on the sheet. */
export const SPOTS: Point[] = letters.map((_, cell) => ({
  x: drawing.frame + (columnOf(cell) + 0.5) * SIDE,
  y: drawing.frame + (rowOf(cell) + 0.5) * SIDE,
}))

/** The sites of each cell: each has its red square. */
export const SITES_ON: number[][] = letters.map((_, cell) =>
  CELL_OF.flatMap((there: number, site) => (there === cell ? [site] : [])),
)

// --- Means of transport: plane, boat, train, World Tour ---

export type Mode = 0 | 1 | 2 | 3
export const MODES = ['plane', 'boat', 'train', 'world-tour'] as const
export const WORLD_TOUR = 3

/** What the table has agreed on. */
export interface Agreed {
  wrap: boolean
  coast_trains: boolean
}

/** The cells around, fewer at the edges of the sheet. */
export function around(cell: number, wrap: boolean): number[] {
  const found: number[] = []
  for (let row = rowOf(cell) - 1; row <= rowOf(cell) + 1; row++)
    for (let column = columnOf(cell) - 1; column <= columnOf(cell) + 1; column++) {
      const there = cellAt(row, (column + COLUMNS) % COLUMNS)
      const within = row >= 0 && row < ROWS && (wrap || (column >= 0 && column < COLUMNS))
      if (within && there !== cell) found.push(there)
    }
  return found
}

const isRail = (cell: number, coasts: boolean): boolean =>
  coasts ? LANDS[cell]! >= 1 : SEAS[cell] === 0 || LANDS[cell]! >= 2

function enters(mode: number, cell: number, { coast_trains }: Agreed): boolean {
  return mode === 1 ? SEAS[cell]! >= 1 : mode === 2 ? isRail(cell, coast_trains) : true
}

const leaves = (mode: number, cell: number, agreed: Agreed): boolean =>
  mode === 2 ? LANDS[cell]! >= 1 : enters(mode, cell, agreed)

/** The cells that a card of this mode and number opens from a cell; a World Tour opens all. */
export function reach(mode: number, length: number, start: number, agreed: Agreed): number[] {
  if (mode === WORLD_TOUR) return [...letters.keys()].filter((cell) => cell !== start)
  const seen = new Set([start])
  let edge = leaves(mode, start, agreed) ? [start] : []
  for (let step = 0; step < length; step++) {
    const further = edge.flatMap((cell) => around(cell, agreed.wrap)).filter((cell) => enters(mode, cell, agreed))
    edge = [...new Set(further)].filter((cell) => !seen.has(cell))
    for (const cell of edge) seen.add(cell)
  }
  return [...seen].filter((cell) => cell !== start)
}

// --- Ways over the sheet, and over its edge ---

const ROUND = COLUMNS * SIDE
const isOverTheEdge = (from: number, to: number): boolean => Math.abs(columnOf(to) - columnOf(from)) === COLUMNS - 1

/** The middles of the cells of a way; beyond the edge that it crosses they lie outside the sheet. */
export function unrolled(way: number[]): Point[] {
  let beyond = 0
  return way.map((cell, i) => {
    const last = way[i - 1] ?? cell
    if (isOverTheEdge(last, cell)) beyond += columnOf(cell) > columnOf(last) ? -ROUND : ROUND
    return { x: SPOTS[cell]!.x + beyond, y: SPOTS[cell]!.y }
  })
}

/** A point outside the sheet, where it comes in at the other edge. */
export const rolledUp = (x: number): number => drawing.frame + ((((x - drawing.frame) % ROUND) + ROUND) % ROUND)

/** A way as it is seen on the sheet: once more for every time that it goes round. */
export function turnsOf(way: number[]): Point[][] {
  const points = unrolled(way)
  const turns = new Set(points.map(({ x }) => x - rolledUp(x)))
  return [...turns].map((turn) => points.map(({ x, y }) => ({ x: x - turn, y })))
}

// --- Walking over the sheet by keys ---

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The cell that a key leads to: arrows to the next one, Home and End along the row, Page Up and Down among the lit. */
export function cellBy(key: string, cell: number, lit: number[]): number | null {
  const way = WAYS[key]
  if (way) {
    const row = Math.min(ROWS - 1, Math.max(0, rowOf(cell) + way[0]))
    return cellAt(row, (columnOf(cell) + way[1] + COLUMNS) % COLUMNS)
  }
  if (key === 'Home') return cellAt(rowOf(cell), 0)
  if (key === 'End') return cellAt(rowOf(cell), COLUMNS - 1)
  if (key === 'PageDown') return lit.find((one) => one > cell) ?? lit[0] ?? null
  if (key === 'PageUp') return lit.findLast((one) => one < cell) ?? lit.at(-1) ?? null
  return null
}

/** The outline of some cells, as an SVG path: only the sides between one of them and one that is not. */
export function outline(cells: number[]): string {
  const all = new Set(cells)
  const has = (row: number, column: number): boolean =>
    row >= 0 && row < ROWS && column >= 0 && column < COLUMNS && all.has(cellAt(row, column))
  return cells
    .map((cell) => {
      const [row, column] = [rowOf(cell), columnOf(cell)]
      const [x, y] = [SPOTS[cell]!.x - SIDE / 2, SPOTS[cell]!.y - SIDE / 2]
      return [
        has(row - 1, column) ? '' : `M${x} ${y}h${SIDE}`,
        has(row + 1, column) ? '' : `M${x} ${y + SIDE}h${SIDE}`,
        has(row, column - 1) ? '' : `M${x} ${y}v${SIDE}`,
        has(row, column + 1) ? '' : `M${x + SIDE} ${y}v${SIDE}`,
      ].join('')
    })
    .join('')
}

/** Whole cells, as an SVG path. */
export const squares = (cells: number[], inset = 0): string =>
  cells
    .map((cell) => {
      const side = SIDE - 2 * inset
      return `M${SPOTS[cell]!.x - side / 2} ${SPOTS[cell]!.y - side / 2}h${side}v${side}h${-side}z`
    })
    .join('')
