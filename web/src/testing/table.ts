/** What the tests of a room's parts are given: a game, what is told, and the props of a board. */
import type { BoardProps } from '$lib/room'
import type { ToldOf } from '$lib/told'
import type { GameInfo, KindInfo, Told } from '$lib/wire'
import { wordsOf, type Language, type Words } from '$lib/words'
import { vi } from 'vitest'

export const kind = (name: string, words: readonly string[], more: Partial<KindInfo> = {}): KindInfo => ({
  name,
  words: [...words],
  of: '',
  parts: [],
  nth: [],
  step: 0,
  counted: false,
  ...more,
})

export const gameOf = (name: string, code: string, kinds: KindInfo[], tales: GameInfo['tales'] = {}): GameInfo => ({
  name,
  code,
  rules: 1,
  least: 2,
  most: 6,
  settings: [],
  newcomers: {}, lesson: false,
  answers: [],
  bots: [],
  levels: [],
  tales,
  kinds,
})

export const told = (key: string, facts: Told['facts'] = {}, version = 1): Told => ({ version, key, facts })

/** The same for what can be told in a room. */
export const teller =
  <Tales>() =>
  <Key extends keyof Tales>(key: Key, facts: Tales[Key], version = 1): ToldOf<Tales> => ({ version, key, facts })

/** The props of someone in the first seat who is asked; their offers light up what they touch. */
export function propsOf<View, Line = Told>(
  game: GameInfo,
  words: Words,
  view: View,
  change: Partial<BoardProps<View, Line>> = {},
): BoardProps<View, Line> {
  const offers = change.offers ?? []
  return {
    game,
    words,
    view,
    seats: [],
    me: 0,
    offers,
    news: [],
    motion: false,
    pointed: null,
    position: { seat: 0, version: 1, view: null, waiting: [0], prompt: null, offers, may_undo: false, lead: null },
    offersFor: (kind, noun) => offers.filter((o) => o.touches.some((t) => t.kind === kind && t.noun === noun)),
    choose: vi.fn(),
    press: vi.fn(),
    point: vi.fn(),
    ...change,
  }
}

/** The words of a room in each language, from its texts alone. */
export const wordsIn =
  (texts: Record<string, unknown>, game: GameInfo) =>
  (language: Language): Words =>
    wordsOf(language, [texts[`../texts/${language}.ftl`] as string], game)
