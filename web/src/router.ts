/** The addresses of the page. */
export type Route =
  | { page: 'collection' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  /** With the table from which one came to read them. */
  | { page: 'rules'; game: string; table: string }
  | { page: 'verify'; table: string }
  | { page: 'about' }
  | { page: 'lost' }

/** What is to be seen at an address: a path, perhaps with a query. */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://house')
  const [page = '', name = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decode)
  if (rest.length) return { page: 'lost' }
  if (!page) return { page: 'collection' }
  if (page === 'new' && name) return { page, game: name }
  if (page === 'table' && name) return { page, id: name }
  const table = url.searchParams.get('table') ?? ''
  if (page === 'rules' && name) return { page, game: name, table }
  if (page === 'verify' && !name) return { page, table }
  return page === 'about' && !name ? { page } : { page: 'lost' }
}

/** The address at which something is to be seen. */
export function addressOf(route: Route): string {
  const { page } = route
  if (page === 'new') return `/new/${encodeURIComponent(route.game)}`
  if (page === 'rules') return `/rules/${encodeURIComponent(route.game)}${of(route.table)}`
  if (page === 'table') return `/table/${encodeURIComponent(route.id)}`
  if (page === 'verify') return `/verify${of(route.table)}`
  return page === 'about' ? '/about' : '/'
}

const of = (table: string): string => (table ? `?table=${encodeURIComponent(table)}` : '')

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
