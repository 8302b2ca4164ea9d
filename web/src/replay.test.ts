// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST } from './playback'
import { Replay, type Remembered } from './replay.svelte'

const LAST = 3
let table: Remembered & { moment: number | null }
let replay: Replay

beforeEach(() => {
  vi.useFakeTimers()
  table = {
    moment: null,
    moments: [0, 1, 2, 3],
    news: [],
    look: async (moment) => void (table.moment = moment >= LAST ? null : moment),
    step: (by) => table.look((table.moment ?? LAST) + by),
  }
  replay = new Replay(() => table, () => 'normal')
})
afterEach(() => vi.useRealTimers())

test('a game plays by itself from its start to its end', async () => {
  replay.toggle()
  await vi.advanceTimersByTimeAsync(1)
  expect([table.moment, replay.playing]).toEqual([0, true])
  await vi.advanceTimersByTimeAsync(LAST * LONGEST)
  expect([table.moment, replay.playing]).toEqual([null, false])
})

test('it can be paused, and goes on from there', async () => {
  await table.look(1)
  replay.toggle()
  replay.toggle()
  await vi.advanceTimersByTimeAsync(LAST * LONGEST)
  expect([table.moment, replay.playing]).toEqual([1, false])
  replay.toggle()
  await vi.advanceTimersByTimeAsync(LAST * LONGEST)
  expect(table.moment).toBe(null)
})

test('given it plays, when one goes to the end, then it stays there', async () => {
  replay.toggle()
  await vi.advanceTimersByTimeAsync(1)
  const looked = vi.spyOn(table, 'look')
  await table.look(Infinity)
  await vi.advanceTimersByTimeAsync(LAST * LONGEST)
  expect([looked.mock.calls, replay.playing]).toEqual([[[Infinity]], false])
})

test('step by step, each press is one moment', async () => {
  replay = new Replay(() => table, () => 'step')
  for (const moment of [0, 1, 2, null]) {
    replay.toggle()
    await vi.advanceTimersByTimeAsync(LONGEST)
    expect([table.moment, replay.playing]).toEqual([moment, false])
  }
})
