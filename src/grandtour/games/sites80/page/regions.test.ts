// @vitest-environment node
import type { Words } from '$lib/words'
import { expect, test } from 'vitest'
import { CELL_OF } from './facts'
import { regionOf } from './regions'
import { SPOTS } from './world'

const keys = { text: (key: string) => key } as Words

test('every cell lies in one of eighteen regions, each short enough to be read', () => {
  const regions = SPOTS.map((_, cell) => regionOf(cell, keys))
  const counts = [...new Set(regions)].map((region) => regions.filter((other) => other === region).length)
  expect(counts).toHaveLength(18)
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
  expect(new Set(CELL_OF.map((cell) => regionOf(cell, keys))).size).toBeGreaterThan(10)
})
