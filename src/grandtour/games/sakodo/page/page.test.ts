import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { entriesOf, said, since } from '$lib/phrases'
import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import { wordsOf } from '$lib/words'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import house from '$texts/en.ftl?raw'
import cards from '../cards.json'
import english from '../texts/en.ftl?raw'
import { ARRIVAL, DECKS, DEPARTURE, STEP } from './facts'
import { traveller, viewOf } from './given'
import Board from './Board.svelte'
import room from './index'
import { SPACES, spaceOf } from './sakodo'
import type { Tales, Told } from './tales'
import type { SakodoView } from './view'

const kinds = [
  kind(
    'space',
    SPACES.map(({ id }) => id),
  ),
  kind('money', [], { step: STEP }),
  kind('pips', [], { step: 1 }),
  ...DECKS.map((deck) =>
    kind(
      deck,
      cards[deck].map(({ id }) => id),
    ),
  ),
]
const tales = {
  'ask-target-steal': { card: 'courrier' },
  earns: { player: 'player', money: 'money' },
  rolls: { player: 'player', pips: 'pips' },
  'declines-ticket': { player: 'player', money: 'money' },
  'goes-on': { player: 'player', offerer: 'player' },
  walks: { player: 'player', space: 'space', money: 'money' },
}
const told = teller<Tales>()
const game = gameOf('sakodo', 'SK', kinds, tales)
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben', 'Cy'], 0)
const [GOA, HAMPI, UDAIPUR, MUMBAI] = ['goa', 'hampi', 'udaipur', 'mumbai'].map(spaceOf) as [
  number,
  number,
  number,
  number,
]

const view = (change: Partial<SakodoView> = {}): SakodoView =>
  viewOf([traveller({ at: GOA }), traveller({ at: HAMPI }), traveller({ at: HAMPI })], change)

function offer(verb: string, kind: string, noun: number, more: Partial<Offer> = {}): Offer {
  return { said: `${verb} ${noun}`, verb, kind, noun, touches: [{ kind, noun }], breaks_in: false, ...more }
}

const props = (change: Partial<BoardProps<SakodoView, Told>> = {}) => propsOf(game, words, view(), change)

const map = () => screen.getByRole('group', { name: words.text('board-map') })
const space = (number: number) => map().querySelector<SVGGElement>(`[data-spot="${number}"]`)!

test('a roll and what it is for are one line of the log', () => {
  const lines = [told('rolls', { player: 1, pips: 4 }, 1), told('declines-ticket', { player: 1, money: 400 }, 2)]
  expect(entriesOf(lines, words, room.telling).map((entry) => said(entry.told, words))).toEqual(['Ben rolls a 4 and turns down a plane ticket for 400\u00a0€.'])
})

test('given an auction that lapses and then one that does not, then the log tells each with its own end, and the summary neither that one goes on', () => {
  const walks = told('walks', { player: 0, space: HAMPI, money: 20 }, 3)
  const lines = [
    told('puts-up', { seller: 1, money: 100, goods: [] }, 1), told('goes-on', { player: 0, offerer: 1 }, 2), walks,
    told('puts-up', { seller: 2, money: 30, goods: [] }, 4), told('bank-buys', { seller: 2, money: 30, goods: [] }, 5),
  ] // prettier-ignore
  const keys = entriesOf(lines, words, room.telling).map((entry) => entry.told.map(({ key }) => key))
  expect(keys).toEqual([['puts-up', 'goes-on'], ['walks'], ['puts-up', 'bank-buys']])
  expect(since(lines, 2, words, room.telling)).toEqual([{ seat: 0, text: words.line(walks), sum: -20 }])
})

