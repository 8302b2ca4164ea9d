// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const SPEED = [1, 2, 4] as const

export const PRICE = [0, 200, 800] as const

export const RESALE = [0, 100, 400] as const

export const DIE = [{ value: 10, red: true }, { value: 20, red: false }, { value: 30, red: true }, { value: 40, red: false }, { value: 50, red: false }, { value: 60, red: true }] as const

export const BETS = ['red', 'blue', '10', '20', '30', '40', '50', '60', '10-20', '10-30', '10-40', '10-50', '10-60', '20-30', '20-40', '20-50', '20-60', '30-40', '30-50', '30-60', '40-50', '40-60', '50-60'] as const

export const MOST_STAKED = 300
