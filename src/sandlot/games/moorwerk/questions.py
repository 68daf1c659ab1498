"""The questions of BASEBALL! as people read them, one entry a class: its sentence, its answers, why a card is none."""

from __future__ import annotations

from sandlot.games.moorwerk import codes, steps
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.options import COVER, GIVE, PLAY
from sandlot.games.moorwerk.pack import CODES, GREEN_KINDS, RED_KINDS
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.asking import Asked, Asking, Order, phrase

ONE_BLUE = ("only one blue card a turn", "MW-BLU-1")
FINE = ("", "")

# -- cards: one answer for all copies of a kind ----------------------------------------------------------------------


def copies(g: Baseball, seat: int, kind: int) -> list[str]:
    """The cards of a kind in a hand; the card just taken is never the one that goes back."""
    return [f"card:{card}" for card in g.hands[seat] if g.pack.kind[card] == kind and card != g.taken]


def card_part(g: Baseball, seat: int, kind: int) -> str:
    """The first card of a kind in a hand."""
    return copies(g, seat, kind)[0]


def others_alike(g: Baseball, seat: int, option: int) -> tuple[str, ...]:
    """The other cards of the kind that an option means."""
    for base in (GIVE, COVER, PLAY):
        if option >= base and option - base < len(CODES):
            return tuple(copies(g, seat, option - base)[1:])
    return ()


def played(g: Baseball, seat: int, kind: int) -> str:
    """A card to play, and that it does nothing now."""
    return f"{phrase(g, seat, PLAY + kind)} · {g.pack.names[kind]}{_idle(g, kind)}"


def covering(g: Baseball, seat: int, kind: int) -> str:
    """A card to cover with."""
    return f"{phrase(g, seat, COVER + kind)} · {g.pack.names[kind]}{_idle(g, kind)}"


def given(g: Baseball, seat: int, kind: int) -> str:
    """A card to give."""
    return f"{phrase(g, seat, GIVE + kind)} · {g.pack.names[kind]}"


def _idle(g: Baseball, kind: int) -> str:
    """A warning that a card without a runner does nothing."""
    if g.bases or g.pack.blue[kind]:
        return ""
    program = g.pack.program[kind]
    pc = 0
    while pc < len(program):
        verb = program[pc]
        if verb == codes.BATTER or (verb == codes.OUT and program[pc + 2] == codes.OUT_BATTER):
            return ""
        pc = program[pc + 1] if verb != codes.THIRD_OUT else pc + 3
    return f" (no runner, no effect: {'MW-RED-2' if CODES[kind] in RED_KINDS else 'MW-GRN-12'})"


# -- seats -----------------------------------------------------------------------------------------------------------


def _seat(g: Baseball, seat: int, other: int, *facts: str) -> str:
    mine = "you" if other == seat else "your team" if g.team(other) == g.team(seat) else ""
    verb = "with" if isinstance(g.choice, steps.Exchange) else "on"
    return " · ".join(filter(None, [f"{verb} {seat_name(g, other)}", mine, *facts]))


def to_miss(g: Baseball, seat: int, other: int) -> str:
    """Who may miss a turn."""
    return _seat(g, seat, other, f"misses {g.skips[other]} already" if g.skips[other] else "")


def to_take_from(g: Baseball, seat: int, other: int) -> str:
    """From whom a card may be taken."""
    held = len(g.hands[other])
    return _seat(g, seat, other, "1 card" if held == 1 else f"{held} cards")


# -- sentences -------------------------------------------------------------------------------------------------------


def cover(g: Baseball, choice: steps.CoverCard, seat: int) -> Asked:
    """Ball or Strike lies on the table."""
    kind = g.pack.kind[g.top]
    name = g.pack.names[kind]
    said = f"Cover {name} with a green or red card, which then counts, or leave it."
    return Asked(f"may cover {name}", said, "MW-BLU-3" if CODES[kind] == "S" else "MW-BLU-2")


