"""The texts of the event cards, as players read them: each promises what its card does, and nothing else."""

import re

import pytest

from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.cards import EVENT
from grandtour.games.auf_achse.game import GAME
from grandtour.words import LANGUAGES, Words

SPOKEN = {language: Words(language, GAME, strict=True) for language in LANGUAGES}

# The words in which a promise is made; no text says them of anything else.
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "may": r"\b[Tt]u peux (rouler|relancer|lancer|déplacer)|Si tu veux", "or": r", ou (passe|donne)\b",
        "three": "de trois cases", "one to three": "d’une à trois cases", "one to four": "d’une à quatre cases",
        "another player": "un autre joueur de ton choix aussi", "each truck": "chaque camion, le tien aussi",
        "roll": "lancer? le dé et roule|relancer le dé", "no roll": r"[Ss]ans (lancer le )?dé\b",
        "keep": "Garde la carte", "once": " : une fois, ", "next turn": "ton prochain tour",
        "skip": r"\b[Pp]asses? (un|ton prochain) tour", "the end": "la fin( coûte|, tu paies)",
        "pay": "Paie |son fret et tu paies ", "double": "ce sera le double plus tard",
        "contract": "un contrat de plus de la pioche", "right": "voisin de droite", "left": "à ta gauche",
        "next town": "prochaine ville libre", "next event": "prochaine case événement", "no card": "sans carte",
        "free space": "une case libre de ton choix", "nobody": "personne ne traverse",
    },
    "en": {
        "may": r"\b[Yy]ou may (drive|roll|move)|If you like", "or": r", or (skip|lend)\b",
        "three": "drive three spaces", "one to three": "one to three spaces", "one to four": "one to four spaces",
        "another player": "so may another player of your choice", "each truck": "each truck, your own too",
        "roll": "roll and drive|roll again", "no roll": r"[Ww]ithout a roll",
        "keep": "Keep the card", "once": "; once, ", "next turn": "your next turn",
        "skip": r"\b[Ss]kip (a|your next) turn", "the end": "end costs",
        "pay": "Pay |its revenue and pay ", "double": "it is double later",
        "contract": "one more contract from the pile", "right": "neighbour on the right", "left": "on your left",
        "next town": "next free town", "next event": "next event space", "no card": "without a card",
        "free space": "a free space of your choice", "nobody": "nobody (can drive|drives) through",
    },
}  # fmt: skip

TOGETHER = {"may", "three", "another player"}
ORDER = {"keep", "the end"}
JAM = {"next turn", "nobody"}
FINE = {"pay", "double"}
# What the clauses AA-78 to AA-108 have each card promise.
PROMISES: dict[str, set[str]] = {
    "bahnverladung": {"pay"}, "beifahrer": {"roll"}, "dokumente": set(), "fahrtenschreiber": {"skip", "next turn"},
    "familiennachwuchs": {"no roll"}, "fracht-dumping": {"right"}, "freundlicher-kundenservice": {"contract"},
    "gute-routenplanung": {"may", "next town", "no roll"}, "hilfe-diebe": set(),
    "inspektion": {"may", "roll", "left", "the end"}, "motivation": {"keep", "once", "one to three"},
    "pannenhilfe": {"or", "skip"}, "polizeikontrolle": FINE, "radarfalle": FINE, "road-runner": TOGETHER,
    "schneestuerme": {"may", "each truck", "one to three"}, "schnelle-verladung": {"keep", "once", "may", "roll"},
    "sonderauftrag-flensburg": ORDER, "sonderauftrag-wien": ORDER,
    "stau-muenchen": JAM, "stau-frankfurt": JAM, "stau-kassel": JAM,
    "stau-nebel": JAM | {"free space"}, "stau-unfall": JAM | {"free space"},
    "subunternehmer": TOGETHER, "truckerfestival": set(), "vertrauen": {"contract"},
    "vorbildliche-wartung": {"may", "one to four"}, "ware-verdorben": {"no roll"},
    "zollabfertigung": {"next event", "no roll", "no card"}, "zollkontrolle": {"pay", "or", "skip"},
}  # fmt: skip

SUMS: dict[int, list[int]] = {
    cards.BAHNVERLADUNG: [cards.RAIL_FEE],
    cards.HILFE_DIEBE: [cards.INSURANCE],
    cards.INSPEKTION: [cards.PENALTY[cards.INSPEKTION]],
    cards.PANNENHILFE: [cards.HELP_FEE],
    cards.POLIZEIKONTROLLE: [cards.FINE],
    cards.RADARFALLE: [cards.FINE],
    cards.ZOLLKONTROLLE: [cards.FINE],
    cards.TRUCKERFESTIVAL: [cards.FESTIVAL],
} | {order: [cards.ORDER_REWARD, cards.PENALTY[order]] for order in cards.ORDER_TOWN}


def read(card: str, language: str) -> str:
    """What is written on a card; no-break spaces are told from others elsewhere."""
    return SPOKEN[language].text(f"event-{card}-text").replace("\u00a0", " ").replace("\u202f", " ")


def said(text: str, language: str) -> set[str]:
    return {what for what, pattern in WORDS[language].items() if re.search(pattern, text)}


def sums(text: str) -> list[int]:
    return [int(re.sub(r"\D", "", found)) for found in re.findall(r"(\d[\d ,]*) DM", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", EVENT.words)
def test_a_text_promises_what_its_card_does_and_nothing_else(card: str, language: str) -> None:
    text = read(card, language)
    assert said(text, language) == PROMISES[card]
    assert sums(text) == SUMS.get(EVENT.number(card), [])
