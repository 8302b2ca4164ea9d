/** A game that has been played, playing by itself: moment by moment, until it is paused or comes to its end. */
import { timeFor, type Pace } from './playback'
import type { TableState } from './table.svelte'

/** A table, or a record that is read like one. */
export type Remembered = Pick<TableState, 'moment' | 'moments' | 'news' | 'step' | 'look'>

/** How long a moment in which nothing was told is looked at, in milliseconds. */
const A_GLANCE: Record<Pace, number> = { slow: 800, normal: 400, fast: 160, step: 400 }

export class Replay {
  playing = $state(false)
  private wake: () => void = () => {}

  constructor(
    private readonly table: () => Remembered,
    private readonly pace: () => Pace,
  ) {}

  toggle(): void {
    if (this.playing) this.stop()
    else if (this.pace() === 'step') void this.go()
    else void this.play()
  }

  stop(): void {
    this.playing = false
    this.wake()
  }

  /** One moment on; from the last one to the start. */
  private go(): Promise<void> {
    return this.table().moment === null ? this.table().look(0) : this.table().step(1)
  }

  /** From the moment that is looked at, or from the start if that is the last one; step by step, as far as one press goes. */
  private async play(): Promise<void> {
    this.playing = true
    if (this.table().moment === null) await this.go()
    while (this.goesOn()) {
      await this.pause()
      if (this.goesOn()) await this.go()
    }
    this.playing = false
  }

  /** Not if somebody has gone to the end meanwhile: it would begin again. */
  private goesOn(): boolean {
    return this.playing && this.table().moment !== null && this.pace() !== 'step'
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
      setTimeout(resolve, timeFor(this.table().news, 0, this.pace()) || A_GLANCE[this.pace()])
    })
  }
}
