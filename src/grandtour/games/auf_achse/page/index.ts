/** What the room of Auf Achse gives to the page. */
import type { Room } from '$lib/room'
import Hand from './Hand.svelte'
import { regionOf } from './regions'
import { about } from './about'
import { gainsIn } from './achse'
import Seat from './Seat.svelte'

const room: Room = {
  Hand,
  Seat,
  strip: true,
  about,
  declines: ['pass', 'decline', 'done', 'stay'],
  calm: ['bid', 'call', 'take', 'help'],
  regions: { space: regionOf },
  lucky: ['place', 'works', 'jam'],
  telling: {
    leads: ['rolls', 'draws-event'],
    apart: ['draws-event'],
    begins: ['skips'],
    asides: ['rolls', 'bids', 'passes', 'receives', 'receives-unseen', 'buys', 'sets-works', 'keeps'],
    sales: { opens: ['calls'], bids: ['bids', 'passes'], closes: ['gets'] },
    gains: gainsIn,
  },
  sounds: {
    rolls: 'die',
    drives: 'truck',
    'draws-event': 'card',
    'turned-up': 'card',
    receives: 'card',
    delivers: 'coins',
    gets: 'stamp',
  },
}

export default room
