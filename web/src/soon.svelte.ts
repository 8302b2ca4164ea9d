/** Not in this task but in one of the next, when what is there has been painted. To be called while a component is set up. */
export function soon(): { readonly now: boolean } {
  let now = $state(false)
  $effect(() => {
    const painted = requestAnimationFrame(() => setTimeout(() => (now = true)))
    return () => cancelAnimationFrame(painted)
  })
  return {
    get now() {
      return now
    },
  }
}
