"""The standard cards, and what is refused in a pack (chapter CHR)."""

import importlib.resources
from collections import Counter

import pytest

from rules.fantasy.season import cards, month, pack
from sandlot.cards import BadPack, PackError, loads, parse
from sandlot.games.fantasy.pack import COLOURS, EVENT, MAGIC, SCHEMA, SIDES, STATS, TIERS, VOCABULARY

STANDARD = importlib.resources.files("sandlot.games.fantasy").joinpath("packs/standard.toml").read_text()
BUDGETS = {"Rookie": (2, 9, 11), "Pro": (3, 15, 17), "Specialist": (2, 16, 18), "All-Star": (4, 23, 25)}
BUDGETS |= {"Hall of Fame": (5, 31, 34)}


def errors(old: str, new: str) -> list[PackError]:
    assert old in STANDARD
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, STANDARD.replace(old, new, 1).encode(), "mine.toml")
    return caught.value.errors


@pytest.mark.rule("FFB-CHR-1")
def test_a_character_has_all_its_fields() -> None:
    card = pack().cards.character[0]
    assert (card.number, card.name, card.team, card.tier) == ("C-11", "Zib Zibbleton", "MUD", "All-Star")
    assert (card.side, card.stats, card.magic) == ("Evil", {"AVG": 8, "R": 4, "RBI": 8, "SB": 4}, "ABDUCT")
    (problem,) = errors('number = "C-11"\n', "")
    assert (problem.card, problem.field) == ("character C01", "number")


@pytest.mark.rule("FFB-CHR-2")
def test_five_classes_with_their_budgets() -> None:
    assert TIERS == ("Rookie", "Pro", "Specialist", "All-Star", "Hall of Fame")
    assert Counter(card.tier for card in pack().cards.character) == dict(zip(TIERS, (30, 16, 13, 12, 9), strict=True))
    for card in pack().cards.character:
        count, low, high = BUDGETS[card.tier]
        assert len(card.stats) == count, card.id
        assert low <= sum(card.stats.values()) <= high, card.id
    assert "is not one of" in errors('tier = "Pro"', 'tier = "Amateur"')[0].why


@pytest.mark.rule("FFB-CHR-3", "FFB-CHR-4")
def test_ten_stats() -> None:
    assert STATS == ("AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV")
    assert errors("stats = { AVG = 8, R = 4", "stats = { OPS = 8, R = 4")[0].field == "stats"


@pytest.mark.rule("FFB-CHR-5")
def test_printed_stats_are_1_to_10() -> None:
    values = [value for card in pack().cards.character for value in card.stats.values()]
    assert (min(values), max(values)) == (3, 10)
    assert errors("AVG = 8, R = 4", "AVG = 11, R = 4")[0].field == "stats"
    assert errors("AVG = 8, R = 4", "AVG = 0, R = 4")[0].field == "stats"
    t = month(lineups={2: "C11"}).on()
    assert t.total(2) == 0, "ERA4 IP7 on a hitting Win Card"


@pytest.mark.rule("FFB-CHR-6")
def test_a_higher_era_is_better() -> None:
    t = month(2, lineups={0: "C17", 1: "C11"}, wins="W27 W16 W01 W02").on()
    assert (t.total(0), t.total(1), list(t.g.wins)) == (13, 4, [1, 0]), "ERA8 W5 against ERA4"


@pytest.mark.rule("FFB-CHR-7")
def test_every_character_has_one_magic_ability() -> None:
    used = Counter(card.magic for card in pack().cards.character)
    assert set(used) == {magic.id for magic in pack().cards.magic}
    assert len(used) == 21
    assert used["ABDUCT"] == 2, "the two Aliens"
    assert "exactly one verb" in errors('effect = "copy"', 'effect = "copy; help"')[0].why
    assert "there is no magic 'CHARM'" in errors('magic = "ABDUCT"', 'magic = "CHARM"')[0].why


def test_the_set_is_even() -> None:
    assert len(pack().cards.team) == 5
    assert Counter(card.side for card in pack().cards.character) == dict.fromkeys(SIDES, 40)
    needed = Counter(stat for win in pack().cards.win for stat in win.needs)
    assert needed == dict.fromkeys(STATS, 21)
    banners: Counter[str] = Counter()
    for win in pack().cards.win:
        banners.update(win.banners)
    assert banners == dict.fromkeys(COLOURS, 41)
    assert (len(pack().cards.win), len(pack().cards.event)) == (60, 30)


def test_events_name_every_stat_equally_often() -> None:
    single: Counter[str] = Counter()
    for event in pack().cards.event:
        for clause in parse(event.effect):
            words = [name for name in STATS if name in str(clause.args)]
            named = [name for name in STATS if f"'{name}'" in str(clause.args)]
            if clause.verb in ("stat", "twice") and len(named) < 5:
                single.update(named)
            assert words or clause.verb not in ("stat", "twice")
    assert single == dict.fromkeys(STATS, 3)


@pytest.mark.parametrize("table", ["magic", "character", "win", "event"])
def test_no_two_cards_of_a_kind_do_the_same(table: str) -> None:
    alike: dict[str, list[str]] = {}
    for card in pack().mechanical()[table]:
        does = {name: value for name, value in card.items() if name != "id"}
        alike.setdefault(str(sorted(does.items())), []).append(card["id"])
    assert [ids for ids in alike.values() if len(ids) > 1] == []


def test_every_verb_has_a_card_and_a_text() -> None:
    used: set[str] = set()
    for card in (*pack().cards.magic, *pack().cards.event):
        used |= VOCABULARY.words(parse(card.effect))
    assert {verb.name for verb in (*MAGIC, *EVENT)} <= used
    assert all(text.endswith(".") for text in cards().texts)


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("stat HR 2; twice R", "'twice' must come first in an Event"),
        ("side Evil: stat HR 2", "only 'total' can depend on the Character or its Manager"),
        ("fewest: { total 1; stat HR 1 }", "only 'total' can depend on the Character or its Manager"),
    ],
)
def test_an_event_that_would_not_do_what_it_says_is_refused(effect: str, why: str) -> None:
    (problem,) = errors('effect = "stat HR 2"', f'effect = "{effect}"')
    assert (problem.card, problem.why) == ("event E01", why)


def test_counts_and_pairs_that_would_tie_for_ever_are_refused() -> None:
    cut = STANDARD[STANDARD.index('[[win]]\nid = "W60"') : STANDARD.index("[[event]]")]
    assert errors(cut, "")[0].why == "there are 59 cards; there must be 60"
    (problem,) = errors("stats = { HR = 4, RBI = 6 }", "stats = { AVG = 6, RBI = 4 }")
    assert "those of C15" in problem.why
    assert "'stat' is not for magic" in errors('effect = "raise 1"', 'effect = "stat HR 1"')[0].why
    assert "'raise' is not for Events" in errors('effect = "stat HR 2"', 'effect = "raise 1"')[0].why
