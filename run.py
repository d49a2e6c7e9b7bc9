"""The two commands for a machine with Python 3.11 and nothing else: ``python run.py`` and ``python run.py test``.

Standard library only. Makes ``.venv`` beside this file, installs the pinned and hash-checked requirements into it when
they have changed, and hands over. The Makefile calls this file, so both ways do the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has another way, and no systemd
    fcntl = None

HOUSE = Path(__file__).resolve().parent
VENV = HOUSE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)

# In the order in which a broken one is cheapest to learn about. All run, also after one has failed.
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("ruff format", ("-m", "ruff", "format", "--check", ".")),
    ("basedpyright", ("-m", "basedpyright", "--level", "error")),
    # It has no __main__, and its script cannot be found under one name on every system.
    ("import-linter", ("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")),
    # The longest test takes a minute. One that stands still for fifteen is ended, and the others go on.
    ("pytest", ("-m", "pytest", "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "--timeout", "900")),
)


def requirements_stamp(requirements: Path) -> str:
    """What an up-to-date environment remembers: the requirements and the Python they were installed for."""
    digest = hashlib.sha256(requirements.read_bytes()).hexdigest()
    return f"{sys.version_info.major}.{sys.version_info.minor} {digest}"


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Processes that are started together, as systemd does, make one environment and not each a half of it."""
    if fcntl is None:
        yield
        return
    folder = os.open(HOUSE, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def prepare(requirements: Path) -> None:
    """Bring ``.venv`` to what the requirements file pins; does nothing when it already stands there.

    The development file holds everything the plain one holds, so having the former is enough for either.

    Raises:
        subprocess.CalledProcessError: pip refused; it has said why.
    """
    with one_at_a_time():
        developed = VENV / ".installed-requirements-dev"
        stamp = VENV / f".installed-{requirements.stem}"
        everything = HOUSE / "requirements-dev.txt"
        if PYTHON.exists():
            if stamp.exists() and stamp.read_text() == requirements_stamp(requirements):
                return
            if developed.exists() and developed.read_text() == requirements_stamp(everything):
                return
        installer = lent_pip()
        if not PYTHON.exists():
            print(f"Making {VENV.name} ...", flush=True)
            try:
                venv.create(VENV, with_pip=not installer)
            except BaseException:  # also Ctrl-C: a half-made one would look whole the next time
                shutil.rmtree(VENV, ignore_errors=True)
                raise
        print(f"Installing {requirements.name} into {VENV.name} ...", flush=True)
        install(requirements, installer or [str(PYTHON), "-m", "pip"])
        stamp.write_text(requirements_stamp(requirements))


def lent_pip() -> list[str]:
    """This Python's own pip, told to install into ``.venv``, which then needs none; empty where there is none that can.

    Putting a pip into a new environment takes half as long as installing all that Madang needs.
    """
    found = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"pip (\d+)\.(\d+)", found.stdout) if found.returncode == 0 else None
    able = version is not None and (int(version[1]), int(version[2])) >= (22, 3)
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)] if able else []


def install(requirements: Path, pip: Sequence[str]) -> None:
    """Install what a file pins, by two pips at once: most of their time goes into reading what the index lists.

    The files name every package with its hashes, so there are no dependencies left to be found.

    Raises:
        subprocess.CalledProcessError: pip refused; it has said why.
    """
    text = requirements.read_text(encoding="utf-8")
    pinned = [one for one in re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE) if "==" in one]
    command = [*pip, "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--require-hashes", "-r"]
    with tempfile.TemporaryDirectory() as folder:
        running: list[subprocess.Popen[bytes]] = []
        for at in range(min(2, len(pinned))):
            half = Path(folder) / f"half-{at}.txt"
            half.write_text("".join(pinned[at::2]), encoding="utf-8")
            running.append(subprocess.Popen([*command, half], cwd=HOUSE))
        ended = [one.wait() for one in running]
    if failed := max(ended, key=abs, default=0):
        raise subprocess.CalledProcessError(failed, command)


def setting(wanted: str) -> str:
    """What is set under a name, in the environment or in ``.env``; empty for nothing."""
    if found := os.environ.get(wanted, "").strip():
        return found
    try:
        lines = (HOUSE / ".env").read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return ""
    for line in lines:
        name, _, value = line.strip().removeprefix("export ").partition("=")
        if name.strip() == wanted and (found := value.split(" #")[0].strip().strip("'\"")):
            return found
    return ""


