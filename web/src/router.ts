/** The addresses of the page. */
export type Route =
  | { page: 'collection' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
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
  if (page === 'rules' && name) return { page, game: name }
  if (page === 'verify' && !name) return { page, table: url.searchParams.get('table') ?? '' }
  return page === 'about' && !name ? { page } : { page: 'lost' }
}

/** The address at which something is to be seen. */
export function addressOf(route: Route): string {
  const { page } = route
  if (page === 'new' || page === 'rules') return `/${page}/${encodeURIComponent(route.game)}`
  if (page === 'table') return `/table/${encodeURIComponent(route.id)}`
  if (page === 'verify') return route.table ? `/verify?table=${encodeURIComponent(route.table)}` : '/verify'
  return page === 'about' ? '/about' : '/'
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
