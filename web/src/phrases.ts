/** What was told, for people to read: turn by turn, purpose and result together, and in short. */
import { turnOf } from './told'
import type { Told } from './wire'
import type { Words } from './words'

/** What a room knows of its tales, by their keys. A room that says nothing of it is told line by line. */
export interface Telling {
  /** Those that only lead up to the next one, as a roll does: both are read together. */
  leads?: string[]
  /** Those that stand alone, though they were told in the same stroke as the one before. */
  apart?: string[]
  /** Does a line begin something else, though the one before it only leads up? */
  isNew?: (line: any, last: any) => boolean
  /** Those with which a turn can begin that nobody has done anything in yet, or does nothing in. */
  begins?: string[]
  /** Those not worth telling again in the summary of a round. */
  asides?: string[]
  /** Those by which something is put up for sale, those that offer for it or do not, and those that say who has got it, or that nobody has. */
  sales?: { opens: string[]; bids: string[]; closes: string[] }
  /** What the lines change in the purses. */
  gains?: (told: any[]) => { seat: number; sum: number }[]
}

/** A turn as the log tells it; before the first turn, it is nobody's. */
export interface Turn {
  round: number
  seat: number | null
  told: Told[]
}

/**
 * What was told, by turns. Where a game has no turns, all of it is one. What begins a turn may be told in the stroke that ends the one
 * before, such as a turn that is missed: it stands in its own, and so does the rest of that stroke.
 */
export function turnsOf(told: Told[], words: Words, { begins = [] }: Telling = {}): Turn[] {
  const first = told.find(({ turn }) => typeof turn === 'number')?.turn ?? null
  const all: Turn[] = []
  for (const [i, line] of told.entries()) {
    const last = all.at(-1)
    const goesOn = last && told[i - 1]!.version === line.version
    const now = goesOn ? last : { round: line.round ?? 0, seat: line.turn ?? null }
    const actor = begins.includes(line.key) ? words.actor(line) : null
    const { round, seat } = actor === null || actor === now.seat ? now : turnAfter(now, actor, first)
    if (last && last.round === round && last.seat === seat) last.told.push(line)
    else all.push({ round, seat, told: [line] })
  }
  return all
}

/** The next turn of this seat, clockwise. A round is over when whoever was the first to play is due again. */
function turnAfter({ round, seat }: Omit<Turn, 'told'>, next: number, first: number | null): Omit<Turn, 'told'> {
  if (seat === null || first === null) return { round: 1, seat: next }
  const isOver = seat < next ? seat < first && first <= next : seat < first || first <= next
  return { round: isOver ? round + 1 : round, seat: next }
}

/** One line of the log: what is read together, and how often the same was told in a row. */
export interface Entry {
  told: Told[]
  times: number
  /** The reader’s own offers in a sale that has come to its end, to be read by whoever wants to; all of them for an onlooker. */
  bids: Told[]
}

/** The lines of a turn, each with what belongs to it. */
export function entriesOf(all: Told[], words: Words, telling: Telling = {}): Entry[] {
  const told = all.filter((line) => concerns(line, words, telling))
  const entries: Entry[] = []
  for (let i = 0; i < told.length; i++) {
    const line = told[i]!
    const end = saleEnd(told, i, telling)
    const last = entries.at(-1)
    if (end > 0) {
      const meanwhile = told.slice(i + 1, end)
      entries.push({ told: [line, told[end]!], times: 1, bids: meanwhile.filter((one) => isBid(one, telling)) })
      told.splice(i + 1, end - i, ...meanwhile.filter((one) => !isBid(one, telling))) // what else happened is read after it
    } else if (last && belongs(line, last, words, telling)) last.told.push(line)
    else if (last && same(line, last, words)) last.times += 1
    else entries.push({ told: [line], times: 1, bids: [] })
  }
  return entries
}

/** What others offer in a sale is seen while it goes on; afterwards its result is what concerns whoever plays too. */
const concerns = (line: Told, words: Words, telling: Telling): boolean =>
  words.me < 0 || !isBid(line, telling) || words.actor(line) === words.me

const isBid = ({ key }: Told, { sales }: Telling): boolean => sales?.bids.includes(key) ?? false

/** Where the sale that begins here has come to its end; -1 if none begins, or if it has not. An end after the next sale has begun is that one's. */
function saleEnd(told: Told[], start: number, { sales }: Telling): number {
  if (!sales?.opens.includes(told[start]!.key)) return -1
  const end = told.findIndex(({ key }, i) => i > start && (sales.opens.includes(key) || sales.closes.includes(key)))
  return sales.closes.includes(told[end]?.key ?? '') ? end : -1
}

