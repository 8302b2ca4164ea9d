import type { GameInfo, Offer, Told } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { ARRIVAL, askedCard, DEPARTURE, FIRST, followed, gainsIn, happeningIn, litSpaces, tripsIn, spaceOf } from './sakodo'

const told = (key: string, ...nouns: number[]): Told => ({ version: 1, key, nouns })
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
    const walks = [1, 2, 3, 4, 5, 6].map((steps) => offer('go', GOA + steps))
    expect(litSpaces(walks, GOA).map(({ price }) => price)).toEqual([0, 20, 50, 100, 200, 400])
  })

  test('given a flight, a stay and a walk, then they stand in the order of the track, and only the walk has a price', () => {
    const lit = litSpaces([offer('go', GOA), offer('fly', FIRST), offer('stay', GOA - 1)], GOA - 1)
    expect(lit.map(({ space, price }) => [space, price])).toEqual([
      [FIRST, null],
      [GOA - 1, null],
      [GOA, 0],
    ])
  })
})

describe('movements', () => {
  test('given a lift, then driver and passenger go over every space together', () => {
    const news = [told('picks-up', 0, 1), told('walks', 0, JAIPUR, 5), told('rides', 1, JAIPUR)]
    expect(tripsIn(news, [HAMPI, HAMPI])).toEqual([{ seats: [0, 1], way: [HAMPI, HAMPI + 1, JAIPUR], flying: false }])
  })

  test('given a departure and a walk, then the walk begins where the plane has landed', () => {
    const moves = tripsIn([told('leaves', 1), told('walks', 1, 3, 2)], [DEPARTURE, DEPARTURE])
    expect(moves).toEqual([
      { seats: [1], way: [DEPARTURE, FIRST], flying: true },
      { seats: [1], way: [1, 2, 3], flying: false },
    ])
  })

  test('given somebody sent far back, then he flies; a few spaces back, then he goes along the track', () => {
    expect(tripsIn([told('moved', 0, FIRST)], [50])[0]).toMatchObject({ way: [50, FIRST], flying: true })
    expect(tripsIn([told('moved', 0, 47)], [50])[0]).toMatchObject({ way: [50, 49, 48, 47], flying: false })
  })

  test('given somebody who loses his passport on an airport, then nobody moves', () => {
    expect(tripsIn([told('loses-passport', 0, FIRST)], [FIRST])).toEqual([])
  })
})

test('given what was paid, then each is richer or poorer by all of it together', () => {
  const news = [told('walks', 0, GOA, 5), told('sells', 0, 1, 2, 20), told('pays-to', 2, 0, 10), told('walks', 1, GOA, 0)]
  expect(gainsIn(news)).toEqual([
    { seat: 0, sum: 250 },
    { seat: 1, sum: -200 },
    { seat: 2, sum: -100 },
  ])
})

describe('the card just drawn', () => {
  const job = told('draws-job', 1, 7)

  test('given a card and what it does, then both are shown; not what came before it', () => {
    expect(happeningIn([told('rolls', 1, 3), job, told('earns', 1, 30)], 0)).toEqual({
      seat: 1,
      deck: 'job',
      card: 7,
      effects: [told('earns', 1, 30)],
    })
  })

  test('given the cards of all at the beginning, then my own last one is shown, with its own effect', () => {
    const news = [told('draws-job', 0, 3), told('earns', 0, 10), job, told('gets-ticket', 1)]
    expect(happeningIn(news, 0)).toMatchObject({ seat: 0, card: 3, effects: [told('earns', 0, 10)] })
    expect(happeningIn(news, 5)).toMatchObject({ seat: 1, card: 7 })
  })

  test('given what follows from it, then that is added; once somebody walks on, it is gone', () => {
    const card = happeningIn([job], 0)!
    expect(followed(card, [told('pays', 1, 5)], 1)!.effects).toEqual([told('pays', 1, 5)])
    expect(followed(card, [told('sells', 0, 1, 2, 3)], 1)).toEqual(card)
    expect(followed(card, [told('walks', 0, 5, 0)], 0)).toBeNull()
    expect(followed(card, [told('rolls', 0, 5)], 0)).toBeNull()
    expect(followed(card, [], 1)).toBeNull()
  })

  test('given a question about a card, then that card is shown', () => {
    const words = wordsOf('en', [], { tales: { 'ask-target': ['courrier'], 'ask-turn': ['space'] } } as unknown as GameInfo)
    expect(askedCard(told('ask-target', 4), words)).toMatchObject({ deck: 'courrier', card: 4 })
    expect(askedCard(told('ask-turn', ARRIVAL), words)).toBeNull()
  })
})
