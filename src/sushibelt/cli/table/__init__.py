"""A table in the terminal: what lies there, what may be chosen, what happened, what it brought."""
