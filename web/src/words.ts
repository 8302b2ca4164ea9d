/** Texts: those of the house, and those of one game on top of them, in one language. The same files serve Python. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import { Later } from './later.svelte'
import type { Thing } from './room'
import { actorOf, fieldsOf, thingsIn } from './told'
import type { GameCard, GameInfo, KindInfo, Offer, Told } from './wire'

/** A language by its code, which is the name of its files: `fr`. */
export type Language = string
export type Arguments = Record<string, FluentVariable>
type Said = Pick<Told, 'key' | 'facts'>

const ELLIPSIS = '…'
export const LETTERS = 'ABCDEF'
const houseTexts = import.meta.glob<string>('$texts/*.ftl', { query: '?house', import: 'default' })
const roomTexts = import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?said', import: 'default' })
const laterTexts = import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?later', import: 'default' })
const posters = import.meta.glob<string>('$games/*/texts/*.ftl', { query: '?poster', import: 'default' })

/** Those that the house has texts in. */
export const LANGUAGES: Language[] = Object.keys(houseTexts)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ''))
  .sort()
/** What is not written in a language is read in this one. */
export const SPARE: Language = 'en'

/** The sign for what is owed or paid; a hyphen is no minus. */
export const MINUS = '\u2212'

const SIGNED = { signDisplay: 'exceptZero' } as const

/** A sum that nobody may see. */
export const HIDDEN = -1

/** All that is written in a language. Much of it is read later if at all, and comes then. */
interface Book {
  bundle: FluentBundle
  rest: Later<unknown> | null
}

/** What is printed on a card under its title, what a lesson says, why something cannot be done, and what is said at the end: `vite.config.ts` sets those apart. */
const isReadLater = (key: string): boolean => /^(lesson|why|end)-|-(text|place)$/.test(key)

/** What is said in one language, at one table. */
export class Words {
  constructor(
    readonly language: Language,
    private readonly book: Book,
    private readonly game: GameInfo | null = null,
    private readonly names: string[] = [],
    readonly me = -1,
  ) {}

  /** Sentences that were made before: a log is read again and again. */
  private readonly lines = new WeakMap<Said, string>()

  /** What can be told here. */
  get tales(): GameInfo | null {
    return this.game
  }

  /** The same words, with all that can be named and told in the game. */
  knowing(game: GameInfo): Words {
    return new Words(this.language, this.book, game, this.names, this.me)
  }

  /** The same words among these players, read by the one in seat `me`. */
  seated(names: string[], me: number): Words {
    return new Words(this.language, this.book, this.game, names, me)
  }

  /** Why this is asked, where its texts say so; empty if not. */
  why({ key }: Said): string {
    return this.knows(`${key}-why`) ? this.text(`${key}-why`) : ''
  }

  /** The text of a key. A key without a text is shown as it is, so that nobody is left without a word. */
  text(key: string, args: Arguments = {}): string {
    const { bundle, rest } = this.book
    const pattern = bundle.getMessage(key)?.value
    if (pattern) return bundle.formatPattern(pattern, args, [])
    return isReadLater(key) && rest?.value === null ? '' : key
  }

  /** Send for what is read later too. */
  async complete(): Promise<void> {
    await this.book.rest?.sent
  }

  knows(key: string): boolean {
    return this.book.bundle.hasMessage(key)
  }

  /** What was told or asked, as a sentence. */
  line(told: Said): string {
    const known = this.lines.get(told) || this.sentence(told) // what is read later is empty until it comes
    this.lines.set(told, known)
    return known
  }

  private sentence(told: Said): string {
    const facts = fieldsOf(this.game, told).map(({ name, kind, listed, values }) => {
      const said = values.map((value) => this.argument(kind, value))
      return [name, listed ? this.counted(said.map(String)) : said[0]!] as const
    })
    return this.text(told.key, { ...Object.fromEntries(facts), you: this.you(told) })
  }

