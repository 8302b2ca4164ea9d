/** What this browser remembers from one visit to the next. */

/** What it did not keep: private windows, full storage. It is known as long as the page is open. */
const unkept = new Map<string, string>()

/** Keep something in this browser; a browser that keeps nothing is no obstacle. */
export function remember(key: string, value: unknown): void {
  const written = JSON.stringify(value)
  try {
    localStorage.setItem(key, written)
    unkept.delete(key)
  } catch {
    unkept.set(key, written)
  }
}

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(unkept.get(key) ?? localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
