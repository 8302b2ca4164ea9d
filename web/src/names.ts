/** What the people and the bots at a table are called. */
import { t } from './speech.svelte'
import type { SeatInfo } from './wire'

export function nameOf(seats: SeatInfo[], seat: number): string {
  const { kind, name } = seats[seat]!
  return kind === 'free' ? t('free-seat') : name || t('guest')
}

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((_, seat) => nameOf(seats, seat))

/** Some of the players, in a list as one says it. */
export function listOf(seats: SeatInfo[], some: number[], language: string): string {
  return new Intl.ListFormat(language).format(some.map((seat) => nameOf(seats, seat)))
}
