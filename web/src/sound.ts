/** Small sounds made on the spot, without files. They are off until asked for, and this is fetched then. */

/** Each note: its pitch in hertz at the beginning and at the end, when it starts and how long it lasts, in seconds. */
type Note = { wave: OscillatorType | 'noise'; from: number; to: number; at: number; lasts: number; loud: number }

/** Rendered, they peak 28 to 15 decibels below full scale: a short noise needs more than a tone to be as loud. */
export const SOUNDS = {
  card: [{ wave: 'noise', from: 2600, to: 900, at: 0, lasts: 0.09, loud: 0.5 }],
  stamp: [
    { wave: 'noise', from: 500, to: 120, at: 0, lasts: 0.12, loud: 0.35 },
    { wave: 'sine', from: 150, to: 60, at: 0, lasts: 0.14, loud: 0.25 },
  ],
  plane: [
    { wave: 'noise', from: 300, to: 1100, at: 0, lasts: 0.55, loud: 0.22 },
    { wave: 'triangle', from: 90, to: 170, at: 0, lasts: 0.55, loud: 0.12 },
  ],
  truck: [
    { wave: 'triangle', from: 70, to: 110, at: 0, lasts: 0.5, loud: 0.3 },
    { wave: 'noise', from: 180, to: 260, at: 0, lasts: 0.5, loud: 0.3 },
  ],
  die: [
    { wave: 'noise', from: 1800, to: 1200, at: 0, lasts: 0.05, loud: 0.45 },
    { wave: 'noise', from: 1500, to: 1000, at: 0.13, lasts: 0.05, loud: 0.4 },
    { wave: 'noise', from: 1200, to: 700, at: 0.3, lasts: 0.07, loud: 0.45 },
  ],
  coins: [
    { wave: 'sine', from: 1568, to: 1568, at: 0, lasts: 0.12, loud: 0.12 },
    { wave: 'sine', from: 2093, to: 2093, at: 0.08, lasts: 0.2, loud: 0.12 },
  ],
  turn: [
    { wave: 'sine', from: 659, to: 659, at: 0, lasts: 0.25, loud: 0.22 },
    { wave: 'sine', from: 880, to: 880, at: 0.14, lasts: 0.4, loud: 0.22 },
  ],
  end: [
    { wave: 'triangle', from: 523, to: 523, at: 0, lasts: 0.3, loud: 0.2 },
    { wave: 'triangle', from: 659, to: 659, at: 0.15, lasts: 0.3, loud: 0.2 },
    { wave: 'triangle', from: 784, to: 784, at: 0.3, lasts: 0.7, loud: 0.2 },
  ],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

/** Nothing is louder than this, even where several sounds fall together. */
export const LOUDEST = 0.6

let context: AudioContext | null = null
/** What everything sounds through: it holds down what comes at once. */
let way: AudioNode | null = null

export function sound(name: Sound): void {
  context ??= new AudioContext()
  way ??= gently(context)
  void context.resume()
  for (const note of SOUNDS[name]) play(context, note, way)
}

function gently(on: AudioContext): AudioNode {
  const together = on.createDynamicsCompressor()
  const volume = on.createGain()
  volume.gain.value = LOUDEST
  together.connect(volume).connect(on.destination)
  return together
}

export function play(on: BaseAudioContext, note: Note, into: AudioNode): void {
  const begin = on.currentTime + note.at
  const end = begin + note.lasts
  const volume = on.createGain()
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(note.loud, begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(into)
  const source = note.wave === 'noise' ? noise(on, note, volume) : tone(on, note, volume)
  source.start(begin)
  source.stop(end)
}

function tone(on: BaseAudioContext, note: Note, into: AudioNode): OscillatorNode {
  const oscillator = on.createOscillator()
  oscillator.type = note.wave as OscillatorType
  glide(oscillator.frequency, on, note)
  oscillator.connect(into)
  return oscillator
}

function noise(on: BaseAudioContext, note: Note, into: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource()
  source.buffer = on.createBuffer(1, Math.ceil(on.sampleRate * note.lasts), on.sampleRate)
  const samples = source.buffer.getChannelData(0)
  samples.forEach((_, i) => (samples[i] = Math.random() * 2 - 1))
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  glide(filter.frequency, on, note)
  source.connect(filter).connect(into)
  return source
}

function glide(pitch: AudioParam, on: BaseAudioContext, note: Note): void {
  pitch.setValueAtTime(note.from, on.currentTime + note.at)
  pitch.exponentialRampToValueAtTime(note.to, on.currentTime + note.at + note.lasts)
}
