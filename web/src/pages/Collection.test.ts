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

/** The collection of a house that has these games, once it has looked for tables. */
async function shelf(looked: Promise<void>, ...games: string[]): Promise<void> {
  speech.words = wordsOf('en', ['play = Play'])
  house.games = games.map((name) => gameOf(name, 'XX', []))
  vi.spyOn(house, 'look').mockReturnValue(looked)
  vi.spyOn(house, 'posters').mockResolvedValue(new Map(games.map((name) => [name, wordsOf('en', [`title = The ${name}`])])))
  render(Collection)
  await screen.findByText('games')
}

const offered = () => screen.getAllByRole('link', { name: /^Play/ }).map((link) => link.getAttribute('href'))

test('given a room with a poster and no board, then its game is still to come', async () => {
  await shelf(Promise.resolve(), 'painted', 'sketched')
  expect(offered()).toEqual(['/new/painted'])
  expect(screen.getByRole('heading', { name: 'The sketched' })).toBeTruthy()
})

test('given a room with neither, then it can be played without a board', async () => {
  await shelf(Promise.resolve(), 'painted', 'milestones')
  expect(offered()).toEqual(['/new/painted', '/new/milestones'])
})

test('the games wait for the tables above them, which would push them down, but not if these cannot be had', async () => {
  let fail = (): void => {}
  const late = new Promise<void>((_, reject) => (fail = () => reject(new Error('the line is down'))))
  const looking = shelf(late, 'painted')
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByText('games')).toBeNull()
  fail()
  await looking
  expect(offered()).toEqual(['/new/painted'])
})

test('a table of a room without a board is shown plainly', async () => {
  const { board } = await loadRoom('no-such-room')
  expect(await board()).toBe(Plain)
})
