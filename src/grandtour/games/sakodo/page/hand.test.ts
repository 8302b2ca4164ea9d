import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import { wordsOf } from '$lib/words'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import cards from '../cards.json'
import english from '../texts/en.ftl?raw'
import house from '$texts/en.ftl?raw'
import french from '../texts/fr.ftl?raw'
import { ARRIVAL, FARE, FIRST, FIRST_SOUVENIR, GOODS, ITEMS, STEP, TROPHIES } from './facts'
import { quickBids } from '$families/track/page/goods'
import { share } from './goods'
import { traveller, viewOf } from './given'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import room from './index'
import { homecomers, tally, wayOf } from './ledger'
import pictures from './pictures.json'
import { SPACES } from './sakodo'
import type { Tales, Told } from './tales'
import type { Lot, SakodoView, Trade, Traveller } from './view'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })

const game = gameOf('sakodo', 'SK', [
  kind(
    'space',
    SPACES.map(({ id }) => id),
  ),
  kind('item', ITEMS),
  kind('good', GOODS),
  kind('money', [], { step: STEP }),
  ...TROPHIES.map((deck) =>
    kind(
      deck,
      cards[deck].map(({ id }) => id),
    ),
  ),
])
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben', 'Cleo'], 0)
const good = (id: (typeof GOODS)[number]) => GOODS.indexOf(id)
const told = teller<Tales>()

const rich = (change: Partial<Traveller> = {}) => traveller({ money: 540, cards: 3, ...change })
const view = (change: Partial<SakodoView> = {}) =>
  viewOf([rich(), rich(), rich()], { pack: [1, 2, 1, 0, 0, 0], pile: 60, discard: 0, tickets: 17, ...change })
const offer = (verb: string, kind: string, noun: number, breaks_in = false): Offer => ({
  said: `${verb} ${noun}`,
  verb,
  kind,
  noun,
  touches: kind === 'nothing' ? [] : [{ kind, noun }],
  breaks_in,
})

const props = (change: Partial<BoardProps<SakodoView, Told>> = {}) => propsOf(game, words, view(), change)

const card = (kind: string, noun: number) =>
  document.querySelector<HTMLElement>(`[data-kind="${kind}"][data-card="${noun}"]`)!

