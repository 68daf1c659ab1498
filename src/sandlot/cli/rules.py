"""`sandlot rules GAME [ID]`: the rules in our own words, and which of them have a test."""

from __future__ import annotations

import argparse
import ast
import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from sandlot.cli import common
from sandlot.kernel.errors import BadInput

if TYPE_CHECKING:
    from sandlot.kernel.registry import GameInfo

RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*(?:-[A-Za-z0-9.]+)+)\*\*", re.MULTILINE)
RULING = re.compile(r"^### (R\d+)\. .*\n(?:(?!#).*\n)*", re.MULTILINE)
MOST_PER_TEST = 3


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("rules", help="read the rules of a game", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument("id", metavar="ID", nargs="?", help="only this rule or ruling, or all whose ids begin so")
    parser.add_argument("--coverage", action="store_true", help="list the rules without a test; exit code 1 if any")
    parser.add_argument("--tests", type=Path, metavar="DIR", help="where its tests are (default: tests/rules/GAME)")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Show rules, or tell which have no test."""
    from sandlot import games

    info = games.find(args.game)
    text = rules_text(info)
    ids = rule_ids(text)
    if args.coverage:
        folder = args.tests or Path("tests", "rules", info.name)
        return coverage(info.name, ids, ruling_ids(text), folder, args.json)
    if args.id:
        text = "\n".join(rules_under(text, args.id, info.title))
    if args.json:
        common.print_json({"game": info.name, "rules": len(rule_ids(text)), "text": text})
    else:
        print(text.strip())
    return 0


def rules_text(info: GameInfo) -> str:
    """The game's rules.md."""
    file = resources.files(info.package).joinpath("rules.md")
    if not file.is_file():
        raise BadInput(f"{info.title} has no written rules yet")
    return file.read_text(encoding="utf-8")


def rule_ids(text: str) -> list[str]:
    """The ids of all rules, in the order of the text; each stands in it once."""
    ids = RULE.findall(text)
    twice = sorted({each for each in ids if ids.count(each) > 1})
    if twice:
        raise BadInput(f"these ids stand twice in the rules: {', '.join(twice)}")
    return ids


def ruling_ids(text: str) -> set[str]:
    """The rulings as tests name them: with the letters that all rule ids of the game begin with."""
    game = {each.partition("-")[0] for each in rule_ids(text)}
    return {f"{letters}-{number}" for letters in game for number in RULING.findall(text)}


def rules_under(text: str, wanted: str, title: str) -> list[str]:
    """The rule of this id, all rules of this chapter, or a ruling by its number, in any spelling of the letters."""
    wanted = wanted.upper().rstrip("-.")
    found = []
    for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE):
        match = RULE.match(entry)
        if match and (match[1].upper() + "-").startswith((wanted + "-", wanted + ".")):
            found.append(entry.rstrip())
    if wanted in ruling_ids(text):
        found += [match[0].rstrip() for match in RULING.finditer(text) if wanted.endswith("-" + match[1])]
    if not found:
        raise BadInput(f"{title} has no rule {wanted!r}")
    return found


def coverage(game: str, rules: list[str], rulings: set[str], folder: Path, as_json: bool) -> int:
    """Which rules are named by a test; 1 if one is not. Tests may name rulings too, and the rules of other games."""
    own = {each.partition("-")[0] for each in rules}
    named = {each for each in marked(folder) if each.partition("-")[0] in own}
    unknown = sorted(named - set(rules) - rulings)
    if unknown:
        raise BadInput(f"tests name rules that {game} does not have: {', '.join(unknown)}")
    missing = [each for each in rules if each not in named]
    tested = len(rules) - len(missing)
    if as_json:
        common.print_json({"game": game, "rules": len(rules), "tested": tested, "missing": missing})
    else:
        print(f"{tested} of {len(rules)} rules have a test." + "".join(f"\n  missing: {each}" for each in missing))
    return 1 if missing else 0


def marked(folder: Path) -> set[str]:
    """The rule ids named by `@pytest.mark.rule(…)` on the tests of a folder."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder} with tests; name one with --tests")
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError) as error:
            raise BadInput(f"{path.name} is not Python: {error}") from error
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                found |= _ids_of(node, path.name)
    return found


def _ids_of(test: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> set[str]:
    ids: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise BadInput(f"{file}, {test.name}: a rule is named by plain text, not {ast.unparse(argument)}")
                ids.append(argument.value)
    if len(ids) > MOST_PER_TEST:
        raise BadInput(f"{file}, {test.name} names {len(ids)} rules; a test proves at most {MOST_PER_TEST}")
    return set(ids)
