"""What a game's own lab module says about games that `sandlot sim GAME --out FILE` has played.

python tools/lab_report.py GAME FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sandlot import games


def main(arguments: list[str]) -> int:
    """Read and print."""
    if len(arguments) != 2:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    game, file = arguments
    lines = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]
    print("\n".join(games.find(game).module("lab").report(lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
