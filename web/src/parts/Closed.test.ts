import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { house } from '../house.svelte'
import { navigation } from '../navigation.svelte'
import { speech } from '../speech.svelte'
import { eventually } from '../testing/patience'
import type { TableInfo } from '../wire'
import { wordsOf } from '../words'
import Closed from './Closed.svelte'

const seat = { kind: 'person' as const, name: 'Anna', level: '', mine: true, present: true, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false }
const table: TableInfo = {
  id: 't', game: 'tour', settings: {}, seats: [seat], status: 'over', commitment: '', format: 3, version: 9, waiting: [],
  created: 0, changed: 1, host: false, outcome: null, next: '', closed: 'new-rules', lesson: false,
}
const words = wordsOf('en', ['title = Tour'])

beforeEach(() => {
  speech.words = wordsOf('en', ['closed-new-rules = It was closed.\nclosed-over = It is over.\nrematch = Play again'])
  vi.spyOn(house, 'meAgain').mockResolvedValue()
})

test('given a table closed for new rules, then it says so, and the same people can play again', async () => {
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
  vi.spyOn(api, 'rematch').mockResolvedValue({ ...table, id: 'next' })
  render(Closed, { info: table, seat: 0, words })
  expect(screen.getByRole('status').textContent).toBe('It was closed.')
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
  await eventually(() => expect(go).toHaveBeenCalledWith({ page: 'table', id: 'next' }))
})

test('given a game that was over before, then only its board is gone', () => {
  render(Closed, { info: { ...table, outcome: { reason: 'home', places: [1] } }, seat: 0, words })
  expect(screen.getByRole('status').textContent).toBe('It is over.')
})

test('given a visitor, then the record is there and nothing to play again', () => {
  render(Closed, { info: { ...table, seats: [{ ...seat, mine: false }] }, seat: -1, words })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'download-record' })).toBeTruthy()
})
