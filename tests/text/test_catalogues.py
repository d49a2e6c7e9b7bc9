"""The catalogues themselves: same keys, same variables, nothing missing, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bot.core.rules import Rules
from bot.games import registry
from bot.text.catalogue import (
    FOLDER,
    LANGUAGES,
    Catalogue,
    MissingText,
    Voice,
    be_lenient,
    catalogues,
    defects,
    language_of,
    timestamp,
)
from bot.text.events import WORDS
from tests.text import keys_in_code, worst_case

RESERVED = Path(__file__).with_name("reserved_keys.txt")
"""Keys kept for texts that no code says yet, a prefix a line (ending in ``-``) or a key; comments begin with ``#``."""

NOT_KEYS = {
    "madang-sha256-ctr-1",
    "status-tokens",
    "table-study",
    "table-vacation",
}
"""Literals that look like keys of ours and are something else."""

KO, EN = catalogues()["ko"], catalogues()["en"]


def _prefixes() -> set[str]:
    return {key.split("-")[0] for key in KO} - {"person"}


def test_both_languages_have_the_same_keys() -> None:
    assert sorted(KO) == sorted(EN)


def test_both_languages_have_them_in_the_same_files_and_order() -> None:
    assert KO.files == EN.files
    assert list(KO) == list(EN)


def test_both_languages_use_the_same_variables() -> None:
    both = {key: [worst_case.variables(catalogue.entries[key]) for catalogue in (KO, EN)] for key in KO}
    assert {key: (ko, en) for key, (ko, en) in both.items() if ko != en} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_exist_for_every_family(language: str) -> None:
    catalogue = KO if language == "ko" else EN
    for key, entry in catalogue.entries.items():
        for call in worst_case.calls(entry):
            if call.id.name in ("LABEL", "LABELS"):
                family = call.arguments.positional[0]
                assert isinstance(family, ftl.StringLiteral)
                members = [other for other in catalogue if other.startswith(f"{family.value}-")]
                assert members, f"{key}: nothing is called {family.value}-..."


def test_every_key_that_the_code_names_exists() -> None:
    prefixes = _prefixes()
    not_keys = NOT_KEYS | keys_in_code.actions()
    missing = [
        f"{where}: {key}"
        for key, where in keys_in_code.literals()
        if key.split("-")[0] in prefixes and key not in KO and key not in not_keys and not _beginning(key)
        # A renderer names its texts without their prefix; those are looked at below.
        if not (where.startswith("renderers/") and f"pic-{where.split('/')[1]}-{key}" in KO)
    ]
    assert not missing, "\n".join(missing)


def _beginning(key: str) -> bool:
    """Whether it is the first part of longer keys (``"metromania-opt" + "-start"``) or an option that has a name."""
    return any(other.startswith(f"{key}-") for other in KO) or f"option-{key}" in KO


@pytest.mark.parametrize("rules", registry.GAMES, ids=lambda rules: rules.key)
def test_every_game_has_the_texts_that_the_house_asks_of_it(rules: Rules[Any]) -> None:
    """Keys that shared panels make of the game's own key (docs/adding-a-game.md, 3)."""
    game = rules.key
    wanted = [f"game-{game}", f"game-{game}-about", f"{game}-pitch", f"{game}-length"]
    wanted += [f"{game}-tutorial-{lesson}" for lesson in ("goal", "turn", "scoring")]
    for choice in rules.settings:
        wanted.append(f"{game}-option-{choice.key}")
        wanted += [f"{game}-{choice.key}-{value}" for value in choice.values]
    assert [key for key in wanted if key not in KO] == []


DRAWN_FOR = {"cards": ("project_mine", "the_dome")}
"""Games whose pictures have the texts of a room that games share."""


def test_every_text_in_a_picture_exists() -> None:
    missing = [
        f"{named.path.name}:{line}: pic-{game}-{key}"
        for named in keys_in_code.files()
        for game in DRAWN_FOR.get(named.path.parent.name, (named.path.parent.name,))
        for key, line in named.drawn.items()
        if f"pic-{game}-{key}" not in KO
    ]
    assert not missing, "\n".join(missing)


def test_errors_and_events_bring_the_arguments_their_texts_use() -> None:
    missing = [
        f"{named.path.name}:{line}: {key} needs {sorted(needed)}"
        for named in keys_in_code.files()
        for key, given, line in named.raised
        if key in KO and "*" not in given and (needed := worst_case.variables(KO.entries[key]) - given)
    ]
    assert not missing, "\n".join(missing)


