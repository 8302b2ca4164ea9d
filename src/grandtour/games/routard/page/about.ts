/** What a button says beside the name of its act: what it costs, where it leads, what it risks. */
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { CHEQUE_PRICE, ELEMENT_PRICE, FARE, FINE, RESALE, TICKET, TICKET_PRICE } from './facts'
import type { RoutardView } from './view'

type Given = Pick<BoardProps<RoutardView>, 'words' | 'view' | 'position' | 'me'>
type About = (offer: Offer, given: Given) => string

export const about: About = (offer, given) => ABOUT[offer.verb]?.(offer, given) ?? ''

/** What a good costs on the airport where one stands. */
export const priceOf = (good: number, at: number): number => (good === TICKET ? TICKET_PRICE[at]! : ELEMENT_PRICE[good]!)

const ticket: About = (_, { words }) => words.text('act-ticket')
const money: About = ({ noun }, { words, view }) => words.money(view.travellers[noun]!.money)
const place: About = ({ noun }, { words, view }) => words.noun('space', view.travellers[noun]!.at)

/** What one wants to know of a player before a letter befalls them, by the question. */
const VICTIM: Record<string, About> = {
  'ask-target-owe': money,
  'ask-target-move': place,
  'ask-target-previous': place,
  'ask-target-pull': place,
}

/** What it means to play a card all the same, by the question. */
const ANYWAY: Record<string, About> = {
  'ask-achat': (_, { words }) => words.text('act-double'),
  'ask-reportage': (_, { words }) => words.text('act-fine', { sum: words.money(FINE) }),
  'ask-aventure': (_, { words }) => words.text('act-fine', { sum: words.money(FINE) }),
}

const asked =
  (answers: Record<string, About>): About =>
  (offer, given) =>
    answers[given.position.prompt?.key ?? '']?.(offer, given) ?? ''

const ABOUT: Record<string, About> = {
  go: ({ noun }, { words, view, me }) => words.money(FARE[noun - view.travellers[me]!.at]!),
  fly: ticket,
  depart: ticket,
  assist: ({ touches: [job] }, { words }) => (job ? words.text('act-work', { space: words.noun('space', job.noun) }) : ''),
  buy: ({ noun }, { words, view, me }) => words.money(priceOf(noun, view.travellers[me]!.at)),
  cheques: ({ noun }, { words }) => (noun ? words.money(noun * CHEQUE_PRICE) : ''),
  sell: ({ noun }, { words }) => words.text('act-from', { sum: words.money(RESALE[noun]!) }),
  resume: (_, { words }) => words.text('act-resume'),
  play: asked(ANYWAY),
  target: asked(VICTIM),
}
