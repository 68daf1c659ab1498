"""What each seat of Baseball Highlights sees: both stadium mats, the Buy Row, the series, and its question.

A seat sees a card only where `g.known` says so: the own hand, what lies open, and what can be told by elimination.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.highlights.game import (
    DECK_SIZE,
    DECKS,
    HAND_SIZE,
    NO_CARD,
    NO_TEAM,
    ROW_SIZE,
    Highlights,
)
from sandlot.games.highlights.notation import phrase, seat_name
from sandlot.games.highlights.pack import HITS, SPEEDS, TEAMS, TYPES
from sandlot.games.highlights.questions import card_name, prompt, status, why_not_bought, why_not_played
from sandlot.games.highlights.story import between, ending, is_buying, is_over, log, phase
from sandlot.kernel.events import knower
from sandlot.table.memory import KNOWN, forgotten
from sandlot.table.parts import (
    AnyPart,
    Card,
    Counter,
    Diamond,
    Ledger,
    LineRow,
    LineScore,
    Marker,
    Runner,
    Seat,
    Table,
    Threat,
    Track,
    Zone,
    back,
    backs,
    face,
)
from sandlot.table.score import Score, counted

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")
SPEED_TONES = ("", "white", "blue", "red")  # BH-OBJ-6


def table(g: Highlights, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    parts: list[AnyPart] = []
    if NO_TEAM in g.teams:
        parts += _decks(g)
    else:
        parts += [_score(g), _series(g), _buy_row(g, seat), _free_agents(g, seat)]
    order = (1 - seat, seat) if seat >= 0 else (g.visitor(), g.home)
    parts += [_seat(g, owner, seat) for owner in order]
    seen = Table(
        label="Baseball Highlights: 2045",
        status=_status(g),
        phase=phase(g),
        viewer=seat,
        parts=tuple(parts),
        prompt=prompt(g, seat),
    )
    return seen if g.reminds else forgotten(seen)


def score(g: Highlights, seat: int) -> Score:
    """Runs in a single game, games won in a series (BH-SER-6)."""
    return counted(g.runs[seat], "run") if g.length == 1 else counted(g.won[seat], "game")


def _status(g: Highlights) -> str:
    if g.open:
        return status(g)
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


# -- the middle of the table ---------------------------------------------------------------------------------------


def _decks(g: Highlights) -> list[AnyPart]:
    """The starting decks still in the box, and their figures beside each other (BH-SET-1)."""
    pack = g.pack
    rows = []
    zones: list[AnyPart] = []
    for team in range(DECKS):
        cards = range(DECK_SIZE * team, DECK_SIZE * (team + 1))
        kinds = [str(sum(pack.kind[card] == kind for card in cards)) for kind in range(len(TYPES))]
        hits = [str(sum(pack.hits[card].count(hit) for card in cards)) for hit in range(1, len(HITS))]
        red = str(sum(pack.red[card] for card in cards))
        pinch = str(sum(pack.pinch[card] for card in cards))
        rows.append((TEAMS[team], *kinds, *hits, red, pinch, str(sum(pack.revenue[card] for card in cards))))
        if team not in g.teams:
            zone = f"team{team}"
            faces = tuple(_face(g, zone, slot, card) for slot, card in enumerate(cards))
            zones.append(Zone(id=zone, label=f"Deck of {TEAMS[team]}", layout="stack", parts=faces))
    columns = ("", "Naturals", "Robots", "Cyborgs", *HITS[1:], "red", "PH", "revenue")
    return [Ledger(id="decks", label="Starting decks", columns=columns, rows=tuple(rows)), *zones]


def _score(g: Highlights) -> LineScore:
    """Runs by game, runs of the game now played, games won."""
    done = len(g.games) // 2
    now = not between(g) and not is_over(g)
    rows = []
    for seat in (g.visitor(), g.home):
        played: list[int | None] = list(g.games[seat::2])
        if now:
            played.append(g.runs[seat])
        runs = g.runs[seat]
        rows.append(
            LineRow(
                label=seat_name(g, seat),
                innings=tuple(played),
                totals=(runs, g.won[seat]),
                letter=_letter(g, seat),
                tone=TONES[seat],
            )
        )
    names = tuple(_short(g, number + 1) for number in range(done + (1 if now else 0)))
    return LineScore(id="score", innings=names, totals=("R", "W"), rows=tuple(rows), inning=done if now else -1)


def _letter(g: Highlights, seat: int) -> str:
    return "H" if seat == g.home else "V"


def _short(g: Highlights, number: int) -> str:
    return f"M{number}" if number <= g.season else f"G{number - g.season}"


def _series(g: Highlights) -> Track:
    markers = tuple(
        Marker(label=seat_name(g, seat), value=g.won[seat], letter=_letter(g, seat), tone=TONES[seat])
        for seat in range(2)
    )
    if g.in_season():
        return Track(id="series", label="Mini-season, games won", high=g.season, markers=markers, rule="BH-SER-5")
    best = f"Best of {g.length}, games won" if g.length > 1 else "Single game, won"
    return Track(id="series", label=best, high=g.target(), markers=markers, rule="BH-SER-1")


def _buy_row(g: Highlights, viewer: int) -> Zone:
    cards = []
    for slot, card in enumerate(g.row):
        why, rule = why_not_bought(g, viewer, card)
        cards.append(_face(g, "row", slot, card, why=why, rule=rule))
    return Zone(id="row", label=f"Buy Row of {ROW_SIZE}", layout="row", parts=tuple(cards), columns=ROW_SIZE)


def _free_agents(g: Highlights, viewer: int) -> Zone:
    return Zone(id="free", label="Free Agents", layout="stack", parts=_pile(g, "free", g.deck, viewer))


# -- the mats ------------------------------------------------------------------------------------------------------


def _seat(g: Highlights, owner: int, viewer: int) -> Seat:
    mine = owner == viewer
    parts: list[AnyPart] = []
    if NO_TEAM not in g.teams:
        parts = [
            _diamond(g, owner),
            Zone(
                id=f"inplay{owner}",
                label="In Play",
                layout="row",
                parts=_open(g, f"inplay{owner}", g.in_play[owner], brief=True),
                columns=HAND_SIZE,
            ),
            _hand(g, owner, viewer),
            _on_deck(g, owner, viewer),
            Zone(
                id=f"lineup{owner}",
                label="Lineup",
                layout="stack",
                parts=_pile(g, f"lineup{owner}", g.lineups[owner], viewer),
            ),
            Zone(
                id=f"dugout{owner}",
                label="Dugout",
                layout="stack",
                parts=_open(g, f"dugout{owner}", g.dugouts[owner]),
            ),
            _minors(g, owner),
            _revenue(g, owner),
        ]
    sealed = " ".join(_sealed(g, owner)) if mine else ""
    return Seat(
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


def _diamond(g: Highlights, owner: int) -> Diamond:
    runners = []
    for base in (1, 2, 3):
        speed = g.bases[owner] >> 2 * base & 3
        runner = Runner(speed=SPEEDS[speed - 1].capitalize(), tone=SPEED_TONES[speed]) if speed else None
        runners.append(runner)
    threats: list[Threat] = []
    if g.threats[owner]:
        card = g.top[owner]
        speed = g.pack.speed[card]
        threats = [Threat(hit=HITS[hit], speed=SPEEDS[speed - 1].capitalize()) for hit in g.threats[owner]]
    first, second, third = runners
    return Diamond(
        id=f"diamond{owner}",
        label=f"{seat_name(g, owner)} · runs {g.runs[owner]}",
        bases=(first, second, third),
        threats=tuple(threats),
    )


def _hand(g: Highlights, owner: int, viewer: int) -> Zone:
    zone = f"hand{owner}"
    bit = 1 << knower(viewer)
    seen = [card for card in g.hands[owner] if g.known[card] & bit]
    why, rule = why_not_played(g, viewer) if owner == viewer and viewer in g.open else ("", "")
    faces = [
        _face(g, zone, slot, card, marks=() if owner == viewer else (KNOWN,), why=why, rule=rule)
        for slot, card in enumerate(seen)
    ]
    unseen = [back(zone, slot) for slot in range(len(seen), len(g.hands[owner]))]
    return Zone(id=zone, label="Hand", layout="fan", parts=(*faces, *unseen), note=_surely(g, owner, viewer))


def _surely(g: Highlights, owner: int, viewer: int) -> str:
    """What can be told of the hand although it is not sure which card lies On Deck."""
    if owner == viewer or not g.reminds:
        return ""
    held = g.held[owner] + (g.spied[owner] if viewer >= 0 else [])
    inside = [card for card in sorted(held) if card in g.hands[owner] or card == g.on_deck[owner]]
    bit = 1 << knower(viewer)
    names = ", ".join(card_name(g, card) for card in inside if not g.known[card] & bit)
    return f"In the hand or On Deck: {names}." if names else ""


def _on_deck(g: Highlights, owner: int, viewer: int) -> Zone:
    card = g.on_deck[owner]
    zone = f"ondeck{owner}"
    cards = _pile(g, zone, [card] if card != NO_CARD else [], viewer, () if owner == viewer else (KNOWN,))
    return Zone(id=zone, label="On Deck", layout="stack", parts=cards)


def _minors(g: Highlights, owner: int) -> Zone:
    """Face down and out of the match (BH-BUY-8); everybody saw who was sent there."""
    zone = f"minors{owner}"
    names = ", ".join(card_name(g, card) for card in g.minors[owner]) if g.reminds else ""
    return Zone(
        id=zone,
        label="Minor Leagues",
        layout="stack",
        parts=backs(zone, len(g.minors[owner])),
        note=f"Face down: {names}." if names else "",
    )


def _revenue(g: Highlights, owner: int) -> Counter:
    if is_buying(g):
        return Counter(id=f"revenue{owner}", label="Left to spend", value=g.money[owner], rule="BH-BUY-4")
    return Counter(id=f"revenue{owner}", label="Revenue so far", value=g.revenue(owner), rule="BH-BUY-1")


# -- cards ---------------------------------------------------------------------------------------------------------


def _open(g: Highlights, zone: str, cards: Sequence[int], brief: bool = False) -> tuple[Card, ...]:
    """Cards everybody may look at; in brief with the name of the action only, which has already happened."""
    return tuple(_face(g, zone, slot, card, brief=brief) for slot, card in enumerate(cards))


def _pile(
    g: Highlights, zone: str, cards: Sequence[int], viewer: int, marks: tuple[str, ...] = (KNOWN,)
) -> tuple[Card, ...]:
    """Cards lying face down, of which the viewer may know some."""
    bit = 1 << knower(viewer)
    return tuple(
        _face(g, zone, slot, card, marks=marks) if g.known[card] & bit else back(zone, slot)
        for slot, card in enumerate(cards)
    )


def _face(
    g: Highlights,
    zone: str,
    slot: int,
    card: int,
    *,
    brief: bool = False,
    marks: tuple[str, ...] = (),
    why: str = "",
    rule: str = "",
) -> Card:
    pack = g.pack
    stats = [("Hits", " ".join(HITS[hit] for hit in pack.hits[card]) or "none"),
             ("Speed", SPEEDS[pack.speed[card] - 1].capitalize()), ("Rev", str(pack.revenue[card]))]  # fmt: skip
    if pack.cost[card]:
        stats.append(("Cost", str(pack.cost[card])))
    action = pack.actions[card]
    if action and not brief:
        action += f": {pack.texts[card]}"
    return face(
        zone,
        slot,
        card,
        pack.names[card],
        code=pack.ids[card],
        art=pack.ids[card],
        sort=TYPES[pack.kind[card]].capitalize(),
        text=action,
        stats=tuple(stats),
        marks=(*(("PH",) if pack.pinch[card] else ()), *marks),
        tone=TYPES[pack.kind[card]],
        why=why,
        rule=rule,
    )
