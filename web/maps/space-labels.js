// Places the names of the spaces of a journey beside them so that none touches another name, a space or the frame. Where they
// lie close there is room for all names only on a map seen from near; the others appear when they matter.
import { readFileSync, writeFileSync } from 'node:fs'
import { apart, around, box, framed, ornaments, seas, touching, width, within, written } from './placing.js'
import { family, inEach, named } from './room.js'
import { drawing, sheet } from './world.js'

const world = JSON.parse(readFileSync(drawing, 'utf8'))
const waters = named('sea', world.seas)
const { board, page, read, rooms } = family('track')
const track = read('track.json')
const called = rooms.map((namedIn) => namedIn('space', board.spaces))
/** There is room for the longest name that a room gives a space. */
const longest = (space, lang) =>
  called.map((names) => names[space].names[lang]).reduce((a, b) => (width(b) > width(a) ? b : a))
const spaces = board.spaces.map((space, i) => ({
  ...space,
  names: inEach((lang) => longest(i, lang)),
  spot: track.spots[i],
}))

/** The size of a label in units of the sheet, and the radius of a space on a map where that is 11 pixels. */
export const SETS = {
  near: { size: 6.5, radius: 8.9 },
  middle: { size: 11, radius: 15 },
  wide: { size: 17, radius: 17 },
  small: { size: 30, radius: 17 },
  tiny: { size: 44, radius: 17 },
}

const GAP = 0.22
const TAG = 0.72 // below a space there must be room for what it costs to go there, in ems
const round = (n) => Math.round(n * 100) / 100

/** From a space to the anchor of its name, in ems: beside it, above or below it, or at a corner. */
function placesFor({ size, radius }) {
  const reach = radius / size + GAP
  const [top, bottom] = [-reach - 0.12, reach + TAG + 0.55]
  return [
    { anchor: 'start', dx: reach, dy: 0.26, cost: 0 },
    { anchor: 'end', dx: -reach, dy: 0.26, cost: 0.4 },
    { anchor: 'middle', dx: 0, dy: top, cost: 0.8 },
    { anchor: 'middle', dx: 0, dy: bottom, cost: 1.2 },
    ...[1.5, -1.5].flatMap((dx) => [
      { anchor: 'middle', dx, dy: bottom, cost: 1.8 },
      { anchor: 'middle', dx, dy: top, cost: 1.8 },
    ]),
    ...[0.7, -0.7].flatMap((y) => [
      { anchor: 'start', dx: reach * 0.8, dy: 0.26 + y * reach, cost: 1.4 },
      { anchor: 'end', dx: -reach * 0.8, dy: 0.26 + y * reach, cost: 1.8 },
    ]),
  ].map(({ dx, dy, ...place }) => ({ ...place, dx: round(dx), dy: round(dy) }))
}

/** What a space covers, with the tag below it. */
function taken(spot, { size, radius }) {
  const area = around(spot, radius)
  return { ...area, bottom: area.bottom + TAG * size }
}

// --- what a place costs ---------------------------------------------------------------------------------------------

/** Points along the track: a name had better not lie on it. */
const ribbon = track.spots.slice(2).flatMap(([bx, by], i) => {
  const [ax, ay] = track.spots[i + 1]
  if (Math.abs(ax - bx) > sheet.width / 2) return []
  return Array.from({ length: 9 }, (_, k) => [ax + ((k + 1) / 10) * (bx - ax), ay + ((k + 1) / 10) * (by - ay)])
})

function candidates(space, lang, set) {
  const others = spaces.filter(({ id }) => id !== space.id).map(({ spot }) => taken(spot, set))
  return placesFor(set)
    .flatMap((place) => {
      const area = box(space.names[lang], space.spot, place, set.size)
      if (!framed(area, sheet) || others.some((other) => !apart(area, other))) return []
      const soft =
        ribbon.filter(within(area)).length * 0.4 +
        [...seas(waters, lang), ...ornaments(world)].filter((ornament) => !apart(area, ornament)).length * 4
      return [{ ...place, area, cost: place.cost + soft }]
    })
    .sort((a, b) => a.cost - b.cost)
}

// --- the search -----------------------------------------------------------------------------------------------------

const MISSING = 25

/** Airports first, then those with the fewest places to choose from, in many orders; the best one counts. */
function place(lang, set) {
  const open = spaces.map((space) => ({ space, choices: candidates(space, lang, set) }))
  const orders = Array.from({ length: 200 }, (_, start) => {
    const rank = ({ space, choices }, i) =>
      (space.type === 'airport' ? 0 : 100) + choices.length + width(space.names[lang]) / 4 + ((start * (i * 7 + 3)) % 11)
    return open.map((one, i) => ({ ...one, rank: rank(one, i) })).sort((a, b) => a.rank - b.rank)
  })
  return orders.map(settled).reduce((a, b) => (b.cost < a.cost ? b : a)).labels
}

function settled(order) {
  const placed = []
  for (const { space, choices } of order) {
    const choice = choices.find(({ area }) => placed.every((other) => apart(area, other.choice.area)))
    if (choice) placed.push({ space, choice })
  }
  const cost = placed.reduce((sum, { choice }) => sum + choice.cost, MISSING * (order.length - placed.length))
  const labels = Object.fromEntries(
    placed.map(({ space, choice: { anchor, dx, dy } }) => [space.id, { anchor, dx, dy }]),
  )
  return { cost, labels }
}

export function labels() {
  return Object.fromEntries(
    Object.entries(SETS).map(([name, set]) => [name, { size: set.size, of: inEach((lang) => place(lang, set)) }]),
  )
}

/** What touches in a set: nothing, or the placing is wrong. */
export const collisions = (set, lang) =>
  touching(spaces, set, lang, sheet, Object.values(SETS).find(({ size }) => size === set.size).radius)

export function write() {
  const made = labels()
  writeFileSync(page('labels.json'), written(made))
  return made
}
