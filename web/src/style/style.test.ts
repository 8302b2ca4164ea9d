// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Read from the disk: to tests Vite gives every style sheet empty, even as `?raw`. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folders = ['..', '../../../src/grandtour/games', '../../../src/grandtour/families']
const files = folders.flatMap((folder) => globSync(`${here(folder)}/**/*.{svelte,css,ts}`))
const sources = Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')]))

/** Colours as CSS writes them; `{#each`, `url(#id)` and private fields are none. */
const COLOUR = /(?<![\w&{(])#(?:[0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|lab|color-mix)\(/gi

test('every pair of inks set together can be read, by day and by night', () => {
  const check = new URL('contrast.mjs', import.meta.url)
  expect(execFileSync(process.execPath, [check.pathname], { encoding: 'utf8' })).toContain(', 0 below their floor')
})

/** The facts of a room are made from its rules: in them # may be a kind of cell. */
const PAINTLESS = ['tokens.css', '.test.ts', '/facts.ts']

test('the style sheets are among what is read', () => {
  expect(Object.entries(sources).filter(([path, source]) => path.endsWith('.css') && !source)).toEqual([])
  expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(2)
})

test('no colour is written outside tokens.css', () => {
  const painted = Object.entries(sources)
    .filter(([path]) => !PAINTLESS.some((end) => path.endsWith(end)))
    .flatMap(([path, source]) => (source.match(COLOUR) ?? []).map((colour) => `${path}: ${colour}`))
  expect(painted).toEqual([])
})
