// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'receives': { player: number, count: number, hand: number }
  'receives-unseen': { player: number, count: number }
  'draws': { player: number, count: number, hand: number }
  'draws-unseen': { player: number, count: number }
  'keeps': { player: number, item: number }
  'keeps-unseen': { player: number }
  'rejects': { player: number }
  'has-passport': { player: number }
  'reshuffled': Record<string, never>
  'walks': { player: number, space: number, money: number }
  'rides': { player: number, space: number }
  'flies': { player: number, space: number }
  'stays': { player: number, space: number }
  'goes-back-to-work': { player: number, space: number }
  'picks-up': { driver: number, passenger: number }
  'opens': { driver: number, passenger: number, pack: number[] }
  'opens-unseen': { driver: number, passenger: number }
  'takes': { player: number, owner: number, item: number }
  'takes-unseen': { player: number, owner: number }
  'loses': { player: number, item: number }
  'loses-unseen': { player: number }
  'gives-up': { player: number, item: number }
  'has-none': { player: number, item: number }
  'buys-ticket': { player: number, money: number }
  'declines-ticket': { player: number, money: number }
  'cannot-pay-ticket': { player: number, money: number }
  'buys-passport': { player: number, money: number }
  'loses-passport': { player: number, space: number }
  'draws-souvenir': { player: number, card: number }
  'draws-reportage': { player: number, card: number }
  'draws-aventure': { player: number, card: number }
  'draws-job': { player: number, card: number }
  'draws-chance': { player: number, card: number }
  'draws-courrier': { player: number, card: number }
  'wins-souvenir': { player: number, card: number }
  'wins-reportage': { player: number, card: number }
  'wins-aventure': { player: number, card: number }
  'lets-go-souvenir': { player: number, card: number }
  'lets-go-aventure': { player: number, card: number }
  'moved': { player: number, space: number }
  'needs-pips': { pips: number }
  'must-sell': { player: number, money: number }
  'puts-up': { seller: number, money: number, goods: number[] }
  'sells': { seller: number, buyer: number, money: number, goods: number[] }
  'bank-buys': { seller: number, money: number, goods: number[] }
  'proposes': { proposer: number, partner: number }
  'withdraws': { proposer: number }
  'trades': { proposer: number, partner: number, given: number, wanted: number }
  'refuses': { partner: number, proposer: number }
  'ask-buy': { money: number }
  'ask-short': { money: number }
  'ask-departure': Record<string, never>
  'ask-turn': { space: number }
  'ask-back': { space: number }
  'ask-landed': { space: number }
  'ask-complete': Record<string, never>
  'ask-keep': { hand: number }
  'ask-keep-none': { hand: number }
  'ask-hitch': { space: number }
  'ask-leg': { space: number }
  'ask-one-leg': { space: number }
  'ask-take': { passenger: number }
  'ask-price': Record<string, never>
  'ask-passport': Record<string, never>
  'ask-no-passport': Record<string, never>
  'ask-souvenir': { least: number, most: number }
  'ask-reportage': Record<string, never>
  'ask-aventure': Record<string, never>
  'ask-no-guide': Record<string, never>
  'ask-no-camera': Record<string, never>
  'ask-no-gear': Record<string, never>
  'ask-afford': { card: number, money: number }
  'ask-target-owe': { card: number, money: number }
  'ask-target-move': { card: number, count: number }
  'ask-target-lose-any': { card: number }
  'ask-target-steal': { card: number }
  'ask-target-lose-passport': { card: number }
  'ask-target-previous': { card: number }
  'ask-target-swap': { card: number }
  'ask-target-pull': { card: number }
  'ask-target-skip': { card: number }
  'ask-offer': { money: number }
  'ask-no-offer': { money: number }
  'ask-one-more': { space: number }
  'ask-lot': Record<string, never>
  'ask-bid': { money: number, goods: number[] }
  'ask-no-bid': { money: number, goods: number[] }
  'ask-terms': { partner: number }
  'ask-trade': { proposer: number, give: number, want: number }
  'ask-no-trade': { proposer: number, give: number, want: number }
  'begins': { player: number }
  'rolls': { player: number, pips: number }
  'leaves': { player: number }
  'gets-ticket': { player: number }
  'earns': { player: number, money: number }
  'pays': { player: number, money: number }
  'pays-to': { player: number, payee: number, money: number }
  'forgiven': { player: number, money: number }
  'must-skip': { player: number }
  'skips': { player: number }
  'no-effect': Record<string, never>
  'one-way': { player: number }
  'goes-on': { player: number, offerer: number }
  'bids': { player: number, money: number }
  'cannot-bid': { player: number }
  'comes-home': { player: number }
  'retires': { player: number }
  'time-is-up': Record<string, never>
  'ask-debt': { money: number }
  'ask-extra': Record<string, never>
  'passes': { player: number }
  'why-sk-11': Record<string, never>
  'why-sk-25': Record<string, never>
  'why-sk-23': Record<string, never>
  'why-sk-48': Record<string, never>
  'why-sk-28': Record<string, never>
  'why-sk-29': { money: number }
  'why-sk-70': Record<string, never>
  'why-sk-45': Record<string, never>
  'why-sk-a34': Record<string, never>
  'why-sk-53': Record<string, never>
  'why-sk-54': Record<string, never>
  'why-sk-55': Record<string, never>
  'why-sk-31': { player: number }
  'why-sk-50': { player: number }
  'why-sk-40': { player: number }
  'why-sk-a22': { player: number }
  'why-sk-a37': { player: number }
  'why-sk-19': Record<string, never>
  'why-sk-a20': Record<string, never>
  'why-sk-69': Record<string, never>
  'why-sk-64': Record<string, never>
  'why-sk-a39': Record<string, never>
  'why-sk-a39-sales': { count: number }
  'why-sk-a51': Record<string, never>
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