def has_token() -> bool:
    """Whether a Discord token is set. What it is worth is for the bot to judge."""
    return bool(setting("DISCORD_TOKEN"))


def call(*arguments: str) -> int:
    """Run the environment's Python in the checkout and wait for it; Ctrl-C is left to the child."""
    child = subprocess.Popen([PYTHON, *arguments], cwd=HOUSE)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def hand_over(*arguments: str) -> int:
    """Become the environment's Python where the system can, so that signals reach the bot and nothing else."""
    sys.stdout.flush()
    if os.name == "nt":
        return call(*arguments)
    os.chdir(HOUSE)
    os.execv(PYTHON, [str(PYTHON), *arguments])


def run(rest: list[str]) -> int:
    prepare(HOUSE / "requirements.txt")
    if "--share" in rest:  # a game night at home, also where a token is set
        return hand_over("-m", "bot", "local", *rest)
    if has_token():
        if setting("MADANG_DATABASE").startswith(("postgresql://", "postgres://")):
            prepare(HOUSE / "requirements-postgresql.txt")
        return hand_over("-m", "bot", "run", *rest)
    print("No DISCORD_TOKEN in .env: starting local mode, the same bot in your browser.", flush=True)
    return hand_over("-m", "bot", "local", *rest)


def test(rest: list[str]) -> int:
    prepare(HOUSE / "requirements-dev.txt")
    failed: list[str] = []
    for name, arguments in CHECKS:
        print(f"\n== {name}", flush=True)
        begun = time.monotonic()
        status = call(*arguments, *(rest if name == "pytest" else ()))
        if status == 1 and name == "pytest" and failed_in_the_browser_alone():
            print("== what failed in the browser is played once more, by itself", flush=True)
            status = call("-m", "pytest", "--last-failed", "tests/browser")
        print(f"== {name}: {'ok' if status == 0 else 'FAILED'} in {time.monotonic() - begun:.0f} s", flush=True)
        if status != 0:
            failed.append(name)
    print("\nAll checks passed." if not failed else f"\nFailed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def failed_in_the_browser_alone() -> bool:
    """Whether all that failed was played in Chromium: on a busy machine a panel may be drawn anew under a press."""
    noted = HOUSE / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failed = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    return bool(failed) and all(one.startswith("tests/browser/") for one in failed)


def prove(rest: list[str]) -> int:
    prepare(HOUSE / "requirements-dev.txt")
    return hand_over("-m", "tests.prove", *rest)


def bench(rest: list[str]) -> int:
    prepare(HOUSE / "requirements-dev.txt")
    return hand_over("-m", "pytest", "tests/benchmarks", "--benchmark-only", *rest)


def gallery(rest: list[str]) -> int:
    prepare(HOUSE / "requirements.txt")
    return hand_over("-m", "renderers.gallery", *rest)


TASKS = {"run": run, "test": test, "prove": prove, "bench": bench, "gallery": gallery}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="run.py",
        description="Madang: run it, or test it. Everything it needs is put into .venv beside this file.",
    )
    parser.add_argument(
        "task",
        nargs="?",
        default="run",
        choices=TASKS,
        help="run (default): on Discord with a DISCORD_TOKEN in .env, else in the browser; test: all checks and tests; "
        "prove: large self-play and strength runs; bench: benchmarks; gallery: sample pictures",
    )
    # Only the first word is ours: `run.py --port 8484` is the default task with an option of its own.
    given = sys.argv[1:]
    named = not given or not given[0].startswith("-") or given[0] in ("-h", "--help")
    arguments, rest = parser.parse_args(given[:1] if named else []), given[1:] if named else given
    try:
        return TASKS[arguments.task](rest)
    except subprocess.CalledProcessError as failure:
        made = "install the requirements" if PYTHON.exists() else "make .venv (on Debian, install python3-venv)"
        print(f"Could not {made}: the command ended with {failure.returncode}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Madang needs Python 3.11 or newer; this is Python {found} ({sys.executable}).")
    sys.exit(main())
