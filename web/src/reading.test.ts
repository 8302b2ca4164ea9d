import { expect, test, vi } from 'vitest'
import { Reading } from './reading.svelte'
import { eventually } from './testing/patience'
import type { GameInfo, Looked, Position } from './wire'

const game = { tales: { flies: { player: 'player' } } } as unknown as GameInfo
const position = (version: number) => ({ seat: 1, version }) as Position
const told = [2, 5, 8].map((version, seat) => ({ version, key: 'flies', facts: { player: seat } }))

test('a record is read moment by moment, from the seat that was chosen', async () => {
  const asked: object[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as object)
    return Promise.resolve(Response.json({ position: position(JSON.parse(body).version) }))
  })
  const reading = new Reading('the record', 1, game, { table: { outcome: null }, position: position(9), told } as unknown as Looked)
  expect([reading.moments, reading.position.version]).toEqual([[0, 3, 6, 9], 9])
  await reading.look(1)
  expect([reading.moment, reading.position.version]).toEqual([1, 3])
  expect(asked).toEqual([{ record: 'the record', seat: 1, version: 3 }])
  reading.step(1)
  await eventually(() => expect([reading.moment, reading.position.version]).toEqual([2, 6]))
  await reading.look(Infinity)
  expect([reading.moment, reading.position.version]).toEqual([null, 9])
})

test('given two looks at the same moment, when the first is answered last, then what the second told stays', async () => {
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) =>
    new Promise((answer) => answers.push(() => answer(Response.json({ position: position(JSON.parse(body).version) })))),
  )
  const reading = new Reading('the record', 1, game, { table: { outcome: null }, position: position(9), told } as unknown as Looked)
  const looks = [reading.look(1), reading.look(0), reading.step(1)]
  answers[2]!()
  await looks[2]
  expect([reading.moment, reading.news]).toEqual([1, [told[0]]])
  answers[1]!()
  answers[0]!()
  await Promise.all(looks)
  expect([reading.moment, reading.position.version, reading.news]).toEqual([1, 3, [told[0]]])
})
