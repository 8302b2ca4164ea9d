import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { preferences } from '../preferences.svelte'
import { parseRules } from '../rules'
import { eventually } from '../testing/patience'
import type { GameInfo } from '../wire'
import { wordsOf } from '../words'
import RulesText from './RulesText.svelte'

const rules = parseRules('# Tour\n\n## Your turn {#turn}\n\nLay **one** card. [TO-21 A3]\n\n- Or stay. [TO-22]\n')
const game = { name: 'tour' } as GameInfo

test('the rules stand under headings, with their clauses for whoever asks, and open where they are asked for', async () => {
  const scrolled = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolled // jsdom does not scroll
  const { container } = render(RulesText, { rules, game, words: wordsOf('en', []), Figure: null, at: 'TO-22' })
  expect(screen.getByRole('heading', { name: 'Your turn' })).toBeTruthy()
  expect(screen.getByText('one').tagName).toBe('STRONG')
  expect(screen.queryByText('TO-21 A3')).toBeNull()
  preferences.clauses = true // for whoever wants to check them
  await eventually(() => expect(screen.getByText('TO-21 A3')).toBeTruthy())
  expect(container.querySelector('.here')?.textContent).toContain('Or stay.')
  await eventually(() => expect(scrolled.mock.contexts[0]).toBe(container.querySelector('.here')))
})
