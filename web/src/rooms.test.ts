import { expect, test } from 'vitest'
import { choices, onlyWay } from './offers'
import type { Room } from './room'
import { gameOf } from './testing/table'
import type { Offer } from './wire'
import { wordsOf } from './words'

const rooms = import.meta.glob<Room>('$games/*/page/index.ts', { import: 'default', eager: true })
const texts = import.meta.glob<string>('$games/*/texts/en.ftl', { query: '?raw', import: 'default', eager: true })

/** What is said to a sale or a trade of somebody else: yes, and no. */
const ANSWERS = [['bid', 'pass'], ['accept', 'refuse']] as const

const asked = Object.entries(rooms).flatMap(([path, room]) => {
  const name = /([^/]+)\/page\/index\.ts$/.exec(path)![1]!
  const text = Object.entries(texts).find(([file]) => file.endsWith(`/${name}/texts/en.ftl`))![1]
  const heard = ANSWERS.filter((verbs) => verbs.every((verb) => text.includes(`\nverb-${verb} =`)))
  return heard.map(([yes, no]) => ({ name, room, text, yes, no }))
})
const offer = (verb: string): Offer => ({ said: verb, verb, kind: 'nothing', noun: 0, touches: [], breaks_in: false })

test('there are sales in four rooms, and trades in one', () => {
  expect(asked.map(({ yes }) => yes).sort()).toEqual(['accept', 'bid', 'bid', 'bid', 'bid'])
})

test.each(asked)('$name: nobody is called to $yes what somebody else offers', ({ name, room, text, yes, no }) => {
  const words = wordsOf('en', [text], gameOf(name, '', []))
  expect(onlyWay(choices([offer(yes), offer(no)], words, room), room)).toBeNull()
})
