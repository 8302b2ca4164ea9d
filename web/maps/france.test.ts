// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import board from '$games/richesses/board.json'
import file from '$games/richesses/page/france.json?raw'
import placed from '$games/richesses/page/labels.json'
import type { LabelSet } from '../src/map/labels'
import { collisions, labels } from './france-labels.js'
import { closest } from './france-net.js'
import { project, sheetOfFrance } from './france.js'
import { seas } from './placing.js'
import { LANGUAGES, room } from './room.js'

const map = JSON.parse(file)
const made: Record<keyof typeof placed, LabelSet> = placed
const ids = board.points.map(({ id }) => id)

/** All corners of a drawing: each part begins at a point, and goes on from there step by step. */
function corners(path: string): [number, number][] {
  return path.match(/M[^M]+/g)!.flatMap((part) => {
    let [x, y] = [0, 0]
    return [...part.matchAll(/(-?\d*\.?\d+)[ ]?(-?\d*\.?\d+)/g)].map(([, dx, dy]): [number, number] => [(x += +dx!), (y += +dy!)])
  })
}

test('france.json is what the generator makes, and small enough for a first look on a phone', () => {
  expect(map).toEqual(sheetOfFrance())
  expect(gzipSync(file).length).toBeLessThan(62_000)
})

test('every point, road, motorway and sea passage of the board is drawn, and every region has its shape', () => {
  expect(Object.keys(map.points).sort()).toEqual([...ids].sort())
  expect([map.roads.length, map.motorways.length, map.sea.length]).toEqual([349, 36, 4])
  for (const { id } of board.regions) expect(map.regions[id]).toMatch(/^M/)
})

test('the lines begin and end at their points', () => {
  for (const kind of ['roads', 'motorways', 'sea'] as const)
    board[kind].forEach(({ from, to }, i) => {
      const numbers = map[kind][i].match(/-?\d+/g).map(Number)
      expect(numbers.slice(0, 2)).toEqual(map.points[from])
      expect(numbers.slice(-2)).toEqual(map.points[to])
    })
})

test('points are near their places, and a finger can tell them apart', () => {
  for (const { id, lon, lat } of board.points) {
    const [x, y] = project([lon, lat])!
    expect(Math.hypot(map.points[id][0] - x!, map.points[id][1] - y!)).toBeLessThan(40)
  }
  const gaps = closest(new Map(Object.entries(map.points)))
  expect(gaps.points).toBeGreaterThan(24)
  expect(gaps.roads).toBeGreaterThan(12)
})

test('the inset shows the ten points around Paris, all within its frame', () => {
  const { left, top, right, bottom, points } = map.inset
  expect(Object.keys(points)).toHaveLength(10)
  for (const [x, y] of Object.values<number[]>(points)) {
    expect(x! > left + 10 && x! < right - 10).toBe(true)
    expect(y! > top + 10 && y! < bottom - 10).toBe(true)
  }
})

test('no name of a sea begins or ends on land', () => {
  const waters = room('richesses').named('sea', map.seas)
  for (const language of LANGUAGES)
    for (const { left, right, top, bottom } of seas(waters, language))
      if (top > map.frame) expect([map.land, map.abroad].flatMap(corners).filter(([x, y]) => x > left && x < right && y > top && y < bottom)).toEqual([])
})

test('labels.json is what the generator makes of the points and their names', () => {
  expect(made).toEqual(labels())
})

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each([
    ['wide', 188],
    ['narrow', 180],
    ['small', 160],
    ['tiny', 100],
    ['least', 30],
  ] as const)('%s: %i points or more have their names, and none touches another, a point or the frame', (set, some) => {
    expect(Object.keys(made[set].of[lang]!).length).toBeGreaterThanOrEqual(some)
    expect(collisions(made[set], lang)).toEqual([])
  })
})
