// @vitest-environment jsdom
import type { Room } from './room'
import { expect, test } from 'vitest'
import { entriesOf, meanwhile, said, since, turnsOf, type Telling } from './phrases'
import { gameOf, kind } from './testing/table'
import type { Told } from './wire'
import { wordsOf } from './words'

const game = gameOf('tour', 'TO', [kind('money', [], { step: 1 })], {
  rolls: { player: 'player', money: 'money' },
  goes: { player: 'player' },
  cheers: { player: 'player' },
  finds: { player: 'player' },
  calls: { player: 'player' },
  bids: { player: 'player', money: 'money' },
  gets: { player: 'player', money: 'money' },
  stops: { player: 'player' },
  rains: {},
  packs: { player: 'player' },
  takes: { player: 'player' },
})
const texts = `
subject-you = You
and = { $before } and { $last }
rolls = { $you ->
    [yes] You roll a { $money }.
   *[no] { $player } rolls a { $money }.
}
goes = { $you ->
    [yes] You go home.
   *[no] { $player } goes home.
}
cheers = What a day for { $player }!
finds = { $player } finds a hat, a coat and a scarf.
calls = { $player } holds an auction.
bids = { $player } bids { $money }.
gets = { $player } gets it for { $money }.
stops = { $player } goes on without it.
rains = It rains.
packs = { $player } packs, and in a hurry.
takes = { $player } takes a hat.
`
const words = wordsOf('en', [texts], game).seated(['Ada', 'Bo', 'Cy'], 0)
const telling: Telling = {
  leads: ['rolls'],
  isNew: (line: Told, last: Told) => last.key === 'rolls' && line.key === 'takes',
  asides: ['rolls', 'bids'],
  sales: { opens: ['calls'], bids: ['bids'], closes: ['gets', 'stops'] },
  gains: (told: Told[]) => told.flatMap(({ key, facts }) => (key === 'gets' ? [{ seat: facts.player as number, sum: -(facts.money as number) }] : [])),
}

let version = 0
const told = (key: string, player: number, turn: number, more: object = {}): Told => ({ version: version++, key, facts: { player, ...more }, round: 1, turn })
const roll = (player: number, turn = player) => told('rolls', player, turn, { money: 4 })
const read = (lines: Told[]): string[] => entriesOf(lines, words, telling).map((entry) => said(entry.told, words))

test('the log has a heading for each turn', () => {
  const lines = [{ version: 0, key: 'rains', facts: {} }, roll(0), told('bids', 1, 0, { money: 2 }), roll(1)]
  expect(turnsOf(lines, words).map(({ round, seat, told }) => [round, seat, told.length])).toEqual([[0, null, 1], [1, 0, 2], [1, 1, 1]])
})

const missed = (player: number, last: Told): Told => ({ ...told('cheers', player, last.turn!), version: last.version, round: last.round! })
const headed = (lines: Told[]) => turnsOf(lines, words, { begins: ['cheers'] }).map(({ round, seat, told }) => [round, seat, told.map(({ key }) => key)])

test('a turn that is missed has a heading of its own, in the round of whoever misses it', () => {
  const [bo, cy] = [told('goes', 1, 1), told('goes', 2, 2)]
  const next = { ...told('goes', 2, 2), round: 2 }
  expect(headed([bo, cy, missed(0, cy), missed(1, cy), next])).toEqual([
    [1, 1, ['goes']], [1, 2, ['goes']], [1, 0, ['cheers']], [2, 1, ['cheers']], [2, 2, ['goes']],
  ])
})

test('the rest of a stroke stands in the turn that has begun in it, also in the first of all', () => {
  const before = { version: version++, key: 'rains', facts: {} }
  const begun = { ...before, key: 'cheers', facts: { player: 1 } }
  expect(headed([before, begun, { ...before, key: 'rains' }, roll(1)])).toEqual([[0, null, ['rains']], [1, 1, ['cheers', 'rains', 'rolls']]])
})

