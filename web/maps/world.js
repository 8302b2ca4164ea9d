// Draws the world sheet of the Course: Natural Earth's land in Gall's stereographic projection, cut in the Atlantic.
import { readFileSync, writeFileSync } from 'node:fs'
import { geoCentroid, geoPath } from 'd3-geo'
import { geoCylindricalStereographic } from 'd3-geo-projection'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { cities, page, sheet } from './course.js'
import { contours, distances, mask } from './field.js'
import { area, lines, thin } from './svg.js'

const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

const { width, height, frame } = sheet
const inside = { left: frame, top: frame, right: width - frame, bottom: height - frame }

// --- the projection -------------------------------------------------------------------------------------------------

/** Gall's: a cylinder through the 45th parallels, seen from across the globe. The same sums as projection.ts. */
export function gall() {
  const scale = (inside.right - inside.left) / (Math.PI * Math.SQRT2)
  const top = scale * (1 + Math.SQRT1_2) * Math.tan((sheet.north * Math.PI) / 360)
  return geoCylindricalStereographic()
    .parallel(45)
    .rotate([180 - sheet.cut, 0])
    .scale(scale)
    .translate([width / 2, inside.top + top])
}

const spill = 4 // what is drawn runs on a little under the frame
const projection = gall()
  .clipExtent([
    [inside.left, inside.top - spill],
    [inside.right, inside.bottom + spill],
  ])
  .precision(0.5)
const project = (point) => projection(point)

/** What d3 would draw, as lists of points. */
function drawn(shape) {
  const parts = []
  geoPath(projection, {
    moveTo: (x, y) => parts.push([[x, y]]),
    lineTo: (x, y) => parts.at(-1).push([x, y]),
    closePath: () => {},
  })(shape)
  return parts
}

// --- land, borders, waters ------------------------------------------------------------------------------------------

const SPECK = 2.8 // islands smaller than this many square pixels are left out, unless a city lies there
const { continents, units } = read('continents.json')
const beside = (ring) =>
  cities.some(({ lat, lon }) => {
    const [x, y] = project([lon, lat])
    return ring.some((p) => Math.hypot(p[0] - x, p[1] - y) < 14)
  })

/** The land of each continent, and the borders between countries. */
function land() {
  const atlas = presimplify(JSON.parse(readFileSync(at('../node_modules/world-atlas/countries-50m.json'), 'utf8')))
  const [coarse, coarser] = [simplify(atlas, 1e-5), simplify(atlas, 1e-4)]
  const parts = coarse.objects.countries.geometries
    .flatMap(polygons)
    .map((part) => ({ part, continent: continentOf(part, coarse) }))
  const shape = (...names) =>
    merge(
      coarse,
      parts.filter(({ continent }) => names.includes(continent)).map(({ part }) => part),
    )
  const rings = Object.fromEntries(CONTINENTS.map((continent) => [continent, outlines(shape(continent))]))
  rings.asia = outlines(shape('asia', 'russia')) // Europe is drawn over it, as far as the Urals
  rings.europe = [...outlines(shape('europe', 'russia'), urals), ...outlines(shape('novaya zemlya'))]
  const borders = drawn(
    mesh(
      coarser,
      coarser.objects.countries,
      (a, b) => a !== b && !units.includes(a.properties.name) && !units.includes(b.properties.name),
    ),
  )
  return { rings, borders: borders.map((border) => thin(border, 1.1)).filter((border) => length(border) > 6) }
}

const CONTINENTS = ['asia', 'europe', 'america', 'africa', 'oceania']
const urals = project([60, 60])[0] // the meridian where Europe ends in Russia

const polygons = (country) =>
  country.type === 'Polygon'
    ? [country]
    : country.arcs.map((arcs) => ({ type: 'Polygon', arcs, properties: country.properties }))

function continentOf(part, topology) {
  const { name } = part.properties
  const [lon, lat] = geoCentroid(feature(topology, part))
  if (name === 'Russia') return russia(lon, lat)
  if (name === 'United States of America') return lat < 30 && lon < -150 ? 'oceania' : 'america'
  if (lon < -40 && lon > -170 && !continents.oceania.includes(name)) return 'america'
  return Object.keys(continents).find((continent) => continents[continent].includes(name)) ?? 'asia'
}

/** Only the mainland is shared between two continents; the island north of the Urals is wholly Europe. */
function russia(lon, lat) {
  if (lat < 70 && lon > 80 && lon < 110) return 'russia'
  if (lat > 70 && lon > 50 && lon < 62) return 'novaya zemlya'
  return lon > 10 && lon < 62 ? 'europe' : 'asia'
}

function outlines(shape, east = inside.right) {
  const extent = projection.clipExtent()
  projection.clipExtent([extent[0], [east, extent[1][1]]])
  const rings = drawn(shape)
  projection.clipExtent(extent)
  return rings
    .filter((ring) => area(ring) > SPECK || beside(ring))
    .map((ring) => thin([...ring, ring[0]], 0.5).slice(0, -1))
}

function inland() {
  const { lakes, rivers } = read('inland.json')
  return {
    lakes: lakes
      .flatMap((ring) => drawn({ type: 'LineString', coordinates: ring }))
      .filter((ring) => area(ring) > 6)
      .map((r) => thin(r, 0.2)),
    rivers: rivers.flatMap((points) => drawn({ type: 'LineString', coordinates: points })).map((r) => thin(r, 0.3)),
  }
}

const WATER_LINES = [3.4, 7.4, 12]
const CELL = 1.25
const REACH = 20

