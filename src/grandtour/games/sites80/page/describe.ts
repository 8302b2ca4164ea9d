/** A cell in words: what kind it is, and what lies on it. */
import type { Words } from '$lib/words'
import { homeOf } from './hunt'
import type { SitesView } from './view'
import { SITES_ON, TERRAIN } from './world'

export function describe(cell: number, view: SitesView, words: Words): string {
  const squares = SITES_ON[cell]!.length
  const names = view.labels ? SITES_ON[cell]!.map((site) => words.noun('site', site)) : []
  const players = view.travellers.flatMap(({ at }, seat) => (at === cell ? [words.noun('player', seat)] : []))
  const flags = view.flags.flatMap((at, flag) => (at === cell ? [words.noun('flag', flag)] : []))
  const waiting = view.face_up.flatMap(({ site }) =>
    homeOf(site) === cell ? [words.text('board-waits', { site: words.noun('site', site) })] : [],
  )
  const red = squares ? [words.text('board-squares', { count: squares })] : []
  return [words.text(`terrain-${TERRAIN[cell]}`), ...red, ...names, ...players, ...flags, ...waiting].join(', ')
}
