"""What the game is played with: which part of the table stands behind which place, and whose cards lie there."""

import pytest

from rules.fantasy.season import month, number
from sandlot.games.fantasy import places as at
from sandlot.games.fantasy.material import MATERIAL
from sandlot.games.fantasy.steps.magic import begin
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.zones import numbers as packed


@pytest.mark.parametrize(
    ("place", "part"),
    [
        (at.DECK, "deck"),
        (at.DISCARD, "discard"),
        (at.POOL, "pool"),
        (at.EVENT_SPOT, "event"),
        (at.WIN_DECK, ""),
        (at.EVENT_DECK, ""),
        (at.BOX, ""),
        (at.FLIPPED, ""),
        (at.ROBOT_PILE, ""),
        (at.TRIO, ""),
        (at.BASES, "infield0:1st"),
        (at.BASES + 3, "infield0:Home"),
        (at.BASES + 5, "infield4:2nd"),
        (at.HAND + 2, "hand2"),
        (at.PACKET + 4, "packet4"),
        (at.BENCH, "bench0"),
        (at.LOOK + 1, "look1"),
        (at.ASIDE + 3, "aside3"),
        (at.WON + 1, "seat1"),
        (at.LINEUP, "lineup0:1st"),
        (at.LINEUP + 4 * 3 + 2, "lineup3:3rd"),
        (at.PEG, "track0"),
        (at.PEG + 5 * 4 + 3, "track3"),
    ],
)
def test_the_part_behind_a_place(place: int, part: str) -> None:
    assert MATERIAL.part(place) == part


def test_what_is_looked_at_lies_before_whoever_looks() -> None:
    t = month(bench={2: "C59 C56"}, deck="C70 C66 C67").picks("use C59")
    places = material.places(t.g)
    assert {places[number(card)] for card in ("C70", "C66", "C67")} == {at.LOOK + 2}
    t.g.known[number("C70")] = 0
    with pytest.raises(RulesBug, match=r"drawn: card .* is known to 0, not to 100"):
        material.audit(t.g)


def test_a_line_up_is_known_to_its_manager() -> None:
    t = month(lineups={1: "C10 C11 C12 C13"})
    assert material.places(t.g)[number("C13")] == at.LINEUP + 4 + 3
    t.g.known[number("C13")] = 0b101
    with pytest.raises(RulesBug, match=r"lineups: card .* is known to 101, not to 10"):
        material.audit(t.g)


def test_magic_without_a_rule_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    g = month().g
    assert g.pack.word(14) == "the code 14 (burn)"
    monkeypatch.setattr(g.pack, "verb", packed([44] * len(g.pack.verb)))
    with pytest.raises(RulesBug, match=r"the code 44 \(magic\)"):
        begin(g, 2, 0, 0)
