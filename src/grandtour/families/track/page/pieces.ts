/** What stands on the board: travellers alone or together, the prices of spaces; and how much of it each covers. */
import type { Point } from '$lib/map/camera'
import type { Area } from '$lib/map/labels'
import type { Words } from '$lib/words'
import { berths, PAWN, type Piece } from './berths'
import type { Lit } from './spaces'
import { radiusAt, SPOTS } from './track'

/** Those who stand together in one piece, the driver first. */
export interface Party extends Piece {
  seats: number[]
}
/** With its foot, on the sheet. */
export type Placed = Party & Point

/** A pixel of pawns as they are designed, in units of the sheet; on a map seen as a whole they are a little smaller. */
export const pawnSize = (scale: number): number => Math.min(1.35, Math.max(0.9, 1.3 * Math.sqrt(scale))) / scale

/** Each on its space or beside it; the `wanted` spaces are not to be hidden. */
export function placed(parties: Party[], scale: number, wanted: number[]): Placed[] {
  const feet = berths(parties, radiusAt(scale), pawnSize(scale), wanted)
  return parties.map((party, i) => ({ ...party, ...feet[i]! }))
}

// --- What they cover ---

/** From its foot, in pixels. */
const PIECE = { above: 27.6, below: 2.6 }
/** The ring around a traveller who can be chosen. */
export const RING = { y: 1 - PAWN.height / 2, rx: 15, ry: 16, line: 2.5 }
/** What hangs below a space, from its middle. */
export const TAG = { top: -7, height: 15 }

/** How wide the tag with such a text is, or one with a picture. */
export const tagWidth = (text: string): number => (text ? 6.4 * text.length + 8 : 20)
export const tagText = ({ price }: Lit, words: Words): string => (price === null ? '' : words.money(price))

const drawn = ({ x, y }: Point, half: number, top: number, bottom: number, px: number): Area => ({
  left: x - half * px,
  right: x + half * px,
  top: y + top * px,
  bottom: y + bottom * px,
})

/** What the pieces cover of the sheet; those of the `ringed` seats have a ring around them. */
export function covered(pieces: Placed[], ringed: number[], scale: number): Area[] {
  const px = pawnSize(scale)
  return pieces.flatMap((piece) => {
    const own = drawn(piece, (piece.width * PAWN.width) / 2, -PIECE.above - ((piece.height ?? 1) - 1) * PAWN.height, PIECE.below, px)
    if (!piece.seats.some((seat) => ringed.includes(seat))) return [own]
    const [rx, ry] = [RING.rx + RING.line / 2, RING.ry + RING.line / 2]
    return [own, drawn(piece, rx, RING.y - ry, RING.y + ry, px)]
  })
}

/** What the tags below lit spaces cover. */
export function tagged(lit: Lit[], words: Words, scale: number): Area[] {
  return lit.map((one) => {
    const { x, y } = SPOTS[one.space]!
    const half = tagWidth(tagText(one, words)) / 2
    return drawn({ x, y: y + radiusAt(scale) }, half, TAG.top, TAG.top + TAG.height, 1 / scale)
  })
}
