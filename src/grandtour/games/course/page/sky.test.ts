import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cityOf, SPOTS, type Flight } from './course'
import { Sky } from './sky.svelte'

const [paris, rome, cairo, tokyo] = ['paris', 'rome', 'cairo', 'tokyo'].map(cityOf) as [number, number, number, number]
const flights: Flight[] = [
  { seat: 0, leg: [paris, rome] },
  { seat: 0, leg: [rome, cairo] },
  { seat: 1, leg: [tokyo, cityOf('manila')] },
]

describe('the sky', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('given three legs, then they are flown one after the other, and each traveller waits where the next one begins', () => {
    const sky = new Sky()
    sky.play(flights)
    expect([sky.ahead(0), sky.ahead(1)]).toEqual([1, 1])
    vi.advanceTimersByTime(300)
    expect(sky.progress).toBeGreaterThan(0.3)
    expect(sky.plane(0)!.x).toBeGreaterThan(SPOTS[paris]!.x)
    expect([sky.plane(1), sky.waits(1)]).toEqual([null, tokyo])
    vi.advanceTimersByTime(400)
    expect([sky.ahead(0), sky.ahead(1)]).toEqual([0, 1])
    vi.advanceTimersByTime(1200)
    expect([sky.waits(0), sky.waits(1)]).toEqual([null, null])
  })

  test('given new flights or a stop, then the old ones are over', () => {
    const sky = new Sky()
    sky.play(flights)
    sky.play([flights[2]!])
    expect([sky.plane(0), sky.waits(1)]).toEqual([null, tokyo])
    sky.stop()
    expect(sky.plane(1)).toBeNull()
    vi.advanceTimersByTime(5000)
    expect(sky.moves).toEqual([])
  })
})
