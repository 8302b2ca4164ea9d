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
