import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Live, Watcher } from './live'
import { speech } from './speech.svelte'
import { TableState } from './table.svelte'
import { eventually } from './testing/patience'
import type { GameInfo, Offer, Position, TableInfo, Told } from './wire'
import { wordsOf } from './words'

const game = { name: 'tour', kinds: [], tales: { flies: { player: 'player' }, draws: { player: 'player' } } } as unknown as GameInfo
const land: Offer = { said: 'land', verb: 'land', kind: 'nothing', noun: 0, touches: [], breaks_in: false }
const told = (version: number, key: string, seat: number): Told => ({ version, key, facts: { player: seat } })

function info(mine: boolean[], waiting: number[], version: number): TableInfo {
  const seats = mine.map((mine) => ({ kind: 'person' as const, name: '', level: '', mine, present: true, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false }))
  return { id: 't', game: 'tour', settings: {}, seats, status: 'running', commitment: '', format: 3, version, waiting, created: 0, changed: 0, host: false, outcome: null, next: '', closed: '', lesson: false }
}

const position = (seat: number, version: number, waiting: number[]): Position => ({
  seat, version, view: { at: version }, waiting, prompt: null, offers: waiting.includes(seat) ? [land] : [], may_undo: false, lead: null,
})

/** A line that the test speaks into. */
class TestLive {
  watcher!: Watcher
  seat = -1
  said: { said?: string; version?: number }[] = []
  answer: (answer: Answer) => void = () => {}
  watch(_: string, seat: number, watcher: Watcher): () => void {
    this.watcher = watcher
    this.seat = seat
    return () => {}
  }
  say(message: object): Promise<Answer> {
    this.said.push(message)
    return new Promise((resolve) => (this.answer = resolve))
  }
}

let live: TestLive
const open = (table: TableInfo) => new TableState(table, game, live as unknown as Live)
const snapshot = (seat: number, version: number, waiting: number[], lines: Told[] = [], mine = [true, false]) =>
  live.watcher.snapshot({ type: 'snapshot', table: info(mine, waiting, version), position: position(seat, version, waiting), told: lines })

beforeEach(() => {
  localStorage.clear()
  live = new TestLive()
  vi.stubGlobal('fetch', (path: string) => {
    const version = Number(new URL(path, 'http://house').searchParams.get('version'))
    return Promise.resolve(Response.json(position(0, version, [])))
  })
})

test('an act is under way until it is stored and seen', async () => {
  const table = open(info([true, false], [0], 1))
  snapshot(0, 1, [0])
  await eventually(() => expect(table.offers).toEqual([land]))
  table.choose(land)
  table.choose(land)
  expect(live.said).toEqual([{ type: 'do', table: 't', seat: 0, version: 1, said: 'land' }])
  live.answer({ type: 'done', id: 1, version: 2 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(table.pending).toBe('land')
  live.watcher.update({ type: 'update', table: info([true, false], [1], 2), whole: null, since: 1, position: position(0, 2, [1]), told: [] })
  expect(table.pending).toBe('')
})

test('an update leaves of the table what it does not tell', () => {
  const table = open(info([true, false], [0], 1))
  snapshot(0, 1, [0])
  const moved = { id: 't', version: 2, waiting: [1], changed: 9 }
  live.watcher.update({ type: 'update', table: moved, whole: null, since: 1, position: position(0, 2, [1]), told: [] })
  expect(table.info).toEqual({ ...info([true, false], [1], 2), changed: 9 })
  const whole = info([true, true], [1], 2)
  live.watcher.update({ type: 'update', table: moved, whole, since: 2, position: position(0, 2, [1]), told: [] })
  expect(table.mine).toEqual([0, 1])
})

const ask = (by: number | null) => live.watcher.undoAsked({ type: 'undo-asked', table: 't', by, agreed: [] })

test('whoever asked to take back learns that the others did not agree', () => {
  speech.words = wordsOf('en', ['undo-refused = It stands.'])
  const table = open(info([true, false], [1], 4))
  snapshot(0, 4, [1])
  ask(0)
  expect(table.takeBack?.by).toBe(0)
  ask(null)
  expect([table.takeBack, table.notice?.text]).toEqual([null, 'It stands.'])
})

test('whoever no longer asks is not told that it was refused', () => {
  const table = open(info([true, false], [1], 4))
  snapshot(0, 4, [1])
  ask(0)
  table.agree(false)
  ask(null)
  expect(live.said).toContainEqual({ type: 'agree', table: 't', seat: 0, yes: false })
  expect([table.takeBack, table.notice]).toEqual([null, null])
})

test('what was granted, or that was not ours, ends without a word', () => {
  const table = open(info([true, false], [1], 4))
  snapshot(0, 4, [1])
  ask(1)
  ask(null)
  expect(table.notice).toBeNull()
  ask(0)
  live.watcher.update({ type: 'update', table: info([true, false], [0], 5), whole: null, since: 4, position: position(0, 5, [0]), told: [] })
  ask(null)
  expect([table.takeBack, table.notice]).toEqual([null, null])
})

test('a refused act says why and leaves everything as it was', async () => {
  const table = open(info([true, false], [0], 1))
  snapshot(0, 1, [0])
  await eventually(() => expect(table.offers).toEqual([land]))
  table.choose(land)
  live.answer({ type: 'refused', id: 1, code: 'odd', message: 'Not like that.', table: 't' })
  await eventually(() => expect(table.notice?.text).toBe('Not like that.'))
  expect(table.pending).toBe('')
  expect(table.offers).toEqual([land])
})

/** What is said of a city to which nobody can go now, while the texts that say why come as they may. */
async function refusal(texts: () => Promise<string>): Promise<TableState['notice']> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: 1, key: 'why-to-1', facts: {} })))
  const table = open(info([true, false], [0], 1))
  snapshot(0, 1, [0])
  table.press('city', 0, wordsOf('en', ['title = Tour'], game, texts))
  await eventually(() => expect(table.notice).toBeTruthy())
  return table.notice
}

