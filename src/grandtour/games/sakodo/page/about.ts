/** What a button says beside the name of its act: what it costs, where it leads, what there is to be had. */
import { HIDDEN } from '$lib/words'
import type { BoardProps } from '$lib/room'
import type { Offer } from '$lib/wire'
import { FARE, PASSPORT_PRICE } from './facts'
import type { SakodoView } from './view'

type Given = Pick<BoardProps<SakodoView>, 'words' | 'view' | 'position' | 'me'>
type About = (offer: Offer, given: Given) => string

export const about: About = (offer, given) => ABOUT[offer.verb]?.(offer, given) ?? ''

const ticket: About = (_, { words }) => words.text('act-ticket')
const cards: About = ({ noun }, { words, view }) => words.text('act-cards', { count: view.travellers[noun]!.cards })
const money: About = ({ noun }, { words, view }) => {
  const sum = view.travellers[noun]!.money
  return sum === HIDDEN ? '' : words.money(sum)
}
const place: About = ({ noun }, { words, view }) => words.noun('space', view.travellers[noun]!.at)

/** What one wants to know of a player before a card befalls them, by the question. */
const VICTIM: Record<string, About> = {
  'ask-target-lose-any': cards,
  'ask-target-steal': cards,
  'ask-target-owe': money,
  'ask-target-move': place,
  'ask-target-previous': place,
  'ask-target-lose-passport': place,
  'ask-target-swap': place,
  'ask-target-pull': place,
}

const ABOUT: Record<string, About> = {
  go: ({ noun }, { words, view, me }) => words.money(FARE[noun - view.travellers[me]!.at]!),
  fly: ticket,
  leave: ticket,
  pick: cards,
  assist: ({ touches: [job] }, { words }) => words.text('act-work', { space: words.noun('space', job!.noun) }),
  pay: (_, { words, view }) =>
    view.price ? words.money(view.price) : words.text('act-passport', { sum: words.money(PASSPORT_PRICE) }),
  resume: (_, { words }) => words.text('act-resume'),
  target: (offer, given) => VICTIM[given.position.prompt?.key ?? '']?.(offer, given) ?? '',
}
