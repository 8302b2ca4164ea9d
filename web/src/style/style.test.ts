// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const sources: Record<string, string> = {
  ...import.meta.glob<string>('../**/*.{svelte,css,ts}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$games/*/page/**/*.{svelte,css,ts}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('$families/*/page/**/*.{svelte,css,ts}', { query: '?raw', import: 'default', eager: true }),
}

/** Colours as CSS writes them; `{#each`, `url(#id)` and private fields are none. */
const COLOUR = /(?<![\w&{(])#(?:[0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|lab|color-mix)\(/gi

test('every pair of inks set together can be read, by day and by night', () => {
  const check = new URL('contrast.mjs', import.meta.url)
  expect(execFileSync(process.execPath, [check.pathname], { encoding: 'utf8' })).toContain(', 0 below their floor')
})

/** The facts of a room are made from its rules: in them # may be a kind of cell. */
const PAINTLESS = ['tokens.css', '.test.ts', '/facts.ts']

test('no colour is written outside tokens.css', () => {
  const painted = Object.entries(sources)
    .filter(([path]) => !PAINTLESS.some((end) => path.endsWith(end)))
    .flatMap(([path, source]) => (source.match(COLOUR) ?? []).map((colour) => `${path}: ${colour}`))
  expect(painted).toEqual([])
})
