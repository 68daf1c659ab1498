"""The two packs, and what is refused in a pack of this game."""

import importlib.resources
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.highlights.table_setup import printed
from sandlot import games
from sandlot.cards import BadPack, Pack, PackError, builtin, from_mechanical, load, loads
from sandlot.games.highlights.pack import HITS, SCHEMA, SPEEDS, TYPES, VOCABULARY, roster
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.match import Match

FOLDER = importlib.resources.files("sandlot.games.highlights").joinpath("packs")
CLASSIC = FOLDER.joinpath("classic.toml").read_text(encoding="utf-8")
TEAMS = ("LA", "NY", "SF", "BO")


def figures(pack: str, card: str) -> str:
    """A card as `natural 1B HR average $0 @7 Glove PH`."""
    cards = printed(pack)
    i = cards.ids.index(card)
    words = [TYPES[cards.kind[i]], *(HITS[hit] for hit in cards.hits[i]), SPEEDS[cards.speed[i] - 1]]
    words += [f"${cards.revenue[i]}", f"@{cards.cost[i]}" if cards.cost[i] else "", cards.actions[i]]
    return " ".join(filter(None, [*words, "PH" if cards.pinch[i] else ""]))


# -- classic: the figures of the published base game -------------------------------------------------------------------

ROOKIES = {
    "01": "natural 1B average $0 Glove",
    "02": "cyborg average $2 Pickoff PH",
    "03": "natural 1B average $2",
    "04": "natural 1B average $2",
    "05": "natural average $1 Glove PH",
    "06": "cyborg average $1 Walk PH",
    "07": "robot 2B slow $2",
    "08": "robot 2B average $1",
    "09": "robot 1B 1B slow $1",
    "10": "robot 1B 1B slow $1",
}
VETERANS = {
    "LA-11": "natural average $1 Leadoff PH",
    "LA-12": "cyborg average $2 Curve PH",
    "LA-13": "robot 1B 2B average $1",
    "LA-14": "natural HR average $1",
    "LA-15": "robot 1B 1B average $1 Stolen Base",
    "NY-11": "natural 1B average $1 Double Play",
    "NY-12": "cyborg 1B average $1 Fastball",
    "NY-13": "robot 2B slow $2 Quick Eye PH",
    "NY-14": "natural HR average $0 PH",
    "NY-15": "robot 3B average $2",
    "SF-11": "natural 1B average $0 Clutch",
    "SF-12": "cyborg average $2 Fastball PH",
    "SF-13": "natural 1B average $2 Glove",
    "SF-14": "robot HR average $0 PH",
    "SF-15": "robot 1B 1B average $2",
    "BO-11": "natural 1B average $0 Clutch PH",
    "BO-12": "cyborg average $2 Knuckle Ball PH",
    "BO-13": "natural 3B slow $1 Glove",
    "BO-14": "robot HR average $1",
    "BO-15": "robot 2B fast $2",
}
FREE_AGENTS = {  # those seen on the cards themselves, and the odd ones; their printed numbers are 60 higher
    "FA-01": "natural 1B 1B average $2 @7 Double Play",
    "FA-02": "natural 1B fast $1 @4 Glove PH",
    "FA-03": "natural 1B 1B fast $1 @6 Glove PH",
    "FA-06": "natural 1B fast $1 @5 Double Play PH",
    "FA-08": "natural 1B 2B slow $1 @5 Glove",
    "FA-10": "natural average $4 @5 Double Play PH",
    "FA-13": "natural 3B average $3 @5 PH",
    "FA-21": "natural 1B 1B average $3 @7 Glove",
    "FA-22": "natural 1B 2B fast $2 @8 Glove",
    "FA-23": "natural HR HR average $1 @9",
    "FA-24": "cyborg 2B average $2 @5 Spitter PH",
    "FA-25": "cyborg 1B average $2 @5 Knuckle Ball PH",
    "FA-30": "cyborg 1B 1B 1B average $0 @8 Curve",
    "FA-31": "cyborg 2B average $2 @5 Walk PH",
    "FA-34": "cyborg 3B average $3 @8 Knuckle Ball PH",
    "FA-35": "robot 2B HR slow $0 @5",
    "FA-37": "robot 1B 2B 2B slow $0 @6",
    "FA-38": "robot HR slow $1 @4 Quick Eye PH",
    "FA-39": "robot 1B average $2 @5 Quick Eye PH",
    "FA-40": "robot 1B 1B slow $0 @5 Quick Eye",
    "FA-41": "robot HR slow $1 @4 Quick Eye PH",
    "FA-42": "robot HR slow $1 @6 Clutch PH",
    "FA-43": "robot 1B 2B fast $1 @6 Stolen Base",
    "FA-44": "robot 1B 2B fast $1 @6 Stolen Base",
    "FA-47": "robot HR average $3 @6 PH",
    "FA-48": "robot HR average $3 @6 PH",
    "FA-49": "robot 1B 1B 1B fast $1 @10 Clutch",
    "FA-53": "robot 1B 1B fast $0 @7 Leadoff",
    "FA-56": "natural 1B fast $2 @8 Leadoff PH",
    "FA-57": "cyborg 3B 2B fast $2 @11 Curve",
    "FA-58": "cyborg 1B 1B 2B average $1 @9 Spitter",
    "FA-59": "robot 2B 1B average $2 @6 Quick Eye",
}


