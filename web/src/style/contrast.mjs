// Measures the contrast of the inks the page sets together, by day and by night; fails below the floor of WCAG AA.
import { readFileSync } from 'node:fs'

const TEXT = 4.5
const SHAPE = 3
const SEATS = [0, 1, 2, 3, 4, 5]
const CONTINENTS = ['europe', 'america', 'asia', 'africa', 'oceania']
const DECKS = ['souvenir', 'reportage', 'aventure', 'job', 'chance', 'courrier', 'achat', 'poste', 'lodging']
const GROUNDS = ['paper', 'raised', 'sunk']
const LANDS = CONTINENTS.map((continent) => `land-${continent}`)
const LATE = ['dusk-sea', 'dusk-land', ...LANDS.map((land) => `dusk-${land}`)]
const MAP = ['sea', 'land', ...LANDS, ...LATE]

/** [ink, ground, floor] */
const PAIRS = [
  ...['ink', 'quiet', 'link', 'good', 'warn', 'bad'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground, TEXT])),
  ...['good', 'warn', 'bad'].flatMap((ink) => [
    [ink, `${ink}-wash`, TEXT],
    ['ink', `${ink}-wash`, TEXT],
  ]),
  ['accent', 'paper', TEXT],
  ['accent', 'raised', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['ink', 'accent-wash', TEXT],
  ['link', 'accent-wash', TEXT],
  ['ink', 'selection', TEXT],
  ['ink', 'felt', TEXT],
  ['quiet', 'felt', TEXT],
  ['ink', 'canvas', TEXT],
  ['quiet', 'canvas', TEXT],
  ['ink', 'cartouche', TEXT],
  ['quiet', 'cartouche', TEXT],
  ['on-curtain', 'curtain', TEXT],
  ['ink', 'sea', TEXT],
  ['ink', 'land', TEXT],
  ...[...MAP, 'halo'].map((ground) => ['label', ground, TEXT]),
  ['sea-label', 'sea', TEXT],
  ['dusk-sea-label', 'dusk-sea', TEXT],
  ...['ink', 'quiet'].flatMap((ink) => ['kraft', 'dusk-felt'].map((ground) => [ink, ground, TEXT])),
  ...LATE.slice(1).flatMap((ground) => ['reach'].map((ink) => [ink, ground, SHAPE])),
  ...['card-ink', 'quiet'].flatMap((ink) => [
    [ink, 'card', TEXT],
    [ink, 'card-chosen', TEXT],
  ]),
  ...SEATS.flatMap((seat) => [
    [`seat-${seat}-on`, `seat-${seat}`, TEXT],
    ...GROUNDS.map((g) => [`seat-${seat}-ink`, g, TEXT]),
  ]),
  ...SEATS.flatMap((seat) => MAP.map((ground) => [`seat-${seat}-ink`, ground, SHAPE])),
  ...CONTINENTS.flatMap((c) =>
    ['paper', 'raised', 'card', 'card-chosen', `${c}-wash`].map((ground) => [c, ground, TEXT]),
  ),
  ...CONTINENTS.map((c) => ['card-ink', `${c}-wash`, TEXT]),
  ...DECKS.flatMap((deck) => ['paper', 'raised', 'card', `${deck}-wash`].map((ground) => [deck, ground, TEXT])),
  ...DECKS.map((deck) => ['card-ink', `${deck}-wash`, TEXT]),
  ...[...DECKS, 'airport', 'departure', 'preparation'].map((type) => ['on-type', type, TEXT]),
  ...GROUNDS.flatMap((ground) => [
    ['focus', ground, SHAPE],
    ['line-strong', ground, SHAPE],
    ['seat-edge', ground, SHAPE],
  ]),
  ...MAP.flatMap((ground) => ['thread', 'flown', 'target', 'city-edge', 'focus'].map((ink) => [ink, ground, SHAPE])),
  ...['land', 'land-america', 'land-asia', 'land-europe'].flatMap((ground) => ['reach', 'event'].map((ink) => [ink, ground, SHAPE])),
  ['on-reach', 'reach', TEXT],
  ['on-event', 'event-face', TEXT],
  ['event', 'event-face', SHAPE],
  ['event', 'card', SHAPE],
  ...['enamel', 'enamel-done', 'die-red', 'die-blue'].map((ground) => ['on-enamel', ground, TEXT]),
  ['motorway-edge', 'motorway', SHAPE],
  ['ferry', 'sea', SHAPE],
  ...['land', 'land-america', 'land-asia', 'land-europe'].map((ground) => ['highway', ground, SHAPE]),
  ['stone-edge', 'stone', SHAPE],
  ['stone-edge', 'road', SHAPE],
  ['crate-edge', 'crate', SHAPE],
  ['card-lit', 'card', SHAPE],
  ['card-lit', 'felt', SHAPE],
  ['chart-line', 'raised', SHAPE],
  ['chart-line', 'paper', SHAPE],
]

/** Each token's [day, night] hex colours. */
export function inks(css) {
  const both = [...css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, night]) => [
    name,
    [day, night],
  ])
  const single = [...css.matchAll(/--([\w-]+):\s*(#\w{6});/g)].map(([, name, ink]) => [name, [ink, ink]])
  return Object.fromEntries([...both, ...single])
}

const channel = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const luminance = (hex) =>
  [1, 3, 5]
    .map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)

export function ratio(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const missing = (name) => {
  throw new Error(`tokens.css has no colour --${name}`)
}

export function measure(css) {
  const table = inks(css)
  const of = (name) => table[name] ?? missing(name)
  return PAIRS.flatMap(([ink, ground, floor]) =>
    ['day', 'night'].map((theme, i) => ({ ink, ground, theme, floor, ratio: ratio(of(ink)[i], of(ground)[i]) })),
  )
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const pairs = measure(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'))
  const failing = pairs.filter((pair) => pair.ratio < pair.floor)
  const shown = process.argv.includes('--all') ? pairs : failing
  for (const p of shown) console.log(`${p.ratio.toFixed(2)} (${p.floor})  ${p.ink} on ${p.ground}, ${p.theme}`)
  const least = Math.min(...pairs.filter((p) => p.floor === TEXT).map((p) => p.ratio))
  console.log(`${pairs.length} pairs, ${failing.length} below their floor, least text contrast ${least.toFixed(2)}`)
  process.exitCode = failing.length ? 1 : 0
}
