"""Tables for people and bots in the browser, on one SQLite file.

The law of this room: no rule and no sentence is written here. What happened is stored before it is
told; each table has one writer; whatever leaves for a socket or a page went through `gate`; an
unrevealed choice, a seat's secret or undrawn chance leaves for nobody else, not even into a log.
"""
