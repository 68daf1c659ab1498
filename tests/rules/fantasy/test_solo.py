"""One Manager against the Robot and the Deck (chapter SOLO, and FFB-FULL-2)."""

from collections import Counter

import pytest

from rules.fantasy.season import Ground, cards, deal, month, number, season_end, series
from sandlot.games.fantasy.atoms.managers import champion
from sandlot.kernel.errors import BadInput
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers as packed

ROBOT, DECK = 1, 2


def drafted(seed: int = 1, **options: object) -> Ground:
    """The human has discarded one of seven."""
    t = deal(1, seed, **options)
    return t.picks(t.options[0])


@pytest.mark.rule("FFB-SOLO-1")
def test_the_board_of_three_managers() -> None:
    t = month(1, week=4, wins="W16", lineups={0: "C12 C13 C19 C10"}).on()
    assert t.g.managers == 3
    assert len(t.g.pool) == 5
    t = season_end(1, [3, 2, 1], pegs={0: {"Gold": 3}, 1: {"Gold": 2}, 2: {"Gold": 1}})
    assert list(t.g.wins) == [5, 3, 1], "2, 1 and 0 by the chart for three"


@pytest.mark.rule("FFB-SOLO-2", "FFB-SOLO-3")
def test_fifteen_for_the_robot_and_six_of_seven_for_the_human() -> None:
    t = deal(1)
    assert Counter(cards().tier[card] for card in t.g.hands[ROBOT]) == dict.fromkeys(range(5), 3)
    assert Counter(cards().tier[card] for card in t.g.hands[0]) == {0: 3, 1: 1, 2: 1, 3: 1, 4: 1}
    assert len(t.options) == 7, "no passing"
    t.picks(t.options[3])
    assert len(t.g.hands[0]) == 6
    assert len(t.g.deck) == 80 - 7 - 15


@pytest.mark.rule("FFB-SOLO-4")
def test_the_human_chooses_for_the_robot_what_shares_a_stat() -> None:
    unfit = 0
    for seed in range(8):
        t = drafted(seed)
        t.g.answer(0, t.g.hands[0][:4])
        needs = cards().needs[t.g.bases[0] - 80]
        hand = t.g.hands[ROBOT]
        fitting = [c for c in hand if any(cards().stats[10 * c + s] and needs >> s & 1 for s in range(10))]
        assert t.options == [f"Robot 1st {cards().ids[card]}" for card in fitting]
        unfit += 15 - len(fitting)
        t.picks(t.options[0])
        assert t.options[0].startswith("Robot 2nd")
    assert unfit > 0


@pytest.mark.rule("FFB-SOLO-5")
def test_a_random_robot_card_when_none_fits() -> None:
    t = drafted()
    own = numbers_of("C11 C09 C14 C17 C16 C20")
    take(t, own)
    hits(t)
    t.g.answer(0, t.g.hands[0][:4])
    assert t.g.lineups[ROBOT][0] in own, "pitchers only, on a hitting Win Card"
    assert t.options[0].startswith("Robot 2nd")


def hits(t: Ground) -> None:
    """The first Win Card is W16, all hitting stats."""
    others = [card for card in t.g.bases if card != number("W16")]
    t.g.bases = packed([number("W16"), *others[:3], *t.g.bases[4:]])
    t.g.learn(number("W16"), EVERYONE)
    t.g.win_deck.fill([card for card in range(80, 140) if card not in t.g.bases])


def numbers_of(text: str) -> list[int]:
    return [number(card) for card in text.split()]


def take(t: Ground, robot: list[int]) -> None:
    """The Robot has these cards, and nobody else."""
    g = t.g
    lost = [card for card in g.hands[ROBOT] if card not in robot]
    everywhere = [list(g.hands[0]), g.deck.listed(), g.discard.listed()]
    for card in robot:
        for zone in everywhere:
            if card in zone:
                zone[zone.index(card)] = lost.pop()
    g.robot_pile.clear()
    g.deck.fill(everywhere[1] + lost)
    g.discard.fill(sorted(everywhere[2]))
    g.hands[ROBOT] = sorted(robot)
    g.hands[0] = sorted(everywhere[0])
    for card in range(80):
        g.known[card] |= 1
        g.sure[card] |= g.known[card]


@pytest.mark.rule("FFB-SOLO-6", "FFB-SOLO-10")
def test_the_deck_plays_the_best_of_three_and_discards_them() -> None:
    t = month(1, lineups={0: "C10", 1: "C72"}, deck="C19 C12 C55", discard="C52")
    assert t.lineup(DECK).split()[0] == "C12", "17 of 10, 17 and 10"
    assert sorted(t.ids(t.g.trio).split()) == ["C19", "C55"]
    t.on()
    assert {number(card) for card in ("C19", "C12", "C55", "C52")} <= set(t.g.discard)