def _reserved() -> list[str]:
    lines = (line.split("#")[0].strip() for line in RESERVED.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


OF_PROMPTS = ("-act", "-on", "-none", "-last", "-then", "-button")
"""Endings of what a panel says beside a prompt or a group, under its key (`GameFace.act`, `goes_on`, `leads_on`)."""


def test_no_key_is_left_over() -> None:
    families = {
        call.arguments.positional[0].value  # type: ignore[union-attr]
        for catalogue in (KO, EN)
        for entry in catalogue.entries.values()
        for call in worst_case.calls(entry)
        if call.id.name in ("LABEL", "LABELS")
    }
    families |= set(WORDS.values())
    reserved = _reserved()
    left = [
        key
        for key in KO
        if not keys_in_code.used(key)
        and not any(key.endswith(one) and keys_in_code.used(key.removesuffix(one)) for one in OF_PROMPTS)
        and not any(key.startswith(f"{family}-") for family in families)
        and not any(key == one or (one.endswith("-") and key.startswith(one)) for one in reserved)
    ]
    assert not left, "say them, delete them, or reserve them:\n" + "\n".join(left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tone(language: str) -> None:
    """No 당신, 유저 or 합쇼체; 님 after every name; no emoji; no em dash."""
    catalogue = KO if language == "ko" else EN
    for key in catalogue:
        text = catalogue.format(key, worst_case.arguments(catalogue, key))
        assert not re.search("당신|유저|습니다|습니까|십시오|ㅂ니다", text), key
        assert not re.search("[\U0001f000-\U0001faff\u2600-\u27bf\u2014]", text), key


READY_MADE = ("lobby-thread-name", "list-and", "verify-unknown-random")
"""A thread, ready-made parts, the name of a method: nobody is spoken of by name."""


def test_every_name_is_followed_by_nim() -> None:
    named = {"name", "seat", "other", "host", "loser", "first"}
    wrong: dict[str, str] = {}
    for key, entry in KO.entries.items():
        if key.startswith("cmd-") or key in READY_MADE:
            continue
        for variable in worst_case.variables(entry) & named:
            text = KO.format(key, {**worst_case.arguments(KO, key), variable: "지수"})
            # Lines are named after their owner: 지수 2호선.
            if "지수" in text and not re.search(r"지수 (님|[\d,]+호선)", text):
                wrong[key] = text
    assert wrong == {}


HOUSE = ("cogs", "commands", "core", "decks", "errors", "lobby", "madang", "packs", "shared", "tables")


@pytest.mark.parametrize("name", [f"{one}.ftl" for one in HOUSE])
def test_no_particle_is_fixed_after_a_value(name: str) -> None:
    """Which form comes after a value is known only with the value: JOSA says it. People end in 님, numbers do not."""
    source = (FOLDER / "ko" / name).read_text(encoding="utf-8")
    fixed = re.compile(
        r"\{ (?!JOSA)[^{}]*\} ?(?:은|는|이|가|을|를|과|와|으로|로|이에요|예요|이나|이랑|이여야|여야)(?=[ .,?!…]|$)",
        re.MULTILINE,
    )
    wrong = [one for one in fixed.findall(source) if not re.match(r"\{ \$(?:people|names) \}", one)]
    assert wrong == []


def test_a_missing_key_is_noticed() -> None:
    with pytest.raises(MissingText, match="ko: no message no-such-key"):
        Voice("ko")("no-such-key")


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("lobby-removed", {}),
        ("nudge-too-soon", {}),
        ("metromania-opt-extend", {"line": 1, "bend": "Q", "direction": "E"}),
        ("core-blocked-option", {}),
    ],
)
def test_a_missing_variable_or_label_is_noticed(key: str, args: dict[str, object]) -> None:
    with pytest.raises(MissingText, match=key):
        Voice("ko").render(key, args)


def test_production_says_something_and_logs_a_defect(caplog: pytest.LogCaptureFixture) -> None:
    be_lenient()
    try:
        assert Voice("ko")("no-such-key") == "no-such-key"
        assert Voice("en").render("lobby-removed", {}) == "lobby-removed"
    finally:
        be_lenient(False)
    assert "no message no-such-key" in caplog.text


