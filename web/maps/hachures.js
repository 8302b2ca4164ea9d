// Relief as on an old wall map: short strokes down the slopes, dense and dark on the side away from the light.
import { strokes } from './svg.js'

const STEP = 9.4 // how far apart the strokes stand, in pixels
const GENTLE = 0.006 // where the ground rises less than this in a pixel, nothing is drawn

/** The height of the ground from 0 to 1: the highest of all ridges, each a little uneven along its crest. */
export function heights(chains, project, kilometre) {
  const ridges = chains.map(({ height, reach, line }, i) => {
    const crest = line.map(project)
    const [xs, ys] = [0, 1].map((axis) => crest.map((point) => point[axis]))
    const far = 2.6 * reach * kilometre
    return {
      height,
      reach: reach * kilometre,
      crest,
      phase: i * 1.7,
      near: (x, y) =>
        x > Math.min(...xs) - far &&
        x < Math.max(...xs) + far &&
        y > Math.min(...ys) - far &&
        y < Math.max(...ys) + far,
    }
  })
  return (x, y) => Math.max(0, ...ridges.filter(({ near }) => near(x, y)).map((ridge) => rise(ridge, x, y)))
}

function rise({ height, reach, crest, phase }, x, y) {
  let best = 0
  let way = 0
  crest.slice(1).forEach((end, i) => {
    const { off, along, length } = nearest(crest[i], end, x, y)
    const summit = 0.82 + 0.18 * Math.sin((way + along) / 13 + phase)
    best = Math.max(best, height * summit * Math.exp(-((off / reach) ** 2)))
    way += length
  })
  return best
}

function nearest([ax, ay], [bx, by], x, y) {
  const length = Math.hypot(bx - ax, by - ay)
  const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2))
  return { off: Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)), along: t * length, length }
}

/** All strokes on this ground: `lit` on the slopes towards the upper left, `shade` on the others. */
export function hachures(ground, width, height, drawnAt) {
  const random = lottery(11)
  const drawn = { lit: [], shade: [] }
  for (let row = 0; row * STEP * 0.86 < height; row++)
    for (let column = 0; column * STEP < width; column++) {
      const x = (column + (row % 2) / 2 + (random() - 0.5) * 0.55) * STEP
      const y = (row + (random() - 0.5) * 0.55) * STEP * 0.86
      if (!drawnAt(x, y)) continue
      const [dx, dy] = slope(ground, x, y)
      const steep = Math.hypot(dx, dy)
      if (steep < GENTLE) continue
      const light = (dx + dy) / steep / Math.SQRT2 // uphill to the lower right means it faces the light
      if (light > 0.25 && random() < 0.55) continue
      const length = Math.min(10, 4.5 + 155 * steep)
      const [ux, uy] = [(-dx / steep) * length, (-dy / steep) * length]
      const ends = [
        [x - ux / 2, y - uy / 2],
        [x + ux / 2, y + uy / 2],
      ]
      drawn[light > 0 ? 'lit' : 'shade'].push(ends)
    }
  return { lit: strokes(drawn.lit), shade: strokes(drawn.shade) }
}

const slope = (ground, x, y) => [
  (ground(x + 1.5, y) - ground(x - 1.5, y)) / 3,
  (ground(x, y + 1.5) - ground(x, y - 1.5)) / 3,
]

function lottery(seed) {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}
