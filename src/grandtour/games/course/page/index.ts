/** What the room of La course autour du monde gives to the page. */
import type { Room } from '$lib/room'
import Hand from './Hand.svelte'
import Seat from './Seat.svelte'

const room: Room = {
  Hand,
  Seat,
  telling: {
    gathers: { stays: ['picks-up', 'draws', 'draws-unseen'] },
    apart: ['stays'],
    asides: ['draws', 'draws-unseen', 'picks-up', 'recycled'],
  },
  sounds: { flies: 'plane', stamped: 'stamp', draws: 'card', 'draws-unseen': 'card', stays: 'card', recycled: 'card' },
}

export default room
