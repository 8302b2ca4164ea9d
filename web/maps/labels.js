// Places the names of the cities so that none touches another name, a city or the frame, in both languages and at
// three sizes. Distances are in ems, so a board may set its labels smaller than the size they were placed for.
import { readFileSync, writeFileSync } from 'node:fs'
import { cities, homes, page, routes, sheet } from './course.js'
import { gall } from './world.js'

const widths = JSON.parse(readFileSync(new URL('widths.json', import.meta.url), 'utf8'))
const world = JSON.parse(readFileSync(page('world.json'), 'utf8'))

/** The size of a label in pixels of the sheet; where sparse, names may be left out, and a home's may cover a city. */
export const SETS = { wide: { size: 16 }, narrow: { size: 24 }, small: { size: 44, sparse: true } }
const DOT = 0.33 // radius of a city, in ems
const GAP = 0.2
const [ASCENT, DESCENT] = [0.74, 0.24]

const width = (name) => [...name].reduce((sum, letter) => sum + (widths[letter] ?? 600), 0) / 1000
const project = gall()
const spots = new Map(cities.map(({ id, lat, lon }) => [id, project([lon, lat])]))

// --- where a name may stand -----------------------------------------------------------------------------------------

const SIDES = [
  { anchor: 'start', x: 1, y: 0, cost: 0 },
  { anchor: 'end', x: -1, y: 0, cost: 1 },
  { anchor: 'start', x: 0.75, y: -0.8, cost: 1 },
  { anchor: 'start', x: 0.75, y: 0.8, cost: 1 },
  { anchor: 'middle', x: 0, y: -1.55, cost: 1.5 },
  { anchor: 'middle', x: 0, y: 1.55, cost: 1.5 },
  { anchor: 'end', x: -0.75, y: -0.8, cost: 2 },
  { anchor: 'end', x: -0.75, y: 0.8, cost: 2 },
]

/** dx and dy in ems from the city to the label's anchor on its base line. */
function placing({ anchor, x, y, cost }) {
  const reach = DOT + GAP
  const dy = y === 0 ? 0.26 : y < 0 ? reach * y + (Math.abs(y) > 1 ? 0.3 : 0.12) : reach * y + (y > 1 ? 0.4 : 0.36)
  return { anchor, dx: Math.round(reach * x * 100) / 100, dy: Math.round(dy * 100) / 100, cost }
}

function box(name, [x, y], { anchor, dx, dy }, size) {
  const wide = width(name) * size
  const left = x + dx * size - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0)
  return { left, right: left + wide, top: y + (dy - ASCENT) * size, bottom: y + (dy + DESCENT) * size }
}

const around = ([x, y], r) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })
const wider = ({ left, right, top, bottom }, by) => ({ left: left - by, right: right + by, top, bottom })
const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
const overlap = (a, b) =>
  apart(a, b)
    ? 0
    : (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
const framed = ({ left, right, top, bottom }) =>
  left > sheet.frame + 2 &&
  right < sheet.width - sheet.frame - 2 &&
  top > sheet.frame + 2 &&
  bottom < sheet.height - sheet.frame - 2

// --- what a place costs ---------------------------------------------------------------------------------------------

const seas = (lang) =>
  world.seas.map(({ x, y, size, ...names }) => {
    const half = (width(names[lang]) * size + names[lang].length * 0.16 * size) / 2
    return { left: x - half, right: x + half, top: y - 0.8 * size, bottom: y + 0.3 * size }
  })
const ornaments = [
  around([world.rose.x, world.rose.y], world.rose.radius * 1.2),
  {
    left: world.cartouche.x - world.cartouche.width / 2,
    right: world.cartouche.x + world.cartouche.width / 2,
    top: world.cartouche.y - world.cartouche.height / 2,
    bottom: world.cartouche.y + world.cartouche.height / 2,
  },
]

/** Every tenth of every route, roughly: a label had better not lie on the threads. */
const threads = routes.flatMap(({ from, to }) => {
  const [[ax, ay], [bx, by]] = [spots.get(from), spots.get(to)]
  const beyond = Math.abs(ax - bx) > sheet.width / 2 ? (ax < bx ? -1 : 1) * (sheet.width - 2 * sheet.frame) : 0
  return Array.from({ length: 9 }, (_, i) => (i + 1) / 10).map((t) => [ax + t * (bx - ax + beyond), ay + t * (by - ay)])
})
const within =
  ({ left, right, top, bottom }) =>
  ([x, y]) =>
    x > left && x < right && y > top && y < bottom

function candidates(city, lang, size, dots, strict) {
  const others = dots.filter(({ id }) => id !== city.id)
  return SIDES.map(placing).flatMap((place) => {
    const area = box(city[lang], spots.get(city.id), place, size)
    const covered = others.filter((dot) => !apart(area, dot.area)).length
    const near = others.filter((dot) => !apart(wider(area, 0.6 * size), dot.area)).length // whose name is it?
    const free = framed(area) && !(covered && strict)
    const soft =
      threads.filter(within(area)).length * 0.6 +
      [...seas(lang), ...ornaments].filter((o) => !apart(area, o)).length * 4
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
  const names = group.map(({ city }) => city[lang]).join(', ')
  if (!found.taken) throw new Error(`No room for the names of ${names} at ${size} px (${lang}): make SETS smaller`)
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
    Object.entries(SETS).map(([name, set]) => [name, { size: set.size, fr: place('fr', set), en: place('en', set) }]),
  )
}

/** Every pair of a label with a label or a city that touch: none, or the placing is wrong. */
export function collisions(set, lang) {
  const areas = Object.entries(set[lang]).map(([id, place]) => ({
    id,
    area: box(cities.find((c) => c.id === id)[lang], spots.get(id), place, set.size),
  }))
  const dots = cities.map(({ id }) => ({ id, area: around(spots.get(id), DOT * set.size) }))
  return [
    ...areas.filter(({ area }) => !framed(area)).map(({ id }) => `${id} leaves the sheet`),
    ...areas.flatMap((a, i) =>
      areas
        .slice(i + 1)
        .filter((b) => overlap(a.area, b.area) > 0)
        .map((b) => `${a.id} on ${b.id}`),
    ),
    ...areas.flatMap((a) =>
      dots
        .filter((dot) => dot.id !== a.id && overlap(a.area, dot.area) > 0)
        .map((dot) => `${a.id} on the city ${dot.id}`),
    ),
  ]
}

export function write() {
  const made = labels()
  const row = (places) =>
    Object.entries(places)
      .map(([id, place]) => `      ${JSON.stringify(id)}: ${JSON.stringify(place)}`)
      .join(',\n')
  const set = ({ size, fr, en }) =>
    `{\n    "size": ${size},\n    "fr": {\n${row(fr)}\n    },\n    "en": {\n${row(en)}\n    }\n  }`
  writeFileSync(
    page('labels.json'),
    `{\n${Object.entries(made)
      .map(([name, s]) => `  ${JSON.stringify(name)}: ${set(s)}`)
      .join(',\n')}\n}\n`,
  )
  return made
}
