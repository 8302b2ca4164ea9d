// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'deals': { player: number }
  'sets-out': { player: number, city: number }
  'stays': { player: number, left: number, right: number }
  'picks-up': { player: number, card: number }
  'draws': { player: number, card: number }
  'draws-unseen': { player: number }
  'flies': { player: number, card: number, city: number }
  'stamped': { player: number, continent: number }
  'recycled': Record<string, never>
  'comes-home': { player: number, city: number }
  'retires': { player: number }
  'time-is-up': Record<string, never>
  'ask-home': Record<string, never>
  'ask-turn': { city: number }
  'ask-stay': { city: number }
  'ask-fly': { city: number }
  'ask-down': { city: number }
  'ask-land': { city: number }
  'ask-right': { left: number }
  'ask-take': { left: number, right: number }
  'ask-stock': { left: number, right: number }
  'why-cm-20': Record<string, never>
  'why-cm-18': Record<string, never>
  'why-cm-31': { city: number }
  'why-cm-15': { city: number, there: number }
  'why-cm-a18': Record<string, never>
  'why-cm-24': Record<string, never>
  'why-cm-a2': Record<string, never>
  'why-cm-a14': Record<string, never>
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
