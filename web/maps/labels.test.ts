// @vitest-environment node
import { describe, expect, test } from 'vitest'
import board from '$games/course/board.json'
import file from '$games/course/page/labels.json'
import { labelsAt } from '$games/course/page/labels'
import type { LabelSet } from '../src/map/labels'
import { collisions, labels } from './labels.js'
import { LANGUAGES } from './room.js'

const made: Record<keyof typeof file, LabelSet> = file
const ids = board.cities.map(({ id }) => id)

test('labels.json is what the generator makes of the cities and their names', () => {
  expect(made).toEqual(labels())
})

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(['wide', 'narrow'] as const)(
    '%s: every city has its name, and none touches another, a city or the frame',
    (set) => {
      expect(Object.keys(made[set].of[lang]!).sort()).toEqual([...ids].sort())
      expect(collisions(made[set], lang)).toEqual([])
    },
  )

  test('small: the homes have their names, and no two names touch', () => {
    expect(Object.keys(made.small.of[lang]!)).toEqual(expect.arrayContaining(board.homes))
    expect(collisions(made.small, lang).filter((words) => !words.includes('on the city'))).toEqual([])
  })

  test.each([360, 390, 768, 968, 1050, 1400, 2800])('a board %i px wide has labels of 11 px or more', (wide) => {
    expect(labelsAt(wide / 1400, lang).size * (wide / 1400)).toBeGreaterThanOrEqual(11)
  })
})
