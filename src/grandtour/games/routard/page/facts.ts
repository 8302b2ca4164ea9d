// Made from `page_facts` in the room's game.py by `./x types`. Do not edit.

export const DEPARTURE = 0

export const FIRST = 1

export const FARE = [0, 0, 20, 50, 100, 200, 400] as const

export const FARTHEST = 6

export const STEP = 10

export const ARRIVAL = 66

export const TYPES = ['achat', 'reportage', 'aventure', 'job', 'chance', 'poste', 'airport', 'preparation'] as const

export const DECKS = ['achat', 'reportage', 'aventure', 'job', 'chance', 'poste', 'lodging'] as const

export const TROPHIES = ['achat', 'reportage', 'aventure'] as const

export const ELEMENTS = ['formalities', 'guide', 'equipment', 'camera'] as const

export const MEANS = [1, 3, 2] as const

export const ELEMENT_PRICE = [200, 20, 300, 400] as const

export const TICKET_PRICE = [0, 400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 400] as const

export const CHEQUE_PRICE = 20

export const ACHAT_PRICE = [60, 60, 100, 100, 100, 100, 100, 140, 140, 140, 160, 160, 160, 200, 200, 200, 200, 200, 240, 240, 240, 300, 300, 300, 400] as const

export const DEAREST_BED = 5

export const GOODS = ['formalities', 'guide', 'equipment', 'camera', 'ticket', 'cheque', 'komboloi', 'clay-cockerel', 'painted-clogs', 'tin-heart', 'indigo-scarf', 'worry-dolls', 'folding-fan', 'azulejo', 'cowbell', 'felt-slippers', 'shadow-puppet', 'mbira', 'daruma', 'amber-drop', 'ikat-scarf', 'coffee-pot', 'bogolan', 'leather-pouffe', 'mola', 'iznik-dish', 'alebrije', 'steel-pan', 'kilt', 'embroidered-shawl', 'horsehead-fiddle', '2-cheques', '3-cheques', '4-cheques', '5-cheques', '6-cheques', '7-cheques', '8-cheques', '9-cheques', '10-cheques', '11-cheques', '12-cheques', '13-cheques', '14-cheques', '15-cheques', '16-cheques', '17-cheques', '18-cheques', '19-cheques', '20-cheques'] as const

export const TICKET = 4

export const FIRST_ACHAT = 6

export const FIRST_LOT = 31

export const RESALE = [0, 10, 150, 200, 250, 10, 30, 30, 50, 50, 50, 50, 50, 70, 70, 70, 80, 80, 80, 100, 100, 100, 100, 100, 120, 120, 120, 150, 150, 150, 200, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200] as const

export const LINES = ['pocket-money', 'cheques', 'ticket', 'formalities', 'guide', 'equipment', 'camera'] as const

export const ON_SHEET = [[0, 0, 1, 1, 2, 2], [3, 3, 3, 4, 4, 4], [5, 5, 6, 6, 7, 8], [9, 9, 10, 10, 11, 12], [13, 13, 14, 14, 15, 16], [17, 17, 18, 19, 20, 21], [22, 22, 23, 24, 25, 26]] as const

export const OUTCOMES = ['piggy-bank', 'summer-job', 'garage-sale', 'loyalty-card', 'farewell-party', 'reduced-fare', 'charter', 'economy', 'first-class', 'embassy', 'queue', 'messenger', 'no-visa-needed', 'sold-out', 'bookshop', 'two-for-one', 'birthday-guide', 'sponsor', 'winter-sales', 'polar-stove', 'neighbours-gift', 'all-at-once', 'new-camera', 'second-hand-camera', 'orange-camera', 'school-fair', 'dream-camera'] as const

export const COST = [0, 0, 0, 0, 0, 200, 400, 500, 700, 0, 200, 300, 0, 0, 10, 10, 0, 0, 150, 300, 0, 700, 400, 150, 250, 0, 600] as const

export const LEAVING_MONEY = 1500

export const LEAVING_CHEQUES = 10

export const FINE = 500
