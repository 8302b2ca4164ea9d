// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FETCHED_WITHIN, LONGEST, Playback, timeFor, turns, type Pace, type Step } from './playback'
import type { Position, Told } from './wire'

const told = (version: number, key: string, player?: number): Told => ({ version, key, facts: player === undefined ? {} : { player } })
const actorOf = ({ facts }: Told): number | null => (facts.player as number | undefined) ?? null
const at = (version: number): Position => ({ version }) as Position
const keysOf = (turns: Told[][]): string[] => turns.map((turn) => turn.map((line) => line.key).join(' '))

test('a turn ends where another player acts', () => {
  const lines = [told(8, 'flies', 0), told(8, 'stamped', 0), told(9, 'draws-unseen', 0), told(11, 'flies', 1)]
  expect(keysOf(turns(lines, actorOf))).toEqual(['flies stamped draws-unseen', 'flies'])
})

test('a deal is one turn, though it goes round the table', () => {
  const lines = [told(0, 'deals', 1), told(1, 'draws', 0), told(2, 'draws-unseen', 1), told(3, 'draws', 0)]
  expect(keysOf(turns(lines, actorOf))).toEqual(['deals', 'draws draws-unseen draws'])
})

test('two players who draw in turns of their own have two turns', () => {
  const lines = [told(5, 'draws', 0), told(9, 'draws-unseen', 1)]
  expect(turns(lines, actorOf)).toHaveLength(2)
})

test('what all do at once, and what nobody does, is no turn of its own', () => {
  const lines = [told(4, 'sets-out', 0), told(4, 'sets-out', 1), told(5, 'recycled')]
  expect(turns(lines, actorOf)).toHaveLength(1)
})

test('no turn takes longer than a second and a half, and nothing unseen takes any time', () => {
  expect(timeFor(Array(40).fill(told(0, 'draws', 0)))).toBe(LONGEST)
  expect(timeFor([told(0, 'draws', 0)])).toBeGreaterThan(300)
  expect(timeFor([])).toBe(0)
})

test('a round of six goes at its pace; only when much more is to come does it go faster', () => {
  const line = [told(0, 'draws', 0)]
  expect(timeFor(line, 12)).toBe(timeFor(line))
  expect(timeFor(line, 80)).toBeLessThan(100)
})

test('slow is slower than normal, and fast is faster', () => {
  const line = [told(0, 'draws', 0)]
  expect(timeFor(line, 0, 'slow')).toBeGreaterThan(timeFor(line))
  expect(timeFor(line, 0, 'fast')).toBeLessThan(timeFor(line))
})

let shown: number[]
let busy: boolean
let playback: Playback
const step = (version: number): Step => ({ told: [told(version - 1, 'flies', 0)], position: at(version) })

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  playback = new Playback(({ version }) => shown.push(version), (is) => (busy = is))
})
afterEach(() => vi.useRealTimers())

test('turns are shown one after the other, each for its time', async () => {
  playback.add(step(1), step(2), step(3))
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(LONGEST)
  expect(shown.length).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(2 * LONGEST)
  expect(shown).toEqual([1, 2, 3])
  expect(busy).toBe(false)
})

test('what comes while something is shown waits for it', async () => {
  playback.add(step(1))
  await vi.advanceTimersByTimeAsync(10)
  playback.add(step(2))
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toEqual([1])
  await vi.advanceTimersByTimeAsync(LONGEST)
  expect(shown).toEqual([1, 2])
})

test('skipping leads to the last position at once', async () => {
  playback.add(step(1), step(2), step(3))
  await vi.advanceTimersByTimeAsync(10)
  playback.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toEqual([1, 3])
  expect(busy).toBe(false)
})

test('a position that cannot be fetched is left out', async () => {
  playback.add({ told: [], position: () => Promise.reject(new Error('offline')) }, step(2))
  await vi.advanceTimersByTimeAsync(LONGEST)
  expect(shown).toEqual([2])
})

test('an answer that never comes holds up nobody, and those who hurry not at all', async () => {
  const never: Step = { told: [], position: () => new Promise(() => {}) }
  playback.add(never, step(2))
  await vi.advanceTimersByTimeAsync(FETCHED_WITHIN)
  expect(shown).toEqual([2])
  playback.add(never, step(4))
  await vi.advanceTimersByTimeAsync(LONGEST)
  playback.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toEqual([2, 4])
})

test('nothing is played before somebody looks', async () => {
  let look: () => void = () => {}
  const waiting = new Playback(({ version }) => shown.push(version), () => {}, () => new Promise((resolve) => (look = resolve)))
  waiting.add(step(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown).toEqual([])
  look()
  await vi.advanceTimersByTimeAsync(10)
  expect(shown).toEqual([1])
})

let pace: Pace
const inTurnOf = (whose: number | null, version: number): Step => ({ ...step(version), whose })
const stepwise = (): Playback => new Playback(({ version }) => shown.push(version), () => {}, undefined, () => pace)
const soon = () => vi.advanceTimersByTimeAsync(3 * LONGEST)

test('step by step, the turn of the next player waits for a press', async () => {
  pace = 'step'
  playback = stepwise()
  playback.add(inTurnOf(1, 1), inTurnOf(1, 2), inTurnOf(2, 3), inTurnOf(null, 4))
  await soon()
  expect(shown).toEqual([1, 2])
  playback.next()
  await soon()
  expect(shown).toEqual([1, 2, 3])
  playback.next()
  await soon()
  expect(shown).toEqual([1, 2, 3, 4])
})

test('step by step, what comes later waits too, but nothing waits for what one does oneself', async () => {
  pace = 'step'
  playback = stepwise()
  playback.add(inTurnOf(1, 1))
  await soon()
  playback.add(inTurnOf(2, 2))
  await soon()
  expect(shown).toEqual([1])
  playback.skip() // as whoever acts does
  playback.add(inTurnOf(null, 3), inTurnOf(1, 4))
  await soon()
  expect(shown).toEqual([1, 2, 3, 4])
})
