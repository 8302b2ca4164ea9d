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
  type: 'update', table, since, position: position(version, view, seat), told: [],
})

let lines: TestSocket[]
let live: Live
let watcher: TestWatcher
const line = (): TestSocket => lines.at(-1)!
const act = () => live.say({ type: 'do', table: 't', seat: 0, version: 3, said: 'land' })

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  live = new Live(() => {
    lines.push(new TestSocket())
    return line()
  })
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

test('whoever comes back says what he has already', () => {
  line().say(snapshot(3))
  breakAndMend()
  expect(lines).toHaveLength(2)
  expect(line().sent).toEqual([{ type: 'watch', table: 't', seat: 0, version: 3 }])
})

test('the line is tried again, with longer and longer waits', () => {
  line().cut()
  for (let tries = 0; tries < 6; tries++) {
    vi.advanceTimersByTime(10_000)
    line().cut()
  }
  expect(lines).toHaveLength(7)
  vi.advanceTimersByTime(500)
  expect(lines).toHaveLength(7)
})

test('a line that is silent is given up', () => {
  vi.advanceTimersByTime(20_000)
  expect(line().sent.at(-1)).toEqual({ type: 'ping', id: 0 })
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
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
