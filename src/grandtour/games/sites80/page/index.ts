/** What the room of Le tour du monde en 80 sites gives to the page. */
import type { Room } from '$lib/room'
import Hand from './Hand.svelte'
import { drawnBy } from './hunt'
import { regionOf } from './regions'
import Seat from './Seat.svelte'
import type { Told } from './tales'

const room: Room = {
  Hand,
  Seat,
  declines: ['no', 'keep', 'let', 'stay'],
  typed: ['name'],
  regions: { cell: regionOf },
  lucky: ['flag'],
  telling: {
    leads: ['happens', 'strays', 'announces'],
    apart: ['happens', 'announces'],
    isNew: (line: Told, last: Told) => last.key === 'happens' && line.key.startsWith('draws') && !drawnBy(last.facts.event),
    begins: ['misses'],
    asides: ['draws', 'draws-unseen', 'moves-flag', 'keeps-secret', 'keeps-secret-unseen', 'discards', 'lays-aside'],
  },
  sounds: { rides: 'plane', draws: 'card', 'draws-unseen': 'card', 'sheet-turned': 'card', announces: 'card', right: 'stamp', 'brings-home': 'stamp' },
}

export default room
