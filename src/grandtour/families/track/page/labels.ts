/** Where the names of the spaces stand: as placed by web/maps/space-labels.js, or beside who has come there. */
import { LEAST, type Area } from '$lib/map/labels'
import { namesOf, type Lettering } from '$lib/map/names'
import sheet from '$lib/map/world-sheet.json'
import type { Words } from '$lib/words'
import labels from './labels.json'
import type { Space } from './spaces'
import { radiusAt, SPOTS } from './track'

const FEW = LEAST / labels.wide.size // with fewer pixels to a unit, hardly more than half of the spaces have names

export const lettering = (spaces: Space[]): Lettering => ({
  kind: 'space',
  ids: spaces.map(({ id }) => id),
  spots: SPOTS,
  sets: [labels.near, labels.middle, labels.wide, labels.small, labels.tiny],
  sheet,
  radius: radiusAt,
  spare: true,
  few: (scale) => scale < FEW,
})

/** The names that are seen, none of them under the things that stand on the map. */
export const namesAt = (spaces: Space[], scale: number, words: Words, things: Area[], lit: number[]) =>
  namesOf(lettering(spaces), scale, words, things, lit)
