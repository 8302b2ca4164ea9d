/**
 * Maps as they travel: in each path a character stands for a number, and a stretch that was drawn before is only named.
 * `packed` when the page is built, `unpacked` when it is opened; a drawing in its own file stays as it is.
 */

type Point = readonly [x: number, y: number]

// What a packed path begins with, to tell it from other texts of the map.
const [LINES, STROKES, CURVE] = ['~', '^', '%']
// One character from # to {, but no backslash, is a number from -44 to 44; a wide number is written with two or more.
const [BASE, ZERO] = [89, 'O'.charCodeAt(0)]
const [WIDE, COPY, OPEN, CLOSED] = [' ', '|', '}', '~'].map((sign) => sign.charCodeAt(0)) as [number, number, number, number]
/** Shorter stretches are cheaper to draw anew. */
const WORTH_COPYING = 5
/** All is counted in tenths of a pixel. */
const TENTHS = 10

const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(+number * TENTHS))

// --- Packing ---

const KINDS: [form: RegExp, sign: string, body: (path: string, unit: number, drawn: Point[]) => string][] = [
  [/^(M[-\d. ]+l[-\d. ]+z?)+$/, LINES, linesPacked],
  [/^(m[-\d. ]+l[-\d. ]+)+$/, STROKES, strokesPacked],
  [/^M[-\d. ]+C[-\d. ]+$/, CURVE, curvePacked],
]

export const packed = <T>(map: T): T => everyPath(map, packedPath, [[0, 0]])

function packedPath(path: string, drawn: Point[]): string {
  const [, sign, body] = KINDS.find(([form]) => form.test(path)) ?? []
  if (!sign || !body) return path
  const unit = [20, 10, 5, 1].find((unit) => numbersIn(path).every((number) => number % unit === 0))!
  return (sign + packedNumber(unit) + body(path, unit, drawn)).replaceAll('\\', '!')
}

function packedNumber(number: number): string {
  const low = ((((number + 44) % BASE) + BASE) % BASE) - 44
  const digit = String.fromCharCode(low + ZERO)
  return low === number ? digit : String.fromCharCode(WIDE) + packedNumber((number - low) / BASE) + digit
}

const step = ([x, y]: Point, [fromX, fromY]: Point, unit: number): string =>
  packedNumber(x / unit - Math.round(fromX / unit)) + packedNumber(y / unit - Math.round(fromY / unit))

function linesPacked(path: string, unit: number, drawn: Point[]): string {
  return path
    .match(/M[^M]+/g)!
    .map((line) => linePacked(pointsOf(line), unit, drawn) + String.fromCharCode(line.endsWith('z') ? CLOSED : OPEN))
    .join('')
}

function pointsOf(line: string): Point[] {
  const numbers = numbersIn(line)
  const points: Point[] = [[numbers[0]!, numbers[1]!]]
  for (let i = 2; i < numbers.length; i += 2) points.push([points.at(-1)![0] + numbers[i]!, points.at(-1)![1] + numbers[i + 1]!])
  return points
}

function linePacked(points: Point[], unit: number, drawn: Point[]): string {
  let text = step(points[0]!, drawn[0]!, unit)
  drawn[0] = points[0]!
  drawn.push(points[0]!)
  for (let i = 1; i < points.length; ) {
    const { from, count } = longest(points, i, drawn)
    const copied = Math.abs(count) >= WORTH_COPYING
    text += copied ? String.fromCharCode(COPY) + packedNumber(drawn.length - from) + packedNumber(count) : step(points[i]!, points[i - 1]!, unit)
    const next = i + (copied ? Math.abs(count) : 1)
    drawn.push(...points.slice(i, next))
    i = next
  }
  return text
}

/** The longest stretch drawn before that goes on like these points, from there; backwards if its count is below zero. */
function longest(points: Point[], i: number, drawn: Point[]): { from: number; count: number } {
  let best = { from: 0, count: 0 }
  const same = (a?: Point, b?: Point): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1]
  for (let at = 1; at < drawn.length; at++) {
    if (!same(drawn[at], points[i - 1])) continue
    for (const way of [1, -1]) {
      let count = 0
      while (at + way * (count + 1) > 0 && same(drawn[at + way * (count + 1)], points[i + count])) count++
      if (count > Math.abs(best.count)) best = { from: at, count: way * count }
    }
  }
  return best
}

/** Four columns, since like is beside like then: each stroke from where the last one began, and its own length. */
function strokesPacked(path: string, unit: number): string {
  const numbers = numbersIn(path).map((number) => number / unit)
  const column = (n: number): number[] => numbers.filter((_, i) => i % 4 === n)
  const [x, y, dx, dy] = [column(0), column(1), column(2), column(3)]
  const begun = (moved: number[], gone: number[]): number[] => moved.map((by, i) => by + (gone[i - 1] ?? 0))
  return [...begun(x, dx), ...begun(y, dy), ...dx, ...dy].map(packedNumber).join('')
}

function curvePacked(path: string, unit: number, drawn: Point[]): string {
  const numbers = numbersIn(path)
  const points = [0, 2, 4, 6].map((i): Point => [numbers[i]!, numbers[i + 1]!])
  const text = points.map((point, i) => step(point, i ? points[i - 1]! : drawn[0]!, unit)).join('')
  drawn[0] = points[0]!
  return text
}

// --- Unpacking ---

type Parts = Record<string, unknown>

