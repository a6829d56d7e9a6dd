"""Postgres: a database of a server of its own; imported only if its address was given."""
