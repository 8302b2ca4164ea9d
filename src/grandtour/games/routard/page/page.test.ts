import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import { entriesOf, said, since, turnsOf } from '$lib/phrases'
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import house from '$texts/en.ftl?raw'
import cards from '../cards.json'
import english from '../texts/en.ftl?raw'
import * as facts from './facts'
import { traveller, viewOf } from './given'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Board from './Board.svelte'
import room from './index'
import pictures from './pictures.json'
import { SPACES, spaceOf } from './routard'
import type { Tales, Told } from './tales'
import type { RoutardView } from './view'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })
const told = teller<Tales>()
const game = gameOf('routard', 'RO', [
  kind('space', SPACES.map(({ id }) => id)),
  kind('element', facts.ELEMENTS),
  kind('good', facts.GOODS),
  kind('line', facts.LINES),
  kind('outcome', facts.OUTCOMES),
  kind('money', [], { step: facts.STEP }),
  kind('count', [], { step: 1 }),
  kind('pips', [], { step: 1 }),
  ...facts.DECKS.map((deck) => kind(deck, cards[deck].map(({ id }) => id))),
], { rolls: { player: 'player', pips: 'pips' }, announces: { player: 'player', line: 'line' }, 'sheet-says': { player: 'player', outcome: 'outcome' },
  'goes-on': { player: 'player', offerer: 'player' }, walks: { player: 'player', space: 'space', money: 'money' } })
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben'], 0)

test('pocket money stands in the log under whoever gets it, though nobody was asked', () => {
  const lines = [['earns', 0], ['announces', 1]] as const
  const told = lines.map(([key, player]) => ({ version: 7, key, facts: { player }, round: 1, turn: 0 }))
  expect(turnsOf(told, words, room.telling).map(({ round, seat }) => [round, seat])).toEqual([[1, 0], [1, 1]])
})

test('a roll, what it is for and what it brings are one line of the log', () => {
  const lines = [told('announces', { player: 1, line: 4 }, 1), told('rolls', { player: 1, pips: 5 }, 2), told('sheet-says', { player: 1, outcome: 2 }, 3)]
  const [entry, ...more] = entriesOf(lines, words, room.telling)
  expect(said(entry!.told, words)).toMatch(/^Ben plays a line of the sheet: Guide\. Ben rolls a 5 and reads: “The garage sale/)
  expect(more).toEqual([])
})

test('given an auction that lapses and then one that does not, then the log tells each with its own end, and the summary neither that one goes on', () => {
  const walks = told('walks', { player: 0, space: facts.FIRST, money: 20 }, 3)
  const lines = [
    told('puts-up', { seller: 1, good: 0, money: 100 }, 1), told('goes-on', { player: 0, offerer: 1 }, 2), walks,
    told('puts-up', { seller: 1, good: 1, money: 30 }, 4), told('bank-buys', { seller: 1, good: 1, money: 30 }, 5),
  ] // prettier-ignore
  const keys = entriesOf(lines, words, room.telling).map((entry) => entry.told.map(({ key }) => key))
  expect(keys).toEqual([['puts-up', 'goes-on'], ['walks'], ['puts-up', 'bank-buys']])
  expect(since(lines, 1, words, room.telling)).toEqual([{ seat: 0, text: words.line(walks), sum: -20 }])
})

const offer = (verb: string, kind: string, noun: number, more: Partial<Offer> = {}): Offer => ({
  said: `${verb} ${noun}`,
  verb,
  kind,
  noun,
  touches: kind ? [{ kind, noun }] : [],
  breaks_in: false,
  ...more,
})
const props = (view: RoutardView, change: Partial<BoardProps<RoutardView, Told>> = {}) => propsOf(game, words, view, change)
const packer = traveller({ at: facts.DEPARTURE, money: 600, cheques: 5, elements: [1, 0, 0, 0] })

