import { entriesOf } from '$lib/phrases'
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { gameOf, kind, propsOf, teller } from '$lib/testing/table'
import { wordsOf } from '$lib/words'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import english from '../texts/en.ftl?raw'
import french from '../texts/fr.ftl?raw'
import { CARD_DRAGGED, cardOf, CITIES, cityOf, ENDS, HOMES } from './course'
import { CONTINENTS, SOURCES } from './facts'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Board from './Board.svelte'
import room from './index'
import type { Tales, Told } from './tales'
import type { CourseView, Traveller } from './view'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })

const game = gameOf('course', 'CM', [
  kind('city', CITIES.map((city) => city.id)),
  kind('card', ENDS.map(String), { of: 'city', parts: ENDS.map((ends) => [...ends]) }),
  kind('continent', [...CONTINENTS]),
  kind('source', [...SOURCES]),
])
const words = wordsOf('en', [english], game).seated(['Ada', 'Ben'], 0)
const tell = teller<Tales>()

const hand = ['paris/rome', 'rome/cairo', 'tokyo/honolulu'].map(cardOf) as [number, number, number]
const [toRome, toCairo, toHonolulu] = hand
const [paris, rome, cairo] = ['paris', 'rome', 'cairo'].map(cityOf) as [number, number, number]

test('an exchange is told in one line, and so are the cards that a landing brings', () => {
  const linesOf = (...told: Told[]) => entriesOf(told, words, room.telling).map((entry) => entry.told)
  const [player, left, right] = [0, toHonolulu, toRome]
  const exchange = [tell('picks-up', { player, card: toRome }, 4), tell('draws', { player, card: toCairo }, 5), tell('stays', { player, left, right }, 5)]
  expect(linesOf(...exchange)).toEqual([exchange])
  const [flies, ...landing] = [tell('flies', { player, card: toRome, city: rome }, 1), tell('draws-unseen', { player }, 2), tell('draws-unseen', { player }, 3)]
  expect(linesOf(flies!, ...landing)).toEqual([[flies], landing])
})

const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  cards: 15, shown: [], home: paris, at: paris, visas: [0], flown: [paris], racing: true, place: -1, ...change,
})
const view = (change: Partial<CourseView> = {}): CourseView => ({
  travellers: [traveller(), traveller({ shown: [cardOf('delhi/mumbai')] })], hand, stock: 74,
  left: { top: cardOf('tokyo/manila'), cards: 2 }, right: { top: cardOf('cairo/tehran'), cards: 2 }, laid: [],
  visas_left: [0, 2, 2, 2, 2], first: 0, round: 3, rounds: 100, chain: [], path: [], discards: [], ...change,
})

function offer(verb: string, kind: string, noun: number, ...touches: [string, number][]): Offer {
  const all = touches.map(([kind, noun]) => ({ kind, noun }))
  return { said: `${verb} ${noun}`, verb, kind, noun, touches: all, breaks_in: false }
}
const lay = (card: number, city: number) => offer('lay', 'card', card, ['card', card], ['city', city])
const left = (card: number) => offer('left', 'card', card, ['card', card])
const right = (card: number) => offer('right', 'card', card, ['card', card])
const take = (source: number) => offer('take', 'source', source, ['source', source])
const land = (city: number) => offer('land', 'nothing', 0, ['city', city])

const props = (change: Partial<BoardProps<CourseView, Told>> = {}) => propsOf(game, words, view(), change)

