/** What the room of La course autour du monde gives to the page. */
import type { Room } from '$lib/room'
import Hand from './Hand.svelte'
import Seat from './Seat.svelte'

/** The cards that are taken in an exchange, told before those that are left for them; and a new pack, if it takes one. */
const TAKEN = ['draws', 'draws-unseen', 'picks-up', 'recycled']

const room: Room = {
  Hand,
  Seat,
  telling: { leads: TAKEN, asides: TAKEN },
  sounds: { flies: 'plane', stamped: 'stamp', draws: 'card', 'draws-unseen': 'card', stays: 'card', recycled: 'card' },
}

export default room
