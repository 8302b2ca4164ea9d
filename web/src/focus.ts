/** The focus stays with its thing when the page draws it anew elsewhere. */

/** The thing within `root` that has the focus, by the value of its `data-` name; null if none has. */
export function focused(root: Element | undefined, name: string): string | null {
  const at = document.activeElement
  return root?.contains(at) ? (at?.getAttribute(`data-${name}`) ?? null) : null
}

/** Give the focus back to the thing if it was lost, or else to the first of its like. */
export function refocus(root: Element | undefined, name: string, value: string | null): void {
  if (value === null || !root || (document.activeElement && document.activeElement !== document.body)) return
  const same = root.querySelector<HTMLElement>(`[data-${name}="${value}"]`)
  ;(same ?? root.querySelector<HTMLElement>(`[data-${name}]`))?.focus()
}
