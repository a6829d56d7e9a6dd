"""SQLite: one file, the default."""
