/** A record being read: what one seat saw at each of its moments. Nothing can be done in it. */
import { api } from './api'
import { toldBetween, turns, versionAfter } from './playback'
import type { Thing } from './room'
import { actorOf } from './told'
import type { GameInfo, Looked, OutcomeInfo, Position, TableInfo, Told } from './wire'

export class Reading {
  readonly info: TableInfo
  readonly outcome: OutcomeInfo | null
  readonly told: Told[]
  /** The versions at which it can be looked at, the last one being its end. */
  readonly moments: number[]
  /** How it stood at the end. */
  readonly shown: Position
  /** What was told in the moment that has just been stepped to. */
  news = $state.raw<Told[]>([])
  moment = $state<number | null>(null)
  position = $state.raw<Position>()!
  pointed = $state.raw<Thing | null>(null)
  /** How often it was looked: an answer that comes late is not shown, not even for the same moment. */
  private looks = 0

  constructor(
    private readonly record: string,
    readonly seat: number,
    game: GameInfo,
    { table, position, told }: Looked,
  ) {
    this.info = table
    this.outcome = table.outcome
    this.told = told
    this.shown = this.position = position
    this.moments = [0, ...turns(told, (line) => actorOf(game, line)).map(versionAfter)]
  }

  async look(moment: number, news: Told[] = []): Promise<void> {
    const last = this.moments.length - 1
    this.moment = moment >= last ? null : Math.max(0, moment)
    const look = ++this.looks
    const position = this.moment === null ? this.shown : await this.at(this.moments[this.moment]!)
    if (!position || look !== this.looks) return
    this.position = position
    this.news = news
  }

  /** Look so many moments further back (or, above zero, forward: what was told on the way is seen). */
  step(by: number): Promise<void> {
    const from = this.moment ?? this.moments.length - 1
    return this.look(from + by, toldBetween(this.told, this.moments[from], this.moments[from + by]))
  }

  private async at(version: number): Promise<Position | null> {
    return api.look(this.record, this.seat, version).then(({ position }) => position).catch(() => null)
  }
}