const turn = [lay(toRome, rome), ...hand.map(left)]
const names = (root: HTMLElement) => within(root).queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('the map', () => {
  test('given a turn in Paris, then Rome is a button that says what it does, and no other city is', async () => {
    const given = props({ offers: turn })
    render(Board, given)
    const map = screen.getByRole('group', { name: 'Map of the world' })
    expect(names(map)).toEqual(['Fly to Rome with Paris – Rome'])
    await fireEvent.keyDown(within(map).getByRole('button'), { key: 'Enter' })
    await fireEvent.click(within(map).getByRole('button'))
    expect(given.press).toHaveBeenCalledTimes(2)
    expect(given.press).toHaveBeenCalledWith('city', rome)
  })

  test('given a flight to Rome, then landing there comes first, and the way on after it', () => {
    const flight = view({ chain: [toRome], path: [paris, rome] })
    render(Board, props({ view: flight, offers: [land(rome), lay(toCairo, cairo)] }))
    expect(names(screen.getByRole('group', { name: 'Map of the world' }))).toEqual([
      'Land in Rome', 'Fly to Cairo with Rome – Cairo',
    ])
  })

  test('given homes to choose from, then the three of them are buttons', () => {
    const homes = HOMES.map((city) => offer('home', 'city', city, ['city', city]))
    const before = traveller({ home: -1, at: -1, visas: [], flown: [] })
    render(Board, props({ view: view({ travellers: [before, before] }), offers: homes }))
    expect(names(screen.getByRole('group', { name: 'Map of the world' }))).toEqual([
      'Start from Paris', 'Start from Tokyo', 'Start from New York',
    ])
  })

  test('the planes can be heard', () => {
    render(Board, props())
    expect(screen.getAllByRole('img').map((plane) => plane.getAttribute('aria-label'))).toEqual(['Ada in Paris', 'Ben in Paris'])
  })
})

