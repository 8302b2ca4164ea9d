import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { entriesOf, said } from '$lib/phrases'
import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import { wordsOf } from '$lib/words'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import house from '$texts/en.ftl?raw'
import english from '../texts/en.ftl?raw'
import french from '../texts/fr.ftl?raw'
import { CONTRACTS, ROADS, SPOTS, TOWNS } from './achse'
import { SIZES } from './facts'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Board from './Board.svelte'
import Market from './Market.svelte'
import room from './index'
import type { Tales, Told } from './tales'
import type { AchseView, Haulier } from './view'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })

const town = (id: string) => TOWNS.findIndex((one) => one.id === id)
const ends = (space: number) => ROADS.find(({ line }) => line.slice(1, -1).includes(space))!.line
const EVENTS = ['inspektion', 'motivation', 'radarfalle']
const kinds = [
  kind(
    'town',
    TOWNS.map(({ id }) => id),
  ),
  kind('space', SPOTS.map(String), {
    of: 'town',
    parts: SPOTS.map((_, space) => (space < TOWNS.length ? [space] : [ends(space)[0]!, ends(space).at(-1)!])),
  }),
  kind(
    'contract',
    CONTRACTS.map(({ from, to }) => `${TOWNS[from]!.id}/${TOWNS[to]!.id}`),
    { of: 'town', parts: CONTRACTS.map(({ from, to }) => [from, to]) },
  ),
  kind('event', EVENTS),
  kind('trailer', [...SIZES]),
  kind('pips', [], { step: 1 }),
]
const tales = {
  'ask-card-drive': { event: 'event', points: 'pips' },
  'draws-event': { player: 'player', event: 'event' },
  pays: { player: 'player', money: 'money' },
  rolls: { player: 'player', points: 'pips' },
  drives: { player: 'player', start: 'space', end: 'space' },
  bids: { player: 'player', row: 'row', money: 'money' },
}
const told = teller<Tales>()
const game = gameOf('auf_achse', 'AA', kinds, tales)
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben'], 0)

const haulier = (change: Partial<Haulier> = {}): Haulier => ({
  at: town('kassel'),
  came: -1,
  money: 5000,
  contracts: 3,
  known: [],
  loaded: [],
  on_truck: 0,
  on_trailers: 0,
  large: 0,
  small: 0,
  delivered: 0,
  kept: [],
  owed: [],
  skips: 0,
  place: -1,
  ...change,
})
const view = (change: Partial<AchseView> = {}): AchseView => ({
  hauliers: [haulier(), haulier({ at: town('munich') })],
  hand: [0, 1, 2],
  slots: [4, 5, 6, -1],
  pile: 8,
  reserve: 20,
  stock: 48,
  large_left: 4,
  small_left: 4,
  events: 31,
  works: -1,
  jam: -1,
  jam_by: -1,
  lot: null,
  roll: 0,
  moving: -1,
  active: 0,
  first: 0,
  round: 3,
  quiet_rounds: 0,
  ...change,
})

function offer(verb: string, kind: string, noun: number, ...touches: [string, number][]): Offer {
  const all = touches.map(([kind, noun]) => ({ kind, noun }))
  return { said: `${verb} ${noun}`, verb, kind, noun, touches: all, breaks_in: false }
}
const load = (contract: number) => offer('load', 'contract', contract, ['contract', contract])
const go = (...way: number[]) =>
  offer('go', 'space', way.at(-1)!, ...way.toReversed().map((space): [string, number] => ['space', space]))

const props = (change: Partial<BoardProps<AchseView, Told>> = {}) => propsOf(game, words, view(), change)

const map = () => screen.getByRole('group', { name: words.text('board-map') })

test('a roll and the drive that it is for are one line of the log', () => {
  const [start, end] = [town('kassel'), town('hanover')]
  const lines = [told('rolls', { player: 1, points: 4 }, 1), told('drives', { player: 1, start, end, way: [start, end] }, 2)]
  expect(entriesOf(lines, words, room.telling).map((entry) => said(entry.told, words))).toEqual(['Ben rolls 4 and drives from Kassel to Hanover.'])
})

