"""The state of one table, made by nothing but its set-up and the entries of its log; no sockets, clocks or files."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from sandlot import games
from sandlot.cards import Pack, from_mechanical, loads
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import Game
from sandlot.match import PERSON, Match, Move, Seat
from sandlot.match.replay import EVERY, TAKE_BACK, fingerprint
from sandlot.server import entries as log
from sandlot.server.entries import AnyEntry, Setup
from sandlot.server.notes import Notes
from sandlot.server.people import DEFAULT_ORDERS, Order, Pace, Rematch, Request, State

REMEMBERED = 100  # ids of messages that were carried out, so that a retry is known
SPOKEN = 100  # sentences of the chat

Considered = tuple[Game, Move]


class Sitting:
    """One seat: who is meant to sit there, who does, and what was agreed for it."""

    def __init__(self, meant: log.ChairSetup) -> None:
        self.kind = meant.kind
        self.name = meant.name
        self.bot = meant.bot  # what plays here now; empty: a person
        self.taken = False
        self.issue = 0  # of the seat's link
        self.nonce: str | None = None
        self.left = 0.0  # seconds on the clock
        self.orders: list[tuple[Order, str]] = []  # with the phase in which each was given
        self.forget_orders()

    def forget_orders(self) -> None:
        """Nobody has given orders yet but those that everybody begins with."""
        self.orders = [(order, "") for order in DEFAULT_ORDERS]

    @property
    def ready(self) -> bool:
        """Whether cards can be dealt as far as this seat is concerned."""
        return bool(self.bot) or (self.taken and self.nonce is not None)


class Book:
    """A table's state."""

    def __init__(self, table: str, seed: bytes, setup: Setup) -> None:
        self.id = table
        self.seed = seed
        self.setup = setup
        self.info = games.find(setup.game)
        self.pack = _pack(setup)
        self.seq = 0
        self.sittings = [Sitting(meant) for meant in setup.chairs]
        self.pace: Pace = setup.pace
        self.paused = False
        self.match: Match | None = None
        self.rules = setup.rules
        self.frozen = ""
        self.asked = 0  # the entry that put the open question
        self.request: Request | None = None
        self.rematch: Rematch | None = None
        self.notes = Notes()
        self.chat: list[tuple[int, int, str, str]] = []  # entry, seat, name, text
        self.done: dict[tuple[int, str], tuple[int, int]] = {}  # (seat, id) → ply, request
        if setup.begun is not None:
            self._go_on(setup.begun)
        self.setup = lean(setup)

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Waiting, playing or over."""
        if self.match is None:
            return "waiting"
        over = self.match.closed is not None or (self.match.over and not self.frozen)
        return "over" if over else "playing"

    @property
    def game(self) -> Game:
        """The position."""
        assert self.match is not None
        return self.match.game

    @property
    def ply(self) -> int:
        """Moves made."""
        return len(self.match.moves) if self.match is not None else 0

    @property
    def open(self) -> list[int]:
        """The seats that are asked now."""
        if self.match is None or self.match.over or self.frozen:
            return []
        return list(self.match.game.open)

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, sitting in enumerate(self.sittings) if not sitting.bot]

    def going(self) -> bool:
        """Whether something can be done at this table now."""
        return self.state == "playing" and not self.paused and not self.frozen

    def orders(self, seat: int) -> list[Order]:
        """The standing orders of this seat that hold now."""
        given = self.sittings[seat].orders
        return [order for order, phase in given if order.lasts == "game" or phase == self.phase()]

    # -- what is done ----------------------------------------------------------------------------------------------

    def after(self, entry: AnyEntry, considered: Considered | None = None) -> Book:
        """The table as the next entry of its log will leave it; this one stays as it is."""
        other = copy(self)
        other.sittings = [copy(sitting) for sitting in self.sittings]
        other.match = self.match.copy() if self.match is not None else None
        other.notes = self.notes.copy()
        other.done = dict(self.done)
        other.fold(entry, considered)
        return other

    def become(self, other: Book) -> None:
        """The entry is stored: whoever holds this table sees what it led to."""
        self.__dict__.update(other.__dict__)

    def fold(self, entry: AnyEntry, considered: Considered | None = None) -> None:
        """The next entry of the log takes effect; a move that was considered already is not worked out again."""
        self.seq += 1
        match entry:
            case log.Sat():
                self._sit(entry)
            case log.Nonced():
                self.sittings[entry.seat].nonce = entry.nonce
            case log.Dealt():
                self._deal(entry.nonces)
            case log.Moved():
                self._move(entry, considered)
            case log.TakenBack():
                self._take_back(entry)
            case log.Asked():
                waiting = tuple(seat for seat in self.people() if seat not in (entry.seat, *entry.gone))
                self.request = Request(
                    number=self.seq,
                    what=entry.what,
                    by=entry.seat,
                    plies=entry.plies,
                    waiting=waiting,
                    gone=tuple(entry.gone),
                )
            case log.Answered():
                self._answer(entry)
            case log.Ended():
                self._end(entry)
            case log.Botted():
                self._give(entry.seat, entry.bot)
                who = self.sittings[entry.seat].name
                self._note(f"{who} resigns; a bot plays on." if entry.resigned else f"A bot plays for {who}.")
            case log.Returned():
                self._give(entry.seat, "")
                self._note(f"{self.sittings[entry.seat].name} plays again.")
            case log.Reissued():
                sitting = self.sittings[entry.seat]
                sitting.issue += 1
                sitting.taken = False
                sitting.forget_orders()
                self._note(f"The seat of {sitting.name} waits for somebody.")
            case log.Halted():
                self.paused = entry.on
                self._note("The table is paused." if entry.on else "The table goes on.")
            case log.Paced():
                self.pace = entry.pace
                self._wind()
            case log.Ordered():
                self._order(entry)
            case log.Said():
                self.chat = [*self.chat[1 - SPOKEN :], (self.seq, entry.seat, entry.name, entry.text)]
            case log.Thawed():
                self._thaw(entry)
            case log.Again():
                self.rematch = Rematch(table=entry.table, by=entry.seat, name=self.sittings[entry.seat].name)
        if entry.id:
            number = self.request.number if isinstance(entry, log.Asked) and self.request is not None else -1
            self.done[entry.seat, entry.id] = (self.ply, number)
            while len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def _sit(self, entry: log.Sat) -> None:
        sitting = self.sittings[entry.seat]
        sitting.taken = True
        sitting.kind = "person"
        sitting.name = entry.name or sitting.name
        self._give(entry.seat, "")
        self._note(f"{sitting.name} sits down.")

    def _deal(self, nonces: list[str]) -> None:
        names = [sitting.name for sitting in self.sittings]
        kinds = [sitting.bot or PERSON for sitting in self.sittings]
        self.match = Match.new(
            self.setup.game,
            len(names),
            self.seed,
            self.setup.options,
            self.pack if self.pack is not None else "",
            names,
            kinds,
            live=True,
            nonces=nonces,
        )
        self.asked = self.seq
        self._wind()
        if self.rules != self.info.version:
            self._note(
                f"The rules have changed: version {self.rules} when the cards were dealt, {self.info.version} now."
            )

    def _go_on(self, begun: log.Begun) -> None:
        match = Match.loads(begun.file)
        if match.over and begun.ply == len(match.moves) and begun.seat < 0:
            self.match = match  # opened to be looked at
            return
        self.match = match.fork(begun.ply) if begun.seat < 0 else match.imagined(begun.ply, begun.seat, begun.seed)
        self.match.seats = [Seat(sitting.name, sitting.bot or PERSON) for sitting in self.sittings]
        self.asked = 1  # no entry has put this question; 0 would mean that there is none
        self._wind()

    def _wind(self) -> None:
        for sitting in self.sittings:
            sitting.left = 60.0 * self.pace.minutes

    def _give(self, seat: int, bot: str) -> None:
        sitting = self.sittings[seat]
        sitting.bot = bot
        if self.match is not None:
            self.match.seats = [
                Seat(sitting.name, bot or PERSON) if s == seat else who for s, who in enumerate(self.match.seats)
            ]
        if self.request is not None:
            self.request = None  # who has to agree is another question now

    def _end(self, entry: log.Ended) -> None:
        assert self.match is not None
        self.match.close(entry.how, entry.by)
        self.request = None
        names = " and ".join(self.sittings[seat].name for seat in entry.by) or "The host"
        says = {"resigned": "resigns", "agreed": "agree on a draw", "abandoned": "gives the match up"}[entry.how]
        if entry.how == "abandoned" and len(entry.by) > 1:
            says = "give the match up"
        self._note(f"{names} {says}.")

    # -- moves -----------------------------------------------------------------------------------------------------

    def _move(self, entry: log.Moved, considered: Considered | None) -> None:
        if self.frozen:
            return
        assert self.match is not None
        before = self.match.game
        if considered is not None:
            self.match.accept(*considered)
        elif not self._again(entry):
            return
        after = self.match.game
        sitting = self.sittings[entry.seat]
        sitting.left = max(0.0, sitting.left - entry.spent / 1000) + (0 if entry.how else self.pace.increment)
        sealed = before.then is not None and after.then is not None and bool(after.sealed[entry.seat])
        if not (entry.how or sealed):
            self.asked = self.seq
        if self.request is not None and self.request.what == "undo":
            self.request = None  # it was about other moves

    def _again(self, entry: log.Moved) -> bool:
        """Make a move of the log again; False where the rules of today do not lead there."""
        assert self.match is not None
        try:
            if self.rules == self.info.version:
                self.match.redo(entry.seat, entry.text, entry.how, entry.picks)
            elif entry.how == "retract":
                self.match.retract(entry.seat)
            else:
                self.match.accept(*self.match.consider(entry.seat, entry.text, entry.how))
            if entry.mark and fingerprint(self.match.game) != entry.mark:
                raise SandlotError("the position is another one")
        except SandlotError as error:
            good = self.ply // EVERY * EVERY if entry.mark else self.ply
            self._freeze(good, str(error))
            return False
        return True

    def _freeze(self, good: int, why: str) -> None:
        assert self.match is not None
        if good < self.ply:
            self.match = _cut(self.match, good)
        self.asked = self.seq
        self.frozen = (
            f"The rules have changed since this match was played (version {self.rules}, now {self.info.version}): "
            f"after move {good} {why}. It can go on from there if everybody agrees."
        )
        self._note(self.frozen)

    def _thaw(self, entry: log.Thawed) -> None:
        assert self.match is not None
        if entry.ply < self.ply:
            self.match = _cut(self.match, entry.ply)
        self.frozen = ""
        self.rules = entry.rules
        self.request = None
        self.asked = self.seq
        self._note(f"The match goes on from move {entry.ply} by version {entry.rules} of the rules.")

    def _take_back(self, entry: log.TakenBack) -> None:
        if self.frozen:
            return
        assert self.match is not None
        free = self.match.may_undo(entry.seat).plies
        self.match.undo(entry.seat, entry.plies, entry.consent)
        if entry.plies > free and len(self.people()) == 1:
            self.match.practice = True
        self.asked = self.seq
        self.request = None
        self.notes.cut(self.ply)
        count = "a move" if entry.plies == 1 else f"{entry.plies} moves"
        self._note(f"{self.sittings[entry.seat].name} takes {count} back.", entry.seat)

    # -- agreements ------------------------------------------------------------------------------------------------

    def _answer(self, entry: log.Answered) -> None:
        request = self.request
        if request is None or request.number != entry.request:
            return
        if not entry.yes:
            self.request = None
            self._note(f"{self.sittings[entry.seat].name} does not agree.")
            return
        self.request = replace(request, waiting=tuple(seat for seat in request.waiting if seat != entry.seat))

    def _order(self, entry: log.Ordered) -> None:
        kept = [
            (order, phase)
            for order, phase in self.sittings[entry.seat].orders
            if (order.what, order.question) != (entry.order.what, entry.order.question)
        ]
        if entry.on:
            kept.append((entry.order, self.phase()))
        self.sittings[entry.seat].orders = kept

    def phase(self) -> str:
        """What the table calls this stretch of the game."""
        return str(getattr(self.game.table(-1), "phase", "")) if self.match is not None else ""

    def _note(self, text: str, seat: int = -1) -> None:
        self.notes.add(self.ply, text, seat)


def mark_of(ply: int, after: Game) -> str:
    """The fingerprint that the entry of this move carries: now and then one, as in a match file."""
    return fingerprint(after) if ply % EVERY == 0 else ""


def retraction(match: Match, seat: int) -> Considered:
    """A sealed answer taken back, not yet accepted."""
    return match.consider(seat, TAKE_BACK, "retract")


def _cut(match: Match, ply: int) -> Match:
    other = match.fork(ply)
    other.practice, other.note, other.undone = match.practice, match.note, match.undone
    other.seats = match.seats
    return other


def lean(setup: Setup) -> Setup:
    """What is read later of a set-up: not the cards, nor the match it began with."""
    begun = replace(setup.begun, file=b"") if setup.begun is not None else None
    return replace(setup, cards=None, toml="", begun=begun)


def _pack(setup: Setup) -> Pack[Any] | None:
    info = games.find(setup.game)
    if not info.packs:
        return None
    schema = info.room("pack").SCHEMA
    if setup.toml:
        sent: Pack[Any] = loads(schema, setup.toml.encode())
        return sent
    if setup.pack in info.packs:
        ours = games.load_pack(info, setup.pack)
        if ours is not None and ours.hash == setup.hash:
            return ours
    kept: Pack[Any] = from_mechanical(schema, setup.pack, setup.cards)
    return kept
