// Where the points of Richesses de France stand on the sheet, and the lines between them.
import { room } from './room.js'

const { motorways, points, roads, sea } = room('richesses').board

const APART = 27 // no two points are nearer than this, so that a finger can tell them apart
const AROUND_PARIS = 40 // more, where all of them crowd around one
const GLASS = 112 // how far from Paris the map is stretched
const CLEAR = 15 // no point is nearer than this to a road that passes it
const HOME = 0.05 // how strongly a point is drawn back to where it really lies, at first
const ROUNDS = 400

const PARISIAN = new Set(points.filter(({ region }) => region === 'ile-de-france').map(({ id }) => id))

const minus = ([ax, ay], [bx, by]) => [ax - bx, ay - by]
const plus = ([ax, ay], [bx, by], t = 1) => [ax + t * bx, ay + t * by]
const size = ([x, y]) => Math.hypot(x, y)
const unit = (v) => [v[0] / (size(v) || 1), v[1] / (size(v) || 1)]
const dot = ([ax, ay], [bx, by]) => ax * bx + ay * by

/** The points near their true places, pushed apart where they are crowded: by id, [x, y]. */
export function spots(project, apart = APART, clear = CLEAR, chosen = points) {
  const home = magnified(new Map(chosen.map(({ id, lon, lat }) => [id, project([lon, lat])])))
  const at = new Map(home)
  const { pairs, passing } = neighbours(home, apart, clear)
  for (let round = 0; round < ROUNDS; round++) {
    const hold = HOME * (1 - round / ROUNDS)
    for (const [id, spot] of at) at.set(id, plus(spot, minus(home.get(id), spot), hold))
    for (const [a, b, least] of pairs) part(at, a, b, least)
    for (const [lane, id] of passing) aside(at, lane, id, clear)
  }
  return at
}

/** The surroundings of Paris as under a glass: what is near is moved outwards, what is far stays. */
function magnified(home) {
  const paris = home.get('paris')
  return new Map(
    [...home].map(([id, spot]) => {
      const away = minus(spot, paris)
      return [id, plus(spot, away, Math.max(0, 1 - size(away) / GLASS))]
    }),
  )
}

/** What can come into each other's way: points with points, and roads with the points that they pass. */
function neighbours(home, apart, clear) {
  const ids = [...home.keys()]
  const lanes = roads.filter(({ from, to }) => home.has(from) && home.has(to))
  const least = (a, b) => (PARISIAN.has(a) && PARISIAN.has(b) ? Math.max(apart, AROUND_PARIS) : apart)
  const pairs = ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b) => (size(minus(home.get(a), home.get(b))) < 4 * apart ? [[a, b, least(a, b)]] : [])),
  )
  const passing = lanes.flatMap((lane) => {
    const [a, b] = [home.get(lane.from), home.get(lane.to)]
    const near = (p) => size(minus(p, a)) + size(minus(p, b)) < size(minus(a, b)) + 4 * clear
    return ids.filter((id) => id !== lane.from && id !== lane.to && near(home.get(id))).map((id) => [lane, id])
  })
  return { pairs, passing }
}

function part(at, a, b, apart) {
  const between = minus(at.get(b), at.get(a))
  const short = apart - size(between)
  if (short <= 0) return
  at.set(a, plus(at.get(a), unit(between), -short / 2))
  at.set(b, plus(at.get(b), unit(between), short / 2))
}

function aside(at, { from, to }, id, clear) {
  const [a, b, p] = [at.get(from), at.get(to), at.get(id)]
  const along = minus(b, a)
  const t = dot(minus(p, a), along) / dot(along, along)
  if (t <= 0.02 || t >= 0.98) return
  const off = minus(p, plus(a, along, t))
  const short = clear - size(off)
  if (short > 0) at.set(id, plus(p, unit(off), short / 2))
}

/** Every road as a curve that runs on, at either end, into the road it seems to continue. */
export function roadCurves(at, lanes = roads) {
  const away = new Map([...at.keys()].map((id) => [id, []]))
  for (const { from, to } of lanes) {
    away.get(from)?.push(unit(minus(at.get(to), at.get(from))))
    away.get(to)?.push(unit(minus(at.get(from), at.get(to))))
  }
  return lanes.map(({ from, to }) => {
    const [a, b] = [at.get(from), at.get(to)]
    const length = size(minus(b, a))
    const [out, back] = [heading(unit(minus(b, a)), away.get(from)), heading(unit(minus(a, b)), away.get(to))]
    return [a, plus(a, out, length * 0.3), plus(b, back, length * 0.3), b]
  })
}

/** Straight on from the road most nearly opposite, half-way to its line. */
function heading(way, ways) {
  const across = ways.map((other) => ({ other, turn: dot(way, other) })).sort((a, b) => a.turn - b.turn)[0]
  return !across || across.turn > -0.55 ? way : unit(plus(way, across.other, -0.6))
}

/** Every motorway as one sweep, on the side where it keeps farthest from other points. */
export function motorwayCurves(at, lanes = motorways) {
  return lanes.map(({ from, to }) => {
    const others = [...at].filter(([id]) => id !== from && id !== to).map(([, spot]) => spot)
    const sweeps = [0.07, -0.07, 0.12, -0.12, 0.17, -0.17, 0.22, -0.22, 0.28, -0.28]
    return sweeps
      .map((bulge) => bow(at.get(from), at.get(to), bulge))
      .map((curve, i) => ({ curve, room: Math.min(30, clearance(curve, others)) - 30 * Math.abs(sweeps[i]) }))
      .sort((a, b) => b.room - a.room)[0].curve
  })
}

// Which way each ferry leaves its port, and which way it comes in: round the capes, not over them.
const COURSES = {
  'marseille ajaccio': [
    [25, 100],
    [-160, 0],
  ],
  'toulon ajaccio': [
    [70, 45],
    [-120, -80],
  ],
  'nice calvi': [
    [70, 40],
    [-50, -90],
  ],
  'nice bastia': [
    [170, -30],
    [70, -130],
  ],
}

export const seaCurves = (at) =>
  sea.map(({ from, to }) => {
    const [out, home] = COURSES[`${from} ${to}`]
    return [at.get(from), plus(at.get(from), out), plus(at.get(to), home), at.get(to)]
  })

function bow(a, b, bulge) {
  const along = minus(b, a)
  const side = [-along[1], along[0]]
  return [a, plus(plus(a, along, 0.3), side, bulge), plus(plus(a, along, 0.7), side, bulge), b]
}

export const along = ([a, b, c, d], t) =>
  [0, 1].map(
    (axis) =>
      (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis],
  )

const clearance = (curve, others) =>
  Math.min(
    ...Array.from({ length: 19 }, (_, i) => along(curve, (i + 1) / 20)).flatMap((p) =>
      others.map((other) => size(minus(p, other))),
    ),
  )

/** The two nearest points, and the point nearest to a road that passes it. */
export function closest(at) {
  const all = [...at]
  const curves = roadCurves(at)
  return {
    points: Math.min(...all.flatMap(([, a], i) => all.slice(i + 1).map(([, b]) => size(minus(a, b))))),
    roads: Math.min(
      ...roads.map(({ from, to }, i) =>
        clearance(
          curves[i],
          all.filter(([id]) => id !== from && id !== to).map(([, spot]) => spot),
        ),
      ),
    ),
  }
}

export const cubic = (curve) => {
  const [a, b, c, d] = curve.map((point) => point.map((n) => Math.round(n)).join(' '))
  return `M${a}C${b} ${c} ${d}`
}
