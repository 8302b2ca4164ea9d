"""Players with an atlas in their heads: they read clues as well as their level lets them, and go where it pays most.

A bot sees what its seat sees. Which site a clue is about it knows from the clue itself, as a reader does, and only if
it recognises it: easy clues always, others by the odds of its level, fixed for the game by the seat, the number and
the clue. What it does not recognise tells it what kind of place to look for, no more.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, Act
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.games.sites80.acts import (
    ASIDE,
    DISCARD,
    FLAGS,
    GIVE,
    GO,
    LIFT,
    NAME,
    NO,
    PHOTO,
    PICK,
    PLAY,
    PUT,
    REACT,
    RIDE,
    STAY,
    WALK,
    YES,
)
from grandtour.games.sites80.board import (
    CELL_OF,
    CELLS,
    GENRE_OF,
    LANDS,
    QUARTER_OF,
    SITE,
    SITES_ON,
    WORLD_TOUR,
)
from grandtour.games.sites80.cards import (
    EASY,
    EFFECTS,
    GRADES,
    LENGTH,
    LINE_OF,
    MODE_OF,
    SLOTS,
)
from grandtour.games.sites80.ending import TO_WIN
from grandtour.games.sites80.sight import Clue, SitesView, Traveller
from grandtour.games.sites80.world import WORLDS, World

PACE: Final = 0.965  # what a goal loses of its worth with each cell of the way, about a sixth with each turn
FARTHEST: Final = 40
NOT_YET: Final = 0.85  # and what it loses by not being reached in this turn
FADING: Final[list[float]] = [1.0, *[NOT_YET * PACE**cells for cells in range(1, FARTHEST)]]
IDLE: Final = 0.05  # what a turn is worth in which one stays
VICTORY: Final = 50.0
HOMECOMING: Final = 0.12  # a card brought home on the way; there is no hurry before the fifth
NEWS: Final = 0.30  # a new sheet, for each card that is still a riddle
KNOWN: Final = 0.5  # a card is no riddle any more when one site has this share
BESIDES: Final = 0.08  # what the other goals count beside the best
FINE: Final = 1000

# What a card is worth in the hand, by mode, for each of its cells; a World Tour at once.
WORTH: Final[list[float]] = [0.020, 0.008, 0.005]
TOUR_WORTH: Final = 0.30
AVERAGE: Final = 0.085


def card_worth(card: int) -> float:
    return TOUR_WORTH if MODE_OF[card] == WORLD_TOUR else WORTH[MODE_OF[card]] * LENGTH[card]


# --- What the clues say ---


class Reader:
    """How well a level reads, and how sure it must be before it speaks."""

    def __init__(self, medium: int, hard: int, sure: float, attentive: bool, curious: bool = True) -> None:
        self.odds: Final = [FINE, medium, hard]
        self.sure: Final = sure
        self.attentive: Final = attentive
        """Does it also notice what a sheet does not say?"""
        self.curious: Final = curious
        """Does it look for new clues, or run wherever the card may be?"""

    def recognises(self, me: int, clue: Clue) -> bool:
        """The same answer all through a game, however often it looks."""
        dice = Dice(clue.clue * 7919 + clue.number * 104729 + me * 1299709)
        dice.below(FINE)
        return dice.below(FINE) < self.odds[LINE_OF[clue.clue] % GRADES]

    def shares(self, view: SitesView, me: int, slot: int) -> dict[int, float]:
        """The sites that the card in a slot may show, all equally likely for what is seen."""
        shown = view.slots[slot]
        sites = [site for site in range(len(SITE.words)) if QUARTER_OF[site] == shown.quarter]
        for clue in shown.found:
            site = LINE_OF[clue.clue] // GRADES
            if LINE_OF[clue.clue] % GRADES == EASY or self.recognises(me, clue):
                return {site: 1.0}
            sites = [other for other in sites if GENRE_OF[other] == GENRE_OF[site]]
        out = known_elsewhere(view) + (self.not_meant(view, me, slot) if self.attentive else [])
        sites = [site for site in sites if site not in out]
        return {site: 1 / len(sites) for site in sites}

    def not_meant(self, view: SitesView, me: int, slot: int) -> list[int]:
        """The sites that the sheet speaks of under another number than this card's."""
        others = [clue for clue in view.sheet + view.notebook if clue.number not in view.slots[slot].numbers]
        return [LINE_OF[clue.clue] // GRADES for clue in others if self.recognises(me, clue)]


def known_elsewhere(view: SitesView) -> list[int]:
    """Cards that were shown, and the starting cards, as long as there are others before them."""
    sites = [card.site for card in view.face_up]
    for traveller in view.travellers:
        sites += traveller.held + traveller.home
    if min([slot.behind for slot in view.slots]) > len(view.starts):
        sites += view.starts
    return sites


# --- What the cells promise ---


class Prospects:
    """What one seat may hope for at each cell of the sheet."""

    def __init__(self, view: SitesView, me: int, reader: Reader) -> None:
        self.view = view
        self.me = me
        self.reader = reader
        self.world: World = WORLDS[2 * view.wrap + view.coast_trains]
        self.mine = view.travellers[me]
        self.flag = view.flags[me]
        self.shares = [reader.shares(view, me, slot) for slot in range(SLOTS)]
        self.riddles = sum([max(list(shares.values()), default=1.0) < KNOWN for shares in self.shares])
        self.cards = len(self.mine.held) + len(self.mine.home)
        self.gains = self.all_gains()
        self.worth = self.spread()

    def all_gains(self) -> dict[int, float]:
        """Each cell where there is something to be had, and how much."""
        if self.cards >= TO_WIN:
            return {self.flag: VICTORY}
        gains: dict[int, float] = {}
        for shares in self.shares:
            for site, share in shares.items():
                if share >= self.reader.sure:
                    gain = share * self.way_home(CELL_OF[site]) if self.reader.curious else 1.0
                    gains[CELL_OF[site]] = max(gains.get(CELL_OF[site], 0.0), gain)
        for card in self.view.face_up:
            if card.barred != self.me:
                gains[CELL_OF[card.site]] = self.way_home(CELL_OF[card.site])
        for flag in self.view.flags:
            if flag != NOBODY and self.riddles and self.reader.curious:
                gains[flag] = max(gains.get(flag, 0.0), NEWS * self.riddles)
        if self.mine.held:
            gains[self.flag] = gains.get(self.flag, 0.0) + HOMECOMING * len(self.mine.held)
        return gains

    def way_home(self, cell: int) -> float:
        """What a card is worth that still has to be carried home from here: all the more, the fewer are missing."""
        return PACE ** (self.world.distance(cell, self.flag) // 2) * (1 + 0.1 * self.cards)

    def spread(self) -> list[float]:
        """The worth of every cell: the best goal, faded by the way there, and a little for the others."""
        best, total = [0.0] * CELLS, [0.0] * CELLS
        for goal, gain in self.gains.items():
            faded = [gain * fading for fading in FADING]
            row, column = divmod(goal, 36)
            for cell in range(CELLS):
                rows, columns = abs(cell // 36 - row), abs(cell % 36 - column)
                if self.world.wrap and columns > 18:
                    columns = 36 - columns
                worth = faded[max(columns, rows)]
                total[cell] += worth
                if worth > best[cell]:
                    best[cell] = worth
        return [best[cell] + BESIDES * (total[cell] - best[cell]) for cell in range(CELLS)]

    def at(self, cell: int) -> float:
        """What it is worth to end a move here; at sea one is easily stuck."""
        return self.worth[cell] - (0.0 if LANDS[cell] else 0.03)

    def staying(self) -> float:
        """What is here already cannot be reached again without leaving."""
        return self.at(self.mine.at) - self.gains.get(self.mine.at, 0.0) * (1 - NOT_YET) - IDLE

    def ride(self, card: int) -> float:
        """The best end of a ride with this card, less what the card is worth."""
        return max([self.at(cell) for cell in self.ends(card)], default=-VICTORY) - self.price(card)

    def price(self, card: int) -> float:
        """Who is about to win saves nothing."""
        return 0.0 if self.cards >= TO_WIN else (card_worth(card) - AVERAGE) / 4

    def ends(self, card: int) -> list[int]:
        taken = [traveller.at for traveller in self.view.travellers]
        barred = [CELL_OF[card.site] for card in self.view.face_up if card.barred == self.me]
        reach = self.world.reach(MODE_OF[card], self.mine.at)
        cells = reach.cells[: reach.within[LENGTH[card]]]
        return [c for c in cells if c not in taken and (c not in barred or c == self.flag)]

    def best_name(self, slot: int) -> tuple[float, int]:
        """The most likely site of this card on the cell where the pawn stands."""
        here = [(self.shares[slot].get(site, 0.0), site) for site in SITES_ON[self.mine.at]]
        return max(here, default=(0.0, NOBODY))


# --- Decisions ---


class SenseBot(Bot):
    """Reads nearly everything, and speaks when it is sure."""

    def __init__(self) -> None:
        super().__init__()
        self.reader = self.reading()

    def reading(self) -> Reader:
        return Reader(900, 700, 0.5, True)

    def rank(self, chair: Chair, dice: Dice) -> list[Scored]:
        view: SitesView = chair.view()
        prospects = Prospects(view, chair.me, self.reader)
        return [Scored(act, self.score(prospects, act) + dice.below(FINE) / FINE / 1000) for act in chair.answers()]

    def score(self, p: Prospects, act: Act) -> float:
        """How good this is, on the scale of the cells."""
        verb = act.verb
        if verb is WALK or verb is GO:
            return p.at(act.noun)
        if verb is RIDE:
            return p.ride(act.noun)
        if verb is STAY:
            return p.staying()
        if verb is PHOTO:
            share, _ = p.best_name(act.noun)
            return VICTORY * 2 if share >= p.reader.sure else -VICTORY
        if verb is NAME:
            return p.shares[p.view.naming].get(act.noun, 0.0) + (1.0 if CELL_OF[act.noun] == p.mine.at else 0.0)
        if verb is PUT:
            return self.planting(p, act.noun)
        if verb is PLAY:
            return self.playing(p, act.noun)
        if verb in (ASIDE, DISCARD, GIVE):
            return AVERAGE - card_worth(act.noun)
        if verb is PICK:
            return float(p.view.travellers[act.noun].cards + 10 * len(p.view.travellers[act.noun].held))
        if verb is LIFT:
            return self.lifting(p, act.noun)
        if verb is YES:
            return VICTORY if p.riddles else -VICTORY
        if verb is NO:
            return p.at(p.mine.at)  # to be here is as good as to arrive
        return 0.5 if verb is REACT else 0.0

    def planting(self, p: Prospects, cell: int) -> float:
        """The own flag where there is much to be had, a rival's away from them, a neutral one at hand and on land."""
        flag, near = self.flag_in_hand(p), -0.01 * p.world.distance(cell, p.mine.at)
        if flag == p.me and p.cards >= TO_WIN:
            return near
        if flag == p.me or flag >= len(p.view.travellers):
            return p.worth[cell] + near + (0.05 if LANDS[cell] else 0.0)
        rival = p.view.travellers[flag]
        return near + 0.02 * len(rival.held) * p.world.distance(cell, rival.at)

    def flag_in_hand(self, p: Prospects) -> int:
        """The flag under the pawn; else the one that it would have lifted."""
        flags = p.view.flags
        if not p.view.round:
            return p.me if flags[p.me] == NOBODY else flags.index(NOBODY)
        if p.mine.at in flags:
            return flags.index(p.mine.at)
        return max([(self.lifting(p, flag), flag) for flag in range(FLAGS)])[1]

    def playing(self, p: Prospects, card: int) -> float:
        """A SECRET card, when it helps."""
        effect = EFFECTS[card][0].name
        if effect == "sheet":
            return VICTORY if p.riddles == SLOTS else -VICTORY
        if effect == "fetch-flag":
            return VICTORY * 2 if p.cards >= TO_WIN and p.world.distance(p.mine.at, p.flag) > 3 else -VICTORY
        if effect == "divert":
            return (
                VICTORY if max([len(other.held) + len(other.home) for other in others(p)]) >= TO_WIN - 1 else -VICTORY
            )
        return -VICTORY

    def lifting(self, p: Prospects, flag: int) -> float:
        """The own flag if a card waits to be brought home; else that of whoever is nearest to winning."""
        if flag == p.me:
            return 10.0 if p.cards >= TO_WIN else 0.5
        if flag < len(p.view.travellers):
            other = p.view.travellers[flag]
            return float(len(other.held) + len(other.home))
        return 0.1


def others(p: Prospects) -> list[Traveller]:
    return [traveller for seat, traveller in enumerate(p.view.travellers) if seat != p.me and traveller.playing]


class Globetrotter(SenseBot):
    """Has seen much of the world, and forgotten some."""

    def reading(self) -> Reader:
        return Reader(500, 250, 0.5, False)


class Tourist(SenseBot):
    """Recognises the easy clues and hardly any other, and likes to guess."""

    def reading(self) -> Reader:
        return Reader(50, 0, 0.25, False)


class NearestBot(SenseBot):
    """Runs to the nearest place that a card may show, and names it."""

    def reading(self) -> Reader:
        return Reader(0, 0, 0.001, False, False)
