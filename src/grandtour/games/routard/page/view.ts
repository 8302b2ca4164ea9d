// Made from the room's sight.py by `./x types`. Do not edit.

export interface Played {
  deck: number
  card: number
  doubted: number[]
}

export interface Traveller {
  at: number
  money: number
  owes: number
  cheques: number
  tickets: number
  elements: number[]
  achats: number[]
  reportages: number[]
  aventures: number[]
  instructions: number[]
  passengers: number[]
  ready: boolean
  let_go: boolean
  played: Played | null
  playing: boolean
  place: number
}

export interface Lot {
  good: number
  seller: number
  price: number
  bid: number
  holder: number
  bidders: number[]
}

export interface RoutardView {
  travellers: Traveller[]
  came: number[]
  aboard: number[]
  decks: number[]
  lot: Lot | null
  due: number
  bed: number
  advance: number
  ticket_bought: boolean
  active: number
  first: number
  round: number
  rounds: number
  set: number
  express: boolean
}

export type View = RoutardView
