// Where a name may stand beside its place. Distances are in ems, so a board may set its labels smaller than placed.
import { apart, areaOf, around as aroundPoint, DOT, width } from '../src/map/labels.ts'

const GAP = 0.2

export const SIDES = [
  { anchor: 'start', x: 1, y: 0, cost: 0 },
  { anchor: 'end', x: -1, y: 0, cost: 1 },
  { anchor: 'start', x: 0.75, y: -0.8, cost: 1 },
  { anchor: 'start', x: 0.75, y: 0.8, cost: 1 },
  { anchor: 'middle', x: 0, y: -1.55, cost: 1.5 },
  { anchor: 'middle', x: 0, y: 1.55, cost: 1.5 },
  { anchor: 'end', x: -0.75, y: -0.8, cost: 2 },
  { anchor: 'end', x: -0.75, y: 0.8, cost: 2 },
]

/** dx and dy in ems from the place to the label's anchor on its base line. */
export function placing({ anchor, x, y, cost }) {
  const reach = DOT + GAP
  const dy = y === 0 ? 0.26 : y < 0 ? reach * y + (Math.abs(y) > 1 ? 0.3 : 0.12) : reach * y + (y > 1 ? 0.4 : 0.36)
  return { anchor, dx: Math.round(reach * x * 100) / 100, dy: Math.round(dy * 100) / 100, cost }
}

export { apart, DOT, width }
export const box = (name, [x, y], place, size) => areaOf(name, { x, y }, place, size)
export const around = ([x, y], r) => aroundPoint({ x, y }, r)
export const wider = ({ left, right, top, bottom }, by) => ({ left: left - by, right: right + by, top, bottom })
export const within =
  ({ left, right, top, bottom }) =>
  ([x, y]) =>
    x > left && x < right && y > top && y < bottom

/** Does it lie within the frame of the sheet? */
export const framed = ({ left, right, top, bottom }, sheet) =>
  left > sheet.frame + 2 &&
  right < sheet.width - sheet.frame - 2 &&
  top > sheet.frame + 2 &&
  bottom < sheet.height - sheet.frame - 2

/** What the names of the waters cover. */
export const seas = (named, lang) =>
  named.map(({ x, y, size, names }) => {
    const half = (width(names[lang]) * size + names[lang].length * 0.16 * size) / 2
    return { left: x - half, right: x + half, top: y - 0.8 * size, bottom: y + 0.3 * size }
  })

/** What the rose and the cartouche cover. */
export const ornaments = ({ rose, cartouche }) => [
  around([rose.x, rose.y], rose.radius * 1.2),
  {
    left: cartouche.x - cartouche.width / 2,
    right: cartouche.x + cartouche.width / 2,
    top: cartouche.y - cartouche.height / 2,
    bottom: cartouche.y + cartouche.height / 2,
  },
]

/** Labels that touch a label or a place, or leave the frame: none, or the placing is wrong. */
export function touching(places, set, lang, sheet, radius = DOT * set.size) {
  const areas = Object.entries(set.of[lang]).map(([id, place]) => {
    const one = places.find((other) => other.id === id)
    return { id, area: box(one.names[lang], one.spot, place, set.size) }
  })
  const dots = places.map(({ id, spot }) => ({ id, area: around(spot, radius) }))
  return [
    ...areas.filter(({ area }) => !framed(area, sheet)).map(({ id }) => `${id} leaves the sheet`),
    ...areas.flatMap((a, i) =>
      areas
        .slice(i + 1)
        .filter((b) => !apart(a.area, b.area))
        .map((b) => `${a.id} on ${b.id}`),
    ),
    ...areas.flatMap((a) =>
      dots.filter((dot) => dot.id !== a.id && !apart(a.area, dot.area)).map((dot) => `${a.id} on the city ${dot.id}`),
    ),
  ]
}

/** The sets of labels as the text of a file. */
export function written(sets) {
  const row = (places) =>
    Object.entries(places)
      .map(([id, place]) => `        ${JSON.stringify(id)}: ${JSON.stringify(place)}`)
      .join(',\n')
  const each = (of) => Object.entries(of).map(([lang, places]) => `      "${lang}": {\n${row(places)}\n      }`)
  const set = ({ size, of }) => `{\n    "size": ${size},\n    "of": {\n${each(of).join(',\n')}\n    }\n  }`
  return `{\n${Object.entries(sets)
    .map(([name, s]) => `  ${JSON.stringify(name)}: ${set(s)}`)
    .join(',\n')}\n}\n`
}