/** Three lines off every coast, each smoother than the last. */
function waterLines(continents) {
  const round = inside.right - inside.left
  const around = [0, -round, round].flatMap((shift) =>
    continents.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x + shift, y]))),
  )
  const [left, top] = [inside.left - REACH, inside.top - REACH]
  const columns = Math.round((width - 2 * frame + 2 * REACH) / CELL)
  const rows = Math.round((height - 2 * frame + 2 * REACH) / CELL)
  const field = distances(mask(around, columns, rows, CELL, [left, top]), columns, rows)
  return WATER_LINES.map((distance, i) => {
    const found = contours(field, columns, rows, distance / CELL).map((chain) =>
      chain.map(([x, y]) => [left + (x + 0.5) * CELL, top + (y + 0.5) * CELL]),
    )
    return lines(
      found
        .filter((chain) => length(chain) > 26 + 25 * i)
        .map((chain) => smooth(chain, 3 + 3 * i))
        .flatMap(clipped)
        .map((chain) => thin(chain, 0.55 + 0.15 * i)),
      false,
      i ? 1 : 2,
    )
  })
}

const length = (points) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0)

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
function clipped(points) {
  const within = ([x, y]) => x > inside.left - 4 && x < inside.right + 4 && y > inside.top - 4 && y < inside.bottom + 4
  const pieces = [[]]
  for (const point of points) within(point) ? pieces.at(-1).push(point) : pieces.at(-1).length && pieces.push([])
  return pieces.filter((piece) => piece.length > 1)
}

// --- relief ---------------------------------------------------------------------------------------------------------

/** A chain of hills: a peak and its shaded side, strewn along the chain; the same strewing at every run. */
function relief() {
  const random = lottery(7)
  const peaks = read('chains.json')
    .flatMap(({ line: chain, peaks: count, spread }) => strewn(chain, count, spread, random))
    .map(project)
  peaks.sort((a, b) => a[1] - b[1])
  const apart = peaks.filter(([x, y], i) =>
    peaks.slice(0, i).every(([px, py]) => Math.hypot(x - px, (y - py) * 1.5) > 5.5),
  )
  return lines(apart.map(([x, y]) => peak(Math.round(x), Math.round(y), 4 + 2 * Math.floor(random() * 2))))
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

const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
const meridian = (lon) => {
  const x = project([lon, 0])[0]
  return [
    [x, inside.top],
    [x, inside.bottom],
  ]
}
const parallel = (lat) => {
  const y = project([0, lat])[1]
  return [
    [inside.left, y],
    [inside.right, y],
  ]
}

/** The dark keys of the graduated frame: five degrees each, every other one. */
function keys() {
  const [near, far] = [5, 11]
  const box = (x0, y0, x1, y1) =>
    `M${[x0, y0].map((n) => n.toFixed(1)).join(' ')}H${x1.toFixed(1)}V${y1.toFixed(1)}H${x0.toFixed(1)}z`
  const start = Math.ceil(sheet.cut / 10) * 10
  const across = range(start, start + 350, 10).flatMap((lon) => {
    const [x0, x1] = [
      project([lon, 0])[0],
      Math.min(inside.right, project([lon, 0])[0] + (inside.right - inside.left) / 72),
    ]
    return [box(x0, near, x1, far), box(x0, height - far, x1, height - near)]
  })
  const down = range(Math.ceil(sheet.south / 10) * 10, sheet.north, 10).flatMap((lat) => {
    const [y0, y1] = [project([0, Math.min(sheet.north, lat + 5)])[1], project([0, lat])[1]]
    return [box(near, y0, far, y1), box(width - far, y0, width - near, y1)]
  })
  return [...across, ...down].join('')
}

// --- names of the waters, places for the ornaments ------------------------------------------------------------------

const place = (lat, lon) => {
  const [x, y] = project([lon, lat])
  return { x: Math.round(x), y: Math.round(y) }
}
const SEAS = [
  { fr: 'Océan Pacifique', en: 'Pacific Ocean', lat: 7, lon: -164, size: 27 },
  { fr: 'Océan Indien', en: 'Indian Ocean', lat: -17, lon: 80, size: 23 },
  { fr: 'Océan Atlantique', en: 'Atlantic Ocean', lat: 29, lon: -51, size: 16 },
  { fr: 'Océan Austral', en: 'Southern Ocean', lat: -51.5, lon: 152, size: 17 },
]

export function world() {
  const { rings, borders } = land()
  const { lakes, rivers } = inland()
  return {
    width,
    height,
    frame,
    land: Object.fromEntries(CONTINENTS.map((continent) => [continent, lines(rings[continent], true)])),
    borders: lines(borders),
    lakes: lines(lakes, true),
    rivers: lines(rivers),
    waterLines: waterLines(Object.values(rings)),
    relief: relief(),
    graticule: lines([...range(-165, 180, 15).map(meridian), ...range(-45, 75, 15).map(parallel)]),
    circles: lines([23.44, 0, -23.44, 66.56].map(parallel)),
    keys: keys(),
    seas: SEAS.map(({ fr, en, lat, lon, size }) => ({ fr, en, ...place(lat, lon), size })),
    rose: { ...place(-40, 80), radius: 44 },
    cartouche: { ...place(-46, -126), width: 304, height: 72 },
  }
}

export function write() {
  const made = world()
  const json = `{\n${Object.entries(made)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
  writeFileSync(page('world.json'), json)
  return { made, bytes: json.length }
}
