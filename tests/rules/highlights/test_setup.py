"""Components and set-up (chapters OBJ and SET)."""

from typing import cast

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, deal, game_over, printed
from sandlot import games
from sandlot.games.highlights.options import FIRST, TEAM
from sandlot.kernel.errors import BadInput
from sandlot.table.parts import Diamond, Seat, Table

PACKS = pytest.mark.parametrize("pack", ["classic", "sandlot"])


def dealt(seed: int = 1, pack: str = "classic") -> Park:
    """Decks are chosen and six cards drawn."""
    return deal(seed, pack).play("take San Francisco", "take Los Angeles")


@pytest.mark.rule("BH-OBJ-2")
@PACKS
def test_three_types(pack: str) -> None:
    cards = printed(pack)
    per_team = [[list(cards.kind[15 * team : 15 * team + 15]).count(kind) for kind in range(3)] for team in range(4)]
    if pack == "sandlot":
        assert per_team == [[9, 3, 3]] * 4, "Naturals, Robots, Cyborgs"
        assert [list(cards.kind[60:]).count(kind) for kind in range(3)] == [20, 20, 20]
    else:
        assert per_team == [[6, 6, 3], [6, 6, 3], [6, 6, 3], [6, 6, 3]]
        assert [list(cards.kind[60:]).count(kind) for kind in range(3)] == [24, 23, 13]


@pytest.mark.rule("BH-OBJ-3", "BH-OBJ-4")
@PACKS
def test_four_decks_of_15_and_60_free_agents(pack: str) -> None:
    ids = printed(pack).ids
    wanted = [f"{city}-{number:02}" for city in ("LA", "NY", "SF", "BO") for number in range(1, 16)]
    assert ids == wanted + [f"FA-{number:02}" for number in range(1, 61)]
    assert deal().options == ["take Los Angeles", "take New York", "take San Francisco", "take Boston"]


@pytest.mark.rule("BH-OBJ-5")
def test_every_seat_has_its_zones() -> None:
    t = dealt()
    for seat in range(2):
        printed_mat = str(t.g.table(seat))
        for words in ("Lineup", "On Deck", "In Play", "Dugout", "Games won", "R"):
            assert words.lower() in printed_mat.lower(), words
    assert [len(zone) for zone in (t.g.hands, t.g.lineups, t.g.in_play, t.g.dugouts, t.g.on_deck, t.g.bases)] == [2] * 6


@pytest.mark.rule("BH-OBJ-6")
def test_pawns_show_the_speed() -> None:
    t = at_bat(Side(bases="SAF"), Side(played="slow 1B / fast 2B 1B", bases="FFF"))
    visitor, home = (next(part for part in diamonds(t) if part.id == f"diamond{seat}") for seat in t.sides)
    assert [runner.tone for runner in visitor.bases if runner] == ["white", "blue", "red"]
    assert [runner.speed for runner in visitor.bases if runner] == ["Slow", "Average", "Fast"]
    assert [(threat.hit, threat.speed) for threat in home.threats] == [("2B", "Fast"), ("1B", "Fast")]


def diamonds(t: Park) -> list[Diamond]:
    """The diamonds that both see."""
    table = cast(Table, t.g.table(0))
    return [part for seat in table.parts if isinstance(seat, Seat) for part in seat.parts if isinstance(part, Diamond)]


@pytest.mark.rule("BH-OBJ-7", "BH-SET-7")
def test_chance_decides_who_is_home_and_all_can_see_it() -> None:
    homes = {deal(seed).g.home for seed in range(20)}
    assert homes == {0, 1}
    t = dealt()
    for viewer in (0, 1, -1):
        text = str(t.g.table(viewer))
        assert "Home" in text
        assert "Visitor" in text


@pytest.mark.rule("BH-SET-1")
def test_no_deck_twice_and_a_random_order() -> None:
    first = {deal(seed).g.seat for seed in range(20)}
    assert first == {0, 1}
    t = deal().play("take New York")
    assert t.options == ["take Los Angeles", "take San Francisco", "take Boston"]
    t.refuses("take New York")
    seat = t.g.seat
    t.play("take Boston")
    assert (t.g.teams[seat], t.g.teams[1 - seat]) == (3, 1)
    assert sorted(t.g.hands[seat] + t.g.lineups[seat]) == list(range(45, 60))
    assert sorted(t.g.hands[1 - seat] + t.g.lineups[1 - seat]) == list(range(15, 30))


