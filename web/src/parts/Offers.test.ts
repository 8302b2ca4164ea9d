import { fireEvent, render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { speech } from '../speech.svelte'
import type { TableState } from '../table.svelte'
import { gameOf, kind } from '../testing/table'
import type { Offer } from '../wire'
import { wordsOf } from '../words'
import Offers from './Offers.svelte'

const game = gameOf('tour', 'TO', [kind('city', ['a', 'b', 'c', 'd', 'e', 'f'])])
const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((city) => `city-${city} = City ${city}`)
const words = wordsOf('en', [['verb-go = Go to {$city}', 'verb-fly = Fly to {$city}', 'verb-stay = Stay', 'verb-leave = Leave', 'verb-ask = Ask {$player}', ...texts].join('\n')], game)

const many = gameOf('tour', 'TO', [kind('city', Array.from({ length: 40 }, (_, i) => `c${i}`))])
const manyWords = wordsOf('en', [`verb-go = Go to {$city}`], many)

const going = (count: number): Offer[] =>
  Array.from({ length: count }, (_, noun) => ({ said: `go ${noun}`, verb: 'go', kind: 'city', noun, touches: [], breaks_in: false }))
const plain = (verb: string): Offer => ({ said: verb, verb, kind: 'nothing', noun: 0, touches: [], breaks_in: false })
const asking = (offers: Offer[]) => ({ offers, pending: '', pointed: null, choose: () => {} }) as unknown as TableState
const isOpen = () => document.querySelector('details')!.open

test('a few acts are shown, many are folded, though the few were shown before', async () => {
  const { rerender } = render(Offers, { table: asking(going(3)), words })
  expect(isOpen()).toBe(true)
  await rerender({ table: asking(going(6)) })
  expect(isOpen()).toBe(false)
})

test('where fewer have room, those few are folded too', () => {
  render(Offers, { table: asking(going(3)), words, listed: 2 })
  expect(isOpen()).toBe(false)
})

test('all five other players are shown at once, and folded only where there is no room', async () => {
  const players = going(5).map((offer) => ({ ...offer, verb: 'ask', kind: 'player' }))
  const { rerender } = render(Offers, { table: asking([plain('stay'), plain('leave'), ...players]), words })
  expect(isOpen()).toBe(true)
  await rerender({ listed: 2 })
  expect(isOpen()).toBe(false)
})

test('what the player has unfolded stays so', async () => {
  const { rerender } = render(Offers, { table: asking(going(6)), words })
  await fireEvent.click(document.querySelector('summary')!)
  await rerender({ table: asking(going(5)) })
  expect(isOpen()).toBe(true)
})

test('in little room what can be done at any time is counted beside the answers, and named to the ear', () => {
  const sell = going(3).map((offer) => ({ ...offer, breaks_in: true }))
  render(Offers, { table: asking([plain('stay'), ...sell]), words, compact: true })
  const [named, counted] = document.querySelectorAll('.anytime > summary > span')
  expect([named!.className.includes('unseen'), counted!.textContent]).toEqual([true, '+3'])
})

test('the one way on is called for; of two neither is, nor is letting it be', async () => {
  const called = () => [...document.querySelectorAll('.primary')].map((button) => button.textContent.trim())
  const { rerender } = render(Offers, { table: asking([plain('stay')]), words })
  expect(called()).toEqual(['Stay'])
  await rerender({ table: asking([plain('stay'), plain('leave')]) })
  expect(called()).toEqual([])
  await rerender({ manners: { declines: ['stay'] } })
  expect(called()).toEqual(['Leave'])
})

test('beside a list nothing is called for, for the list may hold what is better', () => {
  render(Offers, { table: asking([...going(2), plain('stay')]), words })
  expect(document.querySelector('.primary')).toBeNull()
})

test('the only act of its verb stands before what lets it be', () => {
  const one = going(1)
  render(Offers, { table: asking([plain('stay'), ...one]), words, manners: { declines: ['stay'] } })
  expect([...document.querySelectorAll('.answer')].map((button) => button.textContent.trim())).toEqual(['Go to City a', 'Stay'])
  expect(document.querySelector('.primary')?.textContent.trim()).toBe('Go to City a')
})

test('a button says what its act costs, to the eye and to the ear', () => {
  const about = ({ noun }: Offer) => (noun === 1 ? '20 €' : '')
  render(Offers, { table: asking(going(2)), words, about })
  const [free, paid] = document.querySelectorAll('.chip')
  expect(free!.textContent.trim()).toBe('City a')
  expect(free!.getAttribute('aria-label')).toBe('Go to City a')
  expect(paid!.textContent).toMatch(/City b\s*20 €/)
  expect(paid!.getAttribute('aria-label')).toBe('Go to City b, 20 €')
})

test('in little room acts of one verb are not folded twice', () => {
  render(Offers, { table: asking(going(6)), words, compact: true })
  expect(document.querySelectorAll('details')).toHaveLength(1)
})

test('in little room a list is folded, be it short, beside another act or alone', async () => {
  const flying = going(4).map((offer) => ({ ...offer, verb: 'fly' }))
  const { rerender } = render(Offers, { table: asking([...flying, plain('stay')]), words, compact: true })
  expect(isOpen()).toBe(false)
  await rerender({ table: asking(flying) })
  expect(isOpen()).toBe(false)
})

test('giving up is done once it is meant: pressed, asked for, pressed again', async () => {
  speech.words = wordsOf('en', ['really = Really? { $act }'])
  const leave = { ...plain('leave'), breaks_in: true }
  const choose = vi.fn()
  render(Offers, { table: { ...asking([leave]), choose } as unknown as TableState, words })
  const button = document.querySelector<HTMLButtonElement>('.grave')!
  await fireEvent.click(button)
  expect(button.textContent.trim()).toBe('Really? Leave')
  await fireEvent.blur(button)
  expect(button.textContent.trim()).toBe('Leave')
  await fireEvent.click(button)
  expect(choose.mock.calls).toEqual([])
  await fireEvent.click(button)
  expect(choose.mock.calls).toEqual([[leave]])
})

test('of many acts the region is chosen first, or chance chooses', async () => {
  speech.words = wordsOf('en', ['choose-for-me = Choose for me'])
  const choose = vi.fn()
  const table = { ...asking(going(40)), choose } as unknown as TableState
  const manners = { regions: { city: (noun: number) => (noun < 25 ? 'North' : 'South') }, lucky: ['go'] }
  render(Offers, { table, words: manyWords, manners })
  const regions = [...document.querySelectorAll('.regions > details')]
  expect(regions.map((region) => region.querySelector('summary')!.textContent)).toEqual(['North (25)', 'South (15)'])
  expect(regions.map((region) => region.querySelectorAll('.chip').length)).toEqual([25, 15])
  await fireEvent.click(document.querySelector('button:not(.chip)')!)
  expect(choose.mock.calls[0]![0]).toMatchObject({ verb: 'go' })
})

test('whoever has a keyboard sees numbers, on what is in sight and not folded away', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }))
  const numbers = () => [...document.querySelectorAll('[data-number]')].map((button) => button.textContent.trim())
  const { rerender } = render(Offers, { table: asking([...going(6), plain('stay')]), words })
  expect(numbers()).toEqual(['Stay', 'City a', 'City b', 'City c', 'City d', 'City e', 'City f'])
  await fireEvent.click(document.querySelector('summary')!)
  expect(numbers()).toEqual(['Stay'])
  await rerender({ words: manyWords, table: asking([...going(40), plain('stay')]) })
  expect(numbers()).toHaveLength(1)
  vi.unstubAllGlobals()
})

test('in little room a few acts are answers, whatever they name, and what lets it be stands last', async () => {
  const { rerender } = render(Offers, { table: asking([plain('stay'), ...going(2)]), words, compact: true, manners: { declines: ['stay'] } })
  expect([...document.querySelectorAll('.answer')].map((button) => button.textContent.trim())).toEqual(['Go to City a', 'Go to City b', 'Stay'])
  expect(document.querySelector('details')).toBeNull()
  await rerender({ table: asking([plain('stay'), ...going(3)]) })
  expect(document.querySelectorAll('.answer')).toHaveLength(1)
})
