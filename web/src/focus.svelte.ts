/** The focus stays with its thing when the page draws it anew elsewhere. */

import { tick } from 'svelte'

/** While a component is there: whenever `change` gives something else, the focus stays among the things of a group. */
export function keepFocus(root: () => Element | undefined, name: string, change: () => unknown): void {
  $effect.pre(() => {
    change()
    const value = focused(root(), name)
    void tick().then(() => refocus(root(), name, value))
  })
}

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
