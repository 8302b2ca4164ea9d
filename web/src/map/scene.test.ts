import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { told } from '../testing/table'
import type { Position, Told } from '../wire'
import { Procession } from './procession.svelte'
import { Scene, type Plot } from './scene.svelte'
import { News } from '../testing/news.svelte'

class Steps extends Procession<number> {
  protected lasting = (): number => 300
}

const ROLL = told('rolls')
const STEP = told('steps')

let news: News
let end: () => void
let scene: Scene<number, string>
let version = 0
const point = vi.fn()

function open(change: Partial<Plot<number, string>> = {}, motion = true): void {
  end = news.root(() => {
    scene = new Scene<number, string>(() => ({ news: news.told, position: { version } as Position, motion, point }), {
      spots: [{ x: 3, y: 4 }],
      at: () => [0, 0],
      pieces: new Steps(),
      moves: () => news.told.flatMap(({ key }) => (key === 'steps' ? [7] : [])),
      roll: () => (news.told.includes(ROLL) ? { seat: 1, face: 5 } : undefined),
      card: (before) => (news.told.some(({ key }) => key === 'draws') ? 'drawn' : before),
      gains: () => [{ seat: 1, sum: -50 }],
      dieStays: false,
      ...change,
    })
  })
  flushSync()
}

function hear(...lines: Told[]): void {
  news.told = lines
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  point.mockClear()
  news = new News()
  version = 0
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('given a roll and a step, when both have been seen, then it is paid for', () => {
  open()
  hear(ROLL, STEP)
  expect(scene.die).toEqual({ face: 5, roll: 1, seat: 1 })
  vi.advanceTimersByTime(700)
  expect(scene.payments).toEqual([])
  vi.advanceTimersByTime(50)
  expect(scene.payments).toEqual([{ seat: 1, sum: -50, spot: { x: 3, y: 4 } }])
})

test('given stillness, then it is paid for at once', () => {
  open({}, false)
  hear(ROLL, STEP)
  vi.advanceTimersByTime(0)
  expect(scene.payments).toHaveLength(1)
})

test.each([
  [false, 0],
  [true, 5],
])('given a die that stays: %s, when somebody moves without it, then it shows %i', (dieStays, face) => {
  open({ dieStays })
  hear(ROLL)
  hear(STEP)
  expect(scene.die.face).toBe(face)
})

test.each([false, true])('given a die that stays: %s, when acts are passed over, then no old roll lies there', (dieStays) => {
  open({ dieStays })
  hear(ROLL)
  version += 1
  hear()
  expect(scene.die.face).toBe(5)
  version += 4
  hear()
  expect(scene.die.face).toBe(0)
})

test('given a card that lies there, when acts are passed over, then it lies there no more', () => {
  open()
  hear(told('draws'))
  version += 1
  hear()
  expect(scene.card(null)).toBe('drawn')
  version += 4
  hear()
  expect(scene.card(null)).toBeNull()
})

test('given a card put away, when something else happens, then it lies there again', () => {
  open()
  expect(scene.card('asked')).toBe('asked')
  hear(told('draws'))
  expect(scene.card('asked')).toBe('drawn')
  scene.putCardAway()
  expect(scene.card('asked')).toBeNull()
  hear(ROLL)
  expect(scene.card(null)).toBe('drawn')
})

test('given a space that is hovered, then the page is told of it once, and again that it is no longer', () => {
  open()
  scene.hover(7)
  scene.hover(7)
  expect(point.mock.calls).toEqual([[{ kind: 'space', noun: 7 }]])
  expect([scene.looked(null), scene.looked({ kind: 'space', noun: 2 })]).toEqual([7, 7])
  hear(ROLL)
  expect([scene.hovered, scene.looked({ kind: 'space', noun: 2 })]).toEqual([null, 2])
  scene.hover(null)
  expect(point).toHaveBeenLastCalledWith(null)
})
