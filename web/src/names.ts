/** What the people and the bots at a table are called. */
import { t } from './speech.svelte'
import type { SeatInfo } from './wire'

/** Bots are named after travellers, one for each seat. */
const TRAVELLERS = ['Amelia', 'Phileas', 'Nellie', 'Marco', 'Isabella', 'Alexandra']

export function nameOf(seats: SeatInfo[], seat: number): string {
  const { kind, name } = seats[seat]!
  if (kind === 'free') return t('free-seat')
  return name || (kind === 'bot' && TRAVELLERS[seat]) || t('guest')
}

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((_, seat) => nameOf(seats, seat))

/** Some of the players, in a list as one says it. */
export function listOf(seats: SeatInfo[], some: number[], language: string): string {
  return new Intl.ListFormat(language).format(some.map((seat) => nameOf(seats, seat)))
}
