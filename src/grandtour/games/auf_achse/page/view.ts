// Made from the room's sight.py by `./x types`. Do not edit.

export interface Haulier {
  at: number
  came: number
  money: number
  contracts: number
  known: number[]
  loaded: number[]
  on_truck: number
  on_trailers: number
  large: number
  small: number
  delivered: number
  kept: number[]
  owed: number[]
  skips: number
  place: number
}

export interface Lot {
  contract: number
  row: number
  holder: number
  bidders: number[]
  initiator: number
}

export interface AchseView {
  hauliers: Haulier[]
  hand: number[]
  slots: number[]
  pile: number
  reserve: number
  stock: number
  large_left: number
  small_left: number
  events: number
  works: number
  jam: number
  jam_by: number
  lot: Lot | null
  roll: number
  moving: number
  active: number
  first: number
  round: number
  quiet_rounds: number
}

export type View = AchseView
