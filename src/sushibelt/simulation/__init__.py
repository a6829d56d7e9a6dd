"""Many games, and figures about them: series of numbered games, interpreted and compiled.

The law of this room: game n of a seed is the same wherever and however it is played.
"""
