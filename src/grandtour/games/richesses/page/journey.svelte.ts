/** Journeys played one after the other, so that a move is seen. */
import { Procession } from '$lib/map/procession.svelte'
import { along, type Heading } from './curves'
import type { Journey as Trip } from './news'

const SECTION_TAKES = 190 // milliseconds
const SHORTEST = 300
const LONGEST = 700

export class Journey extends Procession<Trip> {
  protected lasting = ({ way }: Trip): number => Math.min(LONGEST, Math.max(SHORTEST, SECTION_TAKES * (way.length - 1)))

  /** Where a piece is on its way, or from where it will set out; null if it stands where the view says. */
  piece(seat: number): (Heading & { mode: number }) | null {
    const next = this.moves.find((trip) => trip.seat === seat)
    return next ? { ...along(next.way, next === this.moves[0] ? this.progress : 0), mode: next.mode } : null
  }
}
