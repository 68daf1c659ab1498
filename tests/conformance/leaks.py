"""The leak law: what a seat cannot know does not change a byte of what it sees. With its power and its memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from conformance.tracker import Look, Tracker, faces
from conformance.walk import LONGEST, Broken, Walk, length
from sandlot.kernel.chance import seeded
from sandlot.kernel.events import NOTHING, Event, knower
from sandlot.kernel.game import NOBODY, Game
from sandlot.kernel.material import audit, places, secrets
from sandlot.kernel.moves import attempt, attempt_aside
from sandlot.kernel.notation import phrase
from sandlot.table.parts import Table, encode

TRIES = 6  # options tried for each question

Sight = dict[str, object]


def redealt(walk: Walk, viewer: int, seed: int) -> Game:
    """A clone that the viewer cannot tell from the position; it conserves what there is."""
    r = walk.g.clone()
    with walk.located(f"the re-deal for {named(viewer)} with seed {seed} fails: "):
        r.determinize(knower(viewer), seed)
        audit(r)
    return r


def named(viewer: int) -> str:
    """A viewer in words."""
    return f"seat {viewer}" if viewer >= 0 else "the spectator"


# -- what a viewer sees --------------------------------------------------------------------------------------------


def table_of(g: Game, viewer: int) -> Table:
    """The viewer's table."""
    table = g.table(viewer)
    assert isinstance(table, Table)
    return table


def sentences(g: Game, events: Sequence[Event], viewer: int, walk: Walk) -> bytes:
    """The log of these events for this viewer."""
    return msgspec.json.encode(walk.case.info.module("table").log(g, events, viewer))


def plain_sight(g: Game, viewer: int) -> Sight:
    """The table (its text is made of nothing else), who is asked, options, asides and their texts."""
    sight: Sight = {"table": encode(table_of(g, viewer)), "who is asked": list(g.open)}
    if viewer in g.open:
        options = g.choice.options(g, viewer)
        sight["options"] = options
        sight["option texts"] = [phrase(g, viewer, option) for option in options]
    if viewer >= 0:
        asides = g.asides(viewer)
        sight["asides"] = asides
        sight["aside texts"] = [phrase(g, viewer, option) for option in asides]
        sight["own sealed picks"] = g.sealed[viewer]
    return sight


def tries(g: Game, viewer: int, walk: Walk) -> Sight:
    """What trying the options of an open question and of asides shows."""
    sight: Sight = {}
    for trial, options in (
        (attempt, g.choice.options(g, viewer) if viewer in g.open else []),
        (attempt_aside, g.asides(viewer) if viewer >= 0 else []),
    ):
        for option in spread(options):
            tried = trial(g, viewer, [option])
            t = tried.game
            shown: list[object] = [tried.complete, tried.options, told(tried.events, viewer)]
            shown.append(sentences(t, tried.events, viewer, walk))
            if not tried.complete:
                shown += [phrase(t, viewer, o) for o in tried.options]
            if t.seat != NOBODY:
                shown += [list(t.open), encode(table_of(t, viewer))]
            sight[f"trying {option}"] = shown
    return sight


def spread(options: list[int]) -> list[int]:
    """A few options, evenly spread."""
    step = -(-len(options) // TRIES) or 1
    return options[::step]


def told(events: Sequence[Event] | None, viewer: int) -> list[tuple[object, ...]]:
    """What a viewer may see of events."""
    bit = knower(viewer)
    return [
        (e.kind, e.seat, e.src, e.dst, e.count, e.card_for(viewer), e.news >> bit & 1, e.rule) for e in events or []
    ]


def compare(walk: Walk, viewer: int, seed: int, real: Sight, other: Sight) -> None:
    """Both sights are the same to the byte."""
    for name in dict.fromkeys([*real, *other]):
        if real.get(name) != other.get(name):
            raise Broken(
                f"{walk.where}: {named(viewer)} sees through the re-deal with seed {seed}: {name} is "
                f"{excerpt(real.get(name), other.get(name))}"
            )


def excerpt(one: object, two: object) -> str:
    """Where two values part, for a message."""
    a, b = str(one), str(two)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, at - 60)
    return f"…{a[start : at + 60]!r} and re-dealt …{b[start : at + 60]!r}"


