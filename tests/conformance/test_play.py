"""At every decision of random play: questions, clones, notation, storing, replay, conservation, the end."""

from conformance import checks
from conformance.cases import Case
from conformance.walk import Walk


def test_a_random_game_keeps_the_laws(case: Case, budget: dict[str, int]) -> None:
    for seed in range(budget["walks"]):
        checks.whole_game(Walk(case, seed), budget["looks"], budget["moves_read"], budget["stride"])
