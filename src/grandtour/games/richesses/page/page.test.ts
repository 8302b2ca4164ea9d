import type { BoardProps } from '$lib/room'
import { entriesOf, said } from '$lib/phrases'
import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import type { Offer } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import circuits from '../circuits.json'
import hasard from '../hasard.json'
import house from '$texts/en.ftl?raw'
import english from '../texts/en.ftl?raw'
import { BETS, DIE } from './facts'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Board from './Board.svelte'
import room from './index'
import * as rf from './richesses'
import type { Tales, Told } from './tales'
import type { RichessesView, Traveller } from './view'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })

const stages = circuits.circuits.flatMap(({ id, stages = [] }) => stages.map(({ point }) => `${id}-${point}`))
const sports = circuits.circuits.flatMap(({ matches = [], races = [] }) => [...matches, ...races].map(({ id }) => id))
const kinds = [
  kind('point', rf.PLACES.map(({ id }) => id)),
  kind('region', rf.REGIONS.map(({ id }) => id)),
  kind('circuit', rf.CIRCUITS.map(({ id }) => id)),
  kind('stage', stages),
  kind('sport', sports),
  kind('hasard', hasard.hasard.map(({ id }) => id)),
  kind('vehicle', ['foot', 'bike', 'car']),
  kind('outfit', ['foot', 'bike', 'car', 'both']),
  kind('face', DIE.map(({ value }) => String(value))),
  kind('bet', [...BETS]),
  kind('francs', [], { step: 1 }),
  kind('stake', [], { step: 10 }),
  kind('offer', [], { step: 10 }),
]
const tales = {
  gains: { player: 'player', francs: 'francs' },
  rolls: { player: 'player', face: 'face' },
  drives: { player: 'player', point: 'point', francs: 'francs' },
}
const told = teller<Tales>()
const game = gameOf('richesses', 'RF', kinds, tales)
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben'], 0)
const at = rf.pointOf

const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  cash: 200, wealth: 600, ruined: false, debts: [], vehicles: [2], mode: 2, at: at('lyon'), on_board: true, rows: [], won: [], shown: [],
  skip: 0, visit: 0, waits_for: -1, race: -1, leg: 0, home: -1, place: -1, ...change,
}) // prettier-ignore
const view = (change: Partial<RichessesView> = {}): RichessesView => ({
  circuit: rf.CIRCUITS.findIndex(({ id }) => id === 'specialites'), travellers: [traveller(), traveller({ at: at('paris') })], hand: [5, 8],
  regions: 18, regions_under: [], hasard: 32, hasard_under: [], hidden_cash: false, first: 0, turn: 0, round: 3, rounds: 150, closing: 0,
  origin: -1, drawn: 0, lot: null, toll: null, due: 0, stake: 0, bet: -1, match: [], ...change,
}) // prettier-ignore
const circuit = (id: string): number => rf.CIRCUITS.findIndex((one) => one.id === id)

function offer(verb: string, kind: string, noun: number): Offer {
  return { said: `${verb} ${noun}`, verb, kind, noun, touches: [{ kind, noun }], breaks_in: false }
}
const drives = ['marseille', 'macon', 'valence'].map((id) => offer('drive', 'point', at(id)))
const props = (change: Partial<BoardProps<RichessesView, Told>> = {}) => propsOf(game, words, view(), change)
const spot = (id: string) => document.querySelector<SVGGElement>(`[data-spot="${at(id)}"]`)!

test('a roll and the way it takes one are one line of the log', () => {
  const lines = [told('rolls', { player: 1, face: 3 }, 1), told('drives', { player: 1, point: at('macon'), francs: 0, way: [] }, 2)]
  expect(entriesOf(lines, words, room.telling).map((entry) => said(entry.told, words))).toEqual(['Ben rolls 40 F, blue. Ben drives to Mâcon.'])
})

