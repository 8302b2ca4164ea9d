import { expect, test } from 'vitest'
import { choices, onlyWay } from './offers'
import type { Room } from './room'
import { gameOf } from './testing/table'
import type { Offer } from './wire'
import { wordsOf } from './words'

const rooms = import.meta.glob<Room>('$games/*/page/index.ts', { import: 'default', eager: true })
const boards = import.meta.glob<string>('$games/*/page/Board.svelte', { query: '?raw', import: 'default', eager: true })
const texts = import.meta.glob<string>('$games/*/texts/en.ftl', { query: '?raw', import: 'default', eager: true })

/** What is said to a sale or a trade of somebody else: yes, and no. */
const ANSWERS = [['bid', 'pass'], ['accept', 'refuse']] as const

const known = Object.entries(rooms).map(([path, room]) => {
  const name = /([^/]+)\/page\/index\.ts$/.exec(path)![1]!
  const text = Object.entries(texts).find(([file]) => file.endsWith(`/${name}/texts/en.ftl`))![1]
  const board = boards[path.replace('index.ts', 'Board.svelte')]!
  return { name, room, text, board }
})
const hasVerb = (text: string, verb: string): boolean => text.includes(`\nverb-${verb} =`)
const asked = known.flatMap((one) =>
  ANSWERS.filter((verbs) => verbs.every((verb) => hasVerb(one.text, verb))).map(([yes, no]) => ({ ...one, yes, no })),
)
const offer = (verb: string): Offer => ({ said: verb, verb, kind: 'nothing', noun: 0, touches: [], breaks_in: false })

test('there are sales in four rooms, and trades in one', () => {
  expect(asked.map(({ yes }) => yes).sort()).toEqual(['accept', 'bid', 'bid', 'bid', 'bid'])
})

test.each(asked)('$name: nobody is called to $yes what somebody else offers', ({ name, room, text, yes, no }) => {
  const words = wordsOf('en', [text], gameOf(name, '', []))
  expect(onlyWay(choices([offer(yes), offer(no)], words, room), room)).toBeNull()
})

test.each(known)('$name: what is said of verbs is said of its own', ({ room, text }) => {
  const { declines = [], calm = [], typed = [], handed = [], resumes = [], lucky = [] } = room
  const named = [...declines, ...calm, ...typed, ...handed, ...resumes, ...lucky]
  expect(named.filter((verb) => !hasVerb(text, verb))).toEqual([])
})

test.each(known)('$name: room is kept for a strip above the map if the board has one, and only then', ({ room, board }) => {
  expect(room.strip ?? false).toBe(board.includes('<MapFrame'))
})

test('whoever is held up in their turn goes on with one press', () => {
  const withResume = known.filter(({ text }) => hasVerb(text, 'resume'))
  expect(withResume.map(({ name }) => name)).toHaveLength(2)
  expect(withResume.filter(({ room }) => !room.resumes?.includes('resume'))).toEqual([])
})

test('where money is played for, the summary says what it cost whom', () => {
  const withMoney = known.filter(({ text }) => text.includes('\nmoney ='))
  expect(withMoney).toHaveLength(4)
  expect(withMoney.filter(({ room }) => !room.telling?.gains).map(({ name }) => name)).toEqual([])
})
