"""Nothing in the rules is dead: names every function, and every branch on a named option or verb, that no test ran.

`python -m hygiene.reach` reads the coverage that the tests on plain Python left behind; compiled code leaves none.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from coverage import Coverage

from hygiene.sources import GAMES, ROOT, RULES

MOST = 40  # lines that are printed


def landmarks(module: ast.Module) -> dict[int, str]:
    """Lines that stand for a function or for a branch on a named option or verb (`code == codes.OUT`)."""
    found: dict[int, str] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            start = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
            if not isinstance(start, ast.Raise | ast.Pass):
                found[start.lineno] = f"the function {node.name}"
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Compare) and isinstance(node.test.ops[0], ast.Eq):
            against = ast.unparse(node.test.comparators[0])
            if against.split(".")[-1].isupper():
                found[node.body[0].lineno] = f"the branch {ast.unparse(node.test)}"
    return found


def unreached(recorded: Coverage, files: list[Path]) -> list[str]:
    """The landmarks of these files that were never run."""
    found = []
    for path in files:
        _, _, _, missing, _ = recorded.analysis2(str(path))
        marks = landmarks(ast.parse(path.read_text(encoding="utf-8")))
        found += [f"{path}:{line} {what}" for line, what in sorted(marks.items()) if line in missing]
    return found


def main() -> int:
    """Look through the rules of all games."""
    recorded = Coverage(config_file=str(ROOT / "pyproject.toml"))
    recorded.load()
    doing = RULES[1:]  # game.py also answers bots and the server
    files = sorted(path for name in doing for path in (*GAMES.glob(f"*/{name}.py"), *GAMES.glob(f"*/{name}/**/*.py")))
    found = unreached(recorded, files)
    print("\n".join(found[:MOST]))
    print(f"{len(files)} files of rules, {len(found)} functions and branches that no test ran")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
