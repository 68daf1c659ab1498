"""Decks at the two doors: command line and server say card by card why a deck is refused, and take a legal one."""

from pathlib import Path

import pytest

from rules.cosmic.board import deal, first
from sandlot.cli import main
from sandlot.games.cosmic.decks import write

LEGAL = write(next(deck for deck in first().cards.deck if deck.id == "wardens")).replace("name: wardens", "name: own")
ILLEGAL = LEGAL.replace("player: Dunn the Anvil", "player: Seer Ulomi").replace("2 Scrap Run", "3 Scrap Run")
REASONS = [
    ("Seer Ulomi", "Warden Krell-Osk does not coach Mystic"),
    ("Scrap Run", "an Action is in a deck once or twice, not 3 times"),
    ("", "a deck has 24 Actions, not 25"),
]


def test_deck_check_says_why_card_by_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(LEGAL)
    bad.write_text(ILLEGAL)
    assert main(["deck", "check", str(good)]) == 0
    capsys.readouterr()
    assert main(["deck", "check", str(bad)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [f"bad.txt, {card}: {why}." if card else f"bad.txt: {why}." for card, why in REASONS]


@pytest.mark.parametrize("from_file", [False, True])
def test_the_terminal_refuses_an_illegal_deck(
    from_file: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(ILLEGAL)
    assert main(["play", "cosmic", "--option", f"deck0=@{bad}" if from_file else f"deck0={ILLEGAL}"]) == 2
    said = capsys.readouterr().err
    assert all(why in said for _, why in REASONS)


def test_a_server_takes_a_legal_deck_and_refuses_an_illegal_one(tmp_path: Path) -> None:
    pytest.importorskip("litestar")
    from sandlot.server.serving import run
    from server.house import serving

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            refused = await house.ask(
                "POST", "/api/tables", {"game": "cosmic", "seats": seats, "options": {"deck0": ILLEGAL}}
            )
            assert refused.status == 400
            assert all(why in refused.json["reason"] for _, why in REASONS)
            checked = await house.ask("POST", "/api/games/cosmic/decks", {"text": ILLEGAL})
            assert [(fault["card"], fault["why"]) for fault in checked.json["faults"]] == REASONS
            await house.table("cosmic", ["me", "random"], options={"deck0": LEGAL, "deck1": "augurs"})

    run(scenario())


def test_the_ability_of_a_coach_is_shown_with_its_name() -> None:
    g = deal(seed=1, deck0="tinkers").g
    assert "Assembly Line: At the start of Step 1, gain 1 Gadget." in g.pack.texts
    assert "Assembly Line:" in str(g.table(0))
