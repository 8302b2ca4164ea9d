import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Journey } from './journey.svelte'
import type { Trip } from './spaces'
import { ARRIVAL, SPOTS } from './track'

const walk: Trip = { seats: [0, 2], way: [3, 4, 5], flying: false }
const flight: Trip = { seats: [1], way: [53, ARRIVAL], flying: true }

describe('the journey', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('given a walk and a flight, then one follows the other, and each waits where it sets out', () => {
    const journey = new Journey()
    const time = journey.play([walk, flight])
    const first = new Journey().play([walk])
    expect([0, 1, 2, 3].map((seat) => journey.waits(seat))).toEqual([3, 53, 3, null])
    vi.advanceTimersByTime(first / 2)
    expect(Math.hypot(journey.place!.x - SPOTS[3]!.x, journey.place!.y - SPOTS[3]!.y)).toBeGreaterThan(20)
    vi.advanceTimersByTime(first / 2 + 40)
    expect([journey.waits(0), journey.waits(1)]).toEqual([null, 53])
    vi.advanceTimersByTime(time - first + 40)
    expect([journey.waits(1), journey.place]).toEqual([null, null])
  })

  test('given a die that is still rolling, then they set out after it', () => {
    const journey = new Journey()
    journey.play([walk], 500)
    vi.advanceTimersByTime(450)
    expect(journey.place).toMatchObject(SPOTS[3]!)
  })

  test('given a stop, then everyone is where the view says', () => {
    const journey = new Journey()
    journey.play([walk, flight])
    journey.stop()
    vi.advanceTimersByTime(5000)
    expect([journey.moves, journey.waits(0)]).toEqual([[], null])
  })
})
