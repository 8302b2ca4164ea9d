// @vitest-environment node
import { expect, test } from 'vitest'
import type { GameInfo, Offer } from './wire'
import { loadWords, wordsOf } from './words'

const game: GameInfo = {
  name: 'tour', code: 'TO', rules: 1, least: 2, most: 3, settings: [], answers: [], bots: ['random'],
  kinds: [
    { name: 'city', words: ['paris', 'new-york'], of: '', parts: [], nth: [], step: 0, counted: false },
    { name: 'card', words: ['paris/new-york', 'new-york/paris'], of: 'city', parts: [[0, 1], [1, 0]], nth: [], step: 0, counted: false },
    { name: 'money', words: ['0', '10', '20'], of: '', parts: [], nth: [], step: 10, counted: false },
    { name: 'hand', words: ['nothing', 'two', 'three'], of: 'city', parts: [[], [1, 1], [0, 1, 1]], nth: [], step: 0, counted: true },
  ],
  tales: { flies: ['player', 'city'], swaps: ['player', 'card', 'card'], 'ask-turn': ['city'] },
}
const texts = `
city-paris = Paris
city-new-york = New York
hand-nothing = nothing
hand-paris = a ticket to Paris
hand-new-york = { $count } tickets to New York
and = { $before } and { $last }
flies = { $you ->
    [yes] You fly to {$city}.
   *[no] {$player} flies to {$city}.
}
swaps = {$player} swaps {$card} for {$card2}.
ask-turn = You are in {$city}.
verb-lay = Lay {$card}
verb-bid = Bid {$money}
verb-land = Land
`
const words = wordsOf('en', ['title = House', `title = Tour\n${texts}`], game).seated(['Ada', 'Bo'], 1)

const offer = (verb: string, kind: string, noun: number): Offer => ({ said: '', verb, kind, noun, touches: [], breaks_in: false })

test('a room says things anew over the house', () => {
  expect(words.text('title')).toBe('Tour')
})

test('the reader is “you”, the others have names', () => {
  expect(words.line({ key: 'flies', nouns: [1, 0] })).toBe('You fly to Paris.')
  expect(words.line({ key: 'flies', nouns: [0, 1] })).toBe('Ada flies to New York.')
})

test('a second thing of a kind is numbered, and things made of others are called by their parts', () => {
  expect(words.line({ key: 'swaps', nouns: [0, 0, 1] })).toBe('Ada swaps Paris – New York for New York – Paris.')
})

test('where only the number of each part matters it is told', () => {
  expect([0, 1, 2].map((hand) => words.noun('hand', hand))).toEqual([
    'nothing', '2 tickets to New York', 'a ticket to Paris and 2 tickets to New York',
  ])
})

test('an offer names its thing, and the group of its verb leaves it open', () => {
  expect(words.offer(offer('lay', 'card', 0))).toBe('Lay Paris – New York')
  expect(words.verb(offer('lay', 'card', 0))).toBe('Lay …')
  expect(words.offer(offer('land', 'nothing', 0))).toBe('Land')
})

test('in the group of its verb an offer is its thing, but never a bare number', () => {
  expect(words.inGroup(offer('lay', 'card', 0))).toBe('Paris – New York')
  expect(words.inGroup(offer('bid', 'money', 2))).toBe('Bid 20')
})

test('a seat nobody has named is called by its letter', () => {
  expect(words.noun('player', 2)).toBe('C')
})

test('a text that is missing shows its key', () => {
  expect(words.text('no-such-text')).toBe('no-such-text')
})

test('the house speaks both languages', async () => {
  expect((await loadWords('fr')).text('tables-waiting', { count: 2 })).toBe('2 tables t’attendent')
  expect((await loadWords('en')).text('place', { place: 2 })).toBe('2nd')
})