# -- the law -------------------------------------------------------------------------------------------------------


def leak_law(walk: Walk, redeals: int) -> None:
    """Nothing a viewer sees here changes when all is dealt anew that the viewer cannot know."""
    for viewer in walk.case.viewers():
        with walk.located(f"for {named(viewer)}: "):
            leak_law_for(walk, viewer, redeals)


def leak_law_for(walk: Walk, viewer: int, redeals: int) -> None:
    """The law for one viewer."""
    g = walk.g
    shown = faces(table_of(g, viewer))
    for card in shown:
        walk.need(g.known[card] >> knower(viewer) & 1 == 1, f"{named(viewer)} sees card {card} without knowing it")
    real = plain_sight(g, viewer)
    real["log"] = sentences(g, walk.events, viewer, walk)
    hidden = sentences(g, disguised(walk.events, viewer, len(g.known)), viewer, walk)
    walk.need(hidden == real["log"], f"the log of {named(viewer)} depends on cards it may not see")
    deals = [(seed, redealt(walk, viewer, seed)) for seed in (walk.rng.getrandbits(60) for _ in range(redeals))]
    for seed, r in deals:
        other = plain_sight(r, viewer)
        other["log"] = sentences(r, walk.events, viewer, walk)
        compare(walk, viewer, seed, real, other)
        one_step_on(walk, r, viewer, seed)
    tried = tries(g, viewer, walk)
    for seed, r in deals:
        compare(walk, viewer, seed, tried, tries(r, viewer, walk))
    playable(walk, deals[0][1], viewer, deals[0][0])