@pytest.mark.rule("BH-SET-2")
def test_the_deck_is_shuffled_face_down() -> None:
    tops = {dealt(seed).g.lineups[0][-1] for seed in range(300)}
    assert len(tops) == 15 + 15, "any card of the deck may lie on top; either seat may have chosen first"
    t = dealt()
    for seat in range(2):
        assert {t.g.known[card] for card in t.g.lineups[seat]} == {0}
    orders = {tuple(dealt(seed).g.lineups[0] + dealt(seed).g.hands[0]) for seed in range(30)}
    assert len(orders) == 30


@pytest.mark.rule("BH-SET-3")
def test_six_cards_each() -> None:
    t = dealt()
    assert [len(hand) for hand in t.g.hands] == [6, 6]
    assert [len(lineup) for lineup in t.g.lineups] == [9, 9]
    for seat, hand in enumerate(t.g.hands):
        assert list(hand) == sorted(hand)
        assert {t.g.known[card] for card in hand} == {1 << seat}


@pytest.mark.rule("BH-SET-4", "BH-SET-5")
def test_one_card_may_go_on_deck_and_is_replaced() -> None:
    t = dealt()
    assert t.turn == "VH"
    ids = [t.g.pack.ids[card] for card in t.g.hands[0]]
    assert t.options == [*(f"put {name} On Deck" for name in ids), "nobody On Deck"]
    chosen, top = t.g.hands[0][2], t.g.lineups[0][-1]
    t.play(f"put {ids[2]} On Deck", "nobody On Deck")
    assert list(t.g.on_deck) == [chosen, -1]
    assert [len(hand) for hand in t.g.hands] == [6, 6]
    assert [len(lineup) for lineup in t.g.lineups] == [8, 9]
    assert top in t.g.hands[0]
    assert chosen not in t.g.hands[0]
    side = "VH"[t.sides.index(0)]
    other = "HV"[t.sides.index(0)]
    assert t.story[:3] == [
        f"on deck {side}: hand {side} > on deck {side}, {ids[2]}, seen by {side}, BH-SET-4",
        f"draw {side}: lineup {side} > hand {side}, {t.g.pack.ids[top]}, seen by {side}, news for {side}, BH-SET-5",
        f"no on deck {other}: BH-SET-4",
    ]


@pytest.mark.rule("BH-SET-6")
def test_everything_begins_at_zero() -> None:
    t = dealt()
    assert (t.runs, t.won, t.bases, t.threats, list(t.g.games)) == ((0, 0), (0, 0), ("---", "---"), ("", ""), [])
    t = game_over(Side(runs=3, won=1), Side(won=2), games_before=3).play("buy first")
    assert (t.question, t.runs) == ("PlaceOnDeck", (0, 0))
    assert sorted(t.won) == [2, 2], "games won stay"


@pytest.mark.rule("BH-SET-8")
def test_the_buy_row() -> None:
    t = dealt()
    assert (len(t.g.row), len(t.g.deck)) == (6, 54)
    assert sorted([*t.g.row, *t.g.deck]) == list(range(60, 120))
    assert t.knows("-", t.g.row) == t.row
    assert t.knows("-", t.g.deck) == ""
    assert len({dealt(seed).row for seed in range(20)}) == 20


@pytest.mark.rule("BH-SET-9")
def test_later_games_begin_the_same_way() -> None:
    t = game_over(Side(runs=1)).play("buy first")
    assert (t.question, t.turn, t.g.inning) == ("PlaceOnDeck", "VH", 0)
    assert [len(hand) for hand in t.g.hands] == [6, 6]
    t.both("nobody On Deck", f"put {t.hands[1].split()[0]} On Deck")
    assert ([len(hand) for hand in t.g.hands], t.g.inning, t.question) == ([6, 6], 1, "PlayCard")
    assert t.on_deck[1]
    assert list(t.g.top) == [-1, -1]


@pytest.mark.rule("BH-SET-9", "BH-FAQ-2")
def test_a_short_lineup_is_used_up_first() -> None:
    t = game_over(Side(lineup="1B / 2B", runs=1)).play("buy first")
    assert t.question == "PlaceOnDeck"
    assert {0, 1} <= set(t.g.hands[0])
    assert [len(zone[0]) for zone in (t.g.hands, t.g.lineups, t.g.dugouts)] == [6, 9, 0]


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_two_seats_only(seats: int) -> None:
    info = games.find("highlights")
    with pytest.raises(BadInput, match=f"2 seats, not {seats}"):
        info.check_seats(seats)


def test_option_numbers_of_decks_and_seats() -> None:
    assert [TEAM + team for team in range(4)] == deal().g.options
    assert FIRST == TEAM + 4
