import { gameOf, kind, propsOf, told } from '$lib/testing/table'
import type { Offer } from '$lib/wire'
import { wordsOf } from '$lib/words'
import { expect, test } from 'vitest'
import english from '../texts/en.ftl?raw'
import { about } from './about'
import { traveller, viewOf } from './given'
import { SPACES, spaceOf } from './sakodo'
import type { SakodoView } from './view'

const spaces = SPACES.map(({ id }) => id)
const game = gameOf('sakodo', 'SK', [kind('space', spaces)])
const words = wordsOf('en', [english], game).seated(['Ada', 'Ben'], 0)
const goa = spaceOf('goa')
const ben = traveller({ at: spaceOf('dakar'), money: 1250, cards: 3 })

const offer = (verb: string, noun = 0, touches: Offer['touches'] = []): Offer => ({
  said: verb,
  verb,
  kind: 'nothing',
  noun,
  touches,
  breaks_in: false,
})

function said(offer: Offer, question = 'ask-turn', change: Partial<SakodoView> = {}): string {
  const given = propsOf(game, words, viewOf([traveller({ at: goa }), ben], change))
  return about(offer, { ...given, position: { ...given.position, prompt: told(question) } })
}

test('walking says its fare (SK-29)', () => {
  expect(said(offer('go', goa + 1))).toBe('0\u00a0€')
  expect(said(offer('go', goa + 4))).toBe('100\u00a0€')
})

test('flying says that it takes a ticket (SK-23, SK-45)', () => {
  expect(said(offer('fly', spaceOf('dakar')))).toBe('a ticket')
  expect(said(offer('leave'), 'ask-departure')).toBe('a ticket')
})

test('Job-Assistance says where it leads (SK-61)', () => {
  expect(said(offer('assist', 0, [{ kind: 'space', noun: goa }]))).toBe('back to Goa')
})

test('paying says for what, or how much', () => {
  expect(said(offer('pay'), 'ask-passport')).toBe('a passport, 500\u00a0€')
  expect(said(offer('pay'), 'ask-offer', { price: 80 })).toBe('80\u00a0€')
})

test('before a player is chosen one reads what the choice is about', () => {
  expect(said(offer('pick', 1), 'ask-hitch')).toBe('3 cards')
  expect(said(offer('target', 1), 'ask-target-steal')).toBe('3 cards')
  expect(said(offer('target', 1), 'ask-target-owe')).toBe('1,250\u00a0€')
  expect(said(offer('target', 1), 'ask-target-swap')).toBe('Dakar')
  expect(said(offer('target', 1), 'ask-target-skip')).toBe('')
})

test('money that is hidden is not told (A43)', () => {
  const travellers = [traveller(), { ...ben, money: -1 }]
  expect(said(offer('target', 1), 'ask-target-owe', { travellers })).toBe('')
})

test('an act whose name says it all says no more', () => {
  expect(said(offer('roll'))).toBe('')
})