def become(g: Baseball, choice: steps.Become, seat: int) -> Asked:
    """The Joker lies on the table."""
    greens, reds = len(GREEN_KINDS), len(GREEN_KINDS) + len(RED_KINDS)
    note = f"Green are 1 to {greens}, red {greens + 1} to {reds}, blue {reds + 1} to {g.count}."
    return Asked("must say what the Joker is", "Which card shall the Joker be?", "MW-BLU-14", note=note)


def give(g: Baseball, choice: steps.Give, seat: int) -> Asked:
    """A card was taken."""
    other = seat_name(g, choice.victim)
    return Asked(f"must give {other} a card", f"Which card do you give {other} in return?", "MW-BLU-10")


def runners_too(g: Baseball, choice: steps.RunnersToo, seat: int) -> Asked:
    """A card has come to what "may" happen."""
    name = g.pack.names[choice.kind]
    verb = g.pack.program[choice.kind][choice.pc]
    if verb == codes.OUT:
        sentence = f"{name}: is the leading runner out too?"
        rule = "MW-RED-6" if CODES[choice.kind] == "TP" else "MW-RED-4"
    elif verb == codes.SCORE:
        sentence, rule = f"{name}: does the leading runner go home?", "MW-RED-9"
    else:
        sentence, rule = f"{name}: do the runners advance?", "MW-RED-12"
    return Asked("must decide about the runners", sentence, rule, "yesno")


# -- why not -----------------------------------------------------------------------------------------------------------


def no_second_blue(g: Baseball, choice: steps.PlayMore, seat: int, card: int) -> tuple[str, str]:
    """A second blue card."""
    return ONE_BLUE if g.blue and g.pack.blue[g.pack.kind[card]] else FINE


def no_blue_cover(g: Baseball, choice: steps.CoverCard, seat: int, card: int) -> tuple[str, str]:
    """A blue card to cover with."""
    return ONE_BLUE if g.pack.blue[g.pack.kind[card]] else FINE


def not_the_same(g: Baseball, choice: steps.Give, seat: int, card: int) -> tuple[str, str]:
    """The card just taken."""
    return ("it was just taken and cannot go back", "MW-BLU-10") if card == g.taken else FINE


QUESTIONS = {
    steps.PlayCard: Asking(
        Asked("must play a card", "Play a card from your hand.", "MW-TRN-2"),
        shown={"PLAY": played},
        parts={"PLAY": card_part},
        copies=others_alike,
    ),
    steps.PlayMore: Asking(
        Asked("may play another card", "Play another card, or stop.", "MW-TRN-3"),
        shown={"PLAY": played},
        parts={"PLAY": card_part},
        copies=others_alike,
        why_not=no_second_blue,
        order=Order("another card", "playing another card", ("PlayMore",)),
    ),
    steps.CoverCard: Asking(
        cover,
        shown={"COVER": covering},
        parts={"COVER": card_part},
        copies=others_alike,
        why_not=no_blue_cover,
        order=Order("cover", "covering a Ball or Strike", ("CoverCard",)),
    ),
    steps.Become: Asking(become, shown={"AS": lambda g, seat, n: f"{CODES[n]} {g.pack.names[n]}"}),
    steps.Time: Asking(
        Asked("must choose who misses a turn", "Who shall miss the next turn?", "MW-BLU-20"), shown={"TARGET": to_miss}
    ),
    steps.Exchange: Asking(
        Asked("must choose whom to take a card from", "From whom do you take a card unseen?", "MW-BLU-10"),
        words={"TARGET": "with {seat}"},
        shown={"TARGET": to_take_from},
    ),
    steps.Give: Asking(
        give,
        shown={"GIVE": given},
        parts={"GIVE": card_part},
        goals={"GIVE": lambda g, seat, n: f"seat{g.choice.victim}"},
        copies=others_alike,
        why_not=not_the_same,
    ),
    steps.RunnersToo: Asking(runners_too, order=Order("runners", "the runners too", ("RunnersToo",))),
}
