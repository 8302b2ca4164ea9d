/** What every file of tests of the page starts with: patience, an empty document, and a screen for jsdom. */
import { configure } from '@testing-library/svelte'
import { PATIENCE } from './patience'

configure({ asyncUtilTimeout: PATIENCE })

/** The files share one document, and each finds it empty. */
globalThis.document?.body.replaceChildren()

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
