"""The laws that hold at every decision of every game. Each check raises Broken with the place."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from conformance.walk import Broken, Looks, Walk, random_move, replay
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.material import audit
from sandlot.kernel.moves import Attempt, attempt, attempt_aside
from sandlot.kernel.notation import phrase, read, read_aside, write, write_aside
from sandlot.kernel.sets import Gathering, answer
from sandlot.table.parts import Card, Table, Zone
from sandlot.table.parts import walk as parts

MOST_OPTIONS = 100
MOST_ACTIONS = 4_096

Try = Callable[[Game, int, Sequence[int]], Attempt]


class Copies:
    """Clones of all earlier positions with their fingerprints; a later move must not reach them."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, Game, int]] = []

    def keep(self, walk: Walk) -> None:
        """Remember the position as it is."""
        self.kept.append((walk.ply, walk.g.clone(), walk.g.digest()))

    def check(self, walk: Walk, sample: int = 0) -> None:
        """All clones, or a random sample of them, are as they were."""
        chosen = walk.rng.sample(self.kept, sample) if 0 < sample < len(self.kept) else self.kept
        for ply, copy, digest in chosen:
            walk.need(copy.digest() == digest, f"the clone made at ply {ply} has changed since")


def question(walk: Walk) -> None:
    """Options are sorted, unique, in range and not too many; who is asked is consistent; asking changes nothing."""
    g, need = walk.g, walk.need
    need(0 < g.actions <= MOST_ACTIONS, f"{g.actions} actions")
    need(g.seat in g.open, f"seat {g.seat} is asked but {g.open} are open")
    need(list(g.open) == sorted(set(g.open)), f"the open seats are {g.open}")
    need(g.then is not None or len(g.open) == 1, f"{g.open} are open though no answers are sealed")
    before = g.digest()
    for seat in g.open:
        options = g.choice.options(g, seat)
        name = f"{type(g.choice).__name__} to seat {seat}"
        need(len(options) > 0, f"{name} offers nothing")
        need(len(options) <= MOST_OPTIONS, f"{name} has {len(options)} options")
        need(options == sorted(set(options)), f"{name}: the options {options} are not sorted and unique")
        need(min(options) >= 0 and max(options) < g.actions, f"{name}: {options} are not in range({g.actions})")
        need(seat != g.seat or options == g.options, f"{name}: {g.options} are offered, asked again {options}")
    for seat in range(g.seats):
        asides = g.asides(seat)
        need(asides == sorted(set(asides)), f"the asides {asides} of seat {seat} are not sorted and unique")
        need(all(0 <= option < g.actions for option in asides), f"asides {asides} of seat {seat}")
    need(g.digest() == before, f"asking {type(g.choice).__name__} changes the position")


def refusal(walk: Walk) -> None:
    """An illegal answer is refused and changes nothing."""
    g = walk.g
    before = g.digest()
    wrong = next(option for option in range(g.actions + 1) if option not in g.options)
    stranger = next((seat for seat in range(g.seats) if seat not in g.open), NOBODY)
    for seat, pick in ((g.seat, wrong), (stranger, g.options[0])):
        try:
            g.answer(seat, [pick])
        except IllegalMove:
            walk.need(g.digest() == before, f"the refused answer {pick} of seat {seat} changed the position")
        else:
            raise Broken(f"{walk.where}: the answer {pick} of seat {seat} is not refused")


def storing(walk: Walk) -> None:
    """A position survives pickling and plays on equally."""
    g = walk.g
    data = pickle.dumps(g.clone())
    back = pickle.loads(data)
    walk.need(back.digest() == g.digest(), "the position is another one after pickling")
    ahead = g.clone()
    option = walk.rng.choice(g.options)
    ahead.apply(option)
    back.apply(option)
    walk.need(back.digest() == ahead.digest(), f"after pickling, {option} leads to another position")


