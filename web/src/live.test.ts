// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, merged, type Socket, type Watcher } from './live'
import type { FromPage, Position, Snapshot, TableInfo, ToPage, Update } from './wire'

/** A line whose other end is in the test. */
class TestSocket implements Socket {
  sent: FromPage[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }
  close(): void {}
  open(): void {
    this.onopen!.call(this as unknown as WebSocket, new Event('open'))
  }
  say(message: ToPage): void {
    this.onmessage!.call(this as unknown as WebSocket, new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  cut(): void {
    this.onclose!.call(this as unknown as WebSocket, new Event('close') as CloseEvent)
  }
}

class TestWatcher implements Watcher {
  version = 0
  heard: ToPage[] = []
  snapshot(message: Snapshot): void {
    this.version = message.position.version
    this.heard.push(message)
  }
  update(message: Update): void {
    this.version = message.position.version
    this.heard.push(message)
  }
  undoAsked = (message: ToPage): void => void this.heard.push(message)
  turnedAway = (message: ToPage): void => void this.heard.push(message)
}

const table = { id: 't', seats: [] } as unknown as TableInfo
const position = (version: number, view: object = {}, seat = 0): Position => ({
  seat, version, view, waiting: [], prompt: null, offers: [], may_undo: false, lead: null,
})
const snapshot = (version: number): Snapshot => ({ type: 'snapshot', table, position: position(version), told: [] })
const update = (since: number, version: number, view = {}, seat = 0): Update => ({
  type: 'update', table, whole: null, since, position: position(version, view, seat), told: [],
})

let lines: TestSocket[]
let live: Live
let states: boolean[]
let hidden: boolean
let watcher: TestWatcher
const line = (): TestSocket => lines.at(-1)!
const act = () => live.say({ type: 'do', table: 't', seat: 0, version: 3, said: 'land' })

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  states = []
  hidden = false
  live = new Live(() => {
    lines.push(new TestSocket())
    return line()
  }, (up) => states.push(up), () => hidden)
  watcher = new TestWatcher()
  live.watch('t', 0, watcher)
  line().open()
})
afterEach(() => vi.useRealTimers())

function breakAndMend(): void {
  line().cut()
  vi.advanceTimersByTime(1000)
  line().open()
}

test('whoever comes back says what they have already', () => {
  line().say(snapshot(3))
  breakAndMend()
  expect(lines).toHaveLength(2)
  expect(line().sent).toEqual([{ type: 'watch', table: 't', seat: 0, version: 3 }])
})

test('the line is tried again, with longer and longer waits', () => {
  const waits = Array.from({ length: 7 }, () => {
    const [dialled, since] = [lines.length, Date.now()]
    line().cut()
    while (lines.length === dialled) vi.advanceTimersByTime(50)
    return Date.now() - since
  })
  expect(waits[0]).toBeLessThan(600)
  expect(waits[6]).toBeGreaterThan(5000)
})