describe('the backpack', () => {
  test('it shows what it holds and how many, and what it does not hold cannot be pressed', () => {
    render(room.Hand, props())
    expect(card('good', good('guide')).textContent).toContain('guide ×2')
    expect(card('good', good('compass'))).toBeNull()
    expect(screen.getByRole('region', { name: 'Your backpack' }).textContent).toContain('540\u00a0€')
  })

  test('given that nothing is asked, then pressing a good leaves it to the page to ask again', async () => {
    const given = props({ offers: [offer('sell', 'good', good('camera'), true)] })
    render(room.Hand, given)
    expect(card('good', good('camera')).textContent).toContain('Auction: camera, from 200\u00a0€')
    await fireEvent.click(card('good', good('camera')))
    expect(given.choose).toHaveBeenCalledTimes(0)
    expect(given.press).toHaveBeenCalledWith('good', good('camera'))
  })

  test('given the wish to sell, then goods show what the bank pays, and one press puts one up', async () => {
    const given = props({ offers: [offer('sell', 'good', good('camera'), true)] })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    expect(within(card('good', good('camera'))).getByText('200 €')).toBeTruthy()
    await fireEvent.click(card('good', good('camera')))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
    expect(screen.getByRole('button', { name: 'Sell…' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('given the wish to sell and no moment for it, then it waits for one, and can be given up', async () => {
    const given = props({ offers: [offer('sell', 'good', good('camera'), true)] })
    const { rerender } = render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    await rerender(props())
    expect(screen.getByRole('button', { name: 'Sell…' }).getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    expect(screen.getByRole('button', { name: 'Sell…' })).toHaveProperty('disabled', true)
  })

  test('given a debt, then a good is sold by one press (A32)', async () => {
    const given = props({ view: view({ due: 600 }), offers: [offer('sell', 'good', good('guide'))] })
    render(room.Hand, given)
    expect(screen.getByText('60 € short')).toBeTruthy()
    await fireEvent.click(card('good', good('guide')))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })

  test('given a ticket that is too dear, then it is told what is lacking', () => {
    render(room.Hand, props({ view: view({ price: 600 }) }))
    expect(screen.getByText('60 € short')).toBeTruthy()
  })

  test('given nothing to sell and nobody to trade with, then neither is offered', () => {
    render(room.Hand, props())
    expect(screen.getByRole('button', { name: 'Sell…' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Trade…' })).toHaveProperty('disabled', true)
  })

  test('trades begin with whom', async () => {
    const given = props({ offers: [offer('trade', 'player', 1, true), offer('trade', 'player', 2, true)] })
    render(room.Hand, given)
    expect(screen.queryByRole('group', { name: 'Trade with:' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Trade…' }))
    const partners = screen.getByRole('group', { name: 'Trade with:' })
    await fireEvent.click(within(partners).getByRole('button', { name: /Cleo/ }))
    expect(given.choose).toHaveBeenCalledWith(given.offers[1])
  })

  test('a visitor has none', () => {
    render(room.Hand, props({ me: -1, view: view({ pack: [] }) }))
    expect(document.querySelector('[data-card]')).toBeNull()
  })
})

describe('cards to choose from', () => {
  test('of those drawn one is kept, and a second passport cannot be (SK-17, SK-19)', async () => {
    const offers = [offer('keep', 'item', 3), offer('reject', 'nothing', 0)]
    const given = props({ view: view({ drawn: [0, 3, 3] }), offers })
    render(room.Hand, given)
    expect(document.querySelectorAll('[data-kind=item]')).toHaveLength(3)
    await fireEvent.click(card('item', 3))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
    await fireEvent.click(card('item', 0))
    expect(given.press).toHaveBeenCalledWith('item', 0)
  })

  test('the backpack of a passenger lies open before the driver (SK-34)', async () => {
    const opened = { player: 1, pack: [1, 0, 2, 0, 0, 0] }
    const given = props({ view: view({ opened }), offers: [offer('take', 'item', 2)] })
    render(room.Hand, given)
    const open = screen.getByRole('region', { name: /Ben’s open backpack/ })
    await fireEvent.click(within(open).getByRole('button', { name: /camera ×2 Take: camera/ }))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })
})

describe('the journal', () => {
  const full = view({ travellers: [rich({ souvenirs: [5], aventures: [20] }), rich(), rich()] })

  test('in little room it is opened from the backpack', async () => {
    render(room.Hand, props({ view: full }))
    expect(screen.queryByRole('region', { name: 'Your journal' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: /Your journal\s*2\/6/ }))
    const journal = screen.getByRole('region', { name: 'Your journal' })
    expect(within(journal).getByRole('group', { name: 'Souvenirs: 1 of 2' })).toBeTruthy()
    expect(within(journal).getByRole('button', { name: /Silk sari/ })).toBeTruthy()
    expect(journal.textContent).toContain('three women to explain the fold')
  })

  test('given a trophy just won, then it lies open', () => {
    render(room.Hand, props({ view: full, news: [told('wins-souvenir', { player: 0, card: 5 })] }))
    expect(screen.getByRole('region', { name: 'Your journal' })).toBeTruthy()
  })

  test('given the wish to sell, then a souvenir is put up, and no other trophy (SK-64)', async () => {
    const given = props({ view: full, offers: [offer('sell', 'good', FIRST_SOUVENIR + 5, true)] })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: /Your journal/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    await fireEvent.click(card('aventure', 20))
    expect(given.choose).toHaveBeenCalledTimes(0)
    await fireEvent.click(card('souvenir', 5))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })

  test('an open page can be reached by the Tab key', async () => {
    const given = props({ view: full, offers: [offer('sell', 'good', FIRST_SOUVENIR + 5, true)] })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: /Your journal/ }))
    const sale = screen.getByText(/Auction: Silk sari, from 140 €/)
    expect(sale.tabIndex).toBe(0)
    await fireEvent.click(sale)
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
  })

  test('every trophy has its picture', () => {
    for (const deck of TROPHIES) expect(Object.keys(pictures[deck])).toEqual(cards[deck].map(({ id }) => id))
  })
})

describe('an auction', () => {
  const lot: Lot = { goods: [good('camera')], seller: 1, price: 200, bid: 220, holder: 2, bidders: [0, 2] }
  const offers = [...Array.from({ length: 32 }, (_, i) => offer('bid', 'money', 23 + i)), offer('pass', 'nothing', 0)]
  const auction = () => screen.getByRole('region', { name: 'Auction: camera' })

  test('it tells good, seller, the bid so far, and who is in', () => {
    render(room.Hand, props({ view: view({ lot }), offers }))
    expect(auction().textContent).toMatch(/Ben sells[^]*The bank pays 200\u00a0€[^]*Cleo: 220\u00a0€/)
    expect(within(auction()).getByRole('img', { name: 'Your bid!' })).toBeTruthy()
    expect(within(auction()).getByRole('img', { name: 'Cleo has the highest bid' })).toBeTruthy()
  })

  test('in little room the least bid is a press away, and any other can be typed', async () => {
    const given = props({ view: view({ lot }), offers })
    render(room.Hand, given)
    await fireEvent.click(within(auction()).getByRole('button', { name: 'Bid 230\u00a0€' }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[0])
    expect(within(auction()).queryByRole('button', { name: 'Bid 280\u00a0€' })).toBe(null)
    const own = within(auction()).getByRole('spinbutton', { name: /up to 540\u00a0€/ })
    await fireEvent.input(own, { target: { value: '300' } })
    await fireEvent.click(within(auction()).getByRole('button', { name: 'Bid' }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[7])
  })

  test('given a sum that cannot be bid, then it is not', async () => {
    const given = props({ view: view({ lot }), offers })
    render(room.Hand, given)
    await fireEvent.input(within(auction()).getByRole('spinbutton'), { target: { value: '235' } })
    expect(within(auction()).getByRole('button', { name: 'Bid' })).toHaveProperty('disabled', true)
  })

  test('given that fifty more is too much, then only the least bid is a press away', () => {
    expect(quickBids(new Map([[23, offers[0]!]]), STEP)).toEqual([offers[0]])
    expect(quickBids(new Map(), STEP)).toEqual([])
  })

  test('given too little money for any bid, then that is said, and one can stay out', () => {
    render(room.Hand, props({ view: view({ lot }), offers: [offer('pass', 'nothing', 0)] }))
    expect(auction().textContent).toContain(words.text('lot-poor'))
    expect(within(auction()).queryByRole('spinbutton')).toBeNull()
  })

  test('those who only watch see it too', () => {
    render(room.Hand, props({ me: -1, view: view({ lot, pack: [] }) }))
    expect(auction().textContent).toContain('Ada is to bid')
  })
})

describe('a lot of several goods', () => {
  const gathered = { seller: 0, goods: [good('guide'), good('camera')] }
  const offers = [
    offer('withdraw', 'nothing', 0),
    offer('auction', 'nothing', 0),
    offer('add', 'good', good('guide')),
    offer('add', 'good', FIRST_SOUVENIR + 5),
    offer('remove', 'good', good('camera')),
    offer('remove', 'good', good('guide')),
  ]

  test('given the wish to sell, then several goods can be sold together (SK-64)', async () => {
    const given = props({ offers: [offer('sell', 'good', good('guide'), true), offer('lot', 'nothing', 0, true)] })
    render(room.Hand, given)
    expect(screen.queryByRole('button', { name: 'As a lot…' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Sell…' }))
    await fireEvent.click(screen.getByRole('button', { name: 'As a lot…' }))
    expect(given.choose).toHaveBeenLastCalledWith(given.offers[1])
  })

  test('goods are added from the backpack or from the list, and taken out again', async () => {
    const given = props({ view: view({ gathered }), offers })
    render(room.Hand, given)
    const panel = screen.getByRole('region', { name: 'Your lot' })
    expect(panel.textContent).toContain('from 210\u00a0€')
    const pack = screen.getByRole('region', { name: words.text('pack') })
    await fireEvent.click(within(pack).getByRole('button', { name: /guide Add: guide/ }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[2])
    await fireEvent.click(within(panel).getByRole('button', { name: 'Add: Silk sari' }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[3])
    await fireEvent.click(within(panel).getByRole('button', { name: 'Take out: camera' }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[4])
  })

  test('others see only that somebody is at it', () => {
    render(room.Hand, props({ view: view({ gathered: { seller: 1, goods: [] } }), offers: [] }))
    expect(screen.getByRole('region', { name: 'Ben is putting a lot together' })).toBeTruthy()
  })

  test('under the hammer all its goods are named', () => {
    const lot: Lot = { goods: [2, 2, 6], seller: 1, price: 650, bid: 0, holder: -1, bidders: [0] }
    render(room.Hand, props({ view: view({ lot }), offers: [] }))
    expect(screen.getByRole('region', { name: 'Auction: camera ×2, plane ticket' })).toBeTruthy()
  })
})

describe('a trade', () => {
  const trade: Trade = { proposer: 0, partner: 1, sent: false, give: [1], want: [] }
  const panel = () => screen.getByRole('region', { name: 'Trade' })

  test('given my proposal, then I see what leaves and what comes, and add to both', async () => {
    const offers = [offer('withdraw', 'nothing', 0), offer('give', 'item', 2), offer('want', 'item', 3)]
    const given = props({ view: view({ trade }), offers })
    render(room.Hand, given)
    expect(within(panel()).getByRole('group', { name: 'You give' }).textContent).toContain('guide')
    const gifts = within(panel()).getByRole('group', { name: 'You give:' })
    expect(gifts.querySelectorAll('i'), 'in little room what is chosen stands before what can be').toHaveLength(trade.give.length)
    expect(card('good', good('guide')).textContent, 'one of two is on the table').toMatch(/guide(?! ×2)/)
    await fireEvent.click(card('good', good('camera')))
    expect(given.choose).toHaveBeenLastCalledWith(offers[1])
    await fireEvent.click(within(panel()).getByRole('button', { name: 'Ask for: compass' }))
    expect(given.choose).toHaveBeenLastCalledWith(offers[2])
  })

  test('given a proposal to me, then it is told from my side, and what I lack is said', () => {
    const asked = { ...trade, proposer: 1, partner: 0, sent: true, give: [2], want: [3, 3] }
    render(room.Hand, props({ view: view({ trade: asked }), offers: [offer('refuse', 'nothing', 0)] }))
    expect(within(panel()).getByRole('group', { name: 'You give' }).textContent).toContain('compass ×2')
    expect(within(panel()).getByRole('group', { name: 'You receive' }).textContent).toContain('camera')
    expect(panel().textContent).toContain(words.text('trade-short'))
  })

  test('given that somebody prepares a proposal to me, then I see that, and no terms yet', () => {
    const coming = { ...trade, proposer: 1, partner: 0, give: [] }
    render(room.Hand, props({ view: view({ trade: coming }) }))
    expect(panel().textContent).toContain('Ben is preparing a proposal for you')
    expect(within(panel()).queryByRole('group')).toBeNull()
  })

  test('given a trade of others, then only that they talk is seen (A10)', () => {
    const others = { ...trade, proposer: 1, partner: 2, sent: true, give: [], want: [] }
    render(room.Hand, props({ view: view({ trade: others }) }))
    expect(panel().textContent!.trim()).toContain('Ben and Cleo are talking about a trade')
    expect(within(panel()).queryByRole('group')).toBeNull()
  })
})

describe('a seat', () => {
  const seat = (change: Partial<Traveller>, compact = false, more: Partial<SakodoView> = {}) =>
    render(room.Seat, {
      ...props({ view: view({ travellers: [rich(), rich(change), rich()], active: 2, ...more }) }),
      seat: 1,
      compact,
    }).container.textContent!

  test('it tells what everyone may know, and no more', () => {
    const text = seat({ money: 1200, tickets: 2, cards: 4, souvenirs: [5] })
    expect(text).toMatch(/1,200\u00a0€[^]*4 cards in the backpack[^]*2 plane tickets[^]*Souvenirs: 1 of 2[^]*Goa/)
  })

  test('money that is hidden stays so, and one sees oneself as the others do (A43)', () => {
    expect(seat({ money: -1 })).toContain('?\u00a0€')
    const hidden = view({ travellers: [rich(), rich({ money: -1 }), rich({ money: -1 })] })
    const { container } = render(room.Seat, { ...props({ view: hidden }), seat: 0, compact: false })
    expect(container.textContent).toContain('?\u00a0€')
  })

  test('a lost passport, turns to miss and a lift are told', () => {
    const text = seat({ passport: false, without: 2, skips: 1, aboard: true })
    expect(text).toMatch(/no passport, for 2 turns[^]*misses a turn[^]*with Cleo/)
  })

  test('in little room the rest is a press away', async () => {
    expect(seat({ rides: [2, 0, 0], souvenirs: [5] }, true)).toMatch(/More about Ben/)
    await fireEvent(document.querySelector('[popover]')!, new Event('beforetoggle'))
    expect(document.body.textContent).toMatch(/More about Ben[^]*Silk sari[^]*took Ada along 2 times in a row/)
  })
})

describe('the end', () => {
  const story = [
    told('leaves', { player: 0 }),
    told('walks', { player: 0, space: FIRST + 3, money: FARE[3] }),
    told('picks-up', { driver: 0, passenger: 1 }),
    told('walks', { player: 0, space: FIRST + 5, money: FARE[2] }),
    told('rides', { player: 1, space: FIRST + 5 }),
    told('flies', { player: 0, space: ARRIVAL }),
    told('earns', { player: 0, money: 120 }),
    told('sells', { seller: 1, buyer: 0, money: 210, goods: [good('camera')] }),
    told('bank-buys', { seller: 0, money: 10, goods: [good('guide')] }),
    told('trades', { proposer: 1, partner: 0, given: 1, wanted: 2 }),
    told('comes-home', { player: 0 }),
  ]

  test('the way of a traveller goes from place to place, whoever drove', () => {
    expect(wayOf(story, 0)).toEqual([0, FIRST, FIRST + 3, FIRST + 5, ARRIVAL])
    expect(wayOf(story, 1)).toEqual([0, FIRST + 5])
  })

  test('what everyone did is counted', () => {
    expect(tally(story, 0)).toMatchObject({
      walked: 5,
      fares: FARE[3] + FARE[2],
      flights: 2,
      lifts: { given: 1, got: 0 },
      earned: 120,
      sold: { count: 1, sum: 10 },
      bought: { count: 1, sum: 210 },
      trades: 1,
    })
    expect(tally(story, 1)).toMatchObject({ walked: 0, lifts: { given: 0, got: 1 }, sold: { count: 1, sum: 210 } })
    expect(homecomers(story)).toEqual([0])
  })

  test('the journals can be read, the winner’s first, each with why it came where it did', () => {
    const won = { souvenirs: [5, 6], reportages: [0, 1], aventures: [2, 3], place: 1, at: ARRIVAL, money: 40 }
    const [second, third] = [rich({ souvenirs: [7, 8, 9], place: 2 }), rich({ playing: false, place: 3 })]
    const last = [second, rich(won), third]
    render(Ending, { ...props({ view: view({ travellers: last }) }), told: [told('comes-home', { player: 1 })] })
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent!.trim())
    expect(titles.map((title) => title.replace(/^[ABC]\s+/, ''))).toEqual([
      'Ben’s journal',
      'Your journal',
      'Cleo’s journal',
      'The journey in figures',
    ])
    expect(document.body.textContent).toContain('Place 1: home with 6 trophies and 40\u00a0€.')
    expect(document.body.textContent).toContain('Place 2: under way, Goa: 2 of the 6 trophies and 1 more; 540\u00a0€.')
    expect(document.body.textContent).toContain('three women to explain the fold')
    expect(share(second), 'a third souvenir fills no place (A47)').toBe(2)
  })
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
  expect(() => render(Figure, { game, words, name: 'trophy', args: ['souvenir', 'umbrella'] })).toThrow('umbrella')
})

test('both languages name what the page shows', () => {
  const keys = (text: string) =>
    [...text.matchAll(/^((?:pack|journal|lot|trade|seat|end|figure)[\w-]*) =/gm)].map((found) => found[1]).sort()
  expect(keys(french)).toEqual(keys(english))
})
