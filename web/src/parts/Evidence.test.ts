import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { speech } from '../speech.svelte'
import type { TableInfo } from '../wire'
import { wordsOf } from '../words'
import Evidence from './Evidence.svelte'

const info: TableInfo = {
  id: 't', game: 'tour', settings: {}, seats: [], status: 'over', commitment: 'abc', version: 9, waiting: [],
  created: 0, changed: 1, host: false, outcome: null, next: '', closed: '', lesson: false,
}
const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent)
const panel = (): HTMLElement | null => screen.queryByText('Fair draws')?.parentElement ?? null

beforeEach(() => {
  speech.words = wordsOf('en', ['fairness = Fair draws\nverify-title = Check the draws\ndownload-record = Save the record'])
  vi.spyOn(api, 'record').mockRejectedValue(new Error('there is none'))
})

test('given a game that is over, then its draws are checked from the panel of fair draws alone', () => {
  render(Evidence, { info, seat: 0 })
  expect(links()).toEqual(['Check the draws', 'Save the record'])
  expect(panel()!.tagName).toBe('DETAILS')
  expect(panel()!.contains(screen.getByText('Check the draws'))).toBe(true)
  expect(panel()!.contains(screen.getByText('Save the record'))).toBe(false)
})

test('given a game that goes on, then there is nothing to check', () => {
  render(Evidence, { info: { ...info, status: 'running' }, seat: 0 })
  expect(links()).toEqual(['Save the record'])
})

test('given a lesson, then there is no such panel', () => {
  render(Evidence, { info: { ...info, lesson: true }, seat: 0 })
  expect(panel()).toBeNull()
  expect(links()).toEqual(['Save the record'])
})
