import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { packed } from './src/map/packing.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const games = here('../src/grandtour/games')
const families = here('../src/grandtour/families')
const server = process.env.GRANDTOUR_SERVER ?? 'http://127.0.0.1:8080'

/** The boards lie in the Python package, away from node_modules: look up what they import as if from here. */
function packagesForBoards(): Plugin {
  return {
    name: 'packages-for-boards',
    enforce: 'pre',
    resolveId(name, importer, options) {
      if (![games, families].some((folder) => importer?.startsWith(folder)) || /^[./$\0]/.test(name)) return null
      return this.resolve(name, here('./index.html'), { ...options, skipSelf: true })
    },
  }
}

/** The entries of a text in the Fluent format, without comments and what only the terminal says, by their keys. */
const entries = (text: string): Map<string, string> =>
  new Map([...text.replace(/^#.*\n/gm, '').matchAll(/^(?!see-)([\w-]+) =.*\n([ }].*\n|\n)*/gm)].map(([entry, key]) => [key!, entry.trim()]))

/**
 * Those that are read later if at all, or those that are not: what is printed on a card under its title, `job-guide-text` and
 * `job-guide-place` where there is a `job-guide`; what a lesson says, why something cannot be done, and what is said at the end.
 */
function apart(text: string, later: boolean): string {
  const all = entries(text)
  const isLater = (key: string): boolean => /^(lesson|why|end)-/.test(key) || all.has(/^(.*)-(text|place)$/.exec(key)?.[1] ?? '')
  return [...all].flatMap(([key, entry]) => (isLater(key) === later ? [entry] : [])).join('\n')
}

/**
 * The parts of a room's texts, and those of the house without what only the terminal says. `en.ftl?poster` is what a room's begin
 * with, before their first heading: its title and what it is about.
 */
const parts: Record<string, (text: string) => string> = {
  poster: (text) => text.split(/^## /m)[0]!,
  said: (text) => apart(text, false),
  later: (text) => apart(text, true),
  house: (text) => text.replace(/^(#|terminal-).*\n([ }].*\n)*/gm, ''),
}

function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      const part = file!.endsWith('.ftl') ? parts[query ?? ''] : null
      if (!part) return null
      this.addWatchFile(file!)
      return `export default ${JSON.stringify(part(readFileSync(file!, 'utf8')))}`
    },
  }
}

const isMap = (file: string): boolean => 'graticule' in JSON.parse(readFileSync(file, 'utf8'))
/** A board whose map is drawn beforehand; a room that draws it itself needs to know where its places are. */
const isDrawn = (file: string): boolean =>
  /\/(board|cards)\.json$/.test(file) && !existsSync(join(dirname(file), 'page', 'projection.ts'))

/** They travel packed, and without what only maps are drawn from; they are unpacked when they are opened. */
function maps(): Plugin {
  const place = (key: string, value: unknown): unknown => (key === 'lat' || key === 'lon' ? undefined : value)
  return {
    name: 'maps',
    apply: 'build',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      const found = name.endsWith('.json') ? await this.resolve(name, importer, { ...options, skipSelf: true }) : null
      return found && (isDrawn(found.id) || isMap(found.id)) ? `${found.id}.js` : null
    },
    load(id) {
      if (!id.endsWith('.json.js')) return null
      const drawn: unknown = JSON.parse(readFileSync(id.replace(/\.js$/, ''), 'utf8'), place)
      const [plain, small] = [drawn, packed(drawn)].map((map) => JSON.stringify(map)) as [string, string]
      return small === plain ? `export default ${plain}` : `import { unpacked } from '$lib/map/packing'\nexport default unpacked(${small})`
    },
  }
}

/** Beside every text the server finds it compressed as well as can be; it zips what it has no such file for. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, files) {
      for (const name of Object.keys(files).filter((name) => /\.(js|css|html|svg)$/.test(name)))
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(readFileSync(join(dir!, name))))
    },
  }
}

const STYLE = /\.svelte\?.*type=style|\.css$/
/** Pages that nobody needs while a game is played, what is on them alone, and what is seldom wanted at a table. */
const BY_ITSELF = /\/src\/(pages\/(NewTable|RulesPage|Verify)|parts\/(ChairCard|Coach|Curtain|Levels|Lobby|Past|Recap|RecordBoard))\.svelte/
const roomOf = (id: string): string | null => /\/games\/(\w+)\//.exec(id)?.[1] ?? null

/**
 * Few files, each whole: what every page needs, what every table needs, what every end needs, and what some rooms share. The
 * styles of the house are one file but for what stands alone, and those of a room another: they are small, and a file costs a
 * journey.
 */
const chunks = [
  { name: 'house', test: (id: string) => STYLE.test(id) && id.startsWith(here('./src')) && !BY_ITSELF.test(id), priority: 7 },
  { name: 'house', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/src/main.ts'), priority: 6 },
  { name: 'table', test: /\/web\/(node_modules\/svelte\/|src\/(parts\/(Bidders|Count|Die|Ledger|LedgerRow|Money|SeatLeaf|Seats)\.svelte|map\/(world-sheet|(?!World|world))|(?!pages|luck|draws|rules|coach|replay|sound)[\w.]+$)|maps\/)|\/TablePage\.svelte/, priority: 5 },
  { name: 'end', test: /\/parts\/(Again|EndScreen)\.svelte/, priority: 4 },
  { name: 'world', test: /\/src\/map\/(World\.svelte|world\.json)/, priority: 4 },
  { name: 'track', test: (id: string) => STYLE.test(id) && id.includes('/families/track/'), priority: 4 },
  { name: 'things', test: /\/families\/track\/(?!page\/(Board|Ending|Pawns|Plaque|Spaces|Tag|Track|Ways|journey|labels|pieces)\.)/, priority: 3 },
  { name: 'track', test: /\/families\/track\/(?!page\/Ending\.)/, priority: 2 },
  { name: roomOf, test: (id: string) => STYLE.test(id) && roomOf(id) !== null, priority: 1 },
  { name: roomOf, test: /\/games\/\w+\/(page\/(?!pictures\/)|[\w-]+\.json)/, minShareCount: 2 },
]

export default defineConfig({
  root: here('.'),
  plugins: [packagesForBoards(), texts(), maps(), svelte(), compressed()],
  resolve: {
    alias: { $lib: here('./src'), $games: games, $families: families, $texts: here('../src/grandtour/texts') },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page allows no data: addresses
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/grandtour')] },
    proxy: { '/api': { target: server }, '/live': { target: server, ws: true } }, // the host is kept, for the server's check of origins
  },
})
