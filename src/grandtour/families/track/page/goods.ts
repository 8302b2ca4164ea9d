/** Goods that are sold, and trophies that are brought home. */
import type { Offer } from '$lib/wire'

/** What is under the hammer: the bid so far, by whom, and who is still in, the next to speak first. */
export interface Lot {
  seller: number
  price: number
  bid: number
  holder: number
  bidders: number[]
}

/** The offers of a verb, by the thing that each of them names. */
export const offersOf = (offers: Offer[], verb: string): Map<number, Offer> =>
  new Map(offers.filter((offer) => offer.verb === verb).map((offer) => [offer.noun, offer]))

/** The bids worth a button: the least one, and one that is fifty more; bids are so many steps of money. */
export function quickBids(bids: Map<number, Offer>, step: number): Offer[] {
  const least = Math.min(...bids.keys())
  return [least, least + 50 / step].flatMap((noun) => bids.get(noun) ?? [])
}

/** Who takes part in the auction, in the order in which they speak: all but the seller and those who have left. */
export function bidding(travellers: { playing: boolean }[], seller: number): number[] {
  const seats = travellers.length
  const others = Array.from({ length: seats - 1 }, (_, i) => (seller + 1 + i) % seats)
  return others.filter((seat) => travellers[seat]!.playing)
}

/** What one has of each kind of trophy. */
export type Won<Trophy extends string> = Record<Trophy, number[]>

const lists = <Trophy extends string>(won: Won<Trophy>): number[][] => Object.values(won)

export const trophies = <Trophy extends string>(won: Won<Trophy>): number =>
  lists(won).reduce((sum, cards) => sum + cards.length, 0)

/** How much of a full set there is, of so many of each kind. */
export const share = <Trophy extends string>(won: Won<Trophy>, set: number): number =>
  lists(won).reduce((sum, cards) => sum + Math.min(set, cards.length), 0)
