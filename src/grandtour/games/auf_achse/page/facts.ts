// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const FACES = 6 as const

export const ROWS = 5 as const

export const SLOTS = 4 as const

export const SIZES = ['large', 'small'] as const

export const PRICES = { large: 3000, small: 2000 } as const

export const ROOM = { truck: 6, large: 6, small: 4 } as const

export const TRAILERS = 4 as const

export const GOODS = 48 as const

export const FINE = 500 as const

export const HELP_FEE = 1000 as const
