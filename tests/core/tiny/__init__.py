"""Two tiny games that prove the kernel before any real game leans on it."""
