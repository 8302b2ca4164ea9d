import { describe, expect, test } from 'vitest'
import { berths } from './berths'
import { CITIES, cityOf, SPOTS } from './course'
import { labelsAt } from './labels'
import type { Point } from './projection'

const labels = labelsAt(1, 'en')
const name = (city: number) => CITIES[city]!.id
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('berths', () => {
  test('given six planes in Paris, then none hides another and all stay near', () => {
    const paris = cityOf('paris')
    const places = berths(Array<number>(6).fill(paris), labels, name, 17) as Point[]
    for (const place of places) {
      expect(apart(place, SPOTS[paris]!)).toBeLessThan(50)
      for (const other of places.filter((other) => other !== place)) expect(apart(place, other)).toBeGreaterThan(20)
    }
  })

  test('given one plane in an open place, then it stands close by and off the name', () => {
    const honolulu = cityOf('honolulu')
    const [place] = berths([honolulu], labels, name, 17) as [Point]
    expect(apart(place, SPOTS[honolulu]!)).toBeCloseTo(25.5)
    expect(place.x).toBeLessThan(SPOTS[honolulu]!.x)
  })

  test('a plane that is nowhere has no place', () => {
    expect(berths([-1], labels, name, 17)).toEqual([null])
  })
})
