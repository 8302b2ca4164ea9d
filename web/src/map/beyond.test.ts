// @vitest-environment node
import { expect, test } from 'vitest'
import { beyond, isFreerAbove } from './Beyond.svelte'

const thing = (spot: number, x: number, y = 0.5) => ({ spot, label: '', at: { x, y } })
const spots = (things: { spot: number }[]) => things.map(({ spot }) => spot)

test('what is in sight is pressed where it is; what is out of it is told at its side, the nearest first', () => {
  const all = [thing(1, 0.4), thing(2, 2.5), thing(3, 1.2), thing(4, -0.1), thing(5, 0.6, 1.3)]
  expect(spots(beyond(all, 'left'))).toEqual([4])
  expect(spots(beyond(all, 'right'))).toEqual([5, 3, 2])
})

test('it keeps off what can be pressed at its side', () => {
  expect(isFreerAbove([thing(1, 0.8, 0.5), thing(2, 0.2, 0.1)], 'right')).toBe(true)
  expect(isFreerAbove([thing(1, 0.8, 0.1), thing(2, 0.2, 0.5)], 'right')).toBe(false)
})

test('many are not all told', () => {
  expect(beyond([1, 2, 3, 4].map((spot) => thing(spot, 1 + spot)), 'right')).toEqual([])
})
