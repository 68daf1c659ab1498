"""`sandlot play` from outside: real processes, piped or at a pseudo-terminal."""

import re
from pathlib import Path
from typing import cast

import pytest

from cli.pseudo_terminal import CLEAR_ALL, Terminal, plain, play
from sandlot import games
from sandlot.games.moorwerk.pack import CODES
from sandlot.games.moorwerk.state import Baseball
from sandlot.match import Match, decode

GAME = "moorwerk"
PROMPT = r"[VH]\d> $"
CURTAIN = r"Pass to ([VH]\d) – press Enter\n$"
QUICK = ("--bots", "greedy", "--pace", "0")


def saved(data: Path) -> list[Path]:
    """The matches kept in the data folder, oldest first."""
    return sorted((data / "matches").glob("*.sandlot.json"), key=lambda path: path.stat().st_mtime_ns)


def hand(seed: int, seats: int = 2) -> list[str]:
    """What the first seat is dealt."""
    g = cast(Baseball, Match.new(GAME, seats, seed).game)
    return [CODES[g.pack.kind[card]] for card in g.hands[0]]


def seed_with(*codes: str) -> int:
    """The first seed that deals these to the first seat."""
    return next(seed for seed in range(10_000) if all(hand(seed).count(code) >= codes.count(code) for code in codes))


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_with_piped_answers(tmp_path: Path, seats: int) -> None:
    done = play(tmp_path, GAME, *QUICK, "--seats", str(seats), "--seed", "5", typed="1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = saved(tmp_path)
    verdict = Match.verify(path)
    assert verdict.ok, verdict.why
    result = Match.load(path).result
    assert result is not None
    visitor, home = result.scores[0], result.scores[1]
    ending = {"ten_runs": "MW-END-2", "cards_out": "MW-END-3", "draw": "MW-END-4"}[result.ending]
    end = done.stdout[-4000:]
    assert ending in end
    assert ("You win!" if visitor > home else "You lose." if visitor < home else "Nobody loses.") in end
    assert re.search(rf"VISITOR \(V\) .* {visitor}$", end, re.MULTILINE)
    assert end.splitlines()[-2].endswith(str(path))
    assert "\x1b" not in done.stdout  # a pipe gets text only


def moves_kept(data: Path) -> int:
    """How many moves the kept match has by now."""
    return sum(len(decode(path.read_bytes())[0].moves) for path in saved(data))


def test_a_whole_game_passing_the_keyboard_shows_nobody_the_others_cards(tmp_path: Path) -> None:
    pages: list[tuple[str, int, str]] = []  # whose page, after how many moves, all that can be read or scrolled to
    reader = ""
    with Terminal(tmp_path, GAME, "--bots", "none", "--seed", "3", "--seats", "3") as terminal:
        while "The match is over" not in (text := terminal.until(f"{CURTAIN}|{PROMPT}|The match is over")):
            page = plain(terminal.seen[terminal.seen.rindex(CLEAR_ALL) :])
            curtain = re.search(CURTAIN, text)
            reader = curtain[1] if curtain else reader
            pages.append(("" if curtain else reader, moves_kept(tmp_path), page))
            terminal.type("" if curtain else "1")
        assert terminal.finish() == 0
    (path,) = saved(tmp_path)
    match = Match.load(path)
    seats = {seat.name: number for number, seat in enumerate(match.seats)} | {"": -1}
    secrets = sum(check_page(match, ply, seats[name], page) for name, ply, page in pages)
    assert secrets > 200  # names that could have been there and were looked for


def check_page(match: Match, ply: int, seat: int, page: str) -> int:
    """A page names no card that its reader (-1: a curtain, for everybody) cannot know; how many there are."""
    g = cast(Baseball, match.at(ply))
    names = g.pack.names
    seen = [card for card, known in enumerate(g.known) if known == 255 or (seat >= 0 and known >> seat & 1)]
    may = {names[g.pack.kind[card]] for card in seen}
    secret = {names[g.pack.kind[card]] for held in g.hands for card in held} - may
    secret = {name for name in secret if not any(name in other for other in may)}  # `Strike` stands in `Strike out`
    if "Which card shall the Joker be?" in page:
        return 0
    assert [name for name in sorted(secret) if name in page] == [], f"seat {seat} after move {ply}"
    reader = match.seats[seat].name if seat >= 0 else ""
    assert set(re.findall(r"([VH]\d) (?:draws|gets|is dealt) ", page)) <= {reader}, f"seat {seat} after move {ply}"
    return len(secret)


def test_bots_alone_are_watched_to_the_end(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, "--bots", "random,random", "--seed", "4")
    assert done.returncode == 0
    assert "The match is over." in done.stdout
    assert Match.verify(saved(tmp_path)[0]).ok


# -- moves -------------------------------------------------------------------------------------------------------------


def test_moves_in_words_whole_or_pick_by_pick_in_any_case(tmp_path: Path) -> None:
    seed = str(seed_with("B", "K"))
    told = ["V1 covers it with K, Strike out. (MW-BLU-4)", "The batter is out: 1 out. (MW-SID-3)"]
    whole = ["play B covered by K", "PLAY b COVERED  by k"]
    by_pick = ["play b\ncovered by k", "b\nk", "Ball\nstrike out"]
    for typed in whole + by_pick:
        done = play(tmp_path, GAME, *QUICK, "--seed", seed, typed=f"{typed}\n")
        for line in told:
            assert line in done.stdout, typed


def test_a_pick_can_be_taken_back_before_anything_is_committed(tmp_path: Path) -> None:
    seed = str(seed_with("B", "K"))
    done = play(tmp_path, GAME, *QUICK, "--seed", seed, typed="back\nplay B\nback\nplay B\nundo\nplay K\n")
    assert "No pick of this move is made yet; `undo` takes the last move back." in done.stdout
    assert done.stdout.count("So far: play B. `back` takes the last pick back.") == 2
    match = Match.load(saved(tmp_path)[0])
    assert match.moves[0].text == "play K"
    assert match.undone == []


def test_a_form_filled_in_pick_by_pick_is_sealed_with_enter(tmp_path: Path) -> None:
    draft, roster = "1\n" * 7, "1\n" * 4
    done = play(tmp_path, "fantasy", *QUICK, "--seats", "2", "--seed", "1", typed=f"{draft}{roster}quit\nback\n2\n\n")
    assert done.stdout.count("Press Enter, or type `back`; everything else can be typed at the next question.") == 1
    forms = re.findall(r"Your answer: (1st C\d\d 2nd C\d\d 3rd C\d\d) (Home C\d\d)\.", done.stdout)
    assert len({form for form, _ in forms}) == 1
    assert len({home for _, home in forms}) == 2
    match = Match.load(saved(tmp_path)[0])
    assert " ".join(forms[-1]) in [move.text for move in match.moves]


def test_answers_say_what_they_would_bring(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, *QUICK, "--seed", str(seed_with("K", "B")), typed="b\n")
    assert re.search(r"\d  play K · Strike out – The batter is out: 1 out\.", done.stdout)
    assert re.search(r"\d  play B · Ball – A choice follows\.", done.stdout)
    assert re.search(r"\d  covered by K · Strike out – The batter is out: 1 out\.", done.stdout)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is no answer 9; choose 1 to 3."),
        ("0", "There is no answer 0; choose 1 to 3."),
        ("dance", "'dance' is no answer here; choose 1 to 3, or type `help`."),
        ("play HR", "'play HR' is no answer here; choose 1 to 3, or type `help`."),
        ("", "Type a number from 1 to 3, or `help`."),
        ("why 9", "There is no answer 9; choose 1 to 3."),
        ("rules XX-1", "has no rule 'XX-1'."),
        ("undo", "There is nothing to take back."),
        ("save .", ". is a folder; name a file to save the match in."),
        ("save /nowhere/match", "/nowhere/match.sandlot.json cannot be written: No such file or directory."),
    ],
)
def test_wrong_input_gets_one_sentence_and_changes_nothing(tmp_path: Path, typed: str, sentence: str) -> None:
    seed = next(seed for seed in range(100) if len(set(hand(seed))) == 3 and "HR" not in hand(seed))
    done = play(tmp_path, GAME, *QUICK, "--seed", str(seed), typed=f"{typed}\n")
    assert done.returncode == 0
    after = done.stdout.split("V1> ", 1)[1]
    assert sentence in " ".join(after.split())
    assert moves_kept(tmp_path) == 0


