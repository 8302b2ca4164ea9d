import { gameOf, kind, propsOf } from '$lib/testing/table'
import { entriesOf, turnsOf } from '$lib/phrases'
import type { BoardProps } from '$lib/room'
import type { Offer, Told } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import house from '../../../texts/en.ftl?raw'
import cards from '../cards.json'
import sites from '../sites.json'
import english from '../texts/en.ftl?raw'
import french from '../texts/fr.ftl?raw'
import { LENGTH, MODE_OF } from './facts'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Board from './Board.svelte'
import room from './index'
import type { SitesView, Traveller } from './view'
import { COLUMNS, MODES, ROWS } from './world'

const rules = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true })

const latitudes = Array.from({ length: ROWS }, (_, row) => (row < 8 ? `n${10 * (7 - row)}` : `s${10 * (row - 8)}`))
const longitudes = Array.from({ length: COLUMNS }, (_, c) => (c < 18 ? `w${10 * (17 - c)}` : `e${10 * (c - 18)}`))
const tickets = cards.transport.map((card) => ('cells' in card ? `${card.mode}-${card.cells}` : card.mode))
const copies = (words: string[], all: { copies: number }[]) =>
  words.flatMap((word, face) => Array.from({ length: all[face]!.copies }, (_, i) => ({ word: i ? `${word}/${i + 1}` : word, face })))
const transport = copies(tickets, cards.transport)
const events = copies(cards.event.map(({ id }) => id), cards.event)

const game = gameOf('sites80', 'TM', [
  kind('degree', [...latitudes, ...longitudes]),
  kind('cell', latitudes.flatMap((row) => longitudes.map((column) => row + column)), {
    of: 'degree', parts: latitudes.flatMap((_, row) => longitudes.map((_, column) => [row, ROWS + column])),
  }),
  kind('site', sites.map(({ id }) => id)),
  kind('quarter', ['nw', 'ne', 'sw', 'se']),
  kind('ticket', tickets),
  kind('card', transport.map(({ word }) => word), { of: 'ticket', parts: transport.map(({ face }) => [face]) }),
  kind('event', cards.event.map(({ id }) => id)),
  kind('event-card', events.map(({ word }) => word), { of: 'event', parts: events.map(({ face }) => [face]) }),
  kind('slot', ['left', 'right']),
  kind('flag', ['1', '2', '3', '4', '5', '6']),
  kind('clue', Array.from({ length: 480 }, (_, i) => String(i + 1))),
], { misses: { player: 'player' }, strays: { player: 'player', site: 'site' } })
const words = wordsOf('en', [house, english], game).seated(['Ada', 'Ben'], 0)

test.each(events.map(({ word, face }, event) => [word, cards.event[face]!, event] as const))('%s is told with what it did, and with nothing else', (_, { do: does }, event) => {
  const lines = [['happens', { event }], ['draws-unseen', {}], ['announces', { slot: 0, site: 3 }], ['right', { site: 3 }]] as const
  const told = lines.map(([key, facts], version): Told => ({ version, key, facts: { player: 1, ...facts } }))
  const entries = entriesOf(told, words, room.telling).map((entry) => entry.told.map(({ key }) => key))
  const first = does.some(([effect]) => effect === 'draw') ? [['happens', 'draws-unseen']] : [['happens'], ['draws-unseen']]
  expect(entries).toEqual([...first, ['announces', 'right']])
})

test('a turn that is missed stands in the log under whoever misses it', () => {
  const lines = [['draws-unseen', 0], ['misses', 1]] as const
  const told = lines.map(([key, player]): Told => ({ version: 7, key, facts: { player }, round: 2, turn: 0 }))
  expect(turnsOf(told, words, room.telling).map(({ round, seat }) => [round, seat])).toEqual([[2, 0], [2, 1]])
})

const site = (id: string) => sites.findIndex((one) => one.id === id)
const PARIS = 126
const traveller = (change: Partial<Traveller> = {}): Traveller => ({
  at: PARIS, cards: 2, secrets: 0, held: [], home: [], skips: 0, playing: true, place: -1, ...change,
})
const view = (change: Partial<SitesView> = {}): SitesView => ({
  travellers: [traveller(), traveller({ at: 200, held: [site('petra')], home: [site('rome')] })], hand: [0, 20], secrets: [],
  flags: [130, 131, 300, 301, 302, 303],
  slots: [
    { quarter: 1, numbers: [12, 80, 200], found: [{ number: 80, clue: 0 }], behind: 38 },
    { quarter: -1, numbers: [], found: [], behind: 0 },
  ],
  sheet: [{ number: 3, clue: 1 }, { number: 12, clue: 2 }], notebook: [], face_up: [{ site: site('moscow'), barred: 1 }], starts: [],
  stock: 40, used: [], events: 50, spent: [], first: 0, turn: 0, extra: false, round: 3, rounds: 80, wrap: false,
  coast_trains: false, labels: false, riding: -1, naming: -1, ...change,
})
const offer = (verb: string, kind: string, noun: number): Offer => ({
  said: `${verb} ${noun}`, verb, kind, noun, touches: [{ kind, noun }], breaks_in: false,
})
const props = (change: Partial<BoardProps<SitesView>> = {}) => propsOf(game, words, view(), change)
const map = () => screen.getByRole('group', { name: 'Planisphere of 504 cells' })

