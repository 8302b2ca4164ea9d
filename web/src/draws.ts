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

/** In the first format nobody sealed anything. Tables that were opened in it or in the second end in it. */
const FIRST = 'grand tour record 1'
const SECOND = 'grand tour record 2'
const FIRST_LINES = [SECOND, 'grand tour record 3']

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
  if (!shown && !seated?.seal && header.first === FIRST) return 'without-mine'
  if (!holdsTogether(header) || !holdsTheTable(header, table) || (shown && !holdsTheSeals(header, shown))) return 'broken'
  if (!shown || !header.texts[seat]) return shown?.taken ? 'broken' : 'without-mine'
  if (header.first === SECOND && header.texts.findLastIndex(Boolean) === 0) return 'foreseen'
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
  return [`game ${seated.game}`, ...settings, `commitment ${seated.commitment}`, ...seal]
}

/** What was sealed when our text was shown. */
const linesSealed = ({ commitment, seals }: Shown): string[] =>
  [`commitment ${commitment}`, ...seals.flatMap((seal, i) => (seal ? [`sealed ${LETTERS[i]} ${seal}`] : []))]

const written = (value: boolean | number | string): string => (value === true ? 'yes' : value === false ? 'no' : `${value}`)

// --- The header of a record ---

interface Header {
  first: string
  lines: string[]
  seats: number
  /** What seats have sealed and shown. */
  seals: string[]
  texts: string[]
}

function headerOf(record: string): Header {
  const [first = '', ...lines] = record.split('\n\n', 1)[0]!.split('\n')
  const ofSeats = (word: string): string[] => [...LETTERS].map((letter) => said(lines, `${word} ${letter}`))
  return { first, lines, seats: lines.filter((line) => line.startsWith('seat ')).length, seals: ofSeats('sealed'), texts: ofSeats('entropy') }
}

/** What the lines with this word say: more than is allowed if there are several. */
const said = (lines: string[], word: string): string =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1)).join('\n')

/** Are the seed and the texts those that were sealed, by what the record says itself? */
const holdsTogether = ({ first, lines, seals, texts }: Header): boolean =>
  FIRST_LINES.includes(first) &&
  sealOfSeed(said(lines, 'seed')) === said(lines, 'commitment') &&
  texts.every((text, i) => !text || sealOf(text) === seals[i])

/** Is it the table at which we sat down? The draws of a lesson come from elsewhere. */
const holdsTheTable = ({ lines, seats }: Header, table: string): boolean =>
  !lines.includes('lesson') &&
  seats === (seatedAt(table)?.seats ?? seats) &&
  linesOfTheTable(table).every((line) => lines.includes(line))

/** Has every seat sealed what was sealed there when we showed our text, and no other anything? */
const holdsTheSeals = ({ lines, seals }: Header, shown: Shown): boolean =>
  lines.includes(`commitment ${shown.commitment}`) && seals.every((seal, i) => seal === (shown.seals[i] ?? ''))

const sealOfSeed = (seed: string): string => (/^[0-9a-f]{64}$/.test(seed) ? bytesToHex(sha256(hexToBytes(seed))) : '')
