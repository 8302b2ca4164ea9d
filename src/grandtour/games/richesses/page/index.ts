/** What the room of Richesses de France gives to the page. */
import type { Room } from '$lib/room'
import { about } from './about'
import Hand from './Hand.svelte'
import { PLACES } from './richesses'
import { gainsIn } from './news'
import Seat from './Seat.svelte'

const room: Room = {
  Hand,
  Seat,
  strip: true,
  about,
  regions: { point: (point, words) => words.text(`region-${PLACES[point]!.region}`) },
  // whoever works stays where they are
  declines: ['work', 'pass', 'let-go', 'decline', 'forget', 'stand-by'],
  calm: ['bid', 'let-go'],
  telling: {
    leads: ['rolls', 'neutral-rolls', 'stakes', 'turns-up'],
    apart: ['turns-up'],
    begins: ['skips'],
    asides: ['rolls', 'neutral-rolls', 'draws', 'draws-unseen', 'bids', 'passes', 'haggles', 'stakes'],
    sales: { opens: ['haggles'], bids: ['bids', 'passes'], closes: ['takes-over', 'sells'] },
    gains: gainsIn,
  },
  sounds: {
    rolls: 'die',
    'neutral-rolls': 'die',
    'wins-bet': 'coins',
    'loses-bet': 'die',
    drives: 'truck',
    'turns-up': 'card',
    claims: 'card',
    reaches: 'stamp',
    wins: 'stamp',
    works: 'coins',
    gains: 'coins',
    'takes-over': 'coins',
  },
}

export default room
