// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const CONTINENTS = ['europe', 'asia', 'america', 'africa', 'oceania'] as const

export const SOURCES = ['stock', 'left', 'right', 'bins'] as const
