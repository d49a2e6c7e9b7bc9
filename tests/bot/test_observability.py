"""The log tells the owner what happens and nobody's secrets; the metrics carry no names."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.request import urlopen

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from bot.observability import BLANK, Metrics, configure_logging, context, mask, redact, serve_metrics
from bot.settings import SettingsError

TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GaBcDe", "x" * 10 + "0123456789abcdefghijklmnopqr"))
SEED = "5eed" * 16


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """A log written as JSON into memory; logging is put back afterwards."""
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    stream = io.StringIO()
    configure_logging("debug", stream=stream, json=True)
    yield stream
    root.handlers[:], root.level = before
    for name in ("bot", "cogs", "renderers", "aiosqlite", "PIL", "asyncio"):
        logging.getLogger(name).setLevel(logging.NOTSET)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_records_carry_the_context_of_their_task(log: io.StringIO) -> None:
    with context(guild=1, table=7, seq=42, interaction=9):
        structlog.get_logger("bot.tables").info("answered", seat=2)
    structlog.get_logger("bot.tables").info("idle")
    first, second = lines(log)
    assert (first["guild"], first["table"], first["seq"], first["interaction"]) == (1, 7, 42, 9)
    assert (first["event"], first["seat"], first["level"], first["logger"]) == ("answered", 2, "info", "bot.tables")
    assert "table" not in second


def test_hidden_keys_are_blanked_at_any_depth(log: io.StringIO) -> None:
    structlog.get_logger("bot").info("deal", hand=["R3"], lobby_secret="abc", seats=[{"view": {"x": 1}, "no": 0}])
    (record,) = lines(log)
    assert record["hand"] == BLANK
    assert record["lobby_secret"] == BLANK
    assert record["seats"] == [{"view": BLANK, "no": 0}]
    assert "R3" not in log.getvalue()


def test_objects_of_a_game_are_only_named(log: io.StringIO) -> None:
    @dataclass
    class Hand:
        cards: tuple[str, ...] = ("ruby",)

    structlog.get_logger("bot").warning("odd", thing=Hand(), raw=b"ruby", nested=[Hand()])
    (record,) = lines(log)
    assert record["thing"] == "<Hand>"
    assert record["raw"] == "<bytes>"
    assert "ruby" not in log.getvalue()


@pytest.mark.parametrize("way", ["event", "value", "argument", "library", "exception", "key"])
def test_a_token_is_masked_whichever_way_it_comes(log: io.StringIO, way: str) -> None:
    ours = structlog.get_logger("bot.app")
    match way:
        case "event":
            ours.info(f"logging in with {TOKEN}")
        case "value":
            ours.info("logging in", header=f"Bot {TOKEN}")
        case "argument":
            ours.info("logging in with %s", TOKEN)
        case "library":
            logging.getLogger("discord.http").warning("Bot %s", TOKEN)
        case "exception":
            try:
                raise RuntimeError(f"401 for {TOKEN}")
            except RuntimeError:
                ours.exception("refused")
        case _:
            ours.info("odd", things={TOKEN: 1})
    assert TOKEN not in log.getvalue()
    assert "[token]" in log.getvalue()


def test_interaction_tokens_and_seeds_are_masked() -> None:
    assert mask("POST /webhooks/12/aW50ZXJhY3Rpb24:x failed".replace(":", "-")) == "POST /webhooks/12/[token] failed"
    assert mask("/interactions/12/aW50ZXJh/callback") == "/interactions/12/[token]/callback"
    assert mask(f"seed={SEED}.") == "seed=[digest]."
    assert mask("table 12, 3.5 s, bot.tables.lobby") == "table 12, 3.5 s, bot.tables.lobby"


def test_a_traceback_shows_no_local_variables() -> None:
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    stream = io.StringIO()
    configure_logging("info", stream=stream, json=False)
    try:
        hand = "ruby" + "7"  # joined, so that the line of source holds no secret itself
        try:
            raise RuntimeError(f"{len(hand)} cards")
        except RuntimeError:
            structlog.get_logger("bot").exception("broken")
    finally:
        root.handlers[:], root.level = before
        structlog.reset_defaults()
    assert "RuntimeError: 5 cards" in stream.getvalue()
    assert "ruby7" not in stream.getvalue()


def test_debug_reaches_our_rooms_and_no_library_that_writes_payloads(log: io.StringIO) -> None:
    structlog.get_logger("bot.tables").debug("ours")
    logging.getLogger("discord.http").debug("POST with {'content': 'your hand'}")
    logging.getLogger("aiosqlite").info("executing INSERT with (state,)")
    assert [record["event"] for record in lines(log)] == ["ours"]


@given(
    st.dictionaries(
        st.sampled_from(["hand", "seat", "a_token", "seeds", "note"]),
        st.recursive(st.text() | st.integers() | st.none(), lambda inner: st.lists(inner) | st.tuples(inner)),
    )
)
def test_redacting_twice_changes_nothing_more(event: dict[str, object]) -> None:
    once = redact(None, "info", dict(event))
    assert redact(None, "info", dict(once)) == once
    assert all(once[key] == BLANK for key in once if key in ("hand", "a_token"))


def test_metrics_are_off_without_a_port() -> None:
    serve_metrics(Metrics.new(), 0)()


def test_metrics_are_served_on_loopback_and_a_taken_port_is_one_line() -> None:
    metrics = Metrics.new()
    metrics.ack_seconds.labels(kind="component").observe(0.2)
    metrics.errors.labels(kind="IllegalAnswer").inc()
    metrics.tables.labels(state="playing").set(3)
    port = free_port()
    stop = serve_metrics(metrics, port)
    try:
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
        with pytest.raises(SettingsError, match=f"^MADANG_METRICS_PORT: port {port} cannot be used"):
            serve_metrics(Metrics.new(), port)
    finally:
        stop()
    assert 'madang_ack_seconds_bucket{kind="component",le="0.35"} 1.0' in text
    assert 'madang_errors_total{kind="IllegalAnswer"} 1.0' in text
    assert 'madang_tables{state="playing"} 3.0' in text
    for name in ("loop_lag_seconds", "render_seconds", "timer_lateness_seconds", "outbox_depth"):
        assert f"madang_{name}" in text


async def test_loop_lag_is_sampled() -> None:
    metrics = Metrics.new()
    await metrics.sample_loop_lag(0)
    assert metrics.registry.get_sample_value("madang_loop_lag_seconds_count") == 1


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
