"""Small tables built by hand."""

from sandlot.table.parts import (
    Counter,
    Diamond,
    LineRow,
    LineScore,
    Marker,
    Option,
    Prompt,
    Runner,
    Seat,
    Table,
    Track,
    Zone,
    backs,
    face,
)


def card_game() -> Table:
    """A card game for four in two teams, seen by Ann, whose turn it is."""
    single = face("hand0", 0, 4, "Single", code="1B", tone="green", sort="green",
                  text="Batter to 1st, every runner one base.")
    steal = face("hand0", 1, 38, "Stolen base", code="SB", tone="green", sort="green",
                 text="The leading runner advances one base.")
    strike = face("hand0", 2, 61, "Strike out", code="K", tone="red", sort="red", text="Batter out.")
    hand = Zone(id="hand0", label="Hand", layout="fan", parts=(single, steal, strike))

    def others(seat: int, name: str, team: str, note: str = "") -> Seat:
        zone = Zone(id=f"hand{seat}", label="Hand", layout="fan", parts=backs(f"hand{seat}", 3))
        tone = "red" if team == "VISITOR" else "blue"
        return Seat(id=f"seat{seat}", seat=seat, label=name, team=team, letter=team[0], tone=tone, note=note,
                    parts=(zone,))

    return Table(
        label="BASEBALL!", phase="Top of the 3rd", status="Ann must play a card.", viewer=0,
        parts=(
            Diamond(id="diamond", side="VISITOR", outs=1, bases=(Runner(), None, Runner())),
            LineScore(id="score", innings=("1", "2", "3"), batting=0, inning=2, rows=(
                LineRow(label="VISITOR", letter="V", tone="red", innings=(0, 2, 1), totals=(3,)),
                LineRow(label="HOME", letter="H", tone="blue", innings=(1, 0, None), totals=(1,)))),
            Track(id="runs", label="Runs", markers=(
                Marker(label="VISITOR", letter="V", value=3, tone="red"),
                Marker(label="HOME", letter="H", value=1, tone="blue"))),
            Zone(id="deck", label="Draw deck", layout="stack", count=53),
            Zone(id="pile", label="Pile", layout="stack", count=26, parts=(
                face("pile", 26, 77, "Fly out", code="F", tone="red"),)),
            others(1, "Bo", "HOME"), others(2, "Cy", "VISITOR", "misses the next turn"), others(3, "Di", "HOME"),
            Seat(id="seat0", seat=0, label="Ann", team="VISITOR", letter="V", tone="red", wanted=True,
                 parts=(hand, Counter(id="size0", label="Original hand", value=3))),
        ),
        prompt=Prompt(seat=0, sentence="Play one card.", rule="MW-TRN-2", options=(
            Option(option=4, text="Play Single", part="card:4", to="pile"),
            Option(option=38, text="Play Stolen base", part="card:38", to="pile"),
            Option(option=61, text="Play Strike out", part="card:61", to="pile"))))
