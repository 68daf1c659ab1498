"""What each seat of Baseball Highlights sees: both stadium mats, the Buy Row, the series, and its question.

A seat sees a card only where `g.known` says so: the own hand, what lies open, and what can be told by elimination.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandlot.games.highlights.atoms.standing import in_season, revenue, target, visitor
from sandlot.games.highlights.faces import printed, printed_all
from sandlot.games.highlights.notation import card_name, seat_name
from sandlot.games.highlights.numbers import DECK_SIZE, DECKS, HAND_SIZE, NO_CARD, NO_TEAM, ROW_SIZE
from sandlot.games.highlights.pack import HITS, SPEEDS, TEAMS, TYPES
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.story import between, ending, is_buying, is_over, log, phase
from sandlot.kernel.asking import phrase
from sandlot.kernel.events import knower
from sandlot.table import parts as p
from sandlot.table.asking import wanted, why_not
from sandlot.table.memory import KNOWN
from sandlot.table.parts import back, backs
from sandlot.table.score import Score, counted
from sandlot.table.whole import whole_table

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")
SPEED_TONES = ("", "white", "blue", "red")  # BH-OBJ-6


def table(g: Highlights, seat: int) -> p.Table:
    """All that one seat (or a spectator, -1) sees."""
    parts: list[p.AnyPart] = []
    if NO_TEAM in g.teams:
        parts += _decks(g)
    else:
        parts += [_score(g), _series(g), _buy_row(g, seat), _free_agents(g, seat)]
    order = (1 - seat, seat) if seat >= 0 else (visitor(g), g.home)
    parts += [_seat(g, owner, seat) for owner in order]
    return whole_table(g, seat, _status(g), phase(g), parts)


def score(g: Highlights, seat: int) -> Score:
    """Runs in a single game, games won in a series (BH-SER-6)."""
    return counted(g.runs[seat], "run") if g.length == 1 else counted(g.won[seat], "game")


def _status(g: Highlights) -> str:
    if g.open:
        return wanted(g, " and ".join(seat_name(g, seat) for seat in g.open))
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


# -- the middle of the table ---------------------------------------------------------------------------------------


def _decks(g: Highlights) -> list[p.AnyPart]:
    """The starting decks still in the box, and their figures beside each other (BH-SET-1)."""
    pack = g.pack
    rows = []
    zones: list[p.AnyPart] = []
    for team in range(DECKS):
        cards = range(DECK_SIZE * team, DECK_SIZE * (team + 1))
        kinds = [str(sum(pack.kind[card] == kind for card in cards)) for kind in range(len(TYPES))]
        hits = [str(sum(list(pack.hits[card]).count(hit) for card in cards)) for hit in range(1, len(HITS))]
        red = str(sum(pack.red[card] for card in cards))
        pinch = str(sum(pack.pinch[card] for card in cards))
        rows.append((TEAMS[team], *kinds, *hits, red, pinch, str(sum(pack.revenue[card] for card in cards))))
        if team not in g.teams:
            zone = f"team{team}"
            zones.append(_stack(zone, f"Deck of {TEAMS[team]}", printed_all(pack, zone, cards)))
    columns = ("", "Naturals", "Robots", "Cyborgs", *HITS[1:], "red", "PH", "revenue")
    return [p.Ledger(id="decks", label="Starting decks", columns=columns, rows=tuple(rows)), *zones]


def _score(g: Highlights) -> p.LineScore:
    """Runs by game, runs of the game now played, games won."""
    done = len(g.games) // 2
    now = not between(g) and not is_over(g)
    rows = []
    for seat in (visitor(g), g.home):
        played: list[int | None] = list(g.games[seat::2])
        if now:
            played.append(g.runs[seat])
        totals = (g.runs[seat], g.won[seat])
        label, letter, tone = seat_name(g, seat), _letter(g, seat), TONES[seat]
        rows.append(p.LineRow(label=label, innings=tuple(played), totals=totals, letter=letter, tone=tone))
    names = tuple(_short(g, number + 1) for number in range(done + (1 if now else 0)))
    return p.LineScore(id="score", innings=names, totals=("R", "W"), rows=tuple(rows), inning=done if now else -1)


def _letter(g: Highlights, seat: int) -> str:
    return "H" if seat == g.home else "V"


def _short(g: Highlights, number: int) -> str:
    return f"M{number}" if number <= g.season else f"G{number - g.season}"


def _series(g: Highlights) -> p.Track:
    markers = tuple(
        p.Marker(label=seat_name(g, seat), value=g.won[seat], letter=_letter(g, seat), tone=TONES[seat])
        for seat in range(2)
    )
    if in_season(g):
        return p.Track(id="series", label="Mini-season, games won", high=g.season, markers=markers, rule="BH-SER-5")
    best = f"Best of {g.length}, games won" if g.length > 1 else "Single game, won"
    return p.Track(id="series", label=best, high=target(g), markers=markers, rule="BH-SER-1")


def _buy_row(g: Highlights, viewer: int) -> p.Zone:
    cards = []
    for slot, card in enumerate(g.row):
        why, rule = why_not(g, viewer, card) if is_buying(g) else ("", "")
        cards.append(printed(g.pack, "row", slot, card, why=why, rule=rule))
    return p.Zone(id="row", label=f"Buy Row of {ROW_SIZE}", layout="row", parts=tuple(cards), columns=ROW_SIZE)


def _free_agents(g: Highlights, viewer: int) -> p.Zone:
    return _stack("free", "Free Agents", _pile(g, "free", g.deck, viewer))


# -- the mats ------------------------------------------------------------------------------------------------------


def _seat(g: Highlights, owner: int, viewer: int) -> p.Seat:
    mine = owner == viewer
    parts: list[p.AnyPart] = []
    if NO_TEAM not in g.teams:
        played = printed_all(g.pack, f"inplay{owner}", g.in_play[owner], brief=True)
        parts = [
            _diamond(g, owner),
            p.Zone(id=f"inplay{owner}", label="In Play", layout="row", parts=played, columns=HAND_SIZE),
            _hand(g, owner, viewer),
            _on_deck(g, owner, viewer),
            _stack(f"lineup{owner}", "Lineup", _pile(g, f"lineup{owner}", g.lineups[owner], viewer)),
            _stack(f"dugout{owner}", "Dugout", printed_all(g.pack, f"dugout{owner}", g.dugouts[owner])),
            _minors(g, owner),
            _revenue(g, owner),
        ]
    sealed = " ".join(_sealed(g, owner)) if mine else ""
    return p.Seat(
        id=f"seat{owner}",
        label=seat_name(g, owner),
        seat=owner,
        team="Home" if owner == g.home else "Visitor",
        letter=_letter(g, owner),
        tone=TONES[owner],
        wanted=owner in g.open,
        note=f"Sealed: {sealed}." if sealed else "",
        parts=tuple(parts),
    )


def _sealed(g: Highlights, seat: int) -> list[str]:
    return [phrase(g, seat, pick) for pick in g.sealed[seat]]


def _diamond(g: Highlights, owner: int) -> p.Diamond:
    runners = []
    for base in (1, 2, 3):
        speed = g.bases[owner] >> 2 * base & 3
        runner = p.Runner(speed=SPEEDS[speed - 1].capitalize(), tone=SPEED_TONES[speed]) if speed else None
        runners.append(runner)
    threats: list[p.Threat] = []
    if g.threats[owner]:
        card = g.top[owner]
        speed = g.pack.speed[card]
        threats = [p.Threat(hit=HITS[hit], speed=SPEEDS[speed - 1].capitalize()) for hit in g.threats[owner]]
    first, second, third = runners
    return p.Diamond(
        id=f"diamond{owner}",
        label=f"{seat_name(g, owner)} · runs {g.runs[owner]}",
        bases=(first, second, third),
        threats=tuple(threats),
    )


def _hand(g: Highlights, owner: int, viewer: int) -> p.Zone:
    zone = f"hand{owner}"
    bit = 1 << knower(viewer)
    seen = [card for card in g.hands[owner] if g.known[card] & bit]
    faces = []
    for slot, card in enumerate(seen):
        why, rule = why_not(g, owner, card) if owner == viewer else ("", "")
        faces.append(printed(g.pack, zone, slot, card, marks=() if owner == viewer else (KNOWN,), why=why, rule=rule))
    unseen = [back(zone, slot) for slot in range(len(seen), len(g.hands[owner]))]
    return p.Zone(id=zone, label="Hand", layout="fan", parts=(*faces, *unseen), note=_surely(g, owner, viewer))


def _surely(g: Highlights, owner: int, viewer: int) -> str:
    """What can be told of the hand although it is not sure which card lies On Deck."""
    if owner == viewer or not g.reminds:
        return ""
    held = g.held[owner] + (g.spied[owner] if viewer >= 0 else ())
    inside = [card for card in sorted(held) if card in g.hands[owner] or card == g.on_deck[owner]]
    bit = 1 << knower(viewer)
    names = ", ".join(card_name(g, card) for card in inside if not g.known[card] & bit)
    return f"In the hand or On Deck: {names}." if names else ""


def _on_deck(g: Highlights, owner: int, viewer: int) -> p.Zone:
    card = g.on_deck[owner]
    zone = f"ondeck{owner}"
    cards = _pile(g, zone, [card] if card != NO_CARD else [], viewer, () if owner == viewer else (KNOWN,))
    return _stack(zone, "On Deck", cards)


def _minors(g: Highlights, owner: int) -> p.Zone:
    """Face down and out of the match (BH-BUY-8); everybody saw who was sent there."""
    zone = f"minors{owner}"
    names = ", ".join(card_name(g, card) for card in g.minors[owner]) if g.reminds else ""
    return _stack(zone, "Minor Leagues", backs(zone, len(g.minors[owner])), f"Face down: {names}." if names else "")


def _revenue(g: Highlights, owner: int) -> p.Counter:
    if is_buying(g):
        return p.Counter(id=f"revenue{owner}", label="Left to spend", value=g.money[owner], rule="BH-BUY-4")
    return p.Counter(id=f"revenue{owner}", label="Revenue so far", value=revenue(g, owner), rule="BH-BUY-1")


# -- cards ---------------------------------------------------------------------------------------------------------


def _stack(zone: str, label: str, parts: tuple[p.Card, ...], note: str = "") -> p.Zone:
    return p.Zone(id=zone, label=label, layout="stack", parts=parts, note=note)


def _pile(
    g: Highlights, zone: str, cards: Iterable[int], viewer: int, marks: tuple[str, ...] = (KNOWN,)
) -> tuple[p.Card, ...]:
    """Cards lying face down, of which the viewer may know some."""
    bit = 1 << knower(viewer)
    return tuple(
        printed(g.pack, zone, slot, card, marks=marks) if g.known[card] & bit else back(zone, slot)
        for slot, card in enumerate(cards)
    )
