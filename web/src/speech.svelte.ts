/** The house's words in the language of the player, and the voice that reads them to those who listen. */
import { untrack } from 'svelte'
import { loadWords, type Arguments, type Language, type Words } from './words'

class Speech {
  words = $state.raw<Words | null>(null)
  /** What a screen reader is told, the latest last. */
  heard = $state<{ n: number; text: string }[]>([])
  private count = 0

  async speak(language: Language): Promise<void> {
    const words = await loadWords(language)
    this.words = words
  }

  announce(text: string): void {
    if (text) this.heard = [...untrack(() => this.heard).slice(-4), { n: this.count++, text }]
  }
}

export const speech = new Speech()

/** A text of the house. */
export const t = (key: string, args: Arguments = {}): string => speech.words?.text(key, args) ?? ''

export const announce = (text: string): void => speech.announce(text)
