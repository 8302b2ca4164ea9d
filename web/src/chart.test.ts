import { describe, expect, test } from 'vitest'
import { spread } from './chart'

describe('rows that are moved apart', () => {
  test('given room, then they stay where they are', () => {
    expect(spread([20, 50, 90], 10, 5, 95)).toEqual([20, 50, 90])
  })

  test('given close ones at either edge, then they stand apart and within', () => {
    expect(spread([2, 3, 4], 10, 5, 95)).toEqual([5, 15, 25])
    expect(spread([90, 93, 99], 10, 5, 95)).toEqual([75, 85, 95])
  })
})
