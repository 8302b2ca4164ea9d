/** The sheet's projection by hand (Gall's stereographic, as in web/maps/world.js), and the flights drawn on it. */
import sheet from '$lib/map/world-sheet.json'

export interface Place {
  lat: number
  lon: number
}
export interface Point {
  x: number
  y: number
}
/** Where a plane is and which way it points: degrees clockwise from the top of the sheet. */
export interface Heading extends Point {
  heading: number
}

const RADIANS = Math.PI / 180
const left = sheet.frame
const right = sheet.width - sheet.frame
const span = right - left
const scale = span / (Math.PI * Math.SQRT2)
const rise = (lat: number) => scale * (1 + Math.SQRT1_2) * Math.tan((lat * RADIANS) / 2)
const equator = sheet.frame + rise(sheet.north)

const wrap = (degrees: number) => ((degrees % 360) + 360) % 360
const across = (lon: number) => left + (wrap(lon - sheet.cut) / 360) * span
const down = (lat: number) => equator - rise(lat)

export const project = ({ lat, lon }: Place): Point => ({ x: across(lon), y: down(lat) })

// --- great circles --------------------------------------------------------------------------------------------------

type Vector = [number, number, number]

const vector = ({ lat, lon }: Place): Vector => {
  const ring = Math.cos(lat * RADIANS)
  return [ring * Math.cos(lon * RADIANS), ring * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)]
}
const place = ([x, y, z]: Vector): Place => ({
  lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
  lon: Math.atan2(y, x) / RADIANS,
})
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The angle between two places seen from the middle of the globe, in radians: times 6371 for kilometres. */
export const distance = (a: Place, b: Place): number => Math.acos(Math.min(1, Math.max(-1, dot(vector(a), vector(b)))))

function between(a: Place, b: Place, t: number): Place {
  const [from, to, angle] = [vector(a), vector(b), distance(a, b)]
  if (angle < 1e-9) return a
  const [near, far] = [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)]
  return place([near * from[0] + far * to[0], near * from[1] + far * to[1], near * from[2] + far * to[2]])
}

/**
 * Half a flight as a card of this room shows it, from the middle to where it leads: north is up, and the farther the
 * longer. The way is the shorter one round the globe.
 */
export function bearing(a: Place, b: Place, wide: number, high: number): Heading {
  const [east, south] = [wrap(b.lon - a.lon + 180) - 180, a.lat - b.lat]
  const fit = Math.min(wide / Math.max(Math.abs(east), 1), high / Math.max(Math.abs(south), 1))
  const far = fit * (0.55 + 0.45 * Math.min(1, distance(a, b) / 1.5))
  return { x: east * far, y: south * far, heading: Math.atan2(east, -south) / RADIANS }
}

// The shortest ways over the Arctic or by the Antarctic leave the sheet: past these parallels they are bent back.
const BEND = { north: 58, south: -40 }
const EDGE = { north: 74.5, south: -54 }

function bent(lat: number, a: Place, b: Place): number {
  const [knee, edge] =
    lat > 0 ? [Math.max(BEND.north, a.lat, b.lat), EDGE.north] : [Math.min(BEND.south, a.lat, b.lat), EDGE.south]
  const past = (lat - knee) / (edge - knee)
  return past <= 0 ? lat : knee + (edge - knee) * Math.tanh(past)
}

/**
 * The point at fraction t of a flight, on a sheet unrolled to the side the flight goes: x may lie beyond an edge.
 * `lift` raises the middle of the flight towards the north by that many pixels, to part flights on one route.
 */
function flown(a: Place, b: Place, t: number, lift: number): Point {
  const { lat, lon } = between(a, b, t)
  const turn = wrap(lon - a.lon + 180) - 180
  return { x: across(a.lon) + (turn / 360) * span, y: down(bent(lat, a, b)) - lift * Math.sin(Math.PI * t) }
}

const onSheet = (x: number) => left + ((((x - left) % span) + span) % span)

/** The point at fraction t of the flight from a to b, for the plane that flies it. */
export function along(a: Place, b: Place, t: number, lift = 0): Heading {
  const [before, after] = [flown(a, b, Math.max(0, t - 0.01), lift), flown(a, b, Math.min(1, t + 0.01), lift)]
  const { x, y } = flown(a, b, t, lift)
  return { x: onSheet(x), y, heading: Math.atan2(after.x - before.x, before.y - after.y) / RADIANS }
}

/** The flight from a to b as SVG paths: one, or two where it leaves at one edge and comes back at the other. */
export function arc(a: Place, b: Place, lift = 0): string[] {
  return pieces(a, b, lift).map(curve)
}

const STEPS = 64

function pieces(a: Place, b: Place, lift: number): Point[][] {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => flown(a, b, i / STEPS, lift))
  const edge = points.some(({ x }) => x < left) ? left : points.some(({ x }) => x > right) ? right : undefined
  if (edge === undefined) return [points]
  const back = edge === left ? span : -span
  const out = points.findIndex(({ x }) => (edge === left ? x < left : x > right))
  const crossing = cross(points[out - 1]!, points[out]!, edge)
  const beyond = [crossing, ...points.slice(out)].map(({ x, y }) => ({ x: x + back, y }))
  return [[...points.slice(0, out), crossing], beyond]
}

const cross = (p: Point, q: Point, x: number): Point => ({ x, y: p.y + ((x - p.x) / (q.x - p.x)) * (q.y - p.y) })

const pen = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })

/** A smooth curve: through the middles of the steps, bent at the points between them. */
function curve(points: Point[]): string {
  const bends = points.slice(1, -1).map((point, i) => `Q${pen(point)} ${pen(middle(point, points[i + 2]!))}`)
  return `M${pen(points[0]!)}${bends.join('')}L${pen(points.at(-1)!)}`
}
