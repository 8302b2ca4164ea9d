// Made from the room's sight.py by `./x types`. Do not edit.

export interface Traveller {
  at: number
  money: number
  tickets: number
  cards: number
  passport: boolean
  souvenirs: number[]
  reportages: number[]
  aventures: number[]
  skips: number
  without: number
  rides: number[]
  aboard: boolean
  home: boolean
  playing: boolean
  place: number
}

export interface Lot {
  goods: number[]
  seller: number
  price: number
  bid: number
  holder: number
  bidders: number[]
}

export interface Gathered {
  seller: number
  goods: number[]
}

export interface Trade {
  proposer: number
  partner: number
  sent: boolean
  give: number[]
  want: number[]
}

export interface Opened {
  player: number
  pack: number[]
}

export interface SakodoView {
  travellers: Traveller[]
  pack: number[]
  drawn: number[]
  pile: number
  discard: number
  tickets: number
  decks: number[]
  lot: Lot | null
  gathered: Gathered | null
  trade: Trade | null
  opened: Opened | null
  price: number
  due: number
  active: number
  first: number
  round: number
  rounds: number
}

export type View = SakodoView
