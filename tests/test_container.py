"""What the Dockerfile copies is enough to run, and nothing of a developer's machine goes into the image."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

HOUSE = Path(__file__).parents[1]


def copied() -> list[str]:
    """Files and folders that the image is made of."""
    lines = (HOUSE / "Dockerfile").read_text(encoding="utf-8").splitlines()
    return [name for line in lines if line.startswith("COPY ") for name in line.split()[1:-1]]


def test_everything_that_is_copied_is_let_through() -> None:
    let = [line[1:] for line in (HOUSE / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"]
    assert copied()
    assert sorted(copied()) == sorted(let)
    assert all((HOUSE / name).exists() for name in copied())


def test_nothing_secret_is_let_through() -> None:
    rules = (HOUSE / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert rules[0] == "*"
    assert not any(fnmatch(name, rule[1:]) for rule in rules if rule[:1] == "!" for name in (".env", "madang.sqlite3"))


def test_what_is_copied_is_enough_to_run(tmp_path: Path) -> None:
    for name in copied():
        source = HOUSE / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tmp_path / name)
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("MADANG_", "DISCORD_", "PYTHON"))}
    run = [sys.executable, "-m", "bot", "run"]
    done = subprocess.run(run, cwd=tmp_path, env=kept, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2, done.stderr
    assert "DISCORD_TOKEN" in done.stdout + done.stderr
