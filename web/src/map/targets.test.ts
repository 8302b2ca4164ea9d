// @vitest-environment node
import { expect, test } from 'vitest'
import { halfway, neighbourIn } from './targets'

const SPOTS = [{ x: 0, y: -80 }, { x: 0, y: 0 }, { x: 10, y: 90 }, { x: 60, y: -20 }]
const [NORTH, MIDDLE, SOUTH, EAST] = [0, 1, 2, 3] as const
const ALL = [NORTH, MIDDLE, SOUTH, EAST]

test('the arrow keys walk to the lit spot that lies that way', () => {
  expect(neighbourIn(SPOTS, ALL, MIDDLE, 0, -1)).toBe(NORTH)
  expect(neighbourIn(SPOTS, ALL, MIDDLE, 0, 1)).toBe(SOUTH)
  expect(neighbourIn(SPOTS, ALL, MIDDLE, 1, 0)).toBe(EAST)
  expect(neighbourIn(SPOTS, ALL, MIDDLE, -1, 0)).toBe(MIDDLE)
  expect(neighbourIn(SPOTS, [MIDDLE], MIDDLE, 1, 0)).toBe(MIDDLE)
})

test('what a finger reaches around a spot ends halfway to the next one', () => {
  expect(halfway(SPOTS, [NORTH, MIDDLE, SOUTH], NORTH)).toBe(40)
  expect(halfway(SPOTS, [NORTH], NORTH)).toBe(Infinity)
})
