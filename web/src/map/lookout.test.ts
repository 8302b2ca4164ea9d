import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { News } from '../testing/news.svelte'
import { told } from '../testing/table'
import { Lookout } from './lookout.svelte'

const SHEET = { width: 1000, height: 1000, closest: 4 }
const SPOTS = [
  { x: 100, y: 100 },
  { x: 900, y: 900 },
  { x: 500, y: 500 },
]
const FAR = 1
const LEGIBLE = 0.5

let news: News
let end: () => void
let lookout: Lookout

/** A window of so many pixels on each side, where something happens at the spots named by what is told. */
function open(side: number): void {
  news = new News()
  end = news.root(() => {
    lookout = new Lookout(() => ({
      sheet: SHEET,
      spots: SPOTS,
      legible: LEGIBLE,
      action: news.told.map(({ key }) => Number(key)),
      motion: false,
    }))
  })
  lookout.width = lookout.height = side
  flushSync()
}

function happensAt(...spots: number[]): void {
  news.told = spots.map((spot) => told(String(spot)))
  flushSync()
}

const small = () => open(300)
const roomy = () => open(800)
const looksAt = () => ({ x: Math.round(lookout.camera.x), y: Math.round(lookout.camera.y) })

beforeEach(small)
afterEach(() => end())

test('given nothing happens, then a small window shows the whole sheet', () => {
  expect(lookout.isFarthest).toBe(true)
})

test('given something happens elsewhere, then a small window goes there, and from there on to the next', () => {
  happensAt(2)
  expect(lookout.isFarthest).toBe(false)
  expect(looksAt()).toEqual(SPOTS[2])
  happensAt(FAR)
  expect(looksAt()).toEqual({ x: 850, y: 850 }) // as far into the corner as the sheet reaches
})

test('given the player looks elsewhere, then it stays there while what happens is in sight, and follows it out of sight', () => {
  happensAt(2)
  lookout.drag(40, 0)
  flushSync()
  const chosen = looksAt()
  happensAt(2, 2)
  expect(looksAt()).toEqual(chosen)
  happensAt(FAR)
  expect(looksAt()).toEqual({ x: 850, y: 850 })
})

test('given room for the whole sheet, then the window stays still', () => {
  end()
  roomy()
  happensAt(FAR)
  expect(lookout.isFarthest).toBe(true)
  expect(looksAt()).toEqual({ x: 500, y: 500 })
})

test('given a spot in sight, then the window goes there only if something lies over it', () => {
  happensAt(2)
  const [before, beside] = [looksAt(), { x: SPOTS[2]!.x + 50, y: SPOTS[2]!.y }]
  lookout.reveal(beside, () => false)
  flushSync()
  expect(looksAt()).toEqual(before)
  lookout.reveal(beside, ({ x, y }) => x > 150 && y === 150)
  flushSync()
  expect(looksAt()).toEqual(beside)
})
