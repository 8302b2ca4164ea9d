/** Where the names of the towns stand: as placed by web/maps/town-labels.js, or beside what has come to stand there. */
import { outward, type Area } from '$lib/map/labels'
import { namesOf, type Lettering } from '$lib/map/names'
import type { Words } from '$lib/words'
import { SPOTS, TOWNS } from './achse'
import labels from './labels.json'
import sheet from './sheet.json'
import { townSize } from './sizes'

export const LETTERING: Lettering = {
  kind: 'town',
  ids: TOWNS.map(({ id }) => id),
  spots: SPOTS,
  sets: [labels.wide, labels.narrow, labels.small, labels.tiny, labels.least],
  sheet,
  radius: townSize,
  beside: (label, _, { scale, size }) => outward(label, townSize(scale) / size),
  spare: true,
  stones: SPOTS.slice(TOWNS.length),
}

/** The names that are seen, none of them under the things that lie on the map. */
export const namesAt = (scale: number, words: Words, things: Area[], marked: number[]) =>
  namesOf(LETTERING, scale, words, things, marked)
