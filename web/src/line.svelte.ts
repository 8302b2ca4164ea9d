/** The page's one live line to the server. */
import { Live } from './live'

class LineState {
  /** False from the moment the line breaks until it is mended. */
  up = $state(true)
}

export const line = new LineState()

function dial(): WebSocket {
  const address = new URL('/live', location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

export const live = new Live(dial, (open) => (line.up = open))

addEventListener('online', () => live.mend())
document.addEventListener('visibilitychange', () => document.hidden || live.mend())
