// Places the names of the towns of Auf Achse so that none touches another name, a town or the frame, at several sizes.
import { writeFileSync } from 'node:fs'
import { townSize } from '../../src/grandtour/games/auf_achse/page/sizes.ts'
import { LEAST, outward } from '../src/map/labels.ts'
import {
  apart,
  around,
  box,
  framed,
  ornaments,
  placing,
  seas,
  SIDES,
  touching,
  width,
  wider,
  within,
  written,
} from './placing.js'
import { inEach, room } from './room.js'

const { board, named, page, read } = room('auf_achse')
const [sheet, central, net] = ['sheet.json', 'central.json', 'net.json'].map(read)
const waters = named('sea', central.seas)
const towns = named('town', board.towns).map((town, i) => ({ ...town, spot: net.spots[i] }))
const spaces = net.spots.slice(towns.length)

/** The size of a label in units of the sheet; where sparse, names may be left out. */
export const SETS = {
  wide: { size: 15 },
  narrow: { size: 21 },
  small: { size: 30 },
  tiny: { size: 44, sparse: true },
  least: { size: 70, sparse: true },
}

/** More places than for a world: one row lower or higher, shifted. */
const PLACES = [
  ...SIDES,
  ...[-1, 1].flatMap((y) => [
    { anchor: 'middle', x: 0.9, y: 1.56 * y, cost: 1.8 },
    { anchor: 'middle', x: -0.9, y: 1.56 * y, cost: 1.8 },
    { anchor: 'start', x: -0.6, y: 1.57 * y, cost: 1.9 },
    { anchor: 'end', x: 0.6, y: 1.57 * y, cost: 1.9 },
  ]),
].map(placing)

// --- what a place costs ---------------------------------------------------------------------------------------------

/** Points along every road, every few kilometres: a name had better not lie on it. */
const roads = net.roads.flatMap((path) => {
  const [ax, ay, px, py, bx, by] = path.match(/-?[\d.]+/g).map(Number)
  const point = (t) => [ax, ay].map((a, i) => (1 - t) ** 2 * a + 2 * t * (1 - t) * [px, py][i] + t ** 2 * [bx, by][i])
  return Array.from({ length: 15 }, (_, i) => point((i + 1) / 16))
})

/** How large a town is, in ems, on the smallest map that has names of this size. */
const radiusAt = (size) => townSize(LEAST / size) / size

function candidates(town, lang, { size, sparse }) {
  const radius = radiusAt(size)
  const others = towns.filter(({ id }) => id !== town.id).map(({ spot }) => around(spot, radius * size))
  return PLACES.flatMap((place) => {
    const area = box(town.names[lang], town.spot, outward(place, radius), size)
    const covered = others.filter((dot) => !apart(area, dot)).length
    if (!framed(area, sheet) || (covered && !sparse)) return []
    const near = others.filter((dot) => !apart(wider(area, 0.5 * size), dot)).length // whose name is it?
    const stones = spaces.filter((spot) => !apart(area, around(spot, Math.min(7, 0.4 * size)))).length
    const soft =
      roads.filter(within(area)).length * 0.5 +
      [...seas(waters, lang), ...ornaments(central)].filter((o) => !apart(area, o)).length * 4
    return [{ ...place, area, cost: place.cost + soft + 2 * near + 3 * stones + 5 * covered }]
  }).sort((a, b) => a.cost - b.cost)
}

// --- the search -----------------------------------------------------------------------------------------------------

const CLASH = 40

/** Every name in turn takes the place that is cheapest beside the others, from many beginnings; the best one counts. */
function place(lang, set) {
  const open = towns.map((town) => ({ town, choices: candidates(town, lang, set) }))
  if (set.sparse) return greedy(open, set.size / 3)
  let best = { cost: Infinity }
  for (let start = 0; start < 60; start++) {
    const found = settled(open, start)
    if (found.cost < best.cost) best = found
  }
  return Object.fromEntries(open.map(({ town }, i) => [town.id, kept(best.taken[i])]))
}

function settled(open, start) {
  const taken = open.map(({ choices }, i) => choices[(start * (i + 7)) % Math.min(choices.length, 1 + (start % 5))])
  const price = (choice, i) =>
    choice.cost + CLASH * taken.filter((other, k) => k !== i && !apart(choice.area, other.area)).length
  for (let round = 0, changed = true; changed && round < 30; round++) {
    changed = false
    open.forEach(({ choices }, i) => {
      const best = choices.reduce((a, b) => (price(b, i) < price(a, i) ? b : a), taken[i])
      changed ||= best !== taken[i]
      taken[i] = best
    })
  }
  return { taken, cost: taken.reduce((sum, choice, i) => sum + price(choice, i), 0) }
}

/** The towns with most roads first; what finds no room at that cost has no label. */
function greedy(open, most) {
  const weight = ({ town }) =>
    net.roads.filter((path) => path.includes(town.spot.map((n) => n.toFixed(1)).join(' '))).length
  const taken = []
  for (const { town, choices } of [...open].sort(
    (a, b) => weight(b) - weight(a) || width(a.town.names.en) - width(b.town.names.en),
  )) {
    const choice = choices.find(({ area }) => taken.every((other) => apart(area, other.choice.area)))
    if (choice && choice.cost < most) taken.push({ town, choice })
  }
  return Object.fromEntries(taken.map(({ town, choice }) => [town.id, kept(choice)]))
}

const kept = ({ anchor, dx, dy }) => ({ anchor, dx, dy })

export function labels() {
  return Object.fromEntries(
    Object.entries(SETS).map(([name, set]) => [name, { size: set.size, of: inEach((lang) => place(lang, set)) }]),
  )
}

export function collisions({ size, of }, lang) {
  const radius = radiusAt(size)
  const drawn = Object.entries(of[lang]).map(([id, label]) => [id, outward(label, radius)])
  return touching(towns, { size, of: { [lang]: Object.fromEntries(drawn) } }, lang, sheet, radius * size)
}

export function write() {
  const made = labels()
  writeFileSync(page('labels.json'), written(made))
  return made
}
