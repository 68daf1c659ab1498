"""The Buy Round (chapter BUY)."""

from typing import cast

import pytest

from rules.highlights.table_setup import Park, Side, game_over
from sandlot.games.highlights.notation import card_name
from sandlot.kernel import material
from sandlot.table.parts import Table, Zone, walk

SEATS = pytest.mark.parametrize("home_seat", [0, 1])
ROW = "HR @3 / 2B @4 / 1B @5 / 1B @6 / 1B @7 / 1B @8"


def buying(
    visitor: str = "$2 / $1", home: str = "$9 / $1 / $1", first: str = "V", row: str = ROW, **more: object
) -> Park:
    """The Visitor has won a game with these cards in play, has less revenue, and somebody has been let buy first."""
    t = game_over(Side(runs=1, played=visitor), Side(played=home), row=row, **more)  # type: ignore[arg-type]
    assert t.question == "BuyOrder"
    return t.play("buy first" if t.turn == first else "buy second")


@pytest.mark.rule("BH-BUY-1")
@SEATS
def test_revenue_is_what_the_cards_in_play_bring(home_seat: int) -> None:
    t = game_over(
        Side(runs=1, played="$2 / $0 / $3"),
        Side(played="$1 / $1"),
        home_seat=home_seat,
    )
    assert t.money == (5, 2)
    assert [line for line in t.story if line.startswith("income")] == (
        ["income V: x5, BH-BUY-1", "income H: x2, BH-BUY-1"][:: 1 if home_seat else -1]
    )


@pytest.mark.rule("BH-BUY-2")
@SEATS
@pytest.mark.parametrize(("visitor", "home", "chooser"), [(2, 3, "V"), (3, 2, "H")])
@pytest.mark.parametrize("winner", ["V", "H"])
def test_less_revenue_decides(visitor: int, home: int, chooser: str, winner: str, home_seat: int) -> None:
    t = game_over(
        Side(runs=1 if winner == "V" else 0, played=f"${visitor}"),
        Side(runs=1 if winner == "H" else 0, played=f"${home}"),
        home_seat=home_seat,
    )
    assert (t.turn, t.question, sorted(t.options)) == (chooser, "BuyOrder", ["buy first", "buy second"])


@pytest.mark.rule("BH-BUY-3")
@SEATS
@pytest.mark.parametrize(("winner", "chooser"), [("V", "H"), ("H", "V")])
def test_with_equal_revenue_the_loser_decides(winner: str, chooser: str, home_seat: int) -> None:
    t = game_over(
        Side(runs=1 if winner == "V" else 0, played="$2"),
        Side(runs=1 if winner == "H" else 0, played="$2"),
        home_seat=home_seat,
    )
    assert t.turn == chooser


@pytest.mark.rule("BH-BUY-3")
def test_it_is_the_loser_of_the_last_game() -> None:
    t = game_over(Side(runs=2, played="$2"), Side(runs=3, played="$2"), games_before=2)
    assert t.turn == "V", "the games before were won by seat 0, which is the Visitor"


@pytest.mark.rule("BH-BUY-2", "BH-BUY-6")
@SEATS
@pytest.mark.parametrize(("words", "order"), [("buy first", "VH"), ("buy second", "HV")])
def test_one_completes_all_purchases_then_the_other(words: str, order: str, home_seat: int) -> None:
    t = game_over(Side(runs=1, played="$7 / $0"), Side(played="$8 / $0"), row=ROW, home_seat=home_seat).play(words)
    asked = []
    while t.question == "Buy":
        asked.append(t.turn)
        cheapest = t.options[0]
        t.play(f"{cheapest} {t.offers(cheapest)[0]}" if cheapest != "buy no more" else cheapest)
    assert "".join(dict.fromkeys(asked)) == order
    assert asked == sorted(asked, key=order.index)


@pytest.mark.rule("BH-BUY-4")
def test_only_what_one_can_pay() -> None:
    t = buying("$4 / $1")
    assert t.options == ["buy FA-01", "buy FA-02", "buy FA-03", "buy no more"]
    t.refuses("buy FA-04 sending down LA-01")
    t.play("buy FA-01 sending down LA-01")
    assert t.money[0] == 2
    assert t.turn == "H", "2 is too little for anything"


