// Draws the planisphere of Le tour du monde en 80 sites: Natural Earth's land on a grid of square degrees, cut at 180°.
import { readFileSync } from 'node:fs'
import { geoEquirectangular } from 'd3-geo'
import { inland, land, place } from './continents.js'
import { keep, range, relief, waterLines } from './drawing.js'
import { FINE, lines } from './svg.js'

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

/** Islands on which a site lies are drawn, however small. */
const globe = { projection, places: sites, speck: 2.4, near: 12 }

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

const SEAS = [
  { id: 'pacific', lat: 9, lon: -143, size: 25 },
  { id: 'indian', lat: -17, lon: 80, size: 22 },
  { id: 'atlantic', lat: 31, lon: -46, size: 17 },
  { id: 'southern', lat: -55.5, lon: 75, size: 18 },
]

export function world() {
  const rings = land(globe)
  const { lakes, rivers } = inland(globe)
  return {
    width,
    height,
    frame: FRAME,
    cell: CELL,
    land: Object.fromEntries(Object.entries(rings).map(([continent, shapes]) => [continent, lines(shapes, true, FINE)])),
    lakes: lines(lakes, true, FINE),
    rivers: lines(rivers, false, FINE),
    waterLines: waterLines(Object.values(rings), inside),
    relief: relief(read('chains.json'), project),
    graticule: '',
    grid: lines([...range(1, columns - 1, 1).map(meridian), ...range(1, rows - 1, 1).map(parallel)]),
    halves: lines([meridian(columns / 2), parallel(grid.north / grid.degrees)]),
    keys: keys(),
    seas: SEAS.map(({ id, lat, lon, size }) => ({ id, ...place(globe, lat, lon), size })),
    rose: { ...place(globe, -40, -115), radius: 52 },
    cartouche: { ...place(globe, -50, -10), width: 330, height: 72 },
  }
}

export const write = () => keep(drawing, world())
