// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const DEPARTURE = 0

export const FIRST = 1

export const FARE = [0, 0, 20, 50, 100, 200, 400] as const

export const FARTHEST = 6

export const STEP = 10

export const ARRIVAL = 66

export const TYPES = ['souvenir', 'reportage', 'aventure', 'job', 'chance', 'courrier', 'airport', 'departure'] as const

export const DECKS = ['souvenir', 'reportage', 'aventure', 'job', 'chance', 'courrier'] as const

export const TROPHIES = ['souvenir', 'reportage', 'aventure'] as const

export const SET = 2

export const ITEMS = ['passport', 'guide', 'camera', 'compass', 'sleeping-bag', 'pharmacy'] as const

export const PASSPORT_PRICE = 500

export const GOODS = ['passport', 'guide', 'camera', 'compass', 'sleeping-bag', 'pharmacy', 'ticket', 'berber-rug', 'dogon-mask', 'nesting-dolls', 'panama-hat', 'didgeridoo', 'silk-sari', 'stoneware-teapot', 'woven-hammock', 'alpaca-poncho', 'meerschaum-pipe', 'tiki', 'summer-kimono', 'painted-boomerang', 'cuckoo-clock', 'snow-globe', 'blown-glass', 'paper-kite', 'mate-gourd', 'djembe', 'aran-jumper', 'painted-icon', 'gilded-lacquer', 'singing-bowl', 'raffia-basket', 'spice-box'] as const

export const TICKET = 6

export const FIRST_SOUVENIR = 7

export const RESALE = [0, 10, 200, 30, 100, 50, 250, 170, 140, 40, 60, 120, 140, 80, 60, 100, 60, 100, 170, 40, 120, 40, 140, 60, 60, 120, 80, 220, 120, 80, 100, 120] as const
