"""`python -m sandlot` is the `sandlot` command."""

import sys

from sandlot.cli import main

if __name__ == "__main__":
    sys.exit(main())