test('a trailer bought during an auction is a line of the log after it, and no bid (AA-37)', () => {
  const bid = told('bids', { player: 0, row: 1, money: 500 }, 3)
  const lines = [
    told('calls', { player: 1, contract: 5 }, 1), told('buys', { player: 0, trailer: 0 }, 2), bid,
    told('passes', { player: 1 }, 4), told('gets', { player: 0, contract: 5, money: 500 }, 4),
  ] // prettier-ignore
  const entries = entriesOf(lines, words, room.telling)
  expect(entries.map((entry) => entry.told.map(({ key }) => key))).toEqual([['calls', 'gets'], ['buys']])
  expect(entries[0]!.bids).toEqual([bid])
})

describe('the map', () => {
  const [kassel, first, second] = ROADS.find(({ line }) => line[0] === town('kassel') && line.length > 3)!.line as [
    number,
    number,
    number,
  ]

  test('given spaces to drive to, then they are buttons that say how far, and pressing one drives there', async () => {
    const given = props({ offers: [go(first), go(first, second)] })
    render(Board, given)
    expect(kassel).toBe(town('kassel'))
    const buttons = within(map()).getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('one space'),
      expect.stringContaining('2 spaces'),
    ])
    await fireEvent.keyDown(buttons[1]!, { key: 'Enter' })
    expect(given.choose).toHaveBeenCalledWith(given.offers[1])
  })

  test('only one of them is a stop of the Tab key, and the arrow keys walk among them', async () => {
    render(Board, props({ offers: [go(town('hanover')), go(town('frankfurt'))] }))
    const [north, south] = within(map()).getAllByRole('button') as [HTMLElement, HTMLElement]
    expect([north.tabIndex, south.tabIndex]).toEqual([0, -1])
    north.focus()
    await fireEvent.keyDown(north, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(south)
  })

  test('trucks and markers can be heard', () => {
    render(Board, props({ view: view({ works: first, jam: second }) }))
    const heard = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label')!)
    expect(heard).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Ada: Kassel'),
        expect.stringMatching(/Roadworks: Kassel/),
        expect.stringMatching(/Traffic jam: Kassel/),
      ]),
    )
  })

  test('given that one may roll, then the die is a button', async () => {
    const given = props({ offers: [offer('roll', 'nothing', 0)] })
    render(Board, given)
    await fireEvent.click(screen.getByRole('button', { name: words.text('verb-roll') }))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })
})

describe('the public contracts beside the map', () => {
  const rows = `${words.text('board-cost')} · ${words.text('board-profit')}`
  const market = (change: Partial<AchseView>) => render(Market, { ...props({ view: view(change) }), strip: false, slim: false })

  test('given a first slot that is empty, then the next contract says what its rows mean', () => {
    market({ slots: [-1, 5, 6, -1] })
    expect([...document.querySelectorAll('.legend')].map(({ textContent }) => textContent)).toEqual([rows])
  })

  test('given no contract of one’s own, then the market says what the figures mean, and else the hand', () => {
    market({ hand: [] })
    expect(screen.getByText(words.text('board-figures'))).toBeTruthy()
    cleanup()
    market({})
    expect(screen.queryByText(words.text('board-figures'))).toBeNull()
    render(room.Hand, props())
    expect(screen.getByText(words.text('board-figures'))).toBeTruthy()
  })
})

describe('an auction', () => {
  const lot = { contract: 4, row: 2, holder: 1, bidders: [0, 1], initiator: 0 }
  const offers = [offer('bid', 'row', 2), offer('bid', 'row', 3), offer('pass', 'nothing', 0)]
  const auction = () => screen.getByRole('region', { name: /Auction/ })

  test('given my word, then the rows I can bid are buttons with cost and profit', async () => {
    const given = props({ view: view({ lot }), offers })
    render(Board, given)
    const { costs, revenue } = CONTRACTS[4]!
    const sum = (n: number) => n.toLocaleString('en')
    const third = within(auction()).getByRole('button', {
      name: new RegExp(`row 3: pay ${sum(costs[2]!)}\u00a0DM, keep ${sum(revenue - costs[2]!)}\u00a0DM`),
    })
    await fireEvent.click(third)
    expect(given.choose).toHaveBeenCalledWith(offers[1])
    expect(within(auction()).getByRole('img', { name: 'Your bid!' })).toBeTruthy()
  })

  test('who is in and who has passed can be heard', () => {
    render(Board, props({ view: view({ lot: { ...lot, bidders: [0], holder: 0 } }), offers: [] }))
    expect(within(auction()).getByRole('img', { name: 'Ben has passed' })).toBeTruthy()
  })
})

