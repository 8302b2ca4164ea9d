/**
 * This browser's part in the draws of a table: a random text, sealed when we sit down, shown once everybody is seated, and
 * looked for in the record at the end. What is needed for that stays here, so that nobody has to be believed.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { randomText } from './random'
import { keepSealed, proved, seatedAt, shownAt, type Shown } from './seals'
import { LETTERS } from './words'

/**
 * Of a record: it holds what was kept; it does so except for our text, before which the game began; it does so, but in its format
 * the seal of our text was as good as the text; it does not.
 */
export type Verdict = 'kept' | 'without-mine' | 'foreseen' | 'broken'

/** In the first format nobody sealed anything. A table ends in the format in which it was opened. */
const FIRST = 1
const SECOND = 2
const FORMATS = [FIRST, SECOND, 3]

const firstLine = (format: number): string => `grand tour record ${format}`

export const sealOf = (entropy: string): string => bytesToHex(sha256(utf8ToBytes(entropy)))

/** The seal of a new random text, which is kept here. */
export function newSeal(): string {
  const entropy = randomText()
  keepSealed(sealOf(entropy), entropy)
  return sealOf(entropy)
}

/** Does the record of a finished game hold what was sealed before it began, and nothing else? Null if this browser sealed nothing at its table. */
export function keptToSeals(table: string, record: string): Verdict | null {
  const shown = shownAt(table)
  const seated = seatedAt(table)
  const seat = (shown ?? seated)?.seat
  if (seat === undefined) return null
  const header = headerOf(record)
  if (!holdsTogether(header) || !holdsTheTable(header, table) || (shown && !holdsTheSeals(header, shown))) return 'broken'
  if (!shown || !header.texts[seat]) return shown?.taken ? 'broken' : 'without-mine'
  if (header.format === SECOND && header.texts.findLastIndex(Boolean) === 0) return 'foreseen'
  proved(table)
  return 'kept'
}

/** What this browser has kept, as it must stand in the record of the table. */
export function linesKept(table: string): string[] {
  const shown = shownAt(table)
  const text = shown ? [`entropy ${LETTERS[shown.seat]} ${shown.entropy}`] : []
  return [...new Set([...linesOfTheTable(table), ...(shown ? linesSealed(shown) : []), ...text])]
}

/** What the table was like when we sat down. */
function linesOfTheTable(table: string): string[] {
  const seated = seatedAt(table)
  if (!seated) return []
  const settings = Object.entries(seated.settings).map(([name, value]) => `setting ${name} ${written(value)}`)
  const seal = seated.seal ? [`sealed ${LETTERS[seated.seat]} ${seated.seal}`] : []
  return [firstLine(seated.format), `game ${seated.game}`, ...settings, `commitment ${seated.commitment}`, ...seal]
}

/** What was sealed when our text was shown. */
const linesSealed = ({ format, commitment, seals }: Shown): string[] =>
  [firstLine(format), `commitment ${commitment}`, ...seals.flatMap((seal, i) => (seal ? [`sealed ${LETTERS[i]} ${seal}`] : []))]

const written = (value: boolean | number | string): string => (value === true ? 'yes' : value === false ? 'no' : `${value}`)

// --- What a record says itself ---

const UNDO = /^[A-F] undo ([1-9][0-9]{0,8})$/
const TURNOVER = /^[A-F] (bot [A-F]|back)$/

/** How many draws somebody saw and took back: they come again, and whoever saw them knew it. */
export function takenBack(record: string): number {
  const stand: string[] = []
  let count = 0
  for (const text of actsOf(record)) {
    const undo = UNDO.exec(text)
    if (undo) count += stand.splice(-Number(undo[1])).filter((act) => act.startsWith('*')).length
    else if (!TURNOVER.test(text)) stand.push(text)
  }
  return count
}

const actsOf = (record: string): string[] => record.split('\n\n').slice(1).join('\n').split('\n')

/** The seats that sealed a text without which the draws were made. */
export function withheld(record: string): number[] {
  const { seals, texts } = headerOf(record)
  return seals.flatMap((seal, seat) => (seal && !texts[seat] ? [seat] : []))
}


interface Header {
  /** 0 if the first line says none that we know. */
  format: number
  lines: string[]
  seats: number
  /** What seats have sealed and shown. */
  seals: string[]
  texts: string[]
}

function headerOf(record: string): Header {
  const lines = record.split('\n\n', 1)[0]!.split('\n')
  const format = FORMATS.find((one) => firstLine(one) === lines[0]) ?? 0
  const ofSeats = (word: string): string[] => [...LETTERS].map((letter) => said(lines, `${word} ${letter}`))
  return { format, lines, seats: lines.filter((line) => line.startsWith('seat ')).length, seals: ofSeats('sealed'), texts: ofSeats('entropy') }
}

/** What the lines with this word say: more than is allowed if there are several. */
const said = (lines: string[], word: string): string =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1)).join('\n')

/** Are the seed and the texts those that were sealed, by what the record says itself? */
const holdsTogether = ({ format, lines, seals, texts }: Header): boolean =>
  format > 0 &&
  sealOfSeed(said(lines, 'seed')) === said(lines, 'commitment') &&
  (format === FIRST ? !seals.some(Boolean) : texts.every((text, i) => !text || sealOf(text) === seals[i]))

/** Is it the table at which we sat down? Each format makes other draws, and those of a lesson come from elsewhere. */
function holdsTheTable({ format, lines, seats }: Header, table: string): boolean {
  const seated = seatedAt(table)
  return !lines.includes('lesson') && (!seated || (format === seated.format && seats === seated.seats)) && linesOfTheTable(table).every((line) => lines.includes(line))
}

/** Has every seat sealed what was sealed there when we showed our text, and no other anything? */
const holdsTheSeals = ({ format, lines, seals }: Header, shown: Shown): boolean =>
  format === shown.format &&
  lines.includes(`commitment ${shown.commitment}`) &&
  seals.every((seal, i) => seal === (shown.seals[i] ?? ''))

const sealOfSeed = (seed: string): string => (/^[0-9a-f]{64}$/.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : '')
