// Made from the room's sight.py by `./x types`. Do not edit.

export interface Clue {
  number: number
  clue: number
}

export interface Slot {
  quarter: number
  numbers: number[]
  found: Clue[]
  behind: number
}

export interface FaceUp {
  site: number
  barred: number
}

export interface Traveller {
  at: number
  cards: number
  secrets: number
  held: number[]
  home: number[]
  skips: number
  playing: boolean
  place: number
}

export interface SitesView {
  travellers: Traveller[]
  hand: number[]
  secrets: number[]
  flags: number[]
  slots: Slot[]
  sheet: Clue[]
  notebook: Clue[]
  face_up: FaceUp[]
  starts: number[]
  stock: number
  used: number[]
  events: number
  spent: number[]
  first: number
  turn: number
  extra: boolean
  round: number
  rounds: number
  wrap: boolean
  coast_trains: boolean
  labels: boolean
  riding: number
  naming: number
}

export type View = SitesView
