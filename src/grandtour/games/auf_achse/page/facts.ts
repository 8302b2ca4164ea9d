// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const FACES = 6

export const SIZES = ['large', 'small'] as const

export const PRICES = { large: 3000, small: 2000 } as const

export const ROOM = { truck: 6, large: 6, small: 4 } as const
