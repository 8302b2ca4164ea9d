import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speech } from '../speech.svelte'
import type { SeatInfo } from '../wire'
import { wordsOf } from '../words'
import LuckChart from './LuckChart.svelte'

const seats = ['Anna', 'Boris'].map((name) => ({ kind: 'person', name }) as SeatInfo)
const luck = { seats: [1, -1], by_round: [[1, -1]], taken_back: 0 }

beforeEach(() => {
  speech.words = wordsOf('en', ['luck = Luck\nluck-text = Above is good.\nverify-taken-back = Draws taken back: { $count }'])
})

test('whoever looks at the end of a game is told how many draws were seen and taken back', async () => {
  const shown = render(LuckChart, { luck, seats })
  expect(screen.queryByText(/taken back/)).toBe(null)
  await shown.rerender({ luck: { ...luck, taken_back: 2 }, seats })
  expect(screen.getByText(/taken back/).textContent).toBe('Draws taken back: 2')
})
