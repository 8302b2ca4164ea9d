// @vitest-environment node
import * as track from '$families/track/page/track'
import { covered, placed } from '$families/track/page/pieces'
import { gameOf, kind, teller } from '$lib/testing/table'
import { wordsOf } from '$lib/words'
import { describe, expect, test } from 'vitest'
import english from '../texts/en.ftl?raw'
import { about } from './about'
import { lacks, largestLot, lotOf, prospects } from './bag'
import * as facts from './facts'
import { traveller, viewOf } from './given'
import { bedsOf, tally } from './ledger'
import { parties } from './pieces'
import { gainsIn, packs, shownAfter, spaceOf, SPACES, tripsIn } from './routard'
import { cellsOf, missingIn, needsOf, sheetRollIn } from './sheet'
import type { Tales } from './tales'
import type { Offer } from '$lib/wire'

const told = teller<Tales>()
const game = gameOf('routard', 'RO', [
  kind('space', SPACES.map(({ id }) => id)),
  kind('element', facts.ELEMENTS),
  kind('good', facts.GOODS),
])
const words = wordsOf('en', [english], game).seated(['Ada', 'Ben', 'Cleo'], 0)
const [GOA, DAKAR] = [spaceOf('goa'), facts.FIRST]
const STILL = { moves: [], waits: () => null }

test('the family draws the track that the rules have', () => {
  expect([track.DEPARTURE, track.FIRST, track.ARRIVAL]).toEqual([facts.DEPARTURE, facts.FIRST, facts.ARRIVAL])
  expect(SPACES).toHaveLength(track.SPOTS.length)
})

describe('a pile', () => {
  test('given three on a space, then they are one piece, and whoever came first is at the bottom (RO-63)', () => {
    const view = viewOf([traveller(), traveller(), traveller({ at: DAKAR })], { came: [2, 1, 0] })
    expect(parties(view, STILL).map(({ space, seats }) => ({ space, seats }))).toEqual([
      { space: DAKAR, seats: [2] },
      { space: GOA, seats: [1, 0] },
    ])
  })

  test('given several where bags are packed or at home, then each stands alone (A38)', () => {
    for (const at of [facts.DEPARTURE, facts.ARRIVAL])
      expect(parties(viewOf([traveller({ at }), traveller({ at })]), STILL).map(({ seats }) => seats)).toEqual([[0], [1]])
  })

  test('given a higher pile, then it covers more of the map', () => {
    const heights = [2, 4, 6].map((seats) => {
      const pieces = placed(parties(viewOf(Array(seats).fill(traveller())), STILL), 1, [])
      const [area] = covered(pieces, [], 1)
      return area!.bottom - area!.top
    })
    expect(heights[0]).toBeLessThan(heights[1]!)
    expect(heights[1]).toBeLessThan(heights[2]!)
  })

  test('given a drive, then all go together, the driver first, and the driver pays (RO-56, RO-58)', () => {
    const drive = told('drives', { player: 1, space: GOA + 3, money: 50, passengers: [0, 2] })
    expect(tripsIn([drive], [GOA, GOA, GOA])).toEqual([
      { seats: [1, 0, 2], way: [GOA, GOA + 1, GOA + 2, GOA + 3], flying: false },
    ])
    expect(gainsIn([drive])).toEqual([{ seat: 1, sum: -50 }])
  })
})

