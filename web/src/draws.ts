/**
 * This browser's part in the draws of a table: a random text, sealed when we sit down, shown once everybody is seated, and
 * looked for in the record at the end. What is needed for that stays here, so that nobody has to be believed.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recall, remember } from './memory'
import type { SeatInfo, TableInfo } from './wire'
import { LETTERS } from './words'

/** What we sealed, and what the table and the others had sealed when we showed it. */
interface Sealed {
  entropy: string
  commitment: string
  seals: string[]
  /** Has the table said that it has our text? */
  taken?: boolean
}
/** Of a record: it holds what was sealed; it does so except for our text, before which the game began; it does not. */
export type Verdict = 'kept' | 'without-mine' | 'broken'
type Kept = [seal: string, sealed: Sealed][]

/** So many tables are remembered. */
const REMEMBERED = 60

/** A text that nobody else has. */
export function randomText(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

export const sealOf = (entropy: string): string => bytesToHex(sha256(utf8ToBytes(entropy)))

/** The seal of a new random text, which is kept here. */
export function newSeal(): string {
  const entropy = randomText()
  keep(sealOf(entropy), { entropy, commitment: '', seals: [] })
  return sealOf(entropy)
}

/** What we have to show now: once everybody is seated, and before anybody can sit down who has seen it. */
export function toShow(info: TableInfo): string {
  const seal = info.seats.find((seat) => seat.mine && seat.kind === 'person' && seat.sealed && !seat.shown)?.sealed ?? ''
  const sealed = info.status === 'open' && everybodySeated(info) ? kept(seal) : null
  if (!sealed) return ''
  keep(seal, { ...sealed, commitment: info.commitment, seals: info.seats.map((seat) => seat.sealed) })
  return sealed.entropy
}

/** Once the table has said that it has our text, it must be in the record. */
export function answered(info: TableInfo): TableInfo {
  const mine = mineAt(info)
  const sealed = mine?.shown ? kept(mine.sealed) : null
  if (mine && sealed && !sealed.taken) keep(mine.sealed, { ...sealed, taken: true })
  return info
}

const mineAt = ({ seats }: TableInfo): SeatInfo | undefined => seats.find((seat) => seat.mine && seat.sealed)

export const everybodySeated = ({ seats }: TableInfo): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot')

/** Does the record of a finished game hold what was sealed before it began? Null if this browser sealed nothing. */
export function keptToSeals(info: TableInfo, record: string): Verdict | null {
  const mine = mineAt(info)
  const sealed = mine ? kept(mine.sealed) : null
  if (!mine || !sealed?.commitment) return null
  const letter = LETTERS[info.seats.indexOf(mine)]!
  const header = new Set(record.split('\n\n', 1)[0]!.split('\n'))
  const seed = [...header].find((line) => line.startsWith('seed '))?.slice(5) ?? ''
  const seals = sealed.seals.every((seal, i) => !seal || header.has(`sealed ${LETTERS[i]} ${seal}`))
  if (!seals || sealOfSeed(seed) !== sealed.commitment) return 'broken'
  if (header.has(`entropy ${letter} ${sealed.entropy}`)) return 'kept'
  const another = [...header].some((line) => line.startsWith(`entropy ${letter} `))
  return sealed.taken || another ? 'broken' : 'without-mine'
}

const sealOfSeed = (seed: string): string => (/^[0-9a-f]{64}$/.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : '')

function kept(seal: string): Sealed | null {
  return recall<Kept>('sealed')?.find(([known]) => known === seal)?.[1] ?? null
}

function keep(seal: string, sealed: Sealed): void {
  const others = (recall<Kept>('sealed') ?? []).filter(([known]) => known !== seal)
  remember('sealed', [...others, [seal, sealed]].slice(-REMEMBERED))
}
