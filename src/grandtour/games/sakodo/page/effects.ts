/** What a card does, in words: its sentence tells a story, this tells the rule. */
import type { Words } from '$lib/words'
import cards from '../cards.json'
import type { Deck } from './sakodo'

type Step = [effect: string, ...rest: unknown[]]

interface Card {
  id: string
  price?: number
  do?: Step[]
  who?: string
}

/** Spelt out, so that a text that nobody needs any more is noticed. */
const TEXTS: Record<string, string> = {
  gain: 'effect-gain',
  pay: 'effect-pay',
  owe: 'effect-owe',
  ticket: 'effect-ticket',
  draw: 'effect-draw',
  choose: 'effect-choose',
  lose: 'effect-lose',
  'lose-any': 'effect-lose-any',
  steal: 'effect-steal',
  'lose-passport': 'effect-lose-passport',
  move: 'effect-move',
  previous: 'effect-previous',
  swap: 'effect-swap',
  pull: 'effect-pull',
  'extra-move': 'effect-extra-move',
  skip: 'effect-skip',
  keep: 'effect-keep',
  return: 'effect-return',
  roll: 'effect-roll',
  offer: 'effect-offer',
}
const WHOM: Record<string, string> = { chosen: 'effect-chosen', each: 'effect-each' }

/** What a card does, and to whom; nothing for one that is simply won. */
export function effectOf(deck: Deck, card: string, words: Words): string {
  const { price, do: steps, who } = (cards[deck] as Card[]).find(({ id }) => id === card)!
  if (price) return words.text('effect-price', { n: price })
  const does = inWords(steps ?? [], words)
  return who ? words.text(WHOM[who]!, { does }) : does
}

const inWords = (steps: Step[], words: Words): string => steps.map((step) => stepInWords(step, words)).join(', ')

function stepInWords([effect, what, then, otherwise]: Step, words: Words): string {
  return words.text(TEXTS[effect]!, {
    n: typeof what === 'number' ? Math.abs(what) : 0,
    way: Number(what) < 0 ? 'back' : 'on',
    item: effect === 'lose' ? words.noun('item', words.numberOf('item', what as string)) : '',
    then: inWords((then ?? []) as Step[], words),
    otherwise: inWords((otherwise ?? []) as Step[], words),
  })
}
