import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { linesKept, newSeal } from '../draws'
import { noteSeat } from '../seals'
import { speech } from '../speech.svelte'
import type { TableInfo } from '../wire'
import { wordsOf } from '../words'
import Evidence from './Evidence.svelte'

const info: TableInfo = {
  id: 't', game: 'tour', settings: {}, seats: [], status: 'over', commitment: 'abc', format: 3, version: 9, waiting: [],
  created: 0, changed: 1, host: false, outcome: null, next: '', closed: '', lesson: false,
}
const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent)
const panel = (): HTMLElement | null => screen.queryByText('Fair draws')?.parentElement ?? null

beforeEach(() => {
  localStorage.clear()
  speech.words = wordsOf('en', ['fairness = Fair draws\nverify-title = Check the draws\ndownload-record = Save the record'])
  vi.spyOn(api, 'record').mockRejectedValue(new Error('there is none'))
})
afterEach(() => vi.restoreAllMocks())

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

const SEED = '5eed'.repeat(16)
const COMMITMENT = 'f9fa5c699354e46a448f75765ae99bf06741d541ab6c337c0f3722850adbb136'

/** A table at which this browser has sealed a text, and its record without that text. */
function withoutOurs(first: string): string {
  const sealed = newSeal()
  const seat = { kind: 'person', mine: true, sealed, shown: false } as TableInfo['seats'][number]
  noteSeat({ ...info, commitment: COMMITMENT, seats: [seat] })
  return [first, 'game tour', 'seat A Anna', `commitment ${COMMITMENT}`, `sealed A ${sealed}`, `seed ${SEED}`, '', ''].join('\n')
}

test.each([
  ['grand tour record 3', 'The game began before your text arrived.'],
  ['grand tour record 1', 'This is not what was sealed.'],
])('given that we sealed a text and never showed it, and %j, then the panel says: %s', async (first, said) => {
  speech.words = wordsOf('en', ['fairness = Fair draws\nseals-without-mine = The game began before your text arrived.\nseals-broken = This is not what was sealed.'])
  vi.spyOn(api, 'record').mockResolvedValue(withoutOurs(first))
  render(Evidence, { info: { ...info, commitment: COMMITMENT }, seat: 0 })
  expect((await screen.findByText(said)).className).toContain('note')
  for (const line of linesKept('t')) expect(panel()!.contains(screen.getByText(line))).toBe(true)
})

test.each(['running', 'over'] as const)('given a game that is %s, whatever comes of its record, then the panel shows what was kept', (status) => {
  withoutOurs('grand tour record 3')
  render(Evidence, { info: { ...info, status }, seat: 0 })
  expect(linesKept('t')).toHaveLength(4)
  for (const line of linesKept('t')) expect(panel()!.contains(screen.getByText(line))).toBe(true)
})

const ended = (...acts: string[]): string => ['grand tour record 3', 'game tour', 'seat A Anna', 'seat B Boris', '', ...acts, ''].join('\n')

/** A game whose record the server gives, or does not; what else it says of the draws does not count. */
function evidenceOf(record: Promise<string>, change: Partial<TableInfo> = {}): unknown[] {
  speech.words = wordsOf('en', ['fairness = Fair draws\nverify-taken-back = Draws taken back: { $count }\nseals-unchecked = Nobody knows.\nseals-withheld = { $name } left us without.'])
  const asked = vi.spyOn(api, 'record').mockReturnValue(record)
  vi.spyOn(api, 'luck').mockResolvedValue({ seats: [], by_round: [], taken_back: 7 })
  render(Evidence, { info: { ...info, ...change }, seat: 0 })
  return asked.mock.calls
}

test('the panel says at the end how many draws the record says were seen and taken back', async () => {
  evidenceOf(Promise.resolve(ended('* draw 1a', '* draw 2b', 'A undo 2')))
  expect(panel()!.contains(await screen.findByText('Draws taken back: 2'))).toBe(true)
})

test('given that no draw was taken back, then the panel says nothing of it', async () => {
  const record = Promise.resolve(ended('* draw 1a'))
  evidenceOf(record)
  await record
  await tick()
  expect(screen.queryByText(/taken back/)).toBeNull()
})

test('given that the record does not come, then the panel says that nothing was checked', async () => {
  evidenceOf(Promise.reject(new Error('too busy')))
  expect(panel()!.contains(await screen.findByText('Nobody knows.'))).toBe(true)
})

test('given a game that goes on, then its record is not asked for', () => {
  expect(evidenceOf(Promise.resolve(''), { status: 'running' })).toEqual([])
})

test('the panel says whose text was left out; of our own it speaks elsewhere', async () => {
  const seats = [{ kind: 'person', name: 'Anna', mine: true }, { kind: 'person', name: 'Boris', mine: false }] as TableInfo['seats']
  evidenceOf(Promise.resolve(ended().replace('\n\n', '\nsealed A 12\nsealed B 34\n\n')), { seats })
  expect(panel()!.contains(await screen.findByText('Boris left us without.'))).toBe(true)
  expect(screen.queryByText('Anna left us without.')).toBeNull()
})
