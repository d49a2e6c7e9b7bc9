"""``python -m bot.workers LEVEL BYTES``: a worker, started by `bot.workers.pool`; its input's end is its own."""

from __future__ import annotations

import sys

from bot.workers.worker import serve

if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
