// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { GameInfo, Offer } from './wire'
import { LANGUAGES, loadPoster, loadWords, ofFrench, wordsOf } from './words'

const game: GameInfo = {
  name: 'tour', code: 'TO', rules: 1, least: 2, most: 3, settings: [], newcomers: {}, answers: [], bots: ['random'], levels: ['random'], lesson: false,
  kinds: [
    { name: 'city', words: ['paris', 'new-york'], of: '', parts: [], nth: [], step: 0, counted: false },
    { name: 'card', words: ['paris/new-york', 'new-york/paris'], of: 'city', parts: [[0, 1], [1, 0]], nth: [], step: 0, counted: false },
    { name: 'money', words: ['0', '10', '20'], of: '', parts: [], nth: [], step: 10, counted: false },
    { name: 'hand', words: ['nothing', 'two', 'three'], of: 'city', parts: [[], [1, 1], [0, 1, 1]], nth: [], step: 0, counted: true },
  ],
  tales: {
    flies: { player: 'player', city: 'city' },
    pays: { player: 'player', city: 'city', sum: 'money' },
    swaps: { player: 'player', given: 'card', taken: 'card' },
    tours: { player: 'player', way: 'city*' },
    'ask-turn': { city: 'city' },
  },
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
swaps = {$player} swaps {$given} for {$taken}.
pays = {$player} pays {$sum} in {$city}.
tours = {$player} sees {$way}.
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
  expect(words.line({ key: 'flies', facts: { player: 1, city: 0 } })).toBe('You fly to Paris.')
  expect(words.line({ key: 'flies', facts: { player: 0, city: 1 } })).toBe('Ada flies to New York.')
})

test('a reader who is named, but does nothing, is “you” as well', () => {
  const sale = { ...game, tales: { sells: { seller: 'player', buyer: 'player' } } }
  const text = 'sells = { $you ->\n    [yes] You sell.\n    [buyer] {$seller} sells to you.\n   *[no] {$seller} sells to {$buyer}.\n}'
  const line = { key: 'sells', facts: { seller: 0, buyer: 1 } }
  const read = (me: number): string => wordsOf('en', [text], sale).seated(['Ada', 'Bo'], me).line(line)
  expect([0, 1, 2].map(read)).toEqual(['You sell.', 'Ada sells to you.', 'Ada sells to Bo.'])
})

test('French elides before vowels and h', () => {
  const names = ['Anna', 'Émile', 'Hugo', 'Inès', 'Ophélie', 'Ursule', 'Yves', 'Yann', 'Bruno', 'Œdipe']
  expect(names.map(ofFrench)).toEqual([
    'd’Anna', 'd’Émile', 'd’Hugo', 'd’Inès', 'd’Ophélie', 'd’Ursule', 'd’Yves', 'de Yann', 'de Bruno', 'd’Œdipe',
  ])
  const words = wordsOf('fr', ['sac = le sac { DE($player) }'])
  expect(words.text('sac', { player: 'Anna' })).toBe('le sac d’Anna')
})

test('a sum below zero has a true minus sign', () => {
  const words = wordsOf('fr', ['money = { $sum } €'])
  expect([words.money(-300), words.gain(-300), words.gain(20)]).toEqual(['−300 €', '−300 €', '+20 €'])
})

test('each thing is called by its field, and things made of others by their parts', () => {
  const swap = { key: 'swaps', facts: { player: 0, given: 0, taken: 1 } }
  expect(words.line(swap)).toBe('Ada swaps Paris – New York for New York – Paris.')
})

test('an amount is as it was told, and several things are listed', () => {
  expect(words.line({ key: 'pays', facts: { player: 0, city: 1, sum: 20 } })).toBe('Ada pays 20 in New York.')
  expect(words.line({ key: 'tours', facts: { player: 0, way: [0, 1] } })).toBe('Ada sees Paris and New York.')
  expect(words.line({ key: 'tours', facts: { player: 0, way: [1, 0, 1] } })).toBe('Ada sees New York\u00a0×2 and Paris.')
  expect(words.line({ key: 'tours', facts: { player: 0, way: [] } })).toBe('Ada sees .')
})

test('the things of a line are those one can point at: no amounts, and each of a list', () => {
  const [player, paris, newYork] = [{ kind: 'player', noun: 0 }, { kind: 'city', noun: 0 }, { kind: 'city', noun: 1 }]
  expect(words.things({ key: 'pays', facts: { player: 0, city: 1, sum: 20 } })).toEqual([player, newYork])
  expect(words.things({ key: 'tours', facts: { player: 0, way: [0, 1] } })).toEqual([player, paris, newYork])
})

test('who acts is the player named first; a question names nobody', () => {
  expect(words.actor({ key: 'flies', facts: { player: 1, city: 0 } })).toBe(1)
  expect(words.actor({ key: 'ask-turn', facts: { city: 0 } })).toBeNull()
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

const rooms = Object.keys(import.meta.glob('$games/*/texts/en.ftl')).map((path) => path.split('/').at(-3)!)

test.each(rooms)('the poster of %s is all that the collection says of it, and no more', async (name) => {
  for (const language of LANGUAGES) {
    const [poster, words] = await Promise.all([loadPoster(language, { ...game, name }), loadWords(language, { ...game, name })])
    for (const key of ['title', 'tagline', 'about']) expect(poster.text(key)).toBe(words.text(key))
    expect(['title', 'tagline', 'about'].some((key) => poster.text(key) === key)).toBe(false)
    expect(poster.knows('ask-turn') || poster.knows('menu')).toBe(false)
  }
})

test('what is printed on cards is fetched when the first is read', async () => {
  const fetched = vi.fn(async () => 'job-guide-text = You show the way.')
  const words = wordsOf('en', ['job-guide = Guide'], null, fetched)
  expect(words.text('job-guide')).toBe('Guide')
  expect(fetched.mock.calls).toHaveLength(0)
  expect(words.text('job-guide-text')).toBe('') // it is on its way
  await vi.waitFor(() => expect(words.text('job-guide-text')).toBe('You show the way.'))
  expect(words.text('job-porter-text')).toBe('job-porter-text') // nobody has written it
  expect(fetched.mock.calls).toHaveLength(1)
})

test('why something cannot be done is fetched when it is first asked, and is not taken for empty meanwhile', async () => {
  const words = wordsOf('en', ['title = Tour'], null, async () => 'why-to-1 = The road is closed.')
  const told = { key: 'why-to-1', facts: {} }
  expect(words.line(told)).toBe('')
  await vi.waitFor(() => expect(words.line(told)).toBe('The road is closed.'))
})

const whole = import.meta.glob<string>('$games/*/texts/en.ftl', { query: '?raw', import: 'default', eager: true })

test.each(Object.entries(whole))('%s is whole once its cards have been read', async (path, text) => {
  const words = await loadWords('en', { name: path.split('/').at(-3)! })
  const keys = [...text.matchAll(/^(?!see-)[\w-]+(?= =)/gm)].map(([key]) => key)
  const missing = keys.filter((key) => !words.knows(key))
  expect(missing.filter((key) => !/^(lesson|why|end)-|-(text|place)$/.test(key))).toEqual([])
  for (const key of missing) words.text(key)
  await vi.waitFor(() => expect(missing.filter((key) => !words.knows(key))).toEqual([]))
})
