import { expect, test } from 'vitest'
import { SOUNDS } from './sound'

test.each(Object.entries(SOUNDS))('%s is gentle: no notes together fill the loudspeaker, and none is long', (_, notes) => {
  for (const { at } of notes) {
    const together = notes.filter((note) => note.at <= at && at < note.at + note.lasts)
    expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(0.6)
  }
  expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(1)
})
