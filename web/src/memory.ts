/** What this browser remembers from one visit to the next. */

/** Keep something in this browser; a browser that keeps nothing is no obstacle. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // private windows and full storage: it is known as long as the page is open
  }
}

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
