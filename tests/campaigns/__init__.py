"""Campaigns against the server: many worlds, many kills, much nonsense, many tables at once.

The law of this room: nothing is believed that the server says about itself. Worlds are compared as
bytes, acknowledged choices are looked for in the data file, what may be accepted is judged by a
reading of docs/protocol.md that shares no code with the server.
"""
