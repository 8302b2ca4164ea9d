// What the sheets share: shapes as points, the water lines off their coasts, chains of hills, distances.
import { writeFileSync } from 'node:fs'
import { geoPath } from 'd3-geo'
import { contours, distances, mask } from './field.js'
import { lines, thin } from './svg.js'

export const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step)

export const length = (points) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0)

/** The point after a part of the way from one to another. */
export const mix = (a, b, t) => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]

/** Corners cut twice (Chaikin): rivers have no corners. */
export function curved(points) {
  const cut = (line) => [
    line[0],
    ...line.slice(1).flatMap((b, i) => [mix(line[i], b, 0.25), mix(line[i], b, 0.75)]),
    line.at(-1),
  ]
  return cut(cut(points))
}

/** What d3 would draw, as lists of points. */
export function drawn(projection, shape) {
  const parts = []
  geoPath(projection, {
    moveTo: (x, y) => parts.push([[x, y]]),
    lineTo: (x, y) => parts.at(-1).push([x, y]),
    closePath: () => {},
  })(shape)
  return parts
}

/** Write a finished sheet to its file, a line for each of its parts. */
export function keep(file, made) {
  const parts = Object.entries(made).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const json = `{\n${parts.join(',\n')}\n}\n`
  writeFileSync(file, json)
  return { made, bytes: json.length }
}

// --- water lines ----------------------------------------------------------------------------------------------------

const WATER_LINES = [3.4, 7.4, 12]
const CELL = 1.25
const REACH = 20

/** Three lines off every coast of these shapes, each smoother than the last, as far as they lie `inside`. */
export function waterLines(shapes, inside) {
  const [left, top] = [inside.left - REACH, inside.top - REACH]
  const columns = Math.round((inside.right - inside.left + 2 * REACH) / CELL)
  const rows = Math.round((inside.bottom - inside.top + 2 * REACH) / CELL)
  const field = distances(mask(shapes, columns, rows, CELL, [left, top]), columns, rows)
  return WATER_LINES.map((distance, i) => {
    const found = contours(field, columns, rows, distance / CELL).map((chain) =>
      chain.map(([x, y]) => [left + (x + 0.5) * CELL, top + (y + 0.5) * CELL]),
    )
    return lines(
      found
        .filter((chain) => length(chain) > 26 + 25 * i)
        .map((chain) => smooth(chain, 3 + 3 * i))
        .flatMap((chain) => clipped(chain, inside))
        .map((chain) => thin(chain, 0.7 + 0.2 * i)),
      false,
      1,
    )
  })
}

/** Each point moved to the middle of its neighbours, `reach` on either side. */
function smooth(points, reach) {
  const closed = points[0].join() === points.at(-1).join()
  const n = points.length - (closed ? 1 : 0)
  const pick = (i) => (closed ? points[(i + n * reach) % n] : points[Math.min(n - 1, Math.max(0, i))])
  return points.map((_, i) => {
    const near = Array.from({ length: 2 * reach + 1 }, (_, k) => pick((closed ? i % n : i) + k - reach))
    return [0, 1].map((axis) => near.reduce((sum, p) => sum + p[axis], 0) / near.length)
  })
}

/** The pieces of a line that lie on the sheet. */
function clipped(points, inside) {
  const within = ([x, y]) => x > inside.left - 4 && x < inside.right + 4 && y > inside.top - 4 && y < inside.bottom + 4
  const pieces = [[]]
  for (const point of points) within(point) ? pieces.at(-1).push(point) : pieces.at(-1).length && pieces.push([])
  return pieces.filter((piece) => piece.length > 1)
}

// --- relief ---------------------------------------------------------------------------------------------------------

/** Chains of hills: peaks of about that height with their shaded sides, strewn in the same way at every run. */
export function relief(chains, project, height = 4) {
  const random = lottery(7)
  const peaks = chains
    .flatMap(({ line: chain, peaks: count, spread }) => strewn(chain, count, spread, random))
    .map(project)
  peaks.sort((a, b) => a[1] - b[1])
  const apart = peaks.filter(([x, y], i) =>
    peaks.slice(0, i).every(([px, py]) => Math.hypot(x - px, (y - py) * 1.5) > height + 1.5),
  )
  return lines(apart.map(([x, y]) => peak(Math.round(x), Math.round(y), height + 2 * Math.floor(random() * 2))))
}

/** Left foot, top, right foot, and back to the top inside the slope: filled, only the shaded side has a body. */
const peak = (x, y, h) => [
  [x - h * 0.85, y + h / 2],
  [x, y - h / 2],
  [x + h * 0.85, y + h / 2],
  [x + h * 0.25, y + h / 2],
  [x, y - h / 2],
]

function strewn(chain, count, spread, random) {
  const legs = chain
    .slice(1)
    .map((to, i) => ({ from: chain[i], to, length: Math.hypot(to[0] - chain[i][0], to[1] - chain[i][1]) }))
  const whole = legs.reduce((sum, leg) => sum + leg.length, 0)
  return Array.from({ length: count }, (_, i) => {
    let way = ((i + 0.5) / count) * whole
    const leg = legs.find((l) => (way -= l.length) <= 0) ?? legs.at(-1)
    const t = 1 + way / leg.length
    return [0, 1].map(
      (axis) => leg.from[axis] + t * (leg.to[axis] - leg.from[axis]) + (random() - 0.5) * 2 * spread * (axis ? 0.8 : 1),
    )
  })
}

function lottery(seed) {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

// --- the frame ------------------------------------------------------------------------------------------------------

const [NEAR, FAR] = [5, 11] // how far from the edge of the sheet the keys lie

/** The dark keys of a graduated frame: the first half of each of these degrees, on all four sides. */
export function graduated(projection, { width, height, frame }, { meridian, parallel }, lons, lats) {
  const inside = { left: frame, top: frame, right: width - frame, bottom: height - frame }
  const ends = (line, from, edge, axis, low, high) =>
    [0, 0.5].map((more) => hold(cuts(projection, line(from + more), edge, axis)[0] ?? NaN, low, high))
  const across = lons.flatMap((lon) =>
    [
      [inside.top, NEAR, FAR],
      [inside.bottom, height - FAR, height - NEAR],
    ].flatMap(([edge, y0, y1]) => {
      const [x0, x1] = ends(meridian, lon, edge, 1, inside.left, inside.right)
      return x1 - x0 > 0.5 ? [key(x0, y0, x1, y1)] : []
    }),
  )
  const down = lats.flatMap((lat) =>
    [
      [inside.left, NEAR, FAR],
      [inside.right, width - FAR, width - NEAR],
    ].flatMap(([edge, x0, x1]) => {
      const [y1, y0] = ends(parallel, lat, edge, 0, inside.top, inside.bottom)
      return y1 - y0 > 0.5 ? [key(x0, y0, x1, y1)] : []
    }),
  )
  return [...across, ...down].join('')
}

/** Where a meridian cuts the upper or lower edge, or a parallel one of the sides. */
function cuts(projection, line, edge, axis) {
  const across = drawn(projection, line).flat()
  return across.slice(1).flatMap((b, i) => {
    const a = across[i]
    const t = (edge - a[axis]) / (b[axis] - a[axis])
    return t >= 0 && t < 1 ? [a[1 - axis] + t * (b[1 - axis] - a[1 - axis])] : []
  })
}

const hold = (value, low, high) => Math.min(Math.max(value, low), high)

const key = (x0, y0, x1, y1) =>
  `M${[x0, y0].map((n) => n.toFixed(1)).join(' ')}H${x1.toFixed(1)}V${y1.toFixed(1)}H${x0.toFixed(1)}z`
