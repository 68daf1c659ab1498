"""What each seat sees: infield, Stat Tracks, standings, all rosters as far as it knows them, and its question.

A seat sees a Character only where `g.known` says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.managers import active, solo
from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.effects.events import event_program, way_hidden
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.faces import printed
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.numbers import (
    DECK_MANAGER,
    DRAFT,
    NO_CARD,
    READY,
    ROBOT,
    SEASON,
    SERIES,
    WEEKS,
)
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.story import ending, log
from sandlot.games.fantasy.words import at_work, card_name, code_of, is_over, name_of, phase
from sandlot.kernel.events import EVERYONE, knower
from sandlot.table import parts as p
from sandlot.table.asking import wanted
from sandlot.table.memory import KNOWN
from sandlot.table.parts import back, backs
from sandlot.table.score import Score, counted
from sandlot.table.telling import capital, listed
from sandlot.table.whole import whole_table

__all__ = ["log", "score", "table"]

TOTALS = (codes.TOTAL, codes.SIDE, codes.TIER, codes.FEWEST)
EVENT_RULES = {codes.STAT: "FFB-EVT-7", codes.MAGIC: "FFB-EVT-8", **dict.fromkeys(TOTALS, "FFB-EVT-6")}


def table(g: Fantasy, seat: int) -> p.Table:
    """All that one seat (or a spectator, -1) sees."""
    bit = 1 << knower(seat)
    around = [(seat + 1 + place) % g.seats for place in range(g.seats)] if seat >= 0 else range(g.seats)
    parts: list[p.AnyPart] = [*_infield(g), *_week(g), *_series(g), _standings(g), *_tracks(g), *_piles(g, bit)]
    if solo(g):
        parts += _bots(g)
    parts += [_seat(g, owner, bit) for owner in around]
    return whole_table(g, seat, _status(g), phase(g), parts)


def score(g: Fantasy, seat: int) -> Score:
    """Games won in the Series by who plays in it; Wins of the season before that, and of everybody else."""
    if g.phase == SERIES and seat in g.finalists:
        return counted(g.series[g.finalists.index(seat)], "game")
    return counted(g.wins[seat], "Win")


def _status(g: Fantasy) -> str:
    if g.open:
        return capital(wanted(g, listed([name_of(g, seat) for seat in g.open])))
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


# -- the middle of the table ---------------------------------------------------------------------------------------


def _infield(g: Fantasy) -> list[p.AnyPart]:
    """The Win Cards at the bases and the Event on the mound."""
    found: list[p.AnyPart] = []
    if g.phase == DRAFT:
        return found
    for label, first in (("Infield", 0), ("Infield, upside down", WEEKS)):
        cards = g.bases[first : first + WEEKS]
        if first == 0 or max(cards) != NO_CARD:
            zone = f"infield{first}"
            faces = tuple(
                printed(g.pack, zone, BASES[base], card) for base, card in enumerate(cards) if card != NO_CARD
            )
            note = f"Win deck: {len(g.win_deck)} cards" if first == 0 else ""
            found.append(
                p.Zone(id=zone, label=label, layout="grid", columns=WEEKS, slots=BASES, parts=faces, note=note)
            )
    if g.event != NO_CARD:
        rule = EVENT_RULES.get(event_program(g)[0], "FFB-EVT-3")
        found.append(p.Zone(id="event", label="Event", parts=(printed(g.pack, "event", 0, g.event),), rule=rule))
    return found


def _standings(g: Fantasy) -> p.Ledger:
    """The Waiver Order with every manager's Wins (FFB-INF-4)."""
    rows = []
    for place, m in enumerate(g.waiver):
        notes = "has the No Crying token" if m == g.token else ""
        claimed = ", ".join(g.pack.ids[card] for card in g.claimed[m])
        rows.append((str(place + 1), capital(name_of(g, m)), str(g.wins[m]), claimed, notes))
    columns = ("Waiver", "Manager", "Wins", "Win Cards", "")
    note = "Turn Order: last to first."
    return p.Ledger(id="standings", label="Standings", columns=columns, rows=tuple(rows), note=note)


def _tracks(g: Fantasy) -> list[p.AnyPart]:
    high = max(10, max(g.tracks))
    return [
        p.Track(
            id=f"track{colour}",
            label=f"{COLOURS[colour]} track ({STATS[colour]}, {STATS[colour + TRACKS]})",
            high=high,
            tone=COLOURS[colour].lower(),
            markers=tuple(
                p.Marker(
                    label=capital(name_of(g, m)),
                    value=g.tracks[TRACKS * m + colour],
                    letter=code_of(g, m)[0],
                    tone=_tone(g, m),
                )
                for m in range(g.managers)
            ),
        )
        for colour in range(TRACKS)
        if g.phase not in (DRAFT, SERIES)
    ]


def _week(g: Fantasy) -> list[p.AnyPart]:
    """The totals of this week as they stand, and the magic at work."""
    if g.phase != SEASON or g.week < 0:
        return []
    rows = []
    for m in range(g.managers):
        card = active(g, m)
        if card == NO_CARD:
            rows.append((capital(name_of(g, m)), "nobody", "–"))
            continue
        win = g.bases[g.week + (WEEKS if g.turned[m] >> g.week & 1 else 0)]
        total = win_total(g, m, card, win, True) if win != NO_CARD else 0
        rows.append((capital(name_of(g, m)), card_name(g, card), str(total)))
    columns = ("Manager", "Character", "Total")
    note = "; ".join(at_work(g))
    return [p.Ledger(id="week", label="This week", columns=columns, rows=tuple(rows), note=note)]


