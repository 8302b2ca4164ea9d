// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'announces': { player: number, line: number }
  'sheet-says': { player: number, outcome: number }
  'cannot-pay': { player: number, money: number }
  'gives': { player: number, neighbour: number, element: number }
  'walks': { player: number, space: number, money: number }
  'drives': { player: number, space: number, money: number, passengers: number[] }
  'flies': { player: number, space: number }
  'moved': { player: number, space: number }
  'rides': { player: number, space: number }
  'goes-back-to-work': { player: number, space: number }
  'works-here': { player: number }
  'sleeps': { player: number, card: number, count: number }
  'sent-back': { player: number, space: number, count: number }
  'bed-waived': { player: number, count: number }
  'pays-beds': { player: number, money: number }
  'buys': { player: number, good: number, money: number }
  'buys-cheques': { player: number, count: number, money: number }
  'gets-cheques': { player: number, count: number }
  'loses-cheques': { player: number, count: number }
  'gets': { player: number, element: number }
  'loses': { player: number, element: number }
  'has-none': { player: number, element: number }
  'stranded': { player: number, space: number }
  'draws-achat': { player: number, card: number }
  'draws-reportage': { player: number, card: number }
  'draws-aventure': { player: number, card: number }
  'draws-job': { player: number, card: number }
  'draws-chance': { player: number, card: number }
  'draws-poste': { player: number, card: number }
  'wins-achat': { player: number, card: number }
  'wins-reportage': { player: number, card: number }
  'wins-aventure': { player: number, card: number }
  'lets-go-achat': { player: number, card: number }
  'lets-go-aventure': { player: number, card: number }
  'leaves-it': { player: number, space: number }
  'owes': { player: number, money: number }
  'must-advance': { player: number, count: number }
  'lapses': { player: number }
  'claims': { player: number, offender: number }
  'caught': { offender: number, player: number }
  'rightful': { offender: number, player: number }
  'returns-reportage': { player: number, card: number }
  'returns-aventure': { player: number, card: number }
  'puts-up': { seller: number, good: number, money: number }
  'sells': { seller: number, buyer: number, good: number, money: number }
  'bank-buys': { seller: number, good: number, money: number }
  'set-broken': Record<string, never>
  'ask-line': Record<string, never>
  'ask-set-out': { space: number }
  'ask-turn': { space: number }
  'ask-drive': { space: number, passengers: number[] }
  'ask-obey': { space: number }
  'ask-back': { space: number }
  'ask-owing': { money: number }
  'ask-stranded': { money: number }
  'ask-stranded-work': { money: number }
  'ask-toll': { money: number }
  'ask-cheques': Record<string, never>
  'ask-bed': { count: number, held: number }
  'ask-no-bed': { count: number, held: number, money: number }
  'ask-shop': { space: number }
  'ask-achat': Record<string, never>
  'ask-reportage': Record<string, never>
  'ask-aventure': Record<string, never>
  'ask-afford': { card: number, money: number }
  'ask-target-owe': { card: number, money: number }
  'ask-target-move': { card: number, count: number }
  'ask-target-lose': { card: number, element: number }
  'ask-target-previous': { card: number }
  'ask-target-pull': { card: number }
  'ask-target-skip': { card: number }
  'ask-bid': { good: number, money: number }
  'ask-claim': { offender: number }
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
  'why-ro-07': Record<string, never>
  'why-ro-18': Record<string, never>
  'why-ro-32': Record<string, never>
  'why-ro-33': { money: number }
  'why-ro-96': Record<string, never>
  'why-ro-a59': Record<string, never>
  'why-ro-51': Record<string, never>
  'why-ro-57': Record<string, never>
  'why-ro-104': Record<string, never>
  'why-ro-105': Record<string, never>
  'why-ro-a54': Record<string, never>
  'why-ro-55': Record<string, never>
  'why-ro-54': { money: number }
  'why-ro-a35': Record<string, never>
  'why-ro-89': Record<string, never>
  'why-ro-84': Record<string, never>
  'why-ro-a55': Record<string, never>
  'why-ro-a55-sales': Record<string, never>
  'why-ro-a65': Record<string, never>
  'why-ro-a69': Record<string, never>
  'why-ro-a30': { player: number }
  'why-ro-a68': { player: number }
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
