"""Why something on the table is no answer to the open question, with the rule."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import priced
from sandlot.games.lords.notation import dollars
from sandlot.games.lords.options import (
    AS_EVENT,
    CARD,
    HOLD,
    MANAGER_TEAM,
    PASS,
    PHENOM,
    PROSPECT,
    SEAT,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import off_season, plays, season, year_end
from sandlot.games.lords.steps.farm import action_of, fee
from sandlot.games.lords.steps.season import CYCLE_PRICE

FINE = ("", "")


def why_no_pass(g: Lords, seat: int) -> str:
    """Why the turn may not be passed yet."""
    if not isinstance(g.choice, season.Action) or PASS in g.choice.options(g, seat):
        return ""
    compulsory = [card for card in g.hands[seat] if g.pack.compulsory[card] and plays.targets(g, seat, card)]
    if g.phase == codes.LATE and compulsory:
        return f"You may not pass while {g.pack.names[compulsory[0]]}, which is compulsory, can be played (LOB-R17)."
    return "You may pass once you have played a card in this phase, and not in your first turn (LOB-5.3-d)."


def why_not_target(g: Lords, seat: int, other: int) -> tuple[str, str]:
    """Why an owner is no target of the card that this seat is playing."""
    choice = g.choice
    if seat not in g.open or not isinstance(choice, plays.Target) or SEAT + other in choice.options(g, seat):
        return "", ""
    as_event = choice.mode == AS_EVENT
    if other == seat:
        return ("your games are decided", "LOB-5.4-c") if as_event else ("only against others", "LOB-5.3.6-b")
    if g.phase != codes.OFF and g.passed[other]:
        return "has passed", "LOB-5.3.12-b"
    if as_event and g.event_cube[other]:
        return "has had an event of another owner in this phase", "LOB-5.3.1-c"
    if not as_event and g.ops_cubes[other] >= plays.MOST_OPS:
        return "has had two OPS cards of others in this phase", "LOB-5.6-b"
    return "is protected by a card", "LOB-2.2-b"


def why_not_promoted(g: Lords, choice: off_season.Promote, seat: int, card: int) -> tuple[str, str]:
    """Why a card cannot be put down as a promotion."""
    return FINE if CARD + card in choice.options(g, seat) else ("a compulsory card cannot be promoted", "LOB-R19")


def why_not_off_card(g: Lords, choice: off_season.OffCard, seat: int, card: int) -> tuple[str, str]:
    """Why a card cannot be played for its off-season event."""
    if CARD + card in choice.options(g, seat):
        return FINE
    if g.pack.off_aim[card] == codes.RESPONSE:
        return "a response waits for something to cancel", "LOB-5.3.10-b"
    return "nobody can be its target now", "LOB-5.6-a"


def why_not_played(g: Lords, choice: season.Action, seat: int, card: int) -> tuple[str, str]:
    """Why a card cannot be played in this turn."""
    if CARD + card in choice.options(g, seat):
        return FINE
    if g.pack.compulsory[card]:
        return "compulsory: only for its event, which has no target now", "LOB-R17"
    return "neither its event nor its number can be used now", "LOB-5.3-e"


def why_not_held(g: Lords, choice: year_end.Holding, seat: int, card: int) -> tuple[str, str]:
    """Why a card cannot be held for next year."""
    if g.pack.compulsory[card]:
        return "a compulsory card cannot be held", "LOB-R17"
    paid = len(g.gathered) + 1 - g.held_free[seat]
    if HOLD + card in g.gathered or g.sealed[seat]:
        return FINE
    if paid > year_end.MOST_HELD:
        return "no more cards can be held", "LOB-R17"
    if year_end.HOLD_FEE * paid > g.cash[seat]:
        return f"to hold one more costs {dollars(year_end.HOLD_FEE)}", "LOB-5.6-f"
    return FINE


def why_not_action(g: Lords, seat: int, option: int) -> tuple[str, str]:
    """Why an action of the own turn is missing, with the rule; empty if it is offered or nobody asks."""
    if seat not in g.open or not isinstance(g.choice, season.Action) or option in g.choice.options(g, seat):
        return FINE
    if option in (PHENOM, PROSPECT):
        kind = codes.ROLL_PHENOM if option == PHENOM else codes.ROLL_PROSPECT
        rule = "LOB-8.3-a" if option == PHENOM else "LOB-8.4-a"
        if g.spent[seat] >> action_of(kind) & 1:
            return "the attempt of this phase is made", "LOB-8.3-j" if option == PHENOM else "LOB-8.4-f"
        if not plays.free(g, seat, action_of(kind)):
            return "a card forbids it", "LOB-R30"
        if g.cash[seat] < fee(g, seat, True):
            return f"a roll costs {dollars(fee(g, seat, True))}", rule
        return "there is nobody to try", rule
    action = codes.ACT_MT if option == MANAGER_TEAM else codes.ACT_CYCLE
    if g.spent[seat] >> action & 1:
        return "used in this phase", "LOB-5.3-b"
    if not plays.free(g, seat, action):
        return "a card forbids it", "LOB-R30"
    if option == MANAGER_TEAM:
        return "all games of this phase are decided", "LOB-5.4-c"
    return f"a card costs {dollars(priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE))}", "LOB-5.3.8-b"