def complete_moves(trial: Try, walk: Walk, seat: int, most: int) -> list[list[int]]:
    """Complete moves of a seat, in random order, at most so many; the texts along the way are unique."""
    found: list[list[int]] = []

    def grow(picks: list[int]) -> None:
        tried = trial(walk.g, seat, picks)
        if tried.complete:
            found.append(picks)
            return
        texts = [phrase(tried.game, seat, option) for option in tried.options]
        walk.need(len(set(texts)) == len(texts), f"two picks of seat {seat} read the same: {texts}")
        for text in texts:
            walk.need(text == " ".join(text.split()), f"{text!r} has spaces that reading does not keep")
        for option in walk.rng.sample(tried.options, len(tried.options)):
            if len(found) < most:
                grow([*picks, option])

    grow([])
    return found


def notation(walk: Walk, most: int) -> None:
    """Every complete move (at most so many a seat) is read back from its text; no two have the same text."""
    g = walk.g
    for seat in g.open:
        _round_trip(walk, seat, complete_moves(attempt, walk, seat, most), write, read)
    for seat in range(g.seats):
        if g.asides(seat):
            _round_trip(walk, seat, complete_moves(attempt_aside, walk, seat, most), write_aside, read_aside)


def _round_trip(
    walk: Walk,
    seat: int,
    moves: list[list[int]],
    to_text: Callable[[Game, int, list[int]], str],
    from_text: Callable[[Game, int, str], list[int]],
) -> None:
    texts: dict[str, list[int]] = {}
    for picks in moves:
        text = to_text(walk.g, seat, picks)
        walk.need(text not in texts, f"{picks} and {texts.get(text)} both read {text!r}")
        texts[text] = picks
        back = from_text(walk.g, seat, text)
        walk.need(back == picks, f"{picks} of seat {seat} reads {text!r}, which is read as {back}")


def option_texts(walk: Walk) -> None:
    """No two options of a question read the same; only to end a list that was begun may be said without words."""
    g = walk.g
    for seat in g.open:
        texts = [phrase(g, seat, option) for option in g.choice.options(g, seat)]
        said = all(texts) or bool(g.sealed[seat])
        walk.need(len(set(texts)) == len(texts) and said, f"the options of seat {seat} read {texts}")


def any_order(walk: Walk) -> None:
    """What belongs to a set can be picked in any order: it is the same move, and it is asked for as a set."""
    g = walk.g
    for seat in g.open:
        picks = random_move(attempt, g, seat, walk.rng)
        mixed: list[int] = []
        person = answer(g, seat)
        while not person.complete:
            gathering = person.set
            if gathering is not None and not gathering.picked:
                prompt = person.game.table(seat).prompt
                walk.need(
                    prompt is None or prompt.form == "some", f"{type(person.game.choice).__name__} is no form `some`"
                )
            if gathering is None:
                mixed.append(picks[len(mixed)])
                person.pick(mixed[-1])
                continue
            part = _of_the_set(gathering, picks[len(mixed) :])
            loose = [pick for pick in part if pick in gathering.rank]
            for pick in [*walk.rng.sample(loose, len(loose)), *part[len(loose) :]]:
                walk.need(person.offers(pick), f"{pick} of the set {part} is not offered after {gathering.picked}")
                mixed.append(pick)
                person.pick(pick)
        walk.need(person.order == picks, f"{mixed} is made {person.order}, not {picks}")
        walk.need(read(g, seat, write(g, seat, picks)) == picks, f"{picks} reads otherwise")


def _of_the_set(gathering: Gathering, picks: list[int]) -> list[int]:
    """The first picks, up to the one that makes the set whole."""
    twin = Gathering(gathering.base)
    for pick in picks:
        twin.add(pick)
        if twin.whole:
            break
    return twin.picked


def equal_cards(walk: Walk) -> None:
    """Of equal cards in one place each answers to a click, or says why it does not."""
    for seat in walk.g.open:
        table = walk.g.table(seat)
        if not isinstance(table, Table) or table.prompt is None:
            continue
        named = {name for option in table.prompt.options for name in (option.part, option.to, *option.copies)}
        for zone in (part for part in parts(table) if isinstance(part, Zone)):
            answers = {_look(card) for card in zone.parts if card.id in named}
            dead = [card.id for card in zone.parts if card.id not in named and not card.why and _look(card) in answers]
            walk.need(not dead, f"{dead} of {zone.id} look like cards that answer seat {seat}, and do not answer")


def _look(card: Card) -> Card:
    """The card without what tells it from its copies."""
    return replace(card, id="", place="", card=min(card.card, 0), marks=(), note="", why="", rule="")