describe('the hand', () => {
  const card = (name: string) => screen.getByRole('button', { name })

  test('given a turn in Paris, then what leaves Paris comes first and pressing it lays it', async () => {
    const given = props({ offers: turn })
    render(room.Hand, given)
    const shown = screen.getAllByRole('button').flatMap((button) => button.dataset.card ?? [])
    expect(shown.map(Number)).toEqual([toRome, toCairo, toHonolulu])
    await fireEvent.click(card('Paris – Rome'))
    expect(given.choose).toHaveBeenCalledWith(turn[0])
  })

  test('given the wish to exchange, then pressing a card that could be laid puts it into the left bin', async () => {
    const given = props({ offers: turn })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
    await fireEvent.click(card('Paris – Rome'))
    expect(given.choose).toHaveBeenCalledWith(turn[1])
  })

  test('given a card that can do nothing now, then pressing it asks why', async () => {
    const given = props({ view: view({ chain: [toRome], path: [paris, rome] }), offers: [land(rome), lay(toCairo, cairo)] })
    render(room.Hand, given)
    await fireEvent.click(card('Tokyo – Honolulu'))
    expect(given.press).toHaveBeenCalledWith('card', toHonolulu)
    expect(card('Paris – Rome, leg 1 of your flight')).toBeTruthy()
  })

  test('given a card for the left bin, then any other one goes to the right', async () => {
    const given = props({ view: view({ discards: [toRome] }), offers: [right(toCairo), right(toHonolulu)] })
    render(room.Hand, given)
    await fireEvent.click(card('Rome – Cairo'))
    expect(given.choose).toHaveBeenCalledWith(given.offers[0])
    expect(card('Paris – Rome, for the left bin')).toBeTruthy()
  })

  test('given a card dragged to the left bin, then it is exchanged', async () => {
    const given = props({ offers: turn })
    render(room.Hand, given)
    const dataTransfer = { types: [CARD_DRAGGED], getData: () => String(toCairo) }
    await fireEvent.drop(screen.getByRole('group', { name: 'Left bin, 2 cards' }), { dataTransfer })
    expect(given.choose).toHaveBeenCalledWith(left(toCairo))
  })

  test('given two discards, then the piles themselves are what to take from', async () => {
    const given = props({ view: view({ discards: [toRome, toCairo] }), offers: [0, 1, 2, 3].map(take) })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: 'Take the cards of both bins' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Take two cards from the stock' }))
    expect(vi.mocked(given.choose).mock.calls).toEqual([[given.offers[3]], [given.offers[0]]])
  })

  test('given cards taken from the piles, then those of the hand come into sight again', async () => {
    const place = document.body.appendChild(document.createElement('section'))
    place.className = 'hand' // as on the page, where what lies before the player is called so, too
    const seen: Element[] = []
    HTMLElement.prototype.scrollIntoView = function () {
      seen.push(this)
    }
    const { rerender } = render(room.Hand, { target: place, props: props({ offers: [0, 1, 2, 3].map(take) }) })
    await rerender({ offers: turn })
    expect(seen.at(-1)!.contains(card('Paris – Rome'))).toBe(true)
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    place.remove()
  })

  test('given a card just drawn, then it is marked as new', () => {
    render(room.Hand, props({ news: [tell('draws', { player: 0, card: toCairo })] }))
    expect(card('Rome – Cairo, new')).toBeTruthy()
  })

  test('given a visitor, then the piles are there and no hand is', () => {
    render(room.Hand, props({ me: -1, view: view({ hand: [] }) }))
    expect(screen.getByRole('group', { name: 'Stock, 74 cards' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your cards' })).toBeNull()
  })
})

describe('a seat', () => {
  test('the passport says what is stamped, and the known cards can be looked at', async () => {
    render(room.Seat, { ...props(), seat: 1, compact: false })
    expect(screen.getByRole('img', { name: 'Europe: stamped' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Asia: not yet' })).toBeTruthy()
    expect(screen.queryByText('Delhi')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: '1 known card' }))
    expect(screen.getByText('Delhi')).toBeTruthy()
  })
})

describe('the ending', () => {
  test('counts what was told of each traveller', () => {
    const told = [
      tell('stamped', { player: 0, continent: 0 }),
      tell('flies', { player: 0, card: toRome, city: rome }),
      tell('flies', { player: 0, card: toCairo, city: cairo }),
      tell('stamped', { player: 0, continent: 3 }),
      tell('stays', { player: 1, left: 3, right: 4 }),
    ]
    render(Ending, { ...props(), told })
    const [, ada, ben] = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').map((cell) => cell.textContent?.trim()))
    expect(ada!.slice(0, 3)).toEqual(['2', '1', '0'])
    expect(ben!.slice(0, 3)).toEqual(['0', '0', '1'])
    expect(screen.getByRole('img', { name: 'Africa' })).toBeTruthy()
  })
})

describe('the figures', () => {
  const figure = (line: string) => {
    const [name = '', ...args] = line.split(' ')
    render(Figure, { game, words, name, args })
    return screen.getAllByRole('img')[0]!.getAttribute('aria-label')
  }

  test.each([
    ['map-homes', 'The three homes on the map: Paris, New York, and Tokyo'],
    ['route-card paris/new-york', 'A route card: Paris – New York'],
    ['chain paris/new-york new-york/anchorage', 'A flight laid with 2 cards: Paris – New York – Anchorage'],
    ['visas', 'The five visas: Europe, Asia, America, Africa, and Oceania'],
    ['bins', 'The stock and the two bins'],
    ['exchange', 'An exchange: one card into each bin, two cards taken'],
    ['map-leg paris tokyo', 'The leg Paris – Tokyo on the map'],
  ])('%s', (line, alternative) => {
    expect(figure(line)).toBe(alternative)
  })

  test('a figure, a city or a card that does not exist is named in the error', () => {
    expect(() => figure('map-moon')).toThrow('"map-moon"')
    expect(() => figure('map-leg paris atlantis')).toThrow('"atlantis"')
    expect(() => figure('route-card paris/atlantis')).toThrow('"paris/atlantis"')
  })

  test('those of the rules texts can all be drawn', () => {
    const lines = Object.values(rules).flatMap((text) => text.match(/^:: .+$/gm) ?? [])
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(figure(line.slice(3).trim())).toBeTruthy()
  })
})

test('French has its words on the board too', () => {
  const words = wordsOf('fr', [french], game).seated(['Ada', 'Ben'], 0)
  render(Board, props({ words, offers: turn }))
  expect(names(screen.getByRole('group', { name: 'Carte du monde' }))).toEqual(['Voler vers Rome avec Paris – Rome'])
})
