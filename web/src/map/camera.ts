/** A window on a sheet: the point in its middle, and how many pixels a unit of the sheet takes. */
export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A sheet that one can go into: how far, in pixels per unit. */
export interface Sheet extends Size {
  closest: number
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), Math.max(low, high))

/** The scale at which the whole sheet is seen. */
export function wholeScale(window: Size, sheet: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height)
}

/** The nearest camera that shows nothing but the sheet, or all of it in one direction. */
export function held(camera: Camera, window: Size, sheet: Sheet): Camera {
  const whole = wholeScale(window, sheet)
  const scale = between(whole, camera.scale, Math.max(sheet.closest, whole))
  const middle = (at: number, seen: number, size: number) =>
    seen >= size ? size / 2 : between(seen / 2, at, size - seen / 2)
  return {
    x: middle(camera.x, window.width / scale, sheet.width),
    y: middle(camera.y, window.height / scale, sheet.height),
    scale,
  }
}

export function wholeSheet(window: Size, sheet: Size): Camera {
  return { x: sheet.width / 2, y: sheet.height / 2, scale: wholeScale(window, sheet) }
}

/** The camera that shows all these points with a margin in pixels, no closer than `closest`. */
export function showing(points: Point[], window: Size, margin: number, closest: number): Camera {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (length: number) => Math.max(length - 2 * margin, 1)
  const scale = Math.min(closest, room(window.width) / (right - left), room(window.height) / (bottom - top))
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale }
}

/** Is the point in the window, at least `margin` pixels from its edge? */
export function sees(camera: Camera, window: Size, point: Point, margin: number): boolean {
  const { x, y } = toWindow(camera, window, point)
  return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin
}

export function toWindow(camera: Camera, window: Size, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.scale + window.width / 2,
    y: (point.y - camera.y) * camera.scale + window.height / 2,
  }
}

export function toSheet(camera: Camera, window: Size, point: Point): Point {
  return {
    x: (point.x - window.width / 2) / camera.scale + camera.x,
    y: (point.y - window.height / 2) / camera.scale + camera.y,
  }
}

/** The spot nearest to a point within a distance: one of the `wanted` if there is one, else any. */
export function nearest(spots: Point[], point: Point, reach: number, wanted: number[]): number | null {
  const away = (spot: number) => Math.hypot(spots[spot]!.x - point.x, spots[spot]!.y - point.y)
  const near = (some: number[]) => some.filter((spot) => away(spot) <= reach).sort((a, b) => away(a) - away(b))[0]
  return near(wanted) ?? near([...spots.keys()]) ?? null
}

/** Closer by a factor, with the sheet's point under `fixed` (in pixels) staying where it is. */
export function zoomed(camera: Camera, window: Size, factor: number, fixed: Point): Camera {
  const under = toSheet(camera, window, fixed)
  const scale = camera.scale * factor
  return {
    x: under.x - (fixed.x - window.width / 2) / scale,
    y: under.y - (fixed.y - window.height / 2) / scale,
    scale,
  }
}

/** Moved by pixels: the sheet follows the finger. */
export function dragged(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }
}

/** A drawing that reaches beyond its window on every side, by `more` of the window: a camera that moves a little sees it still. */
export class Drawing {
  private made: { camera: Camera; window: Size } | null = null

  constructor(private readonly more: number) {}

  /**
   * The camera that the drawing was made for: the last one as long as this one sees nothing else, or this one. While the camera
   * glides to its goal the drawing may be shown larger or smaller than it was made; if it can be seen all the way, that of the goal.
   */
  seenBy(camera: Camera, window: Size, goal: Camera = camera): Camera {
    const there = same(camera, goal)
    const { made } = this
    const fits = made && made.window.width === window.width && made.window.height === window.height
    if (fits && (!there || made.camera.scale === camera.scale) && this.covers(made.camera, camera, window)) return made.camera
    this.made = { camera: this.covers(goal, camera, window) ? goal : camera, window }
    return this.made.camera
  }

  private covers(made: Camera, { x, y, scale }: Camera, { width, height }: Size): boolean {
    const reach = (length: number) => length * ((0.5 + this.more) / made.scale - 0.5 / scale)
    return Math.abs(x - made.x) <= reach(width) && Math.abs(y - made.y) <= reach(height)
  }
}

const same = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale

/** How a drawing lies where a camera sees it, as a CSS transform; in whole pixels while it is as large as it was made. */
export function offset(drawn: Camera, { x, y, scale }: Camera): string {
  const [dx, dy] = [(drawn.x - x) * scale, (drawn.y - y) * scale]
  if (scale === drawn.scale) return `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`
  return `translate(${dx}px, ${dy}px) scale(${scale / drawn.scale})`
}

/** What the camera sees, as an SVG viewBox. */
export function viewBox(camera: Camera, window: Size): string {
  const [width, height] = [window.width / camera.scale, window.height / camera.scale]
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`
}
