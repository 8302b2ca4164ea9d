import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speech } from '../speech.svelte'
import type { SeatInfo } from '../wire'
import { wordsOf } from '../words'
import LuckChart from './LuckChart.svelte'

const texts = import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true })

const seats = ['Anna', 'Boris'].map((name) => ({ kind: 'person', name }) as SeatInfo)
const luck = { seats: [1, -1], by_round: [[1, -1]], taken_back: 0 }

beforeEach(() => {
  speech.words = wordsOf('en', ['luck = Luck\nluck-text = Above is good.\nverify-taken-back = Draws taken back: { $count }'])
})

test('given draws that were taken back, then the chart leaves it to the panel of fair draws to say so', () => {
  render(LuckChart, { luck: { ...luck, taken_back: 2 }, seats, words: wordsIn('course', 'en') })
  expect(screen.getByText('Above is good.')).toBeTruthy()
  expect(screen.queryByText(/taken back/)).toBeNull()
})

test.each([
  ['auf_achse', 'en', 1234.4, '+1,234\u00a0DM'],
  ['auf_achse', 'fr', -1234.4, '−1\u202f234\u00a0DM'],
  ['course', 'en', 1.04, '+1 leg'],
  ['course', 'fr', -1.26, '−1,3\u00a0étape'],
  ['sakodo', 'en', -2.5, '−2.5 turns'],
  ['routard', 'fr', 2, '+2\u00a0tours'],
  ['richesses', 'en', -0.04, '0 turns'],
  ['sites80', 'fr', 0, '0\u00a0case'],
  ['sites80', 'en', 12.16, '+12.2 cells'],
])('%s in %s: a luck of %d is %s', (room, language, sum, said) => {
  render(LuckChart, { luck: { ...luck, seats: [sum, 0] }, seats, words: wordsIn(room, language) })
  expect(screen.getAllByRole('row')[0]!.querySelector('.count')!.textContent).toBe(said)
})

test('given a game that says no unit, then the number stands alone', () => {
  expect(wordsOf('en', ['title = Tour']).luck(-1.5)).toBe('−1.5')
})

function wordsIn(room: string, language: string) {
  return wordsOf(language, [Object.entries(texts).find(([path]) => path.endsWith(`/${room}/texts/${language}.ftl`))![1]])
}
