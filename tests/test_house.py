"""Checks of the house itself: what lies in the tree, whatever game it serves."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
import unicodedata
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import run

HOUSE = Path(__file__).parents[1]
LONGEST_FILE = 450

# Written in parts, so that this file does not hold what it looks for.
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("npmjs", "com"),
        ("registry", "yarnpkg", "com"),
        ("crates", "io"),
        ("proxy", "golang", "org"),
        ("deb", "debian", "org"),
    )
)
# Homes and work folders of a machine; /usr, /etc and /dev mean the same everywhere.
MACHINE_PATHS = re.compile(r"(?<![\w.:/-])/(?:home|Users|root|work|tmp/plan)/[\w.-]+|[A-Z]:\\Users\\")
FONTS = {
    "Pretendard-Regular.otf": "3ffbacde6ab8411f1d2db54bb9b1f0b3ee2a738932033722cf0388c06aed1c93",
    "Pretendard-Bold.otf": "2e91915fab54df71cc9598ebf608b2bdb54c6fe3c066ac61dff0bc44fca71cc7",
    "MadangNames-Bold.otf": "d1116671dcae32c3341eb546299e298b1a2ddc32bf61231e5f794da7ea7358cd",
    "LICENSE-MadangNames.txt": "2cc6da7c8577fa09b0321a0e8e004956cd662cea8a96865f5398bba9809e5b61",
    "LICENSE.txt": "b04538c9abec39a3db75108cf0af0fd9c77032fe8aa2cf38345b4d250e98e38e",
}


def tree() -> list[Path]:
    """Every file that belongs to the project: what git tracks, or would if it were added."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=HOUSE, check=True, capture_output=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive, or no git
        skip = {".venv", ".git", "__pycache__", ".pytest_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache"}
        names = [str(path.relative_to(HOUSE)) for path in HOUSE.rglob("*") if skip.isdisjoint(path.parts)]
    return sorted(HOUSE / name for name in names if name and (HOUSE / name).is_file())


