import sheet from '$lib/map/world-sheet.json'
import { describe, expect, test } from 'vitest'
import { berths, PAWN } from './berths'
import { between } from './spaces'
import { along, ARRIVAL, FIRST, flightsOver, onOneSide, seenFrom, SPOTS, wayPath } from './track'

const [QUEBEC, REYKJAVIK] = [64, 65]
const [ANGKOR, HANOI] = [29, 32]
const inside = ({ x, y }: { x: number; y: number }) =>
  x > sheet.frame && x < sheet.width - sheet.frame && y > sheet.frame && y < sheet.height - sheet.frame

describe('on the way', () => {
  test('a walk begins and ends on its spaces, forwards and backwards', () => {
    for (const way of [between(3, 8), between(8, 3)]) {
      expect(along({ way, flying: false }, 0)).toMatchObject(SPOTS[way[0]!]!)
      const end = along({ way, flying: false }, 1)
      expect(end.x).toBeCloseTo(SPOTS[way.at(-1)!]!.x)
      expect(end.y).toBeCloseTo(SPOTS[way.at(-1)!]!.y)
    }
  })

  test('the ocean between Québec and Reykjavik is crossed over the edge of the sheet, and never left', () => {
    const way = [QUEBEC, REYKJAVIK]
    const points = Array.from({ length: 21 }, (_, i) => along({ way, flying: false }, i / 20))
    expect(points[5]!.x).toBeGreaterThan(SPOTS[QUEBEC]!.x)
    expect(points.every(inside)).toBe(true)
    expect(along({ way, flying: false }, 1).x).toBeCloseTo(SPOTS[REYKJAVIK]!.x)
  })

  test('only there the track leaves the sheet', () => {
    const over = between(FIRST, ARRIVAL - 1).filter((space) => !onOneSide(space, space + 1))
    expect(over).toEqual([QUEBEC])
  })

  test('seen from Québec, Reykjavik lies ahead, beyond the edge; seen from Reykjavik, Québec lies behind', () => {
    expect(seenFrom(QUEBEC, REYKJAVIK).x).toBeGreaterThan(sheet.width)
    expect(seenFrom(REYKJAVIK, QUEBEC).x).toBeLessThan(0)
    expect(seenFrom(QUEBEC, QUEBEC - 1)).toEqual(SPOTS[QUEBEC - 1])
  })

  test('every flight stays on the sheet, and its plane heads for where it lands', () => {
    for (const { from, to } of flightsOver([1, 14, 27, 40, 53, ARRIVAL])) {
      const move = { way: [from, to], flying: true }
      expect([0, 0.25, 0.5, 0.75, 1].map((t) => along(move, t)).every(inside)).toBe(true)
      expect(along({ way: [to, from], flying: true }, 0).x).toBeCloseTo(along(move, 1).x)
    }
  })

  test('the ribbon is one line from the first airport to the arrival', () => {
    expect(wayPath(between(FIRST, ARRIVAL)).match(/M/g)).toHaveLength(1)
  })
})

describe('who shares a space', () => {
  test.each(SPOTS.map((_, space) => space))('six on space %i stand apart from each other', (space) => {
    const places = berths(Array(6).fill({ space, width: 1 }), 17, 1, [])
    const close = places.flatMap((a, i) =>
      places
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < PAWN.width - 0.1 && Math.abs(a.y - b.y) < PAWN.height - 0.1),
    )
    expect(close).toEqual([])
  })

  test('they rather hide a space that nobody can go to', () => {
    const [here, hidden] = [ANGKOR, HANOI]
    const hides = (wanted: number[]) =>
      berths(Array(6).fill({ space: here, width: 1 }), 17, 1, wanted).some(
        ({ x, y }) =>
          Math.abs(x - SPOTS[hidden]!.x) < PAWN.width / 2 && Math.abs(y - PAWN.height / 2 - SPOTS[hidden]!.y) < PAWN.height / 2,
      )
    expect([hides([]), hides([hidden])]).toEqual([true, false])
  })
})
