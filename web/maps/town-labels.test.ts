// @vitest-environment node
import { describe, expect, test } from 'vitest'
import board from '$games/auf_achse/board.json'
import { LETTERING } from '$games/auf_achse/page/labels'
import { labelsAt, type LabelSet } from '../src/map/labels'
import file from '$games/auf_achse/page/labels.json'
import sheet from '$games/auf_achse/page/sheet.json'
import { collisions, labels } from './town-labels.js'
import { LANGUAGES } from './room.js'

const made: Record<keyof typeof file, LabelSet> = file
const ids = board.towns.map(({ id }) => id).sort()

test('labels.json is what the generator makes of the towns and their names', () => {
  expect(made).toEqual(labels())
})

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(['wide', 'narrow', 'small'] as const)(
    '%s: every town has its name, and none touches another, a town or the frame',
    (set) => {
      expect(Object.keys(made[set].of[lang]!).sort()).toEqual(ids)
      expect(collisions(made[set], lang)).toEqual([])
    },
  )

  test.each([
    ['tiny', 25],
    ['least', 10],
  ] as const)('%s: %i towns or more have their names, and no two names touch', (set, some) => {
    expect(Object.keys(made[set].of[lang]!).length).toBeGreaterThanOrEqual(some)
    expect(collisions(made[set], lang).filter((words) => !words.includes('on the city'))).toEqual([])
  })

  test.each([160, 240, 300, 360, 430, 600, 800, 1200, 4000])('a map %i px wide has names of 11 px or more', (wide) => {
    expect(labelsAt(LETTERING.sets, wide / sheet.width, lang).size * (wide / sheet.width)).toBeGreaterThanOrEqual(11)
  })
})
