import itertools
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from sandlot.table import text
from sandlot.table.layout import cells, clean, wrap, wrap_pieces
from sandlot.table.parts import (
    Chart,
    Counter,
    Diamond,
    Dice,
    Ledger,
    LineRow,
    LineScore,
    Marker,
    Option,
    Part,
    Prompt,
    Runner,
    Seat,
    Table,
    Threat,
    Track,
    Zone,
    back,
    backs,
    face,
)
from sandlot.table.rich_text import show
from table.examples import card_game, season
from table.strategies import KINDS, TABLES

# What a person does not read: references between parts, to drawings and to colours.
REFERENCES = {"id", "tone", "art", "place", "drawing", "part", "to", "copies"}


def body(*parts: Any, width: int = 60) -> str:
    """The parts of a table as text, without its title."""
    return text.render(Table(viewer=0, parts=parts), width).split("\n\n", 1)[1]


def test_the_whole_table() -> None:
    assert (
        str(card_game())
        == """\
CARD BALL                                                                             Top of the 3rd
════════════════════════════════════════════════════════════════════════════════════════════════════
VISITOR 3 · HOME 1 · outs ●○○ · on 1st and 3rd
Ann must play a card.

    ◇       VISITOR at bat                  1  2  ▾3  R   Runs 0–10
  ╱   ╲     Outs ●○○         ▸ VISITOR (V)  0  2   1  3     VISITOR (V) ■■■□□□□□□□ 3
◆       ◆   1st runner         HOME (H)     1  0   ·  1     HOME (H)    ■□□□□□□□□□ 1
  ╲   ╱     2nd –
    ⌂       3rd runner

Draw deck: 53 cards   Pile: 27 cards: F Fly out on top

── Bo · HOME (H) ──      ── Cy · VISITOR (V) ──    ── Di · HOME (H) ──
   Hand: ▒ ▒ ▒ 3 cards      misses the next turn      Hand: ▒ ▒ ▒ 3 cards
                            Hand: ▒ ▒ ▒ 3 cards

── Ann · VISITOR (V) · you · to answer ──
   Hand · 3 cards
   ┌─ 1B [1] ───────────────┐ ┌─ SB [2] ───────────────┐ ┌─ K [3] ────────────────┐
   │ Single                 │ │ Stolen base            │ │ Strike out             │
   │ Batter to 1st, every   │ │ The leading runner     │ │ Batter out.            │
   │ runner one base.       │ │ advances one base.     │ │                        │
   └──────────────── green ─┘ └──────────────── green ─┘ └────────────────── red ─┘

   Original hand: 3

── Ann · choose one ────────────────────────────────────────────────────────────────────────────────
Play one card. (CG-TRN-2)
  1  Play Single → Pile
  2  Play Stolen base → Pile
  3  Play Strike out → Pile"""
    )


def test_two_fields_side_by_side_with_speeds_and_threats() -> None:
    first = Diamond(
        id="a",
        label="Ann",
        bases=(Runner(label="Iva", speed="fast"), None, Runner(speed="slow")),
        threats=(Threat(hit="HR", speed="fast", label="Volt"), Threat(hit="1B")),
    )
    assert (
        body(first, Diamond(id="b", label="Bo"), width=80)
        == """\
Ann                                         Bo
    ◇       1st Iva, fast                       ◇       1st –
  ╱   ╲     2nd –                             ╱   ╲     2nd –
◆       ◆   3rd slow                        ◇       ◇   3rd –
  ╲   ╱     Threatened HR fast (Volt), 1B     ╲   ╱
    ⌂                                           ⌂"""
    )


def test_a_chart_marks_the_live_row_and_cell() -> None:
    chart = Chart(
        id="c",
        label="Payout",
        rule="LB-6",
        columns=("Wins", "Pays"),
        live=1,
        live_column=1,
        rows=(("0-9", "$500"), ("10-19", "$1,500")),
    )
    assert (
        body(chart)
        == """\
Payout (LB-6)
     Wins      Pays
      0-9      $500
  ▸ 10-19  «$1,500»"""
    )


def test_a_chart_too_wide_is_written_out_row_by_row() -> None:
    chart = Chart(id="c", label="Wide", columns=("Die", "A" * 30, "B" * 30), rows=(("1", "x", "y"),), live=0)
    assert (
        body(chart)
        == f"""\
Wide
  ▸ Die: 1; {"A" * 30}: x;
    {"B" * 30}: y"""
    )


