"""Card packs in the lobby: one name for one pack (design 2.14)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.core.cards.shelf import PackFile
from bot.tables.lobby import PACK
from bot.tables.model import TableError
from bot.tables.packs import Offered
from bot.text.catalogue import Voice
from cogs.panels.ids import Id
from cogs.panels.packs import OWN, chosen_pack, pack_line, pack_selects
from cogs.panels.screen import Dropdown


def offered(sha: str, name: str, folder: str) -> Offered:
    """A pack of that name."""
    return Offered(sha * 32, PackFile("cards", {"ko": f"{name} 카드", "en": name}, b""), folder)


class Reader:
    """Enough of a reader: a language and its texts."""

    def __init__(self, language: Any) -> None:
        self.language = language
        self.text = Voice(language)

    def __call__(self, key: str, **args: Any) -> str:
        return self.text.render(key, args)


def menu(packs: list[Offered], now: str = "", language: str = "en") -> Dropdown:
    """The menu of packs."""
    (found,) = pack_selects(cast("Any", Reader(language)), {PACK: now}, packs, Id("", 1))
    return found


TWINS = [offered("ab", "House", "first"), offered("cd", "House", "second"), offered("ef", "Other", "third")]


@pytest.mark.parametrize(("language", "name"), [("en", "House"), ("ko", "House 카드")])
def test_packs_of_one_name_are_told_apart_by_folder_and_short_sha(language: str, name: str) -> None:
    own, first, second, third = menu(TWINS, language=language).choices
    assert own.value == OWN
    assert (first.label, second.label) == (f"{name} (first)", f"{name} (second)")
    assert "third" not in third.label
    assert [one.description for one in (first, second)] == ["cards · abababab", "cards · cdcdcdcd"]


def test_names_that_differ_only_where_they_are_cut_are_told_apart_too() -> None:
    long = "Cards of the north and of the south, "
    packs = [offered("ab", long + "first edition", "one"), offered("cd", long + "second edition", "two")]
    labels = [choice.label for choice in menu(packs).choices]
    assert len(set(labels)) == 3
    assert all(len(label) <= 100 for label in labels)


def test_the_lobby_says_which_of_them_is_played() -> None:
    def line(sha: str) -> str:
        return pack_line(cast("Any", Reader("en")), {PACK: sha}, TWINS)

    assert line("cd" * 32).endswith(": House (second)")
    assert line("ef" * 32).endswith(": Other")
    assert line("99" * 32).endswith(": 99999999")


def test_only_what_is_offered_can_be_chosen() -> None:
    assert chosen_pack(OWN, TWINS) == ""
    assert chosen_pack("ab" * 32, TWINS) == "ab" * 32
    with pytest.raises(TableError, match="error-packs-missing"):
        chosen_pack("99" * 32, TWINS)
