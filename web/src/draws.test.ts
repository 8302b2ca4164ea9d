import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { beforeEach, expect, test } from 'vitest'
import { keptToSeals, linesKept, newSeal, sealOf, takenBack, withheld } from './draws'
import { answered, left, noteSeat, toShow, unproved } from './seals'
import type { SeatInfo, TableInfo } from './wire'

const SEED = '5eed'.repeat(16)
const COMMITMENT = 'a5de5b1a8ed15f3d1cf2b6ccbbd9a4a2e5d3c0b1'

const sealOfSeed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person', name: '', level: '', mine: false, present: true, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false, ...more,
})

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't', game: 'tour', settings: {}, seats, status: 'open', commitment: COMMITMENT, format: 3, version: 0, waiting: [],
    created: 0, changed: 0, host: false, outcome: null, next: '', closed: '', lesson: false, ...more,
  }
}

beforeEach(() => localStorage.clear())

test('a seal is the SHA-256 of the text', () => {
  expect(sealOf('anna')).toBe('55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503')
})

test('what is sealed is not what the draws are salted with: whoever knows the seal does not know the salt', () => {
  // The same salt as in tests/core/test_fair.py.
  const lines = ['grand tour draws 3', 'commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd', 'entropy A anna']
  const salt = '4852550b89487e0280fda6786963fee7f7d787d35e7eba2ba61b596e7540a75a'
  expect(sealOf(lines.join('\n'))).toBe(salt)
  expect(sealOf('anna') === salt).toBe(false)
})

test('what is sealed is shown once everybody is seated, and only then', () => {
  const mine = seat({ mine: true, sealed: newSeal() })
  expect(toShow(table([mine, seat({ kind: 'free' })]))).toBe('')
  const entropy = toShow(table([mine, seat({ sealed: sealOf('boris') })]))
  expect(sealOf(entropy)).toBe(mine.sealed)
  expect(toShow(table([{ ...mine, shown: true }, seat({})]))).toBe('')
  expect(toShow(table([mine, seat({})], { status: 'running' }))).toBe('')
})

test('what another browser has sealed cannot be shown here', () => {
  expect(toShow(table([seat({ mine: true, sealed: sealOf('elsewhere') }), seat({})]))).toBe('')
})

/** A table at which we have sealed something, what we showed there, and its record. */
function played(unsealed: string[] = [], format = 3) {
  const commitment = sealOfSeed(SEED)
  const seats = [seat({ mine: true, sealed: newSeal() }), seat({ sealed: sealOf('boris') }), ...unsealed.map((name) => seat({ name }))]
  const entropy = toShow(table(seats, { commitment, format }))
  const record = [`grand tour record ${format}`, 'game tour', 'seat A Anna', 'seat B Boris', ...unsealed.map((name) => `seat C ${name}`), `commitment ${commitment}`, `sealed A ${seats[0]!.sealed}`, `sealed B ${seats[1]!.sealed}`,
    `entropy A ${entropy}`, 'entropy B boris', `seed ${SEED}`, '', '* dealer A', ''].join('\n')
  return { seats, entropy, record }
}

test('at the end the record is held against what was sealed before', () => {
  const { seats, entropy, record } = played()
  expect(keptToSeals('t', record)).toBe('kept')
  expect(keptToSeals('t', record.replace(entropy, 'another'))).toBe('broken')
  expect(keptToSeals('t', record.replace(SEED, 'feed'.repeat(16)))).toBe('broken')
  expect(keptToSeals('t', record.replace(`sealed B ${seats[1]!.sealed}`, `sealed B ${sealOf('later')}`))).toBe('broken')
})

test('whoever saves the record can compare it with what was kept', () => {
  const { record } = played(['carla'])
  expect(linesKept('t')).toHaveLength(5)
  for (const line of linesKept('t')) expect(record.split('\n')).toContain(line)
  expect(linesKept('elsewhere')).toEqual([])
})

test('a record holds for every seat what was sealed there, and nothing else', () => {
  const { record } = played()
  const added = (lines: string) => record.replace('entropy B boris', `entropy B boris\n${lines}`)
  expect(keptToSeals('t', record.replace('entropy B boris\n', ''))).toBe('kept') // Boris showed nothing
  expect(keptToSeals('t', record.replace('entropy B boris', 'entropy B another'))).toBe('broken')
  expect(keptToSeals('t', record.replace(`sealed B ${sealOf('boris')}\n`, ''))).toBe('broken')
  expect(keptToSeals('t', added('entropy B another'))).toBe('broken')
  expect(keptToSeals('t', added('entropy C carla'))).toBe('broken')
  expect(keptToSeals('t', added(`sealed C ${sealOf('carla')}\nentropy C carla`))).toBe('broken')
})