def test_a_ledger_without_headings_keeps_what_its_rows_are_in_a_column() -> None:
    names = ", ".join(["Read the Seams"] * 5)
    ledger = Ledger(id="l", label="Discarded", rows=(("Actions", names), ("Men", "none")))
    assert (
        body(ledger)
        == """\
Discarded
  Actions  Read the Seams, Read the Seams, Read the Seams,
           Read the Seams, Read the Seams
  Men      none"""
    )


def test_a_line_score_shows_innings_not_played_and_further_totals() -> None:
    score = LineScore(
        id="s",
        innings=("1", "2"),
        totals=("R", "H"),
        batting=1,
        inning=1,
        rows=(
            LineRow(label="Away", innings=(0, 12), totals=(12, 9)),
            LineRow(label="Home", innings=(1,), totals=(1, 2)),
        ),
    )
    assert (
        body(score)
        == """\
        1  ▾2   R  H
  Away  0  12  12  9
▸ Home  1   ·   1  2"""
    )


def test_named_places_stay_visible_when_empty() -> None:
    lineup = Zone(
        id="l",
        label="Line-up",
        slots=("1st", "2nd", "3rd"),
        parts=(face("l", "2nd", 5, "Oak", note="new"), back("l", "3rd")),
    )
    assert (
        body(lineup)
        == """\
Line-up
┌┄ 1st ┄┄┄┄┄┄┄┄┄┄┄┐ ┌─ 2nd ───────────┐ ┌─ 3rd ───────────┐
┆                 ┆ │ Oak             │ │░░░░░░░░░░░░░░░░░│
┆                 ┆ │ new             │ │░░░░░░░░░░░░░░░░░│
└┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘ └─────────────────┘ └─────────────────┘"""
    )


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        (Zone(id="z", label="Deck", layout="stack"), "Deck: empty"),
        (Zone(id="z", label="Deck", layout="stack", count=1), "Deck: 1 card"),
        (Zone(id="z", label="Hand", parts=backs("z", 2)), "Hand: ▒ ▒ 2 cards"),
        (Zone(id="z", label="Hand", parts=backs("z", 2, label="OPS")), "Hand: 2 cards: ▒ OPS ×2"),
        (
            Zone(id="z", label="Pile", layout="stack", parts=(face("z", 0, 1, "Low"), face("z", 1, 2, "High"))),
            "Pile: 2 cards: High on top, Low",
        ),
        (Counter(id="n", label="Cash", value=1500, shown="$1,500"), "Cash: $1,500"),
        (
            Counter(id="n", label="Loans", value=1, limit=3, why="paid in full", rule="LB-2"),
            "Loans: 1 of 3\n  ✗ paid in full (LB-2)",
        ),
        (Dice(id="d", label="Roll", values=(3, 4), modifier=-1), "Roll: d6 (3) (4) -1 = 6"),
        (Dice(id="d", label="Roll", sides=10), "Roll: d10, not rolled"),
        (
            Track(
                id="t",
                label="Media",
                high=3,
                steps=("none", "radio", "press", "TV"),
                markers=(Marker(label="Ann", value=1), Marker(label="Cleo", value=3)),
            ),
            "Media 0–3\n  Ann  ■□□ 1 radio\n  Cleo ■■■ 3 TV\n  steps: 0 none, 1 radio, 2 press, 3 TV",
        ),
        (Track(id="t", label="Wins", high=162, markers=(Marker(label="Ann", value=81),)), "Wins 0–162\n  Ann 81"),
    ],
)
def test_small_parts(zone: Any, told: str) -> None:
    assert body(zone) == told


def test_options_say_where_they_go_and_stand_in_columns() -> None:
    zone = Zone(id="l", label="Line-up", slots=("1st",))
    passes = (Option(option=at, text=f"Pass {at}") for at in range(9))
    options = (Option(option=9, text="Oak", to="l:1st"), *passes)
    prompt = Prompt(seat=0, sentence="Who?", form="assign", options=options)
    shown = text.render(Table(parts=(zone,), prompt=prompt))
    assert (
        shown.split("Who?\n")[1]
        == """\
   1  Oak → Line-up 1st     5  Pass 3                9  Pass 7
   2  Pass 0                6  Pass 4               10  Pass 8
   3  Pass 1                7  Pass 5
   4  Pass 2                8  Pass 6"""
    )


