// Places the names of the cities so that none touches another name, a city or the frame, in every language and at
// three sizes. Distances are in ems, so a board may set its labels smaller than the size they were placed for.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  apart,
  around,
  box,
  DOT,
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
import { inEach, named, room } from './room.js'
import { drawing, gall, sheet } from './world.js'

const world = JSON.parse(readFileSync(drawing, 'utf8'))
const waters = named('sea', world.seas)
const { board, page, named: namedHere } = room('course')
const { homes, routes } = board
const cities = namedHere('city', board.cities)

/** The size of a label in pixels of the sheet; where sparse, names may be left out, and a home's may cover a city. */
export const SETS = { wide: { size: 16 }, narrow: { size: 24 }, small: { size: 44, sparse: true } }

const project = gall()
const spots = new Map(cities.map(({ id, lat, lon }) => [id, project([lon, lat])]))

// --- what a place costs ---------------------------------------------------------------------------------------------

/** Every tenth of every route, roughly: a label had better not lie on the threads. */
const threads = routes.flatMap(({ from, to }) => {
  const [[ax, ay], [bx, by]] = [spots.get(from), spots.get(to)]
  const beyond = Math.abs(ax - bx) > sheet.width / 2 ? (ax < bx ? -1 : 1) * (sheet.width - 2 * sheet.frame) : 0
  return Array.from({ length: 9 }, (_, i) => (i + 1) / 10).map((t) => [ax + t * (bx - ax + beyond), ay + t * (by - ay)])
})
function candidates(city, lang, size, dots, strict) {
  const others = dots.filter(({ id }) => id !== city.id)
  return SIDES.map(placing).flatMap((place) => {
    const area = box(city.names[lang], spots.get(city.id), place, size)
    const covered = others.filter((dot) => !apart(area, dot.area)).length
    const near = others.filter((dot) => !apart(wider(area, 0.6 * size), dot.area)).length // whose name is it?
    const free = framed(area, sheet) && !(covered && strict)
    const soft =
      threads.filter(within(area)).length * 0.6 +
      [...seas(waters, lang), ...ornaments(world)].filter((o) => !apart(area, o)).length * 4
    return free ? [{ ...place, area, cost: place.cost + soft + 2 * near + 5 * covered }] : []
  })
}

// --- the search -----------------------------------------------------------------------------------------------------

/** The cheapest placing: each city's places tried against its neighbours', best first, going back where it must. */
function place(lang, { size, sparse }) {
  const dots = cities.map(({ id }) => ({ id, area: around(spots.get(id), DOT * size) }))
  const open = cities.map((city) => ({
    city,
    choices: candidates(city, lang, size, dots, !(sparse && homes.includes(city.id))).sort((a, b) => a.cost - b.cost),
  }))
  if (sparse) return greedy(open)
  const groups = clusters(open)
  return Object.assign({}, ...groups.map((group) => best(group, lang, size)))
}

/** Cities whose names can get in each other's way. */
function clusters(open) {
  const groups = []
  for (const one of open) {
    const touching = groups.filter((group) =>
      group.some((other) => one.choices.some((a) => other.choices.some((b) => !apart(a.area, b.area)))),
    )
    touching.forEach((group) => groups.splice(groups.indexOf(group), 1))
    groups.push([one, ...touching.flat()])
  }
  return groups
}

function best(group, lang, size) {
  let found = { cost: Infinity }
  const order = [...group].sort((a, b) => a.choices.length - b.choices.length)
  const least = order.map((_, i) =>
    order.slice(i).reduce((sum, { choices }) => sum + (choices[0]?.cost ?? Infinity), 0),
  )
  const visit = (i, taken, cost) => {
    if (cost + (least[i] ?? 0) >= found.cost) return
    if (i === order.length) {
      found = { cost, taken }
      return
    }
    for (const choice of order[i].choices)
      if (taken.every(({ choice: other }) => apart(choice.area, other.area)))
        visit(i + 1, [...taken, { city: order[i].city, choice }], cost + choice.cost)
  }
  visit(0, [], 0)
  if (!found.taken) return greedy(group) // `make.js` says how many names there are
  return Object.fromEntries(found.taken.map(({ city, choice }) => [city.id, kept(choice)]))
}

/** Homes first, then the cities most routes meet in; what finds no room has no label. */
function greedy(open) {
  const weight = ({ city }) =>
    (homes.includes(city.id) ? 100 : 0) + routes.filter(({ from, to }) => [from, to].includes(city.id)).length
  const taken = []
  for (const { city, choices } of [...open].sort((a, b) => weight(b) - weight(a))) {
    const choice = choices.find(({ area }) => taken.every((other) => apart(area, other.choice.area)))
    if (choice) taken.push({ city, choice })
  }
  return Object.fromEntries(taken.map(({ city, choice }) => [city.id, kept(choice)]))
}

const kept = ({ anchor, dx, dy }) => ({ anchor, dx, dy })

export function labels() {
  return Object.fromEntries(
    Object.entries(SETS).map(([name, set]) => [name, { size: set.size, of: inEach((lang) => place(lang, set)) }]),
  )
}

/** What touches in a set: nothing, or the placing is wrong. */
export const collisions = (set, lang) =>
  touching(
    cities.map((city) => ({ ...city, spot: spots.get(city.id) })),
    set,
    lang,
    sheet,
  )

export function write() {
  const made = labels()
  writeFileSync(page('labels.json'), written(made))
  return made
}