describe('moving', () => {
  test('given points within reach, then each says how far it is and what the way costs', () => {
    render(Board, props({ offers: drives }))
    expect(spot('marseille').getAttribute('aria-label')).toBe(`Drive to Marseille · 4 sections · ${words.money(10)}`)
    expect(spot('macon').getAttribute('aria-label')).toBe('Drive to Mâcon · 1 section')
  })

  test('given a car and feet, then one chooses how to go, and may think again', async () => {
    render(Board, props({ offers: [...drives, offer('walk', 'point', at('macon'))] }))
    await fireEvent.click(document.querySelector('[data-verb=walk]')!)
    expect(spot('macon').getAttribute('aria-label')).toContain('Walk')
    expect(spot('marseille')).toBeNull()
    await fireEvent.click(document.querySelector('[data-verb=walk]')!)
    expect(spot('marseille').getAttribute('aria-label')).toContain('Drive')
  })
})

test('given a point that is looked at, then the way there is drawn before it is gone', () => {
  const drawn = () => document.querySelector('path.case')!.getAttribute('d')
  render(Board, props({ offers: drives }))
  expect(drawn()).toBe('')
  cleanup()
  render(Board, props({ offers: drives, pointed: { kind: 'point', noun: at('valence') } }))
  expect(drawn()).toContain('M')
})

describe('beside the map', () => {
  test('the grid tells of every row who has it', () => {
    const travellers = [traveller({ rows: [0, 11] }), traveller({ rows: [0] })]
    render(Board, props({ view: view({ travellers }) }))
    expect(document.body.textContent).toContain('2/12')
    expect(document.body.textContent).toContain('pawns: Ada, Ben')
  })

  test('given a stake to lay, then every bet is a button and its odds are told', async () => {
    const choose = vi.fn()
    const bets = BETS.map((_, bet) => offer('bet', 'bet', bet))
    render(Board, props({ view: view({ circuit: circuit('casinos'), stake: 100 }), offers: bets, choose }))
    const casino = within(document.querySelector('[aria-label="The casino"]')!)
    expect(document.body.textContent).toContain(`pays 6 times the stake, ${words.money(600)}; 1 of 6 faces wins`)
    expect(casino.getAllByText(/^Bet on \d+ and \d+$/)).toHaveLength(15)
    await fireEvent.click(casino.getByText('blue'))
    expect(choose).toHaveBeenCalledWith(bets[1])
  })

  test('given a stake to choose, then every chip says what it is worth', () => {
    const stakes = [1, 2, 5].map((stake) => offer('stake', 'stake', stake))
    render(Board, props({ view: view({ circuit: circuit('casinos') }), offers: stakes }))
    expect([...document.querySelectorAll('.chip')].map((chip) => chip.textContent)).toEqual([10, 20, 50].map((sum) => words.money(sum)))
  })

  test('given a race, then a ribbon says how far everyone in it has come', () => {
    const travellers = [traveller({ race: 6, leg: 3 }), traveller()]
    render(Board, props({ view: view({ circuit: circuit('sports'), travellers }) }))
    expect(screen.getByLabelText('Ada: 3 of 8 sections.')).toBeTruthy()
  })

  test('given a race, then to go on with it is chosen, until one goes another way', async () => {
    const racing = view({ circuit: circuit('sports'), travellers: [traveller({ race: 6, leg: 3 }), traveller()] })
    const ways = ['race', 'walk', 'ride'].map((verb, point) => offer(verb, 'point', point))
    render(Board, props({ view: racing, offers: ways }))
    const choice = within(screen.getByLabelText('How do you go?'))
    const pressed = () => choice.getAllByRole('button', { pressed: true }).map((button) => button.textContent.trim())
    expect(pressed()).toEqual(['Go on with the race'])
    await fireEvent.click(choice.getByText('On foot, one section'))
    expect(pressed()[0]).toContain('On foot')
    await fireEvent.click(choice.getByText('Go on with the race'))
    expect(pressed()).toEqual(['Go on with the race'])
  })
})