# -- commands ----------------------------------------------------------------------------------------------------------


def test_undo_goes_back_over_the_bots_and_stays_in_the_log(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, *QUICK, "--seed", "5", typed="1\nundo\nlog\n")
    assert "2 moves are taken back." in done.stdout
    assert "V1 takes 2 moves back." in done.stdout
    match = Match.load(saved(tmp_path)[0])
    assert match.moves == []
    assert [len(undone.moves) for undone in match.undone] == [2]


def test_log_rules_why_table_hint_help_and_save(tmp_path: Path) -> None:
    seed = seed_with("B", "K", "J")
    copy = tmp_path / "copy"
    typed = f"log\nplay B\nwhy J\nwhy\nwhy K\nrules\nrules MW-BLU-1\n1\nlog\nhint\nhelp\nsave {copy}\nsave {copy}\n"
    out = play(tmp_path, GAME, *QUICK, "--seed", str(seed), typed=typed, COLUMNS="200").stdout
    assert "Nothing has happened yet." in out
    assert "J Joker cannot be chosen: only one blue card a turn (MW-BLU-1)." in out
    assert "J Joker: only one blue card a turn (MW-BLU-1)." in out
    assert "It would bring: The batter is out: 1 out." in out
    assert "- MW-BLU-2 " in out  # the rule of the question
    assert "- MW-BLU-1 " in out
    assert re.search(r"^ +1  V1 plays B, Ball\. \(MW-TRN-2\)$", out, re.MULTILINE)
    assert re.search(r"A bot would play \w+", out)
    assert "  quit  " in out
    assert out.count(f"Saved in {copy}.sandlot.json.") == 2
    assert Match.load(f"{copy}.sandlot.json").moves[0].text == "play B uncovered"


