"""The turn: TM-28 to TM-48, and the order of what follows an arrival (A12)."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.core.chance import Dice
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line, Tale
from grandtour.games.sites80.acts import GO, NO, PHOTO, PLAY, RIDE, STAY, WALK
from grandtour.games.sites80.announcing import NAMING, may_announce, photos
from grandtour.games.sites80.board import BOAT, SQUARES, TRAIN, WORLD_TOUR
from grandtour.games.sites80.camera import change_sheet
from grandtour.games.sites80.cards import AFTER, BEFORE, CARD, EFFECTS, FLIES, LENGTH, MODE_OF, WITH
from grandtour.games.sites80.ending import TO_WIN, Step, barred, has_left, may_stop, take_face_up, taken_cells, win
from grandtour.games.sites80.events import (
    EVENT_DUE,
    PutFlag,
    play_secret,
    playable,
    secrets_for,
    spend_secret,
)
from grandtour.games.sites80.state import Hunt, take, world_of
from grandtour.games.sites80.tales import (
    ASK_AFTER,
    ASK_ANNOUNCE,
    ASK_GO,
    ASK_LEAVE,
    ASK_LEAVE_BY_CARD,
    ASK_LEAVE_ON_FOOT,
    ASK_NOTHING,
    ASK_RIDE,
    ASK_SECRET,
    ASK_STUCK,
    ASK_STUCK_ANNOUNCE,
    ASK_TURN,
    ASK_TURN_ANNOUNCE,
    ASK_WALK,
    BRINGS_HOME,
    RIDES,
    STAYS,
    WALKS,
)
from grandtour.games.sites80.world import Reach, World, past


class Turn(Step):
    """TM-31: on foot, or with one transport card; or stay (A9). Before that, a photo or a SECRET card."""

    def options(self, s: Hunt) -> list[Act]:
        seat = self.seat
        acts, afoot, aboard = preparations(s, seat), walks(s, seat), rides(s, seat)
        if not (afoot or aboard) or not must_leave(s, seat):
            acts.append(STAY.acts[seat][0])  # A31: also who is boxed in
        acts += afoot
        acts += aboard
        return acts

    def sample(self, s: Hunt, dice: Dice) -> Act:
        """One option at random, without trying every card: an idle one is passed over and another act taken."""
        seat = self.seat
        if must_leave(s, seat):
            return super().sample(s, dice)
        first, afoot = preparations(s, seat), walks(s, seat)
        most = len(first) + len(afoot) + 1 + len(s.hands[seat])
        while True:
            nth = dice.below(most) - len(first)
            act = first[nth] if nth < 0 else nth_move(s, seat, afoot, nth)
            if act is not None:
                return act

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is STAY:
            tell(s, STAYS, self.seat)
        elif act.verb is WALK:
            tell(s, WALKS, self.seat, act.noun)
            arrive(s, self.seat, act.noun)
        else:
            ask(s, self)
            self.prepare(s, act)

    def prepare(self, s: Hunt, act: Act) -> None:
        """What comes before the move, or completes it."""
        if act.verb is PHOTO:
            ask(s, NAMING[self.seat][act.noun])
        elif act.verb is PLAY:
            play_secret(s, self.seat, act.noun, BEFORE)
        else:
            ask(s, GOING[self.seat][act.noun])

    def prompt(self, s: Hunt) -> Line:
        return Line(self.asked(s), (s.at[self.seat],))

    def asked(self, s: Hunt) -> Tale:
        """Only ways that there are; and that one may announce a site before the move."""
        afoot, aboard = walks(s, self.seat), rides(s, self.seat)
        announces = bool(photos(s, self.seat))
        if not (afoot or aboard):
            return ASK_STUCK_ANNOUNCE if announces else ASK_STUCK
        must = must_leave(s, self.seat)
        if announces and not must:
            return ASK_TURN_ANNOUNCE
        if not afoot:
            return ASK_LEAVE_BY_CARD if must else ASK_RIDE
        if not aboard:
            return ASK_LEAVE_ON_FOOT if must else ASK_WALK
        return ASK_LEAVE if must else ASK_TURN


TURN: Final = [Turn(seat) for seat in range(SEATS)]


def must_leave(s: Hunt, seat: int) -> bool:
    """TM-66, A30: the turn after an announcement where several sites lie; A26: from the cell one is barred from."""
    return not s.spoken and (s.duty[seat] or barred(s, seat, s.at[seat]))


def preparations(s: Hunt, seat: int) -> list[Act]:
    """What may come before the move (A22, A35)."""
    acts = photos(s, seat)
    if s.secrets[seat]:
        acts += secrets_for(s, seat, BEFORE)
    return acts


def nth_move(s: Hunt, seat: int, afoot: list[Act], nth: int) -> Act | None:
    """One of the walks, then to stay, then one of the cards if it gets anywhere."""
    if nth < len(afoot):
        return afoot[nth]
    if nth == len(afoot):
        return STAY.acts[seat][0]
    card = s.hands[seat][nth - len(afoot) - 1]
    return RIDE.acts[seat][card] if FLIES[card] or gets_anywhere(s, seat, card) else None


# --- On foot ---


def walks(s: Hunt, seat: int) -> list[Act]:
    """TM-32, TM-33, A6: to a neighbouring cell with land."""
    here = s.at[seat]
    world = world_of(s)
    walks = world.walks_from(here, seat)
    if not walks:
        return swims(s, seat)
    if not crowded(s, seat, here, world):
        return walks
    return [act for act in walks if may_stop(s, seat, act.noun)]


def swims(s: Hunt, seat: int) -> list[Act]:
    """TM-43, A7: stuck at sea or on a lonely island."""
    for card in s.hands[seat]:
        if MODE_OF[card] <= BOAT:
            return []
    walk = WALK.acts[seat]
    return [walk[cell] for cell in world_of(s).neighbours[s.at[seat]] if may_stop(s, seat, cell)]


def crowded(s: Hunt, seat: int, here: int, world: World) -> bool:
    """Is there a cell beside this one where this player may not stop?"""
    for pawn in s.at:
        if world.beside_each_other(here, pawn):
            return True
    for site in world.sites_near[here]:  # noqa: SIM110
        if s.revealer[site] == seat:
            return True
    return False


# --- With a transport card ---


def rides(s: Hunt, seat: int) -> list[Act]:
    """The cards with which the pawn can get anywhere; those that fly always can."""
    ride = RIDE.acts[seat]
    leads_off = [True, steps_off(s, seat, BOAT), steps_off(s, seat, TRAIN), True]
    return [ride[card] for card in s.hands[seat] if leads_off[MODE_OF[card]] or gets_past(s, seat, card)]


def gets_anywhere(s: Hunt, seat: int, card: int) -> bool:
    """Mostly to a cell beside; where all those are taken, perhaps past them (TM-45)."""
    return steps_off(s, seat, MODE_OF[card]) or gets_past(s, seat, card)


def steps_off(s: Hunt, seat: int, mode: int) -> bool:
    """Is a cell beside open to this mode?"""
    for cell in world_of(s).beside[mode][s.at[seat]]:  # noqa: SIM110
        if may_stop(s, seat, cell):
            return True
    return False


def gets_past(s: Hunt, seat: int, card: int) -> bool:
    """Does the card lead to an open cell, over others that are taken?"""
    mode, here = MODE_OF[card], s.at[seat]
    if not world_of(s).beside[mode][here]:
        return False
    reach = world_of(s).reach(mode, here)
    for cell in reach.cells[: reach.within[LENGTH[card] + stretch(s, seat)]]:  # noqa: SIM110
        if may_stop(s, seat, cell):
            return True
    return False


def stretch(s: Hunt, seat: int) -> int:
    """How many cells more the best SECRET card gives that can be played with a move."""
    best = 0
    for card in playable(s, seat, WITH):
        best = max(best, EFFECTS[card][0].amount)
    return best


class Go(Step):
    """TM-35, TM-36: where to, with this card; and with a SECRET card that makes it worth more."""

    def __init__(self, seat: int, card: int, secret: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.secret = secret

    def options(self, s: Hunt) -> list[Act]:
        """All that the card reaches (TM-35), with a World Tour everything (A8)."""
        goes = self.reach(s).goes(self.seat, self.length(), taken_cells(s, self.seat))
        upgrades = self.upgrades(s)
        return upgrades + goes if upgrades else goes

    def upgrades(self, s: Hunt) -> list[Act]:
        if self.secret or not s.secrets[self.seat] or MODE_OF[self.card] == WORLD_TOUR:
            return []
        return secrets_for(s, self.seat, WITH)

    def reach(self, s: Hunt) -> Reach:
        return world_of(s).reach(MODE_OF[self.card], s.at[self.seat])

    def length(self) -> int:
        length = LENGTH[self.card]
        for card in self.secret:
            length += EFFECTS[card][0].amount
        return length

    def sample(self, s: Hunt, dice: Dice) -> Act:
        reach, length, upgrades = self.reach(s), self.length(), self.upgrades(s)
        go, near = GO.acts[self.seat], reach.within[length]
        if not upgrades:
            for _ in range(3):
                cell = reach.cells[dice.below(near)]
                if may_stop(s, self.seat, cell):
                    return go[cell]
        places = reach.places(length, taken_cells(s, self.seat))
        nth = dice.below(len(upgrades) + near - len(places)) - len(upgrades)
        return upgrades[nth] if nth < 0 else go[reach.cells[past(places, nth)]]

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is PLAY:
            ask(s, Go(self.seat, self.card, (act.noun,)))
            return
        s.stack.pop()  # the turn underneath: this completes it
        for card in self.secret:
            s.windows |= AFTER
            spend_secret(s, self.seat, card)
        ride(s, self.seat, self.card, act.noun)

    def moot(self, s: Hunt) -> bool:
        return False

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb is not PLAY

    def prompt(self, s: Hunt) -> Line:
        return Line(ASK_GO, (self.card,))


GOING: Final = [[Go(seat, card, ()) for card in range(len(CARD.words))] for seat in range(SEATS)]


def ride(s: Hunt, seat: int, card: int, cell: int) -> None:
    """TM-37, TM-38: the card is shown and laid aside."""
    take(card, s.hands[seat])
    s.used.append(card)
    s.rode = True
    if s.lines is not None:
        tell(s, RIDES, seat, card, cell, *world_of(s).way(MODE_OF[card], s.at[seat], cell))
    arrive(s, seat, cell)


# --- Arriving ---


def arrive(s: Hunt, seat: int, cell: int) -> None:
    """A12: validate, win, take what lies face up; then the flag, the event, and an announcement."""
    s.at[seat] = cell
    s.named[seat] = s.duty[seat] = False
    if s.flags[seat] == cell and s.held[seat]:
        bring_home(s, seat)
        if len(s.home[seat]) >= TO_WIN:
            win(s, seat)  # A48
            return
    take_face_up(s, seat)
    if s.options.announce_first:  # A13
        meet_event(s, seat)
        ask(s, AFTERWARDS[seat])
    else:
        ask(s, AFTERWARDS[seat])
        meet_event(s, seat)
    if cell in s.flags:  # TM-46
        ask(s, PutFlag(seat, s.flags.index(cell)))
        change_sheet(s)


def bring_home(s: Hunt, seat: int) -> None:
    """TM-59, A49: all held cards are validated."""
    tell(s, BRINGS_HOME, seat, *s.held[seat])
    s.home[seat] += s.held[seat]
    s.held[seat] = ()


def meet_event(s: Hunt, seat: int) -> None:
    if SQUARES[s.at[seat]]:
        ask(s, EVENT_DUE[seat])


class Afterwards(Step):
    """A22, A35: after the effects of the arrival, an announcement or a SECRET card; asked of all who hold one."""

    def options(self, s: Hunt) -> list[Act]:
        acts = [NO.acts[self.seat][0]]
        acts += photos(s, self.seat)
        if s.secrets[self.seat]:
            acts += secrets_for(s, self.seat, AFTER)
        return acts

    def answer(self, s: Hunt, act: Act) -> None:
        if act.verb is NO:
            return
        ask(s, self)
        if act.verb is PHOTO:
            ask(s, NAMING[self.seat][act.noun])
        else:
            play_secret(s, self.seat, act.noun, AFTER)

    def moot(self, s: Hunt) -> bool:
        if has_left(s, self.seat):
            return True
        asked_secretly = bool(s.secrets[self.seat]) and not s.windows & AFTER
        return not asked_secretly and not (may_announce(s, self.seat) and photos(s, self.seat))

    def prompt(self, s: Hunt) -> Line:
        secret = bool(s.secrets[self.seat]) and bool(secrets_for(s, self.seat, AFTER))
        if photos(s, self.seat):
            return Line(ASK_AFTER if secret else ASK_ANNOUNCE, ())
        return Line(ASK_SECRET if secret else ASK_NOTHING, ())


AFTERWARDS: Final = [Afterwards(seat) for seat in range(SEATS)]
