"""What an owner or a spectator sees: the board with its tracks, the charts that matter, the mats, the question.

Cards are shown where `g.known` says that the viewer knows them. Other owners' balances are kept off the table while
the game goes on, unless the table plays with open money (LOB-2.3-c, LOB-R69).
"""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.numbers import GIVEN
from sandlot.games.lords.options import CYCLE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import draft, setup
from sandlot.games.lords.table.cards import card_face, hand, pile
from sandlot.games.lords.table.charts import charts, rolling
from sandlot.games.lords.table.mats import seat_part
from sandlot.games.lords.words.names import PLAYERS, ROLLS, gives, goods, lasting, owner, owners
from sandlot.games.lords.words.progress import is_over, phase, phase_bar, waits
from sandlot.games.lords.words.story import ending, log
from sandlot.games.lords.words.why_not import why_not_action
from sandlot.table.asking import wanted
from sandlot.table.parts import AnyPart, Dice, Ledger, Marker, Offer, Table, Track, Zone
from sandlot.table.score import Score, counted
from sandlot.table.telling import capital
from sandlot.table.whole import whole_table

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal", "red", "blue")


def table(g: Lords, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    parts: list[AnyPart] = [phase_bar(g)]
    if isinstance(g.choice, setup.PickTeam):
        parts.append(_teams(g))
    if g.year > 1 or g.phase != codes.OFF or is_over(g):
        parts += [_wins(g), _score(g), _standings(g)]
    parts += charts(g, seat)
    parts += _dice(g)
    parts += _board_cards(g, seat)
    parts += _waiting(g)
    parts += _offers(g)
    others = [other for other in range(g.seats) if other != seat]
    parts += [seat_part(g, other, seat) for other in [*others, *([seat] if seat >= 0 else [])]]
    return whole_table(g, seat, _status(g), phase(g), parts)


def score(g: Lords, seat: int) -> Score:
    return counted(g.vp[seat], "point")


def _status(g: Lords) -> str:
    if g.open:
        return wanted(g, owners(g, g.open))
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


# -- the board -----------------------------------------------------------------------------------------------------


def _teams(g: Lords) -> Ledger:
    rows = []
    for at, name in enumerate(g.pack.team_names):
        rows.append((name, owner(g, list(g.team_of).index(at)) if at in g.team_of else "free"))
    return Ledger(id="teams", label="Teams", columns=("Team", ""), rows=tuple(rows), rule="LOB-1.0-b")


def season_wins(g: Lords, seat: int) -> int:
    """Wins on the track: the 45 given, those of finished phases, and the marks of this one."""
    running = g.wins[seat] if g.games[seat] else 0
    return GIVEN + g.season_wins[seat] + running


def season_losses(g: Lords, seat: int) -> int:
    """The same for losses."""
    return GIVEN + g.season_losses[seat] + (g.losses[seat] if g.games[seat] else 0)


def _wins(g: Lords) -> Track:
    need = "the pennant number is not rolled yet"
    if g.strike:
        need = "a strike year: the best winning record takes the pennant"
    elif g.target:
        need = f"{g.target} wins take the pennant"
    markers = [Marker(label=owner(g, seat), value=season_wins(g, seat), tone=TONES[seat]) for seat in range(g.seats)]
    return Track(
        id="wins",
        label="Wins of the season",
        low=GIVEN,
        high=117,
        markers=tuple(markers),
        note=f"{need}.".capitalize(),
        rule="LOB-6.2.1.2-a" if g.strike else "LOB-2.1-f",
    )


def _score(g: Lords) -> Track:
    markers = [Marker(label=owner(g, seat), value=g.vp[seat], tone=TONES[seat]) for seat in range(g.seats)]
    low, high = min(0, *g.vp), max(50, *g.vp)
    return Track(id="score", label="Victory points", low=low, high=high, markers=tuple(markers), rule="LOB-6.2.3-a")


def _standings(g: Lords) -> Ledger:
    """Owners by wins; ties stand as they sit until the year's end decides them."""
    rows = []
    for seat in sorted(range(g.seats), key=lambda s: (-season_wins(g, s), s)):
        won = season_wins(g, seat)
        missing = "-" if g.strike or not g.target else str(max(0, g.target - won))
        games = f" of {g.games[seat]}" if g.games[seat] else ""
        now = f"{g.wins[seat]}-{g.losses[seat]}{games}"
        pending = f" {g.pending_vp[seat]:+d}" if g.pending_vp[seat] else ""
        rows.append((owner(g, seat), f"{won}-{season_losses(g, seat)}", now, missing, f"{g.vp[seat]}{pending}",
                     str(g.pennants[seat]), "passed" if g.passed[seat] else ""))  # fmt: skip
    columns = ("", "season", "this phase", "to the pennant", "points", "pennants", "")
    return Ledger(id="standings", label="Standings", columns=columns, rows=tuple(rows), rule="LOB-5.4-a")


def _dice(g: Lords) -> list[AnyPart]:
    if not g.die or g.roller < 0:
        return []
    label = f"{ROLLS[g.roll_kind].capitalize()} roll of {owner(g, g.roller)}"
    return [Dice(id="dice", label=label, values=(g.die,), sides=10, modifier=g.total - g.die, rule="LOB-R3")]


def _board_cards(g: Lords, viewer: int) -> list[AnyPart]:
    """Decks by their size, what lies open by its face."""
    why, rule = why_not_action(g, viewer, CYCLE + 1)
    found: list[AnyPart] = [
        Zone(id="deck", label="OPS cards", layout="stack", count=len(g.deck), why=why, rule=rule),
        pile(g, "discards", "Discards", g.discards.listed()),
    ]
    if g.community_out and g.phase == codes.OFF:
        card = card_face(g, "community", 0, g.community_out[-1])
        found.append(Zone(id="community", label="Community card", parts=(card,), rule="LOB-4.1.3-a"))
    drafting = waits(g, draft.Drafted) or isinstance(g.choice, draft.BestRoll) or rolling(g, codes.ROLL_DRAFT)
    if g.draft_out and drafting:
        card = card_face(g, "draft", 0, g.draft_out[-1])
        found.append(Zone(id="draft", label="Draft card", parts=(card,), rule="LOB-6.2.6-a"))
    if g.bought:
        shown = g.bought.listed()
        found.append(hand(g, "bought", f"Bought by {owner(g, g.buyer)}", shown, g.buyer, viewer))
    return found


def _waiting(g: Lords) -> list[AnyPart]:
    """Free agents, the injured and what lasts."""
    found: list[AnyPart] = []
    agents = [(PLAYERS[code % 8], owner(g, code // 8 - 1) if code >= 8 else "no team") for code in g.agents]
    if agents:
        columns = ("Player", "from")
        found.append(Ledger(id="agents", label="Free agents of the next off-season", columns=columns,
                            rows=tuple(agents), rule="LOB-6.2.4b-a"))  # fmt: skip
    rows = [(capital(owner(g, one.seat)), *lasting(g, one)) for one in g.lasting]
    if rows:
        columns3 = ("For", "what", "how long")
        found.append(Ledger(id="lasting", label="What lasts", columns=columns3, rows=tuple(rows)))
    return found


def _offers(g: Lords) -> list[AnyPart]:
    return [
        Offer(
            id=f"offer:{one.number}",
            label=f"Offer of {owner(g, one.maker)}",
            by=one.maker,
            to=one.taker,
            gives=gives(one),
            wants=goods(one.want),
            rule="LOB-5.7.1-a",
        )
        for one in g.market.offers
    ]