test('given texts that come late, when something cannot be done, then the note waits for its sentence', async () => {
  const late = (): Promise<string> => new Promise((come) => setTimeout(come, 0, 'why-to-1 = The road is closed.'))
  expect(await refusal(late)).toEqual({ text: 'The road is closed.', clause: 'TO-1' })
})

test('given texts that cannot be had, when something cannot be done, then the note says that nobody answers', async () => {
  speech.words = wordsOf('en', ['trouble-offline = Nobody answers.'])
  expect((await refusal(() => Promise.reject(new Error('gone'))))?.text).toBe('Nobody answers.')
})

test('what others did meanwhile is played to one who returns, from where they left', async () => {
  open(info([true, false], [1], 4))
  snapshot(0, 4, [1])
  await eventually(() => expect(localStorage.getItem('seen')).toContain('4'))
  const shown: number[] = []
  const again = new TableState(info([true, false], [0], 9), game, live as unknown as Live, () => shown.push(again.shown!.version))
  snapshot(0, 9, [0], [told(2, 'flies', 0), told(5, 'flies', 1), told(8, 'draws', 0)])
  await eventually(() => expect(shown).toEqual([4, 6]))
  expect(again.current).toBe(false)
  again.skip()
  await eventually(() => expect(shown).toEqual([4, 6, 9]))
})

test('given a game that is over, when one returns, then they see how it ended and nothing is fetched', async () => {
  open(info([true, false], [1], 4))
  snapshot(0, 4, [1])
  await eventually(() => expect(localStorage.getItem('seen')).toContain('4'))
  const fetched: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path)
    return Promise.resolve(Response.json({}))
  })
  const over: TableInfo = { ...info([true, false], [], 9), status: 'over' }
  const again = open(over)
  live.watcher.snapshot({ type: 'snapshot', table: over, position: position(0, 9, []), told: [told(5, 'flies', 1), told(8, 'draws', 0)] })
  await eventually(() => expect(again.shown?.version).toBe(9))
  expect(fetched.filter((path) => path.includes('/position?'))).toEqual([])
})

test('two at one screen: nobody’s seat is looked from until the one who is asked takes it', async () => {
  const both = [true, true]
  const table = open(info(both, [1], 3))
  expect([live.seat, table.heir]).toEqual([-1, 1])
  table.hand(1)
  expect(live.seat).toBe(1)
  snapshot(1, 3, [1], [], both)
  await eventually(() => expect(table.asked).toBe(true))
  expect(table.handing).toBe(false)
  live.watcher.update({ type: 'update', table: info(both, [0], 4), whole: null, since: 3, position: position(1, 4, [0]), told: [] })
  await eventually(() => expect([table.heir, table.handing]).toEqual([0, true]))
  table.hand(null)
  expect([live.seat, table.shown, table.told]).toEqual([-1, null, []])
})

