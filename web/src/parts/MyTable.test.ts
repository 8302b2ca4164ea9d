import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speech } from '../speech.svelte'
import type { SeatInfo, TableInfo } from '../wire'
import { wordsOf } from '../words'
import MyTable from './MyTable.svelte'

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: 'person', name, level: '', mine: false, present: false, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false, ...more })

function listed(seats: SeatInfo[], waiting: number[], lesson = false): void {
  const table: TableInfo = {
    id: 't', game: 'tour', settings: {}, seats, status: 'running', commitment: '', format: 3, version: 9, waiting,
    created: 0, changed: 1, host: false, outcome: null, next: '', closed: '', lesson,
  }
  render(MyTable, { table, title: 'Tour' })
}

beforeEach(() => {
  speech.words = wordsOf('en', ['table-yours = Your turn!\ntable-waits = { $names } to play\ntable-bot-plays = A bot plays for you\nlesson = lesson'])
})

test('a table says that it is my turn, or whose', () => {
  listed([seat('Anna', { mine: true }), seat('Boris')], [0])
  expect(screen.getByText('Your turn!')).toBeDefined()
  listed([seat('Anna', { mine: true }), seat('Boris')], [1])
  expect(screen.getByText('Boris to play')).toBeDefined()
})

test('where a bot plays for me nothing waits for me', () => {
  listed([seat('Anna', { mine: true, kind: 'bot', level: 'sense' }), seat('Boris')], [0])
  expect(screen.getByText('A bot plays for you')).toBeDefined()
  expect(screen.queryByText('Your turn!')).toBeNull()
})

test('a lesson stands a space from its game', () => {
  listed([seat('Anna', { mine: true })], [0], true)
  expect(screen.getByText('(lesson)').parentElement!.textContent).toBe('Tour (lesson)')
})
