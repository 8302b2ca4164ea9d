/** A contract in words, for those who hear it. */
import type { Words } from '$lib/words'
import { CONTRACTS, type Errand } from './achse'

export function contractInWords(contract: number, words: Words): string {
  const { goods, revenue, costs } = CONTRACTS[contract]!
  return words.text('board-contract', {
    contract: words.noun('contract', contract),
    goods,
    revenue: words.money(revenue),
    costs: costs.map((cost) => cost.toLocaleString(words.language)).join(', '),
  })
}

/** The figures of an errand with a word beside them, as short as can be: “2, then 9 spaces”. */
export const figuresInWords = ({ fetch, bring }: Errand, loaded: boolean, words: Words): string =>
  words.text('board-spaces', { fetch: loaded ? 0 : fetch, bring })

export function errandInWords({ fetch, bring }: Errand, loaded: boolean, words: Words): string {
  return words.text(loaded ? 'board-errand-loaded' : 'board-errand', { fetch, bring })
}
