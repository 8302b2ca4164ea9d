/** Travellers and views for tests. */
import { spaceOf } from './sakodo'
import type { SakodoView, Traveller } from './view'

export const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  at: spaceOf('goa'),
  money: 300,
  tickets: 0,
  cards: 4,
  passport: true,
  souvenirs: [],
  reportages: [],
  aventures: [],
  skips: 0,
  without: 0,
  rides: [0, 0, 0],
  aboard: false,
  home: false,
  playing: true,
  place: -1,
  ...change,
})

export const viewOf = (travellers: Traveller[], change: Partial<SakodoView> = {}): SakodoView => ({
  travellers,
  pack: [1, 1, 1, 1, 0, 0],
  drawn: [],
  pile: 70,
  discard: 4,
  tickets: 18,
  decks: [25, 25, 25, 25, 25, 25],
  lot: null,
  gathered: null,
  trade: null,
  opened: null,
  price: 0,
  due: 0,
  active: 0,
  first: 0,
  round: 3,
  rounds: 60,
  ...change,
})
