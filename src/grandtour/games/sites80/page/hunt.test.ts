// @vitest-environment node
import { expect, test } from 'vitest'
import { cluesOf, happeningIn, litCells, revealIn, tally, tripsIn, waysOf } from './hunt'
import type { Told } from './tales'

const walk = (player: number, cell: number, version = 1): Told => ({ version, key: 'walks', facts: { player, cell } })
const ride: Told = { version: 2, key: 'rides', facts: { player: 0, card: 3, cell: 9, way: [7, 8, 9] } }
const announces: Told = { version: 3, key: 'announces', facts: { player: 1, slot: 0, site: 4 } }
const wrong: Told = { version: 3, key: 'wrong', facts: { player: 1, site: 12, cell: 165 } }
const found = (slot: number, number: number): Told => ({ version: 1, key: 'found', facts: { slot, number, clue: number + 100 } })

test('who walks goes from where they were; who rides goes the way of the card', () => {
  expect(tripsIn([walk(0, 6), walk(0, 7), ride], [5])).toEqual([
    { seat: 0, way: [5, 6] },
    { seat: 0, way: [6, 7] },
    { seat: 0, way: [7, 8, 9] },
  ])
  expect(tripsIn([walk(0, 6)], [])).toEqual([])
  expect(waysOf([walk(0, 7), ride], 1)).toEqual([[7, 8, 9]])
})

test('a card turned over tells who said what, and what it was', () => {
  expect(revealIn([announces, wrong])).toEqual({ seat: 1, site: 12, named: 4, right: false, version: 3 })
  expect(revealIn([ride])).toBeNull()
})

test('an event is shown until somebody moves', () => {
  const happens: Told = { version: 4, key: 'happens', facts: { player: 1, event: 2 } }
  const happening = { seat: 1, event: 2, effects: [] }
  expect(happeningIn([walk(1, 5), happens], null)).toEqual(happening)
  expect(happeningIn([found(0, 1)], happening)).toEqual(happening)
  expect(happeningIn([walk(0, 5)], happening)).toBeNull()
})

const draws = (version: number, card: number): Told => ({ version, key: 'draws', facts: { player: 1, card } })

test('an event is shown with what came of it, also later in the turn', () => {
  const [strays, sent]: Told[] = [
    { version: 5, key: 'strays', facts: { player: 1, site: 3 } },
    { version: 5, key: 'sent', facts: { player: 1, cell: 9 } },
  ]
  const happens: Told = { version: 4, key: 'happens', facts: { player: 1, event: 2 } }
  const happening = happeningIn([walk(1, 5), happens, strays!], null)
  expect(happening?.effects).toEqual([strays])
  expect(happeningIn([sent!, draws(6, 1)], happening)?.effects).toEqual([strays, sent])
})

test.each([[17, 0], [18, 1], [23, 1], [24, 2], [26, 2], [27, 0]])('event %i has one draw %i cards; what else is drawn ends the turn', (event, cards) => {
  const happens: Told = { version: 4, key: 'happens', facts: { player: 1, event } }
  const drawn = [draws(5, 1), draws(6, 2), draws(7, 3)]
  expect(happeningIn([happens, drawn[0]!], happeningIn([happens], null))?.effects).toEqual(drawn.slice(0, Math.min(1, cards)))
  expect(happeningIn([happens, ...drawn], null)?.effects).toEqual(drawn.slice(0, cards))
})

test('what was found of a card stays with its site', () => {
  const clues = cluesOf([found(0, 7), found(1, 8), found(0, 9), announces, wrong])
  expect(clues.get(12)).toEqual([{ number: 7, clue: 107 }, { number: 9, clue: 109 }])
})

test('a tally counts what was told of one player', () => {
  expect(tally([walk(0, 7), ride, announces, wrong], 0)).toEqual({ cells: 3, rides: 1, events: 0, right: 0, wrong: 0 })
  expect(tally([announces, wrong], 1).wrong).toBe(1)
})

test('the lit cells are those that are offered, once each', () => {
  const offer = (verb: string, noun: number) => ({ said: `${verb} ${noun}`, verb, kind: 'cell', noun, touches: [], breaks_in: false })
  expect(litCells([offer('go', 9), offer('go', 3), offer('walk', 9)])).toEqual([3, 9])
})
