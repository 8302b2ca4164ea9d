/** What is seen on the map of a game: the die, the card just drawn, who moves, who pays, where the player points. */
import { untrack } from 'svelte'
import { TUMBLE } from '../parts/Die.svelte'
import { hasLeapt } from '../playback'
import type { BoardProps, Thing } from '../room'
import type { Offer } from '../wire'
import type { Point } from './camera'
import type { Payment } from './Payments.svelte'
import type { Procession } from './procession.svelte'

/** A space that can be pressed, and what pressing it does. */
export interface Target {
  space: number
  offer: Offer
}

/** Who rolled what. */
export interface Roll {
  seat: number
  face: number
}

/** What the news means is known to the room. It is asked once for each piece of news. */
export interface Plot<Movement, Card> {
  /** Where each space is on the sheet, and the space of each seat's piece. */
  spots: Point[]
  at: () => number[]
  /** The pieces on their way. */
  pieces: Procession<Movement>
  /** How they move, from where they were when the last news came; nowhere at first. */
  moves: (before: number[]) => Movement[]
  /** The last roll of the die in the news. */
  roll: () => Roll | undefined
  /** The card to be shown now, after the one before it. */
  card: (before: Card | null, rolled: boolean) => Card | null
  /** Who is so much the richer or the poorer. */
  gains: () => { seat: number; sum: number }[]
  /** The die lies there until it is rolled again; else whoever moves without it takes it away. */
  dieStays: boolean
}

export class Scene<Movement, Card> {
  die = $state({ face: 0, roll: 0, seat: -1 })
  payments = $state.raw<Payment[]>([])
  /** The space that the pointer is over. */
  hovered = $state<number | null>(null)
  /** The one that a finger has chosen and not yet confirmed. */
  armed = $state<number | null>(null)
  private drawn = $state.raw<Card | null>(null)
  private putAway = $state(false)
  /** The space that the rest of the page was last told of. */
  private pointedAt: number | null = null
  private before: number[] = []
  private version = 0

  /** To be made while a board is set up: it follows the news as long as that board is there. */
  constructor(
    private readonly given: () => Pick<BoardProps, 'news' | 'position' | 'motion' | 'point'>,
    private readonly plot: Plot<Movement, Card>,
  ) {
    $effect(() => {
      void given().news
      const arrival = untrack(() => this.play())
      const paid = setTimeout(() => this.pay(), arrival)
      return () => clearTimeout(paid)
    })
    $effect(() => () => plot.pieces.stop())
  }

  get spots(): Point[] {
    return this.plot.spots
  }

  get at(): number[] {
    return this.plot.at()
  }

  /** The card that lies there, or the one that a question is about; none once it was put away. */
  card(asked: Card | null): Card | null {
    return this.putAway ? null : (this.drawn ?? asked)
  }

  putCardAway = (): void => {
    this.putAway = true
  }

  /** The space to look at. */
  looked(pointed: Thing | null): number | null {
    return this.armed ?? this.hovered ?? (pointed?.kind === 'space' ? pointed.noun : null)
  }

  hover = (space: number | null): void => {
    if (space === this.hovered && space === this.pointedAt) return
    this.hovered = this.pointedAt = space
    this.given().point(space === null ? null : { kind: 'space', noun: space })
  }

  /** Let the news be seen; how long that takes, in milliseconds. */
  private play(): number {
    const { pieces, moves, card, dieStays } = this.plot
    const { motion } = this.given()
    const roll = this.plot.roll()
    const played = moves(this.before)
    const leapt = hasLeapt(this.given(), this.version)
    this.before = this.at
    if (roll) this.die = { ...roll, roll: this.die.roll + 1 }
    else if (leapt || (played.length && !dieStays)) this.die.face = 0
    this.version = this.given().position.version
    this.drawn = card(leapt ? null : this.drawn, roll !== undefined)
    this.payments = []
    this.armed = this.hovered = null
    this.putAway = false
    if (motion) return pieces.play(played, roll ? TUMBLE : 0)
    pieces.stop()
    return 0
  }

  /** Money changes hands when everyone has arrived. */
  private pay(): void {
    this.payments = this.plot.gains().flatMap((gain) => {
      const spot = this.spots[this.at[gain.seat] ?? -1]
      return gain.sum && spot ? [{ ...gain, spot }] : []
    })
  }
}
