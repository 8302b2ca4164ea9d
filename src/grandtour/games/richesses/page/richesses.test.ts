// @vitest-environment node
import type { Offer } from '$lib/wire'
import { teller } from '$lib/testing/table'
import { describe, expect, test } from 'vitest'
import { along, pathOf } from './curves'
import { fortunes, harvest, tour } from './ledger'
import { eventAfter, gainsIn, journeysIn, rollIn } from './news'
import * as rf from './richesses'
import { shapeFor } from './shapes'
import type { Tales, Told } from './tales'
import type { RichessesView, Traveller } from './view'

const told = teller<Tales>()
const at = rf.pointOf
const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  cash: 200, wealth: 200, ruined: false, debts: [], vehicles: [], mode: 0, at: at('paris'), on_board: true, rows: [], won: [], shown: [],
  skip: 0, visit: 0, waits_for: -1, race: -1, leg: 0, home: -1, place: -1, ...change,
}) // prettier-ignore
const circuit = (id: string): number => rf.CIRCUITS.findIndex((one) => one.id === id)
const view = (id: string, ...travellers: Traveller[]): RichessesView =>
  ({ circuit: circuit(id), travellers }) as RichessesView
const offer = (verb: string, point: string): Offer => ({
  said: `${verb} ${point}`, verb, kind: 'point', noun: at(point), touches: [{ kind: 'point', noun: at(point) }], breaks_in: false,
}) // prettier-ignore
const way = (...ids: string[]): number[] => ids.map(at)

describe('ways', () => {
  test('given a car, then the cheapest way is taken, and of those the shortest (A56)', () => {
    const trip = rf.tripOf(offer('drive', 'auxerre'), traveller(), circuit('monuments'))!
    expect(trip.way[0]).toBe(at('paris'))
    expect(trip.way.at(-1)).toBe(at('auxerre'))
    expect(trip.way.length - 1).toBeLessThanOrEqual(4)
    const motorway = rf.MOTORWAYS.find(({ from, to }) => from === at('paris') && to === at('auxerre'))!
    expect(trip.price).toBeLessThanOrEqual(motorway.price)
  })

  test('given a ferry, then everyone pays for it, and nobody on foot uses a motorway (A30)', () => {
    const here = traveller({ at: at('marseille') })
    expect(rf.tripOf(offer('walk', 'ajaccio'), here, 0)).toEqual({ way: way('marseille', 'ajaccio'), price: 340 })
    expect(rf.tripOf(offer('walk', 'auxerre'), traveller(), 0)).toBeNull()
  })

  test('given a race, then the way is its course, from where one is on it', () => {
    const racing = traveller({ at: at('nancy'), race: 6, leg: 2 })
    const trip = rf.tripOf(offer('race', 'bar-le-duc'), racing, circuit('sports'))!
    expect(trip).toEqual({ way: way('nancy', 'bar-le-duc'), price: 0 })
  })

  test('every section has its curve, which begins and ends at its points', () => {
    for (const { from, to } of [...rf.ROADS, ...rf.SEA]) {
      expect(along([from, to], 0).x).toBeCloseTo(rf.SPOTS[from]!.x, -0.5)
      expect(along([to, from], 1).y).toBeCloseTo(rf.SPOTS[from]!.y, -0.5)
    }
    expect(pathOf(way('paris', 'bobigny'))).toMatch(/^M[\d.]+ [\d.]+L/)
  })
})

describe('what can be pressed', () => {
  const offers = [offer('walk', 'bobigny'), offer('drive', 'bobigny'), offer('drive', 'troyes'), offer('wait', 'meaux')]

  test('given two ways to go, then the map shows one of them, and what is no way at all', () => {
    const lit = (mode: string) => rf.litSpots(offers, mode, traveller(), circuit('monuments')).map(({ offer }) => offer.said)
    expect(rf.modesIn(offers, undefined)).toEqual(['walk', 'drive'])
    expect(new Set(lit('walk'))).toEqual(new Set(['wait meaux', 'walk bobigny']))
    expect(new Set(lit('drive'))).toEqual(new Set(['wait meaux', 'drive bobigny', 'drive troyes']))
  })

  test('given a point around Paris, then it can be pressed in the inset too', () => {
    const lit = rf.litSpots([offer('walk', 'bobigny')], 'walk', traveller(), circuit('monuments'))
    expect(lit.map(({ space }) => rf.pointAt(space))).toEqual(way('bobigny', 'bobigny'))
    expect(new Set(lit.map(({ space }) => space)).size).toBe(2)
  })

  test('given a race and a walk to the same point, then pressing it goes on with the race', () => {
    const both = [offer('walk', 'nancy'), offer('race', 'nancy')]
    const racing = traveller({ at: at('saverne'), race: 6, leg: 1 })
    expect(rf.litSpots(both, 'walk', racing, circuit('sports')).map(({ offer }) => offer.verb)).toEqual(['race'])
  })
})

describe('circuits', () => {
  test('every circuit has its rows; those of Sports are matches, then races', () => {
    expect(rf.CIRCUITS.map(({ rows }) => rows.length)).toEqual([10, 12, 8, 8, 9, 10, 12, 9])
    expect(rf.coursesOf(circuit('sports')).map(({ row, mode }) => [row, mode])).toEqual([[6, 0], [7, 1], [8, 2]])
  })

  test('given a town with a match and a race, then it is had with both', () => {
    const stages = (rows: number[]) => rf.stagesOf(view('sports', traveller({ rows })))
    const bordeaux = (rows: number[]) => stages(rows).find(({ point }) => point === at('bordeaux'))!
    expect(bordeaux([0]).had).toEqual([])
    expect(bordeaux([0, 7]).had).toEqual([0])
  })

  test('the nearest stage still to go is looked at, and then the finish', () => {
    const next = (rows: number[]) => rf.nextStage(view('monuments', traveller({ rows })), 0)
    expect(next([])).toBe(at('versailles'))
    expect(next(Array.from({ length: 12 }, (_, row) => row))).toBe(at('paris'))
  })

  test('every region has an outline for its card', () => {
    for (const { box } of rf.REGIONS.map((_, region) => shapeFor(region))) expect(box.split(' ').map(Number).slice(2).every((side) => side > 20)).toBe(true)
  })
})

