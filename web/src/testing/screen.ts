/** What every test of the page starts with: a screen for jsdom, and patience. */
import { configure } from '@testing-library/svelte'
import { PATIENCE } from './patience'

configure({ asyncUtilTimeout: PATIENCE })

/** jsdom lays nothing out: it neither measures elements nor knows the screen. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** All is in sight. */
globalThis.IntersectionObserver = class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  constructor(private readonly notice: IntersectionObserverCallback) {}
  observe() {
    this.notice([{ isIntersecting: true } as IntersectionObserverEntry], this)
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} })
