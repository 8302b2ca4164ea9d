import { beforeEach, expect, test } from 'vitest'
import { count, levelIcon, levelName, next, proposed } from './levels'
import { speech } from './speech.svelte'
import { gameOf } from './testing/table'
import type { SeatInfo, TableInfo } from './wire'
import { wordsOf } from './words'

const game = { ...gameOf('tour', 'TO', []), bots: ['random', 'dreamer', 'casual', 'sense'], levels: ['dreamer', 'casual', 'sense'] }
const seat = (more: Partial<SeatInfo>): SeatInfo => ({ kind: 'person', name: '', level: '', mine: false, present: false, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false, ...more })
const me = seat({ mine: true })
const bot = (level: string): SeatInfo => seat({ kind: 'bot', level })

let tables = 0
/** A table at which I came in this place, the others before or after me. */
function finished(place: number, ...others: SeatInfo[]): TableInfo {
  const seats = [me, ...others]
  return {
    id: `t${tables++}`, game: 'tour', settings: {}, seats, status: 'over', commitment: '', format: 3, version: 9, waiting: [], created: 0, changed: 1,
    host: true, outcome: { reason: 'home', places: [place, ...others.map((_, i) => (place === 1 ? i + 2 : i + 1))] }, next: '', closed: '', lesson: false,
  }
}

beforeEach(() => {
  localStorage.clear()
  speech.words = wordsOf('en', ['stroller = Stroller\ntraveller = Traveller\nexplorer = Explorer'])
})

test('a level has the same name and sign in every room; a bot that is not offered goes by its own', () => {
  expect(game.levels.map((bot) => levelName(game, bot))).toEqual(['Stroller', 'Traveller', 'Explorer'])
  expect(game.bots.map((bot) => levelIcon(game, bot))).toEqual(['bot', 'stroller', 'traveller', 'explorer'])
  expect(levelName(game, 'random')).toBe('random')
})

test('newcomers are proposed the easiest, and go on when they have won twice', () => {
  expect(proposed(game)).toBe('dreamer')
  const [lost, first, second] = [finished(2, bot('dreamer')), finished(1, bot('dreamer')), finished(1, bot('dreamer'))]
  for (const table of [lost, first, first]) count(game, table) // whoever comes back to a table has not won again
  expect([proposed(game), next(game, first)]).toEqual(['dreamer', ''])
  count(game, second)
  expect([proposed(game), next(game, second), next(game, lost)]).toEqual(['casual', 'casual', ''])
})

test('whoever chose another level is proposed that one, and nothing is stronger than the strongest', () => {
  for (const place of [2, 1, 1, 1]) count(game, finished(place, bot('dreamer'), bot('sense')))
  expect(proposed(game)).toBe('sense')
  expect(next(game, finished(1, bot('sense')))).toBe('')
})

test('games without a bot of these levels, watched or played on by a bot, count for nothing', () => {
  for (const others of [[seat({})], [bot('random')]]) for (let n = 0; n < 2; n++) count(game, finished(1, ...others))
  for (let n = 0; n < 2; n++) {
    const table = finished(1, bot('dreamer'))
    count(game, { ...table, seats: [bot('dreamer'), bot('dreamer')] })
    count(game, { ...table, seats: [{ ...me, kind: 'bot', level: 'sense' }, bot('dreamer')] })
  }
  expect(proposed(game)).toBe('dreamer')
})

test('given a lesson, then it counts for no level', () => {
  for (let games = 0; games < 3; games++) count(game, { ...finished(1, bot('dreamer')), lesson: true })
  expect(proposed(game)).toBe('dreamer')
})
