"""Le tour du monde en 80 sites as the house knows it."""

# not compiled: a catalogue

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import chain

from grandtour.core.acts import NOBODY, Act, Kind, Verb
from grandtour.core.chance import Dice
from grandtour.core.game import Game, declared
from grandtour.core.questions import offered
from grandtour.core.settings import Value, YesNo
from grandtour.core.tales import Line, Tale
from grandtour.games.sites80 import acts, rules, sight, why
from grandtour.games.sites80 import tales as told
from grandtour.games.sites80.acts import FLAG
from grandtour.games.sites80.announcing import Name
from grandtour.games.sites80.board import (
    CELL,
    CELL_OF,
    DEGREE,
    GENRE,
    GENRE_OF,
    GRID,
    MODE,
    QUARTER,
    QUARTER_OF,
    SITE,
    SITES,
)
from grandtour.games.sites80.camera import Unread
from grandtour.games.sites80.cards import (
    CARD,
    CLUE,
    EVENT,
    EVENT_CARD,
    EVENTS,
    HAND,
    LENGTH,
    LINES,
    MODE_OF,
    MOST,
    NUMBER,
    SECRET,
    SHEET,
    SHEETS,
    SLOT,
    TICKET,
    TRANSPORT,
    WINDOWS,
)
from grandtour.games.sites80.ending import TO_WIN
from grandtour.games.sites80.events import React
from grandtour.games.sites80.moving import Turn
from grandtour.games.sites80.sense import Globetrotter, NearestBot, SenseBot, Tourist
from grandtour.games.sites80.sight import SitesView
from grandtour.games.sites80.state import SETTINGS, Hunt, Options

TOUR, MISSED = 12, 6  # what a World Tour and a missed turn are worth, in cells

# A62: the sites that have further names, the same ones in both languages.
FURTHER_NAMES = re.findall(
    "^(site-[a-z-]+-also) =", (files("grandtour.games.sites80") / "texts" / "en.ftl").read_text("utf-8"), re.MULTILINE
)


