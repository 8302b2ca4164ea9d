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

test('given draws that were taken back, then the chart leaves it to the panel of fair draws to say so', () => {
  render(LuckChart, { luck: { ...luck, taken_back: 2 }, seats })
  expect(screen.getByText('Above is good.')).toBeTruthy()
  expect(screen.queryByText(/taken back/)).toBeNull()
})
