import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { gameOf } from '../testing/table'
import { wordsOf } from '../words'
import MoneyChart from './MoneyChart.svelte'

test('given money and a debt, then what is left to each has its unit and its sign', () => {
  const words = wordsOf('en', ['money = { $sum } F'], gameOf('tour', 'TO', []))
  render(MoneyChart, { words, fortunes: [[1000, 1250], [1000, -120]] })
  expect([...document.querySelectorAll('.left')].map((sum) => sum.textContent)).toEqual(['1,250 F', '−120 F'])
})
