/** The page's one live connection to the server. */
import { Live } from './live'

class Connection {
  /** False from the moment it breaks or falls silent until something is heard again. */
  up = $state(true)
}

export const connection = new Connection()

function dial(): WebSocket {
  const address = new URL('/live', location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

export const live = new Live(dial, (up) => (connection.up = up), () => document.hidden)

addEventListener('online', () => live.mend())
addEventListener('offline', () => live.doubt())
document.addEventListener('visibilitychange', () => document.hidden || live.mend())