describe('the map', () => {
  test('a cell that can be reached is a button that says what it does and what is there', async () => {
    const given = props({ offers: [offer('walk', 'cell', 127)] })
    render(Board, given)
    const cell = within(map()).getByRole('button', { name: `Walk to ${words.noun('cell', 127)}, coast, 2 red squares` })
    await fireEvent.keyDown(cell, { key: 'Enter' })
    expect(given.press).toHaveBeenCalledWith('cell', 127)
  })

  test('the grid is one stop of the Tab key and is walked with the arrows', async () => {
    render(Board, props({ offers: [offer('walk', 'cell', 127), offer('walk', 'cell', 90)] }))
    const stops = () => [...map().querySelectorAll<SVGGElement>('[data-spot][tabindex="0"]')].map(({ dataset }) => dataset.spot)
    expect(stops()).toEqual(['127'])
    await fireEvent.keyDown(map().querySelector('[data-spot="127"]')!, { key: 'ArrowRight' })
    expect(stops()).toEqual(['128'])
    await fireEvent.keyDown(map().querySelector('[data-spot="128"]')!, { key: 'PageUp' })
    expect(stops()).toEqual(['127'])
  })

  test('travellers, flags and waiting cards can be heard', () => {
    render(Board, props())
    const heard = screen.getAllByRole('img').map((piece) => piece.getAttribute('aria-label'))
    expect(heard).toContain(`Ada at ${words.noun('cell', PARIS)}`)
    expect(heard).toContain(`the photographer’s flag at ${words.noun('cell', 130)}`)
    expect(heard).toContain('Moscow waits here, face up')
  })

  test('names stand on it only where the table wants them', async () => {
    const { rerender } = render(Board, props({ view: view({ labels: true }) }))
    expect(await screen.findByText('Paris')).toBeTruthy()
    await rerender(props())
    expect(screen.queryByText('Paris')).toBeNull()
  })

  test('a card turned over is shown with its name and its text, and can be put away and looked at again', async () => {
    const news: Told[] = [
      { version: 5, key: 'announces', facts: { player: 1, slot: 0, site: site('rome') } },
      { version: 5, key: 'wrong', facts: { player: 1, site: site('petra'), cell: 165 } },
    ]
    render(Board, props({ news }))
    expect(screen.getByText('Ben said Rome, but it was here:')).toBeTruthy()
    expect(screen.getByText('Petra')).toBeTruthy()
    await fireEvent.click(screen.getByText('Go on'))
    expect(screen.queryByText('Petra')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Look at Petra again' }))
    expect(screen.getByText('Petra')).toBeTruthy()
  })

  test('an event is shown with what it did', () => {
    const news: Told[] = [
      { version: 5, key: 'happens', facts: { player: 1, event: 0 } },
      { version: 6, key: 'strays', facts: { player: 1, site: site('petra') } },
    ]
    render(Board, props({ news }))
    const card = screen.getByRole('region', { name: 'Event: Unplanned journey' })
    expect(within(card).getByRole('listitem').textContent).toBe('Chance takes Ben to Petra.')
  })

  test('an event lies there while its owner goes on, and no more once turns were passed over', async () => {
    const { position } = props()
    const shown = () => screen.queryByRole('region', { name: 'Event: Unplanned journey' })
    const { rerender } = render(Board, props({ news: [{ version: 5, key: 'happens', facts: { player: 1, event: 0 } }], position: { ...position, version: 6 } }))
    await rerender(props({ position: { ...position, version: 7 } }))
    expect(shown()).toBeTruthy()
    await rerender(props({ position: { ...position, version: 20 } }))
    expect(shown()).toBeNull()
  })
})

describe('the tray', () => {
  test('a ticket says how much it opens, and is pressed', async () => {
    const given = props({ offers: [offer('ride', 'card', 0)] })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: /^plane 4: \d+ cells within reach/ }))
    expect(given.press).toHaveBeenCalledWith('card', 0)
    expect([MODES[MODE_OF[0]], LENGTH[0]]).toEqual(['plane', 4])
  })

  test('the camera tells quarter and numbers; what was found stays with its card', async () => {
    const given = props({ offers: [offer('photo', 'slot', 0)] })
    render(room.Hand, given)
    await fireEvent.click(screen.getByRole('button', { name: /^Card on the left: north-east quarter, numbers 12, 80, 200/ }))
    expect(given.press).toHaveBeenCalledWith('slot', 0)
    expect(within(screen.getByRole('list', { name: 'Clues found for the card on the left' })).getByText('80')).toBeTruthy()
  })

  test('the numbers that matter are lit on the sheet and stand first', () => {
    render(room.Hand, props())
    const clues = within(screen.getByRole('list', { name: 'The clues' })).getAllByRole('listitem')
    expect(clues[0]!.textContent).toMatch(/^12For a card in the camera:/)
  })
})

