/** What has happened is shown turn by turn, in its order and at a pace the eye can follow. */
import type { Position, Told } from './wire'

/** One thing to be seen: what was told, and the position after it, perhaps still to be fetched. */
export interface Step {
  told: Told[]
  position: Position | (() => Promise<Position>)
}

const LINE_TAKES = 350
const SHORTEST = 500
/** A turn of another is never slower than this. */
export const LONGEST = 1500

/** From so many turns on, those to come are shown ever faster. */
const MANY = 4

/** How long a turn is looked at before the next one, in milliseconds; what cannot be seen takes no time. */
export function pace(told: Told[], toCome = 0): number {
  const unhurried = told.length && Math.min(LONGEST, Math.max(SHORTEST, told.length * LINE_TAKES))
  return unhurried / Math.max(1, toCome / MANY)
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

/** Shows steps one after the other. */
export class Playback {
  private queue: Step[] = []
  private hurry: () => void = () => {}
  private running = false

  constructor(
    private readonly show: (position: Position, told: Told[]) => void,
    /** Told whether something is still being shown, and how many turns are to come. */
    private readonly onChange: (busy: boolean, toCome: number) => void,
    /** Holds the play up, for instance while nobody looks. */
    private readonly ready: () => Promise<void> = () => Promise.resolve(),
  ) {}

  add(...steps: Step[]): void {
    this.queue.push(...steps)
    if (this.running) this.onChange(true, this.toCome())
    else void this.run()
  }

  /** Go to the last step at once. */
  skip(): void {
    this.queue = this.queue.slice(-1).map((step) => ({ ...step, told: [] }))
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
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      await this.one(step)
    }
    this.running = false
    this.onChange(false, 0)
  }

  private async one(step: Step): Promise<void> {
    this.onChange(true, this.toCome())
    if (step.told.length) await this.ready()
    const position = await fetched(step)
    if (!position) return
    this.show(position, step.told)
    const wait = pace(step.told, this.toCome())
    if (wait) await this.pause(wait)
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.hurry = resolve
      setTimeout(resolve, time)
    })
  }
}

/** A step whose position cannot be fetched is left out; the last one never needs fetching. */
async function fetched(step: Step): Promise<Position | null> {
  return typeof step.position === 'function' ? step.position().catch(() => null) : step.position
}
