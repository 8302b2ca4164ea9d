import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { speech } from '../speech.svelte'
import type { TableState } from '../table.svelte'
import { eventually } from '../testing/patience'
import { gameOf, kind, told } from '../testing/table'
import type { Offer } from '../wire'
import { wordsOf } from '../words'
import Question from './Question.svelte'

const game = gameOf('tour', 'TO', [kind('city', ['a', 'b'])])
const words = wordsOf('en', [['ask = What now?', 'verb-go = Go to {$city}', 'verb-sell = Sell {$city}', 'city-a = A', 'city-b = B'].join('\n')], game)
const offers = (['go', 'sell'] as const).flatMap((verb) =>
  [0, 1].map((noun): Offer => ({ said: `${verb} ${noun}`, verb, kind: 'city', noun, touches: [], breaks_in: verb === 'sell' })),
)

/** Somebody who is asked, and whose answers reach so far down in a window of 100 pixels. */
function asked(bottom: number): TableState {
  const box = (height: number) => () => new DOMRect(0, 0, 300, height)
  Element.prototype.getBoundingClientRect = function () {
    return box(this.closest('.offers') ? bottom : 100)()
  }
  globalThis.ResizeObserver = class {
    constructor(private readonly notice: ResizeObserverCallback) {}
    observe() {
      this.notice([], this)
    }
    unobserve() {}
    disconnect() {}
  }
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'asking'
  const info = { status: 'running', seats: [] }
  const table = { info, seat: 0, asked: true, moment: null, outcome: null, told: [told('flew')], offers, latest: { prompt: told('ask'), may_undo: false }, pending: '', recapped: false }
  render(Question, { target: place, props: { table: table as unknown as TableState, words, explain: () => {}, results: () => {}, compact: true } })
  return table as unknown as TableState
}

const lookBack = () => screen.getByRole('button', { name: 'Since your last turn' })

test('given answers that leave no room, then what happened is told from among the acts at any time', async () => {
  speech.words = wordsOf('en', ['recap = Since your last turn\nanytime = At any time'])
  const table = asked(500)
  await eventually(() => expect(lookBack().closest('.anytime')).toBeTruthy())
  await fireEvent.click(lookBack())
  expect(table.recapped).toBe(true)
})

test('given room, then what happened is told from beside the question', async () => {
  speech.words = wordsOf('en', ['recap = Since your last turn\nanytime = At any time'])
  const table = asked(50)
  expect(lookBack().closest('.head')).toBeTruthy()
  await fireEvent.click(lookBack())
  expect(table.recapped).toBe(true)
})
