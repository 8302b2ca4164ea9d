/** What the room of the Routard gives to the page. */
import type { Room } from '$lib/room'
import { about } from './about'
import Hand from './Hand.svelte'
import { gainsIn } from './routard'
import Seat from './Seat.svelte'

/** A card and what it does stand together, and begin a line. */
const CARDS = ['achat', 'reportage', 'aventure', 'job', 'chance', 'poste'].map((deck) => `draws-${deck}`)

const room: Room = {
  Hand,
  Seat,
  about,
  endsWithCards: true,
  // To play a card without the right to is nothing that one is called to do.
  resumes: ['resume'],
  handed: ['bid'],
  declines: ['decline', 'play', 'pass', 'stop', 'done', 'assist'],
  calm: ['bid'],
  telling: {
    leads: ['announces', 'rolls', ...CARDS],
    apart: ['announces', ...CARDS],
    begins: ['skips', 'announces', 'leaves', 'lapses', 'buys'],
    asides: ['announces', 'rolls', 'sheet-says', 'bids', 'passes', 'cannot-bid', 'one-way', 'puts-up', 'goes-on'],
    sales: { opens: ['puts-up'], bids: ['bids', 'passes', 'cannot-bid'], closes: ['sells', 'bank-buys', 'goes-on'] },
    gains: gainsIn,
  },
  sounds: {
    rolls: 'die',
    leaves: 'plane',
    flies: 'plane',
    drives: 'truck',
    sleeps: 'card',
    'draws-achat': 'card',
    'draws-job': 'card',
    'draws-chance': 'card',
    'draws-poste': 'card',
    'draws-aventure': 'card',
    'wins-achat': 'stamp',
    'wins-reportage': 'stamp',
    'wins-aventure': 'stamp',
    caught: 'stamp',
    sells: 'coins',
    'bank-buys': 'coins',
    earns: 'coins',
  },
}

export default room
