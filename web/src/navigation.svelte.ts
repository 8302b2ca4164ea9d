/** Where we are in the house. */
import { addressOf, routeOf, type Route } from './router'

class Navigation {
  route = $state.raw<Route>(routeOf(here()))
  /** Grows with every step, so that the page can put the focus where reading begins. */
  steps = $state(0)
  /** The name of the room we are in, for the top of the page. */
  place = $state('')
  private address = here()

  go(route: Route, replace = false): void {
    if (replace) history.replaceState(null, '', addressOf(route))
    else history.pushState(null, '', addressOf(route))
    this.arrive()
  }

  /** The address has changed, perhaps only to another part of the same page. */
  arrive(): void {
    if (here() === this.address) return
    this.address = here()
    this.route = routeOf(this.address)
    this.steps++
  }

  /** Links within the house lead there without loading the page anew. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || !isPlain(event, link) || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    this.arrive()
    if (!link.hash) scrollTo(0, 0)
  }
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
  return !modified && !event.defaultPrevented && !link.target && !link.hasAttribute('download')
}

function here(): string {
  return location.pathname + location.search
}

export const navigation = new Navigation()
