import { hasBoard } from '../rooms'

/** Games that are announced, each with its poster beside this file. A room that opens brings its own. */
export const ANNOUNCED = [
  { room: 'routard', title: 'coming-routard-title', tagline: 'coming-routard-tagline' },
  { room: 'sites80', title: 'coming-sites80-title', tagline: 'coming-sites80-tagline' },
]

/** Those that are still to come: a house may know their rules already, but they have no board yet. */
export const COMING = ANNOUNCED.filter(({ room }) => !hasBoard(room))

export const isComing = (game: string): boolean => COMING.some(({ room }) => room === game)
