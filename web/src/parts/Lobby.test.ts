import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Live } from '../live'
import { speech } from '../speech.svelte'
import { TableState } from '../table.svelte'
import { eventually } from '../testing/patience'
import { gameOf } from '../testing/table'
import type { ChairRequest, SeatInfo, SettingInfo, TableInfo } from '../wire'
import { wordsOf } from '../words'
import Lobby from './Lobby.svelte'

const option = { least: 0, most: 0, choices: [] }
const settings: SettingInfo[] = [
  { ...option, name: 'rounds', type: 'number', default: 100 },
  { ...option, name: 'places', type: 'yes-no', default: false },
]
const game = { ...gameOf('tour', 'TO', []), bots: ['random', 'nearest', 'sense'], levels: ['random', 'sense'], settings }
const words = wordsOf('en', ['title = Tour\nbot-random = anyhow\nbot-sense = well\nabout = A tour\nsetting-rounds = Last round\nsetting-places = For places'], game)
const texts = ['put-bot = Put a bot here', 'give-chair = Give it away', 'chair-invite = a friend', 'wait-for-person = Wait for a person', 'chair-number = chair { $number }', 'chair-bot = a bot', 'no-chair-left = None left', 'sit-down = Sit down', 'stroller = Stroller', 'traveller = Traveller']

const seat = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({ kind, name: '', level: '', mine: false, present: false, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false, ...more })
const anna = seat('person', { name: 'Anna', mine: true })
const boris = seat('reserved', { name: 'Boris' })

const line = { watch: () => () => {} } as unknown as Live

let table: TableState
function sitting(seats: SeatInfo[], host = true, settings: TableInfo['settings'] = { rounds: 100, places: false }): void {
  const info: TableInfo = {
    id: 't', game: 'tour', settings, seats, status: 'open', commitment: '', format: 3, version: 0, waiting: [],
    created: 0, changed: 1, host, outcome: null, next: '', closed: '', lesson: false,
  }
  table = new TableState(info, game, line)
  render(Lobby, { table, game, words })
}

const said: unknown[] = []

beforeEach(() => {
  speech.words = wordsOf('en', [texts.join('\n')])
  said.length = 0
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { seat, level, anyone } = JSON.parse(body) as ChairRequest
    said.push([path, seat, level, anyone])
    const changed = table.info.seats.map((there, i) => (i === seat ? { ...there, level, kind: level ? 'bot' : 'free' } : there))
    return Promise.resolve(Response.json({ ...table.info, seats: changed, changed: 2 }))
  })
})

test('the host puts a bot on a free chair, and goes on from that chair', async () => {
  sitting([anna, seat('free'), seat('free')])
  const chairs = screen.getAllByText('Put a bot here')
  expect(chairs.map((chair) => chair.textContent)).toEqual(['Put a bot here, chair 2', 'Put a bot here, chair 3'])
  await fireEvent.click(screen.getAllByText('well')[1]!)
  const open = await screen.findByRole('button', { name: 'Wait for a person, chair 3' })
  expect(said).toEqual([['/api/tables/t/chair', 2, 'sense', false]])
  await eventually(() => expect(document.activeElement).toBe(open))
})

test('a chair with a bot says how it plays, and is opened again', async () => {
  sitting([anna, seat('bot', { level: 'random' }), seat('free')])
  expect(screen.getByText('a bot – Stroller')).toBeDefined()
  await fireEvent.click(screen.getByRole('button', { name: 'Wait for a person, chair 2' }))
  await eventually(() => expect(document.activeElement?.textContent).toBe('Put a bot here, chair 2'))
  expect(said).toEqual([['/api/tables/t/chair', 1, '', false]])
})

test('a chair that is kept for somebody can be given to a friend or a bot; one on which somebody sits cannot', async () => {
  sitting([anna, boris, seat('person', { name: 'Cléo' })])
  expect(screen.getAllByText('Give it away').map((chair) => chair.textContent)).toEqual(['Give it away, chair 2'])
  expect(screen.getAllByText(/^a bot – /).map((bot) => bot.textContent)).toEqual(['a bot – Strolleranyhow', 'a bot – Travellerwell'])
  await fireEvent.click(screen.getByText('a friend'))
  await eventually(() => expect(document.activeElement?.textContent).toBe('Put a bot here, chair 2'))
  expect(said).toEqual([['/api/tables/t/chair', 1, '', true]])
})

test('whoever comes when no chair is left is told so, and is not asked to sit down', () => {
  sitting([{ ...anna, mine: false }, boris, seat('bot', { level: 'random' })], false)
  expect(screen.getByText('None left')).toBeDefined()
  expect(screen.queryByText('Sit down')).toBeNull()
})

test('only the host is offered this', () => {
  sitting([anna, boris, seat('bot', { level: 'random' }), seat('free')], false)
  expect(screen.queryByText('Put a bot here')).toBeNull()
  expect(screen.queryByText('Wait for a person')).toBeNull()
})

test('whoever is invited is told which options are not as usual', () => {
  const settings = { rounds: 20, places: false }
  sitting([{ ...anna, mine: false }, seat('free')], false, settings)
  expect(screen.getByText('Last round').parentElement!.textContent).toBe('Last round20')
  expect(screen.queryByText('For places')).toBeNull()
})

test('what the line has told since is not undone by an older answer', async () => {
  sitting([anna, seat('free'), seat('free')])
  const later = { ...table.info, seats: [anna, seat('bot', { level: 'sense' }), { ...boris, kind: 'person' as const }], changed: 3 }
  const answer = fireEvent.click(screen.getAllByText('well')[0]!)
  table.info = later
  await answer
  await eventually(() => expect(document.activeElement?.textContent).toBe('Wait for a person, chair 2'))
  expect(screen.getByText('Boris')).toBeDefined()
})

test('a refusal is told, and the chair stays as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'seat-taken', message: 'Somebody sits there.' }, { status: 409 })))
  sitting([anna, seat('free')])
  await fireEvent.click(screen.getByText('well'))
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody sits there.')
  expect(screen.getByText('Put a bot here')).toBeDefined()
})
