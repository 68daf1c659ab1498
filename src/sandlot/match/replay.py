"""From a record to positions: the deal, then move after move on the current rules, comparing fingerprints."""

from __future__ import annotations

import hmac
from typing import Any, Final, NamedTuple

from sandlot import games
from sandlot.cards import BadPack, Pack, from_mechanical, with_words
from sandlot.kernel import notation
from sandlot.kernel.chance import Chance, commitment, live, seeded
from sandlot.kernel.errors import BadInput, IllegalMove, SandlotError
from sandlot.kernel.events import Event
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.registry import GameInfo, Value
from sandlot.match.record import ASIDE, LONGEST_NONCE, RETRACT, Closed, Line, Record, Result
from sandlot.table.lines import is_line

EVERY: Final = 20  # plies between two fingerprints, and between two positions that are kept
SEEDS: Final = 1 << 62  # fast chance
SEED_BYTES: Final = 32  # live chance
TAKE_BACK: Final = "take back"  # the text of a retraction


class Move(NamedTuple):
    """A ply: what was said, the picks it stands for, and what happened."""

    seat: int
    text: str
    kind: str  # empty, aside or retract
    picks: list[int]
    events: list[Event]

    @property
    def news(self) -> int:
        """Mask of the seats that learned something."""
        mask = 0
        for event in self.events:
            mask |= event.news
        return mask

    def line(self) -> Line:
        """As it stands in the file."""
        return Line(self.seat, self.text, self.kind)


class Departure(NamedTuple):
    """Where a file departs from what the rules give: `good` moves are sound, the trouble shows at move `at`."""

    good: int
    at: int
    why: str

    def sentence(self) -> str:
        return f"the match is frozen after move {self.good}: {self.why}"


class Table(NamedTuple):
    """What is fixed before the deal."""

    info: GameInfo
    seats: int
    options: dict[str, Value]
    pack: Pack[Any] | None
    chance: str  # live or fast
    seed: int | bytes
    nonces: list[str]

    def deal(self) -> Game:
        """The first position."""
        return games.new(self.info, self.seats, self.luck(), self.options, self.pack)

    def luck(self) -> Chance:
        """The chance of this match, before its first draw."""
        if isinstance(self.seed, bytes):
            return live(self.seed, self.nonces)
        return seeded(self.seed)

    def commit(self) -> str | None:
        """The published promise about a live seed."""
        return commitment(self.seed) if isinstance(self.seed, bytes) else None


