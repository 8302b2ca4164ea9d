import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

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

/** `en.ftl?poster` is what a room's texts begin with, before their first heading: its title and what it is about. */
function posters(): Plugin {
  return {
    name: 'posters',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?')
      if (query !== 'poster') return null
      this.addWatchFile(file!)
      return `export default ${JSON.stringify(readFileSync(file!, 'utf8').split(/^## /m)[0])}`
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

/** Few files, each whole: what every page needs, what every table needs, and what some rooms share. */
const chunks = [
  { name: 'house', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/src/main.ts'), priority: 4 },
  { name: 'table', test: /\/web\/(node_modules\/svelte\/|src\/(parts\/(Bidders|Count|Die|Ledger|LedgerRow|Money|MoneyChart|SeatLeaf|Seats)\.svelte|map\/(?!World|world)|(?!pages|luck|draws|rules|coach|replay)[\w.]+$)|maps\/)|\/TablePage\.svelte/, priority: 3 },
  { name: 'world', test: /\/src\/map\/(World\.svelte|world(-sheet)?\.json)/, priority: 2 },
  { name: 'track', test: /\/families\/track\//, priority: 1 },
  { name: (id: string) => /\/games\/(\w+)\//.exec(id)?.[1] ?? null, test: /\/games\/\w+\/(page\/(?!pictures\/)|[\w-]+\.json)/, minShareCount: 2 },
]

export default defineConfig({
  root: here('.'),
  plugins: [packagesForBoards(), posters(), svelte(), compressed()],
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
