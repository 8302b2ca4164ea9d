/**
 * This browser's part in the draws of a table: a random text, sealed when we sit down, shown once everybody is seated, and
 * looked for in the record at the end. What is needed for that stays here, so that nobody has to be believed.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { randomText } from './random'
import { keepSealed, proved, shownAt } from './seals'
import { LETTERS } from './words'

/** Of a record: it holds what was sealed; it does so except for our text, before which the game began; it does not. */
export type Verdict = 'kept' | 'without-mine' | 'broken'

/** In older records nobody sealed anything. */
const FIRST_LINE = 'grand tour record 2'

export const sealOf = (entropy: string): string => bytesToHex(sha256(utf8ToBytes(entropy)))

/** The seal of a new random text, which is kept here. */
export function newSeal(): string {
  const entropy = randomText()
  keepSealed(sealOf(entropy), entropy)
  return sealOf(entropy)
}

/** Does the record of a finished game hold what was sealed before it began, and nothing else? Null if this browser showed nothing at its table. */
export function keptToSeals(table: string, record: string): Verdict | null {
  const shown = shownAt(table)
  if (!shown) return null
  const [first, ...header] = record.split('\n\n', 1)[0]!.split('\n')
  const said = (word: string): string => header.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1)).join('\n')
  const ofSeats = (word: string): string[] => [...LETTERS].map((letter) => said(`${word} ${letter}`))
  const texts = ofSeats('entropy')
  const exact = ofSeats('sealed').every((seal, i) => seal === (shown.seals[i] ?? '') && (!texts[i] || sealOf(texts[i]) === seal))
  if (first !== FIRST_LINE || !exact || sealOfSeed(said('seed')) !== shown.commitment) return 'broken'
  if (!texts[shown.seat]) return shown.taken ? 'broken' : 'without-mine'
  proved(table)
  return 'kept'
}

/** What this browser has kept, as it must stand in the record of the table. */
export function linesKept(table: string): string[] {
  const shown = shownAt(table)
  if (!shown) return []
  const seals = shown.seals.flatMap((seal, i) => (seal ? [`sealed ${LETTERS[i]} ${seal}`] : []))
  return [`commitment ${shown.commitment}`, ...seals, `entropy ${LETTERS[shown.seat]} ${shown.entropy}`]
}

const sealOfSeed = (seed: string): string => (/^[0-9a-f]{64}$/.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : '')