def set_up(
    info: GameInfo,
    seats: int,
    options: dict[str, Value],
    pack: Pack[Any] | None,
    seed: int | bytes,
    nonces: list[str],
) -> Table:
    """A table whose every part is checked."""
    info.check_seats(seats)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadInput(f"the seed of a live match has {SEED_BYTES} bytes, not {len(seed)}")
        if len(nonces) != seats:
            raise BadInput(f"a live match has one nonce for each of its {seats} seats, not {len(nonces)}")
        if not all(is_line(nonce, LONGEST_NONCE) for nonce in nonces):
            raise BadInput(f"a nonce is one line of text of at most {LONGEST_NONCE} characters")
    elif not 0 <= seed < SEEDS:
        raise BadInput(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
    elif nonces:
        raise BadInput("only live matches have nonces")
    return Table(
        info,
        seats,
        games.settle(info, options, pack),
        pack,
        "live" if isinstance(seed, bytes) else "fast",
        seed,
        nonces,
    )


def table_of(record: Record) -> Table:
    """The table of a match file; BadInput if it cannot be set up or breaks its commitment."""
    info = games.find(record.game)
    pack = _pack_of(record, info)
    return set_up(info, len(record.seats), record.options, pack, _seed_of(record), record.nonces)


def _seed_of(record: Record) -> int | bytes:
    seed = record.seed
    if record.chance == "fast":
        if type(seed) is not int:
            raise BadInput(f"seed: chance is fast, so the seed must be a whole number, not {seed!r}")
        return seed
    if seed is None:
        raise BadInput("the match is not over, so its seed is not published yet and nothing can be replayed")
    try:
        key = bytes.fromhex(seed) if isinstance(seed, str) else b""
    except ValueError:
        key = b""
    if not key:
        raise BadInput(f"seed: chance is live, so the seed must be {SEED_BYTES} bytes in hex")
    if not hmac.compare_digest(commitment(key), (record.commit or "").encode("ascii", "replace").decode()):
        raise BadInput("the seed is not the one that was promised: its SHA-256 differs from commit")
    return key


def _pack_of(record: Record, info: GameInfo) -> Pack[Any] | None:
    told = record.pack
    if told is None or not info.packs:
        if told is not None or info.packs:
            raise BadInput(f"pack: {info.title} is played {'with' if info.packs else 'without'} a pack")
        return None
    ours = games.load_pack(info, told.name) if told.name in info.packs else None  # names are not in a match file
    if ours is not None and ours.hash == told.hash and ours.mechanical() == told.cards:
        return ours
    try:
        pack: Pack[Any] = from_mechanical(info.module("pack").SCHEMA, told.name, told.cards)
    except BadPack as bad:
        more = f" (and {len(bad.errors) - 1} more faults)" if len(bad.errors) > 1 else ""
        raise BadInput(f"pack: {str(bad.errors[0]).removesuffix('.')}{more}") from None
    if pack.hash != told.hash:
        raise BadInput(f"pack: its cards were changed; their hash is {pack.hash}, the file says {told.hash}")
    return pack if ours is None else with_words(pack, ours)


def play(g: Game, seat: int, text: str, kind: str) -> tuple[Game, Move]:
    """The position after a move given as text, and the move; `g` stays as it was."""
    check_seat(g, seat)
    if kind == RETRACT:
        if text != TAKE_BACK:
            raise IllegalMove(f"a retraction reads {TAKE_BACK!r}, not {text[:60]!r}")
        return carry_out(g, seat, text, kind, [])
    picks = notation.read_aside(g, seat, text) if kind == ASIDE else notation.read(g, seat, text)
    return carry_out(g, seat, " ".join(text.split()), kind, picks)


def check_seat(g: Game, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < g.seats:
        raise IllegalMove(f"there is no seat {seat}; the table has seats 0 to {g.seats - 1}")


def carry_out(g: Game, seat: int, text: str, kind: str, picks: list[int]) -> tuple[Game, Move]:
    """The position after picks that are known to make one move."""
    after = g.clone()
    events: list[Event] = []
    after.events = events
    if kind == RETRACT:
        after.retract(seat)
    elif kind == ASIDE:
        after.give_aside(seat, picks)
    else:
        after.give(seat, picks)
    after.events = None
    return after, Move(seat, text, kind, picks, events)


def fingerprint(g: Game) -> str:
    """The position's digest as it stands among the marks."""
    return f"{g.digest():016x}"


def result_of(g: Game) -> Result | None:
    """How the match ended, None while it goes on."""
    if g.seat != NOBODY or g.open:
        return None
    outcome = g.outcome()
    return Result(outcome.ending, outcome.ranks, outcome.scores)


def closed_result(info: GameInfo, seats: int, closed: Closed) -> Result:
    """The result of an end outside the rules: who resigned is last with all of the team, else nobody is first."""
    teams = info.teams(seats)
    lost = {teams[seat] for seat in closed.by} if closed.how == "resigned" else set()
    return Result(closed.how, [2 if team in lost else 1 for team in teams], [0] * seats)


class Replay:
    """A record played again: the moves that are sound, the positions kept on the way, and where it departs."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table = table_of(record)
        self.game = self.table.deal()
        self.kept = [self.game]  # after 0, EVERY, 2 * EVERY … moves
        self.moves: list[Move] = []
        self.departure: Departure | None = None
        marks = _marks(record)
        proven = 0
        for number in range(len(record.moves) + 1):
            if number:
                line = record.moves[number - 1]
                try:
                    self.game, move = play(self.game, line.seat, line.text, line.kind)
                except SandlotError as error:
                    self.depart(number - 1, number, f"move {number} of seat {line.seat} is not possible: {error}")
                    return
                self.moves.append(move)
                if number % EVERY == 0:
                    self.kept.append(self.game)
            if number in marks:
                if marks[number] != fingerprint(self.game):
                    self.depart(proven, number, _changed(proven, number))
                    return
                proven = number
        late = [number for number in marks if number > len(record.moves)]
        if late:
            end = len(record.moves)
            self.depart(end, end + 1, f"there are fingerprints up to move {max(late)}, but only {end} moves")
        elif record.result != self.result():
            self.depart(len(self.moves), len(self.moves), _other_result(record.result, self.result()))

    def result(self) -> Result | None:
        """How the match ended: by the rules, or as it was closed before that."""
        found = result_of(self.game)
        closed = self.record.closed
        if found is None and closed is not None:
            return closed_result(self.table.info, self.table.seats, closed)
        return found

    def depart(self, good: int, at: int, why: str) -> None:
        """Keep what is good."""
        version = self.table.info.version
        if self.record.rules != version:
            why += f" (played by version {self.record.rules} of the rules, this is version {version})"
        self.departure = Departure(good, at, why)
        if good < len(self.moves):
            self.kept = self.kept[: good // EVERY + 1]
            self.game = self.kept[-1]
            for move in self.moves[good // EVERY * EVERY : good]:
                self.game, _ = carry_out(self.game, *move[:4])
            self.moves = self.moves[:good]


def _marks(record: Record) -> dict[int, str]:
    marks = {}
    for ply, mark in record.marks.items():
        if not ply.isascii() or not ply.isdigit() or len(ply) > 6:
            raise BadInput(f"marks: {ply!r} is not the number of a move")
        marks[int(ply)] = mark
    return marks


def _changed(proven: int, number: int) -> str:
    if number == 0:
        return "the deal does not follow from seed, pack and options: its fingerprint differs"
    span = f"move {number} was" if number - proven == 1 else f"one of the moves {proven + 1} to {number} was"
    return f"the position after move {number} has another fingerprint, so {span} changed or is ruled otherwise now"


def _other_result(told: Result | None, found: Result | None) -> str:
    if found is None:
        return "the file tells a result, but the match is not over after its last move"
    if told is None:
        return "the match is over after its last move, but the file tells no result"
    return f"the file tells the result {_result(told)}, but the moves lead to {_result(found)}"


def _result(result: Result) -> str:
    return f"{result.ending} with scores {', '.join(map(str, result.scores))}"