@pytest.mark.rule("BH-OBJ-3")
@pytest.mark.parametrize("team", TEAMS)
def test_classic_rookies_are_the_same_in_every_deck(team: str) -> None:
    assert {number: figures("classic", f"{team}-{number}") for number in ROOKIES} == ROOKIES


@pytest.mark.rule("BH-OBJ-3", "BH-OBJ-4")
def test_classic_veterans_and_free_agents() -> None:
    for card, wanted in (VETERANS | FREE_AGENTS).items():
        assert figures("classic", card) == wanted, card


def test_classic_starting_decks_bring_19_each() -> None:
    revenue = printed("classic").revenue
    assert [sum(revenue[15 * team : 15 * team + 15]) for team in range(4)] == [19] * 4
    assert sum(revenue[60:]) == 93


def test_classic_free_agents_counted() -> None:
    cards = printed("classic")
    agents = range(60, 120)
    actions = Counter(cards.actions[card] for card in agents)
    offence = {"Quick Eye": 6, "Clutch": 5, "Stolen Base": 5, "Leadoff": 4}
    defence = {"Glove": 11, "Curve": 4, "Fastball": 4, "Double Play": 4, "Knuckle Ball": 2, "Spitter": 2, "Walk": 1}
    assert actions == offence | defence | {"": 12}
    costs = Counter(cards.cost[card] for card in agents)
    assert costs == {4: 9, 5: 17, 6: 14, 7: 9, 8: 7, 9: 2, 10: 1, 11: 1}
    assert Counter(len(cards.hits[card]) for card in agents) == {0: 2, 1: 27, 2: 26, 3: 5}
    assert sum(cards.pinch[card] for card in agents) == 30


@pytest.mark.parametrize(
    ("card", "hit"),
    [
        ("BO-11", "1B"),
        ("SF-11", "2B"),
        ("LA-11", "1B"),
        ("FA-56", "2B"),
        ("NY-13", "1B"),
        ("FA-39", "3B"),
        ("FA-40", "HR"),
    ],
)
def test_classic_hits_of_actions(card: str, hit: str) -> None:
    cards = printed("classic")
    assert cards.program[cards.ids.index(card)][-1] == HITS.index(hit)


# -- sandlot: the original set -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-OBJ-3")
def test_sandlot_decks() -> None:
    cards = printed("sandlot")
    assert all(22 <= sum(cards.revenue[15 * team : 15 * team + 15]) <= 24 for team in range(4))
    assert all(3 <= cost <= 9 for cost in cards.cost[60:])
    assert list(cards.cost[:60]) == [0] * 60


def test_names_are_all_different() -> None:
    assert len({*printed("classic").names, *printed("sandlot").names}) == 240


def test_built_in_packs() -> None:
    assert sorted(builtin(SCHEMA)) == sorted(games.find("highlights").packs) == ["classic", "sandlot"]
    assert games.find("highlights").packs[0] == "classic"


def test_every_word_is_used_by_some_action() -> None:
    used: set[str] = set()
    for name in ("classic", "sandlot"):
        for action in load(SCHEMA, name).cards.action:
            used |= VOCABULARY.words(VOCABULARY.read(action.effect))
    assert used >= set(VOCABULARY.verbs) | set(VOCABULARY.conditions)


def test_every_action_is_on_some_card() -> None:
    for name in ("classic", "sandlot"):
        cards = load(SCHEMA, name).cards
        assert {player.action for player in cards.players()} - {""} == {action.id for action in cards.action}


@pytest.mark.parametrize(
    ("pack", "card", "text"),
    [
        ("classic", "LA-01", "Cancel one of the Threatened Hits."),
        ("classic", "LA-12", "If the opponent's card is a Robot, cancel all of the Threatened Hits."),
        ("classic", "SF-11", "If you have a runner on 2nd or 3rd base, hit a Double at once."),
        ("sandlot", "FA-37", "If at least 6 innings have begun, hit a Home Run at once."),
        ("sandlot", "FA-19", "Look at the opponent's On Deck card; take in 1 more revenue."),
    ],
)
def test_texts(pack: str, card: str, text: str) -> None:
    cards = printed(pack)
    assert cards.texts[cards.ids.index(card)] == text


