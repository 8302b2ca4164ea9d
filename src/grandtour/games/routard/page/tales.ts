// Made from the room's tales.py and why.py by `./x types`. Do not edit.

export interface Tales {
  'taken-back': { player: number }
  'rolls': { player: number, pips: number }
  'begins': { player: number }
  'announces': { player: number, line: number }
  'sheet-says': { player: number, outcome: number }
  'cannot-pay': { player: number, money: number }
  'gives': { player: number, neighbour: number, element: number }
  'leaves': { player: number }
  'walks': { player: number, space: number, money: number }
  'drives': { player: number, space: number, money: number, passengers: number[] }
  'flies': { player: number, space: number }
  'moved': { player: number, space: number }
  'rides': { player: number, space: number }
  'goes-back-to-work': { player: number, space: number }
  'works-here': { player: number }
  'sleeps': { player: number, card: number, count: number }
  'sent-back': { player: number, space: number, count: number }
  'bed-waived': { player: number, count: number }
  'pays-beds': { player: number, money: number }
  'buys': { player: number, good: number, money: number }
  'buys-cheques': { player: number, count: number, money: number }
  'gets-cheques': { player: number, count: number }
  'loses-cheques': { player: number, count: number }
  'gets-ticket': { player: number }
  'gets': { player: number, element: number }
  'loses': { player: number, element: number }
  'has-none': { player: number, element: number }
  'stranded': { player: number, space: number }
  'draws-achat': { player: number, card: number }
  'draws-reportage': { player: number, card: number }
  'draws-aventure': { player: number, card: number }
  'draws-job': { player: number, card: number }
  'draws-chance': { player: number, card: number }
  'draws-poste': { player: number, card: number }
  'wins-achat': { player: number, card: number }
  'wins-reportage': { player: number, card: number }
  'wins-aventure': { player: number, card: number }
  'lets-go-achat': { player: number, card: number }
  'lets-go-aventure': { player: number, card: number }
  'leaves-it': { player: number, space: number }
  'earns': { player: number, money: number }
  'pays': { player: number, money: number }
  'pays-to': { player: number, payee: number, money: number }
  'owes': { player: number, money: number }
  'forgiven': { player: number, money: number }
  'must-skip': { player: number }
  'must-advance': { player: number, count: number }
  'lapses': { player: number }
  'skips': { player: number }
  'no-effect': object
  'claims': { player: number, offender: number }
  'caught': { offender: number, player: number }
  'rightful': { offender: number, player: number }
  'returns-reportage': { player: number, card: number }
  'returns-aventure': { player: number, card: number }
  'puts-up': { seller: number, good: number, money: number }
  'bids': { player: number, money: number }
  'sells': { seller: number, buyer: number, good: number, money: number }
  'bank-buys': { seller: number, good: number, money: number }
  'comes-home': { player: number }
  'set-broken': object
  'retires': { player: number }
  'time-is-up': object
  'ask-line': object
  'ask-set-out': { space: number }
  'ask-turn': { space: number }
  'ask-drive': { space: number, passengers: number[] }
  'ask-obey': { space: number }
  'ask-back': { space: number }
  'ask-owing': { money: number }
  'ask-stranded': { money: number }
  'ask-toll': { money: number }
  'ask-cheques': object
  'ask-bed': { count: number }
  'ask-shop': { space: number }
  'ask-achat': object
  'ask-reportage': object
  'ask-aventure': object
  'ask-afford': { card: number, money: number }
  'ask-debt': { money: number }
  'ask-target-owe': { card: number, money: number }
  'ask-target-move': { card: number, count: number }
  'ask-target-lose': { card: number, element: number }
  'ask-target-previous': { card: number }
  'ask-target-pull': { card: number }
  'ask-target-skip': { card: number }
  'ask-extra': object
  'ask-bid': { good: number, money: number }
  'ask-claim': { offender: number }
  'passes': { player: number }
  'why-ro-07': object
  'why-ro-12': object
  'why-ro-18': object
  'why-ro-32': object
  'why-ro-33': { money: number }
  'why-ro-96': object
  'why-ro-a59': object
  'why-ro-51': object
  'why-ro-57': object
  'why-ro-104': object
  'why-ro-105': object
  'why-ro-a54': object
  'why-ro-55': object
  'why-ro-54': { money: number }
  'why-ro-a35': object
  'why-ro-89': object
  'why-ro-84': object
  'why-ro-a55': object
  'why-ro-a55-sales': object
  'why-ro-a69': object
  'why-ro-a30': { player: number }
  'why-ro-a68': { player: number }
  'why-nothing': object
}
