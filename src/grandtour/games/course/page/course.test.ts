import { teller } from '$lib/testing/table'
import type { Offer } from '$lib/wire'
import { describe, expect, test } from 'vitest'
import * as course from './course'
import type { Tales } from './tales'
import type { CourseView, Traveller } from './view'

const { cityOf, ENDS, ROUTES } = course
const [paris, rome, cairo, tehran, newYork, tokyo, honolulu] = [
  'paris', 'rome', 'cairo', 'tehran', 'new-york', 'tokyo', 'honolulu',
].map(cityOf) as [number, number, number, number, number, number, number]

/** The first card of the route between two cities, or its second copy. */
function card(from: string, to: string, copy = 1): number {
  const ends = [cityOf(from), cityOf(to)]
  const first = ENDS.findIndex((leg) => leg.every((city) => ends.includes(city)))
  expect(first, `a card ${from} – ${to}`).toBeGreaterThanOrEqual(0)
  return first + copy - 1
}

const lay = (noun: number): Offer => ({ said: '', verb: 'lay', kind: 'card', noun, touches: [], breaks_in: false })
const told = teller<Tales>()
const traveller = (flown: number[]): Traveller => ({
  cards: 15, shown: [], home: flown[0]!, at: flown.at(-1)!, visas: [0], flown, racing: true, place: -1,
})
const view = (...travellers: Traveller[]): CourseView => ({
  travellers, hand: [], stock: 78, left: { top: -1, cards: 0 }, right: { top: -1, cards: 0 }, laid: [],
  visas_left: [2, 2, 2, 2, 2], first: 0, round: 1, rounds: 100, chain: [], path: [], discards: [],
})

describe('the board', () => {
  test('there are 108 cards, the copies of a route side by side', () => {
    expect(ENDS).toHaveLength(108)
    const copies = ENDS.filter((ends, card) => card > 0 && ends === ENDS[card - 1])
    expect(copies).toHaveLength(108 - ROUTES.length)
  })

  test('a card leads both ways, and nowhere from a city it does not name', () => {
    expect(course.farEnd(rome, card('rome', 'cairo'))).toBe(cairo)
    expect(course.farEnd(cairo, card('rome', 'cairo'))).toBe(rome)
    expect(course.farEnd(paris, card('rome', 'cairo'))).toBe(-1)
  })

  test('a city that is not on the board is named in the error', () => {
    expect(() => cityOf('atlantis')).toThrow('"atlantis"')
  })
})

describe('the hand in the order of use', () => {
  const hand = [
    card('tokyo', 'honolulu'), card('cairo', 'tehran'), card('rome', 'cairo'), card('paris', 'rome'), card('paris', 'london'),
  ]

  test('given the plane in Paris, then what leaves Paris comes first, then what could follow, then the rest', () => {
    expect(course.groupByChain(hand, [], paris)).toEqual([
      { name: 'now', cards: [card('paris', 'london'), card('paris', 'rome')] },
      { name: 'onward', cards: [card('rome', 'cairo'), card('cairo', 'tehran')] },
      { name: 'rest', cards: [card('tokyo', 'honolulu')] },
    ])
  })

  test('given a chain to Rome, then its card leads the hand and Rome – Cairo is next', () => {
    const [chain, now] = course.groupByChain(hand, [card('paris', 'rome')], rome)
    expect(chain).toEqual({ name: 'chain', cards: [card('paris', 'rome')] })
    expect(now).toEqual({ name: 'now', cards: [card('rome', 'cairo')] })
  })

  test('given no city yet, then all cards are the rest', () => {
    expect(course.groupByChain(hand, [], -1).map((group) => group.name)).toEqual(['rest'])
  })

  test('no card is lost or doubled, with two copies of one route either', () => {
    const twice = [...hand, card('paris', 'rome', 2)]
    const grouped = course.groupByChain(twice, [card('paris', 'rome')], rome).flatMap((group) => group.cards)
    expect(grouped.sort()).toEqual(twice.sort())
  })
})