function belongs(line: Told, { told, bids, times }: Entry, words: Words, { leads = [], apart = [], isNew }: Telling): boolean {
  const last = told.at(-1)!
  const by = words.actor(line)
  if (bids.length || times > 1 || apart.includes(line.key) || isNew?.(line, last)) return false
  if (by !== null && by !== told.map((one) => words.actor(one)).findLast((actor) => actor !== null)) return false
  return leads.includes(last.key) || (line.version === last.version && told.every(({ key }) => key !== line.key))
}

const same = (line: Told, { told, bids }: Entry, words: Words): boolean =>
  told.length === 1 && !bids.length && told[0]!.key === line.key && words.line(told[0]!) === words.line(line)

/** Lines as sentences; what one player does in a row is one sentence: “Bruno rolls a 2 and goes to Siwa.” */
export function said(told: Told[], words: Words): string {
  const sentences: string[][] = []
  const texts = told.map((line) => words.line(line))
  let subject = ''
  for (const [i, line] of told.entries()) {
    if (texts[i] === texts[i + 1]) continue // it is counted there
    const times = i - texts.slice(0, i).findLastIndex((text) => text !== texts[i])
    const text = times > 1 ? texts[i]!.replace(/\.$/, ` (×${times}).`) : texts[i]!
    const by = words.subject(line)
    const goesOn = by !== '' && by === subject && text.startsWith(`${by} `) && isOpen(sentences.at(-1)!.at(-1)!, words) && !hasAnd(text, words)
    if (goesOn) sentences.at(-1)!.push(text.slice(by.length + 1))
    else sentences.push([text])
    subject = text.startsWith(`${by} `) ? by : ''
  }
  return sentences.map((clauses) => joined(clauses, words)).join(' ')
}

/** Can a sentence go on after these words? Not after a list, a quotation or a cry; and no “and” follows another. */
function isOpen(text: string, words: Words): boolean {
  return text.endsWith('.') && !/[,:;!?…»”]/.test(text) && !hasAnd(text, words)
}

const hasAnd = (text: string, words: Words): boolean => text.includes(` ${words.text('and', { before: '', last: '' }).trim()} `)

const joined = (clauses: string[], words: Words): string =>
  words.listed(clauses.map((text, i) => (i < clauses.length - 1 ? text.slice(0, -1) : text)))

/** What became of one player meanwhile. */
export interface Fate {
  seat: number
  text: string
  /** What came into the purse, or went out of it. */
  sum: number
}

/** So many things are told of each player. */
const ENOUGH = 3

/** What has happened since the last turn of `me`, player by player, myself too if it touched me; to someone who has no turns, in the last round. */
export function since(told: Told[], me: number, words: Words, telling: Telling = {}): Fate[] {
  const lines = meanwhile(told, me, words)
  const gains = telling.gains?.(lines) ?? []
  const seats = [...new Set(lines.flatMap((line) => words.actor(line) ?? []))]
  return seats.flatMap((seat) => {
    const { own, essential } = essentials(seat, lines, words, telling)
    const text = said(essential.length || seat === me ? essential : own.slice(-1), words)
    const sum = gains.filter((gain) => gain.seat === seat).reduce((total, gain) => total + gain.sum, 0)
    return text ? [{ seat, text, sum }] : []
  })
}

/** What was told between the last two turns of a player, or since the last one if it is over. */
export function meanwhile(told: Told[], me: number, words: Words): Told[] {
  const whose = told.map((line) => turnOf(words.tales, line))
  const end = whose.findLastIndex((seat) => seat !== null && seat !== me)
  const start = me < 0 ? whose.findLastIndex((seat, i) => i < end && seat === whose[end] && whose[i + 1] !== seat) : whose.lastIndexOf(me, end)
  return told.slice(start + 1, end + 1)
}

/**
 * The lines on a player, and those of them that matter most: of several alike in a row that cost nothing the last, and of all of them the
 * last few, first of all those that say what went into the purse or out of it. Who offered what in a sale is forgotten; what one got there
 * for how much is not.
 */
function essentials(seat: number, lines: Told[], words: Words, { asides = [], sales, gains }: Telling): { own: Told[]; essential: Told[] } {
  const counts = (line: Told): boolean => gains?.([line]).some((gain) => gain.seat === seat) ?? false
  const isOwn = (line: Told): boolean => words.actor(line) === seat || (counts(line) && sales?.closes.includes(line.key) === true)
  const own = lines.filter((line) => isOwn(line) && !sales?.bids.includes(line.key))
  const weighty = own.filter((line) => counts(line) || !asides.includes(line.key))
  const told = weighty.filter((line, i) => counts(line) || weighty[i + 1]?.key !== line.key)
  const few = [...told].sort((a, b) => Number(counts(a)) - Number(counts(b))).slice(-ENOUGH)
  return { own, essential: told.filter((line) => few.includes(line)) }
}