def _series(g: Fantasy) -> list[p.AnyPart]:
    """Games won in the Series, home side below."""
    if g.phase != SERIES or not g.finalists:
        return []
    rows = tuple(
        p.LineRow(label=capital(name_of(g, g.finalists[side])), totals=(g.series[side],), letter="HA"[side])
        for side in (1, 0)
    )
    note = "Four games win; the home side saw the other's Character of game 1 first."
    return [p.LineScore(id="series", label="Championship Series", totals=("games",), rows=rows, note=note)]


def _piles(g: Fantasy, bit: int) -> list[p.AnyPart]:
    """Free agents, Character Deck and Discard Pile (FFB-INF-3)."""
    found: list[p.AnyPart] = []
    if g.pool:
        faces = tuple(_character(g, "pool", slot, card) for slot, card in enumerate(g.pool))
        found.append(p.Zone(id="pool", label="Free agents", parts=faces))
    found.append(p.Zone(id="deck", label="Character Deck", layout="stack", count=len(g.deck)))
    seen = [card for card in g.discard if g.known[card] & bit]
    faces = tuple(_character(g, "discard", slot, card, (KNOWN,)) for slot, card in enumerate(seen))
    over = backs("discard", len(g.discard))[len(seen) :]  # it lies face down, and nobody knows its order
    found.append(p.Zone(id="discard", label="Discard Pile", layout="stack", parts=(*faces, *over)))
    return found


def _bots(g: Fantasy) -> list[p.AnyPart]:
    """Robot and Deck of a solo game, all face up."""
    found: list[p.AnyPart] = []
    for zone, label, cards in (
        ("robot", "The Robot's hand", g.hands[ROBOT]),
        ("used", "The Robot's pile", g.robot_pile),
        ("trio", "The Deck's other cards", g.trio),
    ):
        if cards:
            faces = tuple(_character(g, zone, slot, card) for slot, card in enumerate(cards))
            found.append(p.Zone(id=zone, label=label, parts=faces))
    return found + [_lineup(g, m, 1) for m in (ROBOT, DECK_MANAGER) if max(g.lineups[m]) != NO_CARD]


# -- managers ------------------------------------------------------------------------------------------------------


def _seat(g: Fantasy, owner: int, bit: int) -> p.Seat:
    parts: list[p.AnyPart] = []
    if g.packets[owner]:
        parts.append(_set(g, owner, f"packet{owner}", "Packet to draft from", g.packets[owner], bit))
    if g.hands[owner]:
        parts.append(_set(g, owner, f"hand{owner}", "Kept" if g.phase == DRAFT else "Hand", g.hands[owner], bit))
    if max(g.lineups[owner]) != NO_CARD:
        parts.append(_lineup(g, owner, bit))
    if g.bench[owner]:
        parts.append(_set(g, owner, f"bench{owner}", "Bench", g.bench[owner], bit))
    if g.aside_cards[owner] != NO_CARD:
        parts.append(_set(g, owner, f"aside{owner}", "Wild Card Game, back for game 5", [g.aside_cards[owner]], bit))
    if g.drawn and g.seat == owner:
        parts.append(_set(g, owner, f"look{owner}", "Looking at", g.drawn.listed(), bit))
    team = g.teams[owner]
    return p.Seat(
        id=f"seat{owner}",
        label=name_of(g, owner),
        seat=owner,
        team=g.pack.team_ids[team],
        letter=code_of(g, owner)[0],
        tone=_tone(g, owner),
        wanted=owner in g.open,
        parts=tuple(parts),
    )


def _tone(g: Fantasy, manager: int) -> str:
    return g.pack.colours[g.teams[manager]] if manager < g.seats else ""


def _set(g: Fantasy, owner: int, zone: str, label: str, cards: Sequence[int], bit: int) -> p.Zone:
    """Cards without an order: first the faces this viewer knows, then backs."""
    seen = [card for card in cards if g.known[card] & bit]
    faces = tuple(
        _character(g, zone, slot, card, () if _open(g, owner, zone, card, bit) else (KNOWN,))
        for slot, card in enumerate(sorted(seen))
    )
    return p.Zone(id=zone, label=label, layout="fan", parts=(*faces, *backs(zone, len(cards))[len(seen) :]))


def _open(g: Fantasy, owner: int, zone: str, card: int, bit: int) -> bool:
    """Whether this viewer sees a card as it lies: the own ones, and what all know beside a Team Card (FFB-INF-2)."""
    laid = not zone.startswith(("hand", "packet", "look"))
    return 1 << owner == bit or (laid and g.known[card] == EVERYONE)


def _lineup(g: Fantasy, owner: int, bit: int) -> p.Zone:
    zone = f"lineup{owner}"
    cards = []
    for base, card in enumerate(g.lineups[owner]):
        if card == NO_CARD:
            continue
        seen = 1 << owner == bit or not way_hidden(g, base)
        turned = ("upside down",) if seen and g.turned[owner] >> base & 1 else ()
        plain = owner >= g.seats or _open(g, owner, zone, card, bit)
        if plain or (g.reminds and g.known[card] & bit):
            cards.append(_character(g, zone, BASES[base], card, turned if plain else (*turned, KNOWN)))
        else:
            cards.append(back(zone, BASES[base], marks=turned))
    label = "Line-up" if owner < g.seats else capital(f"{name_of(g, owner)}'s line-up")
    return p.Zone(id=zone, label=label, layout="grid", columns=WEEKS, slots=BASES, parts=tuple(cards))


def _character(g: Fantasy, zone: str, slot: int | str, card: int, marks: tuple[str, ...] = ()) -> p.Card:
    used = () if g.spent[card] == READY else ("used",)
    return printed(g.pack, zone, slot, card, (*used, *marks))
