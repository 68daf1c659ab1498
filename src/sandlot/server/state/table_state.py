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
from sandlot.server.protocol.shared_types import DEFAULT_ORDERS, ConsentRequest, Order, Pace, Rematch, TableStatus
from sandlot.server.state import entries
from sandlot.server.state.entries import AnyEntry, Setup
from sandlot.server.state.notices import Notices

REMEMBERED = 100  # ids of messages that were carried out, so that a retry is known
SPOKEN = 100  # sentences of the chat

Considered = tuple[Game, Move]


class SeatState:
    """One seat: who was meant to sit there, who does, and what was agreed for it."""

    def __init__(self, setup: entries.SeatSetup) -> None:
        self.kind = setup.kind
        self.name = setup.name
        self.bot = setup.bot  # what plays here now; empty: a person
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


class TableState:
    """A table's state."""

    def __init__(self, table_id: str, seed: bytes, setup: Setup) -> None:
        self.id = table_id
        self.seed = seed
        self.setup = setup
        self.info = games.find(setup.game)
        self.pack = _pack(setup)
        self.seq = 0
        self.seats = [SeatState(each) for each in setup.seats]
        self.pace: Pace = setup.pace
        self.paused = False
        self.match: Match | None = None
        self.rules = setup.rules
        self.frozen = ""
        self.asked = 0  # the entry that put the open question
        self.request: ConsentRequest | None = None
        self.rematch: Rematch | None = None
        self.notices = Notices()
        self.chat: list[tuple[int, int, str, str]] = []  # entry, seat, name, text
        self.done: dict[tuple[int, str], tuple[int, int]] = {}  # (seat, id) → ply, request
        if setup.begun is not None:
            self._go_on(setup.begun)
        self.setup = lean(setup)

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """Waiting, playing or over."""
        if self.match is None:
            return "waiting"
        over = self.match.closed is not None or (self.match.over and not self.frozen)
        return "over" if over else "playing"

    @property
    def game(self) -> Game:
        assert self.match is not None
        return self.match.game

    @property
    def ply(self) -> int:
        """How many moves are made."""
        return len(self.match.moves) if self.match is not None else 0

    @property
    def open(self) -> list[int]:
        """The seats that are asked now."""
        if self.match is None or self.match.over or self.frozen:
            return []
        return list(self.match.game.open)

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, seat_state in enumerate(self.seats) if not seat_state.bot]

    def going(self) -> bool:
        """Whether something can be done at this table now."""
        return self.status == "playing" and not self.paused and not self.frozen

    def orders(self, seat: int) -> list[Order]:
        """The standing orders of this seat that hold now."""
        given = self.seats[seat].orders
        return [order for order, phase in given if order.lasts == "game" or phase == self.phase()]

    # -- what is done ----------------------------------------------------------------------------------------------

    def after(self, entry: AnyEntry, considered: Considered | None = None) -> TableState:
        """The table as the next entry of its log will leave it; this one stays as it is."""
        other = copy(self)
        other.seats = [copy(seat_state) for seat_state in self.seats]
        other.match = self.match.copy() if self.match is not None else None
        other.notices = self.notices.copy()
        other.done = dict(self.done)
        other.fold(entry, considered)
        return other

    def become(self, other: TableState) -> None:
        """The entry is stored: all that hold this table see what it led to."""
        self.__dict__.update(other.__dict__)

    def fold(self, entry: AnyEntry, considered: Considered | None = None) -> None:
        """The next entry of the log takes effect; a move that was considered already is not worked out again."""
        self.seq += 1
        match entry:
            case entries.Sat():
                self._sit(entry)
            case entries.Nonced():
                self.seats[entry.seat].nonce = entry.nonce
            case entries.Dealt():
                self._deal(entry.nonces)
            case entries.Moved():
                self._move(entry, considered)
            case entries.TakenBack():
                self._take_back(entry)
            case entries.ConsentAsked():
                waiting = tuple(seat for seat in self.people() if seat not in (entry.seat, *entry.gone))
                self.request = ConsentRequest(
                    number=self.seq,
                    what=entry.what,
                    by=entry.seat,
                    plies=entry.plies,
                    waiting=waiting,
                    gone=tuple(entry.gone),
                )
            case entries.ConsentAnswered():
                self._answer(entry)
            case entries.Closed():
                self._end(entry)
            case entries.Botted():
                self._give(entry.seat, entry.bot)
                who = self.seats[entry.seat].name
                self._notice(f"{who} resigns; a bot plays on." if entry.resigned else f"A bot plays for {who}.")
            case entries.Returned():
                self._give(entry.seat, "")
                self._notice(f"{self.seats[entry.seat].name} plays again.")
            case entries.Reissued():
                seat_state = self.seats[entry.seat]
                seat_state.issue += 1
                seat_state.taken = False
                seat_state.forget_orders()
                self._notice(f"The seat of {seat_state.name} waits for somebody.")
            case entries.Halted():
                self.paused = entry.on
                self._notice("The table is paused." if entry.on else "The table goes on.")
            case entries.Paced():
                self.pace = entry.pace
                self._wind()
            case entries.Ordered():
                self._order(entry)
            case entries.Said():
                self.chat = [*self.chat[1 - SPOKEN :], (self.seq, entry.seat, entry.name, entry.text)]
            case entries.Thawed():
                self._thaw(entry)
            case entries.Again():
                self.rematch = Rematch(table=entry.table, by=entry.seat, name=self.seats[entry.seat].name)
        if entry.id:
            number = self.request.number if isinstance(entry, entries.ConsentAsked) and self.request is not None else -1
            self.done[entry.seat, entry.id] = (self.ply, number)
            while len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def _sit(self, entry: entries.Sat) -> None:
        seat_state = self.seats[entry.seat]
        seat_state.taken = True
        seat_state.kind = "person"
        seat_state.name = entry.name or seat_state.name
        self._give(entry.seat, "")
        self._notice(f"{seat_state.name} sits down.")

    def _deal(self, nonces: list[str]) -> None:
        names = [seat_state.name for seat_state in self.seats]
        kinds = [seat_state.bot or PERSON for seat_state in self.seats]
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
            self._notice(
                f"The rules have changed: version {self.rules} when the cards were dealt, {self.info.version} now."
            )

    def _go_on(self, begun: entries.Begun) -> None:
        match = Match.loads(begun.file)
        if match.over and begun.ply == len(match.moves) and begun.seat < 0:
            self.match = match  # opened to be looked at
            return
        self.match = match.fork(begun.ply) if begun.seat < 0 else match.imagined(begun.ply, begun.seat, begun.seed)
        self.match.seats = [Seat(seat_state.name, seat_state.bot or PERSON) for seat_state in self.seats]
        self.asked = 1  # no entry has put this question; 0 would mean that there is none
        self._wind()

    def _wind(self) -> None:
        for seat_state in self.seats:
            seat_state.left = 60.0 * self.pace.minutes

    def _give(self, seat: int, bot: str) -> None:
        seat_state = self.seats[seat]
        seat_state.bot = bot
        if self.match is not None:
            self.match.seats = [
                Seat(seat_state.name, bot or PERSON) if s == seat else who for s, who in enumerate(self.match.seats)
            ]
        if self.request is not None:
            self.request = None  # who has to agree is another question now

    def _end(self, entry: entries.Closed) -> None:
        assert self.match is not None
        self.match.close(entry.how, entry.by)
        self.request = None
        names = " and ".join(self.seats[seat].name for seat in entry.by) or "The host"
        says = {"resigned": "resigns", "agreed": "agree on a draw", "abandoned": "gives the match up"}[entry.how]
        if entry.how == "abandoned" and len(entry.by) > 1:
            says = "give the match up"
        self._notice(f"{names} {says}.")

    # -- moves -----------------------------------------------------------------------------------------------------

    def _move(self, entry: entries.Moved, considered: Considered | None) -> None:
        if self.frozen:
            return
        assert self.match is not None
        before = self.match.game
        if considered is not None:
            self.match.accept(*considered)
        elif not self._again(entry):
            return
        after = self.match.game
        seat_state = self.seats[entry.seat]
        seat_state.left = max(0.0, seat_state.left - entry.spent / 1000) + (0 if entry.how else self.pace.increment)
        sealed = before.then is not None and after.then is not None and bool(after.sealed[entry.seat])
        if not (entry.how or sealed):
            self.asked = self.seq
        if self.request is not None and self.request.what == "undo":
            self.request = None  # it was about other moves

    def _again(self, entry: entries.Moved) -> bool:
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
        self._notice(self.frozen)

    def _thaw(self, entry: entries.Thawed) -> None:
        assert self.match is not None
        if entry.ply < self.ply:
            self.match = _cut(self.match, entry.ply)
        self.frozen = ""
        self.rules = entry.rules
        self.request = None
        self.asked = self.seq
        self._notice(f"The match goes on from move {entry.ply} by version {entry.rules} of the rules.")

    def _take_back(self, entry: entries.TakenBack) -> None:
        if self.frozen:
            return
        assert self.match is not None
        free = self.match.may_undo(entry.seat).plies
        self.match.undo(entry.seat, entry.plies, entry.consent)
        if entry.plies > free and len(self.people()) == 1:
            self.match.practice = True
        self.asked = self.seq
        self.request = None
        self.notices.cut(self.ply)
        count = "a move" if entry.plies == 1 else f"{entry.plies} moves"
        self._notice(f"{self.seats[entry.seat].name} takes {count} back.", entry.seat)

    # -- agreements ------------------------------------------------------------------------------------------------

    def _answer(self, entry: entries.ConsentAnswered) -> None:
        request = self.request
        if request is None or request.number != entry.request:
            return
        if not entry.yes:
            self.request = None
            self._notice(f"{self.seats[entry.seat].name} does not agree.")
            return
        self.request = replace(request, waiting=tuple(seat for seat in request.waiting if seat != entry.seat))

    def _order(self, entry: entries.Ordered) -> None:
        kept = [
            (order, phase)
            for order, phase in self.seats[entry.seat].orders
            if (order.what, order.question) != (entry.order.what, entry.order.question)
        ]
        if entry.on:
            kept.append((entry.order, self.phase()))
        self.seats[entry.seat].orders = kept

    def phase(self) -> str:
        """What the table calls this stretch of the game."""
        return str(getattr(self.game.table(-1), "phase", "")) if self.match is not None else ""

    def _notice(self, text: str, seat: int = -1) -> None:
        self.notices.add(self.ply, text, seat)


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
    schema = info.module("pack").SCHEMA
    if setup.toml:
        sent: Pack[Any] = loads(schema, setup.toml.encode())
        return sent
    if setup.pack in info.packs:
        ours = games.load_pack(info, setup.pack)
        if ours is not None and ours.hash == setup.hash:
            return ours
    kept: Pack[Any] = from_mechanical(schema, setup.pack, setup.cards)
    return kept
