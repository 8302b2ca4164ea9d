import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSeal, sealOf } from './draws'
import { recall, remember } from './memory'
import { toShow } from './seals'
import type { TableInfo } from './wire'

/** A browser that keeps nothing, because its storage is full or forbidden. */
function keepingNothing(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('there is no room', 'QuotaExceededError')
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('what is remembered outlasts the page', () => {
  remember('fruit', ['pear'])
  expect(localStorage.getItem('fruit')).toBe('["pear"]')
  expect(recall('fruit')).toEqual(['pear'])
})

test('where there is no room for it, it is known as long as the page is open, and so is what is newer than what was kept', () => {
  remember('fruit', 'pear')
  keepingNothing()
  remember('fruit', 'plum')
  remember('tree', 'elm')
  expect([recall('fruit'), recall('tree')]).toEqual(['plum', 'elm'])
})

test('once there is room again, what another page has kept since counts', () => {
  keepingNothing()
  remember('fruit', 'plum')
  vi.restoreAllMocks()
  remember('fruit', 'fig')
  localStorage.setItem('fruit', '"date"')
  expect(recall('fruit')).toBe('date')
})

test('a browser that lets nobody look at its storage is no obstacle', () => {
  keepingNothing()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('it is forbidden', 'SecurityError')
  })
  expect(recall('nothing')).toBe(null)
  remember('fruit', 'plum')
  expect(recall('fruit')).toBe('plum')
})

test('given storage that is full, then the text that was sealed is shown all the same', () => {
  keepingNothing()
  const seats = [{ kind: 'person', mine: true, sealed: newSeal(), shown: false }, { kind: 'bot', sealed: '' }]
  const text = toShow({ id: 't', status: 'open', seats, settings: {}, commitment: 'abc', format: 3 } as unknown as TableInfo)
  expect(sealOf(text)).toBe(seats[0]!.sealed)
})
