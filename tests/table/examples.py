"""Small tables built by hand."""

from sandlot.table.parts import (
    Chart,
    Counter,
    Diamond,
    Dice,
    Ledger,
    LineRow,
    LineScore,
    Marker,
    Offer,
    Option,
    Prompt,
    Runner,
    Seat,
    Table,
    Threat,
    Track,
    Zone,
    back,
    backs,
    face,
)


def card_game() -> Table:
    """A card game for four in two teams, seen by Ann, whose turn it is."""
    single = face(
        "hand0", 0, 4, "Single", code="1B", tone="green", sort="green", text="Batter to 1st, every runner one base."
    )
    steal = face(
        "hand0",
        1,
        38,
        "Stolen base",
        code="SB",
        tone="green",
        sort="green",
        text="The leading runner advances one base.",
    )
    strike = face("hand0", 2, 61, "Strike out", code="K", tone="red", sort="red", text="Batter out.")
    hand = Zone(id="hand0", label="Hand", layout="fan", parts=(single, steal, strike))

    def others(seat: int, name: str, team: str, note: str = "") -> Seat:
        zone = Zone(id=f"hand{seat}", label="Hand", layout="fan", parts=backs(f"hand{seat}", 3))
        tone = "red" if team == "VISITOR" else "blue"
        return Seat(
            id=f"seat{seat}", seat=seat, label=name, team=team, letter=team[0], tone=tone, note=note, parts=(zone,)
        )

    return Table(
        label="CARD BALL",
        phase="Top of the 3rd",
        status="Ann must play a card.",
        viewer=0,
        parts=(
            Diamond(id="diamond", side="VISITOR", outs=1, bases=(Runner(), None, Runner())),
            LineScore(
                id="score",
                innings=("1", "2", "3"),
                batting=0,
                inning=2,
                rows=(
                    LineRow(label="VISITOR", letter="V", tone="red", innings=(0, 2, 1), totals=(3,)),
                    LineRow(label="HOME", letter="H", tone="blue", innings=(1, 0, None), totals=(1,)),
                ),
            ),
            Track(
                id="runs",
                label="Runs",
                markers=(
                    Marker(label="VISITOR", letter="V", value=3, tone="red"),
                    Marker(label="HOME", letter="H", value=1, tone="blue"),
                ),
            ),
            Zone(id="deck", label="Draw deck", layout="stack", count=53),
            Zone(
                id="pile",
                label="Pile",
                layout="stack",
                count=26,
                parts=(face("pile", 26, 77, "Fly out", code="F", tone="red"),),
            ),
            others(1, "Bo", "HOME"),
            others(2, "Cy", "VISITOR", "misses the next turn"),
            others(3, "Di", "HOME"),
            Seat(
                id="seat0",
                seat=0,
                label="Ann",
                team="VISITOR",
                letter="V",
                tone="red",
                wanted=True,
                parts=(hand, Counter(id="size0", label="Original hand", value=3)),
            ),
        ),
        prompt=Prompt(
            seat=0,
            sentence="Play one card.",
            rule="CG-TRN-2",
            options=(
                Option(option=4, text="Play Single", part="card:4", to="pile"),
                Option(option=38, text="Play Stolen base", part="card:38", to="pile"),
                Option(option=61, text="Play Strike out", part="card:61", to="pile"),
            ),
        ),
    )


def season() -> Table:
    """A table with a part of every kind, seen by Bo, who may not play one of two cards."""
    row = tuple(
        face(
            "buy",
            slot,
            20 + slot,
            name,
            sort=sort,
            stats=(("Cost", str(cost)), ("Pays", "1")),
            text=text,
            marks=("PH",) if slot == 1 else (),
            tone="gold",
        )
        for slot, (name, sort, cost, text) in enumerate(
            (
                ("Iron Iva", "Robot", 5, "Leadoff: 2B."),
                ("Tom Tall", "Natural", 3, "Glove."),
                ("Nine Volt", "Cyborg", 8, "Curve."),
            )
        )
    )
    lineup = Zone(
        id="line",
        label="Line-up",
        layout="grid",
        columns=4,
        slots=("1st", "2nd", "3rd", "Home"),
        parts=(face("line", "1st", 7, "Old Oak", tone="teal"), back("line", "3rd")),
    )
    return Table(
        label="Season",
        phase="Month 2",
        status="Bo may answer the offer.",
        viewer=1,
        note="Rain delays nothing.",
        parts=(
            Diamond(
                id="d0",
                label="Ann's field",
                threats=(Threat(hit="HR", speed="slow"),),
                bases=(Runner(label="Iva", speed="fast"), None, None),
            ),
            Diamond(id="d1", label="Bo's field", side="Bo", batter=Runner(label="Volt", speed="average")),
            Zone(id="buy", label="Buy row", parts=row),
            Chart(
                id="payout",
                label="Payout",
                rule="LB-6",
                columns=("Wins", "Pays"),
                live=1,
                live_column=1,
                rows=(("0-9", "$500"), ("10-19", "$1,500")),
            ),
            Ledger(
                id="books",
                label="Books",
                columns=("Item", "Amount"),
                totals=("Left", "$700"),
                rows=(("Gate", "$1,000"), ("Salaries", "-$300")),
            ),
            Dice(id="dice", label="Trade roll", values=(7,), sides=10, modifier=2),
            Offer(id="offer0", by=0, to=1, gives=("2 REG", "$1,000"), wants=("1 PH",)),
            Seat(
                id="seat0",
                seat=0,
                label="Ann",
                parts=(Zone(id="hand0", label="Hand", layout="fan", parts=backs("hand0", 2, label="OPS")),),
            ),
            Seat(
                id="seat1",
                seat=1,
                label="Bo",
                wanted=True,
                parts=(lineup, face("", "", 3, "Lone Loan", why="no money left", rule="LB-2.5", tone="red")),
            ),
        ),
        prompt=Prompt(
            seat=1,
            sentence="Accept the offer?",
            rule="LB-5.7",
            form="yesno",
            options=(
                Option(option=0, text="Accept", part="offer0"),
                Option(option=1, text="Decline", part="offer0"),
                Option(option=2, text="Move Old Oak", part="card:7", to="line:Home"),
            ),
        ),
    )
