/** The rooms' own pictures, fetched when they are needed; a room without any is shown plainly. */
import type { Component } from 'svelte'
import type { BoardProps, EndingProps, FigureProps, Room } from './room'

const rooms = import.meta.glob<{ default: Room }>('$games/*/page/index.ts')
const boards = import.meta.glob<{ default: Component<BoardProps> }>('$games/*/page/Board.svelte')
const covers = import.meta.glob<{ default: Component }>('$games/*/page/Cover.svelte')
const figures = import.meta.glob<{ default: Component<FigureProps> }>('$games/*/page/Figure.svelte')
const endings = import.meta.glob<{ default: Component<EndingProps> }>('$games/*/page/Ending.svelte')

export interface Furniture extends Partial<Room> {
  /** Its board, or a plain one: fetched when it is wanted, for where a game is over it may never be. */
  board: () => Promise<Component<BoardProps>>
}

/** What the room brings along; if it cannot be had, the game is playable all the same. */
export async function loadRoom(game: string): Promise<Furniture> {
  return { ...(await fetched(rooms, `/${game}/page/index.ts`)), board: () => loadBoard(game) }
}

export const loadBoard = async (game: string): Promise<Component<BoardProps>> =>
  (await fetched(boards, `/${game}/page/Board.svelte`)) ?? (await import('./parts/Plain.svelte')).default

/** Is the game still to come? Its room has a poster, but no board yet. A room with neither is played in words and buttons. */
export const isComing = (game: string): boolean =>
  has(covers, `/${game}/page/Cover.svelte`) && !has(rooms, `/${game}/page/index.ts`)

/** The poster of a game, open or coming. */
export const loadCover = (game: string): Promise<Component | null> => fetched(covers, `/${game}/page/Cover.svelte`)

/** The illustrations of its rules. */
export const loadFigure = (game: string): Promise<Component<FigureProps> | null> => fetched(figures, `/${game}/page/Figure.svelte`)

/** What the room adds to the end screen. */
export const loadEnding = (game: string): Promise<Component<EndingProps> | null> => fetched(endings, `/${game}/page/Ending.svelte`)

const has = (files: object, path: string): boolean => Object.keys(files).some((name) => name.endsWith(path))

async function fetched<T>(files: Record<string, () => Promise<{ default: T }>>, path: string): Promise<T | null> {
  const found = Object.entries(files).find(([name]) => name.endsWith(path))
  return found ? (await found[1]()).default : null
}