def texts(*suffixes: str) -> list[tuple[str, str]]:
    """(path, text) of the files with these suffixes, or of all that are text."""
    found: list[tuple[str, str]] = []
    for path in tree():
        if suffixes and path.suffix not in suffixes:
            continue
        try:
            found.append((path.relative_to(HOUSE).as_posix(), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            assert not suffixes, f"{path} is not UTF-8"
    return found


def is_emoji(sign: str) -> bool:
    """Pictographs that systems draw as coloured pictures; arrows, geometric shapes and letters in circles are not."""
    code = ord(sign)
    if code in (0xFE0F, 0x20E3, 0x2B50, 0x2B55, 0x2705, 0x274C, 0x274E, 0x2728):
        return True
    return code >= 0x1F000 or (0x2600 <= code <= 0x27BF and unicodedata.category(sign) == "So" and code not in PLAIN)


# Old typographic signs among the emoji blocks: stars and card suits.
PLAIN = frozenset(map(ord, "★☆♠♡♢♣♤♥♦♧"))


def test_the_tree_is_seen() -> None:
    names = {path.relative_to(HOUSE).as_posix() for path in tree()}
    assert {"run.py", "pyproject.toml", "bot/settings.py", "tests/test_house.py"} <= names
    assert not any(name.startswith(".venv") for name in names)


def test_no_file_names_a_package_index_host() -> None:
    named = [(name, host) for name, text in texts() for host in REGISTRY_HOSTS if host in text.lower()]
    assert not named


def test_documents_link_to_what_is_there() -> None:
    missing = [
        (name, target)
        for name, text in texts(".md")
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
        if "://" not in target and not (HOUSE / name).parent.joinpath(target).exists()
    ]
    assert not missing


def test_no_file_holds_a_path_of_somebodys_machine() -> None:
    found = [(name, match[0]) for name, text in texts() if (match := MACHINE_PATHS.search(text))]
    assert not found


def test_requirements_are_pinned_hashed_and_name_no_address() -> None:
    for name, least in (("requirements.txt", 20), ("requirements-dev.txt", 20), ("requirements-postgresql.txt", 0)):
        text = (HOUSE / name).read_text()
        assert "://" not in text
        assert not re.search(r"^-", text, re.MULTILINE), "an option line"
        entries = re.split(r"\n(?=[a-z])", text)
        assert len(entries) > least
        for entry in entries:
            assert re.match(r"[a-z0-9-]+==[\w.]+( ; [^\\]+)? \\\n    --hash=sha256:[0-9a-f]{64}", entry), entry[:80]


def pins(name: str) -> dict[str, str]:
    found = re.findall(r"^([a-z0-9-]+)==([\w.]+)", (HOUSE / name).read_text(), re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_what_is_pinned_needs_nothing_that_is_not(file: str) -> None:
    """Nobody looks for dependencies when it is installed."""
    pinned = pins(file)
    missing: list[str] = []
    looked = 0
    for name in pinned:
        try:
            wanted = metadata.requires(name) or []
        except metadata.PackageNotFoundError:  # for another system
            continue
        looked += 1
        for line in wanted:
            need = Requirement(line)
            if (need.marker is None or need.marker.evaluate({"extra": ""})) and canonicalize_name(
                need.name
            ) not in pinned:
                missing.append(f"{name} needs {line}")
    assert looked > 20
    assert not missing


def test_the_development_requirements_hold_all_the_others() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()
    assert pins("requirements-postgresql.txt").items() <= pins("requirements-dev.txt").items()


def test_the_default_installation_knows_no_server_of_databases() -> None:
    assert pins("requirements-postgresql.txt").keys() == {"asyncpg"}
    assert not pins("requirements-postgresql.txt").keys() & pins("requirements.txt").keys()


def test_every_declared_dependency_is_pinned() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = project["dependencies"]
    pinned = pins("requirements.txt")
    for line in declared:
        assert re.split(r"[\[<>=]", line)[0].lower().replace(".", "-") in pinned, line
    for line in project["optional-dependencies"]["postgresql"]:
        assert re.split(r"[\[<>=]", line)[0].lower() in pins("requirements-postgresql.txt"), line
    for line in project["optional-dependencies"]["dev"]:
        assert re.split(r"[\[<>=]", line)[0].lower() in pins("requirements-dev.txt"), line


def test_every_package_and_its_data_are_listed() -> None:
    setup = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    rooms = ("bot", "cogs", "renderers")
    files = [path.relative_to(HOUSE) for path in tree() if path.relative_to(HOUSE).parts[0] in rooms]
    packages = {".".join(path.parent.parts) for path in files if path.suffix == ".py"}
    assert set(setup["packages"]) == packages
    shipped = {
        path.relative_to(HOUSE)
        for package, patterns in setup["package-data"].items()
        for pattern in patterns
        for path in (HOUSE / package.replace(".", "/")).glob(pattern)
    }
    assert {path for path in files if path.suffix != ".py"} == shipped


def test_no_emoji_in_sources_and_catalogues() -> None:
    found = [
        f"{name}:{number}: U+{ord(sign):04X}"
        for name, text in texts(".py", ".ftl")
        for number, line in enumerate(text.splitlines(), 1)
        for sign in line
        if is_emoji(sign)
    ]
    assert not found


@pytest.mark.parametrize(
    ("sign", "expected"),
    [("\U0001f3b2", True), ("\u2694", True), ("\u2705", True), ("★", False), ("▲", False), ("↗", False), ("①", False)],
)
def test_emoji_are_told_from_shapes(sign: str, expected: bool) -> None:
    assert is_emoji(sign) is expected


def test_files_stay_rooms_one_can_see_across() -> None:
    long = {name: lines for name, text in texts(".py") if (lines := text.count("\n")) > LONGEST_FILE}
    assert not long


def test_no_room_is_named_after_nothing() -> None:
    nameless = {"utils", "helpers", "common", "misc"}
    assert not [path for path in tree() if path.suffix == ".py" and {*path.parts, path.stem} & nameless]


def test_the_fonts_are_as_they_came_and_carry_their_licence() -> None:
    folder = HOUSE / "renderers" / "fonts"
    assert {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()} == FONTS


def test_the_fonts_take_at_most_six_megabytes() -> None:
    assert sum(path.stat().st_size for path in (HOUSE / "renderers" / "fonts").iterdir()) <= 6_000_000


@pytest.mark.parametrize("name", [name for name in FONTS if name.startswith("Pretendard")])
def test_the_fonts_draw_every_hangul_syllable(name: str) -> None:
    from PIL import ImageFont

    font = ImageFont.truetype(HOUSE / "renderers" / "fonts" / name, 24, layout_engine=ImageFont.Layout.BASIC)
    missing = bytes(font.getmask("\U000f1234"))  # a private sign no font has: its box stands for all that are missing
    assert any(missing)
    syllables = [chr(code) for code in range(0xAC00, 0xD7A4)]
    assert len(syllables) == 11172
    assert not [sign for sign in syllables if bytes(font.getmask(sign)) == missing]


# run.py ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("DISCORD_TOKEN=abc", True),
        ("export DISCORD_TOKEN = 'abc'", True),
        ("DISCORD_TOKEN=", False),
        ('DISCORD_TOKEN=""', False),
        ("# DISCORD_TOKEN=abc", False),
        ("MADANG_LANGUAGE=ko", False),
    ],
)
def test_run_py_and_the_settings_agree_on_whether_there_is_a_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, expected: bool
) -> None:
    from bot.settings import load_settings

    (tmp_path / ".env").write_text(line + "\n", encoding="utf-8")
    monkeypatch.setattr(run, "HOUSE", tmp_path)
    assert run.has_token() is expected
    assert load_settings(tmp_path / ".env").has_token is expected


def test_run_py_finds_a_token_in_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "HOUSE", tmp_path)
    assert not run.has_token()
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert run.has_token()


