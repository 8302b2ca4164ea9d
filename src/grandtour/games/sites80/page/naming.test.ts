// @vitest-environment node
import { describe, expect, test } from 'vitest'
import sites from '../sites.json'
import { folded, namesFrom, proposals, slips } from './naming'

const texts = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true })
const ids = sites.map(({ id }) => id)
const own = texts['../texts/en.ftl']!
const known = namesFrom(ids, own, Object.values(texts))
const found = (typed: string) => proposals(typed, known).map(({ site }) => ids[site])

describe('a typed name', () => {
  test.each([
    ['istanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['istambul', 'istanbul'],
    ['Constantinople', 'istanbul'],
    ['pyramides', 'giza'],
    ['Venise', 'venice'],
    ['la serenissima', 'venice'],
    ['st petersbourg', 'saint-petersburg'],
    ['Mt Everest', 'everest'],
    ['le mont everest', 'everest'],
    ['taj', 'taj-mahal'],
    ['Moscou', 'moscow'],
    ['cap nord', 'north-cape'],
    ['Jérusalem', 'jerusalem'],
    ['Samarcande', 'samarkand'],
  ])('%s is %s before all others', (typed, site) => {
    expect(found(typed)[0]).toBe(site)
  })

  test('every name of every site, in both languages, leads to it', () => {
    for (const { site, names } of known)
      for (const name of names) expect(found(name), name).toContain(ids[site])
  })

  test.each(['Eiffel', 'Colosseum', 'Hagia Sophia', 'Kremlin', 'Parthenon', 'Hermitage', 'Opera House'])(
    'a landmark answers to nothing: %s',
    (typed) => expect(found(typed)).toEqual([]),
  )

  test('nothing typed proposes nothing of the 80, but all of a few', () => {
    expect(found('  ')).toEqual([])
    expect(proposals('', known.slice(0, 2)).map(({ site }) => site)).toEqual([0, 1])
  })

  test('there are never many', () => expect(found('a').length).toBeLessThanOrEqual(6))
})

test('accents, case, marks and articles do not count', () => {
  expect(folded('L’Île de Pâques')).toBe('ile paques')
  expect(folded('The Great Wall of China')).toBe('great wall china')
})

test('slips are letters changed, added, left out or swapped', () => {
  expect(slips('petra', 'petra')).toBe(0)
  expect(slips('petar', 'petra')).toBe(1)
  expect(slips('ptra', 'petra')).toBe(1)
})
