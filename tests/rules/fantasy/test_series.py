"""The Championship Series (chapter SER)."""

import pytest

from rules.fantasy.season import Ground, number, series
from sandlot.games.fantasy.atoms.managers import champion

# on W16: C10 Good 32, C72 Evil 24, C13 Good 23, C12 Good 17, C02 Good 15, C15 Evil 10, C19 Good 10, C55 Good 10
HOME = "C10 C12 C13 C02 C19 C15"
AWAY = "C72 C28 C36 C55 C70 C11"
FOUR = "W16 W01 W10 W12"


def start(top: str = FOUR, **more: object) -> Ground:
    """Seat 0 is home with HOME, seat 1 away with AWAY."""
    return series(hands={0: HOME, 1: AWAY}, top=top, **more)  # type: ignore[arg-type]


def placed(home: str, away: str, top: str = FOUR, **more: object) -> Ground:
    """Games 2 to 4 are set with these Characters, then game 1 with the fourth: away first."""
    t = start(top, **more)
    for cards in (home.split(), away.split()):
        t.picks(*[f"game {game} {card}" for game, card in zip((2, 3, 4), cards[1:], strict=True)])
    return t.picks(f"play {away.split()[0]}", f"play {home.split()[0]}")


@pytest.mark.rule("FFB-SER-1", "FFB-OBJ-3", "FFB-SER-10")
def test_four_games_win_the_series_at_once() -> None:
    t = placed("C10 C12 C13 C02", "C55 C70 C11 C36", top="W16 W01 W10 W08")
    assert t.told("game won") == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert t.g.seat == -1, "4-0 after game 4"


@pytest.mark.rule("FFB-SER-14")
def test_the_champion_takes_it_all() -> None:
    t = placed("C10 C12 C13 C02", "C55 C70 C11 C36", top="W16 W01 W10 W08")
    assert list(t.g.series) == [4, 0], "32-10, 17-6, 18-0, then R+HR+SB 15-9"
    assert (champion(t.g), t.g.seat) == (0, -1)
    assert (t.g.result(0), t.g.result(1)) == (1.0, 0.0)
    assert t.g.outcome().ending == "series_4_0"


@pytest.mark.rule("FFB-SER-2", "FFB-SER-9")
def test_no_magic_and_no_pegs() -> None:
    t = start()
    while t.g.seat >= 0:
        assert "no magic" not in t.options
        t.g.apply(t.g.options[0])
    assert list(t.g.tracks) == [0] * 10
    assert sum(t.g.series) == len(t.told("game won"))


@pytest.mark.rule("FFB-SER-3")
def test_one_event_for_the_whole_series() -> None:
    t = placed("C10 C12 C13 C02", "C72 C28 C36 C55", event="E08")
    assert t.ids([t.g.event]) == "E08"
    totals = [count for _, count in t.told("total")]
    assert totals[:4] == [34, 24, 19, 15], "Good +2: C10, C72, then C12 17 and C28 13 on AVG+R+HR"


@pytest.mark.rule("FFB-SER-4", "FFB-SER-5")
def test_four_win_cards_from_the_full_deck() -> None:
    t = start()
    assert t.ids(t.g.bases[:4]) == FOUR
    assert len(t.g.win_deck) == 56
    assert all(t.public(card) for card in FOUR.split())


@pytest.mark.rule("FFB-SER-6")
def test_games_two_to_four_are_set_face_down() -> None:
    t = start()
    assert list(t.g.open) == [0, 1]
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "game 2 C28", "game 3 C36", "game 4 C55")
    assert t.lineup(0) == "- C12 C13 C02"
    assert (t.knows(1, "C12"), t.knows(0, "C12")) == (False, True)


def test_a_hand_everybody_knew_is_hidden_again_when_cards_leave_it_unseen() -> None:
    t = start()
    for card in HOME.split():
        t.g.learn(number(card), 0b10)
        t.g.sure[number(card)] |= 0b10
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "game 2 C28", "game 3 C36", "game 4 C55")
    assert not any(t.knows(1, card) for card in HOME.split()), "which ones are left in hand is not known either"
    t.picks("play C72", "play C10")
    assert t.knows(1, "C12"), "played in game 2 meanwhile"


