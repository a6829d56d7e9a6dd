"""Tables for people and bots in the browser, on one SQLite file.

The law of this room: no rule and no sentence is written here. What happened is stored before it is
told; each table has one writer; whatever leaves for a socket or a page went through `tables.gate`;
an unrevealed choice, a seat's secret or undrawn chance leaves for nobody else, not even into a log.

Three floors: `tables`, `pads`, and `http` above both. A file lies on a floor if only that floor
needs it; what two floors share lies here, on the landing, and imports nothing from any floor.
(`types` is a tool that describes all floors.) `tables` and `pads` do not import each other.
"""
