/** The keyboard: keys for the whole page, and arrows within a group. */

/** From one letter of a word to the next, in milliseconds. */
const TYPING = 1000
let lastTyped = -Infinity

/**
 * Is the key meant for a field or a dialog, or for the browser itself?
 * Whoever is typing when the field is taken away types on for a moment: a bid must not become the number of an answer.
 */
export function isSpokenFor(event: KeyboardEvent): boolean {
  const at = event.target as Element | null
  const field = at?.closest?.<HTMLElement>('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], dialog, [popover]')
  const select = field instanceof HTMLSelectElement ? field : null
  const writes = field?.matches('input, textarea') || (select && startsOne(select, event.key))
  const typed = event.key.length === 1 && (writes || event.timeStamp - lastTyped < TYPING)
  lastTyped = typed ? event.timeStamp : -Infinity
  const isLeft = select && event.key.length === 1 && event.key !== ' ' // a letter that chooses nothing there
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (field !== null && !isLeft) || typed
}

/** Does an option begin with this letter? */
const startsOne = (select: HTMLSelectElement, key: string): boolean =>
  [...select.options].some(({ text }) => text.toLowerCase().startsWith(key.toLowerCase()))

/** The button with this number; none that is folded away, scrolled out of sight or covered. */
export function numbered(key: string): HTMLElement | null {
  const button = /^[1-9]$/.test(key) ? document.querySelector<HTMLElement>(`[data-number="${key}"]`) : null
  return button && isInSight(button) ? button : null
}

function isInSight(thing: HTMLElement): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const FORWARD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']
const MOVES = [...FORWARD, ...BACK, 'Home', 'End']

/** The index that a key leads to from `at`, in a group of `count` that closes into a ring. */
export function moved(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return (at + (FORWARD.includes(key) ? 1 : -1) + count) % count
}

/** An attachment: the buttons within are one stop of the Tab key, and the arrow keys go from one to the next. */
export function roving(group: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button, a, [role=menuitem], [role=tab]')]
  const only = (chosen: HTMLElement | undefined): void =>
    items().forEach((item) => (item.tabIndex = item === chosen ? 0 : -1))
  const arrange = (): void => {
    if (!items().some((item) => item.tabIndex === 0 && item.hasAttribute('tabindex'))) only(items()[0])
    else only(items().find((item) => item.tabIndex === 0))
  }
  const press = (event: KeyboardEvent): void => {
    const at = items().indexOf(event.target as HTMLElement)
    if (at < 0 || !MOVES.includes(event.key)) return
    event.preventDefault()
    const next = items()[moved(event.key, at, items().length)]
    only(next)
    next?.focus()
  }
  const focus = (event: FocusEvent): void => {
    if (items().includes(event.target as HTMLElement)) only(event.target as HTMLElement)
  }
  arrange()
  const watcher = new MutationObserver(arrange)
  watcher.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', press)
  group.addEventListener('focusin', focus)
  return () => {
    watcher.disconnect()
    group.removeEventListener('keydown', press)
    group.removeEventListener('focusin', focus)
  }
}
