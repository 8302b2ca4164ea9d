/** The rules of a game, read from the small part of Markdown they are written in. */
import { api } from './api'
import { written, type Language } from './words'

export interface Sentence {
  spans: { text: string; bold: boolean }[]
  /** The clauses behind it, as in CM-21 or A20. */
  clauses: string[]
}

export type Block =
  | { type: 'text'; sentence: Sentence }
  | { type: 'list'; items: Sentence[] }
  | { type: 'figure'; name: string; args: string[] }

export interface Section {
  title: string
  anchor: string
  blocks: Block[]
}

export interface Rules {
  title: string
  /** Where the help for each question begins. */
  anchors: Record<string, string>
  /** What stands before the first section is one without title. */
  sections: Section[]
}

const CLAUSES = /\s*\[((?:[A-Z]{2}-\d+|A\d+)(?:[ ,]+(?:[A-Z]{2}-\d+|A\d+))*)\]$/

export function parseRules(text: string): Rules {
  const rules: Rules = { title: '', anchors: {}, sections: [] }
  for (const chunk of chunks(text)) read(rules, chunk)
  return rules
}

/** Lines that belong together: a paragraph or a list item may be broken over several. */
function chunks(text: string): string[] {
  const found: string[] = []
  let open = false
  for (const line of text.split('\n').map((line) => line.trim())) {
    const starts = /^(#|@ |- |:: )/.test(line)
    if (line && open && !starts) found.push(`${found.pop()} ${line}`)
    else if (line) found.push(line)
    open = line !== '' && !/^(#|@ |:: )/.test(line)
  }
  return found
}

function read(rules: Rules, chunk: string): void {
  const [word = '', ...rest] = chunk.split(/ +/)
  if (word === '@') rules.anchors[rest[0]!] = rest[1] ?? ''
  else if (word === '#') rules.title = rest.join(' ')
  else if (word === '##') rules.sections.push(section(rest.join(' ')))
  else blocks(rules).push(...block(blocks(rules), chunk))
}

function section(heading: string): Section {
  const [, title = '', anchor = ''] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(heading)!
  return { title, anchor, blocks: [] }
}

function blocks(rules: Rules): Block[] {
  if (!rules.sections.length) rules.sections.push({ title: '', anchor: '', blocks: [] })
  return rules.sections.at(-1)!.blocks
}

/** The new block, or none if the chunk goes on the list above it. */
function block(before: Block[], chunk: string): Block[] {
  const last = before.at(-1)
  if (chunk.startsWith(':: ')) {
    const [name = '', ...args] = chunk.slice(3).split(/\s+/)
    return [{ type: 'figure', name, args }]
  }
  if (!chunk.startsWith('- ')) return [{ type: 'text', sentence: sentence(chunk) }]
  const item = sentence(chunk.slice(2))
  if (last?.type !== 'list') return [{ type: 'list', items: [item] }]
  last.items.push(item)
  return []
}

export function sentence(text: string): Sentence {
  const clauses = CLAUSES.exec(text)?.[1]?.split(/[ ,]+/) ?? []
  const spans = text.replace(CLAUSES, '').split('**').map((text, i) => ({ text, bold: i % 2 === 1 }))
  return { spans: spans.filter((span) => span.text), clauses }
}

const texts = import.meta.glob<string>('$games/*/rulebook/*.md', { query: '?raw', import: 'default' })

/** The rules of a game in a language, or null if they are not written. */
export async function loadRules(game: string, language: Language): Promise<Rules | null> {
  const text = await (written(texts, `${game}/rulebook`, language, 'md')?.() ?? api.rules(game, language))
  return text ? parseRules(text) : null
}
