// Draws the sheet of Auf Achse: Natural Earth's Central Europe in Lambert's conic projection, a kilometre to a pixel.
import { readFileSync } from 'node:fs'
import { geoConicConformal } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { curved, drawn as drawnBy, graduated, keep, length, range, relief, waterLines } from './drawing.js'
import { room } from './room.js'
import { area, FINE, lines, thin } from './svg.js'

const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

const { page, read: readHere } = room('auf_achse')
const sheet = readHere('sheet.json')
const { width, height, frame } = sheet
const inside = { left: frame, top: frame, right: width - frame, bottom: height - frame }

// --- the projection -------------------------------------------------------------------------------------------------

const MIDDLE = [10.42, 50.17]

function lambert() {
  return geoConicConformal()
    .parallels([47, 53])
    .rotate([-MIDDLE[0], 0])
    .center([0, MIDDLE[1]])
    .scale(6371)
    .translate([width / 2, height / 2])
}

const spill = 4 // what is drawn runs on a little under the frame
const projection = lambert()
  .clipExtent([
    [inside.left - spill, inside.top - spill],
    [inside.right + spill, inside.bottom + spill],
  ])
  .precision(0.5)
/** Where a [longitude, latitude] lies on the sheet. */
export const project = (point) => lambert()(point)
const drawn = (shape) => drawnBy(projection, shape)

// --- land, borders, waters ------------------------------------------------------------------------------------------

/** Neighbours have different tints. */
const TINTS = [
  ['Germany', 'Croatia', 'Slovakia', 'Sweden'],
  ['Netherlands', 'Luxembourg', 'Switzerland', 'Slovenia', 'Czechia', 'Denmark', 'Bosnia and Herz.'],
  ['Belgium', 'Italy', 'Poland', 'Hungary', 'Liechtenstein', 'United Kingdom'],
  ['France', 'Austria', 'Serbia'],
]
const SPECK = 12 // islands smaller than this many square kilometres are left out

function land() {
  const whole = JSON.parse(readFileSync(at('../node_modules/world-atlas/countries-10m.json'), 'utf8'))
  whole.objects = { countries: near(whole.objects.countries) }
  const atlas = simplify(presimplify(whole), 1e-4)
  const { geometries } = atlas.objects.countries
  const rings = drawn(merge(atlas, geometries)).filter((ring) => area(ring) > SPECK)
  const tint = (names) =>
    drawn(
      merge(
        atlas,
        geometries.filter(({ properties }) => names.includes(properties.name)),
      ),
    ).filter((ring) => area(ring) > SPECK)
  const line = (between) => drawn(mesh(atlas, atlas.objects.countries, between)).filter((one) => length(one) > 9)
  return {
    rings,
    tints: TINTS.map((names) => lines(tint(names), true, FINE)),
    coast: lines(
      line((a, b) => a === b),
      false,
      FINE,
    ),
    borders: lines(
      line((a, b) => a !== b).map((border) => thin(border, 0.7)),
      false,
      FINE,
    ),
  }
}

const near = ({ type, geometries }) => ({
  type,
  geometries: geometries.filter(({ properties }) => TINTS.flat().includes(properties.name)),
})

function inland() {
  const { lakes, rivers, streams } = read('central-waters.json')
  const flow = (points) => drawn({ type: 'LineString', coordinates: curved(points) })
  return {
    lakes: lines(
      lakes.flatMap((ring) => drawn({ type: 'LineString', coordinates: ring })),
      true,
    ),
    rivers: lines(
      rivers.flatMap(flow).map((river) => thin(river, 0.35)),
      false,
      FINE,
    ),
    streams: lines(
      Object.values(streams)
        .flatMap(flow)
        .map((stream) => thin(stream, 0.35)),
      false,
      FINE,
    ),
  }
}

// --- the frame ------------------------------------------------------------------------------------------------------

const meridian = (lon) => ({ type: 'LineString', coordinates: range(43, 57, 0.5).map((lat) => [lon, lat]) })
const parallel = (lat) => ({ type: 'LineString', coordinates: range(-1, 22, 0.5).map((lon) => [lon, lat]) })

// --- names of the waters, places for the ornaments ------------------------------------------------------------------

const place = (lat, lon) => {
  const [x, y] = project([lon, lat])
  return { x: Math.round(x), y: Math.round(y) }
}
const SEAS = [
  { id: 'north', lat: 53.98, lon: 6.2, size: 24 },
  { id: 'baltic', lat: 54.82, lon: 14.6, size: 21 },
  { id: 'adriatic', lat: 45.17, lon: 13.0, size: 14 },
]

export function central() {
  const { rings, tints, coast, borders } = land()
  return {
    width,
    height,
    frame,
    tints,
    coast,
    borders,
    ...inland(),
    waterLines: waterLines([rings], inside),
    relief: relief(read('central-chains.json'), project, 6),
    graticule: lines(
      [...range(1, 21, 1).map(meridian), ...range(44, 56, 1).map(parallel)].flatMap(drawn).map((line) => thin(line, 0.4)),
      false,
      1,
    ),
    keys: graduated(lambert(), sheet, { meridian, parallel }, range(0, 21, 1), range(44, 56, 1)),
    seas: SEAS.map(({ id, lat, lon, size }) => ({ id, ...place(lat, lon), size })),
    rose: { x: 906, y: 330, radius: 46 },
    cartouche: { x: 150, y: 76, width: 210, height: 72 },
  }
}

export const write = () => keep(page('central.json'), central())
