/** One table as the page knows it: what is shown of it, what is asked, what is on its way to the server. */
import { api } from './api'
import { merged, type Answer, type Live, type Watcher } from './live'
import { recall, remember } from './memory'
import { distinct, touching } from './offers'
import { preferences } from './preferences.svelte'
import { Playback, toldBetween, turns, versionAfter, type Step } from './playback'
import type { Thing } from './room'
import { t } from './speech.svelte'
import { actorOf, clauseOf, turnOf } from './told'
import { sentence, sentenceFor } from './trouble'
import type { GameInfo, Offer, OutcomeInfo, Position, Refused, Snapshot, TableInfo, Told, UndoAsked, Update } from './wire'
import type { Words } from './words'

const NO_OFFERS: Offer[] = []
/** At most so many turns are played back to someone who returns; if there were more, a summary is opened instead. */
const CATCH_UP = 6
/** So many tables are remembered as seen up to a version. */
const REMEMBERED = 60

/** Something to be told the player about what they have just tried. */
export interface Notice {
  text: string
  clause: string | null
}

export class TableState implements Watcher {
  info: TableInfo
  /** The seat we look from; -1 is nobody's. */
  seat = $state(-1)
  /** The newest position; the board may still be showing an earlier one. */
  latest = $state.raw<Position | null>(null)
  told = $state.raw<Told[]>([])
  /** What the board has come to in the play so far, and what was told to get there. */
  shown = $state.raw<Position | null>(null)
  news = $state.raw<Told[]>([])
  /** Something is being shown that took place while others acted. */
  busy = $state(false)
  /** How many turns are still to be shown. */
  toCome = $state(0)
  /** What comes next waits for a press, and whose turn it is, if that is known. */
  held = $state(false)
  heldFor = $state<number | null>(null)
  /** The moment of the past that is being looked at, and what it looked like. */
  moment = $state<number | null>(null)
  past = $state.raw<Position | null>(null)
  /** What is on its way to the server. */
  pending = $state('')
  /** Something was done from here, so that it may be taken back. */
  acted = $state(false)
  notice = $state.raw<Notice | null>(null)
  /** The player reads what happened since their last turn. */
  recapped = $state(false)
  /** What could be done with the thing that was pressed, breaking in last: the player picks one. */
  menu = $state.raw<Offer[]>([])
  /** Who has asked to take back, and who agrees. */
  takeBack = $state.raw<UndoAsked | null>(null)
  pointed = $state.raw<Thing | null>(null)
  /** What the coach speaks of, and the act that the coach would choose. */
  hinted = $state.raw<Thing | null>(null)
  advised = $state('')
  /** Why the table cannot be looked at. */
  turnedAwayBy = $state.raw<Refused | null>(null)
  /** The one who holds this screen, if several people share it; nobody while it is handed over. */
  holder = $state<number | null>(null)

  readonly mine: number[]
  /** Several people share this screen. */
  readonly shared: boolean
  /** A seat of ours at which a bot plays for us, or -1. */
  readonly absent: number
  /** The one at this screen who is to have it next, because they are asked and do not hold it. */
  readonly heir: number | null
  /** All has been seen, and somebody else at this screen is asked. */
  readonly handing: boolean
  readonly position: Position | null
  /** Does the board show all that has happened? */
  readonly current: boolean
  /** How the game ended, once the end has been shown. */
  readonly outcome: OutcomeInfo | null
  readonly offers: Offer[]
  readonly asked: boolean
  /** The versions at which the past can be looked at, the last one being now. */
  readonly moments: number[]

  private readonly playback: Playback
  private unwatch: () => void = () => {}
  private until = 0
  /** How often the past was looked at: an answer that comes late is not shown, not even for the same moment. */
  private looks = 0
  /** The version at which somebody asked to take back. */
  private takeBackAt = 0

  constructor(
    info: TableInfo,
    private readonly game: GameInfo,
    private readonly live: Live,
    private readonly onShow: (told: Told[]) => void = () => {},
  ) {
    this.info = $state.raw(info)
    this.mine = $derived(seatsOf(this.info))
    this.shared = $derived(this.mine.length > 1)
    this.absent = $derived(this.info.seats.findIndex((seat) => seat.mine && seat.kind === 'bot' && !seat.stands_in))
    this.heir = $derived(heirOf(this.mine, this.info.waiting, this.holder))
    this.position = $derived(this.past ?? this.shown)
    this.current = $derived(this.shown !== null && this.shown.version === this.latest?.version)
    this.outcome = $derived(this.current ? this.info.outcome : null)
    this.handing = $derived(this.holder !== null && this.heir !== null && this.current && !this.busy)
    this.offers = $derived(this.current && this.moment === null ? this.latest!.offers : NO_OFFERS)
    this.asked = $derived(this.current && this.latest!.waiting.includes(this.seat))
    this.moments = $derived([0, ...turns(this.told, this.actorOf).map(versionAfter)])
    this.playback = new Playback((position, told) => this.show(position, told), (busy, toCome, held) => {
      this.busy = busy
      this.toCome = toCome
      this.held = held !== null
      this.heldFor = held?.whose ?? null
    }, whenSeen, () => preferences.pace)
    this.sit()
  }

