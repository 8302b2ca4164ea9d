/** What scrolls moves by itself, and nothing around it: unlike scrollIntoView, which moves the page too. */

/** How far the stretch from `from` to `to` stands out of the one from `start` to `end`. */
const overhang = (from: number, to: number, start: number, end: number): number =>
  from < start ? from - start : Math.max(0, Math.min(to - end, from - start))

/** Scroll the box just so far that the thing in it is in sight, below what covers its upper edge. */
export function bringIntoSight(thing: Element | undefined, box: HTMLElement, covered = 0): void {
  if (!thing) return
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const sight = box.getBoundingClientRect()
  box.scrollBy?.(overhang(left, right, sight.left, sight.right), overhang(top, bottom, sight.top + covered, sight.bottom))
}
