/** What a backpack holds and a journal shows: goods and trophies. */
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import { ITEMS, SET, STEP, TROPHIES } from './facts'
import type { SakodoView, Traveller } from './view'

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
export const share = (traveller: Traveller): number =>
  TROPHIES.reduce((sum, deck) => sum + Math.min(SET, wonOf(traveller)[deck].length), 0)

export const trophies = (traveller: Traveller): number =>
  TROPHIES.reduce((sum, deck) => sum + wonOf(traveller)[deck].length, 0)

/** How many trophies of a kind there are, and how many it takes. */
export const countInWords = (deck: Trophy, count: number, words: Words): string =>
  words.text(TROPHY_COUNT[deck], { count })

/** How many of each item are among these cards. */
export const countsOf = (items: number[]): number[] =>
  ITEMS.map((_, item) => items.filter((one) => one === item).length)

/** The offers of a verb, by the thing that each of them names. */
export const offersOf = (offers: Offer[], verb: string): Map<number, Offer> =>
  new Map(offers.filter((offer) => offer.verb === verb).map((offer) => [offer.noun, offer]))

/** The bids worth a button: the least one, and one that is fifty more. */
export function quickBids(bids: Map<number, Offer>): Offer[] {
  const least = Math.min(...bids.keys())
  return [least, least + 50 / STEP].flatMap((noun) => bids.get(noun) ?? [])
}

/** Who takes part in the auction, in the order in which they speak: all but the seller and those who have left. */
export function bidding(view: SakodoView, seller: number): number[] {
  const seats = view.travellers.length
  const others = Array.from({ length: seats - 1 }, (_, i) => (seller + 1 + i) % seats)
  return others.filter((seat) => view.travellers[seat]!.playing)
}