  /** Is it the reader who does it? If not, as what else the line names them, such as `buyer`. */
  private you(told: Said): string {
    if (this.actor(told) === this.me) return 'yes'
    return fieldsOf(this.game, told).find(({ kind, values }) => kind === 'player' && values.includes(this.me))?.name ?? 'no'
  }

  /** The word for the player that a sentence may begin with: a name, or “You”. */
  subject(told: Said): string {
    const actor = this.actor(told)
    return actor === null ? '' : actor === this.me ? this.text('subject-you') : this.noun('player', actor)
  }

  /** Who does what is told; null if the line names nobody first. */
  actor(told: Said): number | null {
    return actorOf(this.game, told)
  }

  /** The things that a line names, in their order. */
  things(told: Said | null): Thing[] {
    return told ? thingsIn(this.game, told) : []
  }

  /** The word by which texts and records know a thing: the texts say `job-<word>`, `job-<word>-place` and the like. */
  word(kind: string, noun: number): string {
    return this.kind(kind)?.words[noun] ?? ''
  }

  /** The number of the thing that this word names; -1 if there is none. */
  numberOf(kind: string, word = ''): number {
    return this.kind(kind)?.words.indexOf(word) ?? -1
  }

  /** An offer, as it stands on its button. */
  offer(offer: Offer): string {
    return this.text(`verb-${offer.verb}`, this.named(offer) ? { [offer.kind]: this.thing(offer) } : {})
  }

  /** What all offers with this verb have in common, as in “Lay …”. */
  verb(offer: Offer): string {
    return this.text(`verb-${offer.verb}`, { [offer.kind]: ELLIPSIS })
  }

  /** Does the offer name a thing? If not, the verb says it all. */
  named(offer: Offer): boolean {
    return offer.kind !== 'nothing'
  }

  /** As it stands in the group of its verb: the thing alone, but a bare number says too little. */
  inGroup(offer: Offer): string {
    return this.kind(offer.kind)?.step ? this.offer(offer) : this.noun(offer.kind, offer.noun)
  }

  /** The name of a thing. Things made of others are called by them; a number is its own name. */
  noun(kind: string, noun: number): string {
    if (kind === 'player') return this.names[noun] || LETTERS[noun] || ''
    const info = this.kind(kind)
    const parts = info?.parts[noun]
    if (info?.step) return String(noun * info.step)
    if (info && parts?.length) return this.whole(info, parts, noun)
    return this.text(`${kind}-${info?.words[noun] ?? noun}`)
  }

  /** A sum in the money of the game, as it is written in this language; one that nobody may see is a question mark. */
  money(sum: number): string {
    return this.text('money', { sum: sum === HIDDEN ? '?' : sum.toLocaleString(this.language).replace('-', MINUS) })
  }

  /** A sum that comes in or goes out, with its sign. */
  gain(sum: number): string {
    return this.text('money', { sum: `${sum < 0 ? MINUS : '+'}${Math.abs(sum).toLocaleString(this.language)}` })
  }

  /** How kind chance was, with its sign, to a tenth of what the game counts in: money, turns, cells. */
  luck(sum: number): string {
    const tenths = Math.round(sum * 10) / 10
    const said = this.knows('luck-sum') ? this.text('luck-sum', { sum: new FluentNumber(tenths, SIGNED) }) : tenths.toLocaleString(this.language, SIGNED)
    return said.replace('-', MINUS)
  }

  /** A thing by its parts: “Paris – Rome”, the second space of a road, “two guides and a camera”. */
  private whole({ name, of, nth, counted }: KindInfo, parts: number[], noun: number): string {
    if (counted) {
      const count = (part: number): number => parts.filter((other) => other === part).length
      return this.listed([...new Set(parts)].map((part) => this.text(`${name}-${this.kind(of)!.words[part]}`, { count: count(part) })))
    }
    const all = parts.map((part) => this.noun(of, part)).join(' – ')
    return nth[noun] ? `${all} ${nth[noun]}` : all
  }

