"""A terminal of 80×24 or 120×40 shows what a player needs, in every game: the score, the figures of every card in
hand or on offer, what the others did, the question; and it says what it put away."""

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from rich.console import Console, Group
from rich.text import Text

from cli.pseudo_terminal import Terminal
from sandlot import games
from sandlot.cli.terminal.session import look_of
from sandlot.cli.terminal.story import Story
from sandlot.cli.terminal.turn import Turn
from sandlot.match import Match
from sandlot.table.fitting import fitting
from sandlot.table.layout import cells
from sandlot.table.log import LogLine
from sandlot.table.parts import Card, Ledger, LineScore, Part, Seat, Table, Track, Zone, walk

SIZES = [(80, 24), (120, 40)]
MANY = 20  # answers above which 24 lines cannot hold the figures of every card: Lords' season turn
TURNS = {"highlights": 9, "moorwerk": 7, "cosmic": 17, "fantasy": 13, "lords": 23}  # every so manyth move is looked at


Kind = TypeVar("Kind", bound=Part)


class Moment:
    """A question of a match, and the screen that a person of this size of terminal gets."""

    def __init__(self, match: Match, size: tuple[int, int]) -> None:
        self.match = match
        seat = match.game.open[0]
        story = Story(match)
        turn = Turn(match.game, seat, story)
        self.table: Table = turn.table()
        mine = [ply for ply, move in enumerate(match.moves) if move.seat == seat]
        self.log: list[LogLine] = story.lines(seat, mine[-1] if mine else 0)
        out = io.StringIO()
        console = Console(width=size[0], file=out, force_terminal=False, _environ={"TERM": "dumb"})
        page = fitting(console, self.table, self.log, size[0], size[1] - 2, look_of(match), turn.brings())
        texts = [line for line in page.renderables if isinstance(line, Text)] if isinstance(page, Group) else []
        self.widest = max(cells(line.plain) for line in texts)  # before the console crops it
        console.print(page)
        self.lines = out.getvalue().splitlines()
        self.text = " ".join(" ".join(line.split()) for line in self.lines)

    def parts(self, kind: type[Kind]) -> list[Kind]:
        """All parts of a kind."""
        return [part for part in walk(self.table) if isinstance(part, kind)]


def moments(game: str, size: tuple[int, int], wanted: int) -> Iterator[Moment]:
    """Questions from games at random, early and late ones."""
    info = games.find(game)
    found = 0
    for seed in range(20):
        chance = random.Random(seed)
        match = Match.new(game, info.seats[seed % len(info.seats)], seed)
        while not match.over and len(match.moves) < TURNS[game] * wanted:
            if len(match.moves) % TURNS[game] == seed:
                yield Moment(match, size)
                found += 1
                if found == wanted:
                    return
            seat = match.game.open[0]
            turn = Turn(match.game, seat, Story(match))
            while not turn.picks or not turn.tried().complete:
                turn.picks.append(chance.choice(turn.tried().options))
            match.play(seat, turn.picks)


def standing(moment: Moment) -> list[str]:
    """How the game stands, as the whole table tells it: every team's or owner's name with its figure."""
    told = []
    for score in moment.parts(LineScore):
        told += [f"{row.label} {'R ' if len(row.totals) > 1 else ''}{row.totals[0]}" for row in score.rows]
    for track in moment.parts(Track):
        if track.id in ("wins", "score"):  # Lords: wins of the season and victory points
            told += [f"{marker.label} {marker.value}" for marker in track.markers]
    for ledger in moment.parts(Ledger):
        if ledger.id == "standings" and "Wins" in ledger.columns:  # Fantasy
            manager, wins = ledger.columns.index("Manager"), ledger.columns.index("Wins")
            told += [f"{row[manager]} Waiver {row[0]}, Wins {row[wins]}" for row in ledger.rows]
    return told


