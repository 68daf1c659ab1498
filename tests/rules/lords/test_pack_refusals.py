"""What is refused in a pack of this game: one mistake is one error, by card and field."""

import importlib.resources
import re

import pytest

from sandlot.cards import BadPack, PackError, loads
from sandlot.games.lords.pack import SCHEMA, tables

STANDARD = importlib.resources.files("sandlot.games.lords").joinpath("packs/standard.toml").read_text()


def errors(text: str) -> list[PackError]:
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, text.encode(), "mine.toml")
    return caught.value.errors


def changed(card: str, old: str, new: str) -> str:
    """The standard pack with a line of one card changed."""
    before, after = STANDARD.split(f'id = "{card}"\n')
    assert old in after
    return before + f'id = "{card}"\n' + after.replace(old, new, 1)


def with_effect(effect: str, card: str = "01") -> str:
    """The standard pack with another in-season effect of a card."""
    before, after = STANDARD.split(f'id = "{card}"\n')
    return before + f'id = "{card}"\n' + re.sub(r'\neffect = ".*"', f'\neffect = "{effect}"', after, count=1)


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("winz 3", "'winz' is not a verb here (did you mean 'wins'?)"),
        ("wins 26", "'wins': 26 is not a number from 1 to 25"),
        ("wins -1", "'wins': -1 is not a number from 1 to 25"),
        ("wins 3 year", "'wins' cannot be for 'year'; it can be for now, next_phase"),
        ("bench 1 AS now", "'bench' cannot be for 'now'; it can be for phase, next_phase, year"),
        ("media 1 year", "'media' cannot be for 'year'; it can be for now"),
        ("media 1 national", "'media' cannot be for 'now'; it can be for phase, next_phase, year, game"),
        ("gain 1 STAR", "'gain': 'STAR' is not one of SS, AS, REG, JM, PH, PR, UT"),
        ("change 1 PHM into AS", "'change': 'PHM' is not one of SS, AS, REG, JM, PH, PR, UT (did you mean 'PH'?)"),
        ("change 1 JM to REG", "'change': 'to' is not the word 'into'"),
        ("change 1 JM into JM", "'change' must name two types of player"),
        ("star FO 5", "'star': 5 is not a number from -4 to 4"),
        ("money 250", "250 is not a multiple of $500 (LOB-R143)"),
        ("money 500 per SS max 1250", "1250 is not a multiple of $500 (LOB-R143)"),
        ("transfer money 750 me", "750 is not a multiple of $500 (LOB-R143)"),
        ("STARZ>=1: wins 1", "'STARZ' cannot be compared (did you mean 'STARS'?)"),
        ("all: wins 1; else: wins 2", "'else' cannot follow 'all', which is always true for somebody"),
        ("trailing: wins 1", "'trailing' is not a condition here (did you mean 'trail'?)"),
        ("roll { 1-3: wins 1; 3-10: wins 2 }", "the row '3-10' overlaps another"),
        (
            "roll { 1-3: wins 1; 5-10: wins 2 }",
            "the rows of 'roll' must cover 1 to 10, or be 'odd:' or 'even:' with an 'else:'",
        ),
        ("roll { odd: wins 1 }", "the rows of 'roll' must cover 1 to 10, or be 'odd:' or 'even:' with an 'else:'"),
        ("roll { 1-11: wins 1 }", "the row '1-11' lies outside 1-10"),
        ("choose { wins 1 }", "'choose' takes 2 to 4 blocks in braces, not 1"),
        ("drm 1 dice", "'drm': 'dice' is not one of payout, phenom, prospect,"),
        ("cancel INJ", "only a response can 'cancel' or 'reroll' what has just happened"),
        ("wins 1; SS>=1: reroll any", "only a response can 'cancel' or 'reroll' what has just happened"),
        ("ops 1", "'ops' for the card being played is for legends; say for which phase"),
    ],
)
def test_effects(effect: str, why: str) -> None:
    (error,) = errors(with_effect(effect))
    assert (error.card, error.field) == ("ops 01", "effect")
    assert why in error.why


