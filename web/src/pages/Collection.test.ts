import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { house } from '../house.svelte'
import Plain from '../parts/Plain.svelte'
import { loadRoom } from '../rooms'
import { speech } from '../speech.svelte'
import { gameOf } from '../testing/table'
import { wordsOf } from '../words'
import Collection from './Collection.svelte'

vi.mock('../rooms', async (original) => ({ ...(await original<object>()), isComing: (game: string) => game === 'sketched' }))
afterEach(() => vi.restoreAllMocks())

/** The collection of a house that has these games. */
async function shelf(...games: string[]): Promise<void> {
  speech.words = wordsOf('en', ['play = Play'])
  house.games = games.map((name) => gameOf(name, 'XX', []))
  vi.spyOn(house, 'look').mockResolvedValue()
  vi.spyOn(house, 'posters').mockResolvedValue(new Map(games.map((name) => [name, wordsOf('en', [`title = The ${name}`])])))
  render(Collection)
  await screen.findByText('games')
}

const offered = () => screen.getAllByRole('link', { name: /^Play/ }).map((link) => link.getAttribute('href'))

test('given a room with a poster and no board, then its game is still to come', async () => {
  await shelf('painted', 'sketched')
  expect(offered()).toEqual(['/new/painted'])
  expect(screen.getByRole('heading', { name: 'The sketched' })).toBeTruthy()
})

test('given a room with neither, then it can be played without a board', async () => {
  await shelf('painted', 'milestones')
  expect(offered()).toEqual(['/new/painted', '/new/milestones'])
})

test('a table of a room without a board is shown plainly', async () => {
  const { board } = await loadRoom('no-such-room')
  expect(await board()).toBe(Plain)
})
