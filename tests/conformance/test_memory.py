"""A table may leave remembering to people: then it shows nobody more than lies open for them."""

from typing import cast

from conformance.cases import Case
from conformance.walk import Looks, Walk
from sandlot.kernel.events import knower
from sandlot.kernel.game import Game
from sandlot.kernel.registry import SHOW_REMEMBERED
from sandlot.table.memory import KNOWN
from sandlot.table.parts import Card, Table, walk


def seen(g: Game, viewer: int) -> Table:
    return cast(Table, g.table(viewer))


def faces(table: Table) -> set[int]:
    """The cards that are shown as themselves; a pile may show their kind only."""
    return {part.card for part in walk(table) if isinstance(part, Card) and part.id == f"card:{part.card}"}


def test_what_people_must_remember_is_not_shown(plain: Case, budget: dict[str, int]) -> None:
    if SHOW_REMEMBERED not in {option.name for option in plain.info.options}:
        nothing_to_remember(plain, budget)
        return
    case = Case(plain.info, plain.seats, {**plain.options, SHOW_REMEMBERED: False}, cards=plain.cards)
    turned = 0
    for seed in range(budget["walks"] + 9):
        if turned and seed >= budget["walks"]:
            break  # more only where nobody had anything to remember
        game = Walk(case, seed)
        looks = Looks(case, seed, budget["looks"])
        for _ in game.decisions():
            if looks.now():
                turned += sum(turned_over(game, viewer) for viewer in case.viewers())
    assert turned or case.seats < case.info.seats[-1], "nobody ever knew a hidden card"


def nothing_to_remember(case: Case, budget: dict[str, int]) -> None:
    """A game without the option shows nobody a card only because it was seen before."""
    game = Walk(case, 1)
    looks = Looks(case, 1, budget["looks"])
    for _ in game.decisions():
        if looks.now():
            for viewer in case.viewers():
                marked = [part for part in walk(seen(game.g, viewer)) if isinstance(part, Card) and KNOWN in part.marks]
                game.need(not marked, f"{marked} are remembered, and there is no option {SHOW_REMEMBERED}")


def turned_over(game: Walk, viewer: int) -> int:
    """How many cards a viewer could remember and does not see; the table stays the same if they are forgotten."""
    kind = seen(game.g, viewer)
    reminding = game.g.clone()
    reminding.reminds = True
    told = seen(reminding, viewer)
    hidden = faces(told) - faces(kind)
    marked = {part.card for part in walk(told) if isinstance(part, Card) and KNOWN in part.marks}
    asked = {option.part for option in kind.prompt.options} if kind.prompt else set()
    game.need(faces(kind) <= faces(told), "the option only hides")
    game.need({card for card in marked - hidden if f"card:{card}" not in asked} == set(), "a remembered card is shown")
    game.need(kind.prompt == told.prompt, "the question is the same")
    forgetful = game.g.clone()
    for card in hidden:
        forgetful.lose_track(card, 1 << knower(viewer))
    game.need(seen(forgetful, viewer) == kind, "what is not shown shows in another way")
    return len(hidden)
