// The continents of a sheet of the world: Natural Earth's land, borders, lakes and rivers in whatever projection it has.
import { readFileSync } from 'node:fs'
import { geoCentroid } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { drawn, length } from './drawing.js'
import { area, thin } from './svg.js'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { continents, units } = read('continents.json')
const CONTINENTS = ['asia', 'europe', 'america', 'africa', 'oceania']
const [COARSE, COARSER] = [1e-5, 1e-4]
const atlas = (grain) => simplify(presimplify(read('../node_modules/world-atlas/countries-50m.json')), grain)

/** The rings of each continent on a sheet. Islands smaller than `speck` square units are left out, unless one of
 * `places` lies within `near` of them. */
export function land({ projection, places, speck, near }) {
  const topology = atlas(COARSE)
  const parts = topology.objects.countries.geometries
    .flatMap(polygons)
    .map((part) => ({ part, continent: continentOf(part, topology) }))
  const shape = (...names) =>
    merge(
      topology,
      parts.filter(({ continent }) => names.includes(continent)).map(({ part }) => part),
    )
  const spots = places.map(({ lat, lon }) => projection([lon, lat]))
  const beside = (ring) => spots.some(([x, y]) => ring.some((p) => Math.hypot(p[0] - x, p[1] - y) < near))
  const outlines = (...names) =>
    drawn(projection, shape(...names))
      .filter((ring) => area(ring) > speck || beside(ring))
      .map((ring) => thin([...ring, ring[0]], 0.75).slice(0, -1))
  const rings = Object.fromEntries(CONTINENTS.map((continent) => [continent, outlines(continent)]))
  rings.asia = outlines('asia', 'russia') // Europe is drawn over it, as far as the Urals
  rings.europe = [...upTo(projection, URALS, () => outlines('europe', 'russia')), ...outlines('novaya zemlya')]
  return rings
}

const URALS = [60, 60] // on the meridian where Europe ends in Russia

/** What is drawn west of a place. */
function upTo(projection, place, draw) {
  const [[left, top], [right, bottom]] = projection.clipExtent()
  const [east] = projection(place)
  projection.clipExtent([
    [left, top],
    [east, bottom],
  ])
  const found = draw()
  projection.clipExtent([
    [left, top],
    [right, bottom],
  ])
  return found
}

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

/** The borders between countries. */
export function borders({ projection }) {
  const topology = atlas(COARSER)
  const between = (a, b) => a !== b && ![a, b].some(({ properties }) => units.includes(properties.name))
  return drawn(projection, mesh(topology, topology.objects.countries, between))
    .map((border) => thin(border, 1.1))
    .filter((border) => length(border) > 6)
}

export function inland({ projection }) {
  const { lakes, rivers } = read('inland.json')
  const lines = (some) => some.flatMap((coordinates) => drawn(projection, { type: 'LineString', coordinates }))
  return {
    lakes: lines(lakes)
      .filter((ring) => area(ring) > 6)
      .map((ring) => thin(ring, 0.2)),
    rivers: lines(rivers).map((river) => thin(river, 0.3)),
  }
}

/** Places for names and ornaments. */
export function place({ projection }, lat, lon) {
  const [x, y] = projection([lon, lat])
  return { x: Math.round(x), y: Math.round(y) }
}
