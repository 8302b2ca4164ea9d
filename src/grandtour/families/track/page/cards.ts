/** The cards that are drawn on a journey, and what comes of them. */
import type { Told } from '$lib/wire'
import type { Words } from '$lib/words'

/** A card that was drawn, and what came of it. */
export interface Happening<Deck extends string = string> {
  /** Who drew it; -1 where a question is about it. */
  seat: number
  deck: Deck
  card: number
  effects: Told[]
}

/** What a room knows of its cards. */
export interface Drawing<Deck extends string> {
  decks: readonly Deck[]
  /** What may come of a card, by the keys of what is told. */
  effects: readonly string[]
  /** By what somebody goes on from a card. */
  onward: readonly string[]
  /** The deck from which a line tells that a card was drawn. */
  deckOf: (line: Told) => Deck | undefined
}

/** The last card in the news, one's own rather than others' of the same moment, and what was told after it in the same turn. */
export function happeningIn<Deck extends string>(room: Drawing<Deck>, news: Told[], me: number): Happening<Deck> | null {
  const drawn = news.filter((line) => room.deckOf(line))
  const last = drawn.at(-1)
  if (!last) return null
  const told = drawn.findLast(({ version, facts }) => version === last.version && facts.player === me) ?? last
  const { player, card } = told.facts as { player: number; card: number }
  const after = news.slice(news.indexOf(told) + 1).filter(({ round, turn }) => round === told.round && turn === told.turn)
  return { seat: player, deck: room.deckOf(told)!, card, effects: effectsIn(room, after) }
}

/** What may have come of a card, up to the next one, or until somebody goes on. */
function effectsIn<Deck extends string>(room: Drawing<Deck>, news: Told[]): Told[] {
  const next = news.findIndex((line) => room.deckOf(line) || room.onward.includes(line.key))
  return (next < 0 ? news : news.slice(0, next)).filter(({ key }) => room.effects.includes(key))
}

/** The card with what has come of it since; null once somebody has gone on from it, or what followed is not told. */
export function followed<Deck extends string>(
  room: Drawing<Deck>,
  card: Happening<Deck>,
  news: Told[],
  active: number,
  words: Words,
): Happening<Deck> | null {
  const others = card.seat !== active && news.some((told) => words.actor(told) === active)
  if (!news.length || others || news.some(({ key }) => room.onward.includes(key))) return null
  return { ...card, effects: [...card.effects, ...effectsIn(room, news)] }
}

/** The card that a question is about. */
export function askedCard<Deck extends string>(
  room: Drawing<Deck>,
  prompt: Told | null,
  words: Words,
): Happening<Deck> | null {
  for (const { kind, noun } of words.things(prompt)) {
    const deck = room.decks.find((deck) => deck === kind)
    if (deck) return { seat: -1, deck, card: noun, effects: [] }
  }
  return null
}
