/** Cards that move between places: where they were is measured, and they slide from there to where they are. */

const TIME = 420
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

/** Where everything that slides is on the screen, by its name; the others sit beyond the board. */
export function placesOf(root: HTMLElement): Map<string, DOMRect> {
  const things = [...root.querySelectorAll<HTMLElement>('[data-slides]')]
  const { x, y, width } = root.getBoundingClientRect()
  return new Map([
    ['others', new DOMRect(x + width / 2, y - 200, 0, 0)],
    ...things.map((thing): [string, DOMRect] => [thing.dataset.slides!, thing.getBoundingClientRect()]),
  ])
}

/** Let everything that has a new place slide there from its old one. */
export function moved(root: HTMLElement, before: Map<string, DOMRect>): void {
  for (const [name, now] of placesOf(root)) {
    const old = before.get(name)
    if (old && Math.hypot(old.x - now.x, old.y - now.y) > 2) from(root, name, old, now)
  }
}

/** Let a thing come from another thing's place. */
export function slide(root: HTMLElement, name: string, place: DOMRect | undefined): void {
  const now = placesOf(root).get(name)
  if (now && place) from(root, name, place, now)
}

function from(root: HTMLElement, name: string, old: DOMRect, now: DOMRect): void {
  const thing = root.querySelector<HTMLElement>(`[data-slides="${name}"]`)
  thing?.animate?.([{ transform: `translate(${old.x - now.x}px, ${old.y - now.y}px)` }, { transform: 'none' }], {
    duration: TIME,
    easing: EASE,
  })
}
