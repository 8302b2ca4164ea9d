import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'
import { unproved } from './seals'
import type { SeatInfo, TableInfo } from './wire'

/** Every request, with what was sent. */
const asked: [path: string, body: Record<string, string>][] = []

/** A server that puts us on the first seat of this table, whatever we ask for. */
function answering(id: string): void {
  const answer = async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body) as Record<string, string>])
    const seats = [{ kind: 'person', mine: true, sealed: asked[0]![1].sealed, shown: false } as SeatInfo]
    return Response.json({ id, seats, settings: {}, status: 'open', commitment: 'abc', format: 3, lesson: false } as Partial<TableInfo>)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
}

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
})

test('whoever joins a table shows there what they have sealed', async () => {
  answering('t')
  await api.join('t')
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/t/join', '/api/tables/t/entropy'])
  expect(unproved('t')).toBe(true)
})

test('given a server that answers with another table than the one we join, then nothing is shown', async () => {
  answering('elsewhere')
  await expect(api.join('t')).rejects.toThrow('elsewhere is not the table')
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/t/join'])
  expect(unproved('elsewhere')).toBe(false)
})
