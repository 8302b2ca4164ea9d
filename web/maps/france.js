// Draws the sheet of Richesses de France: Lambert's conic projection, three pixels to two kilometres.
import { mkdirSync, readFileSync } from 'node:fs'
import { geoConicConformal } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { curved, drawn as drawnBy, graduated, keep, length, mix, range, waterLines } from './drawing.js'
import { distances, mask } from './field.js'
import { along, cubic, motorwayCurves, roadCurves, seaCurves, spots } from './france-net.js'
import { hachures, heights } from './hachures.js'
import { room } from './room.js'
import { area, FINE, lines, thin } from './svg.js'

const { board, page } = room('richesses')
const { motorways, points, regions, roads } = board
const at = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

const [width, height, frame] = [1910, 1700, 26]
const inside = { left: frame, top: frame, right: width - frame, bottom: height - frame }
const KILOMETRE = 1.5

// --- the projection -------------------------------------------------------------------------------------------------

const lambert = (scale = KILOMETRE, middle = [2.4, 46.3], spot = [876, 854]) =>
  geoConicConformal()
    .parallels([44, 49])
    .rotate([-2.4, 0])
    .center([middle[0] - 2.4, middle[1]])
    .scale(6371 * scale)
    .translate(spot)

const spill = 4 // what is drawn runs on a little under the frame
const clip = (projection, { left, top, right, bottom }, more = spill) =>
  projection
    .clipExtent([
      [left - more, top - more],
      [right + more, bottom + more],
    ])
    .precision(0.5)
/** Where a [longitude, latitude] lies on the sheet. */
export const project = (point) => lambert()(point)
const drawn = (shape) => drawnBy(clip(lambert(), inside), shape)

// --- land, regions, waters ------------------------------------------------------------------------------------------

const NEIGHBOURS = [
  'Spain',
  'Andorra',
  'Italy',
  'Monaco',
  'Switzerland',
  'Liechtenstein',
  'Austria',
  'Germany',
  'Luxembourg',
  'Belgium',
  'Netherlands',
  'United Kingdom',
  'Jersey',
  'Guernsey',
]
const SPECK = 14

function abroad() {
  const whole = JSON.parse(readFileSync(at('../node_modules/world-atlas/countries-10m.json'), 'utf8'))
  const { countries } = whole.objects
  const wanted = countries.geometries.filter(({ properties }) => [...NEIGHBOURS, 'France'].includes(properties.name))
  whole.objects = { countries: { type: countries.type, geometries: wanted } }
  const atlas = simplify(presimplify(whole), 8e-5)
  const all = atlas.objects.countries.geometries
  const rings = drawn(merge(atlas, all)).filter((ring) => area(ring) > SPECK)
  const others = all.filter(({ properties }) => properties.name !== 'France')
  const borders = drawn(
    mesh(atlas, atlas.objects.countries, (a, b) => a !== b && ![a, b].some((c) => c.properties.name === 'France')),
  )
  return { rings, land: drawn(merge(atlas, others)).filter((ring) => area(ring) > SPECK), borders }
}

const topology = read('france-regions.json')
const shapes = topology.objects.regions.geometries

/** Neighbouring regions have different tints: each takes the first of four that none before it has. */
function tints() {
  const touching = (a, b) => a.some((arc) => b.includes(arc))
  const arcs = shapes.map(({ arcs }) => arcs.flat(3).map((arc) => (arc < 0 ? ~arc : arc)))
  const chosen = []
  const order = shapes
    .map((_, i) => ({ i, near: shapes.map((_, j) => j).filter((j) => j !== i && touching(arcs[i], arcs[j])) }))
    .sort((a, b) => b.near.length - a.near.length)
  for (const { i, near } of order) chosen[i] = [0, 1, 2, 3, 4].find((tint) => near.every((j) => chosen[j] !== tint))
  return Object.fromEntries(shapes.map(({ id }, i) => [id, chosen[i]]))
}

