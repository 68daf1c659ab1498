from sandlot.table.log import LogLine, groups, render_log

LINES = [
    LogLine(number=9, seat=0, ply=4, text="Ann plays Single: runner on 1st.", rule="CG-GRN-1", group="Top of the 1st"),
    LogLine(number=10, ply=4, text="Sides change.", group="Top of the 1st"),
    LogLine(number=11, seat=1, ply=5, text="Bo plays Strike out.", group="Bottom of the 1st"),
]


def test_lines_are_numbered_under_their_inning() -> None:
    assert (
        render_log(LINES, 60)
        == """\
Top of the 1st
   9  Ann plays Single: runner on 1st. (CG-GRN-1)
  10  Sides change.
Bottom of the 1st
  11  Bo plays Strike out.
"""
    )


def test_long_lines_hang_under_their_text() -> None:
    assert (
        render_log(LINES[:1], 30)
        == """\
Top of the 1st
  9  Ann plays Single: runner
     on 1st. (CG-GRN-1)
"""
    )


def test_a_phase_that_comes_again_is_a_group_of_its_own() -> None:
    lines = [LogLine(number=at, text="x", group=group) for at, group in enumerate(("a", "b", "a"))]
    assert [name for name, _ in groups(lines)] == ["a", "b", "a"]


def test_no_lines_no_text() -> None:
    assert render_log([]) == ""
