/** The outlines of the regions, to be drawn on their cards. */
import france from './france.json'
import { REGIONS } from './richesses'

export interface Shape {
  path: string
  box: string
  tint: number
}

/** All corners of a drawing: commands may follow each other and may be relative. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLl]?)\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].map(([, command, dx, dy]) => {
    const absolute = command === 'M' || command === 'L'
    x = Number(dx) + (absolute ? 0 : x)
    y = Number(dy) + (absolute ? 0 : y)
    return [x, y]
  })
}

function shapeOf(id: string): Shape {
  const path = (france.regions as Record<string, string>)[id]!
  const points = corners(path)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 6, Math.min(...ys) - 6]
  const box = [left, top, Math.max(...xs) - left + 6, Math.max(...ys) - top + 6].map(Math.round).join(' ')
  return { path, box, tint: (france.tints as Record<string, number>)[id]! }
}

const shapes: Shape[] = []

export const shapeFor = (region: number): Shape => (shapes[region] ??= shapeOf(REGIONS[region]!.id))
