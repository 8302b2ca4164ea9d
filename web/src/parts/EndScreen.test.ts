import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { BoardProps } from '../room'
import type { Furniture } from '../rooms'
import { speech } from '../speech.svelte'
import type { TableState } from '../table.svelte'
import { wordsOf } from '../words'
import EndScreen from './EndScreen.svelte'

const texts = ['you-win = You win!', 'you-share-the-win = You share the win with { $names }!', 'wins = { $count ->\n    [one] { $names } wins!\n   *[other] { $names } share the win!\n}']

test.each([
  [0, [1, 2, 3], 'You win!'],
  [0, [2, 1, 3], 'Bruno wins!'],
  [0, [1, 1, 3], 'You share the win with Bruno!'],
  [0, [1, 1, 1], 'You share the win with Bruno and Carla!'],
  [-1, [1, 1, 3], 'Anna and Bruno share the win!'],
])('given seat %i and the places %j, then the end is told to whoever reads it: %s', (seat, places, title) => {
  speech.words = wordsOf('en', [texts.join('\n')])
  const seats = ['Anna', 'Bruno', 'Carla'].map((name) => ({ kind: 'person', name }))
  const outcome = { reason: 'home', places }
  const table = { info: { id: 't', game: 'tour', status: 'over', seats, outcome }, seat, position: null, told: [] } as unknown as TableState
  render(EndScreen, { table, words: wordsOf('en', ['ending-home = Home.']), room: {} as Furniture, given: {} as BoardProps, review: () => {} })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
})