test('a line that falls silent is said to be down within 3 seconds, and given up later', () => {
  line().say(snapshot(3))
  vi.advanceTimersByTime(1600)
  expect(line().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
  expect(states).toEqual([])
  vi.advanceTimersByTime(1400)
  expect(states).toEqual([false])
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(lines.length).toBeGreaterThan(1)
})

test('a line that answers late is not given up, and said to hold again', () => {
  vi.advanceTimersByTime(4000)
  expect(states).toEqual([false])
  line().say({ type: 'pong', id: 0 })
  expect(states).toEqual([false, true])
  expect(lines).toHaveLength(1)
})

test('a line that answers holds, however long nothing else happens', () => {
  for (let i = 0; i < 40; i++) {
    vi.advanceTimersByTime(1600)
    line().say({ type: 'pong', id: 0 })
  }
  expect(states).toEqual([])
})

test('while nobody looks the line is tried seldom', () => {
  hidden = true
  line().say(snapshot(3))
  vi.advanceTimersByTime(19_000)
  expect(line().sent.filter(({ type }) => type === 'ping')).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(line().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
})

test('when the browser says that it is offline the line is tried at once', () => {
  live.doubt()
  expect(line().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
  live.doubt()
  vi.advanceTimersByTime(1400)
  expect(states).toEqual([false])
})

test('when the browser is back, a line that was down is dialled anew', () => {
  vi.advanceTimersByTime(4000)
  live.mend()
  expect(lines).toHaveLength(2)
  line().open()
  expect(states).toEqual([false, true])
})

test('a line that holds is not dialled anew, but tried', () => {
  live.mend()
  expect(lines).toHaveLength(1)
  expect(line().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
})

test('a line that does not open is said to be down', () => {
  const other = new Live(() => new TestSocket(), (up) => states.push(up))
  other.watch('t', 0, watcher)
  vi.advanceTimersByTime(3000)
  expect(states).toContain(false)
})

test('an update that does not follow what we have is answered by asking for everything', () => {
  line().say(snapshot(3))
  line().say(update(5, 6))
  expect(watcher.heard).toHaveLength(1)
  expect(line().sent.at(-1)).toEqual({ type: 'watch', table: 't', seat: 0, version: 0 })
})

test('an update we have already, or for a seat we have left, is nobody’s', () => {
  line().say(snapshot(3))
  line().say(update(1, 2))
  line().say(update(3, 4, {}, 1))
  expect(watcher.heard).toHaveLength(1)
  expect(line().sent).toHaveLength(1)
})

test('an act is answered by its number', async () => {
  const [first, second] = [act(), act()]
  line().say({ type: 'refused', id: 2, code: 'stale', message: 'look again', table: 't' })
  line().say({ type: 'done', id: 1, version: 4 })
  expect(await first).toMatchObject({ type: 'done', version: 4 })
  expect(await second).toMatchObject({ type: 'refused', code: 'stale' })
})

test('an act cut off from its answer is sent again under the same name, and answered as the server says', async () => {
  const answer = act()
  const sent = line().sent.at(-1)!
  expect(sent).toMatchObject({ type: 'do', once: expect.stringMatching(/^[0-9a-f]{32}$/) })
  breakAndMend()
  expect(line().sent.at(-1)).toEqual(sent)
  line().say({ type: 'refused', id: 1, code: 'stale', message: '', table: 't' })
  expect(await answer).toMatchObject({ type: 'refused', code: 'stale' })
})

test('an act of which the server does not know whether it was stored is sent again until it knows', async () => {
  const answer = act()
  const sent = line().sent.at(-1)!
  line().say({ type: 'refused', id: 1, code: 'uncertain', message: '', table: 't' })
  vi.advanceTimersByTime(1000)
  expect(line().sent.filter((message) => message.type === 'do')).toEqual([sent, sent])
  line().say({ type: 'done', id: 1, version: 4 })
  expect(await answer).toMatchObject({ type: 'done', version: 4 })
})

test('an act that was under way when the line broke is sent again until it is known what became of it', async () => {
  const answer = act()
  breakAndMend()
  const refused = { type: 'refused', id: 1, code: 'storage', message: '', table: 't' } as const
  line().say(refused)
  vi.advanceTimersByTime(1000)
  expect(line().sent.filter((message) => message.type === 'do')).toHaveLength(2)
  line().say({ type: 'done', id: 1, version: 4 })
  expect(await answer).toMatchObject({ type: 'done', version: 4 })
})

test.each(['storage', 'too-fast', 'too-busy'])('an act that may have been done is sent again if it is refused for a reason that passes: %s', async (code) => {
  const sent = () => line().sent.filter((message) => message.type === 'do')
  const answer = act()
  line().say({ type: 'refused', id: 1, code: 'uncertain', message: '', table: 't' })
  vi.advanceTimersByTime(1000)
  line().say({ type: 'refused', id: 1, code, message: '', table: 't' })
  vi.advanceTimersByTime(1000)
  expect(sent()).toHaveLength(3)
  breakAndMend()
  line().say({ type: 'refused', id: 1, code, message: '', table: 't' })
  vi.advanceTimersByTime(1000)
  expect(sent()).toHaveLength(2)
  line().say({ type: 'done', id: 1, version: 4 })
  expect(await answer).toMatchObject({ type: 'done', version: 4 })
})

test.each(['storage', 'too-fast', 'fault'])('an act that was sent only once is refused for such a reason, too: %s', async (code) => {
  const answer = act()
  line().say({ type: 'refused', id: 1, code, message: '', table: 't' })
  expect(await answer).toMatchObject({ type: 'refused', code })
})

test('no two acts have the same name', () => {
  void act()
  void act()
  const names = line().sent.flatMap((message) => (message.type === 'do' ? [message.once] : []))
  expect(new Set(names).size).toBe(2)
})

test('a table that may not be looked at says so to its watcher', () => {
  line().say({ type: 'refused', id: -1, code: 'unknown-table', message: 'there is none', table: 't' })
  expect(watcher.heard).toMatchObject([{ code: 'unknown-table' }])
})

test('an update changes only the fields of the view that it holds', () => {
  const after = merged(position(1, { stock: 9, hand: [1] }), update(1, 2, { stock: 8 }))
  expect(after).toEqual(position(2, { stock: 8, hand: [1] }))
})

test('a table that cannot be read for a while is asked for again', () => {
  line().say({ type: 'refused', id: -1, code: 'storage', message: 'try again later', table: 't' })
  expect(watcher.heard).toEqual([])
  const asked = (): number => line().sent.filter((message) => message.type === 'watch').length
  const before = asked()
  vi.advanceTimersByTime(1000)
  expect(asked()).toBe(before + 1)
})
