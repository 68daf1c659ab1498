"""What a server can be told; tests and benchmarks set other values than `sandlot serve`."""

from __future__ import annotations

import os
from typing import NamedTuple


class Settings(NamedTuple):
    """Limits, pauses and where the server can be reached."""

    hosts: tuple[str, ...] = ()  # exactly what a Host header may say
    origins: tuple[str, ...] = ()  # exactly what an Origin header may say
    urls: tuple[str, ...] = ()  # addresses for other people
    secure: bool = False  # cookies only over https
    keep_days: int = 0  # finished tables are removed after this many days; 0: never
    most_tables: int = 2_000  # not over
    most_sent: int = 300  # packs and match files in a day
    most_sockets: int = 40  # of one address
    most_local_sockets: int = 400  # of this machine: a tunnel's visitors all come from here
    most_posts: int = 60  # requests that change something, of one address in a minute
    most_gets: int = 1_200  # other requests, of one address in a minute
    most_of_this_machine: int = 10  # times as many of either from here, for the same reason
    most_messages: int = 60  # of one socket
    in_seconds: float = 10.0
    ping: float = 5.0  # seconds between two looks whether a silent socket is still there; twice as long to answer
    most_waiting: int = 200  # messages that a slow socket may be behind
    idle: float = 120.0  # a table that nobody looks at leaves the memory after this many seconds
    pause: tuple[float, float] = (0.9, 2.2)  # before the table passes for somebody
    bot_pause: tuple[float, float] = (0.6, 1.4)  # a bot's move takes at least so long
    bot_deadline: float = 20.0  # and at most so long
    advice_deadline: float = 15.0  # seconds until a question for advice is given up
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
