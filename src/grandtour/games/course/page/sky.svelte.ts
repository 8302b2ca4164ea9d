/** Flights played one after the other, so that a move is seen. */
import { Procession } from '$lib/map/procession.svelte'
import { CITIES, legTime, type Flight } from './course'
import { along, type Heading } from './projection'

export class Sky extends Procession<Flight> {
  private legs = 1

  /** All legs together do not take long. */
  protected lasting = (): number => legTime(this.legs)

  override play(flights: Flight[]): number {
    this.legs = flights.length
    return super.play(flights)
  }

  /** How many legs of this traveller are not yet to be seen. */
  ahead(seat: number): number {
    return this.moves.slice(1).filter((flight) => flight.seat === seat).length
  }

  /** The city from which the traveller is to take off next; null if all has been flown. */
  waits(seat: number): number | null {
    return this.moves.find((flight) => flight.seat === seat)?.leg[0] ?? null
  }

  /** Where the traveller's plane is in the air; null if it is on the ground. */
  plane(seat: number): Heading | null {
    const [now] = this.moves
    if (now?.seat !== seat) return null
    return along(CITIES[now.leg[0]]!, CITIES[now.leg[1]]!, this.progress)
  }
}
