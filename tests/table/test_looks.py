"""A look says what is different; everything else has a default."""

from xml.etree import ElementTree

import msgspec
import pytest

from house import NAMES
from sandlot import games
from sandlot.kernel.errors import BadInput
from sandlot.kernel.registry import GameInfo
from sandlot.table.card_frames import Face, band, paper
from sandlot.table.colours import TONES, Palette
from sandlot.table.looks import Look, art_of, gallery_of, look_of

PLAIN = GameInfo(
    name="pepper",
    title="Pepper & Salt",
    package="table",  # which has no room `look`
    seats=(2,),
    version=1,
    endings=(),
    options=(),
    packs=(),
    blurb="A game for tests.",
    minutes=5,
)


def drawn(svg: str) -> ElementTree.Element:
    """What a browser would draw; a fault is an error."""
    return ElementTree.fromstring(f"<svg>{svg}</svg>")


def test_a_game_without_a_look_has_a_whole_one() -> None:
    look = look_of(PLAIN)
    assert look.motto == PLAIN.blurb
    assert look.tones == TONES
    assert PLAIN.title in "".join(drawn(look.emblem).itertext())
    assert gallery_of(PLAIN, None) == ()
    with pytest.raises(BadInput, match="no art"):
        art_of(PLAIN, None, "card")


def test_colours_have_the_names_of_the_page() -> None:
    colours = msgspec.to_builtins(Palette(felt_ink="#123456"))
    assert colours["felt-ink"] == "#123456"
    assert colours["accent-ink"] == "#ffffff"


@pytest.mark.parametrize("game", NAMES)
def test_every_look_is_whole(game: str) -> None:
    look = look_of(games.find(game))
    for svg in (look.emblem, look.backdrop, look.back, look.face.frame, look.small.frame):
        drawn(svg)
    assert TONES.keys() <= look.tones.keys()
    assert msgspec.json.decode(msgspec.json.encode(look), type=Look) == look
    for face in (look.face, look.small):
        inside(face)


def inside(face: Face) -> None:
    """No box leaves the card."""
    for name, box in face.boxes.items():
        assert 0 <= box.x < box.x + box.w <= 100, name
        assert 0 <= box.y < box.y + box.h <= 100, name


@pytest.mark.parametrize("game", NAMES)
def test_every_card_of_a_pack_has_a_face_and_a_picture(game: str) -> None:
    info = games.find(game)
    pack = games.load_pack(info)
    faces = gallery_of(info, pack)
    assert len({card.id for card in faces}) == len(faces) > 20
    for card in faces[:: max(1, len(faces) // 12)]:
        assert ElementTree.fromstring(art_of(info, pack, card.art)).tag.endswith("svg")


def test_the_band_of_a_card_follows_its_paper() -> None:
    sheet, plate = drawn(paper("#000", 18, 6, 12))
    assert (sheet.get("rx"), plate.get("x"), plate.get("width"), plate.get("rx")) == ("18", "6", "238", "12")
    (path,) = drawn(band(6, 12, 80))
    assert path.get("d") == "M6 18a12 12 0 0 1 12-12H232a12 12 0 0 1 12 12V80H6Z"