describe('an event card', () => {
  test('it is shown to all with what it did', () => {
    render(Board, props({ news: [told('draws-event', { player: 1, event: 2 }), told('pays', { player: 1, money: 500 })] }))
    const card = screen.getByRole('region', { name: words.text('board-event') })
    expect(card.textContent).toContain('Ben drew')
    expect(card.textContent).toContain(words.text('event-radarfalle'))
    expect(card.querySelector('[lang=de]')?.tagName).toBe('SMALL') // as it is printed, beside the reader's own
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
  })

  test('given a question about a card in little room, then its title is shown, and what it says when it is wanted', async () => {
    const offers = [go(town('hanover'))]
    const position = {
      seat: 0,
      version: 1,
      view: null,
      waiting: [0],
      prompt: told('ask-card-drive', { event: 1, points: 3 }),
      offers,
      may_undo: false, lead: null,
    }
    render(Board, props({ offers, position }))
    const card = screen.getByRole('region', { name: words.text('board-event') })
    expect(card.textContent).toContain(words.text('event-motivation'))
    expect(within(card).queryByText(words.text('event-motivation-text'))).toBeNull()
    await fireEvent.click(within(card).getByRole('button', { name: 'Read the card' }))
    expect(card.textContent).toContain(words.text('event-motivation-text'))
  })
})

test('a button for a bid or a trailer says what it costs', () => {
  const lot = { contract: 8, bidders: [0, 1], high: 0, holder: -1, privileged: 1 } as unknown as AchseView['lot']
  const given = props({ view: view({ lot }) })
  const costs = CONTRACTS[8]!.costs
  expect(costs.map((_, i) => room.about!({ ...offer('bid', 'row', i + 1) }, given))).toEqual(costs.map((cost) => words.money(cost)))
  expect([...SIZES].map((_, size) => room.about!(offer('buy', 'trailer', size), given))).toEqual([words.money(3000), words.money(2000)])
  expect(room.about!(offer('pass', 'nothing', 0), given)).toBe('')
})

