/** What the tests of the names on a map ask: does one hide another, is one under something? */
import type { Seen } from '$lib/map/aside'
import { apart, wider, type Area } from '$lib/map/labels'

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
