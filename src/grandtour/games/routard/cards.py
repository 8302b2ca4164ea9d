"""What a bag holds, what can be bought and sold, the seven decks and the sheet, from `cards.json` and `sheet.json`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from grandtour.core.acts import Kind, numbers
from grandtour.core.draws import FACES
from grandtour.families.track.cards import SELF, steps_of
from grandtour.games.routard.board import POSTE, TYPE

FOLDER: Final = files("grandtour.games.routard")
CARDS: Final[dict[str, list[dict[str, Any]]]] = json.loads((FOLDER / "cards.json").read_text("utf-8"))
SHEET: Final[list[dict[str, Any]]] = json.loads((FOLDER / "sheet.json").read_text("utf-8"))["lines"]

# --- The bag ---

ELEMENT: Final = Kind("element", ["formalities", "guide", "equipment", "camera"])
ELEMENTS: Final = len(ELEMENT.words)
FORMALITIES: Final = 0
GUIDE: Final = 1
EQUIPMENT: Final = 2
CAMERA: Final = 3
MEANS: Final = [GUIDE, CAMERA, EQUIPMENT]  # RO-43: for each trophy

# --- Goods: the elements have their own numbers, then the ticket, a cheque, the achats, and cheques by the lot ---

LOT: Final = 20  # A56: cheques, at most
LOTS: Final = range(2, LOT + 1)
GOOD: Final = Kind(
    "good",
    [good["id"] for good in [*CARDS["good"], *CARDS["achat"]]] + [f"{cheques}-cheques" for cheques in LOTS],
)
TICKET: Final = 4
CHEQUE: Final = 5
FIRST_ACHAT: Final = 6
FIRST_LOT: Final = FIRST_ACHAT + len(CARDS["achat"])
CHEQUES_IN: Final = [0] * CHEQUE + [1] + [0] * len(CARDS["achat"]) + list(LOTS)

PRICE: Final[list[int]] = [card["price"] for card in CARDS["achat"]]
ELEMENT_PRICE: Final[list[int]] = [good["price"] for good in CARDS["good"][:ELEMENTS]]  # RO-55
CHEQUE_PRICE: Final[int] = CARDS["good"][CHEQUE]["price"]  # RO-36
CHEQUE_RESALE: Final[int] = CARDS["good"][CHEQUE]["resale"]
# RO-88, A24; formalities are never sold (RO-89).
RESALE: Final[list[int]] = [
    *[good["resale"] for good in CARDS["good"]],
    *[price // 2 for price in PRICE],
    *[CHEQUE_RESALE * cheques for cheques in LOTS],
]
MOST_CHEQUES: Final = 30  # A74
COUNT: Final = numbers("count", 60)

# --- The decks ---

LODGING: Final = POSTE + 1  # its deck follows those of the spaces
DECK: Final = [Kind(deck, [card["id"] for card in CARDS[deck]]) for deck in [*TYPE.words[: POSTE + 1], "lodging"]]
BED: Final[list[int]] = [card["cheques"] for card in CARDS["lodging"]]

# What a step speaks of where that is not a number.
NOUN: Final = {"receive": ELEMENT, "lose": ELEMENT, "neighbour": ELEMENT, "previous": TYPE}
STEPS: Final = [[steps_of(card.get("do", []), i, NOUN) for i, card in enumerate(CARDS[deck.name])] for deck in DECK]
BEFALLS: Final[list[list[str]]] = [[card.get("who", SELF) for card in CARDS[deck.name]] for deck in DECK]

# --- The sheet "prepare your bag" ---

LINE: Final = Kind("line", [line["id"] for line in SHEET])
POCKET_MONEY: Final = 0
OUTCOMES: Final = [outcome for line in SHEET for outcome in line["outcomes"]]
OUTCOME: Final = Kind("outcome", [outcome["id"] for outcome in OUTCOMES])
COST: Final[list[int]] = [outcome.get("price", 0) for outcome in OUTCOMES]
BRINGS: Final = [steps_of(outcome["do"], i, NOUN) for i, outcome in enumerate(OUTCOMES)]


def outcome_of(line: dict[str, Any], face: int) -> int:
    return OUTCOME.number(next(outcome["id"] for outcome in line["outcomes"] if face in outcome["faces"]))


# A5: what each line brings by the face of the die; there is no face 0.
ON_SHEET: Final = [[-1, *[outcome_of(line, face) for face in range(1, FACES + 1)]] for line in SHEET]

# RO-18, RO-102: what one needs to leave, and what everyone has in an Express game.
LEAVING_MONEY: Final = 1500
LEAVING_CHEQUES: Final = 10
EXPRESS_MONEY: Final = 1800
FINE: Final = 500  # RO-78
POOR: Final = 20  # A51: the cheapest move that is not free, and the price of a cheque