test.each(['', 'bot B sense\n'])('given a server that puts a seal on the seat of a bot, then no record that holds it is right, with %j or without', (bot) => {
  const commitment = sealOfSeed(SEED)
  const mine = seat({ mine: true, sealed: newSeal() })
  const entropy = toShow(table([mine, seat({ kind: 'bot', sealed: sealOf('chosen') })], { commitment }))
  const record = ['grand tour record 3', 'game tour', 'seat A Anna', `seat B Phileas\n${bot}commitment ${commitment}`, `sealed A ${mine.sealed}`, `entropy A ${entropy}`, `seed ${SEED}`, '', '* dealer A', 'B bot B', ''].join('\n')
  expect(keptToSeals('t', record)).toBe('kept')
  const withheld = record.replace('entropy A', `sealed B ${sealOf('chosen')}\nentropy A`)
  expect(keptToSeals('t', withheld)).toBe('broken')
  expect(keptToSeals('t', withheld.replace('seed', 'entropy B chosen\nseed'))).toBe('broken')
})

test('whoever sealed nothing before our text was shown adds nothing', () => {
  const { record } = played(['carla'])
  expect(keptToSeals('t', record)).toBe('kept')
  expect(keptToSeals('t', record.replace('seed', `sealed C ${sealOf('later')}\nentropy C later\nseed`))).toBe('broken')
})

test.each([[3, 2], [3, 1], [2, 3], [3, 4]])('given a table of format %i, then a record of format %i is not its record: each makes other draws', (format, other) => {
  const { record } = played([], format)
  const first = (n: number): string => `grand tour record ${n}\n`
  expect(keptToSeals('t', record.replace(first(format), first(other)))).toBe('broken')
  expect(keptToSeals('t', record.replace(first(format), first(other) + first(format)))).toBe('broken')
  expect(keptToSeals('t', record)).toBe('kept')
})

test('given a table of a format in which nothing is sealed, or that we do not know, then no record with our text is right', () => {
  for (const format of [0, 1, 4]) expect(keptToSeals('t', played([], format).record)).toBe('broken')
})

test('given a table that says, once all are seated, that it is of another format than when we sat down, then no record is right', () => {
  const info = seated()
  const entropy = toShow({ ...info, format: 2, seats: [info.seats[0]!, info.seats[1]!, seat({})] })
  const record = recordOf(info).replace('seed', `entropy B ${entropy}\nseed`)
  for (const format of [1, 2, 3]) expect(keptToSeals('t', record.replace('record 3', `record ${format}`))).toBe('broken')
})

test('given a table that says nothing of its format, then no record is right: it could choose one', () => {
  const info = seated({ format: undefined })
  for (const format of [1, 2, 3]) expect(keptToSeals('t', recordOf(info).replace('record 3', `record ${format}`))).toBe('broken')
})

test('what is kept is what was sealed when our text was first shown, whatever the table says later', () => {
  const { seats, record } = played()
  const seed = 'feed'.repeat(16)
  const chosen = sealOfSeed(seed)
  const later = [seats[0]!, seat({ sealed: sealOf('later') })]
  toShow(table(later, { commitment: chosen }))
  expect(keptToSeals('t', record)).toBe('kept')
  expect(keptToSeals('t', record.replace(SEED, seed))).toBe('broken')
  expect(keptToSeals('t', record.replace(sealOf('boris'), sealOf('later')).replace('entropy B boris', 'entropy B later'))).toBe('broken')
})

test('whatever the table says at the end of who sat there, what was shown must be in the record', () => {
  const { seats, entropy, record } = played()
  const others = record.replace(`sealed A ${seats[0]!.sealed}\n`, '').replace(`entropy A ${entropy}\n`, '')
  expect(keptToSeals('t', others)).toBe('broken')
  expect(keptToSeals('elsewhere', record)).toBe(null)
})

test('what was shown at one table is shown at no other, and no other text at that one', () => {
  const { seats, entropy } = played()
  expect(toShow(table(seats, { id: 'elsewhere' }))).toBe('')
  expect(toShow(table([seat({ mine: true, sealed: newSeal() }), seats[1]!]))).toBe(entropy)
})

test('given a server that says of one table what was sealed for another, then the text is not shown there, whatever is sealed at both', () => {
  const mine = seat({ mine: true, sealed: newSeal() })
  noteSeat(table([mine, seat({ kind: 'free' })]))
  const other = table([mine, seat({ sealed: sealOf('boris') })], { id: 'elsewhere' })
  noteSeat(other)
  expect(toShow(other)).toBe('')
  expect(unproved('elsewhere')).toBe(false)
  expect(sealOf(toShow(table([mine, seat({ sealed: sealOf('boris') })])))).toBe(mine.sealed)
})

