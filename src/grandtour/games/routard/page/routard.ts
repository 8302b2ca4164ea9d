/** The track, and what the board works out from a view; bags are in bag.ts, the sheet is in sheet.ts. */
import * as cards from '$families/track/page/cards'
import type { Drawing, Happening } from '$families/track/page/cards'
import { gainsOf, numberOf, paidBy, spacesOf, tripsIn as trips, type Move, type Payment, type Trip } from '$families/track/page/spaces'
import { factsOf } from '$lib/told'
import type * as wire from '$lib/wire'
import type { Words } from '$lib/words'
import type { Roll } from '$lib/map/scene.svelte'
import { ARRIVAL, DECKS, DEPARTURE, FIRST, TYPES } from './facts'
import type { Told } from './tales'
import type { RoutardView } from './view'

export type Deck = (typeof DECKS)[number]

export const SPACES = spacesOf(TYPES)

/** The number of the space of this id. */
export const spaceOf = (id: string): number => numberOf(SPACES, id)

/** Is this seat still packing its bag, line by line? */
export const packs = ({ travellers, express }: RoutardView, seat: number): boolean =>
  !express && travellers[seat]?.at === DEPARTURE && travellers[seat].playing

/** Do those who meet on a space stand in a pile? Not where bags are packed, nor at home (A38). */
export const isPiled = (space: number): boolean => space !== DEPARTURE && space !== ARRIVAL

// --- What was told ---

/** Who comes to which space by what a line tells; null if nobody does. Whom a driver takes along is told apart. */
export function moveIn({ key, facts }: Told): Move | null {
  switch (key) {
    case 'leaves':
      return { seat: facts.player, space: FIRST }
    case 'walks':
    case 'drives':
    case 'rides':
    case 'flies':
    case 'moved':
    case 'goes-back-to-work':
    case 'sent-back':
    case 'stranded':
      return { seat: facts.player, space: facts.space }
    default:
      return null
  }
}

/** A drive tells once who is aboard: each of them rides. */
export const spelled = (news: Told[]): Told[] =>
  news.flatMap((line) =>
    line.key === 'drives'
      ? [line, ...line.facts.passengers.map((player): Told => ({ ...line, key: 'rides', facts: { player, space: line.facts.space } }))]
      : [line],
  )

/** The movements in the news, for travellers who stood on these spaces before it. */
export const tripsIn = (news: Told[], before: number[]): Trip[] => trips(spelled(news), before, moveIn)

/** Who gets how much by what a line tells, or pays it, in euros. */
function paidIn(line: Told): Payment[] {
  switch (line.key) {
    case 'walks':
    case 'drives':
    case 'pays':
    case 'pays-beds':
    case 'buys':
    case 'buys-cheques':
      return [[line.facts.player, -line.facts.money]]
    case 'earns':
    case 'pays-to':
    case 'sells':
    case 'bank-buys':
      return paidBy(line)
    default:
      return []
  }
}

/** How much richer or poorer the news makes each of them, in euros. */
export const gainsIn = (news: Told[]): { seat: number; sum: number }[] => gainsOf(news.flatMap(paidIn))

/** The last roll in the news. */
export const rollIn = (news: Told[]): Roll | undefined =>
  factsOf(news, 'rolls').map(({ player, pips }) => ({ seat: player, face: pips })).at(-1)

// --- Cards ---

const ONWARD: Told['key'][] = ['leaves', 'walks', 'drives', 'flies', 'goes-back-to-work', 'works-here', 'skips', 'announces', 'begins']

const SPACE_CARDS: Drawing<Deck> = {
  decks: DECKS,
  onward: ONWARD,
  deckOf: ({ key }) => DECKS.find((deck) => key === `draws-${deck}`),
  effects: [
    'rolls',
    'one-way',
    'moved',
    'rides',
    'gets',
    'loses',
    'has-none',
    'stranded',
    'gets-ticket',
    'gets-cheques',
    'loses-cheques',
    'wins-achat',
    'wins-reportage',
    'wins-aventure',
    'lets-go-achat',
    'lets-go-aventure',
    'earns',
    'pays',
    'pays-beds',
    'pays-to',
    'owes',
    'forgiven',
    'must-skip',
    'must-advance',
    'no-effect',
  ] satisfies Told['key'][],
}

const BEDS: Drawing<Deck> = {
  decks: [],
  onward: ONWARD,
  deckOf: ({ key }) => (key === 'sleeps' ? 'lodging' : undefined),
  effects: ['sleeps', 'sent-back', 'bed-waived', 'buys-cheques'] satisfies Told['key'][],
}

/** What lies on the map: where somebody sleeps tonight, and the card of the space. */
export interface Shown {
  night: Happening<Deck> | null
  card: Happening<Deck> | null
}

/** What lies there after the news; what lay there before stays until somebody goes on. */
export function shownAfter(before: Shown | null, news: Told[], { me, active, words }: { me: number; active: number; words: Words }): Shown {
  const after = (drawing: Drawing<Deck>, was: Happening<Deck> | null | undefined) =>
    cards.happeningIn(drawing, news, me) ?? (was ? cards.followed(drawing, was, news, active, words) : null)
  return { night: priced(after(BEDS, before?.night), news), card: after(SPACE_CARDS, before?.card) }
}

/** A bed is shown with what it costs, which is told with it. */
function priced(night: Happening<Deck> | null, news: Told[]): Happening<Deck> | null {
  const told = news.findLast(({ key, facts }) => key === 'sleeps' && night?.seat === facts.player && night.card === facts.card)
  return night && told && night.effects[0]?.key !== 'sleeps' ? { ...night, effects: [told, ...night.effects] } : night
}

/** The card that a question is about. */
export const askedCard = (prompt: wire.Told | null, words: Words): Happening<Deck> | null =>
  cards.askedCard(SPACE_CARDS, prompt, words)
