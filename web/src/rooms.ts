/** The rooms' own pictures, fetched when they are needed; a room without any is shown plainly. */
import type { Component } from 'svelte'
import Plain from './parts/Plain.svelte'
import type { Room } from './room'

const rooms = import.meta.glob<{ default: Room }>('$games/*/page/index.ts')
const covers = import.meta.glob<{ default: Component }>(['$games/*/page/Cover.svelte', './coming/*.svelte'])

export type Furniture = Pick<Room, 'Board'> & Partial<Room>

/** What the room brings along; if it cannot be had, the game is playable all the same. */
export async function loadRoom(game: string): Promise<Furniture> {
  return (await fetched(rooms, `/${game}/page/index.ts`)) ?? { Board: Plain }
}

/** Has the room a board of its own? Without one it is played in words and buttons. */
export const hasBoard = (game: string): boolean => Object.keys(rooms).some((name) => name.endsWith(`/${game}/page/index.ts`))

/** The poster of a game, open or coming. */
export async function loadCover(game: string): Promise<Component | null> {
  return (await fetched(covers, `/${game}/page/Cover.svelte`)) ?? fetched(covers, `/coming/${game}.svelte`)
}

async function fetched<T>(files: Record<string, () => Promise<{ default: T }>>, path: string): Promise<T | null> {
  const found = Object.entries(files).find(([name]) => name.endsWith(path))
  return found ? (await found[1]()).default : null
}
