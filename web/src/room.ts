/** What a game's room gives to the page, and what the page gives to it. The page knows no game by name. */
import type { Component } from 'svelte'
import type { Manners } from './offers'
import type { Telling } from './phrases'
import type { Sound } from './sound'
import type { GameInfo, Offer, Position, SeatInfo, Told } from './wire'
import type { Words } from './words'

/** Everything on the table that an act can touch: a city, a card, a player. */
export interface Thing {
  kind: string
  noun: number
}

export type Pointing = Record<'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>

/** For what stands for a thing: as long as the pointer or the focus is on it, the page points at that thing. */
export function pointing(point: (thing: Thing | null) => void, kind: string, noun: number): Pointing {
  const [come, go] = [() => point({ kind, noun }), () => point(null)]
  return { onpointerenter: come, onpointerleave: go, onfocus: come, onblur: go }
}

/** `View` is the room's view of a seat, and `Line` what can be told in the room, each with its facts. */
export interface BoardProps<View = unknown, Line = Told> {
  game: GameInfo
  words: Words
  /** The view of the seat we look from, at the version shown (now, or earlier on the history slider). */
  view: View
  position: Position
  seats: SeatInfo[]
  /** The seat we look from; -1 for a visitor. */
  me: number
  /** The offers now; none while looking at the past. */
  offers: Offer[]
  /** The offers that touch a thing; a thing with offers lights up and can be pressed. */
  offersFor: (kind: string, noun: number) => Offer[]
  /** Say this act. Resolves when it is stored or refused. */
  choose: (offer: Offer) => void
  /** Press a thing: does its only offer, opens a small menu if there are several, or answers why it has none. */
  press: (kind: string, noun: number) => void
  /** What was told since the last position shown, for movement on the board. */
  news: Line[]
  /** May things move? False if the system or the player wants stillness. */
  motion: boolean
  /** The thing whose button or log line is hovered or focused elsewhere on the page. */
  pointed: Thing | null
  point: (thing: Thing | null) => void
}

export interface SeatProps<View = unknown, Line = Told> extends BoardProps<View, Line> {
  /** Whose place at the table it is. */
  seat: number
  /** There is room for one low line only. */
  compact: boolean
}

/** What `Figure.svelte` of a room is given, which draws the illustrations of its rules. */
export interface FigureProps {
  game: GameInfo
  words: Words
  /** The name of the illustration and its arguments, as written in the rules text. */
  name: string
  args: string[]
}

/** What `Ending.svelte` is given: what a room adds to the end screen, such as the flown tours on its map. */
export interface EndingProps<View = unknown, Line = Told> extends BoardProps<View, Line> {
  told: Line[]
}

/** What `index.ts` of a room gives. Its board is `Board.svelte`: it fills the place it is given and fits itself to any shape of it. */
export interface Room extends Manners {
  /** What lies before the one who looks: hand and piles. As wide as its place, as high as it needs. */
  Hand: Component<BoardProps<any, any>>
  /** What everyone may know of a player, shown under the name. */
  Seat: Component<SeatProps<any, any>>
  /** What an act costs or leads to, said beside its name on its button; nothing where its name says it all. */
  about?: (offer: Offer, given: BoardProps<any, any>) => string
  /** On a phone something lies in a strip above its map: room is kept for it before the board is there. */
  strip?: boolean
  /** Its end screen reads what is printed on cards: a finished table waits for that, so that nothing moves. */
  endsWithCards?: boolean
  /** How what is told is read. */
  telling?: Telling
  /** What is heard when something is told, by the key of the tale. */
  sounds?: Partial<Record<string, Sound>>
}
