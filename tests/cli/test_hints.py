"""What a hint says is a sentence in every game: after `A bot would` stands a verb."""

import random
import re
from pathlib import Path

import pytest

from cli.pseudo_terminal import play
from sandlot import games
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import deed, phrase
from sandlot.match import Match

MOVES = {"moorwerk": 60, "highlights": 150, "cosmic": 150, "fantasy": 150, "lords": 250}
VERBS = set(
    re.findall(
        r"\w+",
        """
    accept act add aim bid bring buy cancel challenge change choose copy counter cut discard drop fill give hit hold
    keep lend line lower make nominate offer pass pay play put refuse repay return roll save say send spend stop swap
    take try trade turn use wake withdraw
        """,
    )
)


def begun(game: str, seats: int, seed: int) -> Match:
    """A match with some of its yes-or-no options turned round."""
    chance = random.Random(seed)
    flags = [option for option in games.find(game).options if isinstance(option.default, bool)]
    options = {option.name: not option.default for option in flags if chance.random() < 0.5}
    barred = games.find(game).forbids(seats, games.find(game).read_options(options))
    return Match.new(game, seats, seed, {} if barred else options)


@pytest.mark.parametrize("game", sorted(MOVES))
def test_every_move_reads_as_a_deed(game: str) -> None:
    for seed, seats in enumerate(games.find(game).seats * (3 if len(games.find(game).seats) == 1 else 1)):
        match, chance = begun(game, seats, seed), random.Random(seed)
        while not match.over and len(match.moves) < MOVES[game]:
            seat = match.game.open[0]
            trial = attempt(match.game, seat)
            for option in trial.options:
                said = deed(match.game, phrase(trial.game, seat, option))
                assert said.split()[0] in VERBS, f"A bot would {said}."
            picks: list[int] = []
            while not trial.complete:
                picks.append(chance.choice(trial.options))
                trial.pick(picks[-1])
            match.play(seat, picks)


def test_a_phrase_without_a_verb_gets_one() -> None:
    g = Match.new("highlights", 2, 1).game
    assert deed(g, "nobody On Deck") == "put nobody On Deck"
    assert deed(g, "play SF-01 cancelling hit 1 (1B)") == "play SF-01 cancelling hit 1 (1B)"
    g = Match.new("lords", 2, 1).game
    assert deed(g, "loan $5,000") == "take a loan of $5,000"
    assert deed(g, "no loan") == "take no loan"
    assert deed(g, "home run") == "hit a home run"


def test_the_terminal_says_it_so(tmp_path: Path) -> None:
    done = play(tmp_path, "lords", "--bots", "greedy", "--seed", "3", typed="hint\n")
    assert "A bot would take the " in done.stdout