def test_the_numbers_of_options_stand_at_what_they_act_on() -> None:
    diamond = Diamond(id="d", bases=(Runner(label="Iva"), None, None), threats=(Threat(hit="HR"),))
    prompt = Prompt(
        seat=0,
        sentence="?",
        options=(
            Option(option=5, text="a", part="d:1st"),
            Option(option=6, text="b", part="d:hit0"),
            Option(option=7, text="c", part="d:1st"),
        ),
    )
    shown = text.render(Table(parts=(diamond,), prompt=prompt))
    assert "1st Iva [1,3]" in shown
    assert "Threatened HR [2]" in shown


def test_a_spectator_is_told_so() -> None:
    assert text.render(Table(label="Game", phase="Inning 1"), 60).startswith(
        "Game                                    Inning 1 · spectator\n"
    )


def test_control_characters_do_not_reach_the_terminal() -> None:
    shown = text.render(Table(parts=(Seat(id="s", seat=0, label="A\x1b[31mnn\nx"),)))
    assert "── A [31mnn x ──" in shown


def test_a_stat_stays_beside_its_name() -> None:
    assert wrap_pieces(["ERA 5", "IP 7", "W 7", "SV 8"], 14) == ["ERA 5 · IP 7 ·", "W 7 · SV 8"]
    assert wrap_pieces(["ERA 5", "IP 7", "SV 8"], 13) == ["ERA 5 ·", "IP 7 · SV 8"]
    assert wrap_pieces(["a name too long 5", "R 1"], 8) == ["a name", "too long", "5 · R 1"]
    assert wrap_pieces([], 8) == []


def test_wrapping_loses_nothing_and_knows_wide_letters() -> None:
    assert wrap("to the 漢字漢字 end", 6) == ["to the", "漢字漢", "字 end"]
    assert cells("漢é") == 3
    assert cells("e\u0301") == 1


@given(TABLES, st.integers(60, 120))
def test_any_table_fits_any_width(table: Table, width: int) -> None:
    shown = text.render(table, width)
    assert max(map(cells, shown.split("\n"))) <= width
    assert shown == text.render(msgspec.convert(msgspec.to_builtins(table), Table), width)
    assert all(clean(line) == " ".join(line.split()) for line in shown.split("\n"))


class Tokens:
    """Values for every field, each string a word of its own, remembered if a person should read it"""

    def __init__(self) -> None:
        self.count = itertools.count(10)
        self.seen: list[str] = []

    def of(self, hint: Any, readable: bool) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if hint is str:
            word = f"w{next(self.count)}w"
            self.seen += [word] if readable else []
            return word
        if hint in (int, bool):
            return hint(1)
        if origin is Literal:
            return args[0]
        if origin is tuple and args[-1] is Ellipsis:
            return tuple(self.of(args[0], readable) for _ in range(2))
        if origin is tuple:
            return tuple(self.of(arg, readable) for arg in args)
        return self.make(next(arg for arg in args or (hint,) if arg is not type(None)))

    def make(self, kind: Any, **given: Any) -> Any:
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in given}
        if kind is Seat:
            given["parts"] = (self.make(Counter),)
        return kind(
            **{name: self.of(hint, name not in REFERENCES) for name, hint in hints.items() if name not in given},
            **given,
        )


def printed(table: Table, width: int) -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    with console.file:
        show(console, table)
        return console.export_text()


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("renderer", [text.render, printed])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_nothing_of_any_kind_is_left_out(kind: type[Part], renderer: Any, width: int) -> None:
    tokens = Tokens()
    shown = renderer(Table(viewer=0, parts=(tokens.make(kind),)), width)
    assert tokens.seen
    assert [word for word in tokens.seen if word not in shown] == []


@pytest.mark.parametrize("renderer", [text.render, printed])
def test_nothing_of_prompt_and_table_is_left_out(renderer: Any) -> None:
    tokens = Tokens()
    table = tokens.make(Table, parts=(), prompt=tokens.make(Prompt))
    shown = renderer(table, 100)
    assert [word for word in tokens.seen if word not in shown] == []


@pytest.mark.parametrize("renderer", [text.render, printed])
def test_every_card_of_a_stack_is_named(renderer: Any) -> None:
    names = [f"Card{number}" for number in range(30)]
    pile = Zone(id="z", layout="stack", parts=tuple(face("z", at, at, name) for at, name in enumerate(names)))
    shown = renderer(Table(parts=(pile,)), 60)
    assert [name for name in names if name not in shown] == []


def test_every_part_of_the_examples_is_named() -> None:
    for table in (card_game(), season()):
        shown = text.render(table, 120)
        for part in table.parts:
            assert part.label in shown
