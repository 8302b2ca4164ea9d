/** What this browser has sealed, kept here until the end; draws.ts makes the seals and holds the record against them. */
import { recall, remember } from './memory'
import type { SeatInfo, TableInfo } from './wire'

/** What we sealed, and what the table and the others had sealed when we showed it. */
export interface Sealed {
  entropy: string
  commitment: string
  seals: string[]
  /** Has the table said that it has our text? */
  taken?: boolean
}
type Kept = [seal: string, sealed: Sealed][]

/** So many tables are remembered. */
const REMEMBERED = 60

/** What we have to show now: once everybody is seated, and before anybody can sit down who has seen it. */
export function toShow(info: TableInfo): string {
  const seal = info.seats.find((seat) => seat.mine && seat.kind === 'person' && seat.sealed && !seat.shown)?.sealed ?? ''
  const sealed = info.status === 'open' && everybodySeated(info) ? kept(seal) : null
  if (!sealed) return ''
  // What comes later may have been chosen by somebody who knows our text.
  if (!sealed.commitment) keep(seal, { ...sealed, commitment: info.commitment, seals: info.seats.map((seat) => seat.sealed) })
  return sealed.entropy
}

/** Once the table has said that it has our text, it must be in the record. */
export function answered(info: TableInfo): TableInfo {
  const mine = mineAt(info)
  const sealed = mine?.shown ? kept(mine.sealed) : null
  if (mine && sealed && !sealed.taken) keep(mine.sealed, { ...sealed, taken: true })
  return info
}

export const mineAt = ({ seats }: TableInfo): SeatInfo | undefined => seats.find((seat) => seat.mine && seat.sealed)

export const everybodySeated = ({ seats }: TableInfo): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot')

export function kept(seal: string): Sealed | null {
  return recall<Kept>('sealed')?.find(([known]) => known === seal)?.[1] ?? null
}

export function keep(seal: string, sealed: Sealed): void {
  const others = (recall<Kept>('sealed') ?? []).filter(([known]) => known !== seal)
  remember('sealed', [...others, [seal, sealed]].slice(-REMEMBERED))
}
