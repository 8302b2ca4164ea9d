/** The rooms' own pictures, fetched when they are needed; a room without any is shown plainly. */
import type { Component } from 'svelte'
import Plain from './parts/Plain.svelte'
import type { Room } from './room'

const rooms = import.meta.glob<{ default: Room }>('$games/*/page/index.ts')
const covers = import.meta.glob<{ default: Component }>('./covers/*.svelte')

export type Furniture = Pick<Room, 'Board'> & Partial<Room>

/** What the room brings along; if it cannot be had, the game is playable all the same. */
export async function loadRoom(game: string): Promise<Furniture> {
  const found = Object.entries(rooms).find(([path]) => path.endsWith(`/${game}/page/index.ts`))
  return found ? (await found[1]()).default : { Board: Plain }
}

/** The poster of a game: the cover of `auf_achse` is AufAchse. */
export async function loadCover(game: string): Promise<Component | null> {
  const name = game.replace(/(^|_)(\w)/g, (_, _bar, letter: string) => letter.toUpperCase())
  return (await covers[`./covers/${name}.svelte`]?.())?.default ?? null
}
