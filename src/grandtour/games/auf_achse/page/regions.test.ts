// @vitest-environment node
import type { Words } from '$lib/words'
import { expect, test } from 'vitest'
import { SPOTS, TOWNS } from './achse'
import { regionOf } from './regions'

const keys = { text: (key: string) => key } as Words
const spaceOf = (town: string) => TOWNS.findIndex(({ id }) => id === town)

test('every space lies in a region, none of which is too long to be read', () => {
  const regions = SPOTS.map((_, space) => regionOf(space, keys))
  const counts = [...new Set(regions)].map((region) => regions.filter((other) => other === region).length)
  expect(counts).toHaveLength(8)
  expect(Math.max(...counts)).toBeLessThan(50)
})

test('a town lies where it lies, a space of a road with the nearer town', () => {
  expect(regionOf(spaceOf('hamburg'), keys)).toBe('board-region-north')
  expect(regionOf(spaceOf('prague'), keys)).toBe('board-region-danube')
})
