"""Exports of the games without a table, for the page that checks them: played at random, as far as it takes."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import msgspec

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import ALGORITHM, Stream, commitment, seed_from
from bot.games import registry
from tests.core.conformance import act, next_action

SEATS = {"metromania": 3, "project_mine": 4, "the_dome": 2, "twilight_imperium": 3}


@cache
def _written(game: str, most: int) -> str:
    registry.install()
    stream = Stream.of("checking page", game)
    rules = playable.find(game).rules
    pack = rules.built_in_pack()
    secret, joins = stream.seed_bytes(), [hashlib.sha256(bytes([seat])).hexdigest() for seat in range(SEATS[game])]
    sha = hashlib.sha256(pack).hexdigest() if pack is not None else ""
    match = Match.new(game, SEATS[game], seed_from(secret, joins), {}, pack, sha)
    entries: list[dict[str, Any]] = []
    while True:
        body = msgspec.json.decode(msgspec.json.encode(match.entry))
        entries.append({"no": len(entries) + 1, "parent": len(entries), "at": 5, "version": "1.0", "entry": body})
        if match.result is not None or len(entries) >= most:
            break
        act(match, next_action(match, stream))
    return json.dumps(
        {
            "format": 1,
            "random": ALGORITHM,
            "game": game,
            "options": {},
            "seats": SEATS[game],
            "pack": sha,
            "cards": "",
            "commitment": commitment(secret),
            "secret": secret.hex(),
            "joins": joins,
            "version": "1.0",
            "head": len(entries),
            "entries": entries,
            "frames": [],
        }
    )


def exported_game(game: str, most: int = 600) -> dict[str, Any]:
    """A document as `bot.tables.export` makes it, of a match that is over or has so many entries."""
    return json.loads(_written(game, most))
