"""The font for names holds what it was cut for."""

from __future__ import annotations

from renderers.letters import drawable
from tests.fonts.cut import OUT, characters


def test_every_character_the_font_was_cut_for_is_drawn() -> None:
    assert OUT.is_file()
    wanted = characters()
    assert len(wanted) > 10_000
    assert not [one for one in wanted if not drawable(one)]


def test_the_everyday_characters_of_every_writing_are_among_them() -> None:
    assert set("あアー々田髙﨑\U00020bb7们这说国陳國龍灣金李朴崔鄭") <= characters()