describe('the hand', () => {
  const cards = () =>
    [...document.querySelectorAll<HTMLElement>('[data-contract]')].map((card) => Number(card.dataset.contract))
  const card = (contract: number) => document.querySelector<HTMLElement>(`[data-contract="${contract}"]`)!

  test('given contracts of which some can be chosen, then the first of those comes into sight', () => {
    const seen: (string | undefined)[] = []
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.dataset.contract)
    }
    render(room.Hand, props({ offers: [load(1), load(2)] }))
    expect(seen).toEqual(['1'])
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  })

  test('a contract tells what it brings, how far it is, and what can be done with it', async () => {
    const given = props({ offers: [load(0)] })
    render(room.Hand, given)
    expect(card(0).textContent).toContain(`pays ${CONTRACTS[0]!.revenue.toLocaleString('en')}\u00a0DM`)
    expect(card(0).textContent).toMatch(/spaces to the loading town/)
    expect(screen.getByText(/Figures: spaces to where you load/)).toBeTruthy()
    const [, face] = card(0).children
    expect(face!.textContent, 'in little room its figures have a word beside them').toMatch(/\d+, then \d+ spaces/)
    await fireEvent.click(card(0))
    expect(given.press).toHaveBeenCalledWith('contract', 0)
  })

  test('the arrow keys lead round the hand: after the last card comes the first', async () => {
    render(room.Hand, props())
    const last = card(cards().at(-1)!)
    last.focus()
    await fireEvent.keyDown(last, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(card(cards()[0]!))
  })

  test('given Shift and an arrow key, then the card is carried along (AA-10)', async () => {
    render(room.Hand, props())
    expect(cards()).toEqual([0, 1, 2])
    await fireEvent.keyDown(card(0), { key: 'ArrowRight', shiftKey: true })
    expect(cards()).toEqual([1, 0, 2])
  })

  describe('given a contract that is dragged', () => {
    const held = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, data: string) => void held.set(type, data),
      getData: (type: string) => held.get(type) ?? '',
    }
    const drag = async (contract: number, onto: Element) => {
      await fireEvent.dragStart(card(contract), { dataTransfer })
      await fireEvent.drop(onto, { dataTransfer })
    }
    const truck = () => document.querySelector('.lorry')!

    test('onto the truck, then it is loaded if it can be', async () => {
      const given = props({ offers: [load(0)] })
      render(room.Hand, given)
      await drag(1, truck())
      expect(given.choose).toHaveBeenCalledTimes(0)
      await drag(0, truck())
      expect(given.choose).toHaveBeenCalledWith(load(0))
    })

    test('onto another one, then it takes its place (AA-10)', async () => {
      render(room.Hand, props())
      await drag(0, card(2).parentElement!)
      expect(cards()).toEqual([1, 2, 0])
    })
  })

  test('what is on board comes first', () => {
    render(room.Hand, props({ view: view({ hauliers: [haulier({ loaded: [7] }), haulier()] }) }))
    expect(cards()[0]).toBe(7)
  })

  test('trailers for sale are buttons with their price', async () => {
    const given = props({ offers: [offer('buy', 'trailer', 1, ['trailer', 1])] })
    render(room.Hand, given)
    const sale = screen.getByRole('group', { name: words.text('board-sale') })
    expect(sale.textContent).toContain('2,000\u00a0DM')
    await fireEvent.click(within(sale).getByRole('button'))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })

  test('a visitor has none', () => {
    render(room.Hand, props({ me: -1, view: view({ hand: [] }) }))
    expect(cards()).toEqual([])
  })
})

test('a seat tells money, contracts and load', () => {
  const other = haulier({ money: 1200, contracts: 2, delivered: 1, skips: 1, on_truck: 4, loaded: [3] })
  render(room.Seat, { ...props({ view: view({ hauliers: [haulier(), other] }) }), seat: 1, compact: false })
  expect(document.body.textContent).toContain('1,200\u00a0DM')
  expect(document.body.textContent).toContain('2 contracts in hand')
  expect(document.body.textContent).toContain('skips a turn')
  expect(screen.getByRole('img', { name: '4 of 6 goods' })).toBeTruthy()
})

test('the end counts money, deliveries, auctions and rolls', () => {
  const all = [
    told('rolls', { player: 0, points: 6 }),
    told('delivers', { player: 0, contract: 0, money: 3500 }),
    told('rolls', { player: 1, points: 1 }),
    told('gets', { player: 1, contract: 4, money: 1000 }),
  ]
  const last = view({ hauliers: [haulier({ money: 8500 }), haulier({ money: 4000 })] })
  render(Ending, { ...props({ view: last }), told: all })
  const [money, work] = screen.getAllByRole('table') as [HTMLElement, HTMLElement]
  expect(
    within(money)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['5,000\u00a0DM', '8,500\u00a0DM', '4,000\u00a0DM']))
  expect(work.textContent).toContain('6: 1 times')
})

test('the rules show only figures that there are', () => {
  const figures = Object.values(rules).flatMap((text) =>
    [...text.matchAll(/^:: (.+)$/gm)].map((found) => found[1]!.split(' ')),
  )
  for (const [name, ...args] of figures) {
    render(Figure, { game, words, name: name!, args })
    cleanup()
  }
  expect(() => render(Figure, { game, words, name: 'nothing', args: [] })).toThrow('there is no figure')
})

test('both languages name what the page shows', () => {
  const keys = (text: string) => [...text.matchAll(/^(board-[\w-]+) =/gm)].map((found) => found[1]).sort()
  expect(keys(french)).toEqual(keys(english))
})
