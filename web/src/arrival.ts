import { navigation } from './navigation.svelte'

/** An attachment for the heading of a page: whoever comes from another page begins to read here. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1
  if (navigation.steps) heading.focus({ preventScroll: true })
}
