import { describe, expect, test } from 'vitest'
import { cityOf, CITIES, SPOTS } from './course'
import { labelsAt } from './labels'
import { areaOf, overlap, pushed } from './names'

describe('names', () => {
  test.each([0.26, 0.5, 1, 3])('at %f pixels to a unit no name is in the way of another', (scale) => {
    const labels = labelsAt(scale, 'en')
    const areas = CITIES.flatMap(({ id }, city) => {
      const label = labels.of[id]
      return label ? [areaOf(label, SPOTS[city]!, labels.size * 0.9, id)] : []
    })
    for (const area of areas) expect(areas.filter((other) => other !== area && overlap(area, other))).toEqual([])
  })

  test('a name that is pushed goes to the side it stands on', () => {
    expect(pushed({ anchor: 'end', dx: -0.5, dy: 0.2 }, 1)).toEqual({ anchor: 'end', dx: -1.5, dy: 0.2 })
    expect(pushed({ anchor: 'middle', dx: 0, dy: -0.5 }, 1)).toEqual({ anchor: 'middle', dx: 0, dy: -1.5 })
  })

  test('a name takes room beside its city, on the side of its anchor', () => {
    const spot = SPOTS[cityOf('tokyo')]!
    expect(areaOf({ anchor: 'start', dx: 1, dy: 0 }, spot, 10, 'Tokyo').left).toBe(spot.x + 10)
    expect(areaOf({ anchor: 'end', dx: -1, dy: 0 }, spot, 10, 'Tokyo').right).toBeCloseTo(spot.x - 10)
  })
})
