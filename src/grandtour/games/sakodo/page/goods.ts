/** What a backpack holds and a journal shows: goods and trophies. */
import * as goods from '$families/track/page/goods'
import type { Words } from '$lib/words'
import { ITEMS, SET, TROPHIES } from './facts'
import type { Traveller } from './view'

export type Trophy = (typeof TROPHIES)[number]
const TROPHY_COUNT: Record<Trophy, string> = {
  souvenir: 'journal-souvenirs',
  reportage: 'journal-reportages',
  aventure: 'journal-aventures',
}

export const wonOf = ({ souvenirs, reportages, aventures }: Traveller): Record<Trophy, number[]> => ({
  souvenir: souvenirs,
  reportage: reportages,
  aventure: aventures,
})

/** How much of a full set there is (A47). */
export const share = (traveller: Traveller): number => goods.share(wonOf(traveller), SET)

export const trophies = (traveller: Traveller): number => goods.trophies(wonOf(traveller))

/** How many trophies of a kind there are, and how many it takes. */
export const countInWords = (deck: Trophy, count: number, words: Words): string =>
  words.text(TROPHY_COUNT[deck], { count })

/** How many of each item are among these cards. */
export const countsOf = (items: number[]): number[] =>
  ITEMS.map((_, item) => items.filter((one) => one === item).length)

/** The kinds of goods in a lot, with how many there are of each. */
export const kindsOf = (lot: number[]): { good: number; count: number }[] =>
  [...new Set(lot)].map((good) => ({ good, count: lot.filter((one) => one === good).length }))

/** What is in a lot, in words. */
export const goodsInWords = (lot: number[], words: Words): string =>
  kindsOf(lot)
    .map(({ good, count }) => words.text('pack-count', { item: words.noun('good', good), count }))
    .join(', ')

/** How many trophies there are of each kind, for the seats. */
export const countsIn = (traveller: Traveller, words: Words) =>
  TROPHIES.map((deck) => {
    const count = wonOf(traveller)[deck].length
    return { deck, count, label: countInWords(deck, count, words) }
  })
