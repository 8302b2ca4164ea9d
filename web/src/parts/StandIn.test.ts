import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Trouble } from '../api'
import type { BoardProps } from '../room'
import type { Furniture } from '../rooms'
import { speech } from '../speech.svelte'
import type { TableState } from '../table.svelte'
import { eventually } from '../testing/patience'
import type { SeatInfo, TableInfo } from '../wire'
import { wordsOf } from '../words'
import Leave from './Leave.svelte'
import Seats from './Seats.svelte'
import StandIn from './StandIn.svelte'

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: 'person', name, level: '', mine: false, present: true, sealed: '', shown: false, helped: false, stands_in: false, replaceable: false, ...more })
const anna = seat('Anna', { mine: true })
const away = seat('Bruno', { present: false, replaceable: true })

function at(...seats: SeatInfo[]): TableState {
  const info = { id: 't', status: 'running', seats } as unknown as TableInfo
  return { info, seat: 0, position: { waiting: [1] }, outcome: null, pointed: null } as unknown as TableState
}

const texts = ['stand-in-text = { $name } is away.', 'stand-in-offer = Let a bot play for { $name }', 'trouble-not-away = They are here.', 'away = away', 'to-play = to play', 'thinks = thinks', 'stands-in = a bot plays', 'really = Really? { $act }', 'around-table = Around']

beforeEach(() => {
  speech.words = wordsOf('en', [texts.join('\n')])
})

test('given somebody who has been away for long, then a bot can play for them by one press', async () => {
  const standIn = vi.spyOn(api, 'standIn').mockResolvedValue({} as TableInfo)
  render(StandIn, { table: at(anna, away) })
  expect(screen.getByRole('status').textContent).toContain('Bruno is away.')
  await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play for Bruno' }))
  expect(standIn).toHaveBeenCalledWith('t', 1)
})

test('given that they came back at that moment, then it is said', async () => {
  vi.spyOn(api, 'standIn').mockRejectedValue(new Trouble('not-away', ''))
  render(StandIn, { table: at(anna, away) })
  await fireEvent.click(screen.getByRole('button'))
  await eventually(() => expect(screen.getByRole('alert').textContent).toBe('They are here.'))
})

test('given somebody who looks on, or nobody who is away, then nothing is offered', () => {
  render(StandIn, { table: at({ ...anna, mine: false }, away) })
  render(StandIn, { table: at(anna, seat('Bruno')) })
  expect(screen.queryByRole('button')).toBeNull()
})

const state = (there: SeatInfo): string => {
  const { container } = render(Seats, { table: at(anna, there), room: {} as Furniture, given: {} as BoardProps })
  return container.querySelectorAll('.state')[1]!.textContent
}

test('given somebody who is to play and away, then the others see that they are away', () => {
  expect(state(seat('Bruno'))).toBe('to play')
  expect(state(away)).toBe('away')
  expect(state(seat('Bruno', { kind: 'bot', present: false }))).toBe('thinks')
  expect(state(seat('Bruno', { kind: 'bot', present: false, stands_in: true }))).toBe('a bot plays')
})

test('given somebody who wants to leave, then they are asked once', async () => {
  const leave = vi.fn()
  render(Leave, { text: 'Leave', leave })
  const button = screen.getByRole('button')
  await fireEvent.click(button)
  expect(button.textContent.trim()).toBe('Really? Leave')
  await fireEvent.blur(button)
  expect(button.textContent.trim()).toBe('Leave')
  await fireEvent.click(button)
  expect(leave).toHaveBeenCalledTimes(0)
  await fireEvent.click(button)
  expect(leave).toHaveBeenCalledOnce()
})
