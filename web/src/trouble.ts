/** What went wrong, in the player's language. */
import { Trouble } from './api'
import { speech, t } from './speech.svelte'

/** A sentence for the player; what these words do not know, said by a newer house, is told as it told it. */
export function sentence(code: string, message = ''): string {
  const key = `trouble-${code}`
  return speech.words?.knows(key) ? t(key) : message || t('trouble-unknown')
}

export function sentenceFor(error: unknown): string {
  return error instanceof Trouble ? sentence(error.code, error.message) : t('trouble-unknown')
}
