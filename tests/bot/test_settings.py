"""Settings: every one documented, every mistake one clear line that names the variable and no value."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.settings import (
    DefaultLanguage,
    LogLevel,
    Settings,
    SettingsError,
    load_settings,
    looks_like_placeholder,
    require_token,
    variables,
)
from bot.store.shards import Shards

HOUSE = Path(__file__).parents[2]
# Shaped like a token, belongs to nobody; joined here so that no scanner takes this file for a leak.
TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GaBcDe", "x" * 10 + "0123456789abcdefghijklmnopqr"))


def documented() -> dict[str, tuple[str, bool]]:
    """Variable -> (example value, commented out) as ``.env.example`` has them."""
    found: dict[str, tuple[str, bool]] = {}
    for line in (HOUSE / ".env.example").read_text(encoding="utf-8").splitlines():
        bare = line.removeprefix("# ")
        name, equals, value = bare.partition("=")
        if equals and name.isupper() and " " not in name:
            assert name not in found, f"{name} stands twice"
            found[name] = (value, line.startswith("#"))
    return found


def test_env_example_documents_every_setting_and_no_other() -> None:
    assert set(documented()) == set(variables())


def test_env_example_shows_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, (value, _) in documented().items():
        monkeypatch.setenv(name, value)
    assert load_settings(None) == Settings()


def test_env_example_copied_as_it_is_starts_local_mode() -> None:
    assert load_settings(HOUSE / ".env.example") == Settings()
    assert not load_settings(HOUSE / ".env.example").has_token


def test_every_setting_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    values = {
        "DISCORD_TOKEN": f"  {TOKEN} ",
        "MADANG_DATABASE": str(tmp_path / "games.sqlite3"),
        "MADANG_PACKS": str(tmp_path),
        "MADANG_LANGUAGE": "EN",
        "MADANG_API_BASE": "http://127.0.0.1:8080/api/v10/",
        "MADANG_GATEWAY": "ws://127.0.0.1:8080/gateway",
        "MADANG_SHARDS": "0-3/4",
        "MADANG_WORKERS": "3",
        "MADANG_METRICS_HOST": "0.0.0.0",
        "MADANG_METRICS_PORT": "9100",
        "MADANG_LOG_LEVEL": "Debug",
        "MADANG_GLOBAL_RANKING": "true",
    }
    assert set(values) == set(variables())
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    settings = load_settings(None)
    assert require_token(settings) == TOKEN
    assert settings.database == tmp_path / "games.sqlite3"
    assert settings.packs == tmp_path
    assert settings.language is DefaultLanguage.EN
    assert settings.api_base == "http://127.0.0.1:8080/api/v10"
    assert settings.gateway == "ws://127.0.0.1:8080/gateway"
    assert settings.shards == Shards(4, (0, 1, 2, 3))
    assert settings.workers == 3
    assert settings.global_ranking is True
    assert settings.metrics_host == "0.0.0.0"
    assert settings.metrics_port == 9100
    assert settings.log_level is LogLevel.DEBUG


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MADANG_LANGUAGE", "klingon"),
        ("MADANG_WORKERS", "many"),
        ("MADANG_WORKERS", "-1"),
        ("MADANG_WORKERS", "17"),
        ("MADANG_METRICS_HOST", "everywhere"),
        ("MADANG_METRICS_PORT", "ninety"),
        ("MADANG_METRICS_PORT", "65536"),
        ("MADANG_METRICS_PORT", "-1"),
        ("MADANG_LOG_LEVEL", "loud"),
        ("MADANG_PACKS", "/no/such/folder"),
        ("MADANG_API_BASE", "discord"),
        ("MADANG_GATEWAY", "http://127.0.0.1/"),
        ("MADANG_SHARDS", "some"),
        ("MADANG_SHARDS", "4"),
        ("MADANG_SHARDS", "3-1/4"),
        ("MADANG_SHARDS", "0-4/4"),
        ("MADANG_SHARDS", "0-3/0"),
        ("MADANG_SHARDS", "0-1/4"),
    ],
)
def test_a_bad_value_is_one_line_that_names_the_variable(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("MADANG_API_BASE", "http://127.0.0.1:1")
    monkeypatch.setenv("MADANG_GATEWAY", "ws://127.0.0.1:1")
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        load_settings(None)
    message = str(refused.value)
    assert message.startswith(name)
    assert "\n" not in message
    assert TOKEN not in message
    assert TOKEN[:8] not in message


@pytest.mark.parametrize(("given", "missing"), [("API_BASE", "GATEWAY"), ("GATEWAY", "API_BASE")])
def test_another_server_needs_both_addresses(monkeypatch: pytest.MonkeyPatch, given: str, missing: str) -> None:
    monkeypatch.setenv(f"MADANG_{given}", "http://h:1" if given == "API_BASE" else "ws://h:1")
    with pytest.raises(SettingsError, match=f"^MADANG_{missing} is missing"):
        load_settings(None)


def test_the_environment_wins_over_the_file_and_overrides_over_both(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / ".env"
    file.write_text("MADANG_DATABASE=file.sqlite3\nMADANG_LANGUAGE=en\nMADANG_METRICS_PORT=1\n", encoding="utf-8")
    monkeypatch.setenv("MADANG_DATABASE", "environment.sqlite3")
    monkeypatch.setenv("MADANG_METRICS_PORT", "2")
    settings = load_settings(file, metrics_port=3)
    assert settings.database == Path("environment.sqlite3")
    assert settings.language is DefaultLanguage.EN
    assert settings.metrics_port == 3


def test_a_file_saved_by_notepad_is_read(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\r\n", encoding="utf-8-sig")
    assert require_token(load_settings(file)) == TOKEN


def test_a_misspelt_setting_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\nMADANG_DATABSE=x\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"^\.env line 2: MADANG_DATABSE is not a setting"):
        load_settings(file)


def test_other_peoples_variables_in_the_file_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("EDITOR=vi\nCOMPOSE_PROJECT_NAME=madang\n", encoding="utf-8")
    assert load_settings(file) == Settings()


def test_a_file_that_is_no_text_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"^\.env cannot be read"):
        load_settings(file)


def test_a_missing_file_is_no_error(tmp_path: Path) -> None:
    assert load_settings(tmp_path / ".env") == Settings()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "changeme",
        "your-token-here",
        "YOUR_BOT_TOKEN_GOES_HERE_PLEASE",
        "<paste the long string from the portal>",
        "여기에-봇-토큰을-붙여-넣으세요-제발요-네",
        "xxxxxxxxxxxxxxxxxxxxxxxx.xxxxxx.xxxxxx",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ],
)
def test_placeholders_are_known(text: str) -> None:
    assert looks_like_placeholder(text)


def test_what_is_shaped_like_a_token_is_left_to_discord() -> None:
    assert not looks_like_placeholder(TOKEN)
    assert not looks_like_placeholder("MTIzNDU2Nzg5MDEyMzQ1Njc4.your_t.here-token-0123456789")


@pytest.mark.parametrize(("value", "said"), [("", "is not set"), ("your-token-here", "is a placeholder")])
def test_running_without_a_real_token_is_refused(monkeypatch: pytest.MonkeyPatch, value: str, said: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", value)
    with pytest.raises(SettingsError, match=f"^DISCORD_TOKEN {said}"):
        require_token(load_settings(None))


def test_the_token_is_in_no_representation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_settings(None)
    for text in (repr(settings), str(settings), settings.model_dump_json()):
        assert TOKEN not in text


def test_these_tests_see_no_settings_of_this_machine() -> None:
    assert not [name for name in os.environ if name == "DISCORD_TOKEN" or name.startswith("MADANG_")]


def test_the_address_of_a_database_is_for_nobodys_eyes(tmp_path: Path) -> None:
    address = "postgresql://ann:geheim%21@db.example/madang"
    settings = load_settings(None, database=address)
    assert settings.where == address
    assert "geheim" not in f"{settings!r}{settings}{settings.model_dump()}{settings.model_dump_json()}"
    with pytest.raises(SettingsError, match="MADANG_DATABASE"):
        settings.file
    assert load_settings(None, database="a.sqlite3").where == Path("a.sqlite3")


@pytest.mark.parametrize("wrong", ["postgresql://ann:ge/heim@db/madang", "postgresql://ann:geheim@db:port/madang"])
def test_what_is_no_address_is_refused_without_repeating_it(wrong: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(None, database=wrong)
    assert str(caught.value).startswith("MADANG_DATABASE: ")
    assert "heim" not in str(caught.value)
