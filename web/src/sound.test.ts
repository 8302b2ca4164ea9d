import { expect, test } from 'vitest'
import { play, SOUNDS } from './sound'

test.each(Object.entries(SOUNDS))('%s is gentle: no notes together fill the loudspeaker, and none is long', (_, notes) => {
  for (const { at } of notes) {
    const together = notes.filter((note) => note.at <= at && at < note.at + note.lasts)
    expect(together.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(0.6)
  }
  expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(1)
})

/** Where a volume is at which moment, as it is set. */
class Volume {
  readonly values: [value: number, at: number][] = []
  setValueAtTime = (value: number, at: number) => this.values.push([value, at])
  exponentialRampToValueAtTime = this.setValueAtTime
}

/** A loudspeaker that notes down what it is told instead of sounding. */
function noted(note: Parameters<typeof play>[1]) {
  const [volume, heard] = [new Volume(), { from: NaN, to: NaN }]
  const node = (more = {}) => ({ connect: (next: unknown) => next, ...more })
  const source = () => node({ frequency: new Volume(), start: (at: number) => (heard.from = at), stop: (at: number) => (heard.to = at) })
  const on = {
    currentTime: 0, sampleRate: 1000, createGain: () => node({ gain: volume }), createOscillator: source, createBufferSource: source,
    createBiquadFilter: () => node({ frequency: new Volume() }), createBuffer: () => ({ getChannelData: () => new Float32Array(1) }),
  }
  play(on as unknown as BaseAudioContext, note, node() as unknown as AudioNode)
  return { values: volume.values, ...heard }
}

test.each(Object.entries(SOUNDS))('%s does not click: every note comes out of silence and goes back into it', (_, notes) => {
  for (const note of notes) {
    const { values, from, to } = noted(note)
    const [first, , last] = values
    expect(first).toEqual([0.0001, from])
    expect(last).toEqual([0.0001, to])
    expect(values[1]![1] - from).toBeGreaterThanOrEqual(0.01)
  }
})
