"""How long does somebody at the page wait, from the command to the first question and from press to press?

    python -m tests.benchmarks.home --times 50

Plays a while of each game in Chromium: from each press in the panel to the frame that shows its next question, and to
the one that shows its picture too; beside it how long the bot itself took, from the interaction it was sent to its
complete answer. Then starts local mode with ``python3 run.py`` as often as asked, each time on an empty database, and
reads the time until a GET on the printed address is answered, until the welcome shows every game and every cover, and
from a press on *Play now*, as soon as the covers are there, to the first question and its picture. Prints one JSON
object, medians in ms.

Needs Playwright for Python and a Chromium (`MADANG_CHROMIUM` names it where it is not found).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bot.observability import configure_logging

ROOT: Final = Path(__file__).parents[2]
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
GAMES: Final = ("metromania", "project_mine", "the_dome")
PATIENCE: Final = 30_000
IDLE: Final = 30
"""Looks in a row at a panel that asks nothing, after which a game is left."""

WATCH: Final = """
window.presses = [];
let sent = 0;
let clicked = 0;
let told = 0;
let open = null;
document.addEventListener("click", (e) => { clicked = e.timeStamp; told = performance.now(); }, true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (/"t":"(press|select)"/.test(text)) { open = { nth: sent, began: clicked, told }; sent += 1; }
  return send.call(this, text);
};
document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (!open || node.nodeType !== 1 || !node.matches(".message.private")) continue;
    const press = open;
    open = null;
    press.page = performance.now() - press.told;
    press.there = performance.now() - press.began;
    const framed = (key, then) => requestAnimationFrame(() => {
      press[key] = performance.now() - press.began;
      then?.();
    });
    framed("asked");
    Promise.all([...node.querySelectorAll("img")].map((one) => one.decode().catch(() => {})))
      .then(() => framed("seen", () => window.presses.push(press)));
  }
}).observe(document.getElementById("log"), { childList: true, subtree: true }));
"""
"""Notes when something was pressed, and when the frames came that show what the panel asks next, and its picture."""

WAYS: Final = ("sure", "ready-sure", "ready", "opt", "at", "done", "keep", "pass", "on", "begin")
"""What a panel's buttons do that answer its question; of menus every one."""


@contextmanager
def served(command: list[str], house: Path) -> Generator[tuple[str, float, subprocess.Popen[str]]]:
    """Local mode by a command in a checkout: the address, and the moment it was started."""
    began = time.perf_counter()
    process = subprocess.Popen(command, cwd=house, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})
    assert process.stdout is not None
    try:
        while not (found := ADDRESS.search(line := process.stdout.readline())):
            if not line:
                raise RuntimeError("local mode did not start")
        yield found[0], began, process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def browsers(play: Any) -> Any:
    """A Chromium."""
    found = os.environ.get("MADANG_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    return play.chromium.launch(executable_path=found, args=["--no-sandbox"])


def begin(browser: Any, folder: Path, game: str, house: Path) -> dict[str, float]:
    """From the command to the first question, in ms."""
    told: dict[str, float] = {}
    page = browser.new_page(locale="en-US", viewport={"width": 1280, "height": 800})
    page.goto("about:blank")  # the browser is there, as it is for people
    command = ["python3", "run.py", "run", "--database", str(folder / f"{time.monotonic_ns()}.sqlite3")]
    with served(command, house) as (address, began, _):
        since = lambda then: (time.perf_counter() - then) * 1000  # noqa: E731
        with urllib.request.urlopen(address) as answer:
            assert b"main.js" in answer.read()
        told["get_ms"] = since(began)
        page.goto(address)
        play = page.locator(f".card[data-game={game}] .play")
        play.wait_for()
        told["games_ms"] = since(began)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.card img')].every((one) => one.complete && one.naturalWidth)"
        )
        told["covers_ms"] = since(began)
        pressed = time.perf_counter()
        play.click()
        page.locator(".message.private .button:not(:disabled)").first.wait_for(timeout=PATIENCE)
        told["question_ms"] = since(pressed)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.message.private img')].every((one) => one.complete)"
        )
        told["first_picture_ms"] = since(pressed)
    page.close()
    return told


def choose(page: Any, chance: random.Random) -> bool:
    """Press something that answers the newest panel. False: it asks nothing now."""
    panel = page.locator(".message.private").last
    for way in WAYS:
        found = panel.locator(f'.button[data-id*=":{way}"]:not(:disabled)')
        if count := found.count():
            found.nth(chance.randrange(count)).click()
            return True
    found = panel.locator('.opener[data-id*=":s-"]:not(:disabled)')
    if not (count := found.count()):
        return False
    found.nth(chance.randrange(count)).click()
    options = panel.locator(".list .option")
    options.nth(chance.randrange(options.count())).click()
    done = panel.locator(".list .list-done:not(:disabled)")
    if done.count():
        done.click()
    return True


