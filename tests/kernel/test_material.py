"""What follows from a declaration: the written class, places and parts, what is hidden, and that nothing is lost."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import haggle
from haggle.material import MATERIAL
from haggle.places import DECK, GONE, HAND, STALL
from haggle.state import Haggle
from sandlot import games
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, NOTHING, ONLOOKER
from sandlot.kernel.market import Market, new_market
from sandlot.kernel.material import (
    Field,
    Fixed,
    Flag,
    Material,
    Number,
    Numbers,
    Own,
    Setting,
    Spot,
    Table,
    Zone,
    audit,
    of,
    of_game,
    places,
    secrets,
)
from tools import material as writing

GAMES = sorted({*games.names(), haggle.INFO.name})
every_game = pytest.mark.parametrize("name", GAMES)

# A game with a field of every sort. It is never played.
YARD = Material(
    "Yard",
    "A yard.",
    (
        Fixed("pack", "tuple[str, ...]", ("a", "b")),
        Fixed("later", "str"),
        Zone("deck", "deck", "row", "nobody"),
        Zone("hands", "hand", "rows", "owner", part="hand{seat}", place="HAND", ordered=False, room=2),
        Zone("piles", "pile", "rows", "told"),
        Spot("PLATE", ("plate", "base")),
        Zone("pitcher", "pitcher", "slot", "all"),
        Zone("bench", "bench", "slots", "all", part="bench{seat}:left"),
        Zone("box", "box", "rest", "all", part=""),
        Number("outs", 2, note="of three"),
        Flag("night"),
        Setting("walks"),
        Setting("innings", "i64"),
        Numbers("runs"),
        Numbers("line", 5, length=3),
        Table("stats", 2),
        Own("market", "Market", new_market),
    ),
    imports=("from sandlot.kernel.market import Market",),
    since={"night": False},
)


@pytest.fixture
def yard(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The file written for the yard, as a module."""
    module = ModuleType("yard_state")
    monkeypatch.setitem(sys.modules, "yard_state", module)
    exec(compile(writing.written(YARD), "yard/state.py", "exec"), module.__dict__)
    return module


def laid_out(yard: ModuleType) -> Any:
    """A yard before the deal."""
    g = YARD.lay_out(yard.Yard, 3, {"walks": True, "innings": 9}, later="said when the table is laid")
    g.begin(haggle.INFO.module("game").RULES, 3, 10, 12)
    return g


# -- places and parts ----------------------------------------------------------------------------------------------


def test_places_are_counted_in_the_order_of_the_declaration() -> None:
    found = {"DECK": 0, "HAND": 1, "PILES": 9, "PLATE": 17, "PITCHER": 19, "BENCH": 20, "BOX": 28}
    assert dict(YARD.constants()) == found
    assert {name: getattr(haggle.places, name) for name in ("DECK", "HAND")} == {"DECK": 0, "HAND": 1}


def test_the_page_knows_the_part_behind_every_place() -> None:
    parts = {place: YARD.part(place) for place in range(-1, 30)}
    assert parts[NOTHING] == ""
    assert [parts[0], parts[1], parts[3], parts[10]] == ["deck", "hand0", "hand2", "piles1"]
    assert [parts[17], parts[18], parts[19]] == ["plate", "base", "pitcher"]
    assert parts[22] == "bench2:left"
    assert [parts[28], parts[29]] == ["", ""], "no part, and no place"


def test_what_lies_in_no_field_is_not_stored() -> None:
    assert "box" not in {each.name for each in YARD.stored}
    assert len(YARD.stored) == len(YARD.fields) - 2


# -- the written class ---------------------------------------------------------------------------------------------


def test_a_table_is_laid_out_as_declared(yard: ModuleType) -> None:
    g = laid_out(yard)
    assert (g.pack, g.outs, g.night, g.walks, g.innings) == (("a", "b"), 2, False, True, 9)
    assert (list(g.runs), list(g.line), g.stats) == ([0, 0, 0], [5, 5, 5], [[0, 0]] * 3)
    assert (g.deck, g.hands, g.pitcher, list(g.bench)) == ([], [[], [], []], -1, [-1, -1, -1])
    assert isinstance(g.market, Market)
    assert g.SINCE == {"night": False}


def test_what_the_game_must_give_is_named(yard: ModuleType) -> None:
    with pytest.raises(RulesBug, match=r"^Yard is laid out without later$"):
        YARD.lay_out(yard.Yard, 3, {"walks": True, "innings": 9})


