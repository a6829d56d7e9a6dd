"""A site on several nodes that share a Postgres database; see docs/design.md, "Several nodes"."""
