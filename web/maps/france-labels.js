// Places the names of the points of Richesses de France so that none touches another name or point, at several sizes.
import { writeFileSync } from 'node:fs'
import { outward } from '../src/map/labels.ts'
import { along } from './france-net.js'
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
  wider,
  within,
  written,
} from './placing.js'
import { inEach, room } from './room.js'

const { board, named, page, read } = room('richesses')
const sheet = read('france.json')
const waters = named('sea', sheet.seas)
const RANKS = ['capital', 'stage', 'prefecture', 'passage']
const points = named('point', board.points)
  .map((point) => ({ ...point, spot: sheet.points[point.id] }))
  .sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))

/** The size of a label in units of the sheet; where there is no room, capitals go first, passage points last. */
export const SETS = {
  wide: { size: 15 },
  narrow: { size: 20 },
  small: { size: 29 },
  tiny: { size: 44 },
  least: { size: 72 },
}
const RADIUS = 9.5 // of a point, in units of the sheet

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

/** Points along every line: a name had better not lie on it. */
const onLines = [...sheet.roads, ...sheet.motorways].flatMap((path) => {
  const numbers = path.match(/-?[\d.]+/g).map(Number)
  const curve = [0, 2, 4, 6].map((i) => numbers.slice(i, i + 2))
  return Array.from({ length: 15 }, (_, i) => along(curve, (i + 1) / 16))
})

const { left, top, right, bottom } = sheet.inset
const inset = wider({ left, top, right, bottom }, 10)

function candidates(point, lang, size) {
  const others = points.filter(({ id }) => id !== point.id).map(({ spot }) => around(spot, RADIUS))
  return PLACES.flatMap((place) => {
    const area = box(point.names[lang], point.spot, outward(place, RADIUS / size), size)
    if (!framed(area, sheet) || !apart(area, inset) || others.some((dot) => !apart(area, dot))) return []
    const near = others.filter((dot) => !apart(wider(area, 0.4 * size), dot)).length // whose name is it?
    const soft =
      onLines.filter(within(area)).length * 0.4 +
      [...seas(waters, lang), ...ornaments(sheet)].filter((one) => !apart(area, one)).length * 3
    return [{ ...place, area, cost: place.cost + soft + 1.5 * near }]
  }).sort((a, b) => a.cost - b.cost)
}

// --- the search -----------------------------------------------------------------------------------------------------

const CLASH = 40
const STARTS = 12

/** Names in turn take the place that is cheapest beside the others, from several beginnings; what still clashes goes. */
function place(lang, { size }) {
  const open = points
    .map((point) => ({ point, choices: candidates(point, lang, size) }))
    .filter(({ choices }) => choices.length)
  const crowds = open.map(({ choices }, i) => rivals(open, choices, i))
  const found = Array.from({ length: STARTS }, (_, start) => kept(open, settled(open, crowds, start)))
  return Object.fromEntries(found.sort((a, b) => b.length - a.length)[0])
}

/** The names that can come into the way of this one. */
const rivals = (open, choices, i) =>
  open.flatMap(({ choices: theirs }, k) =>
    k !== i && choices.some(({ area }) => theirs.some((other) => !apart(area, other.area))) ? [k] : [],
  )

function settled(open, crowds, start) {
  const taken = open.map(({ choices }, i) => choices[(start * (i + 7)) % Math.min(choices.length, 1 + (start % 5))])
  const price = (choice, i) => choice.cost + CLASH * crowds[i].filter((k) => !apart(choice.area, taken[k].area)).length
  for (let round = 0, changed = true; changed && round < 30; round++) {
    changed = false
    open.forEach(({ choices }, i) => {
      const best = choices.reduce((a, b) => (price(b, i) < price(a, i) ? b : a), taken[i])
      changed ||= best !== taken[i]
      taken[i] = best
    })
  }
  return taken
}

/** In order of rank, each where it was settled or, if that is taken, where there is room. */
function kept(open, taken) {
  const done = []
  open.forEach(({ point, choices }, i) => {
    const free = ({ area }) => done.every((other) => apart(area, other.area))
    const choice = [taken[i], ...choices].find(free)
    if (choice) done.push({ id: point.id, ...choice })
  })
  return done.map(({ id, anchor, dx, dy }) => [id, { anchor, dx, dy }])
}

export function labels() {
  return Object.fromEntries(
    Object.entries(SETS).map(([name, set]) => [name, { size: set.size, of: inEach((lang) => place(lang, set)) }]),
  )
}

export function collisions({ size, of }, lang) {
  const drawn = Object.entries(of[lang]).map(([id, label]) => [id, outward(label, RADIUS / size)])
  return touching(points, { size, of: { [lang]: Object.fromEntries(drawn) } }, lang, sheet, RADIUS)
}

export function write() {
  const made = labels()
  writeFileSync(page('labels.json'), written(made))
  return made
}