const isPacked = (part: unknown): boolean =>
  typeof part === 'string' ? /^[~^%]/.test(part) : typeof part === 'object' && part !== null && Object.values(part).some(isPacked)

/**
 * A path, or a list of them, is unpacked when it is first read, and so are those before it, for it may repeat what they draw.
 * That holds up a page, so it is done quickly: points lie in a row, x and y in turn, and no number is written out twice.
 */
export const unpacked = <T extends object>(map: T): T => unpackedLater(map as Parts, new InOrder()) as T

function unpackedLater(map: Parts, paths: InOrder): Parts {
  const made: Parts = {}
  for (const [name, part] of Object.entries(map)) {
    const set = (value: unknown): Parts => Object.defineProperty(made, name, { value, enumerable: true })
    if (!isPacked(part)) set(part)
    else if (typeof part !== 'string' && !Array.isArray(part)) set(unpackedLater(part as Parts, paths))
    else {
      const place = paths.add((drawn) => set(everyPath(part, unpackedPath, drawn)))
      const get = (): unknown => (paths.unpack(place), made[name])
      Object.defineProperty(made, name, { get, enumerable: true, configurable: true })
    }
  }
  return made
}

class InOrder {
  private readonly all: ((drawn: number[]) => void)[] = []
  private readonly drawn = [0, 0]
  private done = 0

  /** Its place, counted from 1. */
  add(path: (drawn: number[]) => void): number {
    return this.all.push(path)
  }

  unpack(place: number): void {
    while (this.done < place) this.all[this.done++]!(this.drawn)
  }
}

function unpackedPath(text: string, drawn: number[]): string {
  if (!isPacked(text)) return text
  const read = new Reader(text.replaceAll('!', '\\'))
  if (text[0] === LINES) return linesOf(read, drawn)
  return text[0] === STROKES ? strokesOf(read) : curveOf(read, drawn)
}

class Reader {
  private readonly text: string
  private readonly unit: number
  private at = 1

  constructor(text: string) {
    this.text = text
    this.unit = this.number()
  }

  get more(): boolean {
    return this.at < this.text.length
  }

  /** The next character, which has been read if it is no part of a number. */
  sign(): number {
    const code = this.text.charCodeAt(this.at)
    if (code >= COPY) this.at++
    return code
  }

  number(): number {
    const code = this.text.charCodeAt(this.at++)
    return code === WIDE ? BASE * this.number() + this.number() : code - ZERO
  }

  length(): number {
    return this.number() * this.unit
  }

  /** So far from there as the next number says. */
  from(there: number): number {
    return (Math.round(there / this.unit) + this.number()) * this.unit
  }
}

const texts = new Map<number, string>()

function written(tenths: number): string {
  const text = texts.get(tenths) ?? String(tenths / TENTHS)
  texts.set(tenths, text)
  return text
}

function linesOf(read: Reader, drawn: number[]): string {
  let path = ''
  while (read.more) path += lineOf(read, drawn)
  return path
}

function lineOf(read: Reader, drawn: number[]): string {
  let x = (drawn[0] = read.from(drawn[0]!))
  let y = (drawn[1] = read.from(drawn[1]!))
  let path = `M${written(x)} ${written(y)}l`
  drawn.push(x, y)
  const draw = (toX: number, toY: number): void => {
    path += `${written(toX - x)} ${written(toY - y)} `
    drawn.push((x = toX), (y = toY))
  }
  let sign: number
  while ((sign = read.sign()) < OPEN) {
    if (sign === COPY) drawAgain(read, drawn, draw)
    else draw(read.from(x), read.from(y))
  }
  return sign === CLOSED ? `${path}z` : path
}

/** What is named instead of being drawn again. */
function drawAgain(read: Reader, drawn: number[], draw: (x: number, y: number) => void): void {
  const from = drawn.length - 2 * read.number()
  const count = read.number()
  const step = 2 * Math.sign(count)
  for (let i = 1; i <= Math.abs(count); i++) draw(drawn[from + i * step]!, drawn[from + i * step + 1]!)
}

function strokesOf(read: Reader): string {
  const numbers: number[] = []
  while (read.more) numbers.push(read.length())
  const count = numbers.length / 4
  const [x, y, dx, dy] = [0, 1, 2, 3].map((column) => numbers.slice(column * count, (column + 1) * count)) as [number[], number[], number[], number[]]
  let path = ''
  for (let i = 0; i < count; i++)
    path += `m${written(x[i]! - (dx[i - 1] ?? 0))} ${written(y[i]! - (dy[i - 1] ?? 0))}l${written(dx[i]!)} ${written(dy[i]!)}`
  return path
}

function curveOf(read: Reader, drawn: number[]): string {
  let [x, y] = [read.from(drawn[0]!), read.from(drawn[1]!)]
  let path = `M${written((drawn[0] = x))} ${written((drawn[1] = y))}C`
  while (read.more) path += `${written((x = read.from(x)))} ${written((y = read.from(y)))} `
  return path
}

/** The map with each of its texts made anew, in their order; `drawn` begins with the point where the last line began. */
function everyPath<T, Drawn>(map: T, path: (text: string, drawn: Drawn) => string, drawn: Drawn): T {
  if (typeof map === 'string') return path(map, drawn) as T
  if (typeof map !== 'object' || map === null) return map
  if (Array.isArray(map)) return map.map((part) => everyPath(part, path, drawn)) as T
  return Object.fromEntries(Object.entries(map).map(([name, part]) => [name, everyPath(part, path, drawn)])) as T
}
