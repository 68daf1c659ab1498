"""More Wins (chapter MORE)."""

import pytest

from rules.fantasy.season import Ground, deal, month

EIGHT = "W16 W01 W02 W03 W32 W17 W18 W19"  # upright hitting, upside down pitching


def two_games(*actives: str, turned: dict[int, int], bench: dict[int, str] | None = None, **more: object) -> Ground:
    """A week with two games; `turned` tells whose Characters lie upside down, as masks of bases."""
    lineups = dict(enumerate(actives))
    return month(4, lineups=lineups, bench=bench, wins=EIGHT, turned=turned, more_wins=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FFB-MORE-2", "FFB-MORE-3")
def test_two_win_cards_a_base_and_a_secret_direction() -> None:
    t = deal(4, more_wins=True)
    while t.g.phase == 0:
        t.g.apply(t.g.options[0])
    assert all(card >= 80 for card in t.g.bases)
    assert len(t.options) == 12, "six Characters, either way up"
    card = t.hand(0).split()[0]
    t.picks(f"1st {card} upside down")
    assert not {f"2nd {card}", f"2nd {card} upside down"} & set(t.options)
    t.g.events = []
    while t.g.week < 0:
        t.g.apply(t.g.options[-1])
    assert t.g.turned[0] & 1 == 1
    assert [way - 1 for _, way in t.told("reveal")] == [t.g.turned[seat] & 1 for seat in range(4)], "2: upside down"


@pytest.mark.rule("FFB-MORE-4")
def test_each_game_has_its_own_contestants_and_consolation() -> None:
    t = two_games("C12", "C14", "C10", "C11", turned={1: 1, 3: 1}).on()
    assert list(t.g.wins) == [0, 1, 1, 0], "C10 wins W16, C14 wins W32"
    assert t.pegs(0) == {"Gold": 1, "Blue": 1, "Red": 1}
    assert t.pegs(3) == {"Gold": 1, "Blue": 1}
    t = two_games("C12", "C14", "C10", "C11", turned={}).on()
    assert list(t.g.wins) == [0, 0, 1, 0]
    assert t.pegs(1) == {"Gold": 1, "Blue": 1, "Red": 1, "Green": 1, "Purple": 1}, "from W16 only"


@pytest.mark.rule("FFB-MORE-5")
def test_a_lone_contestant_needs_one_and_an_empty_game_goes_under() -> None:
    t = two_games("C12", "C14", "C10", "C13", turned={1: 1}).on()
    assert list(t.g.wins) == [0, 1, 1, 0]
    t = two_games("C12", "C19", "C10", "C13", turned={1: 1}).on()
    assert list(t.g.wins) == [0, 0, 1, 0], "C19 has no pitching stat"
    t = two_games("C12", "C19", "C10", "C13", turned={}).on()
    assert t.ids(list(t.g.win_deck)[:1]) == "W32"


@pytest.mark.rule("FFB-MORE-6")
def test_one_magic_round_a_week() -> None:
    t = two_games("C12", "C14", "C10", "C11", turned={1: 1})
    asked = []
    while t.g.week == 0:
        asked.append(t.seat)
        t.picks("no magic")
    assert asked == [3, 2, 1, 0]


@pytest.mark.rule("FFB-MORE-7")
def test_the_direction_belongs_to_the_slot() -> None:
    t = two_games("C12", "C11", "C10", "C13", turned={1: 1, 3: 1}, bench={3: "C74 C56"}).play("use C74").on()
    assert dict(t.told("total")[-2:]) == {1: 11, 3: 11}, "C74 contests W32 in place of C13"
    t = two_games("C72", "C69", "C12", "C11", turned={1: 1, 3: 1}, bench={3: "C39 C56"}).play("use C39").on()
    assert list(t.g.wins) == [0, 0, 1, 1], "Justice covers both games"
    t = two_games("C72", "C69", "C12", "C11", turned={1: 1, 3: 1}, bench={3: "C27 C56"}).play("use C27").on()
    assert (t.pegs(2), t.pegs(3)) == ({}, {"Gold": 1, "Blue": 1}), "and so does Focus"


@pytest.mark.rule("FFB-MORE-8")
def test_abduct_may_swap_the_two_cards_at_home() -> None:
    t = month(4, bench={3: "C01 C56"}, wins="W16 W32", week=4, more_wins=True).picks("use C01", "swapping Home")
    assert t.options == ["with Home upside down"]
    t.picks("with Home upside down")
    assert t.ids([t.g.bases[3], t.g.bases[7]]) == "W32 W16"
