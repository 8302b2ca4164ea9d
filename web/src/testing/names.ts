/** What the tests of the names on a map ask: does one hide another, is one under something, does one stick out? */
import type { Seen } from '$lib/map/aside'
import { apart, inner, wider, type Area } from '$lib/map/labels'

const HAIR = 1e-6
const meet = (a: Area, b: Area): boolean => !apart(wider(a, -HAIR), b)

export const touching = (names: Seen[]): string[] =>
  names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .filter((b) => meet(a.area, b.area))
      .map((b) => `${a.name} on ${b.name}`),
  )

export const hidden = (names: Seen[], things: Area[]): string[] =>
  names.filter(({ area }) => things.some((thing) => meet(area, thing))).map(({ name }) => name)

/** Those that stick out of the sheet, and would be cut. */
export function outside(names: Seen[], sheet: { width: number; height: number; frame: number }): string[] {
  const { left, right, top, bottom } = wider(inner(sheet), HAIR)
  const isIn = (area: Area): boolean => area.left >= left && area.right <= right && area.top >= top && area.bottom <= bottom
  return names.filter(({ area }) => !isIn(area)).map(({ name }) => name)
}
