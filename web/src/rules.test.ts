// @vitest-environment node
import { expect, test } from 'vitest'
import { parseRules, sentence } from './rules'
import { clauseOf } from './told'

const TEXT = `
@ ask-turn turn
@ ask-home start

# Round the world

Be home first. [CM-41]

## The start {#start}

Everyone picks a **home**,
in secret. [CM-18 A7]

:: map-leg paris tokyo

## Your turn {#turn}

- Lay cards. [CM-21]
- Or stay: there is
  no pass. [CM-27]
`

test('the help for each question begins at its anchor', () => {
  expect(parseRules(TEXT).anchors).toEqual({ 'ask-turn': 'turn', 'ask-home': 'start' })
})

test('sections have titles and anchors; what comes first has none', () => {
  const { title, sections } = parseRules(TEXT)
  expect(title).toBe('Round the world')
  expect(sections.map(({ title, anchor }) => [title, anchor])).toEqual([['', ''], ['The start', 'start'], ['Your turn', 'turn']])
})

test('a no-break space in a title stays one', () => {
  expect(parseRules('## Ce soir\u202f? {#soir}').sections[0]!.title).toBe('Ce soir\u202f?')
})

test('paragraphs and items may be broken over lines, and end with their clauses', () => {
  const [, start, turn] = parseRules(TEXT).sections
  expect(start!.blocks[0]).toEqual({
    type: 'text',
    sentence: {
      spans: [{ text: 'Everyone picks a ', bold: false }, { text: 'home', bold: true }, { text: ', in secret.', bold: false }],
      clauses: ['CM-18', 'A7'],
    },
  })
  expect(turn!.blocks).toMatchObject([{ type: 'list', items: [{ clauses: ['CM-21'] }, { clauses: ['CM-27'] }] }])
})

test('a figure stands on a line of its own', () => {
  expect(parseRules(TEXT).sections[1]!.blocks[1]).toEqual({ type: 'figure', name: 'map-leg', args: ['paris', 'tokyo'] })
})

test('square brackets that name no clause are part of the text', () => {
  expect(sentence('Five [or more] cards.')).toEqual({ spans: [{ text: 'Five [or more] cards.', bold: false }], clauses: [] })
})

test('a refusal names its clause or ruling', () => {
  expect(clauseOf('why-cm-31')).toBe('CM-31')
  expect(clauseOf('why-cm-a18')).toBe('A18')
  expect(clauseOf('why-sk-a39-sales')).toBe('A39')
  expect(clauseOf('why-nothing')).toBeNull()
})
