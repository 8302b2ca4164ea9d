// Made from the room's tales.py and why.py by `./x types`. Do not edit.

import type { ToldOf } from '$lib/told'

export interface Tales {
  'taken-back': { player: number }
  'stood-in-for': { player: number }
  'left-to-a-bot': { player: number }
  'back-again': { player: number }
  'dealt': { player: number, region: number }
  'dealt-unseen': { player: number }
  'sets-out': { player: number, outfit: number }
  'rolls': { player: number, face: number }
  'begins': { player: number }
  'starts-at': { player: number, point: number }
  'walks': { player: number, point: number, francs: number, way: number[] }
  'rides': { player: number, point: number, francs: number, way: number[] }
  'drives': { player: number, point: number, francs: number, way: number[] }
  'waits': { player: number, point: number, other: number }
  'pushed': { player: number, point: number, other: number }
  'seeks': { player: number, point: number }
  'skips': { player: number }
  'one-way': { player: number, point: number }
  'buys': { player: number, vehicle: number, francs: number }
  'sells': { player: number, vehicle: number, francs: number }
  'haggles': { player: number, vehicle: number }
  'bids': { player: number, vehicle: number, francs: number }
  'takes-over': { player: number, vehicle: number, francs: number, other: number }
  'works': { player: number, point: number, francs: number }
  'pays': { player: number, other: number, francs: number }
  'pays-bank': { player: number, francs: number }
  'owes': { player: number, other: number, francs: number }
  'owes-bank': { player: number, francs: number }
  'repays': { player: number, other: number, francs: number }
  'repays-bank': { player: number, francs: number }
  'claims': { player: number, other: number, region: number }
  'draws': { player: number, region: number }
  'draws-unseen': { player: number }
  'turns-up': { player: number, hasard: number }
  'set-aside': { player: number, hasard: number }
  'gains': { player: number, francs: number }
  'sent': { player: number, point: number }
  'granted': { player: number, vehicle: number }
  'hitches': { player: number, point: number, way: number[] }
  'stays': { player: number, point: number }
  'turns-back': { player: number, point: number }
  'swaps': { player: number, region: number }
  'reaches': { player: number, point: number, stage: number }
  'forgets': { player: number }
  'arrives': { player: number, point: number }
  'premium': { player: number, francs: number }
  'closing': { rounds: number }
  'stakes': { player: number, francs: number, bet: number }
  'wins-bet': { player: number, francs: number, face: number }
  'loses-bet': { player: number, francs: number, face: number }
  'calls': { player: number, other: number, sport: number }
  'alone': { player: number, sport: number }
  'neutral-rolls': { player: number, face: number }
  'drawn-match': { sport: number }
  'loses': { player: number, sport: number }
  'wins': { player: number, sport: number }
  'races': { player: number, point: number, sport: number, way: number[] }
  'gives-up': { player: number, sport: number }
  'time-is-up': Record<string, never>
  'ask-outset': Record<string, never>
  'ask-casino': Record<string, never>
  'ask-turn': { point: number }
  'ask-go': { point: number }
  'ask-again': { point: number }
  'ask-bid': { player: number, vehicle: number, francs: number }
  'ask-no-bid': { player: number, vehicle: number, francs: number }
  'ask-settle': { francs: number }
  'ask-toll': { player: number, point: number, region: number }
  'ask-no-toll': { player: number, point: number, region: number }
  'ask-put': { player: number, point: number }
  'ask-seek': Record<string, never>
  'ask-lift': Record<string, never>
  'ask-swap': Record<string, never>
  'ask-mark': { point: number }
  'ask-stake': { point: number }
  'ask-bet': { francs: number }
  'ask-call': { sport: number }
  'passes': { player: number }
  'why-rf-27': Record<string, never>
  'why-rf-a25': Record<string, never>
  'why-rf-54': { point: number }
  'why-rf-63': { point: number }
  'why-rf-29': { point: number }
  'why-rf-a29': { point: number }
  'why-rf-a22': { vehicle: number }
  'why-rf-25': { vehicle: number }
  'why-rf-41': { region: number }
  'why-nothing': Record<string, never>
}

export type Told = ToldOf<Tales>
