"""What a game is: its protocol, rows of integers, chance, matches, records, ranking, refusals.

The law of this room: standard library only; no I/O, no clock, no rule of any game, and no word
of any language. Everything here is a value or a pure function.
"""