def test_a_hint_is_for_one_person_only(tmp_path: Path) -> None:
    done = play(tmp_path, GAME, "--bots", "none", "--seed", "5", typed="\nhint\n")
    assert "a hint would tell the others something".capitalize() in done.stdout


def test_quit_asks_at_a_terminal_and_can_save_a_copy(tmp_path: Path) -> None:
    with Terminal(tmp_path, GAME, *QUICK, "--seed", "5") as terminal:
        terminal.until(PROMPT)
        terminal.type("quit")
        terminal.until(r"`no` plays on: $")
        terminal.type("no")
        terminal.until(PROMPT)
        terminal.type("quit")
        terminal.until(r"`no` plays on: $")
        terminal.type(str(tmp_path / "mine"))
        assert terminal.finish() == 0
        assert "sandlot play --load goes on with it." in plain(terminal.fresh)
    assert Match.load(tmp_path / "mine.sandlot.json").moves == []


def test_ctrl_c_saves_and_stops(tmp_path: Path) -> None:
    with Terminal(tmp_path, GAME, *QUICK, "--seed", "5") as terminal:
        terminal.until(PROMPT)
        terminal.type("1")
        terminal.until(PROMPT)
        terminal.interrupt()
        assert terminal.finish() == 130
        assert "It is saved in" in plain(terminal.fresh)
    assert moves_kept(tmp_path) == 2


def test_others_must_agree_to_an_undo_at_the_same_keyboard(tmp_path: Path) -> None:
    turns = "\n1\n" * 2
    refused = play(tmp_path / "a", GAME, "--bots", "none", "--seed", "5", typed=f"{turns}\nundo\nno\n")
    assert "so H1 must agree to take that back." in " ".join(refused.stdout.split())
    assert "Nothing is taken back." in refused.stdout
    assert moves_kept(tmp_path / "a") == 2
    play(tmp_path / "b", GAME, "--bots", "none", "--seed", "5", typed=f"{turns}\nundo\nyes\n")
    match = Match.load(saved(tmp_path / "b")[0])
    assert (match.moves, match.undone[0].consent) == ([], [1])


# -- keeping and loading -----------------------------------------------------------------------------------------------


