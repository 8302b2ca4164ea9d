// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { gameOf, teller } from '$lib/testing/table'
import type { Offer } from '$lib/wire'
import { wordsOf } from '$lib/words'
import * as achse from './achse'
import { PRICES, ROOM, SIZES } from './facts'
import type { Tales } from './tales'

const town = (id: string) => achse.TOWNS.findIndex((one) => one.id === id)
const roadOf = (from: string, to: string) =>
  achse.ROADS.find(({ line }) => line[0] === town(from) && line.at(-1) === town(to))!
const told = teller<Tales>()
const go = (end: number, ...rest: number[]): Offer => ({
  said: '',
  verb: 'go',
  kind: 'space',
  noun: end,
  touches: [end, ...rest].map((noun) => ({ kind: 'space', noun })),
  breaks_in: false,
})

describe('the road net', () => {
  test('there is one space between Flensburg and Hamburg, and Flensburg has no other road (AA-65)', () => {
    const { line } = roadOf('flensburg', 'hamburg')
    expect(line).toHaveLength(3)
    expect(achse.ROADS.filter((road) => road.line.includes(town('flensburg')))).toHaveLength(1)
  })

  test('every space has a place on the sheet, and towns are no event spaces', () => {
    expect(achse.SPOTS).toHaveLength(1 + Math.max(...achse.ROADS.flatMap(({ line }) => line)))
    expect(achse.TOWNS.filter((_, space) => achse.isEvent(space))).toEqual([])
  })

  test('the shortest way goes from neighbour to neighbour, and is as long as the distance', () => {
    const way = achse.route(town('flensburg'), town('vienna'))
    expect(way[0]).toBe(town('flensburg'))
    expect(way.at(-1)).toBe(town('vienna'))
    expect(achse.distance(town('flensburg'), town('vienna'))).toBe(way.length - 1)
    expect(way.slice(1).every((space, i) => achse.distance(way[i]!, space) === 1)).toBe(true)
    expect(achse.distance(town('hamburg'), town('flensburg'))).toBe(2)
  })
})

describe('the way of an offer', () => {
  const [hamburg, ...road] = roadOf('hamburg', 'berlin').line

  test('given the touched spaces from the end back, then it leads there space by space', () => {
    expect(achse.wayOf(go(road[2]!, road[1]!, road[0]!), hamburg!)).toEqual([hamburg, road[0], road[1], road[2]])
  })

  test('given a card that takes the truck anywhere, then the shortest road is shown', () => {
    expect(achse.wayOf(go(road[2]!), hamburg!)).toEqual([hamburg, road[0], road[1], road[2]])
  })

  test('given a truck that cannot move, then there is no way', () => {
    expect(achse.wayOf(go(hamburg!), hamburg!)).toEqual([])
  })

  test('only the spaces on which an offer ends are lit', () => {
    const offers = [go(road[1]!, road[0]!), { ...go(0), kind: 'nothing', verb: 'done' }]
    expect(achse.litSpaces(offers, hamburg!).map(({ space }) => space)).toEqual([road[1]])
  })
})

describe('a drive that was told', () => {
  const [hamburg, first, second] = roadOf('hamburg', 'berlin').line as [number, number, number]

  test('given its way, then it is driven space by space', () => {
    const news = [told('drives', { player: 1, start: second, end: hamburg, way: [first, hamburg] })]
    expect(achse.drivesIn(news)).toEqual([{ seat: 1, way: [second, first, hamburg] }])
  })

  test('given none, for a card set the truck down elsewhere, then the shortest way is shown', () => {
    const news = [told('drives', { player: 0, start: hamburg, end: second, way: [] })]
    expect(achse.drivesIn(news)).toEqual([{ seat: 0, way: [hamburg, first, second] }])
  })
})

describe('the errand of a contract', () => {
  test('given a truck elsewhere, then its goods are fetched first', () => {
    const { from, to } = achse.CONTRACTS[0]!
    const at = town('flensburg')
    const errand = achse.errand(0, at, false)
    expect(errand).toMatchObject({ fetch: achse.distance(at, from), bring: achse.distance(from, to) })
    expect(errand.legs).toHaveLength(2)
  })

  test('given that it is loaded, then only the rest of the way counts', () => {
    const at = town('kassel')
    expect(achse.errand(0, at, true)).toMatchObject({ fetch: 0, bring: achse.distance(at, achse.CONTRACTS[0]!.to) })
  })

  test('given no truck on the board, then it is the way of the goods', () => {
    expect(achse.errand(0, -1, false).legs).toHaveLength(1)
  })
})