@pytest.mark.rule("FFB-SOLO-7")
def test_of_level_cards_good_plays_then_the_first_drawn() -> None:
    assert month(1, deck="C15 C19 C08").lineup(DECK).split()[0] == "C19", "Evil 10, Good 10"
    assert month(1, deck="C55 C19 C08").lineup(DECK).split()[0] == "C55"
    assert month(1, deck="C19 C55 C15").lineup(DECK).split()[0] == "C19"


@pytest.mark.rule("FFB-SOLO-8")
def test_wins_and_pegs_of_both_are_kept() -> None:
    t = month(1, lineups={0: "C12", 1: "C10"}, deck="C19 C55 C15").on()
    assert list(t.g.wins) == [0, 1, 0]
    assert t.pegs(DECK) == {"Gold": 1, "Blue": 1}
    t = month(1, lineups={0: "C12", 1: "C19"}, deck="C10 C55 C15").on()
    assert list(t.g.wins) == [0, 0, 1]
    assert t.pegs(ROBOT) == {"Gold": 1, "Blue": 1}


@pytest.mark.rule("FFB-SOLO-9")
def test_used_robot_cards_are_not_used_again_in_the_season() -> None:
    t = drafted(2)
    seen: list[str] = []
    while t.g.phase == 1:
        before = t.g.hands[ROBOT]
        t.g.apply(t.g.options[0])
        seen += [cards().ids[card] for card in before if card not in t.g.hands[ROBOT]]
    assert len(seen) >= 12
    assert len(set(seen[:12])) == 12


@pytest.mark.rule("FFB-FULL-2")
def test_in_month_four_the_robots_pile_returns() -> None:
    t = drafted(2, months=4)
    while t.g.month < 4 or not t.options[0].startswith("Robot 1st"):
        t.g.apply(t.g.options[0])
    assert len(t.g.hands[ROBOT]) == 15


@pytest.mark.rule("FFB-SOLO-11", "FFB-SOLO-12")
def test_only_the_human_uses_magic_and_waivers() -> None:
    t = month(1, lineups={0: "C12", 1: "C72"}, bench={0: "C23 C43"}, deck="C19 C55 C15")
    t.picks("use C23")
    assert t.options == ["at C19", "at C72"]
    t.picks("at C72", "its HR")
    assert t.total(ROBOT) == 24 - 7
    assert t.g.bench[ROBOT] == t.g.bench[DECK] == ()
    t = month(1, lineups={0: "C12", 1: "C72"}, bench={0: "C23 C43"}, deck="C19 C55 C15").play("use C43 on C72")
    assert [seat for seat, _ in t.told("total")] == [0, DECK], "sent to its pile (R50)"
    t = month(1, week=4, wins="W16").on()
    t.picks("pass")
    assert t.options[0].startswith("1st"), "one waiver pick"


@pytest.mark.rule("FFB-SOLO-13")
def test_two_bots_on_top_eliminate_the_human() -> None:
    t = season_end(1, [2, 7, 5])
    assert t.g.seat == -1
    assert (t.g.outcome().ending, t.g.result(0)) == ("solo_eliminated", 0.0)
    assert (t.g.outcome().ranks, t.g.outcome().scores) == ([2], [2])
    assert list(season_end(1, [6, 7, 5]).g.finalists) == [ROBOT, 0]


@pytest.mark.rule("FFB-SOLO-14")
def test_series_against_the_robot() -> None:
    t = series(1, home=0, away=ROBOT, top="W16 W01 W10 W12", hands={0: "C10 C12 C13 C02 C19 C15"})
    assert len(t.g.hands[ROBOT]) == 15
    t.picks("game 2 C12", "game 3 C13", "game 4 C02")
    used = []
    for base in ("2nd", "3rd", "Home", "1st"):
        assert t.options[0].startswith(f"Robot {base}")
        used.append(t.options[0].split()[-1])
        t.picks(t.options[0])
    assert len(set(used)) == 4, "each once"
    assert all(option.startswith("play") for option in t.options), "the human at home sees the Robot's game 1"
    t.picks("play C10")
    assert set(used) <= set(t.ids(t.g.robot_pile).split())
    away = series(1, home=ROBOT, away=0, top="W16 W01 W10 W12")
    away.g.apply(away.g.options[0])
    away.g.apply(away.g.options[0])
    away.g.apply(away.g.options[0])
    for _ in range(3):
        away.picks(away.options[0])
    assert away.options[0].startswith("play"), "the human commits game 1 first, the Robot's is random (R24)"


@pytest.mark.rule("FFB-SOLO-15")
def test_series_against_the_deck() -> None:
    t = series(1, home=0, away=DECK, top="W16 W01 W10 W12", hands={0: "C10 C12 C13 C02 C19 C15"})
    t.picks("game 2 C12", "game 3 C13", "game 4 C02")
    assert t.g.lineups[DECK][0] >= 0, "the Deck's card of game 1 is shown to the home side"
    assert len(t.g.trio) == 2
    t.picks("play C10")
    games = len(t.told("game won"))
    assert len(t.told("deck deals")) == 3 * games


