// Draws the sheet of the world that the Course and the journeys on the track share: Natural Earth's land in Gall's
// stereographic projection, cut in the Atlantic.
import { readFileSync } from 'node:fs'
import { geoCylindricalStereographic } from 'd3-geo-projection'
import { borders, inland, land, place } from './continents.js'
import { keep, range, relief, waterLines } from './drawing.js'
import { family, room } from './room.js'
import { FINE, lines } from './svg.js'

const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

export const sheet = read('../src/map/world-sheet.json')
export const drawing = at('../src/map/world.json')
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

// --- land, borders, waters ------------------------------------------------------------------------------------------

/** Islands on which a game has a place are drawn, however small. */
const globe = { projection, places: [...room('course').board.cities, ...family('track').board.spaces], speck: 2.8, near: 14 }

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

const SEAS = [
  { id: 'pacific', lat: 7, lon: -164, size: 27 },
  { id: 'indian', lat: -17, lon: 80, size: 23 },
  { id: 'atlantic', lat: 29, lon: -51, size: 16 },
  { id: 'southern', lat: -51.5, lon: 152, size: 17 },
]

export function world() {
  const rings = land(globe)
  const { lakes, rivers } = inland(globe)
  return {
    width,
    height,
    frame,
    land: Object.fromEntries(Object.entries(rings).map(([continent, shapes]) => [continent, lines(shapes, true, FINE)])),
    borders: lines(borders(globe), false, FINE),
    lakes: lines(lakes, true, FINE),
    rivers: lines(rivers, false, FINE),
    waterLines: waterLines(around(Object.values(rings)), inside),
    relief: relief(read('chains.json'), project),
    graticule: lines([...range(-165, 180, 15).map(meridian), ...range(-45, 75, 15).map(parallel)]),
    circles: lines([23.44, 0, -23.44, 66.56].map(parallel)),
    keys: keys(),
    seas: SEAS.map(({ id, lat, lon, size }) => ({ id, ...place(globe, lat, lon), size })),
    rose: { ...place(globe, -40, 80), radius: 44 },
    cartouche: { ...place(globe, -46, -126), width: 304, height: 72 },
  }
}

export const write = () => keep(drawing, world())
