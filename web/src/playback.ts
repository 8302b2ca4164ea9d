/** What has happened is shown turn by turn, in its order and at a pace the eye can follow. */
import type { Position, Told } from './wire'

/** One thing to be seen: what was told, and the position after it, perhaps still to be fetched. */
export interface Step {
  told: Told[]
  position: Position | (() => Promise<Position>)
  /** In whose turn it happens, if it is another's. */
  whose?: number | null
}

/** How fast the play of others is shown; step by step, the next one waits until it is asked for. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const
export type Pace = (typeof PACES)[number]

const LINE_TAKES = 350
const SHORTEST = 500
/** A turn of another is never slower than this at the usual pace. */
export const LONGEST = 1500
const TIMES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, step: 1 }

/** An answer that has not come after so many milliseconds may never come: the line was lost, or changed. */
export const FETCHED_WITHIN = 15000

/** From so many turns on, more than all players have in a round, those to come are shown ever faster. */
const MANY = 12

/** How long a turn is looked at before the next one, in milliseconds; what cannot be seen takes no time. */
export function timeFor(told: Told[], toCome = 0, pace: Pace = 'normal'): number {
  const unhurried = told.length && Math.min(LONGEST, Math.max(SHORTEST, told.length * LINE_TAKES))
  return (unhurried * TIMES[pace]) / Math.max(1, toCome / MANY)
}

/**
 * What was told, one turn after the other. A turn ends where another player acts;
 * what happens to one after the other in a single stroke, as in a deal, is one turn.
 */
export function turns(told: Told[], actorOf: (told: Told) => number | null): Told[][] {
  const all: Told[][] = []
  let actor: number | null = null
  for (const line of told) {
    const last = all.at(-1)?.at(-1)
    const by: number | null = actorOf(line) ?? actor
    if (!last || (by !== actor && !sameStroke(last, line))) all.push([line])
    else all.at(-1)!.push(line)
    actor = by
  }
  return all
}

function sameStroke(a: Told, b: Told): boolean {
  return a.version === b.version || (b.version === a.version + 1 && plain(a.key) === plain(b.key))
}

/** Seen by the others or not, it is the same thing that happens. */
const plain = (key: string): string => key.replace(/-unseen$/, '')

/** The version reached when a turn has been told. */
export const versionAfter = (turn: Told[]): number => turn.at(-1)!.version + 1

/** What was told on the way from one version to a later one. */
export const toldBetween = (told: Told[], from = Infinity, to = -1): Told[] =>
  told.filter(({ version }) => version >= from && version < to)

/** Were acts passed over since this version? They may have been another roll, another card: those before them lie there no more. */
export const hasLeapt = ({ news, position }: { news: unknown[]; position: Position }, from: number): boolean =>
  !news.length && Math.abs(position.version - from) > 1

/** Shows steps one after the other. */
export class Playback {
  private queue: Step[] = []
  private hurry: () => void = () => {}
  private running = false
  /** The step that waits for a press. */
  private held: Step | null = null
  /** In whose turn, if another's, that happened which was shown last and not yet answered by a press. */
  private whose: number | null = null

  constructor(
    private readonly show: (position: Position, told: Told[]) => void,
    /** Told whether something is still being shown, how many turns are to come, and the one that waits for a press. */
    private readonly onChange: (busy: boolean, toCome: number, held: Step | null) => void,
    /** Holds the play up, for instance while nobody looks. */
    private readonly ready: () => Promise<void> = () => Promise.resolve(),
    private readonly pace: () => Pace = () => 'normal',
  ) {}

  add(...steps: Step[]): void {
    this.queue.push(...steps)
    if (this.running) this.onChange(true, this.toCome(), this.held)
    else void this.run()
  }

  /** Go on to the next step. */
  next(): void {
    this.hurry()
  }

  /** Go to the last step at once. */
  skip(): void {
    this.queue = this.queue.slice(-1).map((step) => ({ ...step, told: [] }))
    this.whose = null
    this.hurry()
  }

  /** Forget what was still to come. */
  stop(): void {
    this.queue = []
    this.hurry()
  }

  private toCome(): number {
    return this.queue.filter((step) => step.told.length).length
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.queue.length) {
      if (this.queue[0]!.told.length) await this.ready()
      if (this.queue[0] && this.waitsBefore(this.queue[0])) await this.hold(this.queue[0])
      const step = this.queue.shift()
      if (step) await this.one(step)
    }
    this.running = false
    this.onChange(false, 0, null)
  }

  /** Step by step, what happened in the turn of another stays until the next turn is asked for. */
  private waitsBefore(step: Step): boolean {
    return this.pace() === 'step' && this.whose !== null && step.told.length > 0 && step.whose !== this.whose
  }

  private async hold(step: Step): Promise<void> {
    this.held = step
    this.onChange(true, this.toCome(), step)
    await new Promise<void>((resolve) => (this.hurry = resolve))
    this.held = null
  }

  private async one(step: Step): Promise<void> {
    this.onChange(true, this.toCome(), null)
    const position = await this.fetched(step)
    if (!position) return
    this.show(position, step.told)
    if (step.told.length) this.whose = step.whose ?? null
    const wait = timeFor(step.told, this.toCome(), this.pace())
    if (wait) await this.pause(wait)
  }

  /** What cannot be fetched, or not until one hurries on, is left out; the last step never needs fetching. */
  private async fetched({ position }: Step): Promise<Position | null> {
    if (typeof position !== 'function') return position
    return Promise.race([position().catch(() => null), this.pause(FETCHED_WITHIN).then(() => null)])
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.hurry = resolve
      setTimeout(resolve, time)
    })
  }
}