const outline = (shape, draw) => draw(feature(topology, shape)).filter((ring) => area(ring) > SPECK)

function france(draw = drawn) {
  return {
    regions: Object.fromEntries(shapes.map((shape) => [shape.id, lines(outline(shape, draw), true, FINE)])),
    borders: lines(
      draw(mesh(topology, topology.objects.regions, (a, b) => a !== b)).map((border) => thin(border, 0.5)),
      false,
      FINE,
    ),
  }
}

const whole = () => drawn(merge(topology, shapes)).filter((ring) => area(ring) > SPECK)

function inland(draw = drawn) {
  const { lakes, rivers, streams } = read('france-waters.json')
  const flow = (points) => draw({ type: 'LineString', coordinates: curved(points) }).map((river) => thin(river, 0.7))
  return {
    lakes: lines(
      lakes.flatMap((ring) => draw({ type: 'LineString', coordinates: ring })),
      true,
      FINE,
    ),
    rivers: lines(rivers.flatMap(flow), false, FINE),
    streams: lines(Object.values(streams).flatMap(flow), false, FINE),
  }
}

const FRINGE = 70 // how far beyond the border the mountains are drawn

function relief(land, home) {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const cells = mask([land], columns, rows, 2, [0, 0])
  const away = distances(mask([home], columns, rows, 2, [0, 0]), columns, rows)
  const drawnAt = (x, y) => {
    const cell = Math.floor(y / 2) * columns + Math.floor(x / 2)
    return cells[cell] === 1 && away[cell] * 2 < FRINGE
  }
  return hachures(heights(read('france-chains.json'), project, KILOMETRE), width, height, drawnAt)
}

// --- the frame ------------------------------------------------------------------------------------------------------

const meridian = (lon) => ({ type: 'LineString', coordinates: range(40, 53, 0.5).map((lat) => [lon, lat]) })
const parallel = (lat) => ({ type: 'LineString', coordinates: range(-8, 13, 0.5).map((lon) => [lon, lat]) })

// --- Paris and its neighbours, larger -------------------------------------------------------------------------------

const LENS = { left: 52, top: 52, right: 418, bottom: 392, middle: [2.5, 48.745], scale: 4.1 }
const NEAR_PARIS = [
  'paris',
  'versailles',
  'nanterre',
  'bobigny',
  'creteil',
  'evry',
  'pontoise',
  'melun',
  'meaux',
  'etampes',
]

function inset() {
  const box = { left: LENS.left, top: LENS.top, right: LENS.right, bottom: LENS.bottom }
  const centre = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const larger = () => lambert(LENS.scale, LENS.middle, centre)
  const draw = (shape) => drawnBy(clip(larger(), box, 0), shape)
  const chosen = points.filter(({ id }) => NEAR_PARIS.includes(id))
  const place = spots(larger(), 62, 26, chosen)
  const both = new Map([...points.map(({ id, lon, lat }) => [id, larger()([lon, lat])]), ...place])
  const touching = ({ from, to }) => place.has(from) || place.has(to)
  const lane = (curves, sections) =>
    sections.flatMap((section, i) =>
      touching(section) ? [{ section: i, path: cubic(cut(curves(section), box)) }] : [],
    )
  return {
    ...box,
    points: Object.fromEntries([...place].map(([id, spot]) => [id, spot.map(Math.round)])),
    ...france(draw),
    ...inland(draw),
    roads: lane((road) => roadCurves(both, [road])[0], roads),
    motorways: lane((motorway) => motorwayCurves(both, [motorway])[0], motorways),
    exits: exits(both, place, box),
  }
}

/** A curve as far as it lies in the box: it leaves at most once. */
function cut(curve, { left, top, right, bottom }) {
  const within = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom
  const [starts, ends] = [within(curve[0]), within(curve[3])]
  if (starts && ends) return curve
  const steps = range(0, 1, 0.004)
  const last = (starts ? steps : [...steps].reverse()).findLast?.((t) => within(along(curve, t))) ?? 1
  return starts ? part(curve, 0, last) : part(curve, last, 1)
}

