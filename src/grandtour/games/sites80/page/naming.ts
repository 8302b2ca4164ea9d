/** Naming a site: which of the 80 names a typed word may mean. What is hidden plays no part in it. */

/** A site, with every name that it answers to. */
export interface Known {
  site: number
  names: string[]
}

/** A site that may be meant, and by which of its names it was found. */
export interface Proposal {
  site: number
  by: string
}

const FEW = 6 // proposals at a time
const SMALL = ['the', 'of', 'at', 'le', 'la', 'les', 'l', 'de', 'du', 'des', 'd', 'el', 'los', 'o', 'a']
const SHORT: Record<string, string> = { st: 'saint', ste: 'saint', sainte: 'saint', mt: 'mount', mont: 'mount' }

/** A name without accents, case, marks and articles, its short words written out. */
export function folded(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
  const words = plain.replace(/œ/g, 'oe').replace(/æ/g, 'ae').split(/[^a-z0-9]+/).filter(Boolean)
  const great = words.filter((word) => !SMALL.includes(word))
  return (great.length ? great : words).map((word) => SHORT[word] ?? word).join(' ')
}

/** How many letters have to be changed, added, left out or swapped to make one word of another. */
export function slips(a: string, b: string): number {
  const rows = [[...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)
const WORTH = 5 // letters: a shorter beginning with a slip in it may be that of anything

/** How far a typed word is from a name: 0 is the name itself; null is another name. */
function farness(typed: string, name: string): number | null {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  const words = name.split(' ')
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 2
  const beginnings = typed.length < WORTH ? [] : [name.slice(0, typed.length), name.slice(0, typed.length + 1)]
  const near = [name, ...beginnings].map((some) => slips(typed, some))
  const least = Math.min(...near)
  return least <= forgiven(typed.length) ? 2 + least : null
}

/** The sites that a typed word may mean, the likeliest first, those it names before those it names otherwise; of a few, all as long as nothing is typed. */
export function proposals(typed: string, known: Known[]): Proposal[] {
  const word = folded(typed)
  if (!word) return known.length > FEW ? [] : known.map(({ site, names }) => ({ site, by: names[0]! }))
  const found = known.flatMap(({ site, names }) => {
    const all = names.flatMap((by, i) => {
      const far = farness(word, folded(by))
      return far === null ? [] : [{ site, by, far, further: Math.min(i, 1) }]
    })
    return all.sort((a, b) => a.far - b.far).slice(0, 1)
  })
  const order = (a: (typeof found)[number], b: (typeof found)[number]) => a.far - b.far || a.further - b.further || a.by.localeCompare(b.by)
  return found.sort(order).slice(0, FEW).map(({ site, by }) => ({ site, by }))
}

// --- The names, from the texts of all languages ---

const LINE = /^site-([a-z-]+?)(-also)? = (.+)$/gm

/** Every name of each site: first as the reader says it, then in the other languages, then the further ones. */
export function namesFrom(ids: readonly string[], own: string, texts: string[]): Known[] {
  const names = new Map(ids.map((id) => [id, { main: [] as string[], also: [] as string[] }]))
  for (const text of [own, ...texts])
    for (const [, id = '', also, said = ''] of text.matchAll(LINE)) {
      const all = names.get(id)
      if (all) all[also ? 'also' : 'main'].push(...(also ? said.split(',') : [said]).map((name) => name.trim()))
    }
  return ids.map((id, site) => ({ site, names: [...new Set([...names.get(id)!.main, ...names.get(id)!.also])] }))
}
