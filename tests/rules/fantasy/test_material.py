"""What the game is played with: which part of the table stands behind which place, and whose cards lie there."""

import pytest

from rules.fantasy.season import month, number
from sandlot.games.fantasy import state
from sandlot.games.fantasy.material import MATERIAL
from sandlot.games.fantasy.steps.magic import begin
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.zones import numbers as packed


@pytest.mark.parametrize(
    ("place", "part"),
    [
        (state.DECK, "deck"),
        (state.DISCARD, "discard"),
        (state.POOL, "pool"),
        (state.EVENT_SPOT, "event"),
        (state.WIN_DECK, ""),
        (state.EVENT_DECK, ""),
        (state.BOX, ""),
        (state.FLIPPED, ""),
        (state.ROBOT_PILE, ""),
        (state.TRIO, ""),
        (state.BASES, "infield0:1st"),
        (state.BASES + 3, "infield0:Home"),
        (state.BASES + 5, "infield4:2nd"),
        (state.HAND + 2, "hand2"),
        (state.PACKET + 4, "packet4"),
        (state.BENCH, "bench0"),
        (state.LOOK + 1, "look1"),
        (state.ASIDE + 3, "aside3"),
        (state.WON + 1, "seat1"),
        (state.LINEUP, "lineup0:1st"),
        (state.LINEUP + 4 * 3 + 2, "lineup3:3rd"),
        (state.PEG, "track0"),
        (state.PEG + 5 * 4 + 3, "track3"),
    ],
)
def test_the_part_behind_a_place(place: int, part: str) -> None:
    assert MATERIAL.part(place) == part


def test_what_is_looked_at_lies_before_whoever_looks() -> None:
    t = month(bench={2: "C59 C56"}, deck="C70 C66 C67").picks("use C59")
    places = material.places(t.g)
    assert {places[number(card)] for card in ("C70", "C66", "C67")} == {state.LOOK + 2}
    t.g.known[number("C70")] = 0
    with pytest.raises(RulesBug, match=r"drawn: card .* is known to 0, not to 100"):
        material.audit(t.g)


def test_a_line_up_is_known_to_its_manager() -> None:
    t = month(lineups={1: "C10 C11 C12 C13"})
    assert material.places(t.g)[number("C13")] == state.LINEUP + 4 + 3
    t.g.known[number("C13")] = 0b101
    with pytest.raises(RulesBug, match=r"lineups: card .* is known to 101, not to 10"):
        material.audit(t.g)


def test_magic_without_a_rule_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    g = month().g
    assert g.pack.word(14) == "the code 14 (burn)"
    monkeypatch.setattr(g.pack, "verb", packed([44] * len(g.pack.verb)))
    with pytest.raises(RulesBug, match=r"the code 44 \(magic\)"):
        begin(g, 2, 0, 0)
