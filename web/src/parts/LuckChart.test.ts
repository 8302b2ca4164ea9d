import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speech } from '../speech.svelte'
import type { SeatInfo } from '../wire'
import { wordsOf } from '../words'
import LuckChart from './LuckChart.svelte'

const MONEY = 'luck-sum = { NUMBER($sum, maximumFractionDigits: 0) }\u00a0DM'
const COUNTED = 'luck-sum = { $sum ->\n    [one] { $sum }\u00a0case\n   *[other] { $sum }\u00a0cases\n}'
const MARKS = COUNTED.replaceAll('\u00a0case', ' mark')

const seats = ['Anna', 'Boris'].map((name) => ({ kind: 'person', name }) as SeatInfo)
const luck = { seats: [1, -1], by_round: [[1, -1]], taken_back: 0 }

beforeEach(() => {
  speech.words = wordsOf('en', ['luck = Luck\nluck-text = Above is good.\nverify-taken-back = Draws taken back: { $count }'])
})

test('given draws that were taken back, then the chart leaves it to the panel of fair draws to say so', () => {
  render(LuckChart, { luck: { ...luck, taken_back: 2 }, seats, words: wordsOf('en', [MARKS]) })
  expect(screen.getByText('Above is good.')).toBeTruthy()
  expect(screen.queryByText(/taken back/)).toBeNull()
})

test.each([
  ['en', MONEY, 1234.4, '+1,234\u00a0DM'],
  ['fr', MONEY, -1234.4, '−1\u202f234\u00a0DM'],
  ['en', MARKS, 1.04, '+1 mark'],
  ['en', MARKS, -2.5, '−2.5 marks'],
  ['en', MARKS, -0.04, '0 marks'],
  ['en', MARKS, 12.16, '+12.2 marks'],
  ['fr', COUNTED, -1.26, '−1,3\u00a0case'],
  ['fr', COUNTED, 2, '+2\u00a0cases'],
  ['fr', COUNTED, 0, '0\u00a0case'],
])('in %s, by %j, a luck of %d is %s', (language, unit, sum, said) => {
  render(LuckChart, { luck: { ...luck, seats: [sum, 0] }, seats, words: wordsOf(language, [unit]) })
  expect(screen.getAllByRole('row')[0]!.querySelector('.count')!.textContent).toBe(said)
})

test('given a game that says no unit, then the number stands alone', () => {
  expect(wordsOf('en', ['title = Tour']).luck(-1.5)).toBe('−1.5')
})
