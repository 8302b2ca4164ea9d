/** Where the names of the points stand: as placed by web/maps/france-labels.js, or beside what has come to stand there. */
import { steppedAside, type Names } from '$lib/map/aside'
import { around, LEAST, outward, type Area } from '$lib/map/labels'
import { namesOf, type Lettering } from '$lib/map/names'
import type { Words } from '$lib/words'
import france from './france.json'
import labels from './labels.json'
import { INSET, PLACES, SPOTS } from './richesses'
import { pointSize, signSize } from './sizes'

const SIGN = 12 // the radius of a sign, in pixels as it is designed

const lettering = (signed: Set<number>): Lettering => ({
  kind: 'point',
  ids: PLACES.map(({ id }) => id),
  spots: SPOTS.slice(0, PLACES.length),
  sets: [labels.wide, labels.narrow, labels.small, labels.tiny, labels.least],
  sheet: france,
  radius: pointSize,
  beside: (label, point, { scale, size }) =>
    outward(label, (signed.has(point) ? SIGN * signSize(scale) : pointSize(scale)) / size),
  spare: true,
})

/** The names that are seen, none of them under the things that lie on the map. */
export const namesAt = (scale: number, words: Words, things: Area[], bright: number[], signed: number[]): Names =>
  namesOf(lettering(new Set(signed)), scale, words, [...things, france.inset], bright)

const BESIDE = { anchor: 'start', dx: 0.6, dy: 0.3 } as const

/** Those of the inset; where there is no room for all, some are left out. */
export function insetNames(scale: number, words: Words, things: Area[], bright: number[]): Names {
  const size = Math.min(Math.max(17, LEAST / scale), 14.5 / scale)
  const names = [...INSET].map(([point, spot]) => ({
    name: words.noun('point', point),
    spot,
    label: BESIDE,
    bright: bright.includes(point),
  }))
  const places = [...INSET.values()].map((spot) => around(spot, pointSize(scale)))
  return steppedAside(names, size, { things, places, spots: [], sheet: france.inset }, true)
}
