import { describe, expect, test } from 'vitest'
import { along, arc, bearing, distance, project, type Place } from './projection'
import board from '../board.json'
import sheet from '$lib/map/world-sheet.json'

const { cities } = board
const city = (id: string): Place => cities.find((c) => c.id === id)!
const [paris, newYork, tokyo, honolulu] = [city('paris'), city('new-york'), city('tokyo'), city('honolulu')]
const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)
const start = (path: string) => numbers(path).slice(0, 2)
const end = (path: string) => numbers(path).slice(-2)
const [left, right] = [sheet.frame, sheet.width - sheet.frame]

describe('project', () => {
  test('puts the equator below the middle, the Pacific in it, and the two sides of the Atlantic at the edges', () => {
    expect(project({ lat: 0, lon: 154 }).x).toBeCloseTo(sheet.width / 2)
    expect(project({ lat: 0, lon: 0 }).y).toBeGreaterThan(sheet.height / 2)
    expect(project(paris).x).toBeLessThan(150)
    expect(project(city('rio-de-janeiro')).x).toBeGreaterThan(1250)
  })

  test('keeps every city inside the frame', () => {
    for (const { x, y } of cities.map(project)) {
      expect(x).toBeGreaterThan(left + 10)
      expect(x).toBeLessThan(right - 10)
      expect(y).toBeGreaterThan(sheet.frame + 10)
      expect(y).toBeLessThan(sheet.height - sheet.frame - 10)
    }
  })
})

describe('arc', () => {
  test('given Paris to New York, then it leaves at the left edge and comes back at the right edge at the same height', () => {
    const [out, back] = arc(paris, newYork)
    expect(arc(paris, newYork)).toHaveLength(2)
    expect(start(out!)[0]).toBeCloseTo(project(paris).x, 0)
    expect(end(out!)[0]).toBeCloseTo(left, 0)
    expect(start(back!)[0]).toBeCloseTo(right, 0)
    expect(start(back!)[1]).toBeCloseTo(end(out!)[1]!, 1)
    expect(end(back!)[0]).toBeCloseTo(project(newYork).x, 0)
  })

  test('given Tokyo to Honolulu, then it is one piece across the Pacific', () => {
    expect(arc(tokyo, honolulu)).toHaveLength(1)
  })

  test('given any two cities, then the way back is the way there', () => {
    const length = (paths: string[]) => paths.length
    for (const a of cities) {
      for (const b of cities) {
        expect(length(arc(a, b))).toBe(length(arc(b, a)))
        const [there, back] = [along(a, b, 0.3), along(b, a, 0.7)]
        expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeLessThan(0.01)
      }
    }
  })

  test('given any two cities, then the flight ends at both and never leaves the frame', () => {
    for (const a of cities) {
      for (const b of cities.filter((c) => c !== a)) {
        const paths = arc(a, b)
        expect(start(paths[0]!)[0]).toBeCloseTo(project(a).x, 0)
        expect(end(paths.at(-1)!)[1]).toBeCloseTo(project(b).y, 0)
        const ys = paths.flatMap((path) => numbers(path).filter((_, i) => i % 2))
        expect(Math.min(...ys)).toBeGreaterThan(sheet.frame)
        expect(Math.max(...ys)).toBeLessThan(sheet.height - sheet.frame)
        const xs = paths.flatMap((path) => numbers(path).filter((_, i) => i % 2 === 0))
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(left - 0.1)
        expect(Math.max(...xs)).toBeLessThanOrEqual(right + 0.1)
      }
    }
  })

  test('given a lift, then only the middle of the flight is raised', () => {
    const [plain, lifted] = [along(tokyo, honolulu, 0.5), along(tokyo, honolulu, 0.5, 10)]
    expect(plain.y - lifted.y).toBeCloseTo(10)
    expect(along(tokyo, honolulu, 1, 10).y).toBeCloseTo(project(honolulu).y)
  })
})

describe('along', () => {
  test('given Tokyo to Honolulu, then the plane flies east and a little south, and back the other way', () => {
    expect(along(tokyo, honolulu, 0.9).heading).toBeGreaterThan(90)
    expect(along(tokyo, honolulu, 0.9).heading).toBeLessThan(180)
    expect(along(honolulu, tokyo, 0.1).heading).toBeLessThan(0)
  })

  test('given Paris to New York, then halfway is on the sheet and it heads west throughout', () => {
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const { x, heading } = along(paris, newYork, t)
      expect(x).toBeGreaterThanOrEqual(left)
      expect(x).toBeLessThanOrEqual(right)
      expect(heading).toBeLessThan(0)
    }
  })
})

test('distance: Paris to New York is some 5,840 km', () => {
  expect(distance(paris, newYork) * 6371).toBeGreaterThan(5800)
  expect(distance(paris, newYork) * 6371).toBeLessThan(5880)
})

test('a card shows its own leg: the way it points, and how far it is', () => {
  const [near, far] = [bearing(paris, city('rome'), 24, 9), bearing(paris, tokyo, 24, 9)]
  expect([near.x > 0, near.y > 0]).toEqual([true, true])
  expect(bearing(tokyo, city('los-angeles'), 24, 9).x).toBeGreaterThan(0)
  expect(Math.hypot(near.x, near.y)).toBeLessThan(Math.hypot(far.x, far.y))
  for (const { x, y } of [near, far]) expect([Math.abs(x) <= 24, Math.abs(y) <= 9]).toEqual([true, true])
})
