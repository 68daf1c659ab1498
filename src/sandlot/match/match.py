"""A match: game, rules version, pack, options, seed and log. Everything else follows from these by replay."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Literal

from sandlot import games
from sandlot.cards import Pack
from sandlot.kernel import notation
from sandlot.kernel.errors import BadInput, IllegalMove
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.registry import GameInfo, Value
from sandlot.kernel.sets import answer, answer_aside
from sandlot.match import replay, undo
from sandlot.match.record import (
    ASIDE,
    FORMAT,
    MAX_MOVES,
    PERSON,
    RETRACT,
    Closed,
    PackRecord,
    Record,
    Result,
    Seat,
    Undone,
    decode,
    encode,
)
from sandlot.match.replay import EVERY, Departure, Move, Replay, Table
from sandlot.match.undo import MayUndo
from sandlot.match.verdict import Verdict, read_file, verify
from sandlot.table.names import MOST, check_name
from sandlot.table.score import Score

UNNAMED = "Seat {}"  # a seat whose player gave no name
SHORT_SEEDS = 10**9  # seeds that are made up: short enough to be typed again


class Match:
    """A match that can be played on, taken back, looked at anywhere, forked, saved and verified."""

    def __init__(self, table: Table, seats: list[Seat], start: Game) -> None:
        self.moves: list[Move] = []
        self.undone: list[Undone] = []
        self.frozen: Departure | None = None
        self.closed: Closed | None = None  # ended before the rules did
        self.practice = False
        self.note = ""
        self._table = table
        self._game = start
        self._kept = [start]  # after 0, EVERY, 2 * EVERY … moves
        self._marks: dict[int, str] = {}
        self._before: Game | None = None  # the position before the last move, if it was made here
        self._imagined = False
        self.seats = seats

    # -- beginning and opening ---------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, Value] | None = None,
        pack: str | Path | Pack[Any] = "",
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        live: bool = False,
        nonces: Sequence[str] = (),
    ) -> Match:
        """Set up a table and deal. A live match has 32 secret bytes as seed and a nonce from every seat."""
        info = games.find(game)
        count = info.check_seats(seats)
        if seed is None:
            seed = secrets.token_bytes(replay.SEED_BYTES) if live else secrets.randbelow(SHORT_SEEDS)
        if isinstance(seed, bytes) != live:
            raise BadInput("the seed of a live match is bytes, that of any other match a number")
        cards = pack if isinstance(pack, Pack) else games.load_pack(info, str(pack))
        table = replay.set_up(info, count, dict(options or {}), cards, seed, list(nonces))
        return cls(table, _seats(count, names, kinds), table.deal())

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """Open a match file. Where it departs from the rules of today, the match is frozen before that."""
        return cls.loads(read_file(path))

    @classmethod
    def loads(cls, data: bytes) -> Match:
        """Open a match from the bytes of its file."""
        record, broken = decode(data)
        played = Replay(record)
        match = cls(played.table, record.seats, played.kept[0])
        match.moves = played.moves
        match.undone = record.undone
        match.practice = record.practice
        match.note = record.note
        match.frozen = played.departure
        match.closed = record.closed if played.departure is None else None
        match._game = played.game
        match._kept = played.kept
        match._introduce()
        if broken and (played.departure is None or played.departure.at > len(record.moves)):
            match.frozen = Departure(len(played.moves), len(played.moves) + 1, broken)
        return match

    @staticmethod
    def verify(path: str | Path) -> Verdict:
        """Prove the deal, every move, the fingerprints and the result of a match file."""
        return verify(path)

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        """Who plays: a name and what kind of player for each seat."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        self._seats = seats
        self._introduce()

    def _introduce(self) -> None:
        """Tell all positions what people are called; those that follow learn it from them."""
        names = tuple(seat.name for seat in self._seats)
        if names == tuple(UNNAMED.format(seat) for seat in range(len(names))):
            names = ()
        elif len(set(names)) < len(names):  # two of the same name are told apart by their seats
            names = tuple(f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1))
        self._kept = [_named(g, names) for g in self._kept]
        self._game = _named(self._game, names)
        self._before = _named(self._before, names) if self._before is not None else None

    @property
    def info(self) -> GameInfo:
        """What the game declares about itself."""
        return self._table.info

    @property
    def options(self) -> dict[str, Value]:
        """All table options with their values."""
        return self._table.options

    @property
    def pack(self) -> Pack[Any] | None:
        """The cards played with."""
        return self._table.pack

    @property
    def live(self) -> bool:
        """Whether luck comes from a secret seed and the seats' nonces."""
        return self._table.chance == "live"

    @property
    def commit(self) -> str | None:
        """The promise about a live match's seed: its SHA-256."""
        return self._table.commit()

    @property
    def game(self) -> Game:
        """The position now, for reading; every move makes a new one. Take `.clone()` to try things out."""
        return self._game

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.closed is not None or (self._game.seat == NOBODY and not self._game.open)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if self.closed is not None:
            return replay.closed_result(self.info, len(self.seats), self.closed)
        return replay.result_of(self._game)

    def scores(self) -> list[Score]:
        """How every seat stands, as the game counts it for people, also when the match was ended without its rules.
        Of a game that does not say: the scores of its result."""
        score = getattr(self.info.module("table"), "score", None)
        if score is not None:
            return [score(self._game, seat) for seat in range(len(self.seats))]
        return [Score(value=each) for each in self.result.scores] if self.result is not None else []

    def at(self, ply: int) -> Game:
        """A copy of the position after `ply` moves; 0 is the deal."""
        return self._position(self._check_ply(ply)).clone()

    def _position(self, ply: int) -> Game:
        if ply == len(self.moves):
            return self._game
        if ply == len(self.moves) - 1 and self._before is not None:
            return self._before
        g = self._kept[ply // EVERY]
        for move in self.moves[ply // EVERY * EVERY : ply]:
            g, _ = replay.carry_out(g, *move[:4])
        return g

    def walk(self, first: int, last: int) -> Iterator[tuple[int, Move, Game]]:
        """The moves of these numbers, each with the position it led to, for reading."""
        g = self._position(first - 1)
        for ply in range(first, last + 1):
            move = self.moves[ply - 1]
            g = self._game if ply == len(self.moves) else replay.carry_out(g, *move[:4])[0]
            yield ply, move, g

    def _check_ply(self, ply: int) -> int:
        if not 0 <= ply <= len(self.moves):
            raise BadInput(f"the match has {len(self.moves)} moves, so there is no position after move {ply}")
        return ply

    # -- acting ------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: str | Sequence[int]) -> Move:
        """Make one whole move, given as text or picks; IllegalMove, and nothing changes, if it is not one."""
        return self._act(seat, move, "")

    def aside(self, seat: int, move: str | Sequence[int]) -> Move:
        """Do something outside the seat's turn: one whole aside, given as text or picks."""
        return self._act(seat, move, ASIDE)

    def retract(self, seat: int) -> Move:
        """Take a sealed answer back while another seat's is still missing."""
        return self._act(seat, replay.TAKE_BACK, RETRACT)

    def _act(self, seat: int, move: str | Sequence[int], kind: str) -> Move:
        return self.accept(*self.consider(seat, move, kind))

    def consider(self, seat: int, move: str | Sequence[int], kind: str = "") -> tuple[Game, Move]:
        """The position after a move and the move itself, while the match stays as it is; for `accept`."""
        self._check_going()
        if len(self.moves) == MAX_MOVES:
            raise IllegalMove(f"a match has at most {MAX_MOVES:,} moves")
        if isinstance(move, str):
            return replay.play(self._game, seat, move, kind)
        return replay.carry_out(self._game, seat, *self._written(seat, move, kind))

    def accept(self, after: Game, done: Move) -> Move:
        """Make the move that was considered last."""
        self._before, self._game = self._game, after
        self.moves.append(done)
        if len(self.moves) % EVERY == 0:
            self._kept.append(after)
        return done

    def _written(self, seat: int, picks: Sequence[int], kind: str) -> tuple[str, str, list[int]]:
        """The text of a whole move, its kind, and its picks as search makes them."""
        replay.check_seat(self._game, seat)
        trial = (answer_aside if kind == ASIDE else answer)(self._game, seat, picks)
        if not trial.complete:
            raise IllegalMove(f"the move is not complete after {len(picks)} picks; next: {trial.options}")
        write = notation.write_aside if kind == ASIDE else notation.write
        return write(self._game, seat, trial.order), kind, trial.order

    def _check_going(self) -> None:
        if self.frozen is not None:
            raise IllegalMove(f"{self.frozen.sentence()}; fork it to go on from there")
        if self.closed is not None:
            raise IllegalMove("the match is over")

    def redo(self, seat: int, text: str, kind: str, picks: Sequence[int]) -> Move:
        """Make a move again that was made here before: its picks are known to be one whole move."""
        self._check_going()
        if kind == RETRACT or self._allowed(seat, kind, picks):
            return self.accept(*replay.carry_out(self._game, seat, text, kind, list(picks)))
        raise IllegalMove(f"{text!r} of seat {seat} is not possible here")

    def _allowed(self, seat: int, kind: str, picks: Sequence[int]) -> bool:
        replay.check_seat(self._game, seat)
        return len(picks) > 0 and (kind == ASIDE or seat in self._game.open)

    def close(self, how: Literal["resigned", "agreed", "abandoned"], by: Sequence[int]) -> Result:
        """End the match before its rules do: `by` are those who resign, or who have agreed."""
        self._check_going()
        if self.over:
            raise IllegalMove("the match is over")
        for seat in by:
            replay.check_seat(self._game, seat)
        self.closed = Closed(how, sorted(set(by)))
        return replay.closed_result(self.info, len(self.seats), self.closed)

    # -- taking back -------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> MayUndo:
        """How many of the last moves this seat may take back without asking, and why not more."""
        replay.check_seat(self._game, seat)
        if self.frozen is not None:
            return MayUndo(0, "the match is frozen", "")
        if self.closed is not None or (self.live and self.over):
            return MayUndo(0, "the match is over and its seed is open" if self.live else "the match is over", "")
        return undo.may_undo(self.moves, self.seats, seat, self._position)

    def undo(self, seat: int, plies: int | None = None, consent: Sequence[int] = ()) -> Undone:
        """Take back the last moves (default: back to before the seat's own last one); they stay in `undone`.

        Beyond `may_undo` every other person at the table has to be among `consent`.
        """
        self._check_going()
        free = self.may_undo(seat)
        if plies is None:
            plies = next((back for back, move in enumerate(reversed(self.moves), 1) if move.seat == seat), 0)
        if not 1 <= plies <= len(self.moves):
            raise IllegalMove(
                "there is nothing to take back" if plies == 0 else f"there are no {plies} moves to take back"
            )
        if plies > free.plies:
            if self.live and self.over:
                raise IllegalMove(free.reason)
            missing = undo.missing_consent(self.seats, seat, list(consent))
            if missing:
                names = ", ".join(self.seats[s].name for s in missing)
                raise IllegalMove(f"{free.reason}, so {names} must agree to take that back", free.rule)
        agreed = sorted(set(consent)) if plies > free.plies else []
        ply = len(self.moves) - plies
        trace = Undone(ply, seat, agreed, [move.line() for move in self.moves[ply:]])
        self._cut(ply)
        self.undone.append(trace)
        return trace

    def _cut(self, ply: int) -> None:
        self._game = self._position(ply)
        self._before = None
        self.moves = self.moves[:ply]
        self._kept = self._kept[: ply // EVERY + 1]
        self._marks = {number: mark for number, mark in self._marks.items() if number <= ply}

    def fork(self, ply: int) -> Match:
        """Another match that goes on from the position after `ply` moves of this one; for practice."""
        self._check_ply(ply)
        other = Match(self._table, self.seats, self._kept[0])
        other._game = self._position(ply)
        other.moves = self.moves[:ply]
        other._kept = self._kept[: ply // EVERY + 1]
        other.practice = True
        other.note = f"forked after move {ply}"
        return other

    def copy(self) -> Match:
        """The same match again: what is done to one of them is not done to the other."""
        other = copy(self)
        other.moves, other.undone = self.moves[:], self.undone[:]
        other._kept, other._marks = self._kept[:], dict(self._marks)
        return other

    def imagined(self, ply: int, seat: int, seed: int) -> Match:
        """Another match that begins with the position after `ply` moves, re-dealt for this seat.

        It is for practice while this one still goes on, tells nothing that the seat does not know, and has no file.
        """
        replay.check_seat(self._game, seat)
        start = self.at(ply)
        start.determinize(seat, seed)
        other = Match(self._table, self.seats, start)
        other.practice = True
        other.note = f"dealt anew after move {ply} of another match"
        other._imagined = True
        return other

    # -- saving ------------------------------------------------------------------------------------------------

    def save(self, path: str | Path, public: bool = False) -> None:
        """Write the match file, whole or not at all.

        `public` leaves out the seed and the log of a live match that still goes on: both tell what is hidden.
        """
        data = encode(self.record(public))
        target = Path(path)
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            beside.write_bytes(data)
            beside.replace(target)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise BadInput(f"{target} cannot be written: {error.strerror}") from error

    def record(self, public: bool = False) -> Record:
        """What `save` writes."""
        if self.frozen is not None:
            self._check_going()
        if self._imagined:
            raise BadInput("a match that was dealt anew from another has no file: it would tell the other's seed")
        table, pack = self._table, self._table.pack
        hidden = public and self.live and not self.over
        seed = table.seed.hex() if isinstance(table.seed, bytes) else table.seed
        return Record(
            format=FORMAT,
            game=self.info.name,
            rules=self.info.version,
            pack=None if pack is None else PackRecord(pack.name, pack.hash, pack.mechanical()),
            options=self.options,
            seats=self.seats,
            chance="live" if self.live else "fast",
            commit=self.commit,
            nonces=table.nonces,
            seed=None if hidden else seed,
            moves=[] if hidden else [move.line() for move in self.moves],
            marks={} if hidden else self._all_marks(),
            undone=[] if hidden else self.undone,
            closed=self.closed,
            result=self.result,
            practice=self.practice,
            note=self.note,
        )

    def _all_marks(self) -> dict[str, str]:
        for number, g in enumerate(self._kept):
            if number * EVERY not in self._marks:
                self._marks[number * EVERY] = replay.fingerprint(g)
        return {str(ply): mark for ply, mark in self._marks.items()} | {
            str(len(self.moves)): replay.fingerprint(self._game)
        }


def _named(g: Game, names: tuple[str, ...]) -> Game:
    """The position with these names; another match that shares it keeps its own."""
    if g.names == names:
        return g
    found = g.clone()
    found.names = names
    return found


def _seats(count: int, names: Sequence[str], kinds: Sequence[str]) -> list[Seat]:
    for what, given in (("name", names), ("kind", kinds)):
        if given and len(given) != count:
            raise BadInput(f"{count} seats need {count} {what}s, not {len(given)}")
    called = [check_name(name) for name in names] or [UNNAMED.format(seat) for seat in range(count)]
    played = [check_name(kind, MOST) for kind in kinds] or [PERSON] * count
    return [Seat(name, kind) for name, kind in zip(called, played, strict=True)]
