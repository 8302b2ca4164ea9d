// @vitest-environment node
import { LANGUAGES, loadWords } from '$lib/words'
import { describe, expect, test } from 'vitest'
import { gameOf, kind } from '$lib/testing/table'
import cards from '../cards.json'
import { DECKS, ITEMS } from './facts'
import { effectOf } from './effects'

const game = gameOf('sakodo', 'SK', [kind('item', ITEMS)])

describe('what a card does is said in words', () => {
  test.each([
    ['courrier', 'forged-timetable', 'A player of your choice: 4 spaces back.'],
    ['courrier', 'signed-by-all', 'Each of the others: 50\u00a0€ for you.'],
    ['souvenir', 'painted-icon', 'Costs 440\u00a0€.'],
    ['reportage', cards.reportage[0]!.id, ''],
    ['aventure', 'white-water', 'first-aid kit lost, the adventure is yours'],
    ['aventure', 'glacier-crossing', 'die 4 or more: the adventure is yours; less: the adventure is lost'],
    ['chance', 'friendly-truck', '4 spaces ahead'],
    ['job', 'grape-harvest', '+120\u00a0€'],
  ] as const)('%s %s', async (deck, card, said) => {
    expect(effectOf(deck, card, (await loadWords('en', game)).knowing(game))).toBe(said)
  })

  test.each(LANGUAGES)('of every card, in %s', async (language) => {
    const words = (await loadWords(language, game)).knowing(game)
    const said = DECKS.flatMap((deck) => cards[deck].map(({ id }) => effectOf(deck, id, words)))
    expect(said.filter((text) => /effect-|undefined|\{/.test(text))).toEqual([])
  })
})
