// @vitest-environment node
import { expect, test } from 'vitest'
import { areMany, choices, inLine, onlyWay, regionsOf, touching, type Manners } from './offers'
import type { GameInfo, Offer } from './wire'
import { kind } from './testing/table'
import { wordsOf } from './words'

const city = kind('city', ['rome', 'oslo'])
const card = kind('card', ['rome-1', 'rome-2', 'oslo-1'], { of: 'city', parts: [[0], [0], [1]] })
const game = { kinds: [city, card], tales: {} } as unknown as GameInfo
const words = wordsOf('en', ['city-rome = Rome\ncity-oslo = Oslo\nverb-lay = Lay {$card}\nverb-land = Land\nverb-leave = Leave\nverb-sell = Sell {$card}\nverb-retire = Give up'], game)

const lay = (noun: number, to: number): Offer => ({
  said: `lay ${noun}`, verb: 'lay', kind: 'card', noun, breaks_in: false,
  touches: [{ kind: 'card', noun }, { kind: 'city', noun: to }],
})
const land: Offer = { said: 'land', verb: 'land', kind: 'nothing', noun: 0, touches: [{ kind: 'city', noun: 0 }], breaks_in: false }
const retire: Offer = { said: 'retire', verb: 'retire', kind: 'nothing', noun: 0, touches: [], breaks_in: true }
const sell: Offer = { ...lay(0, 0), said: 'sell 0', verb: 'sell', breaks_in: true }
const offers = [lay(0, 0), lay(1, 0), lay(2, 1), land, sell, retire]

test('the final act stands first, acts of one verb together; those that break in apart', () => {
  const found = choices(offers, words)
  expect(found.groups).toMatchObject([{ verb: 'lay', label: 'Lay …' }])
  expect(found.anytime).toEqual([{ verb: 'sell', label: 'Sell …', offers: [sell] }])
  expect(found.grave).toEqual([retire])
})

test('in little room what lies in the hand to be pressed is not listed again', () => {
  const found = inLine(choices(offers, words), { handed: ['lay'] })
  expect([found.plain, found.groups]).toEqual([[land], []])
})

test('in little room players stand as answers, however many there are', () => {
  const players = [0, 1, 2, 3, 4].map((noun): Offer => ({ ...land, said: `give ${noun}`, verb: 'give', kind: 'player', noun }))
  const done: Offer = { ...land, said: 'done', verb: 'done' }
  const named = wordsOf('en', ['verb-give = Give it to {$player}\nverb-done = Done\nverb-land = Land'], game).seated(['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 0)
  const found = choices(players, named)
  expect(found.groups).toHaveLength(1)
  expect(inLine(found)).toMatchObject({ plain: players, groups: [] })
  expect(inLine(choices([...players, done], named))).toMatchObject({ plain: [done, ...players], groups: [] })
  expect(inLine(choices([...players, done, land], named)).groups).toHaveLength(1)
})

test('what lets something be stands after what goes on', () => {
  const leave: Offer = { ...land, said: 'leave', verb: 'leave' }
  expect(choices([leave, land], words, { declines: ['leave'] }).plain).toEqual([land, leave])
  expect(choices([leave, land], words).plain).toEqual([leave, land])
  expect(choices([leave, land], words, { typed: ['leave'] }).plain).toEqual([land])
})

test('what one breaks in with to go on with one’s turn stands with the answers', () => {
  const resume: Offer = { ...land, said: 'resume', verb: 'resume', breaks_in: true }
  expect(choices([resume], words).grave).toEqual([resume])
  const { plain, grave } = choices([resume], words, { resumes: ['resume'] })
  expect([plain, grave]).toEqual([[resume], []])
})

test('the one way on is called for, unless it says yes to somebody else', () => {
  const bid: Offer = { ...land, said: 'bid', verb: 'bid' }
  const pass: Offer = { ...land, said: 'pass', verb: 'pass' }
  const only = (some: Offer[], manners: Manners) => onlyWay(choices(some, words, manners), manners)
  expect(only([land], {})).toBe(land)
  expect(only([land, bid], {})).toBeNull()
  expect(only([bid, pass], { declines: ['pass'] })).toBe(bid)
  expect(only([bid, pass], { declines: ['pass'], calm: ['bid'] })).toBeNull()
  expect(only([pass], { declines: ['pass'] })).toBe(pass)
  expect(only([land], { resumes: [land.verb] })).toBeNull()
})

test('two copies of a card are offered once', () => {
  expect(choices(offers, words).groups[0]!.offers).toHaveLength(2)
})

test('a thing knows the offers that touch it', () => {
  expect(touching(offers, 'city', 0).map((offer) => offer.said)).toEqual(['lay 0', 'lay 1', 'land', 'sell 0'])
  expect(touching(offers, 'city', 1)).toHaveLength(1)
  expect(touching(offers, 'player', 0)).toEqual([])
})

const bids = (count: number) =>
  ({ verb: 'bid', label: 'Bid …', offers: Array.from({ length: count }, (_, noun): Offer => ({ ...land, said: `bid ${noun}`, verb: 'bid', kind: 'sum', noun })) })
const sums = wordsOf('en', [], { kinds: [kind('sum', Array.from({ length: 40 }, String), { step: 10 })], tales: {} } as unknown as GameInfo)

test('many acts are chosen by region, as the room names them', () => {
  expect([areMany(bids(30)), areMany(bids(31))]).toEqual([false, true])
  const found = regionsOf(bids(31), sums, { regions: { sum: (noun) => (noun < 20 ? 'low' : 'high') } })
  expect(found.map(({ name, offers }) => [name, offers.length])).toEqual([['low', 20], ['high', 11]])
})

test('where the room names no regions, there are sections from one thing to another', () => {
  const found = regionsOf(bids(31), sums, {})
  expect(found.map(({ name }) => name)).toEqual(['0 – 50', '60 – 110', '120 – 170', '180 – 230', '240 – 290', '300'])
  expect(found.flatMap(({ offers }) => offers)).toHaveLength(31)
})
