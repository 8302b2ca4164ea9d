/** The track, and what the board works out from a view; goods and trophies are in goods.ts. */
import * as cards from '$families/track/page/cards'
import type { Drawing, Happening } from '$families/track/page/cards'
import { gainsOf, numberOf, paidBy, spacesOf, tripsIn as trips, type Move, type Payment, type Trip } from '$families/track/page/spaces'
import { factsOf } from '$lib/told'
import type * as wire from '$lib/wire'
import type { Words } from '$lib/words'
import type { Roll } from '$lib/map/scene.svelte'
import { DECKS, FIRST, TYPES } from './facts'
import type { Told } from './tales'
import type { SakodoView } from './view'

export type Deck = (typeof DECKS)[number]

export const SPACES = spacesOf(TYPES)

/** The number of the space of this id. */
export const spaceOf = (id: string): number => numberOf(SPACES, id)

/** Whom the active player takes along. */
export const passengers = ({ travellers }: Pick<SakodoView, 'travellers'>): number[] =>
  travellers.flatMap(({ aboard }, seat) => (aboard ? [seat] : []))

// --- What was told ---

/** Who comes to which space by what a line tells; null if nobody does. */
export function moveIn({ key, facts }: Told): Move | null {
  switch (key) {
    case 'leaves':
      return { seat: facts.player, space: FIRST }
    case 'walks':
    case 'rides':
    case 'flies':
    case 'goes-back-to-work':
    case 'moved':
    case 'loses-passport':
      return { seat: facts.player, space: facts.space }
    default:
      return null
  }
}

/** The movements in the news, for travellers who stood on these spaces before it. */
export const tripsIn = (news: Told[], before: number[]): Trip[] => trips(news, before, moveIn)

/** Who gets how much by what a line tells, or pays it, in euros. */
function paidIn(line: Told): Payment[] {
  switch (line.key) {
    case 'walks':
    case 'pays':
    case 'buys-ticket':
    case 'buys-passport':
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

const EFFECTS: Told['key'][] = [
  'rolls',
  'draws',
  'draws-unseen',
  'keeps',
  'keeps-unseen',
  'rejects',
  'has-passport',
  'one-way',
  'must-sell',
  'moved',
  'takes',
  'takes-unseen',
  'loses',
  'loses-unseen',
  'gives-up',
  'has-none',
  'gets-ticket',
  'loses-passport',
  'wins-souvenir',
  'wins-reportage',
  'wins-aventure',
  'lets-go-souvenir',
  'lets-go-aventure',
  'earns',
  'pays',
  'pays-to',
  'forgiven',
  'must-skip',
  'no-effect',
  'needs-pips',
]

const ONWARD: Told['key'][] = ['leaves', 'walks', 'flies', 'stays', 'goes-back-to-work', 'skips']

const DRAWN: Drawing<Deck> = {
  decks: DECKS,
  effects: EFFECTS,
  onward: ONWARD,
  deckOf: ({ key }) => DECKS.find((deck) => key === `draws-${deck}`),
}

/** The last card in the news, and what was told after it. */
export const happeningIn = (news: Told[], me: number): Happening<Deck> | null => cards.happeningIn(DRAWN, news, me)

/** The card with what has come of it since; null once somebody has gone on from it. */
export const followed = (
  card: Happening<Deck>,
  news: Told[],
  active: number,
  words: Words,
): Happening<Deck> | null => cards.followed(DRAWN, card, news, active, words)

/** The card that a question is about. */
export const askedCard = (prompt: wire.Told | null, words: Words): Happening<Deck> | null =>
  cards.askedCard(DRAWN, prompt, words)
