// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'begins': { player: number }
  'parks': { player: number, space: number }
  'receives': { player: number, contract: number }
  'receives-unseen': { player: number }
  'turned-up': { contract: number }
  'rolls': { player: number, points: number }
  'drives': { player: number, start: number, end: number, way: number[] }
  'waits': { player: number }
  'loads': { player: number, contract: number }
  'delivers': { player: number, contract: number, money: number }
  'earns': { player: number, money: number }
  'pays': { player: number, money: number }
  'owes': { player: number, event: number }
  'repays': { player: number, event: number, money: number }
  'buys': { player: number, trailer: number }
  'calls': { player: number, contract: number }
  'bids': { player: number, row: number, money: number }
  'gets': { player: number, contract: number, money: number }
  'sets-works': { player: number, space: number }
  'jammed': { player: number, space: number }
  'jam-ends': { space: number }
  'draws-event': { player: number, event: number }
  'keeps': { player: number, event: number }
  'uses': { player: number, event: number }
  'no-effect': { event: number }
  'gives': { player: number, neighbour: number, contract: number }
  'gives-unseen': { player: number, neighbour: number }
  'robbed': { player: number, contract: number }
  'hands-on': { player: number, neighbour: number }
  'loses-turn': { player: number }
  'skips': { player: number }
  'stalled': { count: number }
  'last-turn': Record<string, never>
  'penalty': { player: number, event: number, money: number }
  'ask-place': Record<string, never>
  'ask-start': { space: number }
  'ask-start-load': { space: number }
  'ask-start-use': { space: number }
  'ask-start-both': { space: number }
  'ask-drive': { points: number }
  'ask-six': Record<string, never>
  'ask-over': { space: number }
  'ask-card-drive': { event: number, points: number }
  'ask-card-exact': { event: number, points: number }
  'ask-works': Record<string, never>
  'ask-load': { space: number }
  'ask-loaded': { space: number }
  'ask-no-load': { space: number }
  'ask-no-room': { space: number }
  'ask-load-bought': { contract: number }
  'ask-room-bought': { contract: number }
  'ask-interest': { space: number }
  'ask-take': { space: number }
  'ask-bid': { contract: number, row: number }
  'ask-no-bid': { contract: number, row: number }
  'ask-rest': Record<string, never>
  'ask-roll-again': { event: number }
  'ask-goto': { event: number }
  'ask-ship': Record<string, never>
  'ask-give': { player: number }
  'ask-partner': { event: number }
  'ask-snow': Record<string, never>
  'ask-snow-drive': { player: number }
  'ask-help': Record<string, never>
  'ask-customs': Record<string, never>
  'ask-jail': Record<string, never>
  'ask-jam': { event: number }
  'passes': { player: number }
  'why-aa-17': Record<string, never>
  'why-aa-03': { player: number }
  'why-aa-04': Record<string, never>
  'why-aa-05': Record<string, never>
  'why-aa-11': { player: number }
  'why-aa-18': Record<string, never>
  'why-aa-20': Record<string, never>
  'why-aa-23': { points: number }
  'why-aa-25': Record<string, never>
  'why-aa-27': { event: number }
  'why-aa-30': { town: number }
  'why-aa-33': { count: number }
  'why-aa-34': { town: number }
  'why-aa-36': Record<string, never>
  'why-aa-37': Record<string, never>
  'why-aa-38': { count: number, money: number }
  'why-aa-44': { row: number }
  'why-aa-45': Record<string, never>
  'why-aa-48': Record<string, never>
  'why-aa-52': { row: number, money: number }
  'why-aa-62': Record<string, never>
  'why-aa-63': Record<string, never>
  'why-aa-64': Record<string, never>
  'why-aa-65': Record<string, never>
  'why-aa-66': Record<string, never>
  'why-aa-68': Record<string, never>
  'why-aa-75': Record<string, never>
  'why-aa-87': Record<string, never>
  'why-aa-94': Record<string, never>
  'why-aa-95': { space: number }
  'why-aa-100': Record<string, never>
  'why-aa-a10': Record<string, never>
  'why-aa-a15': Record<string, never>
  'why-aa-a25': Record<string, never>
  'why-aa-a44': Record<string, never>
  'why-aa-a46': Record<string, never>
  'why-aa-a65': Record<string, never>
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
