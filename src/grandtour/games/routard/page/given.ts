/** Travellers and views for tests. */
import { spaceOf } from './routard'
import type { RoutardView, Traveller } from './view'

export const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  at: spaceOf('goa'),
  money: 300,
  owes: 0,
  cheques: 6,
  tickets: 0,
  elements: [1, 1, 1, 1],
  achats: [],
  reportages: [],
  aventures: [],
  instructions: [],
  passengers: [],
  ready: false,
  let_go: false,
  played: null,
  playing: true,
  place: -1,
  ...change,
})

export const viewOf = (travellers: Traveller[], change: Partial<RoutardView> = {}): RoutardView => ({
  travellers,
  came: travellers.map((_, seat) => seat),
  aboard: [],
  decks: [25, 25, 25, 25, 25, 25, 45],
  lot: null,
  due: 0,
  bed: 0,
  advance: 0,
  ticket_bought: false,
  active: 0,
  first: 0,
  round: 3,
  rounds: 80,
  set: 2,
  express: false,
  ...change,
})