/** The piece of a cubic between two of its moments (de Casteljau). */
function part(curve, from, to) {
  const first = split(curve, to).before
  return to === 0 ? first : split(first, from / to).after
}

function split([a, b, c, d], t) {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)]
  const middle = mix(abc, bcd, t)
  return { before: [a, ab, abc, middle], after: [middle, bcd, cd, d] }
}

/** Where the roads leave the inset, and to which point they lead. */
function exits(both, place, box) {
  return roads.flatMap(({ from, to }) => {
    if (place.has(from) === place.has(to)) return []
    const [here, there] = place.has(from) ? [from, to] : [to, from]
    const [x, y] = cut(roadCurves(both, [{ from: here, to: there }])[0], box)[3]
    return [{ to: there, x: Math.round(x), y: Math.round(y) }]
  })
}

/** What the inset shows, as a box around its points on the sheet. */
function lens(place) {
  const [xs, ys] = [0, 1].map((axis) => NEAR_PARIS.map((id) => Math.round(place.get(id)[axis])))
  const [left, top] = [Math.min(...xs) - 18, Math.min(...ys) - 18]
  return { x: left, y: top, width: Math.max(...xs) + 18 - left, height: Math.max(...ys) + 18 - top }
}

// --- names of the seas, places for the ornaments --------------------------------------------------------------------

const SEAS = [
  { id: 'channel', lat: 50.1, lon: -0.35, size: 34 },
  { id: 'atlantic', lat: 45.95, lon: -3.35, size: 32 },
  { id: 'mediterranean', lat: 42.07, lon: 5.11, size: 34 },
  { id: 'north', lat: 51.15, lon: 1.97, size: 14 },
]

export function sheetOfFrance() {
  const { rings, land, borders } = abroad()
  const place = spots(project)
  return {
    width,
    height,
    frame,
    abroad: lines(
      land.map((ring) => thin([...ring, ring[0]], 0.7).slice(0, -1)),
      true,
      FINE,
    ),
    abroadBorders: lines(
      borders.filter((line) => length(line) > 9).map((line) => thin(line, 0.7)),
      false,
      FINE,
    ),
    land: lines(whole(), true, FINE),
    tints: tints(),
    ...france(),
    ...inland(),
    waterLines: waterLines([rings, whole()], inside),
    relief: relief(rings, whole()),
    graticule: lines(
      [...range(-7, 12, 1).map(meridian), ...range(41, 52, 1).map(parallel)].flatMap(drawn).map((line) => thin(line, 0.4)),
      false,
      1,
    ),
    keys: graduated(lambert(), { width, height, frame }, { meridian, parallel }, range(-8, 12, 1), range(40, 52, 1)),
    points: Object.fromEntries([...place].map(([id, spot]) => [id, spot.map(Math.round)])),
    roads: roadCurves(place).map(cubic),
    motorways: motorwayCurves(place).map(cubic),
    sea: seaCurves(place).map(cubic),
    inset: { ...inset(), lens: lens(place) },
    names: Object.fromEntries(regions.map(({ id }) => [id, middleOf(id)])),
    seas: SEAS.map(({ lat, lon, ...name }) => ({ ...name, ...round(project([lon, lat])) })),
    rose: { x: 200, y: 1130, radius: 84 },
    cartouche: { x: 270, y: 1560, width: 400, height: 170 },
  }
}

const round = ([x, y]) => ({ x: Math.round(x), y: Math.round(y) })

/** Where the name of a region stands: the middle of its largest ring. */
function middleOf(id) {
  const ring = outline(
    shapes.find((shape) => shape.id === id),
    drawn,
  ).sort((a, b) => area(b) - area(a))[0]
  const sum = ring.reduce(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
  return round(sum.map((n) => n / ring.length))
}

export function write() {
  mkdirSync(page('.'), { recursive: true })
  return keep(page('france.json'), sheetOfFrance())
}