test('what can begin a turn begins none for whose turn it is', () => {
  expect(headed([roll(0), told('cheers', 0, 0)])).toEqual([[1, 0, ['rolls', 'cheers']]])
})

test('a roll and what comes of it are one sentence', () => {
  expect(read([roll(1), told('goes', 1, 1)])).toEqual(['Bo rolls a 4 and goes home.'])
  expect(read([roll(0), told('goes', 0, 0)])).toEqual(['You roll a 4 and go home.'])
})

test('what another does is a line of its own, and so is what was told later', () => {
  expect(read([roll(1), told('goes', 2, 1)])).toEqual(['Bo rolls a 4.', 'Cy goes home.'])
  expect(read([told('goes', 1, 1), roll(1)])).toEqual(['Bo goes home.', 'Bo rolls a 4.'])
})

test('what was told in one stroke stands together; a list or a cry ends its sentence', () => {
  const finds = told('finds', 1, 1)
  expect(read([finds, { ...told('goes', 1, 1), version: finds.version }])).toEqual(['Bo finds a hat, a coat and a scarf. Bo goes home.'])
  expect(read([roll(1), told('finds', 1, 1)])).toEqual(['Bo rolls a 4. Bo finds a hat, a coat and a scarf.'])
  const cheers = told('cheers', 1, 1)
  expect(read([cheers, { ...told('goes', 1, 1), version: cheers.version }])).toEqual(['What a day for Bo! Bo goes home.'])
})

test('what only leads up to a tale is counted if it is the same again', () => {
  expect(read([roll(1), roll(1), told('packs', 1, 1), told('goes', 1, 1)])).toEqual(['Bo rolls a 4 (×2). Bo packs, and in a hurry.', 'Bo goes home.'])
})

test('what a room knows to be another matter is not read as what came of the line before', () => {
  expect(read([roll(1), told('takes', 1, 1)])).toEqual(['Bo rolls a 4.', 'Bo takes a hat.'])
})

test('the same again is counted', () => {
  const [entry] = entriesOf([told('goes', 1, 1), told('goes', 1, 1), told('goes', 1, 1)], words, telling)
  expect([said(entry!.told, words), entry!.times]).toEqual(['Bo goes home.', 3])
})

const [calls, other, own, gets] = [told('calls', 1, 1), told('bids', 2, 1, { money: 5 }), told('bids', 0, 1, { money: 6 }), told('gets', 2, 1, { money: 8 })]

test('of an auction one reads what was sold and who got it; one’s own bids are kept for whoever asks', () => {
  const [entry] = entriesOf([calls, other, own, gets], words, telling)
  expect([said(entry!.told, words), entry!.bids]).toEqual(['Bo holds an auction. Cy gets it for 8.', [own]])
  expect(entriesOf([calls, other, gets], words, telling)[0]!.bids).toEqual([])
})

test('while an auction goes on, the log has one’s own bids', () => {
  expect(read([calls, other, own])).toEqual(['Bo holds an auction.', 'Ada bids 6.'])
})

test('an auction that has ended without a sale is not the next one, and what happens between the two is read', () => {
  expect(read([calls, other, told('stops', 1, 1), told('goes', 1, 1), told('calls', 2, 1), gets])).toEqual([
    'Bo holds an auction and goes on without it.', 'Bo goes home.', 'Cy holds an auction and gets it for 8.',
  ])
})

test('given an auction of whose end nothing is told, then the end of the next one is not taken for it', () => {
  expect(read([calls, told('goes', 1, 1), told('calls', 2, 1), gets])).toEqual(['Bo holds an auction.', 'Bo goes home.', 'Cy holds an auction and gets it for 8.'])
})

test('what else happens during an auction is read after it, and is no bid', () => {
  const lines = [calls, other, told('takes', 2, 1), own, gets]
  expect(read(lines)).toEqual(['Bo holds an auction. Cy gets it for 8.', 'Cy takes a hat.'])
  expect(entriesOf(lines, words, telling).map(({ bids }) => bids)).toEqual([[own], []])
})

