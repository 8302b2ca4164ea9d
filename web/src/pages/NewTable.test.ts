import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { house } from '../house.svelte'
import { navigation } from '../navigation.svelte'
import { speech } from '../speech.svelte'
import { gameOf } from '../testing/table'
import type { SettingInfo, TableInfo } from '../wire'
import { wordsOf } from '../words'
import NewTable from './NewTable.svelte'

const TEXTS = ['setting-short = A short game\nsetting-short-help = Short.\nsetting-rounds = Last round\nsetting-rounds-help = The last one.']
vi.mock('../words', async (original) => ({
  ...(await original<object>()),
  loadWords: async () => wordsOf('en', TEXTS),
}))
const short: SettingInfo = { name: 'short', type: 'yes-no', default: false, least: 0, most: 0, choices: [] }
const rounds: SettingInfo = { name: 'rounds', type: 'number', default: 80, least: 0, most: 500, choices: [] }

beforeEach(() => {
  localStorage.clear()
  speech.words = wordsOf('en', ['start = Start the game\noptions = Table options'])
  house.games = [{ ...gameOf('journey', 'JO', []), settings: [rounds, short], newcomers: { short: true }, bots: ['sense'] }]
  house.me = { id: 'anna', name: 'Anna', commitment: '' }
  vi.spyOn(house, 'meAgain').mockResolvedValue()
  vi.spyOn(navigation, 'go').mockReturnValue()
  vi.spyOn(api, 'open').mockResolvedValue({ id: 'table' } as TableInfo)
})
afterEach(() => vi.restoreAllMocks())

const isShort = async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'A short game' })).checked

test('given somebody new to a game, then the easy beginning is proposed, in sight before all other options', async () => {
  render(NewTable, { game: 'journey' })
  expect(await isShort()).toBe(true)
  expect(screen.getByText('A short game').closest('details')).toBeNull()
  expect(screen.getByText('Last round').closest('details')).toBeTruthy()
})

test('given what was proposed, then the table is opened so; the next one is as usual', async () => {
  const { unmount } = render(NewTable, { game: 'journey' })
  expect(await isShort()).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  await vi.waitFor(() => expect(navigation.go).toHaveBeenCalled())
  expect(api.open).toHaveBeenCalledWith('journey', expect.anything(), { short: true, rounds: 80 })
  unmount()
  render(NewTable, { game: 'journey' })
  expect(await isShort()).toBe(false)
})
