/** Where a coach stands: beside what is spoken of, covering neither that nor anything that can be pressed. */
import type { Hint } from './wire'
import type { Words } from './words'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6
const STEP = 8
/** So many pixels away are as bad as something that can be pressed and is covered. */
const FAR = 60

/** Every room's page has these; the log may be folded behind its tab. */
const PLACES: Record<string, string> = {
  question: '#question',
  hand: 'main section.hand',
  board: 'main section.board',
  seats: 'main section.seats',
  log: '#tab-log',
}

/** What can be pressed on the page, apart from the coach's own buttons. */
const PRESSED = 'main :is(button, a, summary, input, [role=button], [role=menuitem]):not(.coach *)'

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** What is spoken of: a part of the page; or a thing where it lies, on its button otherwise. */
export function spokenOf(hint: Hint, words: Words): Element | null {
  if (!hint.thing) return seen(PLACES[hint.at] ?? '')
  const { kind, noun } = hint.thing
  const named = (one: Element): boolean => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words.noun(kind, noun))
  return (
    seen(`main [data-${kind}="${noun}"], main [data-kind="${kind}"][data-card="${noun}"]`) ??
    seen(`main [data-spot="${noun}"]`, named) ??
    seen('main section:is(.board, .hand) button', named) ??
    wiseAnswer() ??
    seen('#question')
  )
}

/** Where it is seen: what a part of the page scrolls away is not. */
export function sightOf(spoken: Element): Box {
  const frame = spoken.parentElement?.closest('.sheet-below, .rail, .hand, .board')
  return frame ? cut(boxOf(spoken), boxOf(frame)) : boxOf(spoken)
}

function cut(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left)
  return { left, top, width, height: Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top) }
}

/** Scroll it into sight where it lies among others: in the rail to the middle, since something stands at its foot; only a hand goes sideways.
    The map goes by itself to where something is asked. */
export function show(spoken: Element | null): void {
  const frame = spoken?.parentElement?.closest('.sheet-below, .rail, .hand')
  const inMiddle = (part: string): ScrollLogicalPosition => (frame?.matches(part) ? 'center' : 'nearest')
  if (frame) spoken?.scrollIntoView?.({ block: inMiddle('.rail'), inline: inMiddle('.hand') })
}

/** What is wise, on its button if that is not folded away. */
export const wiseAnswer = (): Element | null => seen('main [data-wise]')

/** The first that can be seen: not one in a list that is folded. */
function seen(selector: string, fits: (one: Element) => boolean = () => true): Element | null {
  const found = selector ? [...document.querySelectorAll(selector)] : []
  return found.find((one) => fits(one) && one.checkVisibility()) ?? null
}

export const pressable = (): Box[] => [...document.querySelectorAll(PRESSED)].map(boxOf).filter(({ width, height }) => width && height)

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** How far apart two boxes are. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width)
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height)
  return Math.hypot(x, y)
}

const wider = ({ left, top, width, height }: Box): Box => ({ left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP })

/** Where a box of this size fits inside another. */
function places({ width, height }: Pick<Box, 'width' | 'height'>, inside: Box): Box[] {
  const found: Box[] = []
  for (let top = inside.top + GAP; top + height + GAP <= inside.top + inside.height; top += STEP) {
    for (let left = inside.left + GAP; left + width + GAP <= inside.left + inside.width; left += STEP) {
      found.push({ left, top, width, height })
    }
  }
  return found
}

/** A box of this size inside another, as near to what is spoken of as it can be without touching it or what must stay free. */
export function placed(size: Pick<Box, 'width' | 'height'>, spoken: Box, inside: Box, free: Box[]): Box | null {
  const taken = [spoken, ...free].map(wider)
  const clear = places(size, inside).filter((place) => !taken.some((box) => overlap(place, box)))
  return clear.reduce<Box | null>((best, place) => (best && distance(best, spoken) <= distance(place, spoken) ? best : place), null)
}

/** In little room: where it covers none of what is kept, the first of that rather than the last; near what is spoken of, over few others. */
export function laid(size: Pick<Box, 'width' | 'height'>, spoken: Box | null, kept: Box[], inside: Box, others: Box[]): Box | null {
  const weights = [...others.map((box) => ({ box, weight: 1 })), ...kept.map((box, n) => ({ box, weight: 1000 * (n + 1) }))]
  const away = (place: Box): number => (spoken ? distance(place, spoken) / FAR : 0)
  const cost = (place: Box): number => weights.reduce((sum, { box, weight }) => sum + (overlap(place, box) ? weight : 0), away(place))
  const weighed = places(size, inside).map((place) => ({ place, cost: cost(place) }))
  return weighed.reduce<(typeof weighed)[0] | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)?.place ?? null
}
