// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { ROADS, route, SPOTS, TOWNS } from './achse'
import { along, pathOf, pointsOf } from './roads'

const town = (id: string) => TOWNS.findIndex((one) => one.id === id)

test('every space lies on its road', () => {
  for (const { line } of ROADS) {
    const points = pointsOf(line)
    expect(points[0]).toEqual(SPOTS[line[0]!])
    expect(points.at(-1)).toEqual(SPOTS[line.at(-1)!])
    for (const space of line) expect(points).toContainEqual(SPOTS[space])
  }
})

describe('a truck on its way', () => {
  const way = route(town('hamburg'), town('munich'))

  test('starts at one end and arrives at the other', () => {
    expect(along(way, 0)).toMatchObject(SPOTS[way[0]!]!)
    const { x, y } = along(way, 1)
    expect(x).toBeCloseTo(SPOTS[way.at(-1)!]!.x)
    expect(y).toBeCloseTo(SPOTS[way.at(-1)!]!.y)
  })

  test('faces where it goes', () => {
    const west = route(town('berlin'), town('hanover'))
    expect(along(west, 0.5).left).toBe(true)
    expect(along(west.toReversed(), 0.5).left).toBe(false)
  })

  test('given no way, then it stays where it is', () => {
    expect(along([way[0]!], 0.7)).toMatchObject(SPOTS[way[0]!]!)
    expect(pathOf([])).toBe('')
  })
})
