/** The offers as the player sees them: alike ones once, those of one verb together, the final and the grave ones apart. */
import type { Offer } from './wire'
import type { Words } from './words'

export interface Group {
  verb: string
  /** What they have in common, as in “Lay …”. */
  label: string
  offers: Offer[]
}

/** Acts of one verb that lie close together, where there are too many to list one after the other. */
export interface Region {
  name: string
  offers: Offer[]
}

export interface Choices {
  /** Acts that name no thing, for they end or confirm something; and those that are the only one of their verb. */
  plain: Offer[]
  groups: Group[]
  /** Acts by which one may break in at any time, with something. */
  anytime: Group[]
  /** Those that name no thing, such as giving up: rarely meant. */
  grave: Offer[]
}

/** What a room knows of its verbs. */
export interface Manners {
  /** Those by which one lets something be, such as to pass: they do not call for attention, and stand last. */
  declines?: string[]
  /** Those that say yes to somebody else, such as to a trade or in an auction: nobody is pushed to them. */
  calm?: string[]
  /** Those whose thing is typed or pressed in a panel of the room’s hand: they have no buttons. */
  typed?: string[]
  /** Those that are pressed in the room’s hand as well: in little room they are not listed again. */
  handed?: string[]
  /** Those by which one breaks in to go on with one's own turn: they stand with the answers. */
  resumes?: string[]
  /** Where a thing of a kind lies, in words: many of them are chosen by region first. */
  regions?: Record<string, (noun: number, words: Words) => string>
  /** Those that one may leave to luck where there are many things to choose from. */
  lucky?: string[]
}

/** More acts of one verb than these are chosen by region. */
const MANY = 30

export function choices(offers: Offer[], words: Words, { declines = [], typed = [], resumes = [] }: Manners = {}): Choices {
  const all = distinct(offers.filter(({ verb }) => !typed.includes(verb)), words)
  const answers = ({ breaks_in, verb }: Offer): boolean => !breaks_in || resumes.includes(verb)
  const [asked, others] = [all.filter(answers), all.filter((offer) => !answers(offer))]
  const found = groups(asked.filter((offer) => words.named(offer)), words)
  const lone = found.filter(({ offers }) => offers.length === 1).flatMap(({ offers }) => offers)
  return {
    plain: declinedLast([...asked.filter((offer) => !words.named(offer)), ...lone], declines),
    groups: found.filter(({ offers }) => offers.length > 1),
    anytime: groups(others.filter((offer) => words.named(offer)), words),
    grave: others.filter((offer) => !words.named(offer)),
  }
}

/** So few share a line of answers. */
const LINE = 3

/** Is it one of the players that is to be chosen, or at most to let that be? */
export function amongPlayers(answers: Offer[]): boolean {
  const players = answers.filter(({ kind }) => kind === 'player')
  return new Set(players.map(({ verb }) => verb)).size === 1 && players.length >= answers.length - 1
}

/** In little room a few acts stand as answers, whatever they name, and so do players: nothing has to be unfolded to choose among them. */
export function inLine(found: Choices, { declines = [], handed = [] }: Manners = {}): Choices {
  const isListed = ({ verb }: { verb: string }): boolean => !handed.includes(verb)
  const [plain, groups] = [found.plain.filter(isListed), found.groups.filter(isListed)]
  const answers = [...plain, ...groups.flatMap(({ offers }) => offers)]
  const few = answers.length <= LINE || amongPlayers(answers)
  return { ...found, plain: few ? declinedLast(answers, declines) : plain, groups: few ? [] : groups }
}

/** The one way on, if there is only one: among several nothing is, nor is letting it be, nor saying yes to somebody else,
 * nor cutting somebody short. */
export function onlyWay({ plain, groups }: Choices, { declines = [], calm = [], resumes = [] }: Manners = {}): Offer | null {
  const answers = [...plain, ...groups.flatMap(({ offers }) => offers)]
  const ways = answers.length === 1 ? answers : answers.filter(({ verb }) => !declines.includes(verb))
  return ways.length === 1 && ![...calm, ...resumes].includes(ways[0]!.verb) ? ways[0]! : null
}

export const areMany = ({ offers }: Group): boolean => offers.length > MANY

/** The acts of a group by region; where the room knows none, in sections from one thing to another. */
export function regionsOf({ offers }: Group, words: Words, { regions = {} }: Manners): Region[] {
  const named = regions[offers[0]!.kind]
  return named ? byName(offers, ({ noun }) => named(noun, words)) : sections(offers, words)
}

function byName(offers: Offer[], nameOf: (offer: Offer) => string): Region[] {
  const names = [...new Set(offers.map(nameOf))]
  return names.map((name) => ({ name, offers: offers.filter((offer) => nameOf(offer) === name) }))
}

function sections(offers: Offer[], words: Words): Region[] {
  const size = Math.ceil(Math.sqrt(offers.length))
  const starts = Array.from({ length: Math.ceil(offers.length / size) }, (_, i) => i * size)
  const all = starts.map((start) => offers.slice(start, start + size))
  const ends = (some: Offer[]): Offer[] => [...new Set([some[0]!, some.at(-1)!])]
  return all.map((some) => ({ name: ends(some).map(({ kind, noun }) => words.noun(kind, noun)).join(' – '), offers: some }))
}

/** Offers that read the same are the same to the player, such as two copies of a card. */
export function distinct(offers: Offer[], words: Words): Offer[] {
  const read = new Map(offers.toReversed().map((offer) => [words.offer(offer), offer]))
  return offers.filter((offer) => read.get(words.offer(offer)) === offer)
}

/** What one may do because one is asked, not by breaking in. */
export const usual = (offers: Offer[]): Offer[] => offers.filter((offer) => !offer.breaks_in)

/** The players who can be chosen by these offers. */
export const playersOf = (offers: Offer[]): number[] => [
  ...new Set(offers.filter(({ kind }) => kind === 'player').map(({ noun }) => noun)),
]

/** The offers that touch a thing. */
export function touching(offers: Offer[], kind: string, noun: number): Offer[] {
  return offers.filter((offer) => offer.touches.some((touch) => touch.kind === kind && touch.noun === noun))
}

function declinedLast(offers: Offer[], declines: string[]): Offer[] {
  const isDeclined = ({ verb }: Offer): number => Number(declines.includes(verb))
  return offers.toSorted((a, b) => isDeclined(a) - isDeclined(b))
}

function groups(offers: Offer[], words: Words): Group[] {
  const verbs = [...new Set(offers.map((offer) => offer.verb))]
  return verbs.map((verb) => {
    const same = offers.filter((offer) => offer.verb === verb)
    return { verb, label: words.verb(same[0]!), offers: same }
  })
}
