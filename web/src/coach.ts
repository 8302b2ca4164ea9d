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
/** Whoever sees both sees which belongs to which. */
const NEAR = 24
/** So many pixels away are as bad as something covered that nobody is asked for. */
const FAR = 60
/** How bad it is, beside that, to stand over something that is asked for, apart from what is spoken of, or over something kept. */
const [ASKED, APART, KEPT] = [10, 100, 10_000]

/** Every room's page has these; the log may be folded behind its tab. */
const PLACES: Record<string, string> = {
  question: '#question',
  hand: 'main section.hand',
  board: 'main section.board',
  seats: 'main section.seats',
  log: '#tab-log',
}

/** What can be pressed on the page, apart from the coach's own buttons; and of that, what only says why it cannot be used now. */
const PRESSED = 'main :is(button, a, summary, input, [role=button], [role=menuitem]):not(.coach *)'
const IDLE = ':is(.board [role=button]:not(.lit, .target), .hand :is(button, [role=button]):not(.lit, :has(.lit)))'

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
  const frame = spoken.parentElement?.closest('.asking, .content, .sheet-below, .rail, .hand, .board')
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

/** What is asked for and what is idle, where they are seen. */
export function pressable(): Pick<Around, 'asked' | 'others'> {
  const [asked, others] = [`${PRESSED}:not(${IDLE})`, `${PRESSED}${IDLE}`].map((some) => [...document.querySelectorAll(some)].map(sightOf).filter(({ width, height }) => width && height))
  return { asked: asked!, others: others! }
}

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

/** What must stay in sight, what may be pressed now, and what lies there besides. */
export interface Around {
  /** The first of these may be covered rather than the last, but none unless all the room is taken. */
  kept: Box[]
  asked: Box[]
  others: Box[]
}

export const hasMoved = (from: Box, to: Box): boolean => Math.hypot(from.left - to.left, from.top - to.top) > NEAR

/** Where a bubble covers none of what is kept; beside what is spoken of, if that can be; over little that is asked for and few others. */
export function laid(size: Pick<Box, 'width' | 'height'>, spoken: Box | null, inside: Box, { kept, asked, others }: Around): Box | null {
  const weights = [
    ...others.map((box) => ({ box, weight: 1 })),
    ...asked.map((box) => ({ box: wider(box), weight: ASKED })),
    ...kept.map((box, n) => ({ box: wider(box), weight: KEPT * (n + 1) })),
  ]
  const away = (place: Box): number => (spoken ? distance(place, spoken) / FAR + (distance(place, spoken) > NEAR ? APART : 0) : 0)
  const cost = (place: Box): number => weights.reduce((sum, { box, weight }) => sum + (overlap(place, box) ? weight : 0), away(place))
  const weighed = places(size, inside).map((place) => ({ place, cost: cost(place) }))
  return weighed.reduce<(typeof weighed)[0] | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)?.place ?? null
}