def test_the_end_of_input_saves_and_load_goes_on(tmp_path: Path) -> None:
    first = play(tmp_path, GAME, *QUICK, "--seed", "5", typed="1\n1\n")
    assert (first.returncode, first.stderr) == (0, "")
    (path,) = saved(tmp_path)
    assert moves_kept(tmp_path) == 4
    second = play(tmp_path, "--load", "--pace", "0", typed="log\n1\n")
    assert second.returncode == 0
    assert "V1 plays" in second.stdout
    assert saved(tmp_path) == [path]
    assert moves_kept(tmp_path) == 6
    assert [seat.kind for seat in Match.load(path).seats] == ["person", "greedy"]


def test_a_file_from_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    play(tmp_path / "one", GAME, *QUICK, "--seed", "5", typed="1\n")
    mine = tmp_path / "mine.sandlot.json"
    saved(tmp_path / "one")[0].rename(mine)
    before = mine.read_bytes()
    play(tmp_path / "two", "--load", str(mine), "--pace", "0", typed="1\n")
    assert mine.read_bytes() == before
    assert moves_kept(tmp_path / "two") == 4


def test_a_finished_match_shows_its_end(tmp_path: Path) -> None:
    play(tmp_path, GAME, "--bots", "random,random", "--seed", "4")
    done = play(tmp_path, "--load", str(saved(tmp_path)[0]))
    assert done.returncode == 0
    assert "The match is over." in done.stdout