@pytest.mark.rule("FFB-SOLO-16")
def test_wild_card_games_with_bots() -> None:
    t = season_end(1, [5, 5, 9], hands={0: "C10"})
    assert (t.g.phase, t.g.finalists, t.g.open) == (2, (DECK,), (0,))
    assert t.g.bases[0] >= 0
    win = t.g.bases[0]
    t.picks("play C10")
    assert [seat for seat, _ in t.told("total")[:2]] == [ROBOT, 0]
    robot = next(e.card for e in t.g.events or [] if e.kind == "place" and e.seat == ROBOT)
    needs = cards().needs[win - 80]
    assert any(cards().stats[10 * robot + s] and needs >> s & 1 for s in range(10)), "it shares a stat"
    assert (ROBOT, 1) in t.told("done"), "its Character is put away"
    t = season_end(1, [5, 9, 5], hands={0: "C10"}).picks("play C10")
    assert len(t.told("deck deals")) >= 3
    t = season_end(1, [9, 5, 5])
    assert t.g.phase == 3, "two bots tied: played without the human"
    assert t.g.finalists[0] == 0
    assert t.g.wild


def worth(card: int, win: int) -> tuple[int, bool, int]:
    """By what the Robot compares: the total on a Win Card, then Good, then the first of the pack."""
    total = sum(cards().stats[10 * card + s] for s in range(10) if cards().needs[win - 80] >> s & 1)
    return total, cards().side[card] == 0, -card


@pytest.mark.rule("FFB-SOLO-17")
def test_the_robot_plays_its_best_where_the_table_says_so() -> None:
    for seed in range(20):
        t = drafted(seed, robot="best")
        hand, wins = list(t.g.hands[ROBOT]), t.g.bases[:4]
        t.g.answer(0, t.g.hands[0][:4])
        assert not any(option.startswith("Robot") for option in t.options), "the human is not asked"
        for base, win in enumerate(wins):
            played = t.g.lineups[ROBOT][base] if base else next(e.card for e in t.g.events or [] if e.seat == ROBOT)
            assert played == max(hand, key=lambda card: worth(card, win)), "one week after the other"
            hand.remove(played)
        placed = [event for event in t.g.events or [] if (event.kind, event.seat) == ("place", ROBOT)]
        assert {event.rule for event in placed} == {"FFB-SOLO-17"}


@pytest.mark.rule("FFB-SOLO-17")
def test_the_best_robot_draws_lots_only_if_nothing_fits() -> None:
    t = drafted(robot="best")
    own = numbers_of("C11 C09 C14 C17 C16 C20")
    take(t, own)
    hits(t)
    t.g.answer(0, t.g.hands[0][:4])
    first = next(event for event in t.g.events or [] if (event.kind, event.seat) == ("place", ROBOT))
    assert (first.rule, first.card in own) == ("FFB-SOLO-5", True), "pitchers only, on a hitting Win Card"


@pytest.mark.rule("FFB-SOLO-17")
def test_the_best_robot_in_the_series_and_the_wild_card_game() -> None:
    t = series(1, home=ROBOT, away=0, top="W16 W01 W10 W12", hands={0: "C10 C12 C13 C02 C19 C15"}, robot="best")
    hand = list(t.g.hands[ROBOT])
    t.picks("game 2 C12", "game 3 C13", "game 4 C02", "play C10")
    placed = [event.card for event in t.g.events or [] if (event.kind, event.seat) == ("place", ROBOT)]
    for card, win in zip(placed, ("W01", "W10", "W12", "W16"), strict=False):
        assert card == max(hand, key=lambda each: worth(each, number(win)))
        hand.remove(card)
    t = season_end(1, [5, 5, 9], hands={0: "C10"}, robot="best")
    win = t.g.bases[0]
    hand = sorted((*t.g.hands[ROBOT], *t.g.robot_pile))
    t.picks("play C10")
    robot = next(e.card for e in t.g.events or [] if e.kind == "place" and e.seat == ROBOT)
    assert robot == max(hand, key=lambda card: worth(card, win))


@pytest.mark.rule("FFB-SOLO-17")
def test_there_is_a_robot_only_in_a_solo_game() -> None:
    with pytest.raises(BadInput, match=r"only against a lone Manager \(FFB-SOLO-17\)"):
        deal(3, robot="best")


def test_solo_endings() -> None:
    t = series(1, home=0, away=ROBOT, hands={0: "C10 C12 C13 C02 C19 C15"})
    while t.g.seat >= 0:
        t.g.apply(t.g.options[0])
    wanted = "solo_champion" if champion(t.g) == 0 else "solo_lost_series"
    assert t.g.outcome().ending == wanted
    assert t.g.result(0) == (1.0 if wanted == "solo_champion" else 0.0)
    assert t.g.outcome().ranks == [1 if wanted == "solo_champion" else 2]
