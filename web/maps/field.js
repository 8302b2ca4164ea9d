// How far each point of the sheet is from land, and the lines of equal distance: the water lines of old atlases.

/** Which cells of a grid lie inside any of the shapes (rings, by the even-odd rule); `step` is the side of a cell. */
export function mask(shapes, columns, rows, step, corner) {
  const cells = new Uint8Array(columns * rows)
  for (const rings of shapes) fill(cells, rings, columns, rows, step, corner)
  return cells
}

function fill(cells, rings, columns, rows, step, [left, top]) {
  for (let row = 0; row < rows; row++) {
    const crossings = rings.flatMap((ring) => crossingsAt(ring, top + (row + 0.5) * step)).sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil((crossings[i] - left) / step - 0.5))
      const last = Math.min(columns - 1, Math.floor((crossings[i + 1] - left) / step - 0.5))
      for (let column = first; column <= last; column++) cells[row * columns + column] = 1
    }
  }
}

const crossingsAt = (ring, y) =>
  ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
  })

/** Distance in cells from each cell to the nearest cell of the mask (Felzenszwalb and Huttenlocher's transform). */
export function distances(cells, columns, rows) {
  const field = Float64Array.from(cells, (inside) => (inside ? 0 : 1e12))
  for (let x = 0; x < columns; x++) sweep(field, x, columns, rows)
  for (let y = 0; y < rows; y++) sweep(field, y * columns, 1, columns)
  return field.map(Math.sqrt)
}

function sweep(field, start, stride, count) {
  const f = Float64Array.from({ length: count }, (_, i) => field[start + i * stride])
  const hull = [0]
  const bounds = [-Infinity]
  const meet = (p, q) => (f[q] + q * q - f[p] - p * p) / (2 * q - 2 * p)
  for (let q = 1; q < count; q++) {
    while (hull.length && meet(hull.at(-1), q) <= bounds.at(-1)) {
      hull.pop()
      bounds.pop()
    }
    bounds.push(hull.length ? meet(hull.at(-1), q) : -Infinity)
    hull.push(q)
  }
  for (let q = 0, k = 0; q < count; q++) {
    while (k + 1 < hull.length && bounds[k + 1] < q) k++
    field[start + q * stride] = (q - hull[k]) ** 2 + f[hull[k]]
  }
}

/** The lines where the field equals `level` (marching squares), joined into polylines of grid points. */
export function contours(field, columns, rows, level) {
  const next = new Map()
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0; x + 1 < columns; x++)
      for (const [from, to] of segments(field, columns, x, y, level)) next.set(from, to)
  return chains(next).map((chain) => chain.map((edge) => crossing(field, columns, edge, level)))
}

// An edge of the grid is named by its first cell and its direction: 2 * cell + (0 across, 1 down).
function segments(field, columns, x, y, level) {
  const cell = y * columns + x
  const [a, b, c, d] = [cell, cell + 1, cell + columns + 1, cell + columns].map((i) => field[i] >= level)
  const [top, right, bottom, left] = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1]
  const enter = []
  const leave = []
  for (const [from, to, edge] of [
    [a, b, top],
    [b, c, right],
    [c, d, bottom],
    [d, a, left],
  ])
    if (from !== to) (to ? enter : leave).push(edge)
  return enter.map((edge, i) => [edge, leave[i]])
}

function chains(next) {
  const ends = new Set(next.values())
  const starts = [...next.keys()].filter((edge) => !ends.has(edge))
  const found = []
  for (const start of [...starts, ...next.keys()]) {
    const chain = []
    for (let edge = start; next.has(edge);) {
      chain.push(edge)
      const to = next.get(edge)
      next.delete(edge)
      edge = to
      if (!next.has(edge)) chain.push(edge)
    }
    if (chain.length > 1) found.push(chain)
  }
  return found
}

function crossing(field, columns, edge, level) {
  const cell = edge >> 1
  const other = edge & 1 ? cell + columns : cell + 1
  const t = (level - field[cell]) / (field[other] - field[cell])
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return edge & 1 ? [x, y + t] : [x + t, y]
}
