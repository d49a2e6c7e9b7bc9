"""The command line, a module per command. Each has `arguments(parser)` and `run(namespace) -> exit code`."""
