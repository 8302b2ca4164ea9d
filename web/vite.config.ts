import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

export default defineConfig({
  root: here('.'),
  plugins: [packagesForBoards(), posters(), svelte()],
  resolve: {
    alias: { $lib: here('./src'), $games: games, $families: families, $texts: here('../src/grandtour/texts') },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page allows no data: addresses
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/grandtour')] },
    proxy: { '/api': { target: server }, '/live': { target: server, ws: true } }, // the host is kept, for the server's check of origins
  },
})