describe('the order of the hand', () => {
  test('given an order and a new contract, then the new one stands at the end (AA-10)', () => {
    expect(achse.sorted([4, 7, 9], [9, 3, 4])).toEqual([9, 4, 7])
  })

  test('given a contract moved beyond the end, then it stays at the end', () => {
    expect(achse.moved([4, 7, 9], 4, 1)).toEqual([7, 4, 9])
    expect(achse.moved([4, 7, 9], 4, 5)).toEqual([7, 9, 4])
    expect(achse.moved([4, 7, 9], 4, -1)).toEqual([4, 7, 9])
  })
})

test('a load fills the truck, then the trailers one after the other (AA-40)', () => {
  const haulier = { on_truck: 6, on_trailers: 7, large: 1, small: 1 } as Parameters<typeof achse.holds>[0]
  expect(achse.holds(haulier)).toEqual([
    { room: ROOM.truck, goods: 6 },
    { room: ROOM.large, goods: 6 },
    { room: ROOM.small, goods: 1 },
  ])
})

describe('an event card in the news', () => {
  const words = wordsOf('en', [], gameOf('auf_achse', 'AA', [], { drives: { player: 'player' }, 'no-effect': { event: 'event' } }))
  const roll = told('rolls', { player: 0, points: 3 })

  test('what came of it is told after it, without the next turn', () => {
    const pays = told('pays', { player: 0, money: 500 })
    const next = [told('skips', { player: 1 }), told('buys', { player: 1, trailer: 0 })]
    const happening = achse.happeningIn([roll, told('draws-event', { player: 0, event: 12 }), pays, ...next])
    expect(happening).toEqual({ seat: 0, event: 12, effects: [pays] })
  })

  test('given what others do after it, then none of that is told with the card: neither their purchase nor their next turn', () => {
    const [mine, theirs] = [{ round: 3, turn: 0 }, { round: 3, turn: 1 }]
    const card = { ...told('draws-event', { player: 0, event: 12 }), ...mine }
    const gives = { ...told('gives', { player: 0, neighbour: 1, contract: 4 }), ...mine }
    const gets = { ...told('gets', { player: 1, contract: 5, money: 500 }), ...mine }
    const next = { ...told('drives', { player: 1, start: 5, end: 6, way: [6] }), ...theirs }
    expect(achse.happeningIn([card, gives, gets, next])?.effects).toEqual([gives])
  })

  test('given more news, then what its drawer does counts, and what others do in their turn', () => {
    const card = { seat: 0, event: 14, effects: [] }
    const news = [
      told('drives', { player: 0, start: 3, end: 4, way: [4] }),
      told('drives', { player: 1, start: 5, end: 6, way: [6] }),
      told('no-effect', { event: 0 }),
    ]
    expect(achse.followed(card, news, 0, words).effects).toEqual(news)
    expect(achse.followed(card, news, 1, words).effects).toEqual([news[0]])
  })

  test('given a card used in the same turn, then it lies there instead, with what came of it', () => {
    const [earns, uses] = [told('earns', { player: 0, money: 500 }), told('uses', { player: 0, event: 12 })]
    const drives = told('drives', { player: 0, start: 3, end: 4, way: [4] })
    const used = { seat: 0, event: 12, effects: [drives] }
    expect(achse.happeningIn([uses, drives])).toEqual(used)
    expect(achse.happeningIn([told('draws-event', { player: 0, event: 14 }), earns, uses, drives])).toEqual(used)
    expect(achse.followed({ seat: 0, event: 14, effects: [] }, [earns], 0, words).effects).toEqual([earns])
  })

  test('given none, then there is nothing to show', () => {
    expect(achse.happeningIn([roll])).toBeNull()
  })

  test('given a question that a card asks, then that card lies there, whether it is named or not', () => {
    const event = { name: 'event', words: ['beifahrer', 'pannenhilfe'], of: '', parts: [], nth: [], step: 0, counted: false }
    const asked = wordsOf('en', [], gameOf('auf_achse', 'AA', [event], { 'ask-roll-again': { event: 'event' } }))
    expect(achse.askedCard(told('ask-roll-again', { event: 0 }), asked)?.event).toBe(0)
    expect(achse.askedCard(told('ask-help', {}), asked)?.event).toBe(1)
    expect(achse.askedCard(told('ask-rest', {}), asked)).toBeNull()
    expect(achse.askedCard(null, asked)).toBeNull()
  })
})

test('given a turn, then each purse changes by what was earned and paid in it', () => {
  const news = [
    told('delivers', { player: 0, contract: 3, money: 4000 }), told('buys', { player: 0, trailer: 0 }), told('pays', { player: 1, money: 500 }),
    told('gets', { player: 2, contract: 5, money: 1500 }), told('rolls', { player: 0, points: 3 }),
  ] // prettier-ignore
  expect(achse.gainsIn(news)).toEqual([
    { seat: 0, sum: 4000 }, { seat: 0, sum: -PRICES[SIZES[0]!] }, { seat: 1, sum: -500 }, { seat: 2, sum: -1500 },
  ]) // prettier-ignore
})