def test_run_py_installs_again_only_when_the_requirements_change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed: list[Path] = []
    monkeypatch.setattr(run, "HOUSE", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(run, "install", lambda requirements, _: installed.append(requirements))
    (tmp_path / ".venv").mkdir()
    plain, everything = tmp_path / "requirements.txt", tmp_path / "requirements-dev.txt"
    plain.write_text("a==1\n")
    everything.write_text("a==1\nb==1\n")
    run.prepare(plain)
    run.prepare(plain)
    assert installed == [plain]
    plain.write_text("a==2\n")
    run.prepare(plain)
    assert installed == [plain, plain]
    run.prepare(everything)
    assert installed == [plain, plain, everything]
    plain.write_text("a==3\n")
    run.prepare(plain)
    assert len(installed) == 3, "the development environment serves for running too"


@pytest.mark.parametrize("count", [1, 2, 27])
def test_run_py_installs_everything_that_is_pinned_with_its_hashes_and_nothing_else(tmp_path: Path, count: int) -> None:
    pip = tmp_path / "pip.py"
    pip.write_text(
        "import sys, uuid, pathlib; here = pathlib.Path(__file__).parent\n"
        "text = ' '.join(sys.argv[1:-1]) + chr(10) + open(sys.argv[-1]).read()\n"
        "(here / f'asked-{uuid.uuid4()}').write_text(text)\n"
    )
    pins = [f"package-{number}==1 \\\n    --hash=sha256:{number}\n    # via another\n" for number in range(count)]
    (tmp_path / "pinned.txt").write_text("# a comment\n" + "".join(pins))
    run.install(tmp_path / "pinned.txt", [sys.executable, str(pip)])
    asked = [one.read_text() for one in tmp_path.glob("asked-*")]
    assert len(asked) == min(2, count)
    assert all("--no-deps --require-hashes -r" in one for one in asked)
    for pin in pins:
        assert sum(pin in one for one in asked) == 1


def test_run_py_says_when_one_of_its_pips_refuses(tmp_path: Path) -> None:
    pip = tmp_path / "pip.py"
    pip.write_text("import sys; sys.exit('b==1' in open(sys.argv[-1]).read())")
    (tmp_path / "pinned.txt").write_text("a==1\nb==1\n")
    with pytest.raises(run.subprocess.CalledProcessError):
        run.install(tmp_path / "pinned.txt", [sys.executable, str(pip)])


def test_a_pip_too_old_to_install_elsewhere_is_not_borrowed(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"stdout": "pip 22.2.9 from /usr (python 3.11)", "returncode": 0}
    monkeypatch.setattr(run.subprocess, "run", lambda *_, **__: SimpleNamespace(**said))
    assert run.lent_pip() == []
    said["stdout"] = "pip 22.3 from /usr (python 3.11)"
    assert run.lent_pip()[-2:] == ["--python", str(run.PYTHON)]
    said["returncode"] = 1
    assert run.lent_pip() == []


def test_run_py_runs_all_checks_also_after_one_has_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(run, "prepare", lambda _: None)

    def call(*arguments: str) -> int:
        ran.append(arguments)
        return 1 if "ruff" in arguments else 0

    monkeypatch.setattr(run, "call", call)
    assert run.test(["-k", "nothing"]) == 1
    assert len(ran) == len(run.CHECKS)
    assert ran[-1][-2:] == ("-k", "nothing")
    assert "Failed: ruff check, ruff format" in capsys.readouterr().out
    monkeypatch.setattr(run, "call", lambda *_: 0)
    assert run.test([]) == 0


@pytest.mark.parametrize(
    ("given", "task", "rest"),
    [
        ([], "run", []),
        (["--port", "8484"], "run", ["--port", "8484"]),
        (["--share", "--database", "x"], "run", ["--share", "--database", "x"]),
        (["run", "--port", "8484"], "run", ["--port", "8484"]),
        (["test", "-k", "one or two"], "test", ["-k", "one or two"]),
    ],
)
def test_run_py_hands_on_what_is_not_its_own(
    monkeypatch: pytest.MonkeyPatch, given: list[str], task: str, rest: list[str]
) -> None:
    asked: list[tuple[str, list[str]]] = []
    for name in run.TASKS:
        monkeypatch.setitem(run.TASKS, name, lambda more, name=name: asked.append((name, more)) or 0)
    monkeypatch.setattr(sys, "argv", ["run.py", *given])
    assert run.main() == 0
    assert asked == [(task, rest)]


def test_run_py_refuses_a_task_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py", "play"])
    with pytest.raises(SystemExit):
        run.main()
    assert "invalid choice: 'play'" in capsys.readouterr().err


def test_run_py_uses_the_standard_library_only() -> None:
    imported = re.findall(r"^(?:import|from) (\w+)", (HOUSE / "run.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert imported
    assert set(imported) <= sys.stdlib_module_names
