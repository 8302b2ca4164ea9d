/** What is to be seen comes into sight. */

/** As soon as it is there, with all that has to scroll for it, the page too. */
export const comeIntoSight = (thing: HTMLElement): void => thing.scrollIntoView?.({ block: 'nearest' })

/** How far the stretch from `from` to `to` stands out of the one from `start` to `end`. */
const overhang = (from: number, to: number, start: number, end: number): number =>
  from < start ? from - start : Math.max(0, Math.min(to - end, from - start))

/** Scroll the box, and nothing around it, just so far that the thing in it is in sight, below what covers its upper edge. */
export function bringIntoSight(thing: Element | undefined, box: HTMLElement, covered = 0): void {
  if (!thing) return
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const sight = box.getBoundingClientRect()
  box.scrollBy?.(overhang(left, right, sight.left, sight.right), overhang(top, bottom, sight.top + covered, sight.bottom))
}