CHANGES: dict[str, Callable[[Any], object]] = {
    "deck": lambda g: g.deck.add(3),
    "hands": lambda g: g.hands.add(1, 3),
    "piles": lambda g: g.piles.add(1, 3),
    "bench": lambda g: g.bench.__setitem__(1, 3),
    "runs": lambda g: g.runs.__setitem__(1, 3),
    "line": lambda g: g.line.__setitem__(1, 3),
    "stats": lambda g: g.stats.set(1, 1, 3),
    "market": lambda g: g.market.make(0, 1, [1], [2], False),
    "known": lambda g: g.learn(3, 1),
    "options": lambda g: g.offer(3),
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_clone_shares_nothing_that_can_be_changed_in_place(yard: ModuleType, field: str) -> None:
    g = laid_out(yard)
    c = g.clone()
    assert type(c) is type(g)
    before = g.digest()
    assert c.digest() == before
    CHANGES[field](c)
    assert g.digest() == before
    assert c.digest() != before


def test_a_clone_has_every_field_and_shares_what_is_fixed(yard: ModuleType) -> None:
    g = laid_out(yard)
    g.pitcher, g.outs, g.night, g.walks, g.innings = 4, 1, True, False, 7
    c = g.clone()
    for each in YARD.stored:
        changes = isinstance(each, Numbers) or (isinstance(each, Zone) and each.shape == "slots")
        one, other = getattr(g, each.name), getattr(c, each.name)
        assert list(one) == list(other) if changes else one == other or isinstance(each, Own), each.name
    assert c.pack is g.pack


def test_cards_are_dealt_anew_zone_by_zone(yard: ModuleType) -> None:
    """Hands first, then what has an order; what all see and what is no row is left alone."""
    text = writing.written(YARD)
    body = text[text.index("def redeal_cards") :]
    order = ("redeal.hand(self.hands", "redeal.stack(self.deck", "redeal.stack_of(self.piles", "redeal.finish()")
    assert [body.index(part) for part in order] == sorted(body.index(part) for part in order)
    assert "pitcher" not in body
    assert "bench" not in body
    assert "redeal_cards" not in writing.written(replace(YARD, redeal=False))


@pytest.mark.parametrize(
    "kind",
    [
        "list[int]",
        "dict[str, int]",
        "set[int]",
        "bytearray",
        "vec[i64]",
        "Row",
        "Rows | None",
        "Grid",
        "Market",
        "Sequence[int]",
        "tuple[list[int], ...]",
        "tuple[tuple[int, vec[i64]], ...]",
    ],
)
def test_what_is_fixed_cannot_be_changed_in_place(kind: str) -> None:
    wrong = replace(YARD, fields=(*YARD.fields, Fixed("lineup", kind)))
    with pytest.raises(RulesBug, match=r"^Yard\.lineup is not Fixed: clones share it, and a \w+ can be changed"):
        writing.written(wrong)


@pytest.mark.parametrize("kind", ["int", "str", "tuple[int, ...]", "frozenset[int]", "Kinds", "tuple[Modifier, ...]"])
def test_what_cannot_be_changed_may_be_fixed(kind: str) -> None:
    assert f"    lineup: {kind}\n" in writing.written(replace(YARD, fields=(*YARD.fields, Fixed("lineup", kind))))


def test_the_tool_names_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(YARD, fields=(Fixed("lineup", "list[int]"),))
    monkeypatch.setattr(writing, "games", lambda: [(Path("yard"), wrong)])
    monkeypatch.setattr(sys, "argv", ["material.py", "--check"])
    with pytest.raises(SystemExit, match=r"Yard\.lineup is not Fixed"):
        writing.main()


def test_the_tool_writes_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(writing, "ROOT", tmp_path)
    monkeypatch.setattr(writing, "games", lambda: [(tmp_path, YARD)])
    for arguments, code, says in (
        (["--check"], 1, "state.py is stale\nplaces.py is stale"),
        ([], 0, "wrote state.py\nwrote places.py"),
        (["--check"], 0, ""),
    ):
        monkeypatch.setattr(sys, "argv", ["material.py", *arguments])
        assert writing.main() == code
        assert capsys.readouterr().out.strip() == says
    assert (tmp_path / "state.py").read_text("utf-8") == writing.written(YARD)


# -- what is true of every game ------------------------------------------------------------------------------------


@every_game
def test_written_files_say_what_is_declared(name: str) -> None:
    material = of_game(name)
    folder = next(folder for folder, found in writing.games() if found is material)
    stale = [path.name for path, _ in writing.stale() if path.parent == folder]
    assert stale == [], "run tools/material.py"


@every_game
def test_what_is_fixed_holds_nothing_that_can_be_changed_in_place(name: str) -> None:
    info = games.find(name)
    options = games.settle(info, {}, games.load_pack(info))
    for seats in info.seats:
        if not info.forbids(seats, options):
            g = info.module("game").table(seats, options, games.load_pack(info))
            for each in of_game(name).fields:
                if isinstance(each, Fixed):
                    check_fixed(each, getattr(g, each.name))


def check_fixed(each: Field, value: object) -> None:
    """A value, or one inside a tuple, can be shared: what can be changed is a collection or has a clone of its own."""
    shared = value is None or isinstance(value, (int, str, tuple, frozenset)) or not hasattr(value, "__iter__")
    assert shared, f"{each.name} is a {type(value).__name__}"
    assert not hasattr(value, "clone"), f"{each.name} is a {type(value).__name__}, which is cloned elsewhere"
    for inner in value if isinstance(value, tuple) else ():
        check_fixed(each, inner)


# -- where cards lie, what is hidden, what is conserved ------------------------------------------------------------


def test_every_card_lies_somewhere(quiet: Haggle) -> None:
    quiet.gone.add(quiet.deck.pop())
    found = places(quiet)
    wanted = dict.fromkeys(quiet.deck, DECK) | dict.fromkeys(quiet.stall, STALL) | dict.fromkeys(quiet.gone, GONE)
    for seat in range(3):
        wanted |= dict.fromkeys(quiet.hands[seat], HAND + seat)
    assert dict(enumerate(found)) == wanted
    quiet.gone.pop()
    assert places(quiet).count(NOTHING) == 1


def test_the_rest_lies_in_a_place_of_its_own(quiet: Haggle, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = int(quiet.deck.pop())
    with_box = replace(MATERIAL, fields=(*MATERIAL.fields, Zone("box", "box", "rest", "all")))
    monkeypatch.setattr("haggle.material.MATERIAL", with_box)
    assert places(quiet)[lost] == dict(with_box.constants())["BOX"]
    audit(quiet)


def test_a_seat_does_not_know_hidden_cards_and_purses(quiet: Haggle) -> None:
    g = quiet
    shown = g.hands[2][0]
    g.learn(shown, EVERYONE)
    assert secrets(g, 0) == [*g.deck, *g.hands[1], *g.hands[2][1:], *g.gone, g.cash[1], g.cash[2]]
    assert len(secrets(g, ONLOOKER)) == len(secrets(g, 0)) + len(g.hands[0]) + 1


def test_copies_that_look_alike_are_the_same_secret(quiet: Haggle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(quiet.rules), "alike", lambda self, g, card: card % 4)
    assert secrets(quiet, 0)[: len(quiet.deck)] == [card % 4 for card in quiet.deck]


def test_rules_may_add_secrets(quiet: Haggle, monkeypatch: pytest.MonkeyPatch) -> None:
    before = secrets(quiet, 1)
    monkeypatch.setattr(type(quiet.rules), "secrets", lambda self, g, seat: [77, seat])
    assert secrets(quiet, 1) == [*before, 77, 1]


def lost(g: Haggle) -> None:
    g.deck.pop()


def doubled(g: Haggle) -> None:
    g.gone.add(g.hands[1][0])


def disordered(g: Haggle) -> None:
    g.hands[1] = g.hands[1][::-1]


def unknown_to_its_owner(g: Haggle) -> None:
    g.lose_track(g.hands[1][0], 0b010)


def not_seen_by_all(g: Haggle) -> None:
    g.lose_track(g.stall[0], 0b010)


def overdrawn(g: Haggle) -> None:
    g.cash[1] = -1


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lost, r"cards \[\d+\] lie nowhere"),
        (doubled, r"gone: card \d+ lies in two places"),
        (disordered, r"hands: \[.*\] are not in order"),
        (unknown_to_its_owner, r"hands: card \d+ is known to 0, not to 10"),
        (not_seen_by_all, r"stall: card \d+ is known to 11111101, not to 11111111"),
        (overdrawn, r"purses hold"),
    ],
)
def test_what_is_lost_doubled_or_unseen_is_noticed(quiet: Haggle, spoil: Callable[[Haggle], None], says: str) -> None:
    audit(quiet)
    spoil(quiet)
    with pytest.raises(RulesBug, match=says):
        audit(quiet)