const play = (from: number, to: number): Told[] => Array.from({ length: to - from }, (_, i) => told(from + i, i % 2 ? 'draws' : 'flies', i % 2))

test('given more turns than are played back, when the screen is handed on, then they are all to be read', async () => {
  const both = [true, true]
  const table = open(info(both, [1], 3))
  table.hand(1)
  snapshot(1, 3, [1], [], both)
  await eventually(() => expect(table.asked).toBe(true))
  table.hand(null)
  snapshot(-1, 12, [1], play(3, 12), both)
  expect(table.recapped).toBe(false) // behind the curtain nobody reads
  table.hand(1)
  snapshot(1, 12, [1], play(3, 12), both)
  await eventually(() => expect([table.recapped, table.shown?.version]).toEqual([true, 12]))
  table.hand(null)
  expect(table.recapped).toBe(false)
})

test('the past can be looked at, and nothing can be done there', async () => {
  const table = open(info([true, false], [0], 9))
  snapshot(0, 9, [0], [told(2, 'flies', 0), told(5, 'flies', 1), told(8, 'draws', 0), told(8, 'draws', 0)])
  table.skip()
  await eventually(() => expect(table.shown?.version).toBe(9))
  expect(table.moments).toEqual([0, 3, 6, 9])
  table.step(-2)
  await eventually(() => expect(table.position?.version).toBe(3))
  expect(table.offers).toEqual([])
  await table.look(Infinity)
  expect(table.position?.version).toBe(9)
  expect(table.news).toEqual([]) // the last move has been seen: coming back does not play it again
})

test('given two looks at the same moment, when the first is answered last, then what the second told stays', async () => {
  const table = open(info([true, false], [0], 9))
  const first = told(2, 'flies', 0)
  snapshot(0, 9, [0], [first, told(5, 'flies', 1), told(8, 'draws', 0)])
  table.skip()
  await eventually(() => expect(table.shown?.version).toBe(9))
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const version = Number(new URL(path, 'http://house').searchParams.get('version'))
    return new Promise((answer) => answers.push(() => answer(Response.json(position(0, version, [])))))
  })
  const looks = [table.look(1), table.look(0), table.step(1)]
  answers[2]!()
  await looks[2]
  expect([table.position?.version, table.news]).toEqual([3, [first]])
  answers[1]!()
  answers[0]!()
  await Promise.all(looks)
  expect([table.position?.version, table.news]).toEqual([3, [first]])
})

test('one may break in while another is asked, but never by a mere press', async () => {
  const touches = [{ kind: 'card', noun: 3 }]
  const sell: Offer = { said: 'sell 3', verb: 'sell', kind: 'card', noun: 3, touches, breaks_in: true }
  const keep: Offer = { ...sell, said: 'keep 3', verb: 'keep', breaks_in: false }
  const words = wordsOf('en', ['verb-sell = Sell\nverb-keep = Keep'])
  const table = open(info([true, false], [1], 1))
  const seen = (version: number, waiting: number[], offers: Offer[]): void =>
    live.watcher.snapshot({ type: 'snapshot', table: info([true, false], waiting, version), position: { ...position(0, version, waiting), offers }, told: [] })
  seen(1, [1], [sell])
  await eventually(() => expect(table.offers).toEqual([sell]))
  table.press('card', 3, words)
  expect([live.said, table.menu]).toEqual([[], [sell]])
  seen(2, [0], [sell, keep])
  await eventually(() => expect(table.offers).toEqual([sell, keep]))
  table.press('card', 3, words)
  expect(live.said).toMatchObject([{ said: 'keep 3' }])
})

test('given a bot that stands in for us, then we look from our seat, by which it goes', () => {
  const mine = info([true, false], [0], 4)
  mine.seats[0] = { ...mine.seats[0]!, kind: 'bot', stands_in: true }
  const table = open(mine)
  expect([live.seat, table.absent]).toEqual([0, -1])
})

test('given a bot to which we left our seat, then we look on until we take it back', () => {
  const mine = info([true, false], [0], 4)
  mine.seats[0] = { ...mine.seats[0]!, kind: 'bot' }
  const table = open(mine)
  expect([live.seat, table.absent]).toEqual([-1, 0])
})
