/** Where the pieces stand: side by side on one point, as at the start. */
import type { Point } from '$lib/map/camera'
import type { Area } from '$lib/map/labels'
import { PLACES, SPOTS, spotsOf, type Lit, type Stage } from './richesses'
import { arePriced, isAfar, pieceSize, signSize } from './sizes'
import type { RichessesView } from './view'

export interface Standing extends Point {
  seat: number
  spot: number
  /** A pixel of it as it is designed. */
  size: number
}

const APART = 24 // pixels
const INSET = 0.6 // how large pieces are there

/** Every piece at each spot of its point, the first one of a crowd a little to the left. */
export function standing({ travellers }: Pick<RichessesView, 'travellers'>, scale: number): Standing[] {
  return travellers.flatMap(({ at }, seat) => {
    const here = travellers.flatMap((other, i) => (other.at === at ? [i] : []))
    const aside = APART * (here.indexOf(seat) - (here.length - 1) / 2)
    const spots = at < 0 ? [] : spotsOf(at).filter((spot) => spot < PLACES.length || !isAfar(scale))
    return spots.map((spot) => {
      const size = pieceSize(scale) * (spot < PLACES.length ? 1 : INSET)
      return { seat, spot, size, x: SPOTS[spot]!.x + aside * size, y: SPOTS[spot]!.y }
    })
  })
}

const PIECE: Area = { left: -17, right: 17, top: -46, bottom: 4 }
const SIGN: Area = { left: -13, right: 13, top: -11, bottom: 11 }

const drawn = ({ left, right, top, bottom }: Area, { x, y }: Point, size: number): Area => ({
  left: x + left * size,
  right: x + right * size,
  top: y + top * size,
  bottom: y + bottom * size,
})

/** What pieces and signs cover of the sheet. */
export const covered = (pieces: Standing[], stages: Stage[], scale: number): Area[] => [
  ...pieces.map((piece) => drawn(PIECE, piece, piece.size)),
  ...stages.flatMap(({ point }) => spotsOf(point).map((spot) => drawn(SIGN, SPOTS[spot]!, signSize(scale)))),
]

const TAG: Area = { left: -18, right: 18, top: -27, bottom: -10 }

/** What the prices cover that are written out above the points within reach. */
export const tagged = (lit: Lit[], scale: number): Area[] =>
  arePriced(scale) ? lit.flatMap(({ space, trip }) => (trip?.price ? [drawn(TAG, SPOTS[space]!, 1 / scale)] : [])) : []
