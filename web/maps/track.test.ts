// @vitest-environment node
import { describe, expect, test } from 'vitest'
import board from '$games/sakodo/board.json'
import placed from '$families/track/page/labels.json'
import { lettering } from '$families/track/page/labels'
import type { Space } from '$families/track/page/spaces'
import { labelsAt, type LabelSet } from '../src/map/labels'
import file from '$families/track/page/track.json'
import { collisions, labels } from './space-labels.js'
import { APART, ASIDE, closest, crossings, track } from './track.js'
import { LANGUAGES } from './room.js'

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
