/** What the room of Sakodo gives to the page. */
import type { Room } from '$lib/room'
import { about } from './about'
import Hand from './Hand.svelte'
import { gainsIn } from './sakodo'
import Seat from './Seat.svelte'

/** A card and what it does stand together, and begin a line. */
const CARDS = ['job', 'chance', 'courrier', 'souvenir', 'reportage', 'aventure'].map((deck) => `draws-${deck}`)

const room: Room = {
  Hand,
  Seat,
  about,
  endsWithCards: true,
  typed: ['lot', 'add', 'remove'],
  resumes: ['resume'],
  handed: ['bid', 'give', 'want'],
  declines: ['skip', 'reject', 'decline', 'pass', 'withdraw', 'refuse', 'stay', 'assist'],
  calm: ['accept', 'bid', 'withdraw'],
  telling: {
    leads: ['rolls', 'draws', 'draws-unseen', 'needs-pips', 'proposes', ...CARDS],
    apart: CARDS,
    begins: ['skips'],
    asides: ['rolls', 'draws', 'draws-unseen', 'rejects', 'declines-ticket', 'cannot-pay-ticket', 'bids', 'passes', 'cannot-bid', 'one-way', 'stays', 'puts-up', 'goes-on', 'receives', 'receives-unseen'],
    sales: { opens: ['puts-up'], bids: ['bids', 'passes', 'cannot-bid'], closes: ['sells', 'bank-buys', 'goes-on'] },
    gains: gainsIn,
  },
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
