/** Drives played one after the other, so that a move is seen. */
import type { Drive } from './achse'
import { along, type Heading } from './roads'

const SPACE_TAKES = 130 // milliseconds
const SHORTEST = 300
const LONGEST = 600

/** How long a drive takes, in milliseconds. */
export const lasting = ({ way }: Drive): number => Math.min(LONGEST, Math.max(SHORTEST, SPACE_TAKES * (way.length - 1)))

export class Traffic {
  /** Those still to be driven; the first one is on the road. */
  drives: Drive[] = $state.raw([])
  /** How far along its way the first one is, from 0 to 1. */
  private progress = $state(0)
  private frame = 0

  /** Let all of them drive, the first after a while in milliseconds. */
  play(drives: Drive[], after = 0): void {
    this.stop()
    this.drives = drives
    if (drives.length) this.frame = requestAnimationFrame((now) => this.drive(now + after))
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.drives = []
    this.progress = 0
  }

  private drive(start: number): void {
    const lasts = lasting(this.drives[0]!)
    const tick = (now: number) => {
      this.progress = Math.min(Math.max((now - start) / lasts, 0), 1)
      if (this.progress === 1) return this.arrive(now)
      this.frame = requestAnimationFrame(tick)
    }
    tick(start)
  }

  private arrive(now: number): void {
    this.drives = this.drives.slice(1)
    this.progress = 0
    if (this.drives.length) this.drive(now)
  }

  /** Where a truck is on the road, or from where it will set out; null if it stands where the view says. */
  truck(seat: number): Heading | null {
    const next = this.drives.find((drive) => drive.seat === seat)
    return next ? along(next.way, next === this.drives[0] ? eased(this.progress) : 0) : null
  }
}

/** Off slowly, in slowly. */
const eased = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2
