"""This machine as Windows is, for the house's own modules: what Python has only on POSIX is not there, neither when a
module is imported nor later. The standard library and others' packages keep theirs.

    python -m tests.workers.windows MODULE [ARGUMENT ...]    (then as `python -m MODULE ARGUMENT ...`)

Workers are started in the same way, so that they lack the same.
"""

from __future__ import annotations

import asyncio
import builtins
import ctypes
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final

OURS: Final = ("bot", "cogs", "renderers", "run", "__main__")


def _named(names: str) -> frozenset[str]:
    return frozenset(names.split())


GONE: Final = _named("crypt curses fcntl grp nis ossaudiodev posix pty pwd readline resource spwd syslog termios tty")
"""Modules of the standard library that there are only on POSIX (Python 3.11, library reference)."""
LACKS: Final[Mapping[str, frozenset[str]]] = {
    "os": _named(
        "chown chroot confstr ctermid fchdir fchmod fchown fork forkpty fpathconf getegid geteuid getgid getgrouplist"
        " getgroups getloadavg getpgid getpgrp getpriority getresgid getresuid getsid getuid initgroups killpg lchown"
        " lockf major makedev minor mkfifo mknod nice openpty pathconf pidfd_open pipe2 posix_fadvise posix_fallocate"
        " posix_spawn posix_spawnp pread preadv pwrite pwritev readv register_at_fork sched_get_priority_max"
        " sched_getaffinity sched_getparam sched_setaffinity sched_yield sendfile setegid seteuid setgid setgroups"
        " setpgid setpriority setregid setresgid setresuid setreuid setsid setuid splice statvfs fstatvfs sync sysconf"
        " tcgetpgrp tcsetpgrp ttyname uname wait wait3 wait4 waitid writev fdatasync"
        " O_CLOEXEC O_DIRECT O_DIRECTORY O_DSYNC O_NOCTTY O_NOFOLLOW O_NONBLOCK O_SYNC WNOHANG WEXITSTATUS WIFEXITED"
        " WIFSIGNALED"
    ),
    "signal": _named(
        "SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGPOLL SIGPROF SIGQUIT SIGSTOP SIGTSTP SIGTTIN SIGTTOU"
        " SIGUSR1 SIGUSR2 SIGWINCH SIG_BLOCK SIG_UNBLOCK alarm getitimer pause pthread_kill pthread_sigmask setitimer"
        " siginterrupt sigpending sigtimedwait sigwait sigwaitinfo"
    ),
    "socket": _named("AF_UNIX AF_NETLINK SO_REUSEPORT MSG_DONTWAIT MSG_NOSIGNAL sethostname if_nametoindex"),
}
_COMMAND: Final = (sys.executable, "-m", "tests.workers.windows")


class _Without(ModuleType):
    """A module without some of what it has, and with something else instead.

    Args:
        real: it.
        lacks: names that are not there.
        instead: other values.
    """

    def __init__(self, real: ModuleType, lacks: frozenset[str] = frozenset(), **instead: Any) -> None:
        super().__init__(real.__name__)
        self._real, self._lacks = real, lacks
        self.__dict__.update(instead)

    def __getattr__(self, name: str) -> Any:
        if name in self._lacks:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r} on Windows")
        return getattr(self._real, name)


class _Library(ctypes.CDLL):
    def __init__(self, name: str | None, *others: Any, **more: Any) -> None:
        if name is None:
            raise TypeError("LoadLibrary() argument 1 must be str, not None")
        super().__init__(name, *others, **more)


def _locks() -> ModuleType:
    """What `msvcrt` is asked for."""
    import fcntl

    def locking(file: int, mode: int, count: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    found = ModuleType("msvcrt")
    found.__dict__.update(locking=locking, LK_NBLCK=2)
    return found


def _no_signals(self: object, number: int, *_: object) -> None:
    raise NotImplementedError


def begin() -> None:
    """From now on."""
    stand_ins: dict[str, ModuleType] = {
        "os": _Without(os, LACKS["os"], name="nt"),
        "signal": _Without(signal, LACKS["signal"]),
        "socket": _Without(socket, LACKS["socket"]),
        "sys": _Without(sys, platform="win32"),
        "ctypes": _Without(ctypes, CDLL=_Library),
        "msvcrt": _locks(),
    }
    real = builtins.__import__

    def given(
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        room = str((globals or {}).get("__name__", "")).partition(".")[0]
        if room in OURS and level == 0:
            if name.partition(".")[0] in GONE:
                raise ModuleNotFoundError(f"No module named {name!r} on Windows", name=name)
            if name in stand_ins:
                return stand_ins[name]
        return real(name, globals, locals, fromlist or (), level)

    builtins.__import__ = given
    for loop in (asyncio.AbstractEventLoop, asyncio.SelectorEventLoop):
        loop.add_signal_handler = _no_signals  # type: ignore[method-assign]
        loop.remove_signal_handler = _no_signals  # type: ignore[method-assign, assignment]
    popen = subprocess.Popen.__init__

    def start(self: Any, *args: Any, **options: Any) -> None:
        posix = {"preexec_fn", "pass_fds", "user", "group", "extra_groups", "umask", "start_new_session"}
        wrong = sorted(name for name in posix & options.keys() if options[name] not in (None, (), False, -1))
        if wrong:
            raise ValueError(f"{wrong[0]} is not supported on Windows platforms")
        popen(self, *args, **options)

    subprocess.Popen.__init__ = start  # type: ignore[method-assign, assignment]


def workers_too() -> None:
    """Workers that are started from here are started here as well."""
    from bot.workers import pool, process

    command = (*_COMMAND, "bot.workers")
    for room in (pool, process):
        room.COMMAND = command  # type: ignore[misc]
    defaults = pool.Pool.__init__.__kwdefaults__
    defaults["command"] = command


def main(module: str, arguments: Sequence[str]) -> None:
    """Be a module of the house."""
    begin()
    if module != "bot.workers":
        workers_too()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