test('given a record with our text, which we have not shown, then nothing says that all is well', () => {
  const info = seated()
  const entropy = toShow({ ...info, seats: info.seats.map((there) => ({ ...there, kind: 'person' })) })
  const record = recordOf(info).replace('seed', `entropy B ${entropy}\nseed`)
  expect(keptToSeals('t', record)).toBe('kept')
  localStorage.setItem('shown-texts', '[]')
  expect(keptToSeals('t', record)).toBe('without-mine')
})

test('taking one’s chair back many times makes nobody forget what was shown', () => {
  const { record } = played()
  for (let i = 0; i < 100; i++) newSeal()
  expect(keptToSeals('t', record)).toBe('kept')
})

test('what was found in the record is not looked for again by itself; what was not found is', () => {
  const { entropy, record } = played()
  expect(unproved('elsewhere')).toBe(false)
  keptToSeals('t', record.replace(entropy, 'another'))
  expect(unproved('t')).toBe(true)
  keptToSeals('t', record)
  expect(unproved('t')).toBe(false)
})

test('a game that began before our text arrived is not taken for a broken seal', () => {
  const { seats, entropy, record } = played()
  const late = record.replace(`entropy A ${entropy}\n`, '')
  answered(table(seats, { status: 'running' }))
  expect(keptToSeals('t', late)).toBe('without-mine')
  expect(keptToSeals('t', late.replace(SEED, 'feed'.repeat(16)))).toBe('broken')
})

test('once the table has said that it has our text, it must be in the record', () => {
  const { seats, entropy, record } = played()
  answered(table([{ ...seats[0]!, shown: true }, seats[1]!], { status: 'running' }))
  expect(keptToSeals('t', record)).toBe('kept')
  expect(keptToSeals('t', record.replace(`entropy A ${entropy}\n`, ''))).toBe('broken')
})

test('at a table of the second format, whoever alone had added a text on the first seat is told that its seal was enough', () => {
  const { record } = played([], 2)
  expect(keptToSeals('t', record)).toBe('kept')
  expect(keptToSeals('t', record.replace('entropy B boris\n', ''))).toBe('foreseen')
})

// --- What the record says itself ---

test.each([
  [['* draw 1a', '* draw 2b', 'A bot B', 'A undo 1', '* draw 2b', 'B back'], 1],
  [['* draw 1a', 'A undo 999999999'], 1],
  [['* draw 1a', 'A play 1a', 'A undo 1', 'B undo 1', 'A undo 1', '* draw 1a'], 1],
  [['* draw 1a', '* draw 2b', 'A play 1a', 'A undo 3'], 2],
  [['A play 1a', 'A undo 1'], 0],
  [[], 0],
])('given the acts %j, then so many draws were taken back: %i', (acts, count) => {
  // As tests/core/test_records.py counts them.
  expect(takenBack(['grand tour record 3', 'game tour', 'seat A undo 1', '', ...acts, ''].join('\n'))).toBe(count)
})

test('a text is withheld if its seal is in the record and it is not', () => {
  const { record } = played(['carla'])
  expect(withheld(record)).toEqual([])
  expect(withheld(record.replace('entropy B boris\n', ''))).toEqual([1])
  expect(withheld(record.replace(/^entropy .*\n/gm, ''))).toEqual([0, 1])
})

// --- From when we sit down ---

/** We have sealed something at a table and sat down there. Whether it is shown is seen later. */
function seated(more: Partial<TableInfo> = {}) {
  const commitment = sealOfSeed(SEED)
  const seats = [seat({}), seat({ mine: true, sealed: newSeal() })]
  const info = table([...seats, seat({ kind: 'free' })], { commitment, settings: { rounds: 10, places: true, level: 'mild' }, ...more })
  noteSeat(info)
  return info
}

/** The record of that table, in which our text is missing. */
const recordOf = ({ seats, commitment }: TableInfo): string =>
  ['grand tour record 3', 'game tour', 'rules 1', 'setting rounds 10', 'setting places yes', 'setting level mild', 'seat A Anna', 'seat B', 'seat C Carla',
    `commitment ${commitment}`, `sealed B ${seats[1]!.sealed}`, `seed ${SEED}`, '', '* dealer A', ''].join('\n')

