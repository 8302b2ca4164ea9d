/** The page's one live connection to the server. */
import { Live } from './live'

class Connection {
  /** False from the moment it breaks until it is mended. */
  up = $state(true)
}

export const connection = new Connection()

function dial(): WebSocket {
  const address = new URL('/live', location.href)
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

export const live = new Live(dial, (open) => (connection.up = open))

addEventListener('online', () => live.mend())
document.addEventListener('visibilitychange', () => document.hidden || live.mend())
