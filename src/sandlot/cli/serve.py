"""`sandlot serve`: tables for people and bots in the browser, on this machine, in the house or behind an address."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from urllib.parse import urlsplit

from sandlot.cli import common
from sandlot.kernel.errors import BadInput

PORT = 8000
SQLITE = "sqlite:///"


def add(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verb's place in the command line."""
    parser = verbs.add_parser("serve", help="play in the browser, alone or with friends", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=port, default=PORT, metavar="P", help=f"port to listen at (default: {PORT})")
    parser.add_argument("--lan", action="store_true", help="let others in this network in, and show how they get here")
    parser.add_argument(
        "--public-url", type=url, metavar="URL", help="the address of a tunnel or proxy in front of this"
    )
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where tables are kept (default: the user's data folder)"
    )
    parser.add_argument("--database", default="", metavar="URL", help=f"the database (default: {SQLITE}DIR/tables.db)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument(
        "--keep-days",
        type=common.at_least(0),
        default=0,
        metavar="N",
        help="remove tables that have been over for N days (default: keep them)",
    )


def port(text: str) -> int:
    """A port, for argparse; 0: any that is free."""
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def url(text: str) -> str:
    """An address in front of the server, for argparse: scheme and host, nothing behind."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form https://example.org")
    return f"{parts.scheme}://{parts.netloc}".lower()


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from sandlot.server.serving import serve

    path = database(args.database, args.data)
    return serve(
        path,
        args.host,
        args.port,
        args.lan,
        args.public_url or "",
        keep_days=args.keep_days,
        browser=not args.no_browser,
    )


def database(given: str, data: Path | None) -> Path:
    """The database's file."""
    from sandlot.cli.terminal import saves

    if given:
        if not given.startswith(SQLITE) or given == SQLITE:
            raise BadInput(f"the database {given!r} is not of the form {SQLITE}FILE, which is the only kind so far")
        return Path(given.removeprefix(SQLITE))
    folder = data if data is not None else saves.folder().parent
    return folder / "tables.db"
