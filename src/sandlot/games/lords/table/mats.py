"""The owners' mats: the own one with all its figures and its account, the others in brief."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import debt
from sandlot.games.lords.notation import dollars, team
from sandlot.games.lords.numbers import FARM_PH, MEDIA_CAP, NO_CARD
from sandlot.games.lords.options import MANAGER_TEAM, PHENOM, PROSPECT
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import off_season, year
from sandlot.games.lords.steps.plays import MOST_OPS, free
from sandlot.games.lords.table.account import account
from sandlot.games.lords.table.cards import card_face, hand, legend_marks
from sandlot.games.lords.words.names import ACTIONS, PHASES, PLAYERS, TRACKS, owner
from sandlot.games.lords.words.progress import is_over, waits
from sandlot.games.lords.words.why_not import why_not_action, why_not_target
from sandlot.kernel.asking import recalled
from sandlot.table.parts import AnyPart, Counter, Ledger, Seat, Zone

TONES = ("gold", "teal", "red", "blue")
LARGEST_MEDIA = 15  # no limit of the office but the number of cubes
MARKED = (codes.ACT_SS, codes.ACT_AS, codes.ACT_MC, codes.ACT_MT, codes.ACT_CYCLE, codes.ACT_TRADE, codes.ACT_PHENOM,
          codes.ACT_PROSPECT)  # fmt: skip


def seat_part(g: Lords, seat: int, viewer: int) -> Seat:
    """An owner as the viewer sees him."""
    mine = seat == viewer
    parts: list[AnyPart] = []
    if g.roster[seat] >= 0 or g.phase != codes.OFF or g.year > 1:
        parts += _stars(g, seat, mine)
        parts += _men(g, seat, mine)
        parts += _media(g, seat)
        parts += _limits(g, seat)
    parts += _money(g, seat, viewer)
    if mine:
        if g.phase != codes.OFF:
            parts.append(_actions(g, seat))
        if any(g.men[seat]):
            parts.append(account(g, seat))
    parts += _cards(g, seat, viewer)
    why, rule = why_not_target(g, viewer, seat)
    return Seat(
        id=f"seat{seat}",
        label=owner(g, seat),
        seat=seat,
        team=team(g, seat),
        tone=TONES[seat],
        wanted=seat in g.open,
        note=_note(g, seat, viewer),
        why=why,
        rule=rule,
        parts=tuple(parts),
    )


def _note(g: Lords, seat: int, viewer: int) -> str:
    said = []
    if seat == g.leader and not waits(g, year.Initial) and not waits(g, off_season.FewestStars):
        said.append("Leader.")
    if g.passed[seat]:
        said.append("Has passed.")
    if seat == viewer and g.sealed[seat]:
        said.append(f"Sealed: {', '.join(recalled(g, seat))}; it can be taken back while another answer is missing.")
    if seat == viewer and seat not in g.open and g.asides(seat):
        said.append("Outside your turn you may borrow, repay and trade now.")
    return " ".join(said)


# -- figures -------------------------------------------------------------------------------------------------------


def _stars(g: Lords, seat: int, mine: bool) -> list[AnyPart]:
    found: list[AnyPart] = []
    for track in range(3):
        why, rule = why_not_action(g, seat, MANAGER_TEAM) if mine and track == codes.FM else ("", "")
        said = f"{g.stars[seat][track]} of 5 stars"
        if track != codes.FO and not any(g.men[seat][codes.PH :]):
            said = "to be chosen"  # an organisation always has farm players once it is built
        found.append(
            Counter(
                id=f"stars{seat}:{codes.TRACKS[track]}", label=TRACKS[track], value=g.stars[seat][track],
                shown=said, why=why, rule=rule,
            )
        )  # fmt: skip
    return found


def _men(g: Lords, seat: int, mine: bool) -> list[AnyPart]:
    """Players by type; with the injured, and for Phenoms how many the farm may keep."""
    found: list[AnyPart] = []
    for kind in range(7):
        why, rule = "", ""
        if mine and kind in (codes.PH, codes.PR):
            why, rule = why_not_action(g, seat, PHENOM if kind == codes.PH else PROSPECT)
        n = g.men[seat][kind]
        hurt = sorted(one.back for one in g.injured if one.seat == seat and one.type == kind)
        note = f"{len(hurt)} injured, back {PHASES[hurt[0] % 4]} of year {hurt[0] // 4}" if hurt else ""
        if kind == codes.PH and n > FARM_PH[g.stars[seat][codes.FS]]:
            note = f"{FARM_PH[g.stars[seat][codes.FS]]} may stay, the others must go by the end of the next phase"
        label = codes.TYPES[kind] if not mine else f"{PLAYERS[kind]} {codes.TYPES[kind]}"
        found.append(Counter(id=f"men{seat}:{codes.TYPES[kind]}", label=label, value=n, note=note, why=why, rule=rule))
    return found


def _media(g: Lords, seat: int) -> list[AnyPart]:
    cap = MEDIA_CAP[g.stars[seat][codes.FO]]
    limit = cap if cap < LARGEST_MEDIA else -1
    found: list[AnyPart] = [Counter(id=f"media{seat}", label="Media", value=g.media[seat], limit=limit)]
    if g.national[seat]:
        found.append(Counter(id=f"national{seat}", label="National media", value=g.national[seat]))
    return found


def _limits(g: Lords, seat: int) -> list[AnyPart]:
    """The cubes that protect an owner: one event and two OPS cards of others in a phase."""
    if g.phase == codes.OFF:
        return []
    return [
        Counter(id=f"event{seat}", label="Event by others", value=g.event_cube[seat], limit=1),
        Counter(id=f"ops{seat}", label="OPS cards by others", value=g.ops_cubes[seat], limit=MOST_OPS),
    ]


def _money(g: Lords, seat: int, viewer: int) -> list[AnyPart]:
    """The balance if the viewer may see it, and the loans, which lie open."""
    shown = seat == viewer or g.open_money or is_over(g)
    found: list[AnyPart] = []
    if shown:
        found.append(Counter(id=f"cash{seat}", label="Cash", value=g.cash[seat], shown=dollars(g.cash[seat])))
    else:
        found.append(Counter(id=f"cash{seat}", label="Cash", value=0, shown="hidden"))
    out = debt(g, seat)
    loans = " and ".join(dollars(one) for one in (g.loan_a[seat], g.loan_b[seat]) if one) or "none"
    taken = ", one taken in this phase" if g.loan_taken[seat] else ""
    found.append(Counter(id=f"loans{seat}", label="Loans", value=out, shown=loans + taken))
    return found


def _actions(g: Lords, seat: int) -> Ledger:
    """Which actions of the phase are still there."""
    rows = []
    for action in MARKED:
        used = g.spent[seat] >> action & 1
        said = "used" if used else "free" if free(g, seat, action) else "forbidden by a card"
        rows.append((ACTIONS[action], said))
    return Ledger(id=f"actions{seat}", label="Actions of this phase", rows=tuple(rows), rule="LOB-5.3-b")


# -- cards ---------------------------------------------------------------------------------------------------------


def _cards(g: Lords, seat: int, viewer: int) -> list[AnyPart]:
    found: list[AnyPart] = [hand(g, f"hand{seat}", "Hand", g.hands[seat], seat, viewer)]
    if g.extra_hand[seat]:
        found.append(hand(g, f"extras{seat}", "Extra Innings, to choose", g.extra_hand[seat], seat, viewer))
    if g.extra[seat] != NO_CARD:
        card = card_face(g, f"extra{seat}", 0, g.extra[seat])
        found.append(Zone(id=f"extra{seat}", label="Extra Innings", parts=(card,), rule="LOB-12.1-b"))
    if g.legends[seat]:
        zone = f"legends{seat}"
        mine = enumerate(g.legends[seat])
        faces = [card_face(g, zone, slot, card, legend_marks(g, seat, card)) for slot, card in mine]
        found.append(Zone(id=zone, label="Legends", parts=tuple(faces), rule="LOB-12.2-a"))
    return found
