/** What was told or asked, read by the names of its facts. */
import type { Thing } from './room'
import type { GameInfo, Told } from './wire'

/** What can be told in a room, each key with its facts; `Tales` is the room's, in its tales.ts. */
export type ToldOf<Tales> = { [Key in keyof Tales]: Omit<Told, 'key' | 'facts'> & { key: Key; facts: Tales[Key] } }[keyof Tales]

type Said = Pick<Told, 'key' | 'facts'>
type FactsOf<Line, Key> = Line extends { key: Key; facts: infer Facts } ? Facts : never

/** The facts of every line with one of these keys. */
export const factsOf = <Line extends { key: string; facts: object }, Key extends Line['key']>(
  told: readonly Line[],
  ...keys: Key[]
): FactsOf<Line, Key>[] =>
  told.flatMap((line) => (keys.includes(line.key as Key) ? [line.facts as FactsOf<Line, Key>] : []))

/** What a fact is: its name, the kind of thing, and the things; several where the tale names a list. */
export interface Field {
  name: string
  kind: string
  listed: boolean
  values: number[]
}

/** The facts of a line in the order in which its tale names them. */
export function fieldsOf(game: Pick<GameInfo, 'tales'> | null, { key, facts }: Said): Field[] {
  return Object.entries(game?.tales[key] ?? {}).flatMap(([name, spelled]) => {
    const fact = facts[name]
    if (fact === undefined) return []
    return [{ name, kind: spelled.replace('*', ''), listed: spelled.endsWith('*'), values: [fact].flat() }]
  })
}

/** Who does what a line tells: the player whom it names before all else; null if it names none there. */
export function actorOf(game: Pick<GameInfo, 'tales'> | null, told: Said): number | null {
  const first = fieldsOf(game, told)[0]
  return first?.kind === 'player' ? (first.values[0] ?? null) : null
}

/** In whose turn a line was told; where nobody has turns, who does what it tells. */
export const turnOf = (game: Pick<GameInfo, 'tales'> | null, told: Told): number | null => told.turn ?? actorOf(game, told)

/** The things that a line names, in their order. Amounts are no things. */
export function thingsIn(game: Pick<GameInfo, 'tales' | 'kinds'> | null, told: Said): Thing[] {
  const isAmount = (kind: string): boolean => Boolean(game?.kinds.find(({ name }) => name === kind)?.step)
  const fields = fieldsOf(game, told).filter(({ kind }) => !isAmount(kind))
  return fields.flatMap(({ kind, values }) => values.map((noun) => ({ kind, noun })))
}

/** The clause that a refusal names: `why-cm-31` is CM-31, `why-cm-a18` the ruling A18, `why-cm-a18-late` too; null if it names none. */
export function clauseOf(key: string): string | null {
  const [, game, clause] = /^why-([a-z]{2})-(a?\d+)(?:-|$)/.exec(key) ?? []
  if (!game || !clause) return null
  return clause.startsWith('a') ? clause.toUpperCase() : `${game.toUpperCase()}-${clause}`
}
