// @vitest-environment node
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const pictures = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })
const drawn = Object.entries(pictures).map(([path, svg]) => ({ id: path.slice(2, -4), svg }))

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!)
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8') // Vitest imports no CSS
const tokens = read('../../../../../../web/src/style/tokens.css')
const palette = all(read('inks.css'), /^\.i-(\w+) /gm)
const inksOf = (svg: string): string[] => [...new Set(all(svg, /class="[il]-(\w+)"/g))]

/** The pictures that break a rule, so that a failure names them. */
const breaking = (rule: (svg: string, id: string) => boolean): string[] =>
  drawn.filter(({ svg, id }) => !rule(svg, id)).map(({ id }) => id)

test('there are eighty pictures, each named by a short slug', () => {
  expect(drawn).toHaveLength(80)
  expect(breaking((_, id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('all have one format and take the size they are given', () => {
  expect(breaking((svg) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160">'))).toEqual([])
})

test('every shape is printed in an ink of the palette, and none in more than nine', () => {
  const shapes = /<(?:path|circle)(?! class="[il]-\w+" )/
  expect(breaking((svg) => !shapes.test(svg))).toEqual([])
  expect(breaking((svg) => inksOf(svg).every((ink) => palette.includes(ink)))).toEqual([])
  expect(breaking((svg) => inksOf(svg).length <= 9)).toEqual([])
})

test('every ink has its colour among the tokens, and is in use', () => {
  expect(palette.filter((ink) => !tokens.includes(`--print-${ink}: `))).toEqual([])
  expect(palette.filter((ink) => !drawn.some(({ svg }) => inksOf(svg).includes(ink)))).toEqual([])
})

test('a picture is shapes alone: no words, no images, no scripts, no styles', () => {
  const tags = ['svg', 'defs', 'g', 'path', 'circle', 'use']
  expect(breaking((svg) => all(svg, /<(\w+)/g).every((tag) => tags.includes(tag)))).toEqual([])
  expect(breaking((svg) => !/ (?:style|fill|stroke|on\w+)=/.test(svg))).toEqual([])
})

test('it refers to its own parts alone, by names no other picture on the page has', () => {
  const parts = (svg: string) => [...all(svg, / href="(.*?)"/g), ...all(svg, / id="(.*?)"/g).map((id) => `#${id}`)]
  expect(breaking((svg, id) => parts(svg).every((part) => part.startsWith(`#${id}-`)))).toEqual([])
})

test('each is light, and the album is too', () => {
  expect(breaking((svg) => svg.length < 8_000)).toEqual([])
  const together = drawn.reduce((bytes, { svg }) => bytes + gzipSync(svg).length, 0)
  expect(together).toBeLessThan(150_000)
})