describe('the hand by continent', () => {
  test('a card stands under the first continent of the passport that it touches, those within it first', () => {
    const hand = [card('rome', 'tehran'), card('paris', 'rome'), card('los-angeles', 'honolulu'), card('delhi', 'mumbai')]
    expect(course.groupByContinent(hand)).toEqual([
      { name: 'europe', cards: [card('paris', 'rome'), card('rome', 'tehran')] },
      { name: 'asia', cards: [card('delhi', 'mumbai')] },
      { name: 'america', cards: [card('los-angeles', 'honolulu')] },
    ])
  })
})

describe('the chain', () => {
  test('a card is read from where it is left', () => {
    expect(course.ordered(card('rome', 'cairo'), cairo)).toEqual([cairo, rome])
    expect(course.ordered(card('rome', 'cairo'), paris)).toEqual([rome, cairo])
  })

  test('given the flight of the rulebook, then it brings America and Asia, and Honolulu nothing', () => {
    const path = [paris, newYork, cityOf('anchorage'), tokyo, honolulu]
    expect(course.visasOnTheWay(path, [0])).toEqual(['america', 'asia'])
    expect(course.visasOnTheWay(path, [0, 1, 2])).toEqual([])
  })

  test('the next card leaves from the end of the chain, else from the plane', () => {
    const mine = view(traveller([paris, rome]))
    expect(course.leavingFrom(mine, 0)).toBe(rome)
    expect(course.leavingFrom({ ...mine, path: [rome, cairo, tehran] }, 0)).toBe(tehran)
    expect(course.leavingFrom(mine, -1)).toBe(-1)
  })

  test('an offer to lay a card is a leg from where we stand, whichever way the card is written', () => {
    const offers = [lay(card('rome', 'cairo')), lay(card('cairo', 'tehran')), { ...lay(0), verb: 'land', kind: 'nothing' }]
    expect(course.legsOnOffer(offers, cairo)).toEqual([[cairo, rome], [cairo, tehran]])
  })
})

describe('what was told', () => {
  test('each leg of a landing is found where the traveller flew it', () => {
    const after = view(traveller([paris, rome, cairo]), traveller([tokyo, honolulu]))
    const news = [
      told('flies', { player: 0, card: card('paris', 'rome'), city: rome }),
      told('flies', { player: 0, card: card('rome', 'cairo'), city: cairo }),
      told('flies', { player: 1, card: card('tokyo', 'honolulu'), city: honolulu }),
    ]
    expect(course.flightsIn(news, after)).toEqual([
      { seat: 0, leg: [paris, rome] },
      { seat: 0, leg: [rome, cairo] },
      { seat: 1, leg: [tokyo, honolulu] },
    ])
  })

  test('cards move from the pile they were drawn or picked from, and to the bins they were left in', () => {
    const news = [
      told('draws', { player: 0, card: 11 }), told('picks-up', { player: 0, card: 22 }), told('stays', { player: 0, left: 33, right: 44 }),
      told('draws-unseen', { player: 1 }), told('picks-up', { player: 1, card: 33 }), told('stays', { player: 1, left: 55, right: 66 }),
    ]
    expect(course.slidesIn(news, 0, { left: 99, right: 22 })).toEqual([
      ['card-11', 'stock'], ['card-22', 'right'], ['left', 'card-33'], ['right', 'card-44'],
      ['left', 'others'], ['right', 'others'],
    ])
  })

  test('the legs of one landing are one lay', () => {
    const lines = [
      told('stamped', { player: 0, continent: 0 }, 3),
      told('flies', { player: 0, card: 4, city: rome }, 9),
      told('flies', { player: 0, card: 5, city: cairo }, 9),
      told('stamped', { player: 0, continent: 3 }, 9),
      told('stays', { player: 0, left: 1, right: 2 }, 12),
      told('flies', { player: 0, card: 7, city: rome }, 15),
      told('flies', { player: 1, card: 7, city: rome }, 15),
    ]
    expect(course.tally(lines, 0)).toEqual({ legs: 3, lays: 2, exchanges: 1, visas: ['europe', 'africa'] })
  })
})
