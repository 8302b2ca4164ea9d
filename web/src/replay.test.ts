// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST, type Pace } from './playback'
import { Replay, type Remembered } from './replay.svelte'
import { told } from './testing/table'
import type { Told } from './wire'

const LAST = 3
let table: Remembered & { moment: number | null; news: Told[] }
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

/** For so many milliseconds the first moment is looked at. */
async function lasts(pace: Pace): Promise<number> {
  await table.look(0)
  const start = Date.now()
  new Replay(() => table, () => pace).toggle()
  while (table.moment === 0) await vi.advanceTimersByTimeAsync(10)
  return Date.now() - start
}

test.each([['in which something was told', [told('rains')]], ['in which nothing was', []]])('a moment %s lasts longer at a slow pace than at a fast one', async (_, news) => {
  table.news = news
  const [slow, normal, fast] = [await lasts('slow'), await lasts('normal'), await lasts('fast')]
  expect([slow > normal, normal > fast]).toEqual([true, true])
})