describe('what was told', () => {
  const drive = told('drives', { player: 0, point: at('lyon'), francs: 20, way: way('macon', 'lyon') })

  test('given a drive and a card that sends one away, then both are seen, the second from where the first ended', () => {
    const news = [drive, told('sent', { player: 0, point: at('brest') })]
    expect(journeysIn(news, [at('macon')], view('vins', traveller()))).toEqual([
      { seat: 0, way: way('macon', 'lyon'), mode: 2 },
      { seat: 0, way: way('lyon', 'brest'), mode: 0 },
    ])
  })

  test('given a bet, then its stake goes, and comes back with what was won', () => {
    const news = [told('stakes', { player: 1, francs: 100, bet: 0 }), told('wins-bet', { player: 1, francs: 200, face: 2 })]
    expect(gainsIn(news)).toEqual([{ seat: 1, sum: 200 }])
    expect(gainsIn(news.slice(0, 1))).toEqual([{ seat: 1, sum: -100 }])
    expect(rollIn(news)).toEqual({ seat: 1, face: 3 })
    expect(eventAfter(null, news, view('casinos'))).toEqual({ is: 'bet', seat: 1, francs: 100, bet: 0, face: 2, won: true })
  })

  const sports = view('sports', traveller({ at: at('bordeaux') }))

  test('given a match, then each roll is on the scoreboard, and a draw begins anew', () => {
    const call = [told('calls', { player: 0, other: 1, sport: 0 }), told('rolls', { player: 0, face: 4 })]
    const drawn = eventAfter(null, [...call, told('rolls', { player: 1, face: 4 }), told('drawn-match', { sport: 0 })], sports)
    const again = eventAfter(drawn, [told('rolls', { player: 0, face: 1 })], sports)
    expect(again).toMatchObject({ is: 'match', faces: [1, -1], winner: null })
    const lost = eventAfter(again, [told('rolls', { player: 1, face: 5 }), told('loses', { player: 0, sport: 0 })], sports)
    expect(lost).toMatchObject({ faces: [1, 5], winner: 1 })
  })

  test('given a match against the neutral die, then it is on the scoreboard too', () => {
    const rolls = [told('rolls', { player: 0, face: 2 }), told('neutral-rolls', { player: 0, face: 5 })]
    const sport = rf.CIRCUITS[circuit('sports')]!.rows[0]!.noun
    expect(eventAfter(null, [...rolls, told('loses', { player: 0, sport })], sports)).toEqual({
      is: 'match', seat: 0, other: -1, sport, faces: [2, 5], winner: -1,
    }) // prettier-ignore
    expect(eventAfter(null, [told('claims', { player: 1, other: 0, region: 1 }), rolls[0]!], sports)).toBeNull()
  })

  describe('given a hasard card', () => {
    const vins = view('vins')
    const inTurn = (turn: number, line: Told, round = 1): Told => ({ ...line, round, turn })
    const card = eventAfter(null, [inTurn(0, told('turns-up', { player: 0, hasard: 3 })), inTurn(0, told('gains', { player: 0, francs: 50 }))], vins)
    const works = (player: number) => told('works', { player, point: at('lyon'), francs: 50 })
    const effectsAfter = (...news: Told[]): string[] | null => {
      const event = eventAfter(card, news, vins)
      return event?.is === 'hasard' ? event.effects.map(({ key }) => key) : null
    }

    test('what came of it is told with it, until somebody moves', () => {
      expect(card).toMatchObject({ is: 'hasard', card: 3, effects: [{ key: 'gains' }] })
      expect(effectsAfter(inTurn(0, works(0)))).toEqual(['gains', 'works'])
      expect(eventAfter(card, [drive], vins)).toBeNull()
    })

    test('what others pay to whoever has drawn it came of it; what else befalls them did not', () => {
      const pays = (player: number, other: number) => inTurn(0, told('pays', { player, other, francs: 20 }))
      expect(effectsAfter(pays(1, 0), pays(2, 0))).toEqual(['gains', 'pays', 'pays'])
      expect(effectsAfter(pays(1, 2), inTurn(0, told('skips', { player: 1 })))).toEqual(['gains'])
    })

    test('what is done in a later turn did not, not even by whoever has drawn it', () => {
      expect(effectsAfter(inTurn(1, works(1)))).toEqual(['gains'])
      expect(effectsAfter(inTurn(1, works(1)), inTurn(0, works(0), 2))).toEqual(['gains'])
    })
  })

  test('the end counts back from what is left, and keeps the stages in their order', () => {
    const all = [
      told('starts-at', { player: 0, point: at('macon') }),
      drive,
      told('reaches', { player: 0, point: at('lyon'), stage: 7 }),
      told('works', { player: 0, point: at('lyon'), francs: 50 }),
    ]
    const end = view('casinos', traveller({ cash: 230, at: at('lyon') }))
    expect(fortunes(all, end)).toEqual([[200, 180, 230]])
    expect(tour(all, 0, -1, end)).toEqual([way('macon', 'lyon')])
    expect(harvest(all, 0)).toEqual([{ kind: 'stage', noun: 7 }])
  })
})
