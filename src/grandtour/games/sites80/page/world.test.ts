// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { CELL_OF } from './facts'
import { around, cellAt, cellBy, CELLS, COLUMNS, outline, reach, rolledUp, SIDE, SITES_ON, SPOTS, TERRAIN, turnsOf, unrolled } from './world'

const flat = { wrap: false, coast_trains: false }
const corner = 0

describe('the sheet', () => {
  test('has 504 cells, and a red square for each of the 80 sites', () => {
    expect(CELLS).toBe(504)
    expect(SPOTS).toHaveLength(504)
    expect(SITES_ON.flat()).toHaveLength(80)
    expect(SITES_ON[CELL_OF[0]]).toContain(0)
  })

  test('a corner has three neighbours, five where the edges touch', () => {
    expect(around(corner, false)).toHaveLength(3)
    expect(around(corner, true)).toHaveLength(5)
  })
})

describe('what a card opens', () => {
  const middle = cellAt(7, 18)

  test('a plane goes over everything, a World Tour everywhere', () => {
    expect(reach(0, 2, middle, flat)).toHaveLength(24)
    expect(reach(3, 0, middle, flat)).toHaveLength(CELLS - 1)
  })

  test('a boat stays where there is sea, and leaves from no land', () => {
    const land = TERRAIN.indexOf('land')
    expect(reach(1, 5, land, flat)).toEqual([])
    const sea = TERRAIN.indexOf('sea')
    expect(reach(1, 5, sea, flat).every((cell) => TERRAIN[cell] !== 'land')).toBe(true)
  })

  test('a train goes over land and straits, and over coasts where that was agreed', () => {
    const land = TERRAIN.lastIndexOf('land')
    const kinds = (coast_trains: boolean) => reach(2, 4, land, { wrap: false, coast_trains }).map((cell) => TERRAIN[cell])
    expect(kinds(false).includes('coast')).toBe(false)
    expect(kinds(true).includes('coast')).toBe(true)
  })
})

describe('a way over the edge', () => {
  const [east, west] = [cellAt(3, COLUMNS - 1), cellAt(3, 0)]

  test('is one cell long, and comes in at the other edge', () => {
    const [from, to] = unrolled([east, west])
    expect(to!.x - from!.x).toBe(SIDE)
    expect(rolledUp(to!.x)).toBe(SPOTS[west]!.x)
    expect(unrolled([west, east])[1]!.x).toBe(SPOTS[west]!.x - SIDE)
  })

  test('is seen going out and coming in; any other way is seen once', () => {
    expect(turnsOf([east, west]).map(([, to]) => to!.x)).toEqual([SPOTS[east]!.x + SIDE, SPOTS[west]!.x])
    expect(turnsOf([cellAt(3, 2), cellAt(3, 30)])).toHaveLength(1)
  })
})

describe('walking by keys', () => {
  test('arrows lead to the next cell and round the sheet, but not over its ends', () => {
    expect(cellBy('ArrowRight', corner, [])).toBe(1)
    expect(cellBy('ArrowLeft', corner, [])).toBe(COLUMNS - 1)
    expect(cellBy('ArrowUp', corner, [])).toBe(corner)
    expect(cellBy('ArrowDown', corner, [])).toBe(COLUMNS)
  })

  test('Page Up and Down go among the cells that can be pressed', () => {
    expect(cellBy('PageDown', 5, [3, 9, 12])).toBe(9)
    expect(cellBy('PageDown', 12, [3, 9, 12])).toBe(3)
    expect(cellBy('PageUp', 5, [3, 9, 12])).toBe(3)
    expect(cellBy('a', 5, [3])).toBeNull()
  })
})

test('an outline leaves out what lies between two of its cells', () => {
  expect(outline([0]).match(/M/g)).toHaveLength(4)
  expect(outline([0, 1]).match(/M/g)).toHaveLength(6)
})