def test_production_falls_back_to_the_other_language(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"ko": Catalogue("ko", {"a.ftl": "a = 가"}), "en": Catalogue("en", {"a.ftl": "a = A\nb = B"})}
    monkeypatch.setattr("bot.text.catalogue.catalogues", lambda: both)
    be_lenient()
    try:
        assert Voice("ko")("b") == "B"
    finally:
        be_lenient(False)


def test_defects_name_what_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert defects() == []
    both = {"ko": Catalogue("ko", {"a.ftl": "a = 가"}), "en": Catalogue("en", {"a.ftl": "a = A\nb = B"})}
    monkeypatch.setattr("bot.text.catalogue.catalogues", lambda: both)
    assert defects() == ["ko: no message b"]


def test_a_broken_file_is_named_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"en/x\.ftl:2: not Fluent"):
        Catalogue("en", {"x.ftl": "a = A\n= nothing\n"})


def test_a_key_defined_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a is already in x\.ftl"):
        Catalogue("en", {"x.ftl": "a = A", "y.ftl": "a = B"})


def test_a_message_that_is_not_fluent_is_refused_when_it_is_said_and_by_the_check() -> None:
    catalogue = Catalogue("en", {"x.ftl": "# first\na = A\nb = {\n    more\n\nc = C"})
    assert [catalogue.format(key, {}) for key in ("a", "c")] == ["A", "C"]
    with pytest.raises(ValueError, match=r"en/x\.ftl:3: not Fluent: 'b = {"):
        catalogue.format("b", {})
    with pytest.raises(ValueError, match=r"en/x\.ftl:3: not Fluent"):
        _ = catalogue.entries


def test_the_check_reads_every_message(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {language: Catalogue(language, {"a.ftl": "a = {"}) for language in LANGUAGES}
    monkeypatch.setattr("bot.text.catalogue.catalogues", lambda: both)
    with pytest.raises(ValueError, match="not Fluent"):
        defects()


def test_no_message_is_parsed_before_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = Catalogue._parse
    monkeypatch.setattr(Catalogue, "_parse", lambda self, key: parsed.append(key) or parse(self, key))
    catalogue = Catalogue("ko", {"x.ftl": 'a = 가\n    나\n# said of b\nb = 나 { LABEL("c", "d") }\nc-d = 다'})
    assert parsed == []
    assert [catalogue.format("b", {}) for _ in range(2)] == ["나 다"] * 2
    assert parsed == ["b", "c-d"]
    assert catalogue.format("a", {}) == "가\n나"


@pytest.mark.parametrize(
    ("locale", "language"), [("ko", "ko"), ("ko-KR", "ko"), ("en-US", "en"), ("ja", "en"), ("", "en"), ("kok", "en")]
)
def test_language_of_a_discord_locale(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_functions() -> None:
    values = '{ WHEN($t) } { WHEN($t, style: "D") } { LABELS("k", $l) }'
    source = 'a = { $w }{ JOSA($w, "이/가") } ' + values + "\nk-x = X!\nk-y = Y!\n"
    text = Catalogue("ko", {"x.ftl": source}).format("a", {"w": 1003, "t": 7.9, "l": ["x", "y?"]})
    assert text == "1,003이 <t:7:R> <t:7:D> X!, Y!"
    assert timestamp(12.3) == "<t:12:R>"


def test_no_invisible_marks_around_values() -> None:
    assert Voice("ko")("lobby-removed", name="지수") == "지수 님을 내보냈어요."


def test_listing() -> None:
    assert Voice("en").listing([]) == ""
    assert Voice("en").listing(["a"]) == "a"
    assert Voice("en").listing(["a", "b", "c"]) == "a, b and c"
    assert Voice("ko").listing(["가", "나", "다"]) == "가, 나, 다"


def test_labels_of_nothing_have_a_word_where_the_family_has_one() -> None:
    """A gift was told as "trade good x2 for ."."""
    catalogue = Catalogue("en", {"a.ftl": 'x = { LABELS("good", $g) }|{ LABELS("unit", $g) }\ngood-none = nothing\n'})
    assert catalogue.format("x", {"g": {}}) == "nothing|"


def test_labels_of_a_mapping_are_counted() -> None:
    catalogue = Catalogue("en", {"a.ftl": 'x = { LABELS("unit", $units) }\nunit-a = Apple\nunit-b = Berry\n'})
    assert catalogue.format("x", {"units": {"a": 2, "b": 1}}) == "Apple \u00d72, Berry"
    assert catalogue.format("x", {"units": {}}) == ""
    assert catalogue.format("x", {"units": ["a", "b"]}) == "Apple, Berry"