@pytest.mark.parametrize(
    ("card", "old", "new", "where", "field", "why"),
    [
        ("12", 'id = "13"', 'id = "12"', "ops 13", "id", "'12' is used twice"),
        ("01", "ops = 2", "ops = 6", "ops 01", "ops", "expected a whole number of at most 5"),
        ("01", '"green"', '"grene"', "ops 01", "color", "(did you mean 'green'?)"),
        ("01", '"FANS"', '"FAN"', "ops 01", "tag", "'FAN' is not one of INJ,"),
        ("01", 'aim = "one"', 'aim = "two"', "ops 01", "aim", "'two' is not one of one, self, table, response"),
        ("01", 'aim = "one"', 'aim = "response"', "ops 01", "effect", "a response must 'cancel' or 'reroll'"),
        ("01", 'aim = "one"', 'aim = "one"\nphases = ["fall"]', "ops 01", "phases", "'fall'"),
        ("67", '"reroll any"', '"reroll any year"', "ops 67", "effect", "a response must 'cancel' or 'reroll'"),
        ("K01", "all: money 3000", "pass_on", "community K01", "effect", "'pass_on' is for OPS cards"),
        ("K01", "all: money 3000", "ops 1", "community K01", "effect", "stands in 'with_ops'"),
        ("D01", '    "",\n', "", "draft D01", "effects", "expected a list of length 5, got 4"),
        ("D01", '    "",\n', '    "money 100",\n', "draft D01", "effects", "100 is not a multiple of $500"),
        ("X01", "media 1", "cancel red", "extra X01", "effect", "'cancel' of what has just happened is for responses"),
        ("S01", 'type = "SS"', 'type = "REG"', "legend S01", "type", "'REG' is not one of SS, AS"),
        ("S01", '"wins 3"', '"ops 1"', "legend S01", "action", "stands in 'with_ops'"),
        ("1B", '"One Bright Light"', '"Spare Parts"', "roster 1B", "name", "roster 1A is called 'Spare Parts' too"),
        ("1A", "JM = 16", "JM = 17", "roster 1A", "", "there are 26 players; there must be 25"),
        ("1A", "office = 1", "office = 0", "roster 1A", "office", "expected a whole number of at least 1"),
        ("T1", 'roster = "3D"', 'roster = "3Z"', "team T1", "roster", "'3Z' is not the id of a roster"),
        ("T1", 'roster = "3D"', 'roster = "5B"', "team T1", "", "the set-up costs $42,500, and there are $42,000"),
        ("T1", '"#E0A030"', '"amber"', "team T1", "colors", "matching regex"),
        ("B1", "{ PR = 3 }", "{ PSPT = 3 }", "trade B1", "get", "PSPT"),
        ("B1", "{ PR = 3 }", "{}", "trade B1", "get", "something must change hands"),
        ("B5", "money = 500", "money = 250", "trade B5", "get", "multiple of 500"),
    ],
)
def test_cards(card: str, old: str, new: str, where: str, field: str, why: str) -> None:
    (error,) = errors(changed(card, old, new))
    assert (error.file, error.card, error.field) == ("mine.toml", where, field)
    assert why in error.why


@pytest.mark.parametrize(
    ("old", "new", "where", "field", "why"),
    [
        ("cost = [1000, 2000,", "cost = [1000, 1750,", "offices", "cost", "multiple of 500"),
        ("cost = [1000, 2000,", "cost = [1000,", "offices", "cost", "expected a list of length 5, got 4"),
        ("wins = [98,", "wins = [40,", "pennant", "wins", "of at least 46"),
        ("losing = [4000,", "losing = [4250,", "payout", "losing", "multiple of 500"),
        ("losing = [4000,", "losing = [", "payout", "losing", "there are 5 entries for 6 rows"),
        ("roll = [1, 2, 8]", "roll = [1, 8, 2]", "prospect", "roll", "at a higher total than the one before"),
        ('"stays", "PH"]', '"stays", "AS"]', "prospect", "result", "AS"),
        ('"losses 4",', '"losses 4 game",', "impact", "effects", "'losses' cannot be for 'game'"),
    ],
)
def test_charts(old: str, new: str, where: str, field: str, why: str) -> None:
    assert STANDARD.count(old) == 1
    (error,) = errors(STANDARD.replace(old, new))
    assert (error.card, error.field) == (where, field)
    assert why in error.why


def without(table: str, keep: int) -> str:
    """The standard pack with only the first few cards of a table."""
    blocks = re.split(rf"(?m)^(?=\[\[{table}\]\])", STANDARD)
    cards, rest = blocks[1:-1], re.split(r"(?m)^(?=\[\[)", blocks[-1])
    cards.append(rest[1])
    return blocks[0] + "".join(cards[:keep]) + "".join(rest[2:])


@pytest.mark.parametrize(
    ("table", "keep", "why"),
    [
        ("ops", 47, "'ops' has 47 cards; there must be 48 to 200"),
        ("extra", 7, "'extra' has 7 cards; there must be 8 to 40"),
        ("team", 3, "'team' has 3 cards; there must be 4 to 20"),
    ],
)
def test_too_few_cards(table: str, keep: int, why: str) -> None:
    assert [str(error) for error in errors(without(table, keep))] == [f"mine.toml: {why}."]


def test_no_legends_are_needed() -> None:
    text = STANDARD[: STANDARD.index("# -- legends")]
    assert [error.why for error in errors(text)] == ["there is no [[legend]]"]
    assert list(tables(loads(SCHEMA, ("legend = []\n" + text).encode())).legend_type) == []


def test_a_level_without_roster() -> None:
    text = re.sub(r'(?s)\[\[roster\]\]\nid = "2A".*?(?=\[\[roster\]\]\nid = "3A")', "", STANDARD)
    assert ("", "office", "there is no roster for a front office of 2") in [
        (error.card, error.field, error.why) for error in errors(text)
    ]


@pytest.mark.rule("LOB-R138")
def test_a_roster_that_nobody_can_pay() -> None:
    (error,) = errors(changed("5E", "SS = 4\nAS = 3\nREG = 11", "SS = 8\nAS = 0\nREG = 10"))
    assert error.card == "roster 5E"
    assert error.why == "even the cheapest set-up costs $56,500; nobody has more than $52,000 (LOB-R138)"


@pytest.mark.rule("LOB-2.6-a", "LOB-R8")
@pytest.mark.parametrize(
    "chart",
    ["offices", "managers", "payout", "phenom", "prospect", "pennant", "injury", "impact", "retirement"],
)
def test_a_pack_without_one_of_the_charts_is_refused(chart: str) -> None:
    text, n = re.subn(rf"^\[{chart}\].*\n(?:(?!\[).*\n)*", "", STANDARD, flags=re.MULTILINE)
    assert n == 1
    (error,) = errors(text)
    assert chart in f"{error.card} {error.field} {error.why}"
