"""Views to pictures: pure functions, no I/O but the packaged fonts, no Discord, safe to call in a thread."""
