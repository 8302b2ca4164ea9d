/** Has an element come into sight, or as near to it as `margin` says? `watch` is attached to it. */
export function near(margin = '0px'): { readonly now: boolean; watch: (element: Element) => () => void } {
  let now = $state(false)
  return {
    get now() {
      return now
    },
    watch(element) {
      const observer = new IntersectionObserver(([seen]) => (now ||= seen!.isIntersecting), { rootMargin: margin })
      observer.observe(element)
      return () => observer.disconnect()
    },
  }
}
