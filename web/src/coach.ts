/** What a coach knows of a question, and where it stands: beside what is spoken of, covering neither that nor anything that can be pressed. */
import type { Hint, Offer } from './wire'
import type { Words } from './words'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

const GAP = 6
const STEP = 8
/** Whoever sees both sees which belongs to which, also when the light around one of them breathes. */
const [BESIDE, NEAR] = [16, 24]
/** An arrow longer than this crosses too much of the table. */
const FARTHEST = 120
/** A bubble can be so wide, in rem: as usual, beside the tools of a small map, beside a card in the hand. */
export const WIDTHS = [20, 19, 16]
/** How bad it is to be a step narrower, and so higher; a second one is worse. */
const NARROW = 6
/** So many pixels away are as bad as something covered that nobody is asked for. */
const FAR = 60
/** How bad it is, beside that, to stand over something that is asked for, apart from what is spoken of, or over something kept. */
const [ASKED, APART, KEPT] = [10, 1_000, 10_000]

/** Every room's page has these; the log may be folded behind its tab. */
const PLACES: Record<string, string> = {
  question: '#question',
  hand: 'main section.hand',
  board: 'main section.board',
  seats: 'main section.seats',
  log: '#tab-log',
}

/** What can be pressed on the page or is lit, apart from the coach's own buttons; of that, what only says why it cannot be used now; and of the rest,
    what answers the question or moves the map. */
const PRESSED = 'main :is(button, a, summary, input, [role=button], [role=menuitem], .lit):not(.coach *)'
const IDLE = ':is(.board [role=button]:not(.lit, .target), .hand :is(button, [role=button]):not(.lit, :has(.lit)))'
const ANSWERS = ':is(.asking *, [data-map-tools] *)'

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** What is spoken of: a part of the page; or a thing where it lies, on its button otherwise. */
export function spokenOf({ at, thing }: Hint, words: Words): Element | null {
  return thing ? (lying(thing, words) ?? wiseButton() ?? seen('#question')) : seen(PLACES[at] ?? '')
}

/** What is wise: on its button if that is in sight, else where it lies and can be pressed. */
export function wiseAnswer(wise: Offer, words: Words): Element | null {
  const [button, [touched]] = [wiseButton(), wise.touches]
  const found = touched && !(button && isWhole(button)) ? lying(touched, words) : null
  return found?.matches('button, [role=button]') ? found : button
}

/** Is none of it scrolled away? */
export const isWhole = (one: Element): boolean => sightOf(one).height >= one.clientHeight

const wiseButton = (): Element | null => seen('main [data-wise]')

function lying({ kind, noun }: NonNullable<Hint['thing']>, words: Words): Element | null {
  const named = (one: Element): boolean => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words.noun(kind, noun))
  return (
    seen(`main [data-${kind}="${noun}"], main [data-kind="${kind}"][data-card="${noun}"]`) ??
    seen(`main [data-spot="${noun}"]`, named) ??
    seen('main section:is(.board, .hand) button', named)
  )
}

/** Where it is seen: what a part of the page scrolls away is not. */
export function sightOf(spoken: Element): Box {
  const frame = spoken.parentElement?.closest('.asking, .content, .sheet-below, .rail, .hand, .window, .board')
  return frame ? cut(boxOf(spoken), boxOf(frame)) : boxOf(spoken)
}

function cut(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left)
  return { left, top, width, height: Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top) }
}

/** Bring it into sight where it lies among others: in a hand so that there is room beside it. The map is asked to go there. */
export function show(spoken: Element | null): void {
  if (spoken?.closest('.window')) spoken.dispatchEvent(new Event('reveal', { bubbles: true }))
  else if (spoken?.parentElement?.closest('.sheet-below, .rail, .hand, .board')) spoken.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  if (spoken) beginWith(spoken)
}