  get version(): number {
    return this.latest?.version ?? 0
  }

  // --- Looking ---

  /** Look from the seat that is ours; from nobody's while the screen is handed over, or as a visitor. */
  sit(): void {
    this.leave()
    this.seat = this.shared ? (this.holder ?? -1) : (this.mine[0] ?? -1)
    this.unwatch = this.live.watch(this.info.id, this.seat, this)
  }

  /** Stop looking, and forget all that was seen from this seat. */
  leave(): void {
    this.unwatch()
    this.playback.stop()
    this.looks++
    this.latest = this.shown = this.past = this.moment = this.notice = null
    this.told = this.news = this.menu = []
    this.recapped = false
  }

  /** The screen is given away (to nobody yet), or taken by the one in that seat. */
  hand(holder: number | null): void {
    this.holder = holder
    this.sit()
  }

  skip(): void {
    this.playback.skip()
  }

  /** Show the next turn, where it waits for that. */
  next(): void {
    if (this.held) this.playback.next()
  }

  // --- What the server says ---

  snapshot({ table, position, told }: Snapshot): void {
    const before = this.shown?.version ?? seen(this.info.id, this.seat)
    this.told = told
    this.come(table, position, before, told.filter((line) => line.version >= before))
  }

  update(message: Update): void {
    const { table, whole, since, told } = message
    this.told = [...this.told, ...told]
    this.come({ ...(whole ?? this.info), ...table }, merged(this.latest!, message), since, told)
  }

  undoAsked(message: UndoAsked): void {
    const mine = this.takeBack?.by === this.seat
    if (message.by === null && mine && this.version === this.takeBackAt) this.notice = { text: t('undo-refused'), clause: null }
    if (this.takeBack === null) this.takeBackAt = this.version
    this.takeBack = message.by === null ? null : message
  }

  turnedAway(refused: Refused): void {
    this.turnedAwayBy = refused
  }

  private come(table: TableInfo, position: Position, since: number, told: Told[]): void {
    const first = this.latest === null
    const same = position.version === this.latest?.version
    this.info = table
    this.latest = position
    void api.show(table).catch(() => {}) // told again when the line is back
    if (this.version >= this.until) this.pending = ''
    if (!same) this.playback.add(...this.steps(first, since, told))
  }

  private steps(first: boolean, since: number, told: Told[]): Step[] {
    const all = turns(told, this.actorOf)
    const latest = this.latest!
    const over = this.info.status !== 'running' // one who returns sees how it ended: the board need not come for that
    if (!all.length || (first && (over || (!since && all.length > 3)))) return [{ told: [], position: latest }]
    if (first && all.length > CATCH_UP) {
      this.recapped = !this.shared || this.holder !== null // behind the curtain nobody reads
      return [{ told: [], position: latest }]
    }
    const steps: Step[] = all.map((told) => ({ told, position: () => this.at(versionAfter(told)), whose: this.whose(told) }))
    steps.at(-1)!.position = latest
    return first ? [{ told: [], position: () => this.at(since) }, ...steps] : steps
  }

  /** In whose turn this happened, if it was another's. */
  private whose([first]: Told[]): number | null {
    const turn = turnOf(this.game, first!)
    return turn === this.seat ? null : turn
  }

  private show(position: Position, told: Told[]): void {
    if (position.seat !== this.seat) return
    this.shown = position
    this.news = this.moment === null ? told : []
    see(this.info.id, this.seat, position.version)
    this.onShow(told)
  }

  private at(version: number): Promise<Position> {
    return api.position(this.info.id, this.seat, version)
  }

  private readonly actorOf = (told: Told): number | null => actorOf(this.game, told)

  // --- Acting ---

  offersFor = (kind: string, noun: number): Offer[] => touching(this.offers, kind, noun)

