/** What a bag holds, what can be sold out of it, and what is to be known of it. */
import * as goods from '$families/track/page/goods'
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import { ARRIVAL, DEPARTURE, ELEMENTS, FIRST_LOT, GOODS, TICKET, TROPHIES } from './facts'
import type { RoutardView, Traveller } from './view'

export type Trophy = (typeof TROPHIES)[number]
const TROPHY_COUNT: Record<Trophy, string> = {
  achat: 'journal-achats',
  reportage: 'journal-reportages',
  aventure: 'journal-aventures',
}

export const wonOf = ({ achats, reportages, aventures }: Traveller): goods.Won<Trophy> => ({
  achat: achats,
  reportage: reportages,
  aventure: aventures,
})

/** How many trophies of a kind there are, and how many it takes as long as some are missing. */
export const countInWords = (deck: Trophy, count: number, set: number, words: Words): string =>
  words.text(TROPHY_COUNT[deck], { count, set, missing: Math.max(0, set - count) })

/** How many trophies there are of each kind. */
export const countsIn = (traveller: Traveller, set: number, words: Words) =>
  TROPHIES.map((deck) => {
    const count = wonOf(traveller)[deck].length
    return { deck, count, label: countInWords(deck, count, set, words) }
  })

export const CHEQUE = GOODS.indexOf('cheque')
/** What lies in a bag: the four elements, tickets and cheques. */
export const GOODS_IN_BAG = [...ELEMENTS.keys(), TICKET, CHEQUE]

export function countOf({ elements, tickets, cheques }: Traveller, good: number): number {
  if (good < ELEMENTS.length) return elements[good]!
  return good === TICKET ? tickets : cheques
}

/** So many cheques as one lot (A56). */
export const lotOf = (cheques: number): number => (cheques === 1 ? CHEQUE : FIRST_LOT + cheques - 2)

/** How many cheques can be put up at most; none if there are none to sell. */
export const largestLot = (sales: Map<number, Offer>): number =>
  Math.max(0, ...[...sales.keys()].flatMap((good) => (good === CHEQUE ? [1] : good >= FIRST_LOT ? [good - FIRST_LOT + 2] : [])))

/** What the next turns hold in store for a player, in sentences. */
export function prospects({ travellers, active }: RoutardView, seat: number, words: Words): string[] {
  const traveller = travellers[seat]!
  const { owes, instructions, elements, at, passengers } = traveller
  const players = new Intl.ListFormat(words.language).format(passengers.map((other) => words.noun('player', other)))
  return [
    owes ? words.text('note-owes', { sum: words.money(owes) }) : '',
    ...instructions.map((n, i) => instruction(n, i, words)),
    at !== DEPARTURE && !elements[0] ? words.text('note-no-formalities') : '',
    passengers.length && seat !== active ? words.text('note-drives', { players }) : '',
    at === ARRIVAL && seat !== active ? words.text('note-arrival') : '',
  ].filter(Boolean)
}

/** What a player must do without on the way, in sentences. */
export function lacks({ elements, at }: Traveller, words: Words): string[] {
  const notes = ['', words.text('note-no-guide'), words.text('note-no-equipment'), words.text('note-no-camera')]
  return at === DEPARTURE ? [] : notes.filter((note, element) => note && !elements[element])
}

const instruction = (n: number, i: number, words: Words): string =>
  n ? words.text('note-advance', { count: n, turn: i + 1 }) : words.text('note-skip', { turn: i + 1 })
