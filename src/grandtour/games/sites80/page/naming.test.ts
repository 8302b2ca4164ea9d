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
  }, 30_000)

  test.each(['Eiffel', 'Colosseum', 'Hagia Sophia', 'Kremlin', 'Parthenon', 'Hermitage', 'Opera House'])(
    'a landmark answers to nothing: %s',
    (typed) => expect(found(typed)).toEqual([]),
  )

  test.each(Object.entries(texts))('nothing that a clue names leads to its site: %s', (_, text) => {
    const clues = new Map([...text.matchAll(/^clue-(\d+) = (.+)$/gm)].map(([, key, clue]) => [Number(key), clue!]))
    const named = (clue: string) => clue.match(/(?<!^|[:“«]\s?)\p{Lu}[\p{L}-]{2,}/gu) ?? []
    sites.forEach((site, number) => {
      const mentioned = site.clues.flatMap(({ key }) => named(clues.get(key)!))
      for (const word of mentioned) expect(proposals(word, [known[number]!]), `${site.id}: ${word}`).toEqual([])
    })
  })

  test('what it names is proposed before what it names otherwise', () => expect(found('sa')[0]).toBe('saint-petersburg'))

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
