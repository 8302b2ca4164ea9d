/** How the player likes the page, kept in this browser: language, light, motion, sound, pace, tips. */
import { recall, remember } from './memory'
import { PACES, type Pace } from './playback'
import { LANGUAGES, SPARE, type Language } from './words'

export const THEMES = ['system', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'grandtour'

interface Kept {
  language: Language
  theme: Theme
  still: boolean
  sound: boolean
  pace: Pace
  clauses: boolean
  tips: boolean
}

class Preferences {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>('system')
  /** Nothing shall move, whatever the system says. */
  still = $state(false)
  sound = $state(false)
  /** How fast the play of others is shown. */
  pace = $state<Pace>('normal')
  /** The rules say on which clauses they are based. */
  clauses = $state(false)
  /** The coach speaks: in lessons, and of questions in every game. */
  tips = $state(false)
  private systemStill = $state(false)
  /** May things move? */
  readonly motion = $derived(!this.still && !this.systemStill)

  constructor() {
    Object.assign(this, kept())
    const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
    this.systemStill = reduced?.matches ?? false
    reduced?.addEventListener('change', () => (this.systemStill = reduced.matches))
  }

  changePace(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length]!
  }

  /** Make the page look as the player likes it, and keep that. Call it in an effect. */
  apply(): void {
    const { language, theme, still, sound, pace, clauses, tips } = this
    const root = document.documentElement
    root.lang = language
    mark(root, 'theme', theme === 'system' ? '' : theme)
    mark(root, 'motion', still ? 'off' : '')
    remember(KEY, { language, theme, still, sound, pace, clauses, tips })
  }
}

function mark(root: HTMLElement, name: string, value: string): void {
  if (value) root.dataset[name] = value
  else delete root.dataset[name]
}

function firstLanguage(): Language {
  const asked = (globalThis.navigator?.languages ?? []).flatMap((tag) => [tag, tag.replace(/-.*/, '')])
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? SPARE
}

function kept(): Partial<Kept> {
  const found = recall<Partial<Kept>>(KEY) ?? {}
  const { language, theme, pace } = found
  return {
    ...(LANGUAGES.includes(language!) && { language: language! }),
    ...(THEMES.includes(theme!) && { theme: theme! }),
    ...(PACES.includes(pace!) && { pace: pace! }),
    still: found.still === true,
    sound: found.sound === true,
    clauses: found.clauses === true,
    tips: found.tips === true,
  }
}

export const preferences = new Preferences()
