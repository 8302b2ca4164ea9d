import { gameOf, teller } from '$lib/testing/table'
import type { Offer } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { ARRIVAL, DEPARTURE, FARE, FIRST } from './facts'
import { litSpaces } from '$families/track/page/spaces'
import { askedCard, followed, gainsIn, happeningIn, tripsIn, spaceOf } from './sakodo'
import type { Tales } from './tales'

const told = teller<Tales>()
const offer = (verb: string, space: number): Offer => ({
  said: `${verb} ${space}`,
  verb,
  kind: 'space',
  noun: space,
  touches: [{ kind: 'space', noun: space }],
  breaks_in: false,
})
const [GOA, HAMPI, JAIPUR] = ['goa', 'hampi', 'jaipur'].map(spaceOf) as [number, number, number]

describe('what can be pressed', () => {
  test('given walks, then each costs what its leg costs, the first nothing (SK-29)', () => {
    const walks = FARE.slice(1).map((_, i) => offer('go', GOA + 1 + i))
    expect(litSpaces(walks, GOA, FARE).map(({ price }) => price)).toEqual(FARE.slice(1))
  })

  test('given a flight, a stay and a walk, then they stand in the order of the track, and only the walk has a price', () => {
    const lit = litSpaces([offer('go', GOA), offer('fly', FIRST), offer('stay', GOA - 1)], GOA - 1, FARE)
    expect(lit.map(({ space, price }) => [space, price])).toEqual([
      [FIRST, null],
      [GOA - 1, null],
      [GOA, 0],
    ])
  })
})

describe('movements', () => {
  test('given a lift, then driver and passenger go over every space together', () => {
    const news = [
      told('picks-up', { driver: 0, passenger: 1 }),
      told('walks', { player: 0, space: JAIPUR, money: 20 }),
      told('rides', { player: 1, space: JAIPUR }),
    ]
    expect(tripsIn(news, [HAMPI, HAMPI])).toEqual([{ seats: [0, 1], way: [HAMPI, HAMPI + 1, JAIPUR], flying: false }])
  })

  test('given a departure and a walk, then the walk begins where the plane has landed', () => {
    const moves = tripsIn([told('leaves', { player: 1 }), told('walks', { player: 1, space: 3, money: 20 })], [DEPARTURE, DEPARTURE])
    expect(moves).toEqual([
      { seats: [1], way: [DEPARTURE, FIRST], flying: true },
      { seats: [1], way: [1, 2, 3], flying: false },
    ])
  })

  test('given somebody sent far back, then they fly; a few spaces back, then they go along the track', () => {
    expect(tripsIn([told('moved', { player: 0, space: FIRST })], [50])[0]).toMatchObject({ way: [50, FIRST], flying: true })
    expect(tripsIn([told('moved', { player: 0, space: 47 })], [50])[0]).toMatchObject({ way: [50, 49, 48, 47], flying: false })
  })

  test('given somebody who loses their passport on an airport, then nobody moves', () => {
    expect(tripsIn([told('loses-passport', { player: 0, space: FIRST })], [FIRST])).toEqual([])
  })
})

test('given what was paid, then each is richer or poorer by all of it together', () => {
  const news = [
    told('walks', { player: 0, space: GOA, money: 50 }),
    told('sells', { seller: 0, buyer: 1, money: 200, goods: [2] }),
    told('pays-to', { player: 2, payee: 0, money: 100 }),
    told('walks', { player: 1, space: GOA, money: 0 }),
  ]
  expect(gainsIn(news)).toEqual([
    { seat: 0, sum: 250 },
    { seat: 1, sum: -200 },
    { seat: 2, sum: -100 },
  ])
})

describe('the card just drawn', () => {
  const job = told('draws-job', { player: 1, card: 7 })
  const earns = told('earns', { player: 0, money: 100 })
  const words = wordsOf('en', [], gameOf('sakodo', 'SK', [], {
    rolls: { player: 'player' },
    'ask-target-steal': { card: 'courrier' },
    'ask-turn': { space: 'space' },
  }))

  test('given a card and what it does, then both are shown; not what came before it', () => {
    expect(happeningIn([told('rolls', { player: 1, pips: 3 }), job, earns], 0)).toEqual({
      seat: 1,
      deck: 'job',
      card: 7,
      effects: [earns],
    })
  })

  test('given the cards of all at the beginning, then my own last one is shown, with its own effect', () => {
    const news = [told('draws-job', { player: 0, card: 3 }), earns, job, told('gets-ticket', { player: 1 })]
    expect(happeningIn(news, 0)).toMatchObject({ seat: 0, card: 3, effects: [earns] })
    expect(happeningIn(news, 5)).toMatchObject({ seat: 1, card: 7 })
  })

  test('given what follows from it, then that is added; once somebody walks on, it is gone', () => {
    const card = happeningIn([job], 0)!
    const pays = told('pays', { player: 1, money: 50 })
    expect(followed(card, [pays], 1, words)!.effects).toEqual([pays])
    expect(followed(card, [told('sells', { seller: 0, buyer: 1, money: 30, goods: [2] })], 1, words)).toEqual(card)
    expect(followed(card, [told('walks', { player: 0, space: 5, money: 0 })], 0, words)).toBeNull()
    expect(followed(card, [told('rolls', { player: 0, pips: 5 })], 0, words)).toBeNull()
    expect(followed(card, [], 1, words)).toBeNull()
  })

  test('given a question about a card, then that card is shown', () => {
    expect(askedCard(told('ask-target-steal', { card: 4 }), words)).toMatchObject({ deck: 'courrier', card: 4 })
    expect(askedCard(told('ask-turn', { space: ARRIVAL }), words)).toBeNull()
  })
})
