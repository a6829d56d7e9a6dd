"""`sushibelt score`: the score pad in the terminal."""
