/** Drives played one after the other, so that a move is seen. */
import { Procession } from '$lib/map/procession.svelte'
import type { Drive } from './achse'
import { along, type Heading } from './roads'

const SPACE_TAKES = 130 // milliseconds
const SHORTEST = 300
const LONGEST = 600

export class Traffic extends Procession<Drive> {
  protected lasting = ({ way }: Drive): number =>
    Math.min(LONGEST, Math.max(SHORTEST, SPACE_TAKES * (way.length - 1)))

  /** Where a truck is on the road, or from where it will set out; null if it stands where the view says. */
  truck(seat: number): Heading | null {
    const next = this.moves.find((drive) => drive.seat === seat)
    return next ? along(next.way, next === this.moves[0] ? this.progress : 0) : null
  }
}
