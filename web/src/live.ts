/** Live play: one socket for all tables, reopened when it breaks; whoever comes back says what they have already. */
import { randomText } from './random'
import type { Agree, Do, Done, FromPage, Position, Refused, Snapshot, ToPage, Undo, UndoAsked, Update } from './wire'

/** Someone who looks at a table. `version` is what they have already, 0 for nothing. */
export interface Watcher {
  readonly version: number
  snapshot(message: Snapshot): void
  update(message: Update): void
  undoAsked(message: UndoAsked): void
  /** The table cannot be looked at in this way. */
  turnedAway(message: Refused): void
}

export type Answer = Done | Refused

/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

type Numbered = Do | Undo | Agree
type Unnumbered<Message> = Message extends Numbered ? Omit<Message, 'id' | 'once'> : never

interface Letter {
  message: Numbered
  /** Was it sent before, with no answer or an uncertain one? Then it may have been done, whatever is in the way now. */
  again: boolean
  answer: (answer: Answer) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** After so long a silence the line is tried; while nobody looks at the page, after a longer one. */
const PING_AFTER = 1500
const PING_UNSEEN = 20_000
/** A line that does not answer for so long is said to be down, and later given up. */
const PONG_WITHIN = 1300
const GIVE_UP = 6000
/** After so long a message is sent again of which the server did not know whether it was stored, and a table is asked for again. */
const ASK_AGAIN = 1000
/** What stands in the way for a while only: of what was sent before, it does not say that it was not done. */
const PASSES = ['storage', 'uncertain', 'too-fast', 'too-busy']

export class Live {
  private socket: Socket | null = null
  private open = false
  /** Is the line known to hold? */
  private up = true
  private wait = FIRST_WAIT
  private count = 0
  private watches = new Map<string, { seat: number; watcher: Watcher }>()
  private letters = new Map<number, Letter>()
  private redial: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly dial: () => Socket,
    /** Told when the line breaks or falls silent, and when it holds again. */
    private readonly onLine: (up: boolean) => void = () => {},
    /** Is the page out of sight? */
    private readonly unseen: () => boolean = () => false,
  ) {}

  /** Look at a table from a seat, -1 from nobody's; the answer ends it. A table is looked at from one seat at a time. */
  watch(table: string, seat: number, watcher: Watcher): () => void {
    const watch = { seat, watcher }
    this.watches.set(table, watch)
    if (this.open) this.ask(table)
    else this.connect()
    return () => {
      if (this.watches.get(table) !== watch) return
      this.watches.delete(table)
      this.send({ type: 'unwatch', table })
    }
  }

  /**
   * Send an act, a request to take back or the answer to one; resolves when it is stored or refused, however long the
   * line is down. It has a name of its own, by which the server knows it again if it is sent twice.
   */
  say(message: Unnumbered<Numbered>): Promise<Answer> {
    const numbered = { ...message, id: ++this.count, once: randomText() } as Numbered
    return new Promise((answer) => {
      this.letters.set(numbered.id, { message: numbered, again: false, answer })
      if (this.open) this.send(numbered)
      else this.connect()
    })
  }

  /** Try again now rather than later: the network or the player is back. */
  mend(): void {
    if (!this.up) this.hangUp()
    if (this.open) this.doubt()
    else if (this.watches.size || this.letters.size) this.connect()
  }

  /** Try whether the line still holds: it may not. */
  doubt(): void {
    this.send({ type: 'ping', id: 0 })
    if (this.open && this.up) this.listen(PONG_WITHIN)
  }

  private connect(): void {
    if (this.socket) return
    clearTimeout(this.redial)
    const socket = this.dial()
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ToPage)
    socket.onclose = () => this.closed(socket)
    this.listen(PING_AFTER + PONG_WITHIN)
  }

  private opened(): void {
    this.open = true
    this.wait = FIRST_WAIT
    for (const table of this.watches.keys()) this.ask(table)
    for (const letter of this.letters.values()) this.send(letter.message)
    this.holds(true)
    this.beat()
  }

  private closed(socket: Socket): void {
    if (socket !== this.socket) return
    clearTimeout(this.pulse)
    this.socket = null
    if (this.open) for (const letter of this.letters.values()) letter.again = true
    this.open = false
    this.holds(false)
    if (!this.watches.size && !this.letters.size) return
    this.redial = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private holds(up: boolean): void {
    if (this.up !== up) this.onLine(up)
    this.up = up
  }

  /** A line that has died without a word is found out by its silence: within 3 seconds while somebody looks. */
  private beat(): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => this.doubt(), this.unseen() ? PING_UNSEEN : PING_AFTER)
  }

  /** Something must be heard before this time is over. */
  private listen(time: number): void {
    clearTimeout(this.pulse)
    this.pulse = setTimeout(() => {
      this.holds(false)
      this.pulse = setTimeout(() => this.hangUp(), GIVE_UP)
    }, time)
  }

  private hangUp(): void {
    const { socket } = this
    if (!socket) return
    this.closed(socket)
    socket.close()
  }

  private hear(message: ToPage): void {
    this.holds(true)
    this.beat()
    if (message.type === 'done' || message.type === 'refused') this.answered(message)
    else if (message.type === 'undo-asked') this.watcher(message.table)?.undoAsked(message)
    else if (message.type === 'snapshot') this.watcherOf(message)?.snapshot(message)
    else if (message.type === 'update') this.updated(message)
  }

  private updated(message: Update): void {
    const watcher = this.watcherOf(message)
    if (!watcher || message.position.version < watcher.version) return
    if (message.since === watcher.version) watcher.update(message)
    else this.ask(message.table.id, 0)
  }

  private answered(message: Answer): void {
    const letter = this.letters.get(message.id)
    if (!letter) return this.turnedAway(message)
    if (message.type === 'refused' && (letter.again ? PASSES.includes(message.code) : message.code === 'uncertain')) {
      letter.again = true
      setTimeout(() => this.send(letter.message), ASK_AGAIN)
      return
    }
    this.letters.delete(message.id)
    letter.answer(message)
  }

  private turnedAway(message: Answer): void {
    if (message.type !== 'refused') return
    if (PASSES.includes(message.code)) setTimeout(() => this.ask(message.table), ASK_AGAIN)
    else this.watcher(message.table)?.turnedAway(message)
  }

  private ask(table: string, version?: number): void {
    const watch = this.watches.get(table)
    if (watch) this.send({ type: 'watch', table, seat: watch.seat, version: version ?? watch.watcher.version })
  }

  private watcher(table: string): Watcher | undefined {
    return this.watches.get(table)?.watcher
  }

  /** Messages for a seat we have left meanwhile are nobody's. */
  private watcherOf({ table, position }: Snapshot | Update): Watcher | undefined {
    const watch = this.watches.get(table.id)
    return watch?.seat === position.seat ? watch.watcher : undefined
  }

  private send(message: FromPage): void {
    if (this.open) this.socket?.send(JSON.stringify(message))
  }
}

/** The position after an update, whose view holds the changed fields only. */
export function merged(before: Position, update: Update): Position {
  return { ...update.position, view: { ...(before.view as object), ...(update.position.view as object) } }
}