def test_a_damaged_match_goes_on_from_its_last_good_move_if_wanted(tmp_path: Path) -> None:
    play(tmp_path, GAME, *QUICK, "--seed", "5", typed="1\n1\n1\n")
    (path,) = saved(tmp_path)
    broken = tmp_path / "broken.sandlot.json"
    lines = path.read_text().splitlines()
    cut = next(at for at, line in enumerate(lines) if line.startswith('"moves"')) + 3
    broken.write_text("\n".join([*lines[:cut], lines[cut][: len(lines[cut]) // 2]]))
    done = play(tmp_path, "--load", str(broken), typed="no\n")
    assert done.returncode == 1
    assert "is not valid JSON" in done.stdout
    done = play(tmp_path / "new", "--load", str(broken), "--pace", "0", typed="yes\n1\n")
    assert done.returncode == 0
    assert Match.load(saved(tmp_path / "new")[0]).practice


def test_a_folder_that_cannot_be_written_is_said_once_and_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    copy = tmp_path / "copy"
    done = play(blocked, GAME, *QUICK, "--seed", "5", typed=f"1\n1\nsave\nsave {copy}\n")
    assert done.returncode == 0
    assert done.stdout.count("The match could not be saved:") == 1
    assert "`save FILE` saves it elsewhere" in done.stdout
    assert len(Match.load(f"{copy}.sandlot.json").moves) == 4


# -- the command line and the menu -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        ([GAME, "--seats", "9"], "BASEBALL! is played with 2 to 6 seats, not 9"),
        ([GAME, "--bots", "deep-blue"], "there is no bot 'deep-blue'"),
        ([GAME, "--bots", "greedy,greedy,greedy"], "names 3 players for 2 seats"),
        ([GAME, "--option", "speed=9"], "BASEBALL! has no option 'speed'"),
        ([GAME, "--pack", "nothing.toml"], "nothing.toml"),
        ([GAME, "--pace", "-1"], "--pace"),
        (["--load", "nothing.sandlot.json"], "there is no file nothing.sandlot.json"),
        (["--load"], "there is no unfinished match in"),
    ],
)
def test_bad_arguments_get_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = play(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_the_menu_starts_a_game_or_goes_on_with_the_last(tmp_path: Path) -> None:
    menu = play(tmp_path).stdout
    number = re.search(r"^  (\d+)  BASEBALL! – ", menu, re.MULTILINE)
    assert number is not None
    assert "Continue" not in menu
    first = play(tmp_path, typed=f"99\n{number[1]}\n3\n\n1\n\n1\n1\n1\n", COLUMNS="200")
    assert first.returncode == 0
    assert "'99' is none of" in first.stdout
    kept = Match.load(saved(tmp_path)[0])
    assert [seat.kind for seat in kept.seats] == ["person", "rookie", "rookie"]
    assert "2  Regular: I know the game" in first.stdout
    # the deal is another each time, and a move may take several picks
    second = play(tmp_path, "--pace", "0", typed="c\n" + "1\n" * 6, COLUMNS="200")
    assert f"c  Continue BASEBALL!, 3 seats, after {len(kept.moves)} moves." in second.stdout
    assert moves_kept(tmp_path) > len(kept.moves)


def menu_number(data: Path, title: str) -> str:
    """The number of a game in the menu."""
    found = re.search(rf"^  (\d+)  {title} – ", play(data).stdout, re.MULTILINE)
    assert found is not None
    return found[1]


def option_number(game: str, name: str) -> int:
    """The number of an option in the menu, after that of the variants."""
    info = games.find(game)
    return [option.name for option in info.options].index(name) + 1 + bool(info.variants)


def test_the_menu_offers_what_can_be_set_at_a_table(tmp_path: Path) -> None:
    number = menu_number(tmp_path, "Cosmic League Baseball")
    first, second, flag = (option_number("cosmic", name) for name in ("deck0", "deck1", "walkoff"))
    deck, wrong = f"{first}\nbreakers\n{second}\n4\n", f"{first}\nnobody\n99\n"
    done = play(tmp_path, typed=f"{number}\n\n\n{deck}{flag}\n{wrong}\n", COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The deck of the first seat. [surveyors]" in done.stdout
    assert "The deck of the first seat. [breakers]" in done.stdout
    assert "There is no deck 'nobody'; there are: surveyors, augurs" in done.stdout
    assert "'99' is none of 1 to " in done.stdout
    options = Match.load(saved(tmp_path)[0]).options
    assert (options["deck0"], options["deck1"], options["walkoff"]) == ("breakers", "tinkers", True)


def test_the_menu_offers_other_cards(tmp_path: Path) -> None:
    number = menu_number(tmp_path, "Baseball Highlights: 2045")
    play(tmp_path, typed=f"{number}\n\n\nsandlot\n\n")
    assert Match.load(saved(tmp_path)[0]).pack.name == "sandlot"


def test_the_menu_refuses_what_cannot_be_played(tmp_path: Path) -> None:
    number = menu_number(tmp_path, "Fantasy Fantasy Baseball")
    more_wins = option_number("fantasy", "more_wins")
    done = play(tmp_path, typed=f"{number}\n\n\n\n{more_wins}\n\n{more_wins}\n\n", COLUMNS="200")
    assert "More Wins is for 4 or 5 Managers, not for 2 (FFB-MORE-1)." in done.stdout
    assert len(Match.load(saved(tmp_path)[0]).seats) == 2


def test_fantasy_is_for_two_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    play(tmp_path, "fantasy", *QUICK, "--seed", "1")
    play(tmp_path, "fantasy", *QUICK, "--seed", "1", "--seats", "1")
    assert [len(Match.load(path).seats) for path in saved(tmp_path)] == [2, 1]


# -- the terminal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "rows", "seats"), [(80, 24, 2), (80, 24, 4), (100, 35, 4), (120, 50, 6)])
def test_every_page_fits_the_terminal(tmp_path: Path, columns: int, rows: int, seats: int) -> None:
    with Terminal(tmp_path, GAME, *QUICK, "--seed", "5", "--seats", str(seats), columns=columns, rows=rows) as terminal:
        for _ in range(6):
            terminal.until(PROMPT)
            page = plain(terminal.seen[terminal.seen.rindex(b"\x1b[2J") :]).splitlines()
            assert len(page) <= rows
            assert max(map(len, page)) <= columns
            assert any("Play a card from your hand. (MW-TRN-2)" in line for line in page)
            terminal.type("1")


def test_no_color_is_honoured(tmp_path: Path) -> None:
    painted, grey = [], []
    for seen, more in ((painted, {}), (grey, {"NO_COLOR": "1"})):
        with Terminal(tmp_path, GAME, *QUICK, "--seed", "5", **more) as terminal:
            terminal.until(PROMPT)
            seen += re.findall(rb"\x1b\[(?:\d;)*(?:3[0-7]|38;5;\d+)m", terminal.seen)
    assert painted
    assert not grey
