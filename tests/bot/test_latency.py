"""What is read once is read before anybody is served."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from bot import latency
from bot.games import registry

opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
latency.settle()
assert any(name.endswith(".toml") for name in opened), "cards are read from their files"
opened.clear()
registry.install()
for rules in registry.GAMES:
    rules.built_in_pack()
print(opened)
"""


def test_the_first_lobby_of_a_game_does_not_wait_for_its_cards_to_be_read() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
