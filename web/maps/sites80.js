// Draws the planisphere of Le tour du monde en 80 sites: Natural Earth's land on a grid of square degrees, cut at 180°.
import { readFileSync, writeFileSync } from 'node:fs'
import { geoEquirectangular } from 'd3-geo'
import { merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { drawn as drawnBy, range, relief, waterLines } from './drawing.js'
import { area, lines, thin } from './svg.js'
import { continentOf, CONTINENTS, polygons } from './world.js'

const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
const ROOM = '../../src/grandtour/games/sites80/'

const grid = read(`${ROOM}grid.json`)
const sites = read(`${ROOM}sites.json`)
export const drawing = at(`${ROOM}page/world.json`)

// --- the projection -------------------------------------------------------------------------------------------------

const CELL = 40 // units of the sheet to a cell
const FRAME = 36 // wide enough for the degrees
const [rows, columns] = [grid.rows.length, grid.rows[0].length]
const [width, height] = [columns * CELL + 2 * FRAME, rows * CELL + 2 * FRAME]
const inside = { left: FRAME, top: FRAME, right: width - FRAME, bottom: height - FRAME }
const unit = CELL / grid.degrees
const spill = 4 // what is drawn runs on a little under the frame

const projection = geoEquirectangular()
  .scale((unit * 180) / Math.PI)
  .translate([inside.left - grid.west * unit, inside.top + grid.north * unit])
  .clipExtent([
    [inside.left, inside.top - spill],
    [inside.right, inside.bottom + spill],
  ])
  .precision(0.5)
export const project = (point) => projection(point)
const drawn = (shape) => drawnBy(projection, shape)

// --- land and waters ------------------------------------------------------------------------------------------------

const SPECK = 2.4 // islands smaller than this many square units are left out, unless a site lies there
const beside = (ring) =>
  sites.some(({ lat, lon }) => {
    const [x, y] = project([lon, lat])
    return ring.some((p) => Math.hypot(p[0] - x, p[1] - y) < 12)
  })

/** The land of each continent. */
function land() {
  const atlas = simplify(presimplify(read('../node_modules/world-atlas/countries-50m.json')), 1e-5)
  const parts = atlas.objects.countries.geometries
    .flatMap(polygons)
    .map((part) => ({ part, continent: continentOf(part, atlas) }))
  const shape = (...names) =>
    merge(
      atlas,
      parts.filter(({ continent }) => names.includes(continent)).map(({ part }) => part),
    )
  const rings = Object.fromEntries(CONTINENTS.map((continent) => [continent, outlines(shape(continent))]))
  rings.asia = outlines(shape('asia', 'russia')) // Europe is drawn over it, as far as the Urals
  rings.europe = [...outlines(shape('europe', 'russia'), project([60, 60])[0]), ...outlines(shape('novaya zemlya'))]
  return rings
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
      .map((ring) => thin(ring, 0.2)),
    rivers: rivers.flatMap((points) => drawn({ type: 'LineString', coordinates: points })).map((r) => thin(r, 0.3)),
  }
}

// --- the frame ------------------------------------------------------------------------------------------------------

const [NEAR, FAR] = [5, 11]
const box = (x0, y0, x1, y1) => `M${x0} ${y0}H${x1}V${y1}H${x0}z`

/** The dark keys of the frame: every other cell. */
function keys() {
  const across = range(0, columns - 1, 2).flatMap((column) => {
    const x = inside.left + column * CELL
    return [box(x, NEAR, x + CELL, FAR), box(x, height - FAR, x + CELL, height - NEAR)]
  })
  const down = range(0, rows - 1, 2).flatMap((row) => {
    const y = inside.top + row * CELL
    return [box(NEAR, y, FAR, y + CELL), box(width - FAR, y, width - NEAR, y + CELL)]
  })
  return [...across, ...down].join('')
}

const meridian = (column) => [
  [inside.left + column * CELL, inside.top],
  [inside.left + column * CELL, inside.bottom],
]
const parallel = (row) => [
  [inside.left, inside.top + row * CELL],
  [inside.right, inside.top + row * CELL],
]

// --- names of the waters, places for the ornaments ------------------------------------------------------------------

const place = (lat, lon) => {
  const [x, y] = project([lon, lat])
  return { x: Math.round(x), y: Math.round(y) }
}
const SEAS = [
  { id: 'pacific', lat: 9, lon: -143, size: 25 },
  { id: 'indian', lat: -17, lon: 80, size: 22 },
  { id: 'atlantic', lat: 31, lon: -46, size: 17 },
  { id: 'southern', lat: -55.5, lon: 75, size: 18 },
]

export function world() {
  const rings = land()
  const { lakes, rivers } = inland()
  return {
    width,
    height,
    frame: FRAME,
    cell: CELL,
    land: Object.fromEntries(CONTINENTS.map((continent) => [continent, lines(rings[continent], true)])),
    lakes: lines(lakes, true),
    rivers: lines(rivers),
    waterLines: waterLines(Object.values(rings), inside),
    relief: relief(read('chains.json'), project),
    graticule: '',
    grid: lines([...range(1, columns - 1, 1).map(meridian), ...range(1, rows - 1, 1).map(parallel)]),
    halves: lines([meridian(columns / 2), parallel(grid.north / grid.degrees)]),
    keys: keys(),
    seas: SEAS.map(({ id, lat, lon, size }) => ({ id, ...place(lat, lon), size })),
    rose: { ...place(-40, -115), radius: 52 },
    cartouche: { ...place(-50, -10), width: 330, height: 72 },
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
