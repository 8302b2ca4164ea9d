// Draws the sheet of the world that the Course and Sakodo share: Natural Earth's land in Gall's stereographic projection, cut in the Atlantic.
import { readFileSync, writeFileSync } from 'node:fs'
import { geoCentroid } from 'd3-geo'
import { geoCylindricalStereographic } from 'd3-geo-projection'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { drawn as drawnBy, length, range, relief, waterLines } from './drawing.js'
import { room } from './room.js'
import { area, lines, thin } from './svg.js'

const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

export const sheet = read('../src/map/world-sheet.json')
export const drawing = at('../src/map/world.json')
const { width, height, frame } = sheet
/** Islands on which a game has a place are drawn, however small. */
const PLACES = [...room('course').board.cities, ...room('sakodo').board.spaces]
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

const drawn = (shape) => drawnBy(projection, shape)

// --- land, borders, waters ------------------------------------------------------------------------------------------

const SPECK = 2.8 // islands smaller than this many square pixels are left out, unless a place of a game lies there
const { continents, units } = read('continents.json')
const beside = (ring) =>
  PLACES.some(({ lat, lon }) => {
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

/** The sheet goes round: coasts at one edge have their water lines at the other. */
function around(continents) {
  const round = inside.right - inside.left
  return [0, -round, round].flatMap((shift) =>
    continents.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x + shift, y]))),
  )
}

// --- the frame ------------------------------------------------------------------------------------------------------

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
  { id: 'pacific', lat: 7, lon: -164, size: 27 },
  { id: 'indian', lat: -17, lon: 80, size: 23 },
  { id: 'atlantic', lat: 29, lon: -51, size: 16 },
  { id: 'southern', lat: -51.5, lon: 152, size: 17 },
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
    waterLines: waterLines(around(Object.values(rings)), inside),
    relief: relief(read('chains.json'), project),
    graticule: lines([...range(-165, 180, 15).map(meridian), ...range(-45, 75, 15).map(parallel)]),
    circles: lines([23.44, 0, -23.44, 66.56].map(parallel)),
    keys: keys(),
    seas: SEAS.map(({ id, lat, lon, size }) => ({ id, ...place(lat, lon), size })),
    rose: { ...place(-40, 80), radius: 44 },
    cartouche: { ...place(-46, -126), width: 304, height: 72 },
  }
}

export function write() {
  const made = world()
  const json = `{\n${Object.entries(made)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
  writeFileSync(drawing, json)
  return { made, bytes: json.length }
}
