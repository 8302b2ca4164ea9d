// Made from the room's sight.py by `./x types`. Do not edit.

export interface Debt {
  to: number
  francs: number
}

export interface Traveller {
  cash: number
  wealth: number
  ruined: boolean
  debts: Debt[]
  vehicles: number[]
  mode: number
  at: number
  on_board: boolean
  rows: number[]
  won: number[]
  shown: number[]
  skip: number
  visit: number
  waits_for: number
  race: number
  leg: number
  home: number
  place: number
}

export interface Lot {
  seller: number
  vehicle: number
  high: number
  holder: number
}

export interface Toll {
  newcomer: number
  region: number
}

export interface RichessesView {
  circuit: number
  travellers: Traveller[]
  hand: number[]
  regions: number
  regions_under: number[]
  hasard: number
  hasard_under: number[]
  hidden_cash: boolean
  first: number
  turn: number
  round: number
  rounds: number
  closing: number
  origin: number
  drawn: number
  lot: Lot | null
  toll: Toll | null
  due: number
  stake: number
  bet: number
  match: number[]
}

export type View = RichessesView
