"""What a game is: protocol, records of integers, chance, matches, notation, ranking, refusals.

The law of this room: standard library only; no I/O, no clock, no rule of any game, and no word
of any language. Everything here is a value or a pure function.
"""
