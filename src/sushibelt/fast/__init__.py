"""The same rules once more: compiled by numba, and translated to JavaScript.

The law of this room: no rule is written here. `source.py` gathers the integer rules of a family as
they stand, `compile.py` and `javascript.py` write them down in another form, `drivers.py` holds
loops that know the contract of a family and nothing else. Whatever is written here behaves as the
interpreted rules do, integer by integer; tests compare every field of every state.
"""