class Sites80(Game[Hunt]):
    name = "sites80"
    code = "TM"
    players = range(2, 7)
    kinds = (DEGREE, CELL, SITE, QUARTER, MODE, TICKET, CARD, EVENT, EVENT_CARD, SLOT, FLAG, CLUE, NUMBER, SHEET)
    verbs = declared(Verb, acts)
    tales = declared(Tale, told, why)
    endings = ("five", "rounds", "alone")
    settings = SETTINGS
    texts = (
        "mode-foot",
        *[f"terrain-{terrain['id']}" for terrain in GRID["terrain"].values()],
        *[f"kind-{genre}" for genre in GENRE.words],
        *[f"character-{flag}{text}" for flag in FLAG.words for text in ("", "-text")],
        *[f"event-{event}-text" for event in EVENT.words],
        *[f"country-{country}" for country in dict.fromkeys(country for site in SITES for country in site["country"])],
        *[f"site-{site}-text" for site in SITE.words],
        *FURTHER_NAMES,
    )
    standing_answers = (YesNo("let-pass", False),)  # A35
    page_facts = {
        "GRID": GRID,
        "CELL_OF": CELL_OF,
        "QUARTER_OF": QUARTER_OF,
        "GENRES": GENRE.words,
        "GENRE_OF": GENRE_OF,
        "MODE_OF": MODE_OF,
        "LENGTH": LENGTH,
        "SECRET": SECRET,
        "WINDOWS": WINDOWS,
        "HAND": HAND,
        "MOST": MOST,
        "TO_WIN": TO_WIN,
    }
    bots = {"nearest": NearestBot, "tourist": Tourist, "globetrotter": Globetrotter, "sense": SenseBot}
    levels = ("tourist", "globetrotter", "sense")
    View = SitesView

    def start(self, seats: int, agreed: Mapping[str, Value]) -> Hunt:
        return rules.start(seats, Options(agreed))

    def view(self, s: Hunt, me: int) -> SitesView:
        return SitesView(s, me)

    def guess(self, s: Hunt, me: int, dice: Dice) -> Hunt:
        return sight.guess(s, me, dice)

    def audit(self, s: Hunt) -> None:
        sites = [*s.undrawn, *([] if any(s.back) or s.round else s.starts), *chain(*s.back)]
        sites += [site for site in s.card if site != NOBODY] + list(s.face_up)
        sites += [site for seat in range(len(s.at)) for site in (*s.held[seat], *s.home[seat])]
        assert sorted(sites) == list(range(len(SITE.words))), f"the destinations are {sorted(sites)}"
        cards = s.stock + s.used + list(chain(*s.hands))
        assert sorted(cards) == list(range(len(TRANSPORT))), f"the transport cards are {sorted(cards)}"
        events = s.events + s.spent + list(chain(*s.secrets))
        assert sorted(events) == list(range(len(EVENTS))), f"the event cards are {sorted(events)}"
        sheets = s.sheets.unseen + s.sheets.under + ([s.sheet] if s.sheet not in s.sheets.under else [])
        assert sorted(set(sheets) - {NOBODY}) == list(range(SHEETS)), f"the sheets are {sheets}"
        given = [number for number in s.number if number]
        assert sorted(given + s.numbers) == list(range(1, LINES + 1)), "a number was given twice"
        for pieces in ([cell for cell in s.at if cell != NOBODY], [cell for cell in s.flags if cell != NOBODY]):
            assert len(set(pieces)) == len(pieces), f"two on one cell: {pieces}"
        if s.stack and isinstance(s.stack[-1], Turn):
            assert not set(s.at) - {NOBODY} & set(s.flags), "a pawn rests on a flag"
            assert all(s.behind[slot] + len(s.back[slot]) == 0 for slot in (0, 1) if s.card[slot] == NOBODY)

    def touches(self, s: Hunt, act: Act) -> list[tuple[Kind, int]]:
        """A photo lights up the cell as well as the card in the camera."""
        if act.verb is acts.PHOTO:
            return [(SLOT, act.noun), (CELL, s.at[act.by])]
        return super().touches(s, act)

    def lapse(self, s: Hunt, seat: int, dice: Dice) -> Act:
        """A46: no announcement, stay; forced to move, walk or ride at random; let pass, keep."""
        mine = [act for act in offered(s) if act.by == seat and act.verb is not acts.RETIRE]
        for verb in (acts.NO, acts.STAY, acts.LET, acts.KEEP, acts.WALK, acts.RIDE):
            quiet = [act for act in mine if act.verb is verb]
            if quiet and not (verb is acts.NO and isinstance(s.stack[-1], Name)):
                return quiet[dice.below(len(quiet))]
        mine = [act for act in mine if act.verb is not acts.PLAY] or mine
        return mine[dice.below(len(mine))]

    def answer_for(self, s: Hunt, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """A35: always let pass."""
        if isinstance(s.stack[-1], React) and answers.get("let-pass"):
            return acts.LET.by(seat)
        return None

    def facts(self, s: Hunt) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        return {"rounds": s.round, "order": f"{(winner - s.first) % len(s.at) + 1}."}

    def round(self, s: Hunt) -> int:
        return s.round

    def turn(self, s: Hunt) -> int:
        return s.turn

    def worth(self, s: Hunt, seat: int) -> float:
        """In cells: how far the hand carries, less what a missed turn costs. What is hidden counts for nobody."""
        return sum(LENGTH[card] or TOUR for card in s.hands[seat]) - MISSED * s.skips[seat]

    def worths(self, s: Hunt, seat: int, acts: Sequence[Act]) -> list[float]:
        """Cards and sheets that are exposed are no luck: they are there for everyone."""
        if isinstance(s.stack[-1], Unread):
            return [0.0] * len(acts)
        return super().worths(s, seat, acts)

    def why_not(self, s: Hunt, me: int, kind: Kind, noun: int) -> Line:
        return why.why_not(s, me, kind, noun)


GAME = Sites80()