describe('naming a site', () => {
  const naming = () =>
    props({ view: view({ naming: 0 }), offers: sites.map((_, number) => offer('name', 'site', number)) })

  test('one types, takes what is proposed with Enter, and confirms', async () => {
    const given = naming()
    render(room.Hand, given)
    const field = screen.getByRole('combobox', { name: 'Which site is on the card on the left?' })
    await fireEvent.input(field, { target: { value: 'istambul' } })
    expect(screen.getAllByRole('option').map((one) => one.textContent?.trim())).toEqual(['Istanbul'])
    await fireEvent.keyDown(field, { key: 'Enter' })
    await fireEvent.click(screen.getByRole('button', { name: 'Announce Istanbul!' }))
    expect(given.choose).toHaveBeenCalledWith(given.offers[site('istanbul')])
  })

  test('the arrows choose among what is proposed; Escape closes it', async () => {
    render(room.Hand, naming())
    const field = screen.getByRole('combobox')
    await fireEvent.input(field, { target: { value: 'sa' } })
    const [, second] = screen.getAllByRole('option')
    await fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(second!.getAttribute('aria-selected')).toBe('true')
    expect(field.getAttribute('aria-activedescendant')).toBe(second!.id)
    await fireEvent.keyDown(field, { key: 'Escape' })
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  test('what is in the camera plays no part in it', async () => {
    const asked = async (quarter: number) => {
      const shown = naming()
      shown.view.slots[0] = { ...shown.view.slots[0]!, quarter, numbers: [quarter], found: [] }
      const { unmount } = render(room.Hand, shown)
      await fireEvent.input(screen.getByRole('combobox'), { target: { value: 'pe' } })
      const texts = screen.getAllByRole('option').map((one) => one.textContent)
      unmount()
      return texts
    }
    expect(await asked(0)).toEqual(await asked(3))
  })

  test('with names on the map only those of the cell are there, at once', () => {
    render(room.Hand, props({ view: view({ naming: 0, labels: true }), offers: [offer('name', 'site', 2), offer('name', 'site', 3)] }))
    expect(screen.getAllByRole('option').map((one) => one.textContent?.trim())).toEqual(['Rome', 'Venice'])
  })
})

test('a seat tells what is home and what is carried', () => {
  render(room.Seat, { ...props(), seat: 1, compact: false })
  expect(screen.getByRole('img', { name: '1 of 5 pictures home, 1 on the way' })).toBeTruthy()
})

test('the ending has an album for each player, with what the clues were', () => {
  const told: Told[] = [
    { version: 2, key: 'found', facts: { slot: 0, number: 7, clue: 4 } },
    { version: 3, key: 'announces', facts: { player: 1, slot: 0, site: site('rome') } },
    { version: 3, key: 'right', facts: { player: 1, site: site('rome') } },
  ]
  render(Ending, { ...props(), told })
  const album = screen.getByRole('region', { name: 'Ben’s album' })
  expect(within(album).getByRole('img', { name: 'Picture: Rome' })).toBeTruthy()
  expect(within(album).getByText('7')).toBeTruthy()
})

describe('the figures', () => {
  const figure = (line: string) => {
    const [name = '', ...args] = line.split(' ')
    render(Figure, { game, words, name, args })
    return screen.getAllByRole('img')[0]!.getAttribute('aria-label')
  }

  test.each([
    ['world', 'Planisphere of 504 cells'],
    ['map petra train 3', 'A part of the map around Petra'],
    ['terrains', 'land, coast, strait, sea'],
    ['tickets plane-4 boat-3', 'plane 4, boat 3'],
    ['site petra', 'Picture: Petra'],
    ['card ne 12 80 200', 'A card: north-east quarter, numbers 12, 80, 200'],
    ['flags', 'Six flags: three with players, three that anyone may use'],
  ])('%s', (line, alternative) => expect(figure(line)).toBe(alternative))

  test('what does not exist is named in the error', () => {
    expect(() => figure('moon')).toThrow('"moon"')
    expect(() => figure('site atlantis')).toThrow('"atlantis"')
  })

  test('those of the rules texts can all be drawn', () => {
    const lines = new Set(Object.values(rules).flatMap((text) => text.match(/^:: .+$/gm) ?? []))
    expect(lines.size).toBeGreaterThan(5)
    for (const line of lines) expect(figure(line.slice(3).trim())).toBeTruthy()
  })
})

test('French has its words too', () => {
  render(room.Hand, props({ words: wordsOf('fr', [french], game).seated(['Ada', 'Ben'], 0) }))
  expect(screen.getByRole('region', { name: 'L’appareil photo' })).toBeTruthy()
})
