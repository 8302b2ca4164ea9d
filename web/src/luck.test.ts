// @vitest-environment node
import { expect, test } from 'vitest'
import { sumsOf } from './luck'

test('luck is summed from round to round, for each seat', () => {
  expect(sumsOf([[1, -1], [0.5, 2]])).toEqual([[0, 1, 1.5], [0, -1, 1]])
})

test('a game without draws had no luck', () => {
  expect(sumsOf([])).toEqual([])
})
