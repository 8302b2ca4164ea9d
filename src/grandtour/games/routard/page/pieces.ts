/** Who stands together on the board: travellers alone, or in a pile, whose lowest one drives. */
import { PAWN } from '$families/track/page/berths'
import type { Journey } from '$families/track/page/journey.svelte'
import type { Party } from '$families/track/page/pieces'
import { isPiled } from './routard'
import type { RoutardView } from './view'

/** A car with bags on its roof, in pixels: the car, and how far each bag stands above the one below it. */
export const CAR = { width: 38, height: 26, roof: 19, bag: 15 }
const pileHeight = (passengers: number): number => CAR.roof + CAR.bag * passengers

/** The pile of a space, or each alone where there are none; those who have yet to set out are where they were. */
export function parties({ travellers, came }: Pick<RoutardView, 'travellers' | 'came'>, journey: Pick<Journey, 'moves' | 'waits'>): Party[] {
  const moving = journey.moves[0]?.seats ?? []
  const at = travellers.map((one, seat) => journey.waits(seat) ?? one.at)
  const standing = came.filter((seat) => at[seat]! >= 0 && !moving.includes(seat))
  return [...new Set(standing.map((seat) => at[seat]!))].flatMap((space) => {
    const seats = standing.filter((seat) => at[seat] === space)
    return isPiled(space) ? [piece(space, seats)] : seats.map((seat) => piece(space, [seat]))
  })
}

function piece(space: number, seats: number[]): Party {
  if (seats.length === 1) return { space, seats, width: 1 }
  return { space, seats, width: CAR.width / PAWN.width, height: pileHeight(seats.length - 1) / PAWN.height }
}