describe('the sheet', () => {
  test('given its lines, then every face brings what the rules say (A5)', () => {
    facts.LINES.forEach((_, line) => {
      const faces = cellsOf(line, words).flatMap(({ outcome, faces }) => faces.map(() => outcome))
      expect(faces).toEqual(facts.ON_SHEET[line])
    })
  })

  test('given an outcome, then it is said in few words', () => {
    const said = (line: (typeof facts.LINES)[number]) =>
      cellsOf(facts.LINES.indexOf(line), words).map(({ said, again }) => (again ? `${said}, again` : said))
    expect(said('pocket-money')).toEqual(['+400\u00a0€', '+600\u00a0€', '+800\u00a0€'])
    expect(said('guide')).toEqual(['none', '10\u00a0€', '10\u00a0€ ×2', 'free, again'])
    expect(said('equipment')).toEqual(['free, again', '150\u00a0€', '300\u00a0€', 'from your neighbour', '700\u00a0€ + camera'])
  })

  test('given a bag, then what is missing to leave is named (RO-18)', () => {
    const half = traveller({ at: 0, money: 1200, cheques: 5, tickets: 1, elements: [1, 1, 0, 1] })
    expect(missingIn(half, words)).toEqual(['300\u00a0€', '5 hotel cheques', 'equipment'])
    const full = traveller({ at: 0, money: 1500, cheques: 10, tickets: 1 })
    expect(missingIn(full, words)).toEqual([])
    expect(needsOf(full).every(({ have, need }) => have >= need)).toBe(true)
  })

  test('given a roll, then its line and face are known, and whether it could be paid', () => {
    const outcome = facts.ON_SHEET[2][5]
    const news = [told('rolls', { player: 1, pips: 6 }), told('sheet-says', { player: 1, outcome })]
    expect(sheetRollIn(news)).toEqual({ seat: 1, line: 2, face: 6, outcome, paid: true })
    expect(sheetRollIn([...news, told('cannot-pay', { player: 1, money: 700 })])?.paid).toBe(false)
    expect(sheetRollIn([told('rolls', { player: 1, pips: 6 })])).toBeNull()
  })

  test('given an Express game, then nobody packs', () => {
    expect(packs(viewOf([traveller({ at: 0 })]), 0)).toBe(true)
    expect(packs(viewOf([traveller({ at: 0 })], { express: true }), 0)).toBe(false)
    expect(packs(viewOf([traveller()]), 0)).toBe(false)
  })
})

describe('what lies on the map', () => {
  const given = { me: 0, active: 1, words }
  const sleeps = told('sleeps', { player: 1, card: 4, count: 2 })
  const job = told('draws-job', { player: 1, card: 3 })

  test('given a night and then a job, then both lie there, the bed with its price', () => {
    const night = shownAfter(null, [sleeps], given)
    expect(night).toMatchObject({ night: { deck: 'lodging', card: 4, effects: [{ key: 'sleeps' }] }, card: null })
    const both = shownAfter(night, [job, told('earns', { player: 1, money: 200 })], given)
    expect(both).toMatchObject({ night: { card: 4 }, card: { deck: 'job', card: 3, effects: [{ key: 'earns' }] } })
  })

  test('given what others do after it, then none of that is told with the card: neither their sale nor their next turn', () => {
    const [mine, theirs] = [{ round: 3, turn: 1 }, { round: 3, turn: 2 }]
    const sale = told('sells', { seller: 2, buyer: 0, good: 3, money: 200 })
    const wage = told('earns', { player: 1, money: 200 })
    const next = told('earns', { player: 2, money: 300 })
    const news = [{ ...job, ...mine }, { ...wage, ...mine }, { ...sale, ...mine }, { ...next, ...theirs }]
    expect(shownAfter(null, news, given).card?.effects).toEqual([news[1]])
    const stroke = [job, told('no-effect', {}), told('announces', { player: 2, line: 3 }), told('rolls', { player: 2, pips: 4 })]
    expect(shownAfter(null, stroke, given).card?.effects).toEqual([stroke[1]])
  })

  test('given somebody who goes on, then they are put away', () => {
    const before = shownAfter(null, [sleeps, job], given)
    const walk = told('walks', { player: 0, space: GOA + 1, money: 0 })
    expect(shownAfter(before, [walk], { ...given, active: 0 })).toEqual({ night: null, card: null })
  })
})