@pytest.mark.rule("BH-BUY-4")
def test_several_purchases_within_the_revenue() -> None:
    t = buying("$9 / $1")
    t.play("buy FA-03 sending down LA-01")
    assert (t.money[0], t.options) == (5, ["buy FA-01", "buy FA-02", "buy FA-07", "buy no more"])
    t.play("buy FA-07 sending down LA-02")
    assert (t.money[0], t.lineups[0][:11]) == (0, "FA-07 FA-03")


@pytest.mark.rule("BH-BUY-5")
def test_the_row_is_filled_up_after_each_purchase() -> None:
    t = buying("$6 / $1", deck="1B @1 / 2B @2 / 3B @3")
    t.play("buy FA-02 sending down LA-01")
    assert t.row == "FA-01 FA-03 FA-04 FA-05 FA-06 FA-07"
    assert t.story[:3] == [
        "buy V: row > lineup V, x4, FA-02, BH-BUY-12",
        "minors V: in play V > minors V, LA-01, BH-BUY-7",
        "row: free agents > row, FA-07, news for all, BH-BUY-5",
    ]
    assert t.options == ["buy FA-01", "buy FA-07", "buy no more"], "the new one can be bought at once"


@pytest.mark.rule("BH-BUY-7")
def test_one_card_played_in_this_game_goes_down_for_each_bought() -> None:
    t = buying("$1 / $2 / $1")
    assert t.offers("buy FA-02") == ["sending down LA-01", "sending down LA-02", "sending down LA-03"]
    t.refuses("buy FA-02")
    t.refuses("buy FA-02 sending down LA-04")


def zone(t: Park, viewer: int, name: str) -> Zone:
    """A zone as a viewer sees it."""
    return next(part for part in walk(cast(Table, t.g.table(viewer))) if isinstance(part, Zone) and part.id == name)


@pytest.mark.rule("BH-BUY-8")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_minor_leagues_lie_face_down_and_all_remember_who_is_there(viewer: int) -> None:
    t = buying("$4 / $1").play("buy FA-02 sending down LA-01")
    minors = zone(t, viewer, f"minors{t.sides[0]}")
    assert [(card.card, card.label) for card in minors.parts] == [(-1, "")], "a back"
    assert (minors.label, minors.note) == (
        "Minor Leagues",
        f"Face down: {card_name(t.g, t.g.minors[t.sides[0]][0])}.",
    )
    t.g.reminds = False
    minors = zone(t, viewer, f"minors{t.sides[0]}")
    assert (len(minors.parts), minors.note) == (1, "")


@pytest.mark.rule("BH-FAQ-4")
def test_a_bought_card_on_top_of_the_lineup_is_known_but_lies_face_down() -> None:
    t = buying("$4 / $1").play("buy FA-02 sending down LA-01")
    for viewer in (0, 1, -1):
        t.g.reminds = True
        top = zone(t, viewer, f"lineup{t.sides[0]}").parts[-1]
        assert (top.code, top.marks[-1:]) == ("FA-02", ("known",))
        t.g.reminds = False
        assert zone(t, viewer, f"lineup{t.sides[0]}").parts[-1].card == -1


@pytest.mark.rule("BH-BUY-8")
def test_the_minor_leagues_are_the_end() -> None:
    t = buying("$4 / $1").play("buy FA-02 sending down LA-01")
    assert (t.minors[0], t.in_play[0]) == ("LA-01", "LA-02")
    seat = t.sides[0]
    t.play("buy no more")
    for _ in range(60):
        if t.g.seat < 0:
            break
        t.g.apply(t.g.options[-1])
        material.audit(t.g)
        held = t.g.hands[seat] + t.g.lineups[seat] + t.g.dugouts[seat] + t.g.in_play[seat] + (t.g.on_deck[seat],)
        assert 0 not in held, "LA-01 never comes back"


