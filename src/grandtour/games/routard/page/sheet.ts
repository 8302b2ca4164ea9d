/** The sheet “Pack your bag”: its lines, what each face of the die brings, and what is still missing. */
import { factsOf } from '$lib/told'
import type { Words } from '$lib/words'
import sheet from '../sheet.json'
import { COST, ELEMENTS, LEAVING_CHEQUES, LEAVING_MONEY, LINES, ON_SHEET, OUTCOMES, TICKET } from './facts'
import type { Told } from './tales'
import type { Traveller } from './view'

export type Line = (typeof LINES)[number]

type Step = (string | number)[]
interface Outcome {
  id: string
  faces: number[]
  price?: number
  do: Step[]
}

/** What a line brings, by the face of the die; the faces of an outcome lie side by side. */
export interface Cell {
  /** Its number among the outcomes. */
  outcome: number
  faces: number[]
  /** In words; and in fewer, beside a picture. */
  said: string
  text: string
  picture: 'gift' | 'camera' | null
  /** One plays again at once. */
  again: boolean
  cost: number
}

const outcomesOf = (line: number): Outcome[] => sheet.lines[line]!.outcomes

export const cellsOf = (line: number, words: Words): Cell[] =>
  outcomesOf(line).map((one) => {
    const outcome = (OUTCOMES as readonly string[]).indexOf(one.id)
    const picture = has(one, 'neighbour') ? 'gift' : gets(one).includes('camera') && gets(one).length > 1 ? 'camera' : null
    const [cost, said] = [COST[outcome]!, inShort(one, words)]
    const text = picture === 'gift' ? '' : picture ? words.money(cost) : said
    return { outcome, faces: one.faces, said, text, picture, again: has(one, 'replay'), cost }
  })

const has = ({ do: steps }: Outcome, step: string): boolean => steps.some(([word]) => word === step)

const gets = ({ do: steps }: Outcome): (string | number)[] =>
  steps.flatMap(([word, element]) => (word === 'receive' ? [element!] : []))

function inShort(outcome: Outcome, words: Words): string {
  const [first] = outcome.do
  const n = Number(first?.[1])
  if (!first) return words.text('sheet-none')
  if (first[0] === 'gain') return words.text('sheet-gain', { sum: words.money(n) })
  if (first[0] === 'cheques') return words.text('sheet-cheques', { n })
  if (first[0] === 'neighbour') return words.text('sheet-neighbour')
  const price = outcome.price ? words.money(outcome.price) : words.text('sheet-free')
  const received = gets(outcome)
  if (received.length < 2) return price
  if (received[0] === received[1]) return words.text('sheet-two', { price })
  return words.text('sheet-both', { price, more: words.noun('element', ELEMENTS.indexOf(received[1] as (typeof ELEMENTS)[number])) })
}

/** How much of what a line brings there is in a bag, and how much it takes to leave (RO-18). */
export interface Need {
  line: Line
  have: number
  need: number
}

export function needsOf({ money, cheques, tickets, elements }: Traveller): Need[] {
  const bag: Record<Line, [have: number, need: number]> = {
    'pocket-money': [money, LEAVING_MONEY],
    cheques: [cheques, LEAVING_CHEQUES],
    ticket: [tickets, 1],
    formalities: [elements[0]!, 1],
    guide: [elements[1]!, 1],
    equipment: [elements[2]!, 1],
    camera: [elements[3]!, 1],
  }
  return LINES.map((line) => ({ line, have: bag[line][0], need: bag[line][1] }))
}

/** What is missing, in words; nothing once one may leave. */
export function missingIn(traveller: Traveller, words: Words): string[] {
  const missing = needsOf(traveller).filter(({ have, need }) => have < need)
  return missing.map(({ line, have, need }) => {
    if (line === 'pocket-money') return words.money(need - have)
    if (line === 'cheques') return words.text('sheet-lacks-cheques', { count: need - have })
    return words.noun('good', line === 'ticket' ? TICKET : ELEMENTS.indexOf(line))
  })
}

/** What was rolled on which line, by whom, and could they pay for it? */
export interface SheetRoll {
  seat: number
  line: number
  face: number
  outcome: number
  paid: boolean
}

/** The last roll on a sheet in the news. */
export function sheetRollIn(news: Told[]): SheetRoll | null {
  const said = factsOf(news, 'sheet-says').at(-1)
  const face = factsOf(news, 'rolls').filter(({ player }) => player === said?.player).at(-1)?.pips
  if (!said || face === undefined) return null
  const line = ON_SHEET.findIndex((faces) => (faces as readonly number[]).includes(said.outcome))
  const paid = !factsOf(news, 'cannot-pay').some(({ player }) => player === said.player)
  return { seat: said.player, line, face, outcome: said.outcome, paid }
}
