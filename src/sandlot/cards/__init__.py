"""Packs: cards as data, one effect grammar for all games, text written from effects."""

from sandlot.cards.arguments import CardName, Comparison, Joint, Measure, Number, Word
from sandlot.cards.errors import BadPack, PackError
from sandlot.cards.grammar import Effect, GrammarError, parse, write
from sandlot.cards.pack import (
    Header,
    Pack,
    builtin,
    compiled_once,
    from_mechanical,
    load,
    loads,
    read_header,
    with_words,
)
from sandlot.cards.program import BETWEEN, COMPARE, FIRST_CODE, SKIP
from sandlot.cards.schema import EffectText, Id, Schema, Trouble, Words
from sandlot.cards.vocabulary import Condition, Handlers, Verb, Vocabulary

__all__ = [
    "BETWEEN",
    "COMPARE",
    "FIRST_CODE",
    "SKIP",
    "BadPack",
    "CardName",
    "Comparison",
    "Condition",
    "Effect",
    "EffectText",
    "GrammarError",
    "Handlers",
    "Header",
    "Id",
    "Joint",
    "Measure",
    "Number",
    "Pack",
    "PackError",
    "Schema",
    "Trouble",
    "Verb",
    "Vocabulary",
    "Word",
    "Words",
    "builtin",
    "compiled_once",
    "from_mechanical",
    "load",
    "loads",
    "parse",
    "read_header",
    "with_words",
    "write",
]