def press(browser: Any, folder: Path, game: str, times: int) -> list[tuple[float, ...]]:
    """Of so many presses in a game, the times of `COLUMNS`, in ms. The first one opens the panel, by itself."""
    page = browser.new_page(locale="en-US", viewport={"width": 1280, "height": 800})
    page.add_init_script(WATCH)
    report = folder / f"{game}.json"
    command = [sys.executable, "-m", "tests.benchmarks.home", "--serve", str(report)]
    chance = random.Random(game)
    with served(command, ROOT) as (address, _, process):
        page.goto(address)
        page.locator(f".card[data-game={game}] .play").click()
        page.wait_for_function("() => window.presses.length", timeout=PATIENCE)
        count, idle = 1, 0
        while count <= times:
            page.wait_for_timeout(400)  # what bots do meanwhile is shown, and nobody presses faster
            if not choose(page, chance):
                idle += 1
                if idle > IDLE:
                    break  # the game is over, or waits for longer than anybody looks on
                continue
            idle = 0
            page.wait_for_function("(n) => window.presses.length > n", arg=count, timeout=PATIENCE)
            count += 1
        seen = page.evaluate("() => window.presses")
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    page.close()
    took = json.loads(report.read_text())
    return [
        (took[one["nth"]], one["page"], one["there"], one["asked"], one["seen"])
        for one in seen
        if took[one["nth"]] is not None
    ]


COLUMNS: Final = ("panel_ms", "page_ms", "there_ms", "question_ms", "picture_ms")
"""What the bot took; from when the browser told the page of the press until the question stood in it; the same from the
press, with what the browser itself does before; until a frame showed it, until one showed its picture too."""


async def serve(report: Path) -> None:
    """Local mode that notes, for each press in order, the ms from the interaction it sent to its complete answer."""
    from bot import local
    from bot.home import interactions, server
    from bot.settings import load_settings
    from bot.text.catalogue import be_lenient

    settled: dict[int, float] = {}

    class Noted(interactions.Interactions):
        def acknowledge(self, id: int, token: str, body: dict[str, Any], files: Any) -> dict[str, Any]:
            told = super().acknowledge(id, token, body, files)
            self._note(self.all[id])
            return told

        async def edit(self, token: str, id: int | None, body: dict[str, Any], files: Any) -> Any:
            told = await super().edit(token, id, body, files)
            self._note(self._by_token[token])
            return told

        def _note(self, made: interactions.Interaction) -> None:
            if made.settled_at is not None:
                settled.setdefault(made.id, (made.settled_at - made.created) * 1000)

        def dispatch(self, type: int, *rest: Any, **more: Any) -> interactions.Interaction:
            made = super().dispatch(type, *rest, **more)
            if type == interactions.COMPONENT:
                order.append(made.id)
            return made

    order: list[int] = []
    server.Interactions = Noted  # type: ignore[misc]
    be_lenient()
    settings = load_settings(database=report.with_suffix(".sqlite3"))
    configure_logging("warning")
    await local.serve(settings, announce=lambda line: print(line, flush=True))
    report.write_text(json.dumps([settled.get(id) for id in order]))


def summary(took: Sequence[tuple[float, ...]]) -> dict[str, Any]:
    """Medians of presses, and how much longer than the bot the page takes."""
    told = {name: statistics.median(column) for name, column in zip(COLUMNS, zip(*took, strict=True), strict=True)}
    ratios = {name.replace("_ms", "_ratio"): round(told[name] / told["panel_ms"], 2) for name in COLUMNS[1:]}
    return {"counted": len(took), **{name: round(value, 1) for name, value in told.items()}, **ratios}


def measure(times: int, starts: int, house: Path) -> dict[str, Any]:
    """All of it, in one run."""
    from playwright.sync_api import sync_playwright

    middle = lambda values: round(statistics.median(values))  # noqa: E731
    found: dict[str, Any] = {"presses": {}, "starts": {}}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        browser = browsers(play)
        folder = Path(name)
        every: list[tuple[float, ...]] = []
        for game in GAMES:
            took = press(browser, folder, game, times)[1:]
            every += took
            found["presses"][game] = summary(took)
            print(game, json.dumps(found["presses"][game]), file=sys.stderr, flush=True)
        found["presses"]["all"] = summary(every)
        rounds = [begin(browser, folder, GAMES[number % len(GAMES)], house) for number in range(starts)]
        found["starts"] = {"counted": starts, **{key: middle([one[key] for one in rounds]) for key in rounds[0]}}
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long somebody at the page waits.")
    parser.add_argument("--times", type=int, default=50, help="presses in each game")
    parser.add_argument("--starts", type=int, default=50, help="starts from nothing")
    parser.add_argument(
        "--house", type=Path, default=ROOT, help="an installed clone that is started (default: this one)"
    )
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        asyncio.run(serve(chosen.serve))
    else:
        print(json.dumps(measure(chosen.times, chosen.starts, chosen.house), indent=2))


if __name__ == "__main__":
    main()
