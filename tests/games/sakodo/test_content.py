"""The texts of the cards, as players read them: each promises what its card does, and nothing else."""

import re
from typing import Any

import pytest

from grandtour.games.sakodo.cards import CARDS, DECK
from grandtour.games.sakodo.game import GAME
from grandtour.words import LANGUAGES, Words

Card = dict[str, Any]
Steps = list[list[Any]]

EVERY = [(deck.name, card) for deck in DECK for card in CARDS[deck.name]]
SPOKEN = {language: Words(language, GAME, strict=True) for language in LANGUAGES}

# The words in which each effect is promised; no text says them of anything else. Whoever rewords a card adds its own.
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "gain": "billet (de plus|dans)|Premier prix|Pour toi, l’enveloppe|Il t’a rendu plus|en ta faveur|[Mm]andat"
        "|Remboursement|chèque|t’envoient la monnaie|banquier",
        "pay": "ses tarifs|tes billets, non|Contravention|Le dentiste|en payer une|Facture|Tu paies",
        "owe": "qui l’avait payé|avait parié|un petit billet",
        "ticket": r"\bavion\b",
        "draw 1": "pioche|l’un d’eux est pour toi|te tombe dans les bras|d’autres ont perdu|la surprise"
        "|rapporté une chose",
        "draw 2": "deux cartons",
        "choose 3": "garder une chose|une chose, à ton choix",
        "passport": "[Pp]asseport", "guide": r"\b[Gg]uides?\b(?! dit)", "camera": r"\b[Aa]ppareil\b",
        "compass": "[Bb]oussole", "sleeping-bag": "[Dd]uvet", "pharmacy": "[Pp]harmacie",
        "lose-any": "le sac (était ouvert|d’un autre)|fermetures éclair, et ce qu’il y a derrière",
        "steal": "se trompe d’adresse|quand tu rendras",
        "lose-passport": "garde le passeport|passeport de moins",
        "ahead": "raccourci|siège libre|charrette|Le vent a choisi",
        "back": "en arrière|mauvais sens|marche arrière|l’autre direction|à l’envers|Tu reviens là",
        "previous": "aéroport précédent", "swap": "chez l’autre, et l’autre chez toi", "pull": "accourt",
        "extra-move": "reprendre la route", "skip": r"\b(demain|hier)\b",
        "return": "tu n’as vu que|sans rien à raconter|tout refaire",
        "roll": r", ou (pas|non)\b|disent autre chose|pourvu que|deviner|à l’arrêt|de la chance|sans grimace"
        "|si l’on ne bouge",
        "offer": r"\b(à|te) vend",
    },
    "en": {
        "gain": "a note (added|into)|First prize|You win the envelope|gave you back more|in your favour|[Mm]oney order"
        "|refund|cheque|send you the change|banker",
        "pay": r"finest fares|your banknotes are not|Parking fine|The dentist|must pay|\bbill\b|You pay",
        "owe": "who paid for it|Somebody bet|a little money",
        "ticket": r"\b(ticket|flight)\b",
        "draw 1": r"\bpick\b|one of them is yours|falls into your arms|others have lost|complete surprise"
        "|handed in a thing",
        "draw 2": "two boxes",
        "choose 3": "keep one thing",
        "passport": "[Pp]assport", "guide": r"\b[Gg]uides?\b(?! says)", "camera": r"\b[Cc]amera\b(?! straight)",
        "compass": "[Cc]ompass", "sleeping-bag": "[Ss]leeping bag", "pharmacy": "[Ff]irst-aid kit",
        "lose-any": "the bag was open|another bag is opened|zips, and whatever is behind",
        "steal": "has the wrong address|when you will give it back",
        "lose-passport": "They keep the passport|one passport fewer",
        "ahead": r"short cut|free seat|\bcart\b|The wind chose",
        "back": "harbours behind|stops back|wrong way|reverses|the other direction|again backwards|You walk back",
        "previous": "the airport behind", "swap": "you are at theirs, and they are at yours", "pull": "come running",
        "extra-move": "set off again", "skip": r"\b(tomorrow|yesterday)\b",
        "return": "all you have seen|all you have to tell|do it all again",
        "roll": "or it will not|say otherwise|if the air lasts|guess which|when she stands|With luck|a grimace"
        "|if you keep still",
        "offer": "for sale|are selling",
    },
}  # fmt: skip

# What texts once said wrongly: no card takes a whole bag, leaves a choice like these, or pays in trophies or journeys.
NEVER: dict[str, dict[str, str]] = {
    "fr": {
        "the whole bag": "Sac oublié|roulé dessus", "a choice": r"\?|\bchoisi[rs]\b",
        "a souvenir": r"\b[Ss]ouvenirs?\b", "journeys": r"\bvoyages\b",
        "a net, with which nobody fishes there": r"\bfilet\b(?! à bagages)",
    },
    "en": {
        "the whole bag": "Left on|rolled on top", "a choice": r"\?|may choose",
        "a souvenir": r"\b[Ss]ouvenirs?\b|\bmemory\b", "journeys": r"\bflights\b",
        "a net, with which nobody fishes there": r"\bnet\b",
    },
}  # fmt: skip


def read(deck: str, card: Card, language: str) -> str:
    """The title of a card and what is written under it; no-break spaces are told from others elsewhere."""
    parts = [SPOKEN[language].text(f"{deck}-{card['id']}{part}") for part in ("", "-text")]
    return " ".join(parts).replace("\u00a0", " ").replace("\u202f", " ")


def said(text: str, language: str) -> set[str]:
    return {what for what, pattern in (WORDS[language] | NEVER[language]).items() if re.search(pattern, text)}


def promised(steps: Steps) -> set[str]:
    return set().union(*[promised_by(word, *what) for word, *what in steps])


def promised_by(word: str, *what: Any) -> set[str]:
    if word == "lose":
        return {what[0]}
    if word == "move":
        return {"back" if what[0] < 0 else "ahead"}
    if word in ("draw", "choose"):
        return {f"{word} {what[0]}"}
    return {"lose-passport": {word, "passport"}, "keep": set()}.get(word, {word})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "card"), EVERY, ids=[f"{deck}-{card['id']}" for deck, card in EVERY])
def test_a_text_promises_what_its_card_does_and_nothing_else(deck: str, card: Card, language: str) -> None:
    # An aventure that is won need not say so, nor a job that it is paid.
    free = {"gain"} if deck == "job" else set()
    assert said(read(deck, card, language), language) - free == promised(card.get("do", [])) - free


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_in_which_it_is_promised(language: str) -> None:
    assert WORDS[language].keys() == promised([step for _, card in EVERY for step in card.get("do", [])])


def test_the_die_and_a_price_decide_whether_an_aventure_is_won_and_nothing_else() -> None:
    """So it is enough that a text speaks of luck or of a sale."""
    decided = [step for _, card in EVERY for step in card.get("do", []) if step[0] in ("roll", "offer")]
    assert decided
    assert all(ways == [[["keep"]], [["return"]]] for _, _, *ways in decided)
