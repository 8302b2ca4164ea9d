/** What charts of several players have in common. */

/** Each seat's line has dashes of its own, as well as its ink. */
export const DASHES = ['none', '9 4', '3 3.5', '13 4 3 4', '7 3 2 3 2 3', '18 5']

/** Rows from above, moved apart to `gap` where they are closer, between `top` and `bottom`. */
export function spread(rows: number[], gap: number, top: number, bottom: number): number[] {
  let [last, next] = [top - gap, bottom + gap]
  const down = rows.map((row) => (last = Math.max(row, last + gap)))
  return down.toReversed().map((row) => (next = Math.min(row, next - gap))).toReversed()
}
