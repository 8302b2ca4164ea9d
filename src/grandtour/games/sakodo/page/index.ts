/** What the room of Sakodo gives to the page. */
import type { Room } from '$lib/room'
import { about } from './about'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Figure from './Figure.svelte'
import Hand from './Hand.svelte'
import Seat from './Seat.svelte'

const room: Room = {
  Board,
  Hand,
  Seat,
  Figure,
  Ending,
  about,
  typed: ['lot'],
  resumes: ['resume'],
  declines: ['skip', 'reject', 'decline', 'pass', 'withdraw', 'refuse', 'stay', 'assist'],
  sounds: {
    rolls: 'die',
    leaves: 'plane',
    flies: 'plane',
    'picks-up': 'truck',
    'draws-job': 'card',
    'draws-chance': 'card',
    'draws-courrier': 'card',
    'draws-aventure': 'card',
    'wins-souvenir': 'stamp',
    'wins-reportage': 'stamp',
    'wins-aventure': 'stamp',
    'has-passport': 'stamp',
    sells: 'coins',
    'bank-buys': 'coins',
    earns: 'coins',
  },
}

export default room