describe('the track', () => {
  test('every space says what it is, what is left there and who is there', () => {
    render(Board, props())
    expect(map().querySelectorAll('[data-spot]')).toHaveLength(SPACES.length)
    expect(space(HAMPI).getAttribute('aria-label')).toBe('Hampi, reportage. 25 cards left. Here: Ben, Cy')
    expect(space(ARRIVAL).getAttribute('aria-label')).toBe('Paris (arrival), airport. 18 tickets left')
  })

  test('given a walk, then its space says the price, and pressing it goes there', async () => {
    const go = offer('go', 'space', UDAIPUR)
    const given = props({ offers: [go] })
    render(Board, given)
    expect(space(UDAIPUR).getAttribute('aria-label')).toBe('Udaipur, mail. Go to Udaipur, for 20\u00a0€')
    expect(within(map()).getByText('20 €')).toBeTruthy()
    await fireEvent.keyDown(space(UDAIPUR), { key: 'Enter' })
    expect(given.choose).toHaveBeenCalledWith(go)
  })

  test('given a space out of reach, then pressing it asks why', async () => {
    const given = props({ offers: [offer('go', 'space', HAMPI)] })
    render(Board, given)
    await fireEvent.keyDown(space(ARRIVAL), { key: 'Enter' })
    expect(given.press).toHaveBeenCalledWith('space', ARRIVAL)
    expect(given.choose).toHaveBeenCalledTimes(0)
  })

  test('the Tab key comes to where one may go, and the arrow keys walk along the track', async () => {
    render(Board, props({ offers: [offer('go', 'space', HAMPI)] }))
    const stops = [...map().querySelectorAll('[data-spot][tabindex="0"]')]
    expect(stops).toEqual([space(HAMPI)])
    space(HAMPI).focus()
    await fireEvent.keyDown(space(HAMPI), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(space(UDAIPUR))
    await fireEvent.keyDown(space(UDAIPUR), { key: 'Home' })
    await fireEvent.keyDown(space(DEPARTURE), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(space(DEPARTURE))
  })

  test('given a flight, then its space can be pressed and has no price', () => {
    render(Board, props({ offers: [offer('fly', 'space', MUMBAI)] }))
    expect(space(MUMBAI).getAttribute('aria-label')).toBe('Mumbai, airport. Fly to Mumbai. 18 tickets left')
  })
})

describe('the travellers', () => {
  test('given two who share a space, then both can be told apart', () => {
    render(Board, props())
    expect(within(map()).getByRole('img', { name: 'Ben: Hampi' })).toBeTruthy()
    expect(within(map()).getByRole('img', { name: 'Cy: Hampi' })).toBeTruthy()
  })

  test('given a passenger, then they sit in the van of their driver', () => {
    const travellers = [traveller(), traveller({ aboard: true }), traveller({ at: HAMPI })]
    render(Board, props({ view: view({ travellers }) }))
    expect(within(map()).getByRole('img', { name: 'Ada: Goa, with Ben aboard' })).toBeTruthy()
    expect(within(map()).queryByRole('img', { name: 'Ben: Goa' })).toBeNull()
  })

  test('given somebody to pick up or to trade with, then they can be pressed, by pointer or by key', async () => {
    const offers = [offer('pick', 'player', 2), offer('trade', 'player', 1, { breaks_in: true })]
    const given = props({ offers })
    render(Board, given)
    await fireEvent.click(within(map()).getByRole('button', { name: 'Cy: Hampi' }))
    expect(given.press).toHaveBeenLastCalledWith('player', 2)
    await fireEvent.keyDown(within(map()).getByRole('button', { name: 'Ben: Hampi' }), { key: 'Enter' })
    expect(given.press).toHaveBeenLastCalledWith('player', 1)
  })

  test('given one who has left the game, then they are nowhere', () => {
    const travellers = [traveller(), traveller({ at: -1, playing: false }), traveller({ at: HAMPI })]
    render(Board, props({ view: view({ travellers }) }))
    expect(within(map()).queryByRole('img', { name: /Ben/ })).toBeNull()
  })
})

describe('the card just drawn', () => {
  const money = cards.courrier.findIndex(({ id }) => id === 'money-order')

  test('given a card in the news, then all read its place, title, sentence and effect; it can be put away', async () => {
    const news = [told('draws-courrier', { player: 1, card: money }), told('earns', { player: 1, money: 200 })]
    render(Board, props({ news }))
    const card = screen.getByRole('region', { name: `Card drawn: ${words.text('courrier-money-order')}` })
    await fireEvent.click(within(card).getByRole('button', { name: words.text('board-read') }))
    expect(card.textContent).toContain(words.text('courrier-money-order-place'))
    expect(card.textContent).toContain(words.text('courrier-money-order-text'))
    expect(card.textContent).toContain('Ben earns 200\u00a0€.')
    await fireEvent.click(within(card).getByRole('button', { name: words.text('board-put-away') }))
    expect(screen.queryByRole('region', { name: /Card drawn/ })).toBeNull()
  })

  test('given the next step of a traveller, then it is gone', async () => {
    const { rerender } = render(Board, props({ news: [told('draws-courrier', { player: 1, card: money })] }))
    await rerender(props({ news: [told('walks', { player: 0, space: HAMPI, money: 0 })] }))
    expect(screen.queryByRole('region', { name: /Card drawn/ })).toBeNull()
  })

  test('given a question about a card, then that card is shown', () => {
    const prompt = told('ask-target-steal', { card: money })
    render(Board, props({ position: { ...props().position, prompt } }))
    expect(screen.getByRole('region', { name: /Card drawn/ })).toBeTruthy()
  })
})

describe('the die', () => {
  test('given a roll to make, then the die is its button', async () => {
    const roll = offer('roll', 'nothing', 0, { touches: [] })
    const given = props({ offers: [roll] })
    render(Board, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Roll the die' }))
    expect(given.choose).toHaveBeenCalledWith(roll)
  })

  test('given a roll in the news, then it is seen', () => {
    render(Board, props({ news: [told('rolls', { player: 1, pips: 5 })] }))
    expect(screen.getByRole('img', { name: 'Ben rolls a 5.' })).toBeTruthy()
  })
})
