// Made from the room's sight.py by `./x types`. Do not edit.

export interface Traveller {
  cards: number
  shown: number[]
  home: number
  at: number
  visas: number[]
  flown: number[]
  racing: boolean
  place: number
}

export interface Bin {
  top: number
  cards: number
}

export interface CourseView {
  travellers: Traveller[]
  hand: number[]
  stock: number
  left: Bin
  right: Bin
  laid: number[]
  visas_left: number[]
  first: number
  round: number
  rounds: number
  chain: number[]
  path: number[]
  discards: number[]
}

export type View = CourseView
