"""A game of many decisions, played at a terminal from its first question to its end."""

import random
import re
from pathlib import Path

import pytest

from cli.pseudo_terminal import Terminal, plain
from sandlot.match import Match

ROWS = 45
COLUMNS = 100
QUESTION = r"Owner A> $|Enter seals it.*: $|outside the turn> $|The match is over"
ARGUMENTS = ("lords", "--seats", "2", "--option", "years=1", "--bots", "greedy", "--seed", "3", "--pace", "0")


def answer(page: str, rng: random.Random) -> str:
    """Enter where that goes on, else the number of any answer."""
    if not page.endswith("Owner A> "):
        return ""
    asked = page[page.rindex("Owner A · choose") if "Owner A · choose" in page else 0 :]
    numbers = re.findall(r"(?:^|\s)(\d+)  \S", asked, re.MULTILINE)
    return rng.choice(numbers or ["1"])


@pytest.mark.engine("compiled")
def test_a_year_of_owners_is_played_to_its_end_and_every_page_fits(tmp_path: Path) -> None:
    rng = random.Random(3)
    with Terminal(tmp_path, *ARGUMENTS, columns=COLUMNS, rows=ROWS) as terminal:
        while "The match is over" not in terminal.until(QUESTION):
            page = plain(terminal.seen[terminal.seen.rindex(b"\x1b[2J") :])
            assert max(map(len, page.splitlines())) <= COLUMNS
            assert page.count("\n") < ROWS + 3  # a filled-in form is repeated below its page
            terminal.type(answer(page, rng))
        assert terminal.finish() == 0
    (path,) = (tmp_path / "matches").glob("*.sandlot.json")
    assert Match.load(path).over
