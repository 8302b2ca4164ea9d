/** What a button says beside the name of its act: what a row or a trailer costs. */
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { CONTRACTS } from './achse'
import { PRICES, SIZES } from './facts'
import type { AchseView } from './view'

type Given = Pick<BoardProps<AchseView>, 'words' | 'view'>
type About = (offer: Offer, given: Given) => string

export const about: About = (offer, given) => ABOUT[offer.verb]?.(offer, given) ?? ''

const ABOUT: Record<string, About> = {
  bid: ({ noun }, { words, view }) => (view.lot ? words.money(CONTRACTS[view.lot.contract]!.costs[noun - 1]!) : ''),
  buy: ({ noun }, { words }) => words.money(PRICES[SIZES[noun]!]),
}
