/** Has an element come into sight, or as near to it as `margin` says, or this `part` of it? `watch` is attached to it. */
export function near(margin = '0px', part = 0): { readonly now: boolean; watch: (element: Element) => () => void } {
  let now = $state(false)
  return {
    get now() {
      return now
    },
    watch(element) {
      const observer = new IntersectionObserver(([seen]) => (now ||= seen!.isIntersecting), { rootMargin: margin, threshold: part })
      observer.observe(element)
      return () => observer.disconnect()
    },
  }
}