  /** Names in a list; what comes more than once is said once, with how often. */
  private counted(names: string[]): string {
    const times = (name: string): number => names.filter((other) => other === name).length
    return this.listed([...new Set(names)].map((name) => (times(name) > 1 ? `${name}\u00a0×${times(name)}` : name)))
  }

  /** “Anna, Bruno and Carla”. */
  listed(names: string[]): string {
    const before = names.slice(0, -1).join(', ')
    return before ? this.text('and', { before, last: names.at(-1)! }) : (names[0] ?? '')
  }

  private kind(name: string) {
    return this.game?.kinds.find((kind) => kind.name === name)
  }

  /** A fact as its text is given it: amounts stay numbers, for the texts to count with. */
  private argument(kind: string, value: number): string | number {
    return this.kind(kind)?.step ? value : this.noun(kind, value)
  }

  /** The thing that an offer names, in the same way. */
  private thing({ kind, noun }: Offer): string | number {
    return this.argument(kind, noun * (this.kind(kind)?.step || 1))
  }
}

/** “d’Anna”, “d’Hugo”, “de Bruno”, “de Yann”: what is whose, in French. */
export function ofFrench(name: string): string {
  const plain = name.slice(0, 2).normalize('NFD').toLowerCase()
  return /^([aeiouhœæ]|y[^aeiouy])/.test(plain) ? `d’${name}` : `de ${name}`
}

/** Texts that were read before: those of the house are wanted with every room. */
const read = new Map<string, FluentResource>()

function resource(text: string): FluentResource {
  const found = read.get(text) ?? new FluentResource(text)
  read.set(text, found)
  return found
}

/** The words made from these Fluent texts; later ones may say things anew. The `rest` is fetched when the first of it is read. */
export function wordsOf(language: Language, texts: string[], game: GameInfo | null = null, rest: (() => Promise<string>) | null = null): Words {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: ([name]) => ofFrench(String(name)) } })
  for (const text of texts) bundle.addResource(resource(text), { allowOverrides: true })
  const later = rest && new Later(async () => bundle.addResource(resource(await rest())))
  return new Words(language, { bundle, rest: later }, game)
}

type Files = Record<string, () => Promise<string>>

/** How to fetch the file of a folder in a language, or in the spare one; none of a room that the page was built without. */
export function written(files: Files, folder: string, language: Language, suffix: string): (() => Promise<string>) | null {
  const paths = [language, SPARE].map((one) => `/${folder}/${one}.${suffix}`)
  const found = paths.flatMap((path) => Object.keys(files).filter((name) => name.endsWith(path)))[0]
  return found === undefined ? null : files[found]!
}

type Named = Pick<GameCard, 'name'>

/** What a room says, wherever it is written: in the page, or with the server. */
const roomText = ({ name }: Named, language: Language, files = roomTexts): Promise<string> =>
  written(files, `${name}/texts`, language, 'ftl')?.() ?? api.texts(name, language)

/** The words of the house, or of one of its games; at a table they know the game too. Whoever asks again has the same book. */
export function loadWords(language: Language, game: Named | null = null): Promise<Words> {
  const name = `${game?.name ?? ''}/${language}`
  const known = books.get(name) ?? opened(language, game)
  books.set(name, known)
  known.catch(() => books.delete(name))
  return known
}

const books = new Map<string, Promise<Words>>()

async function opened(language: Language, game: Named | null): Promise<Words> {
  const texts = [written(houseTexts, 'texts', language, 'ftl')!(), ...(game ? [roomText(game, language)] : [])]
  return wordsOf(language, await Promise.all(texts), null, game && written(laterTexts, `${game.name}/texts`, language, 'ftl'))
}

/** What the collection says of a game, its `title`, `tagline` and `about`: the rest of its words comes with its room. */
export async function loadPoster(language: Language, game: Named): Promise<Words> {
  return wordsOf(language, [await roomText(game, language, posters)])
}
