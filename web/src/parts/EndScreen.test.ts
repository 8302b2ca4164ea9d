import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { newSeal } from '../draws'
import type { BoardProps } from '../room'
import type { Furniture } from '../rooms'
import { speech } from '../speech.svelte'
import { noteSeat } from '../seals'
import type { TableState } from '../table.svelte'
import type { TableInfo } from '../wire'
import { wordsOf } from '../words'
import EndScreen from './EndScreen.svelte'

const texts = ['you-win = You win!', 'you-share-the-win = You share the win with { $names }!', 'wins = { $count ->\n    [one] { $names } wins!\n   *[other] { $names } share the win!\n}', 'seals-without-mine = The game began before your text arrived.']

function shown(seat: number, places: number[]): void {
  speech.words = wordsOf('en', [texts.join('\n')])
  const seats = ['Anna', 'Bruno', 'Carla'].map((name) => ({ kind: 'person', name }))
  const outcome = { reason: 'home', places }
  const table = { info: { id: 't', game: 'tour', status: 'over', seats, outcome }, seat, position: null, told: [] } as unknown as TableState
  render(EndScreen, { table, words: wordsOf('en', ['ending-home = Home.']), room: {} as Furniture, given: {} as BoardProps, review: () => {} })
}

beforeEach(() => localStorage.clear())

test.each([
  [0, [1, 2, 3], 'You win!'],
  [0, [2, 1, 3], 'Bruno wins!'],
  [0, [1, 1, 3], 'You share the win with Bruno!'],
  [0, [1, 1, 1], 'You share the win with Bruno and Carla!'],
  [-1, [1, 1, 3], 'Anna and Bruno share the win!'],
])('given seat %i and the places %j, then the end is told to whoever reads it: %s', (seat, places, title) => {
  shown(seat, places)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
})

test('given that we sealed a text and never showed it, then the end says so', async () => {
  const [seed, commitment] = ['5eed'.repeat(16), 'f9fa5c699354e46a448f75765ae99bf06741d541ab6c337c0f3722850adbb136']
  const seat = { kind: 'person', mine: true, sealed: newSeal(), shown: false }
  noteSeat({ id: 't', game: 'tour', settings: {}, seats: [seat], commitment, format: 3 } as unknown as TableInfo)
  const record = ['grand tour record 3', 'game tour', 'seat A Anna', `commitment ${commitment}`, `sealed A ${seat.sealed}`, `seed ${seed}`, '', '']
  vi.spyOn(api, 'record').mockResolvedValue(record.join('\n'))
  shown(0, [1, 2, 3])
  expect((await screen.findByRole('status')).textContent).toBe('The game began before your text arrived.')
})