describe('the sheet on the board', () => {
  const lines = facts.LINES.map((_, i) => offer('line', 'line', i))

  test('given a turn to pack, then one press on a line plays it', async () => {
    const given = props(viewOf([packer, packer]), { offers: lines })
    const { container } = render(Board, given)
    const line = container.querySelector('[data-line="4"]')!
    expect(line.textContent?.trim()).toMatch(/^Play Guide\. still missing\. 1–2: none/)
    await fireEvent.click(line)
    expect(given.press).toHaveBeenCalledWith('line', 4)
    expect(screen.getByText(/Still missing: 900.€, 5 hotel cheques, plane ticket, guide, equipment,? and camera/)).toBeTruthy()
  })

  test('given a roll, then what it brought is read out', () => {
    const news = [told('rolls', { player: 1, pips: 5 }), told('sheet-says', { player: 1, outcome: 2 })]
    render(Board, props(viewOf([packer, packer], { active: 1 }), { news }))
    expect(screen.getByText(/Ben reads: “The garage sale has emptied the garage/)).toBeTruthy()
  })

  test('given all that is needed, then leaving is offered on the sheet', async () => {
    const ready = traveller({ at: facts.DEPARTURE, money: 1500, cheques: 10, tickets: 1, ready: true })
    const leave = offer('depart', '', 0, { touches: [{ kind: 'space', noun: facts.FIRST }] })
    const given = props(viewOf([ready, packer]), { offers: [...lines, leave] })
    render(Board, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Leave for the first airport' }))
    expect(given.choose).toHaveBeenCalledWith(leave)
  })

  test('given a look at the map, then the sheet is put aside and comes back', async () => {
    render(Board, props(viewOf([packer, packer]), { offers: lines }))
    await fireEvent.click(screen.getByRole('button', { name: 'Map' }))
    expect(screen.queryByRole('region', { name: 'Pack your bag' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'My sheet' }))
    expect(screen.getByRole('region', { name: 'Pack your bag' })).toBeTruthy()
  })

  test('given an Express game, then there is none', () => {
    render(Board, props(viewOf([packer, packer], { express: true })))
    expect(screen.queryByRole('region', { name: 'Pack your bag' })).toBeNull()
  })
})

describe('the board', () => {
  test('given a pile, then it says who drives whom', () => {
    render(Board, props(viewOf([traveller(), traveller()], { came: [1, 0] })))
    expect(screen.getByRole('img', { name: 'Ben: Goa, driving Ada' })).toBeTruthy()
  })

  test('given a night, then its bed is a card with its price', () => {
    const news = [told('sleeps', { player: 1, card: 0, count: 0 })]
    render(Board, props(viewOf([traveller(), traveller()], { active: 1 }), { news }))
    const bed = screen.getByRole('region', { name: 'Card drawn: Under the stars' })
    expect(within(bed).getByText('free')).toBeTruthy()
  })

  test('given an airport, then it says what a ticket costs there', () => {
    render(Board, props(viewOf([traveller(), traveller()])))
    expect(screen.getByRole('button', { name: /^Dakar, airport\. plane ticket 400/ })).toBeTruthy()
  })
})

describe('the hand', () => {
  test('given an airport, then its shop sells what is offered, and answers why not for the rest', async () => {
    const buys = [offer('buy', 'good', 1), offer('done', '', 0)]
    const given = props(viewOf([traveller({ at: facts.FIRST, elements: [1, 0, 1, 1] }), traveller()]), { offers: buys })
    render(room.Hand, given)
    const shop = screen.getByRole('region', { name: 'Airport shop, Dakar' })
    await fireEvent.click(within(shop).getByRole('button', { name: /^Buy: guide, 20.€\. In your bag: guide: none/ }))
    expect(given.choose).toHaveBeenCalledWith(buys[0])
    await fireEvent.click(within(shop).getByRole('button', { name: /^camera, 400.€/ }))
    expect(given.press).toHaveBeenCalledWith('good', 3)
    await fireEvent.click(within(shop).getByRole('button', { name: 'Done' }))
    expect(given.choose).toHaveBeenLastCalledWith(buys[1])
  })

  test('given cheques for sale, then any number of them is a press away', async () => {
    const sales = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => offer('cheques', 'count', n))
    const given = props(viewOf([traveller(), traveller()]), { offers: sales })
    render(room.Hand, given)
    const desk = screen.getByRole('region', { name: 'Hotel cheques' })
    await fireEvent.click(within(desk).getByRole('button', { name: 'Buy none' }))
    expect(given.choose).toHaveBeenLastCalledWith(sales[0])
    await fireEvent.input(within(desk).getByRole('spinbutton'), { target: { value: 7 } })
    await fireEvent.click(within(desk).getByRole('button', { name: 'Buy 7 cheques' }))
    expect(given.choose).toHaveBeenLastCalledWith(sales[7])
  })

  test('given a wish to sell, then a press puts a good up, and cheques go by the lot', async () => {
    const sales = [offer('sell', 'good', 3, { breaks_in: true }), offer('sell', 'good', 5, { breaks_in: true }), offer('sell', 'good', facts.FIRST_LOT, { breaks_in: true })]
    const given = props(viewOf([traveller({ cheques: 2 }), traveller()]), { offers: sales })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    await fireEvent.click(screen.getByRole('button', { name: /^hotel cheque ×2/ })) // in little room, before they are counted
    await fireEvent.click(screen.getByRole('button', { name: /^Auction 2, from 20.€/ }))
    expect(given.choose).toHaveBeenLastCalledWith(sales[2])
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    await fireEvent.click(screen.getByRole('button', { name: /^camera\. Auction: camera, from 200.€/ }))
    expect(given.choose).toHaveBeenLastCalledWith(sales[0])
  })

  test('given a wish to sell at an airport, then in little room the bag has the place of the shop', async () => {
    const offers = [offer('buy', 'good', 1), offer('sell', 'good', 3, { breaks_in: true })]
    render(room.Hand, props(viewOf([traveller({ at: facts.FIRST }), traveller()]), { offers }))
    expect(screen.getByRole('region', { name: 'Airport shop, Dakar' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    expect(screen.queryByRole('region', { name: 'Airport shop, Dakar' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    expect(screen.getByRole('region', { name: 'Airport shop, Dakar' })).toBeTruthy()
  })

  test('given a charge, then the prices are on the goods, and one stops selling in the bag itself', async () => {
    const sales = [offer('stop', '', 0), offer('sell', 'good', 3)]
    const given = props(viewOf([traveller({ money: 0 }), traveller()], { due: 100 }), { offers: sales })
    render(room.Hand, given)
    const bag = screen.getByRole('region', { name: 'Your bag' })
    expect(within(bag).queryByRole('button', { name: 'Sell…' })).toBeNull()
    expect(within(bag).getByRole('button', { name: /^camera\. Auction: camera, from 200.€/ })).toBeTruthy()
    await fireEvent.click(within(bag).getByRole('button', { name: 'Sell nothing more' }))
    expect(given.choose).toHaveBeenCalledWith(sales[0])
  })

  test('given an auction, then the good and the bids are there', async () => {
    const lot = { good: 3, seller: 1, price: 200, bid: 0, holder: -1, bidders: [0] }
    const bids = [offer('bid', 'money', 20), offer('pass', '', 0)]
    const given = props(viewOf([traveller(), traveller()], { lot }), { offers: bids })
    render(room.Hand, given)
    expect(screen.getByRole('region', { name: 'Auction: camera' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /^Bid 200/ }))
    expect(given.choose).toHaveBeenLastCalledWith(bids[0])
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }))
    expect(given.choose).toHaveBeenLastCalledWith(bids[1])
  })

  test('given a lot of cheques under the hammer, then it has its picture too', () => {
    const lot = { good: facts.FIRST_LOT + 3, seller: 1, price: 50, bid: 60, holder: 0, bidders: [] }
    render(room.Hand, props(viewOf([traveller(), traveller()], { lot })))
    expect(screen.getByRole('heading', { name: '5 hotel cheques' })).toBeTruthy()
  })
})

describe('a seat', () => {
  const seat = (view: RoutardView, offers: Offer[] = []) =>
    render(room.Seat, { ...props(view, { offers }), seat: 1, compact: false })

  test('given a card just played, then one may quietly ask to see the bag (A30)', async () => {
    const claim = offer('claim', 'player', 1, { breaks_in: true })
    const given = { ...props(viewOf([traveller(), traveller({ played: { deck: 1, card: 0, doubted: [] } })]), { offers: [claim] }), seat: 1, compact: false }
    render(room.Seat, given)
    await fireEvent(document.querySelector('[popover]')!, new Event('beforetoggle'))
    expect(screen.getByText('Just played: Storks')).toBeTruthy()
    await fireEvent.click(screen.getAllByRole('button', { name: 'Ask to see Ben’s bag' })[0]!)
    expect(given.choose).toHaveBeenCalledWith(claim)
  })

  test('given nothing to doubt, then nothing is asked', () => {
    seat(viewOf([traveller(), traveller()]))
    expect(screen.queryByRole('button', { name: /Ask to see/ })).toBeNull()
  })

  test('given debts, instructions and passengers, then they are marked', () => {
    seat(viewOf([traveller(), traveller({ owes: 120, instructions: [0, 3], passengers: [0] })]))
    for (const mark of [/^owes 120.€$/, 'misses a turn', 'goes ahead 3', 'drives 1'])
      expect(screen.getAllByText(mark).length).toBeGreaterThan(0)
  })
})

test('the end shows every journal and the figures', () => {
  const home = traveller({ at: facts.ARRIVAL, achats: [0, 1], reportages: [2, 3], aventures: [4, 5], place: 1 })
  const story = [told('leaves', { player: 0 }), told('comes-home', { player: 0 })]
  render(Ending, { ...props(viewOf([home, traveller({ place: 2 })])), told: story })
  expect(screen.getByText(/Place 1: home with 6 trophies and 300/)).toBeTruthy()
  expect(screen.getByText(/Place 2: under way, Goa: 0 of the 6 trophies/)).toBeTruthy()
})

test('every illustration of the rules is drawn', () => {
  const figures = Object.values(rules).flatMap((text) => [...text.matchAll(/^:: (.+)$/gm)].map(([, figure]) => figure!))
  expect(new Set(figures).size).toBeGreaterThan(4)
  for (const figure of new Set(figures)) {
    const [name, ...args] = figure.split(' ')
    expect(render(Figure, { game, words, name: name!, args }).container.querySelector('figure')?.children.length).toBe(1)
  }
  expect(() => render(Figure, { game, words, name: 'nonsense', args: [] })).toThrow('there is no figure')
})

test('every trophy has a picture of its own', () => {
  for (const deck of facts.TROPHIES)
    expect(Object.keys(pictures[deck]).sort()).toEqual(cards[deck].map(({ id }) => id).sort())
})

test('a traveller can be chosen by pressing the pile they are in', async () => {
  const target = offer('target', 'player', 1)
  const given = props(viewOf([traveller({ at: spaceOf('hampi') }), traveller(), traveller()], { came: [0, 2, 1] }), { offers: [target] })
  render(Board, given)
  await fireEvent.click(screen.getByRole('button', { name: /driving/ }))
  expect(given.press).toHaveBeenCalledWith('player', 1)
})
