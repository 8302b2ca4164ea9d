/** Movements played one after the other, so that they are seen. */
import type { Move } from './sakodo'
import { along, type Heading } from './track'

const SPACE_TAKES = 140 // milliseconds
const SHORTEST = 320
const LONGEST = 700

/** How long a movement takes, in milliseconds. */
export const lasting = ({ way, flying }: Move): number =>
  flying ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, SPACE_TAKES * (way.length - 1)))

export class Journey {
  /** Those still to come; the first one is on its way. */
  moves: Move[] = $state.raw([])
  /** How far along its way the first one is, from 0 to 1. */
  private progress = $state(0)
  private frame = 0

  /** Let all of them travel, the first after a while in milliseconds. */
  play(moves: Move[], after = 0): void {
    this.stop()
    this.moves = moves
    if (moves.length) this.frame = requestAnimationFrame((now) => this.travel(now + after))
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.moves = []
    this.progress = 0
  }

  private travel(start: number): void {
    const lasts = lasting(this.moves[0]!)
    const tick = (now: number) => {
      this.progress = Math.min(Math.max((now - start) / lasts, 0), 1)
      if (this.progress === 1) return this.arrive(now)
      this.frame = requestAnimationFrame(tick)
    }
    tick(start)
  }

  private arrive(now: number): void {
    this.moves = this.moves.slice(1)
    this.progress = 0
    if (this.moves.length) this.travel(now)
  }

  /** The space from which a traveller has yet to set out; null if he is where the view says. */
  waits(seat: number): number | null {
    return this.moves.find(({ seats }) => seats.includes(seat))?.way[0] ?? null
  }

  /** Where those on the way are now; null if nobody is. */
  get place(): Heading | null {
    return this.moves[0] ? along(this.moves[0], eased(this.progress)) : null
  }
}

/** Off slowly, in slowly. */
const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2
