// Lays the roads of Auf Achse: each a gentle bow from town to town with its spaces on it, clear of all others.
import { writeFileSync } from 'node:fs'
import { room } from './room.js'
import { project } from './central.js'

const { board, page } = room('auf_achse')
const { roads, towns } = board
const spots = new Map(towns.map(({ id, lat, lon }) => [id, project([lon, lat])]))

// --- a bow ----------------------------------------------------------------------------------------------------------

/** How far a road may bend to either side, as a part of its length. */
const BENDS = [0.05, -0.05, 0, 0.1, -0.1, 0.16, -0.16, 0.24, -0.24, 0.33, -0.33]
const GENTLE = 0.05 // roads are hardly ever straight
const STEPS = 24

const ends = ({ from, to }) => [spots.get(from), spots.get(to)]

/** The point that a bow is drawn towards. */
function pull(road, bend) {
  const [[ax, ay], [bx, by]] = ends(road)
  return [(ax + bx) / 2 - 2 * bend * (by - ay), (ay + by) / 2 + 2 * bend * (bx - ax)]
}

function along(road, bend) {
  const [a, b] = ends(road)
  const p = pull(road, bend)
  const point = (t) => [0, 1].map((i) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * p[i] + t ** 2 * b[i])
  return Array.from({ length: STEPS + 1 }, (_, i) => point(i / STEPS))
}

const away = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1])

/** Points at equal steps on a line, its ends left out: the spaces. */
function spaced(line, count) {
  const steps = line.slice(1).map((p, i) => away(p, line[i]))
  const whole = steps.reduce((sum, step) => sum + step, 0)
  return Array.from({ length: count }, (_, n) => {
    let way = ((n + 1) / (count + 1)) * whole
    const i = steps.findIndex((step) => (way -= step) <= 0)
    const t = 1 + way / steps[i]
    return [0, 1].map((axis) => line[i][axis] + t * (line[i + 1][axis] - line[i][axis]))
  })
}

// --- what a bow costs -----------------------------------------------------------------------------------------------

const ROOM = 34 // what a space wants round it
const LANE = 26 // and a road

const tight = (distance, wanted) => Math.max(0, 1 - distance / wanted) ** 2

function laid(road, bend) {
  const line = along(road, bend)
  return { road, bend, line, spaces: spaced(line, road.spaces) }
}

function cost(one, others) {
  const { road, bend, line, spaces } = one
  const towns = [...spots].filter(([id]) => id !== road.from && id !== road.to).map(([, spot]) => spot)
  const crowd = others.flatMap((other) => other.spaces)
  const [a, b] = ends(road)
  const middle = line.slice(4, -4)
  return (
    6 * Math.abs(Math.abs(bend) - GENTLE) +
    12 *
      sum(
        spaces,
        (p) => sum([...towns, a, b], (q) => tight(away(p, q), ROOM)) + sum(crowd, (q) => tight(away(p, q), ROOM)),
      ) +
    3 * sum(middle, (p) => sum(towns, (q) => tight(away(p, q), LANE)) + sum(crowd, (q) => tight(away(p, q), LANE))) +
    sum(others, (other) => crossings(one, other))
  )
}

const sum = (all, of) => all.reduce((total, one) => total + of(one), 0)

/** Roads that cross are misread as a junction. */
function crossings(one, other) {
  if (apart(one.line, other.line)) return 0
  const shared = [one.road.from, one.road.to].some((id) => id === other.road.from || id === other.road.to)
  const near = one.line.some(
    (p, i) => i > 3 && i < STEPS - 3 && other.line.some((q, k) => k > 3 && k < STEPS - 3 && away(p, q) < 6),
  )
  return near ? (shared ? 4 : 8) : 0
}

const span = (line, axis) => [Math.min(...line.map((p) => p[axis])), Math.max(...line.map((p) => p[axis]))]
const apart = (a, b) =>
  [0, 1].some((axis) => {
    const [[a0, a1], [b0, b1]] = [span(a, axis), span(b, axis)]
    return a0 > b1 + 6 || b0 > a1 + 6
  })

// --- the net --------------------------------------------------------------------------------------------------------

/** Each road in turn takes the bow that suits it best beside the others, until none wants another. */
function net() {
  let all = roads.map((road) => laid(road, 0))
  for (let round = 0; round < 8; round++) {
    const before = all.map(({ bend }) => bend).join()
    all.forEach(({ road }, i) => {
      const others = all.filter((_, k) => k !== i)
      const best = BENDS.map((bend) => laid(road, bend)).map((one) => ({ one, cost: cost(one, others) }))
      all[i] = best.sort((a, b) => a.cost - b.cost)[0].one
    })
    if (all.map(({ bend }) => bend).join() === before) break
  }
  return all
}

const text = (point) => point.map((n) => n.toFixed(1)).join(' ')

/** Where every space is, towns first, as the rules count them; and the roads as paths. */
export function roadNet() {
  const all = net()
  const places = [...spots.values(), ...all.flatMap(({ spaces }) => spaces)]
  return {
    spots: places.map((point) => point.map((n) => Math.round(n * 10) / 10)),
    roads: all.map(({ road, bend }) => {
      const [a, b] = ends(road)
      return `M${text(a)}Q${text(pull(road, bend))} ${text(b)}`
    }),
  }
}

/** The least distance between two spaces, which says how close one must look to press them. */
export function closest({ spots }) {
  return Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => away(a, b))))
}

export function write() {
  const made = roadNet()
  const row = (all) => all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
  writeFileSync(
    page('net.json'),
    `{\n  "spots": [\n${row(made.spots)}\n  ],\n  "roads": [\n${row(made.roads)}\n  ]\n}\n`,
  )
  return made
}
