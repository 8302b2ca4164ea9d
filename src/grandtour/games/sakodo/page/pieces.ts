/** Who stands together on the board: travellers alone, or in a van. */
import type { Journey } from '$families/track/page/journey.svelte'
import type { Party } from '$families/track/page/pieces'
import { passengers } from './sakodo'
import type { SakodoView } from './view'

/** A driver with their passengers, or one alone; those who have yet to set out are where they were. */
export function parties(view: SakodoView, journey: Pick<Journey, 'moves' | 'waits'>): Party[] {
  const moving = journey.moves[0]?.seats ?? []
  const aboard = passengers(view)
  const at = view.travellers.map((one, seat) => journey.waits(seat) ?? one.at)
  return view.travellers.flatMap((_, seat) => {
    const space = at[seat]!
    if (space < 0 || moving.includes(seat)) return []
    const driven = seat === view.active ? aboard.filter((other) => at[other] === space) : []
    if (aboard.includes(seat) && at[view.active] === space) return []
    return [{ space, seats: [seat, ...driven], width: driven.length ? 1 + (driven.length + 1) * 0.65 : 1 }]
  })
}
