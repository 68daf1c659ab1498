"""The page's types are those of the server."""

import json

import msgspec

from sandlot.server.protocol import messages as m
from tools import protocol_types


def test_the_page_has_todays_types() -> None:
    assert protocol_types.FILE.read_text(encoding="utf-8") == protocol_types.text()


def test_every_kind_of_message_is_among_the_types() -> None:
    text = protocol_types.text()
    kinds_in = {"join", "try", "move", "retract", "undo", "consent", "aside", "standing", "chat", "ping"}
    kinds_out = {"snapshot", "update", "tried", "refused", "presence", "chat", "over"}
    for kind in kinds_in | kinds_out:
        assert f'kind: "{kind}";' in text
    for kinds, union in ((kinds_in, m.AnyIn), (kinds_out, m.AnyOut)):
        schema = json.dumps(msgspec.json.schema(union))
        for kind in kinds:
            assert f'"{kind}"' in schema


def test_optional_fields_are_those_that_may_be_left_out() -> None:
    text = protocol_types.text()
    move = text[text.index("export interface Move {") :].partition("}")[0]
    assert "asked: number;" in move
    assert "seat?: number | null;" in move
    assert "picks: number[];" in move