def ending(walk: Walk) -> None:
    """Nobody is asked any more; ending, ranks and results are as declared and fit together."""
    g, need, info = walk.g, walk.need, walk.case.info
    need(g.seat == NOBODY and g.options == [] and g.open == (), "somebody is asked after the end")
    seats = range(g.seats)
    outcome = g.outcome()
    results = [g.result(seat) for seat in seats]
    teams = [g.team(seat) for seat in seats]
    need(outcome.ending in info.endings, f"the ending {outcome.ending!r} is not declared")
    need(info.teams(g.seats) == teams, f"declared teams {info.teams(g.seats)}, in the game {teams}")
    need(len(outcome.ranks) == len(outcome.scores) == g.seats, f"ranks {outcome.ranks}, scores {outcome.scores}")
    need(all(0.0 <= result <= 1.0 for result in results), f"results {results}")
    shares = {team: results[seat] for seat, team in enumerate(teams)}
    need(all(results[s] == shares[teams[s]] for s in seats), f"team mates have different results: {results}")
    if len(shares) == 1 and results[0] == 0:  # alone against the game, and lost
        need(outcome.ranks == [2] * g.seats, f"ranks {outcome.ranks} for a game that was lost")
        return
    need(abs(sum(shares.values()) - 1) < 1e-9, f"the shares of the teams are {shares}")
    winners = [share for share in shares.values() if share > 0]
    need(all(abs(share - 1 / len(winners)) < 1e-9 for share in winners), f"winners do not share alike: {shares}")
    ranks = outcome.ranks
    need(all((ranks[s] == 1) == (results[s] > 0) for s in seats), f"ranks {ranks} for results {results}")
    need(all(ranks[s] == ranks[t] for s in seats for t in seats if teams[s] == teams[t]), f"ranks {ranks} in teams")
    rank = {team: ranks[teams.index(team)] for team in teams}
    better = {team: sum(rank[other] < rank[team] for other in rank) for team in rank}
    need(all(ranks[s] == 1 + better[teams[s]] for s in seats), f"ranks {ranks} are not counted by teams from 1")


def scores(walk: Walk) -> None:
    """The score that people read never ranks somebody before who has more of the same."""
    g, ranks = walk.g, walk.g.outcome().ranks
    found = [walk.case.info.module("table").score(g, seat) for seat in range(g.seats)]
    units = [score.unit.removesuffix("s") for score in found]
    for seat, rank in enumerate(ranks):
        behind = [other for other in range(g.seats) if rank < ranks[other] and units[seat] == units[other]]
        fair = all(found[seat].value >= found[other].value for other in behind)
        walk.need(fair, f"the ranks are {ranks}, the scores {[f'{score.value} {score.unit}' for score in found]}")
    walk.need(all(units), f"a score counts nothing: {found}")


def repeated(walk: Walk) -> None:
    """Seed and moves give the same position again; so do sealed answers in seat order without second thoughts."""
    want = walk.g.digest()
    again = replay(walk.case, walk.seed, walk.record)
    walk.need(again.digest() == want, "the same moves from the same seed lead elsewhere")
    orderly = replay(walk.case, walk.seed, walk.orderly)
    walk.need(orderly.digest() == want, "sealed answers given in seat order lead elsewhere")


def conserved(walk: Walk) -> None:
    """Cards, money and other totals are conserved."""
    audit(walk.g)


def whole_game(walk: Walk, most: int, moves: int, stride: int = 1) -> None:
    """One random game with all the checks of this file, at every so many decisions.

    The dear ones come at most so often and read so many moves back.
    """
    copies = Copies()
    looks = Looks(walk.case, walk.seed, most)
    with walk.located():
        for _ in walk.decisions():
            if walk.ply % stride == 0:
                copies.keep(walk)
                question(walk)
                conserved(walk)
            if walk.ply == 0 or looks.now():
                storing(walk)
                option_texts(walk)
                equal_cards(walk)
                notation(walk, moves)
                any_order(walk)
            if walk.ply % (16 * stride) == 0:
                refusal(walk)
                copies.check(walk, sample=8)
        conserved(walk)
        ending(walk)
        scores(walk)
        copies.check(walk)
        repeated(walk)
