// @vitest-environment node
import { expect, test } from 'vitest'
import { addressOf, routeOf, type Route } from './router'

test.each<[string, Route]>([
  ['/', { page: 'collection' }],
  ['/new/chess', { page: 'new', game: 'chess' }],
  ['/table/k7Qx', { page: 'table', id: 'k7Qx' }],
  ['/rules/nine_men', { page: 'rules', game: 'nine_men', table: '' }],
  ['/rules/nine_men?table=k7Qx', { page: 'rules', game: 'nine_men', table: 'k7Qx' }],
  ['/verify', { page: 'verify', table: '' }],
  ['/verify?table=k7Qx', { page: 'verify', table: 'k7Qx' }],
  ['/about', { page: 'about' }],
])('%s leads there and back', (address, route) => {
  expect(routeOf(address)).toEqual(route)
  expect(addressOf(route)).toBe(address)
})

test.each(['/table', '/table/a/b', '/nowhere', '/about/us'])('%s leads nowhere', (address) => {
  expect(routeOf(address)).toEqual({ page: 'lost' })
})

test('an address that is badly written is taken as it stands', () => {
  expect(routeOf('/rules/%')).toEqual({ page: 'rules', game: '%', table: '' })
})
