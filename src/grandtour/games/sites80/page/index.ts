/** What the room of Le tour du monde en 80 sites gives to the page. */
import type { Room } from '$lib/room'
import Hand from './Hand.svelte'
import { regionOf } from './regions'
import Seat from './Seat.svelte'
import type { Told } from './tales'

/** The event cards by which one draws: after any other, a card is drawn because the turn is over. */
const [FIRST_TO_DRAW, LAST_TO_DRAW] = [18, 26]
const isDrawnBy = (event: number): boolean => event >= FIRST_TO_DRAW && event <= LAST_TO_DRAW

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
    isNew: (line: Told, last: Told) => last.key === 'happens' && line.key.startsWith('draws') && !isDrawnBy(last.facts.event),
    begins: ['misses'],
    asides: ['draws', 'draws-unseen', 'moves-flag', 'keeps-secret', 'keeps-secret-unseen', 'discards', 'lays-aside'],
  },
  sounds: { rides: 'plane', draws: 'card', 'draws-unseen': 'card', 'sheet-turned': 'card', announces: 'card', right: 'stamp', 'brings-home': 'stamp' },
}

export default room
