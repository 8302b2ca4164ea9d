/** What went wrong, in the player's language. */
import { Trouble } from './api'
import { t } from './speech.svelte'

const TEXTS: Record<string, string> = {
  offline: 'trouble-offline',
  stale: 'trouble-stale',
  over: 'trouble-over',
  'not-your-turn': 'trouble-not-your-turn',
  'not-offered': 'trouble-not-offered',
  'no-undo': 'trouble-no-undo',
  'bad-name': 'trouble-name',
  'seat-taken': 'trouble-taken',
  'unknown-table': 'trouble-no-table',
  'bot-plays': 'trouble-bot-plays',
  'too-fast': 'trouble-too-fast',
  'too-many-tables': 'trouble-too-many-tables',
  'bad-record': 'trouble-bad-record',
}

/** A sentence for the player; what the house has no words for is said in the server's. */
export function sentence(code: string, message = ''): string {
  return TEXTS[code] ? t(TEXTS[code]) : message || t('trouble-unknown')
}

export function sentenceFor(error: unknown): string {
  return error instanceof Trouble ? sentence(error.code, error.message) : t('trouble-unknown')
}