  choose = (offer: Offer): void => {
    if (this.pending || !this.offers.includes(offer)) return
    this.acted = true
    void this.say(offer.said, this.live.say({ type: 'do', ...this.here(), said: offer.said }))
  }

  /**
   * Do the only act this thing is offered for, let the player pick one of several, or say why there is none.
   * Nobody breaks in by a mere press: that is picked too.
   */
  press = (kind: string, noun: number, words: Words): void => {
    const offers = distinct(this.offersFor(kind, noun), words).sort((a, b) => Number(a.breaks_in) - Number(b.breaks_in))
    const usual = offers.filter((offer) => !offer.breaks_in)
    if (usual.length === 1) this.choose(usual[0]!)
    else if (offers.length) this.menu = offers
    else void this.askWhy(kind, noun, words)
  }

  /** Take back what nobody else has seen; with `ask`, more, if the others agree. */
  undo(ask = false): void {
    if (this.pending) return
    void this.say('undo', this.live.say({ type: 'undo', ...this.here(), ask }))
  }

  /** Say whether what somebody asks may be taken back; by a no, whoever asked lets it be. */
  agree(yes: boolean): void {
    void this.live.say({ type: 'agree', table: this.info.id, seat: this.seat, yes })
    this.takeBack = null
  }

  /** Take one's own seat back from the bot that plays there. */
  async comeBack(): Promise<void> {
    try {
      this.info = await api.join(this.info.id, this.absent)
      this.sit()
    } catch (error) {
      this.notice = { text: sentenceFor(error), clause: null }
    }
  }

  private here() {
    return { table: this.info.id, seat: this.seat, version: this.version }
  }

  private async say(said: string, answered: Promise<Answer>): Promise<void> {
    this.pending = said
    this.notice = null
    this.until = Infinity
    this.playback.skip() // what others did has been seen: nothing holds up what is done now
    const answer = await answered
    this.until = answer.type === 'done' ? answer.version : 0
    if (this.version >= this.until) this.pending = ''
    if (answer.type === 'refused') this.notice = { text: sentence(answer.code, answer.message), clause: null }
  }

  private async askWhy(kind: string, noun: number, words: Words): Promise<void> {
    if (this.seat < 0 || this.moment !== null || this.info.status !== 'running') return
    try {
      const [why] = await Promise.all([api.why(this.info.id, this.seat, kind, noun), words.complete()])
      this.notice = { text: words.line(why) || sentence('offline'), clause: clauseOf(why.key) }
    } catch (error) {
      this.notice = { text: sentenceFor(error), clause: null }
    }
  }

  // --- The past ---

  /** Look at a moment of the past, by its place among the moments; the last one is now. */
  async look(moment: number, news: Told[] = []): Promise<void> {
    const last = this.moments.length - 1
    const wanted = Math.max(0, moment)
    const look = ++this.looks
    this.news = [] // it has been seen: coming back from the past does not play it again
    this.notice = null
    if (wanted >= last) {
      this.moment = this.past = null
      return
    }
    this.moment = wanted
    const past = await this.at(this.moments[wanted]!).catch(() => null)
    if (!past || look !== this.looks) return
    this.past = past
    this.news = news
  }

  /** Look so many moments further back (or, above zero, forward: what was told on the way is seen). */
  step(by: number): Promise<void> {
    const from = this.moment ?? this.moments.length - 1
    return this.look(from + by, toldBetween(this.told, this.moments[from], this.moments[from + by]))
  }
}

/** The seats we look from: ours, also where a bot stands in that goes because we come. */
const seatsOf = (info: TableInfo): number[] =>
  info.seats.flatMap((seat, i) => (seat.mine && (seat.kind === 'person' || seat.stands_in) ? [i] : []))

function heirOf(mine: number[], waiting: number[], holder: number | null): number | null {
  const asked = mine.filter((seat) => waiting.includes(seat))
  return holder !== null && asked.includes(holder) ? null : (asked[0] ?? null)
}

/** Wait until the page is in sight. */
function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

// --- Up to where each table was seen, kept in this browser ---

type Seen = [place: string, version: number][]

const placeOf = (table: string, seat: number): string => `${table}/${seat}`

function seen(table: string, seat: number): number {
  return recall<Seen>('seen')?.find(([place]) => place === placeOf(table, seat))?.[1] ?? 0
}

function see(table: string, seat: number, version: number): void {
  const others = (recall<Seen>('seen') ?? []).filter(([place]) => place !== placeOf(table, seat))
  remember('seen', [...others, [placeOf(table, seat), version]].slice(-REMEMBERED))
}