test('given a player without money, then their seat calls them ruined only once they are on the board', () => {
  const travellers = [traveller({ ruined: true }), traveller({ ruined: true, on_board: false })]
  const called = travellers.map((_, seat) => {
    cleanup()
    render(room.Seat!, { ...props({ view: view({ travellers }) }), seat, compact: false })
    return screen.queryByText(words.text('board-ruined')) !== null
  })
  expect(called).toEqual([true, false])
})

test('given the choice of an outfit, then each shows its price and how far it goes', async () => {
  const choose = vi.fn()
  const outfits = [0, 1, 2, 3].map((outfit) => offer('outset', 'outfit', outfit))
  render(Board, props({ offers: outfits, choose }))
  const both = screen.getByText(words.offer(outfits[3]!), { exact: false }).closest('button')!
  expect(both.textContent).toContain(words.money(1000))
  expect(both.textContent).toContain('up to 4 sections a turn')
  await fireEvent.click(both)
  expect(choose).toHaveBeenCalledWith(outfits[3])
  expect(room.about!(outfits[2]!, props())).toBe(words.money(800))
})

test('given a vehicle for sale, then who sells it, what the bank pays and what I may offer is said', async () => {
  const choose = vi.fn()
  const lot = { seller: 1, vehicle: 2, high: 400, holder: -1 }
  const bids = [41, 42, 43].map((offered) => offer('bid', 'offer', offered))
  render(Board, props({ view: view({ lot }), offers: [...bids, offer('pass', '', 0)], choose }))
  const sale = screen.getByLabelText('A vehicle for sale')
  expect(sale.textContent).toContain('Ben is selling a car')
  expect(sale.textContent).toContain(`The bank pays ${words.money(400)}.`)
  await fireEvent.click(within(sale).getByLabelText(words.offer(bids[0]!)))
  expect(choose).toHaveBeenCalledWith(bids[0])
})

test('given a match, then both sides, their dice and the winner are on the scoreboard', () => {
  const travellers = [traveller({ at: at('nantes') }), traveller()]
  const news = [
    told('rolls', { player: 0, face: 4 }),
    told('neutral-rolls', { player: 0, face: 1 }),
    told('wins', { player: 0, sport: sports.indexOf('nantes-bordeaux') }),
  ]
  render(Board, props({ view: view({ circuit: circuit('sports'), travellers }), news }))
  const board = within(screen.getByLabelText('Football: Nantes – Bordeaux'))
  expect(board.getByText('Winner').closest('p')!.textContent).toContain('Ada')
  expect(board.getByText('The neutral die').closest('p')!.textContent).toContain('20 F')
})

test('the hand shows my region cards and the vehicles', () => {
  render(room.Hand, props())
  expect(screen.getByText('Brittany')).toBeTruthy()
  expect(screen.getByText('yours').closest('button')!.textContent).toContain('a car')
  cleanup()
  render(room.Hand, props({ me: -1 }))
  expect(screen.queryByText('Brittany')).toBeNull()
})

test('the end draws the tours and counts sections, money and stages', () => {
  const all = [
    told('drives', { player: 0, point: at('morteau'), francs: 10, way: [at('lyon'), at('bourg-en-bresse'), at('morteau')] }),
    told('reaches', { player: 0, point: at('morteau'), stage: stages.indexOf('specialites-morteau') }),
  ]
  render(Ending, { ...props({ view: view({ travellers: [traveller({ rows: [5] }), traveller()] }) }), told: all })
  expect(document.body.textContent).toContain('2 sections')
  expect(document.body.textContent).toContain(words.money(210))
  expect(document.body.textContent).toContain('Morteau, smoked sausage.')
})

test('the rules show only figures that there are', () => {
  const figures = Object.values(rules).flatMap((text) =>
    [...text.matchAll(/^:: (.+)$/gm)].map((found) => found[1]!.split(' ')),
  )
  expect(figures.length).toBeGreaterThan(20)
  for (const [name, ...args] of figures) {
    render(Figure, { game, words, name: name!, args })
    cleanup()
  }
  expect(() => render(Figure, { game, words, name: 'nothing', args: [] })).toThrow('there is no figure')
})
