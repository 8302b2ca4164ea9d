/** Walks and flights played one after the other, so that they are seen. */
import { Procession } from '$lib/map/procession.svelte'
import type { Trip } from './spaces'
import { along, type Heading } from './track'

const SPACE_TAKES = 140 // milliseconds
const SHORTEST = 320
const LONGEST = 700

export class Journey extends Procession<Trip> {
  protected lasting = ({ way, flying }: Trip): number =>
    flying ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, SPACE_TAKES * (way.length - 1)))

  /** The space from which a traveller has yet to set out; null if they are where the view says. */
  waits(seat: number): number | null {
    return this.moves.find(({ seats }) => seats.includes(seat))?.way[0] ?? null
  }

  /** Where those on the way are now; null if nobody is. */
  get place(): Heading | null {
    return this.moves[0] ? along(this.moves[0], this.progress) : null
  }
}