def test_a_game_may_be_played_with_some_of_its_cards(quiet: Haggle, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = int(quiet.deck.pop())
    monkeypatch.setattr(
        type(quiet.rules), "cards", lambda self, g: [card for card in range(len(g.known)) if card != lost]
    )
    audit(quiet)


def test_slots_are_rows_of_one_card_or_none(yard: ModuleType) -> None:
    g = laid_out(yard)
    g.pitcher, g.bench[2] = 4, 7
    zones = {zone.name: zone for zone in YARD.zones}
    assert zones["pitcher"].rows(g) == [[4]]
    assert zones["bench"].rows(g) == [[], [], [7]]
    assert zones["box"].rows(g) == []
    g.pitcher = -1
    assert zones["pitcher"].rows(g) == [[]]


def test_a_row_may_have_a_share_for_every_seat(yard: ModuleType) -> None:
    g = laid_out(yard)
    g.deck.fill([9, 1, 4, 0])
    shared = Zone("deck", "table", "row", "all", part="table{seat}", share=4)
    assert shared.rows(g) == [[1, 0], [4], [9]]
    assert (shared.width, shared.part_at(1)) == (8, "table1")


def test_the_material_of_a_position_is_that_of_its_game(quiet: Haggle) -> None:
    assert of(quiet) is MATERIAL is of_game("haggle")