@pytest.mark.rule("BH-BUY-9")
def test_a_seat_always_has_fifteen_cards() -> None:
    t = buying("$9 / $1")
    for move in ("buy FA-03 sending down LA-01", "buy FA-07 sending down LA-02"):
        t.play(move)
        seat = t.sides[0]
        assert sum(len(zone[seat]) for zone in (t.g.hands, t.g.lineups, t.g.in_play, t.g.dugouts)) == 15


@pytest.mark.rule("BH-BUY-10")
def test_nobody_has_to_buy_and_money_is_not_kept() -> None:
    t = buying("$5 / $1", "$8").play("buy no more")
    assert (t.turn, t.money) == ("H", (6, 8))
    t.play("buy no more")
    assert (t.question, t.money, list(t.g.bonus)) == ("PlaceOnDeck", (0, 0), [0, 0])
    assert t.story[0] == "buying over V: BH-BUY-10", "New York, which visits in the next game"


@pytest.mark.rule("BH-BUY-10")
def test_who_can_pay_nothing_is_not_asked() -> None:
    t = buying("$1", "$2")
    assert t.question == "PlaceOnDeck"
    assert t.kinds.count("buying over") == 2


@pytest.mark.rule("BH-BUY-11")
def test_no_more_purchases_than_cards_played() -> None:
    t = buying("$9 / $9", "$20", row="@1 / @1 / @1 / @1", deck="")
    t.play("buy FA-01 sending down LA-01", "buy FA-02 sending down LA-02")
    assert (t.turn, t.money[0]) == ("H", 16)
    t.play("buy FA-03 sending down NY-01")
    assert t.question == "PlaceOnDeck"


@pytest.mark.rule("BH-BUY-12")
def test_bought_cards_lie_face_down_on_top_of_the_lineup() -> None:
    t = buying("$9 / $1", first="H")
    t.play("buy no more", "buy FA-01 sending down LA-01", "buy FA-02 sending down LA-02")
    assert t.question == "PlaceOnDeck"
    mine = t.ids(t.g.hands[0])
    assert "FA-01 FA-02" in mine, "both are in the next hand"


@pytest.mark.rule("BH-BUY-12")
def test_the_last_bought_is_on_top() -> None:
    t = buying("$9 / $9").play("buy FA-02 sending down LA-01", "buy FA-01 sending down LA-02")
    assert t.lineups[0][:11] == "FA-01 FA-02"


@pytest.mark.rule("BH-BUY-13")
@SEATS
def test_the_other_played_cards_go_to_the_dugout(home_seat: int) -> None:
    t = game_over(
        Side(runs=1, played="$1 / $2 / $1", lineup=" / ".join(["1B"] * 12), dugout=""),
        Side(played="$9", dugout="2B", lineup=" / ".join(["1B"] * 13)),
        row=ROW,
        home_seat=home_seat,
    ).play("buy first", "buy FA-02 sending down LA-14")
    assert t.dugouts == ("", "NY-14"), "not before both have bought"
    t.play("buy no more")
    assert (t.dugouts, t.in_play) == (("NY-14 NY-15", "LA-13 LA-15"), ("", "")), "New York visits now"
    retired = [line for line in t.story if line.startswith("retire")]
    assert len(retired) == 3
    assert all(line.endswith("BH-BUY-13") for line in retired)


@pytest.mark.rule("BH-BUY-14")
def test_without_free_agents_the_row_shrinks() -> None:
    t = buying("$9 / $9", deck="1B @1").play("buy FA-01 sending down LA-01")
    assert t.row == "FA-02 FA-03 FA-04 FA-05 FA-06 FA-07"
    t.play("buy FA-07 sending down LA-02")
    assert t.row == "FA-02 FA-03 FA-04 FA-05 FA-06"
    t = buying("$9", "$20", row="@1", deck="").play("buy FA-01 sending down LA-01")
    assert (t.row, t.question) == ("", "PlaceOnDeck")


@pytest.mark.rule("BH-BUY-15")
def test_a_returned_on_deck_card_lies_below() -> None:
    t = game_over(Side(on_deck="HR", lineup="1B", runs=1, played="$4"), Side(played="$9"), row=ROW)
    t.play("return the On Deck card", "buy first", "buy FA-02 sending down LA-03")
    assert t.lineups[0] == "FA-02 LA-01 LA-02"
