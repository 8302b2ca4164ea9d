// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import board from '$families/track/board.json'
import placed from '$families/track/page/labels.json'
import { lettering } from '$families/track/page/labels'
import type { Space } from '$families/track/page/spaces'
import { labelsAt, type LabelSet } from '../src/map/labels'
import file from '$families/track/page/track.json'
import { collisions, labels } from './space-labels.js'
import { APART, ASIDE, closest, crossings, track } from './track.js'
import { LANGUAGES, sisters } from './room.js'

const made: Record<keyof typeof placed, LabelSet> = placed

test('track.json is what the generator makes: every space stands free, and no stretch runs through another', () => {
  expect(file).toEqual(track())
  expect(file.spots).toHaveLength(board.spaces.length)
  expect(closest(file).spaces).toBeGreaterThan(APART - 0.5)
  expect(closest(file).passing).toBeGreaterThan(ASIDE - 0.5)
  expect(crossings(file)).toBe(0)
}, 60_000)

test('labels.json is what the generator makes of the spaces and their names', () => {
  expect(made).toEqual(labels())
}, 60_000)

describe('with one of its rooms deleted', () => {
  const ROOT = resolve(import.meta.dirname, '../..')
  const MAPS = ['web/maps', 'web/src/map', 'src/grandtour/texts', 'src/grandtour/families', 'src/grandtour/games']
  const MAKE = `
    const { track } = await import('./maps/track.js')
    const { labels } = await import('./maps/space-labels.js')
    process.stdout.write(JSON.stringify([track(), labels()]))`

  /** What the generators make in a copy of the house that lacks a room. */
  function madeWithout(gone: string): [typeof file, typeof made] {
    const house = mkdtempSync(join(tmpdir(), 'without-'))
    for (const path of MAPS)
      cpSync(join(ROOT, path), join(house, path), { recursive: true, filter: (from) => basename(from) !== gone })
    symlinkSync(join(ROOT, 'web/node_modules'), join(house, 'web/node_modules'))
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', MAKE], { cwd: join(house, 'web'), encoding: 'utf8' })
    rmSync(house, { recursive: true })
    return JSON.parse(said)
  }

  test.each(sisters('track'))('given no %s, then the track is the same and every space has a name', (gone) => {
    const [made, labels] = madeWithout(gone)
    expect(made).toEqual(file)
    for (const lang of LANGUAGES) expect(Object.keys(labels.near.of[lang]!)).toHaveLength(board.spaces.length)
  }, 60_000)
})

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(['near', 'middle', 'wide', 'small', 'tiny'] as const)('%s: no name touches another or a space', (set) => {
    expect(collisions(made[set], lang)).toEqual([])
  })

  test('seen from near, every space has its name', () => {
    expect(Object.keys(made.near.of[lang]!)).toHaveLength(board.spaces.length)
  })

  test.each([360, 768, 968, 1400, 2800])('a board %i px wide has labels of 11 px or more', (wide) => {
    expect(labelsAt(lettering(board.spaces as Space[]).sets, wide / 1400, lang).size * (wide / 1400)).toBeGreaterThanOrEqual(11)
  })
})
