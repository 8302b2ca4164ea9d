/** Journeys played one after the other, so that each is seen. */
import { alongLine, type OnLine } from '$lib/map/lines'
import { Procession } from '$lib/map/procession.svelte'
import type { Trip } from './hunt'
import { rolledUp, unrolled } from './world'

const CELL_TAKES = 110 // milliseconds
const SHORTEST = 320
const LONGEST = 750

export class Journey extends Procession<Trip> {
  protected lasting = ({ way }: Trip): number => Math.min(LONGEST, Math.max(SHORTEST, CELL_TAKES * way.length))

  /** The cell from which a traveller has yet to set out; null if they are where the view says. */
  waits(seat: number): number | null {
    return this.moves.find((trip) => trip.seat === seat)?.way[0] ?? null
  }

  /** Where a traveller is on the way; null if they rest. */
  place(seat: number): OnLine | null {
    const [trip] = this.moves
    if (trip?.seat !== seat) return null
    const place = alongLine(unrolled(trip.way), this.progress)
    return { ...place, x: rolledUp(place.x) }
  }
}