def needed(moment: Moment) -> list[Card]:
    """The cards that are on offer or in the asked seat's own hand."""
    prompt = moment.table.prompt
    assert prompt is not None
    offered = {option.part for option in prompt.options}
    seats = [part for part in moment.parts(Seat) if part.seat == moment.table.viewer]
    own = {card.id for part in seats for zone in walk(part) if isinstance(zone, Zone) and zone.layout == "fan"
           for card in zone.parts}  # fmt: skip
    cards = [part for part in moment.parts(Card) if part.card >= 0]
    return [card for card in cards if card.id in offered | own]


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_small_screen_shows_what_a_player_needs(game: str, size: tuple[int, int]) -> None:
    checked = 0
    for moment in moments(game, size, 12):
        where = f"after {len(moment.match.moves)} moves:\n" + "\n".join(moment.lines)
        assert len(moment.lines) <= size[1] - 2, where
        assert moment.widest <= size[0], where
        for told in standing(moment):
            assert told in moment.text, f"{told}: {where}"
        prompt = moment.table.prompt
        assert prompt is not None
        for number, option in enumerate(prompt.options, 1):
            assert re.search(rf"(^|\s|┃ ){number} +{re.escape(option.text.split(' · ')[0])}", moment.text), where
        if len(prompt.options) <= MANY or size != SIZES[0]:
            checked += check_figures(moment, where)
        if moment.log:
            assert " ".join(moment.log[-1].text.split()) in moment.text, where
    assert checked


def check_figures(moment: Moment, where: str) -> int:
    """Every needed card has a line, or a box, with its name and all its figures."""
    framed = any(line.startswith("╭") for line in moment.lines)
    cards = needed(moment)
    for card in cards:
        figures = [f"{name} {value}".strip().casefold() for name, value in card.stats]
        places = [moment.text] if framed else moment.lines
        found = [line for line in places if card.label.split()[0] in line]
        assert any(all(figure in line.casefold() for figure in figures) for line in found), f"{card.label}: {where}"
    return len(cards)


@pytest.mark.parametrize("game", sorted(TURNS))
def test_what_is_put_away_is_named_with_the_way_to_see_it(game: str) -> None:
    named = 0
    for moment in moments(game, (80, 24), 6):
        kinds = [part for part in moment.table.parts if isinstance(part, Zone | Track | Ledger) and part.label]
        missing = [part.label for part in kinds if part.label not in moment.text and getattr(part, "parts", True)]
        cut = [line for line in moment.lines if line.endswith("…")]
        if [label for label in missing if label not in ("Standings", "Runs")] or cut:
            assert moment.lines[-1].startswith("Put away: "), "\n".join(moment.lines)
            assert moment.lines[-1].endswith("`table` shows all.")
            named += 1
    assert named or game == "moorwerk"


@pytest.mark.parametrize(
    ("game", "figures", "score"),
    [
        ("moorwerk", r"1  play \w+ · .+ · (green|red|blue) · ", "VISITOR 0, HOME 0"),
        ("highlights", r"1  play \S+ · .+ · Hits .+, Speed \w+, Rev \d", r"R 0 W 0, .+ R 0 W 0"),
        ("cosmic", r"1  choose .+ · Hitting \d, Pitching \d", r"Venn 0, .+ 0"),
        ("fantasy", r"1  keep C\d\d · .+ · \w+ \d+, .+ · (Good|Evil) \w+", r"Wins 0; .+Wins 0"),
        ("lords", r"\w+ · OPS \d, for .+ · Off-season", r"to answer"),
    ],
)
def test_at_a_real_terminal_of_80_by_24(tmp_path: Path, game: str, figures: str, score: str) -> None:
    with Terminal(tmp_path, game, "--bots", "greedy", "--pace", "0", "--seed", "5", columns=80, rows=24) as terminal:
        page = terminal.until(r"> $")
        while not re.search(figures, page):
            terminal.type("" if "Enter seals it" in page else "1")
            page = terminal.until(r"(> |the last pick: )$")
        assert re.search(score, page), page
        terminal.type("why 1")
        told = terminal.until(r"It would bring: [^>]*> $")
        assert re.search(r"[A-Z]+-[\w.]+-\w+\)", told), told  # the rule of the question
