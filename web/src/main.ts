import { mount } from 'svelte'
import App from './App.svelte'
import { house } from './house.svelte'
import { navigation } from './navigation.svelte'
import { opened } from './pages'
import { speech } from './speech.svelte'
import './style/tokens.css'
import './style/fonts.css'
import './style/house.css'
import { preferences } from './preferences.svelte'

// What is needed first is asked for together, not one after the other.
const entered = house.enter()
void opened(navigation.route.page)
entered.catch(() => {}) // App tells it
// A browser takes long to write its first number: let it do so while the rest is on its way.
setTimeout(() => (0).toLocaleString(preferences.language))
/** Whoever has to wait sees the poster of the house first: it is not taken away before it was painted. */
function posterIsSeen(): Promise<unknown> {
  const type = 'largest-contentful-paint'
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes(type)) return Promise.resolve()
  return new Promise((seen) => {
    new PerformanceObserver(seen).observe({ type, buffered: true })
    setTimeout(seen, 200)
  })
}

// Not awaited at the top: the bundler then makes a file more for every page.
void Promise.all([speech.speak(preferences.language), posterIsSeen()]).then(() => {
  const target = document.getElementById('app')!
  target.replaceChildren() // the poster of the house, which App shows again where there is more to wait for
  mount(App, { target, props: { entered } })
})
