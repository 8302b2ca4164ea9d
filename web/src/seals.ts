/** What this browser has sealed, kept here until the end; draws.ts makes the seals and holds the record against them. */
import { recall, remember } from './memory'
import type { SeatInfo, TableInfo } from './wire'

/** What we have sealed at a table, on which seat, and what the table was like when we sat down. */
export interface Seated {
  seat: number
  /** Empty if the table did not take it. */
  seal: string
  commitment: string
  /** Of its record, and so of its draws: if the house could choose it later, it could choose between draws. */
  format: number
  game: string
  settings: TableInfo['settings']
  seats: number
}

/** What we have shown at a table, from which seat, and what the table and everybody had sealed at that moment. */
export interface Shown {
  seat: number
  entropy: string
  commitment: string
  format: number
  seals: string[]
  /** Has the table said that it has our text? */
  taken?: boolean
  /** Was it found in the record at the end? */
  found?: boolean
}

/** So many tables are remembered. */
const REMEMBERED = 60

/**
 * Once we sit at a table with a text of ours, it is kept here as it was then: also if our text is never shown. What it says later
 * does not count, unless we have given up the seat and sat down once more. If we have just `sat` down and the table does not say what
 * we have sealed, that is kept: no text of ours will be in its draws.
 */
export function noteSeat(info: TableInfo, sat = false): void {
  const { id, seats } = info
  const seat = sealedSeat(info)
  const seal = seats[seat]?.sealed ?? ''
  if (shownAt(id)) return
  if (textFor(id, seal)) {
    if (seatedAt(id)?.seal !== seal) keepSeat(info, seat, seal)
  } else if (sat && !seatedAt(id) && !info.lesson) keepSeat(info, seats.findIndex(ours), '')
}

function keepSeat({ id, commitment, format, game, settings, seats }: TableInfo, seat: number, seal: string): void {
  if (seat >= 0) keep('sealed-seats', id, { seat, seal, commitment, format, game, settings, seats: seats.length } satisfies Seated)
}

/** Who gives up a seat before the game begins has sealed nothing there. */
export function left(info: TableInfo): TableInfo {
  const seated = seatedAt(info.id)
  if (seated && info.status === 'open' && !info.seats[seated.seat]?.mine) forget('sealed-seats', info.id)
  return info
}

/**
 * What we have to show now: once everybody is seated, and before anybody can sit down who has seen it. At a table one text is
 * shown, and it is shown nowhere else. What was sealed then is kept: what comes later may suit somebody who knows our text.
 */
export function toShow(info: TableInfo): string {
  const { commitment, format } = info
  const seat = sealedSeat(info)
  if (info.status !== 'open' || seat < 0 || !everybodySeated(info)) return ''
  const before = shownAt(info.id)
  if (before) return before.entropy
  const seal = info.seats[seat]!.sealed
  const entropy = textFor(info.id, seal)
  if (!entropy) return ''
  keep('shown-texts', info.id, { seat, entropy, commitment, format, seals: info.seats.map(sealedBy) } satisfies Shown)
  forget('sealed-texts', seal)
  return entropy
}

/** A bot has nothing to seal: whatever the table says that it has sealed is not to be in the record. */
const sealedBy = ({ kind, sealed }: SeatInfo): string => (kind === 'bot' ? '' : sealed)

const ours = ({ mine, kind }: SeatInfo): boolean => mine && kind === 'person'

/** Where we sit and have not shown what we have sealed. */
const sealedSeat = ({ seats }: TableInfo): number => seats.findIndex((seat) => ours(seat) && seat.sealed && !seat.shown)

/**
 * Our text with this seal, unless we have sealed it for another table: whoever had it shown at this one would know it there, too,
 * while others can still choose theirs.
 */
const textFor = (table: string, seal: string): string | null =>
  all<Seated>('sealed-seats').some(([other, kept]) => other !== table && kept.seal === seal) ? null : look<string>('sealed-texts', seal)

/** Once the table has said that it has our text, it must be in the record. */
export function answered(info: TableInfo): TableInfo {
  const shown = shownAt(info.id)
  if (shown && !shown.taken && info.seats[shown.seat]?.shown) keep('shown-texts', info.id, { ...shown, taken: true } satisfies Shown)
  return info
}

/** Has something been sealed at this table that was not yet found in its record? */
export function unproved(table: string): boolean {
  const shown = shownAt(table)
  return shown ? !shown.found : seatedAt(table) !== null
}

export function proved(table: string): void {
  keep('shown-texts', table, { ...shownAt(table), found: true })
}

export const everybodySeated = ({ seats }: TableInfo): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot')

export const seatedAt = (table: string): Seated | null => look<Seated>('sealed-seats', table)

export const shownAt = (table: string): Shown | null => look<Shown>('shown-texts', table)

/** A random text that nobody has seen, by its seal. */
export const keepSealed = (seal: string, entropy: string): void => keep('sealed-texts', seal, entropy)

// --- What is kept, the oldest first ---

const all = <T>(place: string): [key: string, kept: T][] => recall<[string, T][]>(place) ?? []

const look = <T>(place: string, key: string): T | null => all<T>(place).find(([known]) => known === key)?.[1] ?? null

const others = (place: string, key: string) => all(place).filter(([known]) => known !== key)

const forget = (place: string, key: string): void => remember(place, others(place, key))

const keep = (place: string, key: string, kept: unknown): void => remember(place, [...others(place, key), [key, kept]].slice(-REMEMBERED))