# -- packs of one's own ------------------------------------------------------------------------------------------------


def changed(old: str, new: str) -> Pack[Any]:
    """The classic pack with one change."""
    assert old in CLASSIC
    return loads(SCHEMA, CLASSIC.replace(old, new, 1).encode(), "mine.toml")


@pytest.mark.rule("BH-IA-13")
def test_a_new_action_needs_no_code() -> None:
    pack = changed('effect = "cancel 1"', 'effect = "opponent natural: { cancel 1; remove 1 slow|fast }"')
    cards = roster(pack)
    assert cards.texts[0].startswith("If the opponent's card is a Natural, cancel one of the Threatened Hits")
    game = games.new(games.find("highlights"), 2, seeded(1), {}, pack)
    asked = 0
    while game.options:
        game.apply(game.options[0])
        material.audit(game)
        asked += 1
    assert asked > 4 * 12, "a whole series is played with it"


def test_through_a_match_file() -> None:
    pack = load(SCHEMA, "classic")
    again = roster(from_mechanical(SCHEMA, pack.name, pack.mechanical()))
    for field in ("kind", "cost", "revenue", "hits", "speed", "pinch", "program", "red", "ids", "texts"):
        assert getattr(again, field) == getattr(printed("classic"), field), field


def test_a_match_opened_again_has_the_names(tmp_path: Path) -> None:
    match = Match.new("highlights", seed=1, pack="sandlot")
    match.save(tmp_path / "mine.json")
    again = Match.load(tmp_path / "mine.json")
    assert again.pack is not None
    assert again.pack.cards == match.pack.cards  # type: ignore[union-attr]
    assert "Teo Quennell" in str(again.game.table(0))


def test_a_pack_is_compiled_once() -> None:
    pack = changed("revenue = 0", "revenue = 5")
    assert roster(pack) is roster(pack)
    assert roster(pack).revenue[0] == 5
    assert roster(changed("revenue = 0", "revenue = 6")).revenue[0] == 6


@pytest.mark.parametrize(
    ("old", "new", "card", "field", "why"),
    [
        ('id = "LA-03"', 'id = "LA-16"', "los_angeles LA-16", "id", "so this is LA-03"),
        (
            'action = "glove"',
            'action = "mitt"',
            "los_angeles LA-01",
            "action",
            "there is no action 'mitt' in this pack",
        ),
        ("cost = 7, ", "", "free_agent FA-01", "cost", "a Free Agent costs at least 1 (BH-BUY-4)"),
        ('hits = ["1B"]', 'hits = ["BB"]', "los_angeles LA-01", "hits", ""),
        ('speed = "average"', 'speed = "quick"', "los_angeles LA-01", "speed", ""),
        ('type = "natural"', 'type = "human"', "los_angeles LA-01", "type", ""),
        ("revenue = 0", "revenue = 21", "los_angeles LA-01", "revenue", ""),
        ('color = "green"', 'color = "red"', "action clutch-1b", "color", "'hit' is for your own team"),
        ('color = "red"', 'color = "green"', "action curve", "color", "'cancel' is against the opponent: red"),
        ('effect = "cancel 1"', 'effect = "cancel 7"', "action glove", "effect", "7"),
        ('effect = "cancel 1"', 'effect = "catch"', "action glove", "effect", "catch"),
        ('effect = "cancel 1"', 'effect = ""', "action glove", "effect", "an action does something"),
    ],
)
def test_one_mistake_is_one_error(old: str, new: str, card: str, field: str, why: str) -> None:
    with pytest.raises(BadPack) as caught:
        changed(old, new)
    (error,) = caught.value.errors
    assert (error.file, error.card, error.field) == ("mine.toml", card, field)
    assert why in error.why


@pytest.mark.rule("BH-OBJ-3", "BH-OBJ-4")
@pytest.mark.parametrize(
    ("first", "table", "why"),
    [
        ("LA-15", "los_angeles", "there are 14 cards; there must be 15 (BH-OBJ-3)"),
        ("FA-60", "free_agent", "there are 59 cards; there must be 60 (BH-OBJ-4)"),
    ],
)
def test_missing_cards(first: str, table: str, why: str) -> None:
    (line,) = [line for line in CLASSIC.splitlines() if f'"{first}"' in line]
    with pytest.raises(BadPack) as caught:
        changed(line + "\n", "")
    assert caught.value.errors == [PackError("mine.toml", "", table, why)]
