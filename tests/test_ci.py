"""What a machine that runs all checks is given before them: a browser, a PostgreSQL; and what is said without."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
SCRIPT = HOUSE / ".ci" / "browser"
SERVER = HOUSE / ".ci" / "postgres"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script of shells")


def machine(folder: Path, script: Path = SCRIPT, **commands: str) -> subprocess.CompletedProcess[str]:
    """Run a script on a machine that has these commands beside the plainest ones."""
    for name in ("mktemp", "rm", "sleep", "tail"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    for name, lines in commands.items():
        (folder / name.replace("_", "-")).write_text(f"#!/bin/sh\n{lines}\n")
        (folder / name.replace("_", "-")).chmod(0o755)
    bash = shutil.which("bash")
    assert bash is not None
    there = {"PATH": str(folder), "APT_PAUSE": "0", "SEEN": str(folder / "seen"), "PROGRAMS": str(folder / "servers")}
    return subprocess.run([bash, script], env=there, capture_output=True, text=True, check=False)


APT = 'echo "$*" >> "$SEEN"; case "$*" in *install*) [ "$(grep -c install "$SEEN")" -ge {succeeds} ];; esac'


def seen(folder: Path) -> list[str]:
    return (folder / "seen").read_text().splitlines()


def apt(folder: Path, succeeds: int) -> str:
    """An apt-get whose installation succeeds at so many-th a try."""
    found = shutil.which("grep")
    assert found is not None
    (folder / "grep").symlink_to(found)
    return APT.replace("{succeeds}", str(succeeds))


def test_where_all_is_there_nothing_is_installed(tmp_path: Path) -> None:
    done = machine(tmp_path, chromium="exit 0", fc_list="echo Nanum", apt_get="exit 1")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_list_is_fetched_before_installing_and_what_fails_is_tried_again(tmp_path: Path) -> None:
    done = machine(tmp_path, id="echo 0", apt_get=apt(tmp_path, succeeds=2))
    assert done.returncode == 0, done.stderr
    acts = [line.split()[2] for line in seen(tmp_path)]
    assert acts == ["update", "install"] * 2
    assert seen(tmp_path)[-1].endswith("--no-install-recommends chromium fonts-nanum")


def test_only_what_is_missing_is_installed(tmp_path: Path) -> None:
    done = machine(tmp_path, id="echo 0", chromium="exit 0", fc_list="exit 0", apt_get=apt(tmp_path, succeeds=1))
    assert done.returncode == 0, done.stderr
    assert seen(tmp_path)[-1].endswith("--no-install-recommends fonts-nanum")


def test_a_server_of_databases_is_installed_where_there_is_none(tmp_path: Path) -> None:
    done = machine(tmp_path, SERVER, id="echo 0", apt_get=apt(tmp_path, succeeds=2))
    assert done.returncode == 0, done.stderr
    assert [line.split()[2] for line in seen(tmp_path)] == ["update", "install"] * 2
    assert seen(tmp_path)[-1].endswith("--no-install-recommends postgresql")


def test_where_there_is_a_server_of_databases_nothing_is_installed(tmp_path: Path) -> None:
    programs = tmp_path / "servers" / "15" / "bin"
    programs.mkdir(parents=True)
    (programs / "initdb").touch()
    done = machine(tmp_path, SERVER, apt_get="exit 1")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("script", [SCRIPT, SERVER])
@pytest.mark.parametrize(
    ("commands", "why"),
    [
        ({"id": "echo 0"}, "no apt-get"),
        ({"id": "echo 1000", "apt_get": "exit 0"}, "only root"),
        ({"id": "echo 0", "apt_get": "echo no such package; exit 100"}, "no such package"),
    ],
)
def test_where_it_cannot_be_installed_it_says_why_and_fails(
    script: Path, commands: dict[str, str], why: str, tmp_path: Path
) -> None:
    done = machine(tmp_path, script, **commands)
    assert done.returncode == 1
    assert why in done.stderr
    assert ("chromium fonts-nanum" if script is SCRIPT else "postgresql") in done.stderr


@pytest.mark.parametrize(("asked", "ends", "said"), [({}, 0, "skipped"), ({"MADANG_BROWSER": "required"}, 1, "error")])
def test_without_a_browser_the_tests_of_the_page_are_skipped_unless_one_is_required(
    asked: dict[str, str], ends: int, said: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/browser/test_newcomer.py"]
    there = {**os.environ, "PATH": str(tmp_path), **asked}
    done = subprocess.run(command, cwd=HOUSE, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == ends, done.stdout
    assert re.search(rf"^\d+ {said}s? in ", done.stdout, re.MULTILINE), "all of them, and nothing else"
    assert "looked at" in done.stdout, "it says why"


@pytest.mark.parametrize(
    ("asked", "ends", "said"), [({}, 0, "skipped"), ({"MADANG_POSTGRES": "required"}, 1, "failed")]
)
def test_without_a_server_of_databases_its_tests_are_skipped_unless_it_is_required(
    asked: dict[str, str], ends: int, said: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/tables/test_two_at_once.py"]
    there = {**os.environ, "PATH": str(tmp_path), "TEST_POSTGRES": str(tmp_path), **asked}
    done = subprocess.run(command, cwd=HOUSE, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == ends, done.stdout
    assert said in done.stdout
    assert "passed" not in done.stdout
    assert "no PostgreSQL is installed" in done.stdout, "it says why"
