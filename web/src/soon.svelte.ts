/**
 * Not in this task but in one of the next, when what is there has been painted; where something must come first, after that.
 * To be called while a component is set up.
 */
export function soon(after = (): boolean => true): { readonly now: boolean } {
  let now = $state(false)
  $effect(() => {
    if (!after()) return
    const painted = requestAnimationFrame(() => setTimeout(() => (now = true)))
    return () => cancelAnimationFrame(painted)
  })
  return {
    get now() {
      return now
    },
  }
}

/** How many of `all` things are there: the first few at once, and as many more in each of the next tasks. */
export function fewByFew(all: () => number, few: number): { readonly count: number } {
  let count = $state(few)
  $effect(() => {
    if (count >= all()) return
    const painted = requestAnimationFrame(() => setTimeout(() => (count += few)))
    return () => cancelAnimationFrame(painted)
  })
  return {
    get count() {
      return count
    },
  }
}