describe('in words', () => {
  const said = (change: Parameters<typeof traveller>[0], active = 1) =>
    prospects(viewOf([traveller(change), traveller()], { active }), 0, words)

  test('given a debt and instructions, then the next turns are told in sentences (A45, A54)', () => {
    expect(said({})).toEqual([])
    expect(said({ owes: 300 })).toEqual([
      'You owe 300\u00a0€: on your next turn you work, and what is still owed then is forgiven.',
    ])
    expect(said({ instructions: [0, 2] })).toEqual(['You miss your next turn.', 'On the turn after that you go ahead 2 spaces.'])
    expect(said({ passengers: [1] })).toEqual(['You came here first: on your turn you drive Ben, as far as the die says.'])
  })

  test('given an element that is lost on the way, then it is said what that means; while packing it is not', () => {
    expect(said({ elements: [0, 1, 1, 1] })).toEqual(['You have no papers: nobody can take you along, and new ones cost 200\u00a0€.'])
    expect(lacks(traveller({ elements: [1, 0, 1, 1] }), words)).toEqual(['You have no guide: beds and purchases cost double.'])
    const packing = { at: facts.DEPARTURE, elements: [0, 0, 0, 0] }
    expect([...said(packing), ...lacks(traveller(packing), words)]).toEqual([])
  })

  test('given somebody in Paris without a set, then the bag says so until the question does', () => {
    const home = { at: facts.ARRIVAL }
    expect(said(home)).toEqual(['You are in Paris without a complete set: you have to go back.'])
    expect(said(home, 0)).toEqual([])
  })

  test('given an act, then its button says what it costs or risks', () => {
    const offer = (verb: string, noun = 0): Offer => ({ said: verb, verb, kind: '', noun, touches: [], breaks_in: false })
    const asked = (key: string) => ({
      words,
      view: viewOf([traveller({ at: DAKAR })]),
      me: 0,
      position: { seat: 0, version: 1, view: null, waiting: [0], prompt: { version: 1, key, facts: {} }, offers: [], may_undo: false, lead: null },
    })
    expect(about(offer('go', DAKAR + 4), asked('ask-turn'))).toBe('100\u00a0€')
    expect(about(offer('buy', facts.TICKET), asked('ask-shop'))).toBe('400\u00a0€')
    expect(about(offer('cheques', 4), asked('ask-cheques'))).toBe('80\u00a0€')
    expect(about(offer('play'), asked('ask-reportage'))).toBe('risking 500\u00a0€')
    expect(about(offer('play'), asked('ask-achat'))).toBe('at double price')
    expect(about(offer('decline'), asked('ask-achat'))).toBe('')
  })
})

test('cheques are sold by the lot, up to what there is (A56)', () => {
  const sales = (...goods: number[]) => new Map(goods.map((good) => [good, {} as Offer]))
  expect([1, 2, 20].map(lotOf).map((good) => facts.GOODS[good])).toEqual(['cheque', '2-cheques', '20-cheques'])
  expect(largestLot(sales(1, lotOf(1), lotOf(2), lotOf(3)))).toBe(3)
  expect(largestLot(sales(1))).toBe(0)
})

test('the end counts what was done', () => {
  const game = [
    told('announces', { player: 0, line: 0 }),
    told('leaves', { player: 0 }),
    told('walks', { player: 0, space: DAKAR + 2, money: 20 }),
    told('sleeps', { player: 0, card: 7, count: 2 }),
    told('drives', { player: 1, space: DAKAR + 5, money: 50, passengers: [0] }),
    told('caught', { offender: 0, player: 1 }),
  ]
  expect(tally(game, 0)).toMatchObject({
    way: [0, DAKAR, DAKAR + 2, DAKAR + 5],
    packing: 1,
    walked: 2,
    fares: 20,
    flights: 1,
    lifts: 1,
    nights: 1,
    beds: 2,
    fines: 1,
  })
  expect(tally(game, 1)).toMatchObject({ drives: 1, fares: 50, fines: 0 })
  expect(bedsOf(game, 0)).toEqual([7])
})