def disguised(events: Sequence[Event], viewer: int, cards: int) -> list[Event]:
    """The same events with other cards where the viewer may not see them."""
    found = []
    for e in events:
        hidden = e.card != NOTHING and e.card_for(viewer) == NOTHING
        card = (e.card + cards // 2) % cards if hidden else e.card
        found.append(Event(e.kind, e.seat, e.src, e.dst, e.count, card, e.seen, e.news, e.rule))
    return found


def one_step_on(walk: Walk, r: Game, viewer: int, seed: int) -> None:
    """The same answer and the same luck: as long as the viewer is told the same, it sees the same.

    So a question that is skipped because of a hidden hand shows, and so does a table that tells more than the events.
    """
    g = walk.g
    seat = walk.rng.choice(g.open)
    both = sorted(set(g.choice.options(g, seat)) & set(r.choice.options(r, seat)))
    if not both:
        return
    option = walk.rng.choice(both)
    ahead = []
    for position in (g, r):
        a = position.clone()
        a.chance = seeded(seed)
        a.events = []
        a.give(seat, [option])
        ahead.append(a)
    if told(ahead[0].events, viewer) == told(ahead[1].events, viewer):
        sights: list[Sight] = []
        for a in ahead:
            sight = plain_sight(a, viewer)
            sight["log"] = sentences(a, a.events or [], viewer, walk)
            sight["the next question"] = type(a.choice).__name__
            sights.append({f"{name} after {option} of seat {seat}": value for name, value in sight.items()})
        compare(walk, viewer, seed, *sights)


def playable(walk: Walk, r: Game, viewer: int, seed: int) -> None:
    """A re-dealt position can be played to the end."""
    g = r.clone()
    chance = seeded(seed)
    says = f"the re-deal for {named(viewer)} with seed {seed}"
    with walk.located(f"{says} breaks in play: "):
        for _ in range(LONGEST):
            if g.seat == NOBODY:
                break
            g.apply(g.options[chance.below(len(g.options))])
        audit(g)
    walk.need(g.seat == NOBODY, f"{says} is not played to the end")


# -- its power -----------------------------------------------------------------------------------------------------


class Power(NamedTuple):
    """What a position told: whether enough is hidden here, and whether a hidden card ever lay elsewhere.

    The second is None where no two places hold hidden cards. A single position may rightly say no: what lies in each
    place may be known as a set. Over a whole game it may not.
    """

    told: bool
    elsewhere: bool | None


def power(walk: Walk, viewer: int, redeals: int) -> Power:
    """Over many re-deals everything hidden changes."""
    g = walk.g
    seat = knower(viewer)
    real = secrets(g, seat)
    unknown = [card for card, known in enumerate(g.known) if not known >> seat & 1]
    walk.need(len(real) >= len(unknown), f"{named(viewer)} has {len(real)} secrets but does not know {unknown}")
    others = [s for s in range(g.seats) if s != viewer and g.sealed[s]]
    if len(unknown) < 2 or len(set(real)) < 2:
        return Power(False, None)
    lies = places(g)
    changed = [False] * len(real)
    moved = False
    resealed = dict.fromkeys(others, False)
    free = {s: more_than_one(g, s) for s in others}
    for seed in range(redeals):
        r = redealt(walk, viewer, seed)
        now = secrets(r, seat)
        walk.need(len(now) == len(real), f"{named(viewer)} has {len(real)} secrets, re-dealt {len(now)}")
        changed = [was or a != b for was, a, b in zip(changed, real, now, strict=True)]
        moved = moved or places(r) != lies
        for s in others:
            resealed[s] = resealed[s] or r.sealed[s] != g.sealed[s]
            free[s] = free[s] or more_than_one(r, s)
    stuck = [i for i, done in enumerate(changed) if not done]
    walk.need(not stuck, f"for {named(viewer)} the secrets {stuck} of {real} never changed in {redeals} re-deals")
    alone = g.seats == 1 and viewer == 0  # then only decks are hidden, and their cards cannot change decks
    apart = len({lies[card] for card in unknown}) > 1 and not alone
    dull = [s for s in others if free[s] and not resealed[s]]
    walk.need(not dull, f"for {named(viewer)} the sealed answers of {dull} never changed in {redeals} re-deals")
    return Power(True, moved if apart else None)


def elsewhere(walk: Walk, viewer: int, found: Sequence[Power]) -> None:
    """In some of the positions a hidden card lay in another place, if there were such places at all."""
    moved = [one.elsewhere for one in found if one.elsewhere is not None]
    walk.need(any(moved) or not moved, f"for {named(viewer)} no hidden card ever lay elsewhere")


def more_than_one(g: Game, seat: int) -> bool:
    """Whether this seat could have sealed something else."""
    c = g.clone()
    c.set_sealed(seat, [])
    return len(c.choice.options(c, seat)) > 1


# -- its memory ----------------------------------------------------------------------------------------------------


def remembered(walk: Walk, most: int) -> Iterator[list[Tracker]]:
    """At every decision of a stretch of the game, at most so long, for every viewer: what it surely knows."""
    trackers: list[Tracker] = []
    looks: dict[int, Look] = {}
    start = walk.rng.randrange(max(1, length(walk.case, walk.seed) - most))
    for g in walk.decisions():
        if walk.ply < start:
            continue
        if walk.ply >= start + most:
            break
        for viewer in range(g.seats):
            looks.update(faces(table_of(g, viewer)))
        if not trackers:
            trackers = [Tracker(g, viewer, table_of(g, viewer)) for viewer in walk.case.viewers()]
        else:
            for tracker in trackers:
                tracker.note(walk.events, g, looks)
        yield trackers


def memory_law(walk: Walk, trackers: list[Tracker], redeals: int) -> int:
    """A card the viewer was shown and which cannot have moved stays put; returns how many hidden ones that were."""
    lies = places(walk.g)
    remembered_cards = 0
    for tracker in trackers:
        viewer = tracker.viewer
        for card, place in tracker.at.items():
            says = f"the events told {named(viewer)} that card {card} lies at {place}, it lies at {lies[card]}"
            walk.need(lies[card] == place, says)
        for _ in range(redeals):
            seed = walk.rng.getrandbits(60)
            now = places(redealt(walk, viewer, seed))
            lost = [card for card, place in tracker.at.items() if now[card] != place]
            walk.need(not lost, f"the re-deal for {named(viewer)} with seed {seed} moves {lost}, which it knows")
        remembered_cards += len(tracker.at)
    return remembered_cards
