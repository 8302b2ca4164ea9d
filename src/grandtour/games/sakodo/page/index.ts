/** What the room of Sakodo gives to the page. */
import type { Room } from '$lib/room'
import Board from './Board.svelte'

export default { Board } as unknown as Room