/** What goes sideways in a hand goes there; the page around it stays. */
function beginWith(spoken: Element): void {
  const hand = spoken.closest('.hand')
  let strip = spoken.parentElement
  while (strip && strip !== hand && strip.scrollWidth <= strip.clientWidth) strip = strip.parentElement
  if (hand && strip) strip.scrollLeft += boxOf(spoken).left - boxOf(strip).left
}

/** The first that can be seen: not one in a list that is folded. */
function seen(selector: string, fits: (one: Element) => boolean = () => true): Element | null {
  const found = selector ? [...document.querySelectorAll(selector)] : []
  return found.find((one) => fits(one) && one.checkVisibility()) ?? null
}

/** What can be pressed, where it is seen: the answers beside the question with the tools of the map, things in play, and idle ones. */
export function pressable(): { answers: Box[]; things: Box[]; idle: Box[] } {
  const those = (some: string): Box[] => [...document.querySelectorAll(some)].map(sightOf).filter(({ width, height }) => width && height)
  return { answers: those(`${PRESSED}${ANSWERS}`), things: those(`${PRESSED}:not(${IDLE}, ${ANSWERS})`), idle: those(`${PRESSED}${IDLE}`) }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** The straight way from one box to another that is not beside it. */
export interface Way {
  left: number
  top: number
  length: number
  angle: number
}

/** Where two stretches come closest to each other: in the middle of what they share, or at their ends. */
function closest(a: number, size: number, b: number, other: number): [number, number] {
  const [from, to] = [Math.max(a, b), Math.min(a + size, b + other)]
  if (from <= to) return [(from + to) / 2, (from + to) / 2]
  return a < b ? [to, from] : [from, to]
}

function shortest(a: Box, b: Box): Way {
  const [[left, right], [top, bottom]] = [closest(a.left, a.width, b.left, b.width), closest(a.top, a.height, b.top, b.height)]
  return { left, top, length: Math.hypot(right - left, bottom - top), angle: Math.atan2(bottom - top, right - left) }
}

/** How far apart two boxes are. */
export const distance = (a: Box, b: Box): number => shortest(a, b).length

export const isFar = (from: Box, spoken: Box): boolean => distance(from, spoken) > FARTHEST

/** What leads from a bubble to what it speaks of, where it is not seen that they belong together. */
export const wayTo = (from: Box, spoken: Box): Way | null => (distance(from, spoken) > NEAR ? shortest(from, spoken) : null)

const wider = ({ left, top, width, height }: Box): Box => ({ left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP })

/** Where a box of this size fits inside another. */
function places({ width, height }: Size, inside: Box): Box[] {
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

/** Where a bubble of one of these sizes covers none of what is kept; beside what is spoken of, if that can be; over little that is asked for and few others. */
export function laid(sizes: Size[], spoken: Box | null, inside: Box, { kept, asked, others }: Around): Box | null {
  const weights = [
    ...others.map((box) => ({ box, weight: 1 })),
    ...asked.map((box) => ({ box: wider(box), weight: ASKED })),
    ...kept.map((box, n) => ({ box: wider(box), weight: KEPT * (n + 1) })),
  ]
  const away = (far: number): number => far / FAR + (far > BESIDE ? APART : 0)
  const cost = (place: Box): number => weights.reduce((sum, { box, weight }) => sum + (overlap(place, box) ? weight : 0), spoken ? away(distance(place, spoken)) : 0)
  const weighed = sizes.flatMap((size, n) => places(size, inside).map((place) => ({ place, cost: cost(place) + n ** 2 * NARROW })))
  return weighed.reduce<(typeof weighed)[0] | null>((best, one) => (best && best.cost <= one.cost ? best : one), null)?.place ?? null
}

/** The tip on a question; none once it is known, be it from another wording of the same question. */
export function tipFor(question: string, known: string[], words: Words): string | null {
  const tip = `tip-${question}`
  return words.knows(tip) && !known.some((other) => words.text(other) === words.text(tip)) ? tip : null
}