@pytest.mark.rule("FFB-SER-7")
def test_the_home_side_sees_the_other_character_of_game_one_first() -> None:
    t = start()
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "game 2 C28", "game 3 C36", "game 4 C55")
    assert (t.seat, t.options) == (1, ["play C11", "play C70", "play C72"])
    assert t.g.asides(0), "meanwhile the token may go round (FFB-CRY-1)"
    t.picks("play C72")
    assert t.public("C72")
    assert (t.seat, t.options) == (0, ["play C10", "play C15", "play C19"]), "from the three left (R13)"


@pytest.mark.rule("FFB-SER-8")
def test_good_beats_evil_then_further_win_cards() -> None:
    t = placed("C15 C12 C13 C02", "C55 C28 C36 C70", top="W16 W01 W10 W12")
    assert t.told("game won")[0] == (1, 1), "Evil 10 against Good 10"
    t = placed("C19 C12 C13 C02", "C55 C28 C36 C70", top="W16 W01 W10 W08 W12 W14")
    assert [count for _, count in t.told("total")][:6] == [10, 10, 5, 5, 5, 5]
    t = placed("C19 C12 C13 C02", "C55 C28 C36 C70", top="W16 W01 W10 W08 W12 W13")
    assert [count for _, count in t.told("total")][:6] == [10, 10, 5, 5, 0, 5]
    assert t.told("game won")[0] == (1, 1), "HR5 on HR+SB"


def test_when_every_win_card_was_tried_the_home_side_wins() -> None:
    t = start()
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "game 2 C28", "game 3 C36", "game 4 C55", "play C70")
    t.g.flipped.fill(t.g.win_deck)
    t.g.win_deck.fill([number("W32")])
    t.g.flipped.remove(number("W32"))
    t.g.bases[0] = number("W31")
    t.g.flipped.add(number("W16"))
    t.g.flipped.remove(number("W31"))
    t.picks("play C19")
    assert [count for _, count in t.told("total")][:4] == [0, 0, 0, 0], "two hitters on IP+SV and all pitching stats"
    assert t.told("home wins") == [(0, 1)]
    assert t.told("game won")[0] == (0, 1)


@pytest.mark.rule("FFB-SER-11", "FFB-SER-12", "FFB-SER-13")
def test_characters_come_back_from_game_five_on() -> None:
    t = placed("C19 C12 C13 C15", "C72 C55 C28 C36", top="W16 W01 W02 W12")
    assert t.told("game won") == [(1, 1), (0, 2), (1, 3), (1, 4)], "24-10, 17-5, R8+RBI4-10, RBI8-6"
    assert list(t.g.open) == [0, 1]
    assert (t.hand(0), t.hand(1)) == ("C02 C10 C19", "C11 C70 C72")
    assert t.g.bases[0] >= 0, "the Win Card of game 5 is flipped before both choose"
    wins = number("W16")
    on_base = t.g.bases[0]
    t.g.claimed.remove(1, wins)
    t.g.claimed.add(1, on_base)
    t.g.bases[0] = wins
    t.picks("play C10")
    assert not t.public("C10")
    t.picks("play C70")
    assert t.told("game won")[-1] == (0, 5)
    assert (t.hand(0), t.hand(1)) == ("C02 C12 C19", "C11 C55 C72"), "game 2's cards are back"


@pytest.mark.rule("FFB-SER-15")
def test_nothing_never_wins_a_game() -> None:
    t = placed("C19 C12 C13 C02", "C70 C28 C36 C55", top="W32 W01 W10 W08 W31 W16")
    assert [count for _, count in t.told("total")][:6] == [0, 0, 0, 0, 10, 10]
    assert t.told("game won")[0] == (0, 1), "Good beats Evil only with something to count"


def test_the_wild_card_character_comes_back_for_game_five() -> None:
    t = series(hands={0: "C12 C13 C02 C19 C15", 1: AWAY}, aside={0: "C10"}, top=FOUR)
    t.picks("game 2 C12", "game 3 C13", "game 4 C15", "game 2 C55", "game 3 C28", "game 4 C36", "play C72", "play C19")
    assert t.hand(0) == "C02 C10 C19"
    assert list(t.g.aside_cards) == [-1, -1]


def test_open_practice_shows_games_three_and_four() -> None:
    t = start(event="E16")
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "game 2 C28", "game 3 C36", "game 4 C55")
    assert [t.public(card) for card in ("C12", "C13", "C02")] == [False, True, True]
