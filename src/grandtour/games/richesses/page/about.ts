/** What an act costs or leads to, said beside its name. */
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import type { Words } from '$lib/words'
import { PRICE, RESALE } from './facts'
import { circuitOf, OUTFITS, tripOf, type Trip } from './richesses'
import type { RichessesView } from './view'

type Given = Pick<BoardProps<RichessesView>, 'words' | 'view' | 'me'>

/** An act with its way: how many sections, and the price where there is one. */
export function tripInWords(offer: Offer, trip: Trip | null, words: Words): string {
  return [words.offer(offer), costOf(trip, words)].filter(Boolean).join(' · ')
}

/** How far a way is, and its price where there is one. */
export function costOf(trip: Trip | null, words: Words): string {
  if (!trip) return ''
  const sections = words.text('board-sections', { count: trip.way.length - 1 })
  return trip.price ? `${sections} · ${words.money(trip.price)}` : sections
}

/** What these vehicles cost together. */
export const priceOf = (modes: number[]): number => modes.reduce((sum, mode) => sum + PRICE[mode]!, 0)

export function about(offer: Offer, { words, view, me }: Given): string {
  const { verb, noun } = offer
  const mine = view.travellers[me]
  if (verb === 'outset') return paid(priceOf(OUTFITS[words.word('outfit', noun)]!), words)
  if (verb === 'buy') return words.money(PRICE[noun]!)
  if (verb === 'sell') return words.money(RESALE[noun]!)
  if (verb === 'bet') return odds(words.word('bet', noun), view, words)
  return mine ? costOf(tripOf(offer, mine, view.circuit), words) : ''
}

const paid = (price: number, words: Words): string => (price ? words.money(price) : '')

function odds(bet: string, view: RichessesView, words: Words): string {
  const pays = circuitOf(view).bets
  const sort = /^\d+$/.test(bet) ? 'number' : bet.includes('-') ? 'pair' : 'colour'
  return pays ? words.text('board-times', { times: pays[sort] }) : ''
}
