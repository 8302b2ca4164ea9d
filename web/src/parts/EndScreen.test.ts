import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const texts = ['you-win = You win!', 'you-share-the-win = You share the win with { $names }!', 'wins = { $count ->\n    [one] { $names } wins!\n   *[other] { $names } share the win!\n}', 'seals-broken = This is not what was sealed.']

function shown(seat: number, places: number[]): void {
  speech.words = wordsOf('en', [texts.join('\n')])
  const seats = ['Anna', 'Bruno', 'Carla'].map((name) => ({ kind: 'person', name }))
  const outcome = { reason: 'home', places }
  const table = { info: { id: 't', game: 'tour', status: 'over', seats, outcome }, seat, position: null, told: [] } as unknown as TableState
  render(EndScreen, { table, words: wordsOf('en', ['ending-home = Home.']), room: {} as Furniture, given: {} as BoardProps, review: () => {} })
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

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

/** A table at which this browser has sealed a text, and its record without that text. */
function withoutOurs(): string {
  const [seed, commitment] = ['5eed'.repeat(16), 'f9fa5c699354e46a448f75765ae99bf06741d541ab6c337c0f3722850adbb136']
  const seat = { kind: 'person', mine: true, sealed: newSeal(), shown: false }
  noteSeat({ id: 't', game: 'tour', settings: {}, seats: [seat], commitment, format: 3 } as unknown as TableInfo)
  return ['grand tour record 3', 'game tour', 'seat A Anna', `commitment ${commitment}`, `sealed A ${seat.sealed}`, `seed ${seed}`, '', ''].join('\n')
}

test('given a record that is not what was sealed, then the end raises an alarm', async () => {
  vi.spyOn(api, 'record').mockResolvedValue(withoutOurs().replace('record 3', 'record 2'))
  shown(0, [1, 2, 3])
  expect((await screen.findByRole('alert')).textContent).toBe('This is not what was sealed.')
})

test.each([
  ['in which only our text is missing', (record: string) => Promise.resolve(record)],
  ['that does not come', () => Promise.reject(new Error('too busy'))],
])('given a record %s, then the end leaves it to the panel of fair draws to say so', async (_, answer) => {
  const asked = vi.spyOn(api, 'record').mockReturnValue(answer(withoutOurs()))
  shown(0, [1, 2, 3])
  await vi.dynamicImportSettled()
  await asked.mock.results[0]!.value.catch(() => {})
  await tick()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