test('given a game that began before our text was ever shown, then the browser knows it at the end', () => {
  const info = seated()
  expect(unproved('t')).toBe(true)
  expect(keptToSeals('t', recordOf(info))).toBe('without-mine')
  expect(linesKept('t')).toEqual(recordOf(info).split('\n').filter((line) => /^(grand|game|setting|commitment|sealed) /.test(line)))
})

test('given a commitment that is another one once all are seated, then that of the moment at which we sat down counts as well', () => {
  const info = seated()
  const seed = 'feed'.repeat(16)
  const all = [info.seats[0]!, info.seats[1]!, seat({})]
  const other = { ...info, seats: all, commitment: sealOfSeed(seed) }
  noteSeat(other)
  const entropy = toShow(other)
  const record = recordOf(other).replace(SEED, seed).replace('seed', `entropy B ${entropy}\nseed`)
  expect(entropy).toHaveLength(32)
  expect(keptToSeals('t', record)).toBe('broken')
})

test.each([
  ['game tour', 'game other'],
  ['setting rounds 10', 'setting rounds 12'],
  ['setting places yes\n', ''],
  ['seat C Carla\n', ''],
  ['rules 1', 'rules 1\nlesson'],
  [/^sealed B .*\n/m, ''],
])('given a record in which %s has become %j, then it is not that of our table', (line, instead) => {
  const info = seated()
  expect(keptToSeals('t', recordOf(info).replace(line, instead))).toBe('broken')
})

test('given that names and the version of the rules have changed meanwhile, then the record is still that of our table', () => {
  const info = seated()
  expect(keptToSeals('t', recordOf(info).replace('Carla', 'Clara').replace('rules 1', 'rules 2'))).toBe('without-mine')
})

test('whoever gives up the seat before the game begins has sealed nothing there; who leaves the game has', () => {
  const info = seated()
  const without = [info.seats[0]!, seat({ kind: 'free' }), info.seats[2]!]
  left({ ...info, seats: without, status: 'running' })
  expect(unproved('t')).toBe(true)
  left({ ...info, seats: without })
  expect(unproved('t')).toBe(false)
  expect(keptToSeals('t', recordOf(info))).toBe(null)
})

test.each([['', 1], ['', 2], ['', 3], [sealOf('elsewhere'), 2], [sealOf('elsewhere'), 3]])('given a table that says %j, in format %i, where we have just sealed something, then we know at the end that our text was not used', (sealed, format) => {
  newSeal()
  const info = table([seat({ mine: true, sealed }), seat({ name: 'Boris' })], { commitment: sealOfSeed(SEED), format })
  noteSeat(info)
  expect(unproved('t')).toBe(false)
  noteSeat(info, true)
  expect(unproved('t')).toBe(true)
  expect(toShow(info)).toBe('')
  const record = [`grand tour record ${format}`, 'game tour', 'seat A', 'seat B Boris', `commitment ${info.commitment}`, ...(sealed ? [`sealed A ${sealed}`, 'entropy A elsewhere'] : []), `seed ${SEED}`, '', ''].join('\n')
  expect(keptToSeals('t', record)).toBe('without-mine')
  expect(keptToSeals('t', record.replace(SEED, 'feed'.repeat(16)))).toBe('broken')
  for (const other of [1, 2, 3].filter((n) => n !== format)) expect(keptToSeals('t', record.replace(`record ${format}`, `record ${other}`))).toBe('broken')
  expect(linesKept('t')).toEqual([`grand tour record ${format}`, 'game tour', `commitment ${info.commitment}`])
})

test('in the first format texts were added that nobody had sealed', () => {
  newSeal()
  const info = table([seat({ mine: true }), seat({ name: 'Boris' })], { commitment: sealOfSeed(SEED), format: 1 })
  noteSeat(info, true)
  const record = ['grand tour record 1', 'game tour', 'seat A', 'seat B Boris', `commitment ${info.commitment}`, 'entropy B boris', `seed ${SEED}`, '', ''].join('\n')
  expect(keptToSeals('t', record)).toBe('without-mine')
})

test('a chair that is kept for us, or at a lesson, is none that we have sat down on', () => {
  noteSeat(table([seat({ mine: true, kind: 'reserved' }), seat({})]), true)
  noteSeat(table([seat({ mine: true }), seat({ kind: 'bot' })], { lesson: true }), true)
  expect(unproved('t')).toBe(false)
})

test('whoever sits down once more is bound by the new seal; nobody is by the seal of another browser', () => {
  seated()
  const info = seated()
  expect(keptToSeals('t', recordOf(info))).toBe('without-mine')
  noteSeat(table([seat({ mine: true, sealed: sealOf('elsewhere') })], { id: 'elsewhere' }))
  expect(unproved('elsewhere')).toBe(false)
})