test('whoever looks on reads all bids', () => {
  const [entry] = entriesOf([calls, other, own, gets], words.seated(['Ada', 'Bo', 'Cy'], -1), telling)
  expect(entry!.bids).toEqual([other, own])
})

test('the summary tells what each of the others did since one’s own last turn, and what it cost', () => {
  const before = [roll(1), told('goes', 1, 1)]
  const mine = [roll(0), told('goes', 0, 0)]
  const after = [roll(1), told('goes', 1, 1), roll(2), told('calls', 2, 2), told('gets', 2, 2, { money: 8 })]
  const expected = [
    { seat: 1, text: 'Bo goes home.', sum: 0 },
    { seat: 2, text: 'Cy holds an auction and gets it for 8.', sum: -8 },
  ]
  expect(since([...before, ...mine, ...after], 0, words, telling)).toEqual(expected)
  expect(since([...before, ...mine, ...after, roll(0)], 0, words, telling)).toEqual(expected) // while one’s next turn goes on
})

test('given an auction in a round, then the summary tells who got what for how much, and not who offered', () => {
  const lines = [roll(0), told('goes', 1, 1), calls, other, own, told('bids', 1, 1, { money: 7 }), gets]
  expect(since(lines, 0, words, telling)).toEqual([
    { seat: 1, text: 'Bo goes home and holds an auction.', sum: 0 },
    { seat: 2, text: 'Cy gets it for 8.', sum: -8 },
  ])
  expect(since([roll(0), roll(1), other], 0, words, telling)).toEqual([{ seat: 1, text: 'Bo rolls a 4.', sum: 0 }])
})

test('given more than three things in a turn, then the summary tells first of all what changed the purse', () => {
  const turn = [told('gets', 1, 1, { money: 8 }), told('packs', 1, 1), told('takes', 1, 1), told('goes', 1, 1), told('cheers', 1, 1)]
  const [fate] = since([roll(0), ...turn], 0, words, telling)
  expect(fate).toEqual({ seat: 1, text: 'Bo gets it for 8 and goes home. What a day for Bo!', sum: -8 })
})

test('given two purchases in a row, then the summary tells both, as the sum counts both', () => {
  const turn = [told('gets', 1, 1, { money: 8 }), told('gets', 1, 1, { money: 5 }), told('packs', 1, 1), told('packs', 1, 1)]
  const [fate] = since([roll(0), ...turn], 0, words, telling)
  expect(fate).toEqual({ seat: 1, text: 'Bo gets it for 8 and gets it for 5. Bo packs, and in a hurry.', sum: -13 })
})

test('given what befell me in the turn of another, then the summary tells that too; not what I did there by the way', () => {
  const [mine, theirs] = [roll(0), told('goes', 1, 1)]
  const fates = (...lines: Told[]) => since([mine, theirs, ...lines], 0, words, telling).map(({ text }) => text)
  expect(fates(told('goes', 0, 1))).toEqual(['Bo goes home.', 'You go home.'])
  expect(fates(roll(0, 1))).toEqual(['Bo goes home.'])
})

test('whoever looks on reads the last round', () => {
  const lines = [roll(0), roll(1), roll(2), roll(0), roll(1)]
  expect(meanwhile(lines, -1, words)).toEqual(lines.slice(2))
})

const rooms = import.meta.glob<{ default: Room }>('$games/*/page/index.ts', { eager: true })
const tales = import.meta.glob<string>('$games/*/page/tales.ts', { eager: true, query: '?raw', import: 'default' })

test.each(Object.keys(rooms))('%s names tales that there are', (path) => {
  const { leads = [], apart = [], asides = [], sales } = rooms[path]!.default.telling ?? {}
  const known = tales[path.replace('index.ts', 'tales.ts')]!
  const named = [...leads, ...apart, ...asides, ...Object.values(sales ?? {}).flat()]
  expect(named.filter((key) => !known.includes(`'${key}': `))).toEqual([])
})
