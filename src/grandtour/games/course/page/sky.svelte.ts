/** Flights played one after the other, so that a move is seen. */
import { CITIES, legTime, type Flight } from './course'
import { along, type Heading } from './projection'

export class Sky {
  /** Those still to be flown; the first one is in the air. */
  flights: Flight[] = $state.raw([])
  /** How far along its leg the first one is, from 0 to 1. */
  progress = $state(0)
  private frame = 0

  play(flights: Flight[]): void {
    this.stop()
    this.flights = flights
    const lasts = legTime(flights.length)
    if (flights.length) this.frame = requestAnimationFrame((start) => this.fly(start, lasts))
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.flights = []
    this.progress = 0
  }

  private fly(start: number, lasts: number): void {
    const tick = (now: number) => {
      this.progress = Math.min((now - start) / lasts, 1)
      if (this.progress === 1) return this.arrive(now, lasts)
      this.frame = requestAnimationFrame(tick)
    }
    tick(start)
  }

  private arrive(now: number, lasts: number): void {
    this.flights = this.flights.slice(1)
    this.progress = 0
    if (this.flights.length) this.fly(now, lasts)
  }

  /** How many legs of this traveller are not yet to be seen. */
  ahead(seat: number): number {
    return this.flights.slice(1).filter((flight) => flight.seat === seat).length
  }

  /** The city from which the traveller is to take off next; null if all has been flown. */
  waits(seat: number): number | null {
    return this.flights.find((flight) => flight.seat === seat)?.leg[0] ?? null
  }

  /** Where the traveller's plane is in the air; null if it is on the ground. */
  plane(seat: number): Heading | null {
    const [now] = this.flights
    if (now?.seat !== seat) return null
    return along(CITIES[now.leg[0]]!, CITIES[now.leg[1]]!, eased(this.progress))
  }
}

/** Off slowly, down slowly. */
const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2
