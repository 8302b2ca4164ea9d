// Lays the track of the journeys on the sheet of the world: each space where its place is, or as near as the others let it.
import { writeFileSync } from 'node:fs'
import { family } from './room.js'
import { gall, sheet } from './world.js'

/** The least distance between two spaces, and from a space to a stretch of the track that passes it by. */
export const APART = 50
export const ASIDE = 39
const MARGIN = sheet.frame + 22
const ROUNDS = 3000
const GROWING = 1200 // the first rounds, in which the spaces grow, so that none gets to the other side of the track
const SETTLING = 1000 // the last rounds, in which nothing pulls the spaces back to their places

const project = gall()
const { board, page } = family('track')
const places = board.spaces.map(({ lat, lon }) => project([lon, lat]))

const minus = ([ax, ay], [bx, by]) => [ax - bx, ay - by]
const push = (spot, [dx, dy], by) => {
  spot[0] += by * dx
  spot[1] += by * dy
}
const unit = ([x, y], spare) => {
  const length = Math.hypot(x, y)
  return length > 0.01 ? [x / length, y / length] : spare
}
const distance = (a, b) => Math.hypot(...minus(a, b))

/** The point of a stretch of the track that is nearest to a spot. */
function footOn([a, b], spot) {
  const [along, to] = [minus(b, a), minus(spot, a)]
  const t = (along[0] * to[0] + along[1] * to[1]) / (along[0] ** 2 + along[1] ** 2)
  return t > 0 && t < 1 ? [a[0] + t * along[0], a[1] + t * along[1]] : null
}

/** The track from space to space, but where it leaves the sheet and comes back at the other edge. */
const stretches = (spots) =>
  spots
    .slice(2)
    .map((to, i) => ({ ends: [spots[i + 1], to], from: i + 1 }))
    .filter(({ ends: [a, b] }) => Math.abs(a[0] - b[0]) < sheet.width / 2)

function spread(spots, size) {
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1)) {
      const lack = size * APART - distance(a, b)
      if (lack <= 0) continue
      const way = unit(minus(a, b), [Math.cos(i), Math.sin(i)])
      push(a, way, lack / 2)
      push(b, way, -lack / 2)
    }
}

function clear(spots, size) {
  for (const { ends, from } of stretches(spots))
    for (const [k, spot] of spots.entries()) {
      const foot = k < from || k > from + 1 ? footOn(ends, spot) : null
      const lack = foot ? size * ASIDE - distance(foot, spot) : 0
      if (lack <= 0) continue
      const way = unit(minus(spot, foot), [0, 1])
      push(spot, way, 0.3 * lack)
      ends.forEach((end) => push(end, way, -0.15 * lack))
    }
}

const between = (low, value, high) => Math.min(Math.max(low, value), high)
function frame(spots) {
  for (const spot of spots) {
    spot[0] = between(MARGIN, spot[0], sheet.width - MARGIN)
    spot[1] = between(MARGIN, spot[1], sheet.height - MARGIN)
  }
}

/** Every space as near to its place as can be. */
function laid() {
  const spots = places.map(([x, y], i) => [x + Math.cos(i), y + Math.sin(i)])
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < ROUNDS - SETTLING ? 0.02 : 0
    const size = Math.min(1, round / GROWING)
    spots.forEach((spot, i) => push(spot, minus(places[i], spot), pull))
    clear(spots, size)
    spread(spots, size)
    frame(spots)
  }
  return spots
}

const rounded = (points) => points.map((point) => point.map((n) => Math.round(n * 10) / 10))

export const track = () => ({ spots: rounded(laid()), places: rounded(places) })

/** How near two spaces come to each other, and a space to a stretch that passes it by. */
export function closest({ spots }) {
  const pairs = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => distance(a, b)))
  const passing = stretches(spots).flatMap(({ ends, from }) =>
    spots.flatMap((spot, k) => {
      const foot = k < from || k > from + 1 ? footOn(ends, spot) : null
      return foot ? [distance(foot, spot)] : []
    }),
  )
  return { spaces: Math.min(...pairs), passing: Math.min(...passing) }
}

/** How often the track crosses itself. */
export function crossings({ spots }) {
  const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  const cross = ([a, b], [c, d]) => turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
  const all = stretches(spots)
  return all.flatMap(({ ends }, i) => all.slice(i + 2).filter((other) => cross(ends, other.ends))).length
}

export function write() {
  const made = track()
  const rows = (points) => points.map((point) => `    ${JSON.stringify(point)}`).join(',\n')
  writeFileSync(
    page('track.json'),
    `{\n  "spots": [\n${rows(made.spots)}\n  ],\n  "places": [\n${rows(made.places)}\n  ]\n}\n`,
  )
  return made
}
