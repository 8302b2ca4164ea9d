/** Where a window looks on its sheet: at all of it, at where something happens, or where the player wants to. */
import { untrack } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import * as cameras from './camera'
import type { Camera, Point, Sheet } from './camera'

export interface Outlook {
  sheet: Sheet
  /** Where on the sheet the things are that can be pressed; each is marked `data-spot` with its number. */
  spots: Point[]
  /** Names have room from this scale on; a smaller window shows a part of the sheet. */
  legible: number
  /** What lies on the sheet can be pressed from this scale on; where something happens is shown no smaller. */
  least?: number
  /** The spots where something happens now: a small window opens on them, a double tap goes back to them. */
  action: number[]
  motion: boolean
}

/** How far from a spot a tap may be, in pixels. */
export const FINGER = 24
const GLIDE = 320
const MARGIN = 56

export class Lookout {
  /** The size of the window, in pixels. */
  width = $state(0)
  height = $state(0)
  readonly window: { width: number; height: number }
  readonly camera: Camera
  /** Where the camera glides, or is. */
  readonly goal: Camera
  /** Is there room for the whole sheet? */
  readonly roomy: boolean
  readonly isClosest: boolean
  readonly isFarthest: boolean
  /** Is it known where to look? What was drawn before would all have to be drawn anew. */
  placed = $state(false)
  private readonly glide: Tween<Camera>
  /** A large screen has a large type: what lies on the map grows with it. */
  readonly rem: number
  /** Has the player chosen where to look? */
  private chosen = false

  /** To be made while a window is set up: it follows the action as long as that window is there. */
  constructor(private readonly outlook: () => Outlook) {
    this.glide = new Tween(
      untrack(() => cameras.wholeSheet(this.given.sheet, this.given.sheet)),
      { easing: cubicOut },
    )
    this.window = $derived({ width: Math.max(this.width, 1), height: Math.max(this.height, 1) })
    const whole = $derived(cameras.wholeScale(this.window, this.given.sheet))
    this.rem = $derived(this.width ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1 : 1)
    this.camera = $derived(cameras.held(this.glide.current, this.window, this.given.sheet))
    this.goal = $derived(cameras.held(this.glide.target, this.window, this.given.sheet))
    this.roomy = $derived(whole >= this.given.legible * this.rem)
    this.isClosest = $derived(this.camera.scale >= this.given.sheet.closest)
    this.isFarthest = $derived(this.camera.scale <= whole * 1.001)
    const goal = $derived(this.given.action.join())
    $effect(() => {
      void goal
      if (this.width && this.height) untrack(() => this.follow(GLIDE))
    })
    $effect(() => {
      if (this.width && this.height) untrack(() => this.follow(0))
      this.placed = true
    })
  }

  private get given(): Outlook {
    return this.outlook()
  }

  // --- The player looks ---

  drag(dx: number, dy: number): void {
    this.look(cameras.dragged(this.camera, dx, dy))
  }

  /** A step aside, by key. */
  step(dx: number, dy: number): void {
    this.look(cameras.dragged(this.glide.target, dx, dy), GLIDE)
  }

  /** Closer, around a point of the window; without one, around its middle and gliding there. */
  zoom(factor: number, around?: Point): void {
    const middle = { x: this.width / 2, y: this.height / 2 }
    if (around) this.look(cameras.zoomed(this.camera, this.window, factor, around))
    else this.look(cameras.zoomed(this.glide.target, this.window, factor, middle), GLIDE)
  }

  whole(): void {
    this.home(cameras.wholeSheet(this.window, this.given.sheet))
  }

  toAction(): void {
    this.home(this.onAction())
  }

  /** To the action; from there, or where there is none, back to the whole sheet or a step closer to a point. */
  toggleAction(point: Point): void {
    const { camera } = this
    const goal = cameras.held(this.onAction(), this.window, this.given.sheet)
    const away = Math.hypot(goal.x - camera.x, goal.y - camera.y) * camera.scale
    const there = Math.abs(Math.log(goal.scale / camera.scale)) < 0.05 && away < FINGER
    if (!this.given.action.length) this.look(cameras.zoomed(camera, this.window, 2, point), GLIDE)
    else if (there) this.whole()
    else this.toAction()
  }

  /** Move there if it is out of sight, or if something lies over that point of the window. */
  reveal(spot: Point, isUnder: (point: Point) => boolean): void {
    const { target } = this.glide
    const seen = cameras.sees(target, this.window, spot, FINGER) && !isUnder(cameras.toWindow(target, this.window, spot))
    if (!seen) this.show({ ...target, ...spot }, GLIDE)
  }

  // --- Places ---

  /** The spot at a point of the window, or near it; rather one that is wanted. */
  spotAt(point: Point, wanted: number[]): number | null {
    const { camera } = this
    return cameras.nearest(
      this.given.spots,
      cameras.toSheet(camera, this.window, point),
      FINGER / camera.scale,
      wanted,
    )
  }

  /** Where a point of the sheet is in the window, in parts of its width and height. */
  partOf = (point: Point): Point => {
    const { x, y } = cameras.toWindow(this.camera, this.window, point)
    return { x: x / this.window.width, y: y / this.window.height }
  }

  // --- Moving ---

  private show(next: Camera, duration = 0): void {
    const held = cameras.held(next, this.window, this.given.sheet)
    void this.glide.set(held, { duration: this.given.motion ? duration : 0 })
  }

  /** Where the player wants to. */
  private look(next: Camera, duration = 0): void {
    this.chosen = true
    this.show(next, duration)
  }

  private home(next: Camera): void {
    this.chosen = false
    this.show(next, GLIDE)
  }

  /** Where something happens; the whole sheet if that is hardly farther away and can be pressed. */
  private onAction(): Camera {
    const { sheet, spots, action, least = 0 } = this.given
    const { rem } = this
    const whole = cameras.wholeSheet(this.window, sheet)
    if (!action.length) return whole
    const close = cameras.showing(
      action.map((spot) => spots[spot]!),
      this.window,
      MARGIN,
      (this.roomy ? 1.6 : 1) * rem,
    )
    if (close.scale < 1.35 * whole.scale && whole.scale >= least * rem) return whole
    return { ...close, scale: Math.max(close.scale, least * rem) }
  }

  /** A window too small for the whole sheet follows the action; a roomy one shows everything and stays still. */
  private follow(duration: number): void {
    const { sheet, spots, action } = this.given
    const hidden = action.some((spot) => !cameras.sees(this.glide.target, this.window, spots[spot]!, FINGER))
    if (this.roomy && !this.chosen) this.show(cameras.wholeSheet(this.window, sheet), duration)
    else if (hidden || !this.chosen) this.show(this.onAction(), duration)
  }
}
