// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'begins': { player: number }
  'sets-out': { player: number, site: number, cell: number }
  'occupied': { player: number, site: number }
  'planted': { flag: number, cell: number }
  'exposed': { slot: number, quarter: number }
  'sheet-turned': Record<string, never>
  'found': { slot: number, number: number, clue: number }
  'stays': { player: number }
  'walks': { player: number, cell: number }
  'rides': { player: number, card: number, cell: number, way: number[] }
  'draws': { player: number, card: number }
  'draws-unseen': { player: number }
  'recycled': Record<string, never>
  'lays-aside': { player: number, card: number }
  'discards': { player: number, card: number }
  'misses': { player: number }
  'again': { player: number }
  'moves-flag': { player: number, flag: number, cell: number }
  'happens': { player: number, event: number }
  'keeps-secret': { player: number, event: number }
  'keeps-secret-unseen': { player: number }
  'events-shuffled': Record<string, never>
  'strays': { player: number, site: number }
  'sent': { player: number, cell: number }
  'loses': { player: number, card: number }
  'gives': { player: number, to: number, card: number }
  'gives-unseen': { player: number, to: number }
  'takes-card': { player: number, other: number, card: number }
  'takes-card-unseen': { player: number, other: number }
  'plays-secret': { player: number, event: number }
  'spared': { player: number, event: number }
  'announces': { player: number, slot: number, site: number }
  'right': { player: number, site: number }
  'wrong': { player: number, site: number, cell: number }
  'takes': { player: number, site: number }
  'brings-home': { player: number, sites: number[] }
  'five': { player: number }
  'time-is-up': Record<string, never>
  'retires': { player: number }
  'ask-own-flag': { cell: number }
  'ask-plant': { flag: number }
  'ask-turn': { cell: number }
  'ask-turn-announce': { cell: number }
  'ask-ride': { cell: number }
  'ask-walk': { cell: number }
  'ask-leave': { cell: number }
  'ask-leave-on-foot': { cell: number }
  'ask-leave-by-card': { cell: number }
  'ask-stuck': { cell: number }
  'ask-stuck-announce': { cell: number }
  'ask-go': { card: number }
  'ask-name': { slot: number }
  'ask-announce': Record<string, never>
  'ask-secret': Record<string, never>
  'ask-nothing': Record<string, never>
  'ask-after': Record<string, never>
  'ask-flag': { flag: number }
  'ask-lift': Record<string, never>
  'ask-react': { event: number }
  'ask-no-react': { event: number }
  'ask-beside': { cell: number }
  'ask-back': Record<string, never>
  'ask-drift': Record<string, never>
  'ask-once-more': Record<string, never>
  'ask-partner': Record<string, never>
  'ask-give': { other: number }
  'ask-divert': Record<string, never>
  'ask-where': { other: number }
  'ask-aside': Record<string, never>
  'ask-discard': Record<string, never>
  'why-tm-28': Record<string, never>
  'why-tm-44': Record<string, never>
  'why-tm-62': Record<string, never>
  'why-tm-33': Record<string, never>
  'why-tm-32': Record<string, never>
  'why-tm-35': { card: number }
  'why-tm-40': Record<string, never>
  'why-tm-41': Record<string, never>
  'why-tm-a25': Record<string, never>
  'why-tm-a29': Record<string, never>
  'why-tm-a16': Record<string, never>
  'why-tm-a35': Record<string, never>
  'why-tm-a36': Record<string, never>
  'why-tm-a55': Record<string, never>
  'why-tm-55': Record<string, never>
  'why-tm-48': Record<string, never>
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
