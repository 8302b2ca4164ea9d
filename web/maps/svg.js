// Points to compact SVG path strings: relative moves, few digits, no needless character.

const text = (number) => String(number).replace(/^(-?)0\./, '$1.')
const join = (numbers) => numbers.map(text).reduce((line, n) => line + (line && !n.startsWith('-') ? ' ' : '') + n, '')

/** One line or ring of [x, y] as a path, to the nearest part of a pixel; points that fall together are dropped. */
export function line(points, closed = false, parts = 10) {
  const near = points.map(([x, y]) => [Math.round(x * parts), Math.round(y * parts)])
  const kept = near.filter(([x, y], i) => !i || x !== near[i - 1][0] || y !== near[i - 1][1])
  if (closed && kept.length > 1 && kept[0].join() === kept.at(-1).join()) kept.pop()
  if (kept.length < (closed ? 3 : 2)) return ''
  const steps = kept.slice(1).flatMap(([x, y], i) => [x - kept[i][0], y - kept[i][1]])
  return `M${join(kept[0].map((n) => n / parts))}l${join(steps.map((n) => n / parts))}${closed ? 'z' : ''}`
}

/** Short strokes, each from where the last one ended; to every other pixel. */
export function strokes(all) {
  let at = [0, 0]
  return all
    .map((stroke) => stroke.map((point) => point.map((n) => 2 * Math.round(n / 2))))
    .filter(([[x, y], [a, b]]) => x !== a || y !== b)
    .map(([from, to]) => {
      const step = [from[0] - at[0], from[1] - at[1], to[0] - from[0], to[1] - from[1]]
      at = to
      return `m${join(step.slice(0, 2))}l${join(step.slice(2))}`
    })
    .join('')
}

/** Parts of a pixel that coasts, borders and rivers are drawn to. */
export const FINE = 2

export const lines = (all, closed, parts) => all.map((points) => line(points, closed, parts)).join('')

/** Douglas and Peucker: drop the points that lie within `slack` of the line without them. */
export function thin(points, slack) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const distances = points.map((p) => offLine(p, a, b))
  const far = distances.indexOf(Math.max(...distances))
  if (distances[far] <= slack) return [a, b]
  return [...thin(points.slice(0, far + 1), slack).slice(0, -1), ...thin(points.slice(far), slack)]
}

function offLine([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length < 1e-6) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

export const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0),
  ) / 2
