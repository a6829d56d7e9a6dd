"""The server: tables and shared score pads in the browser, stored in SQLite or Postgres.

The law of this room: no rule and no sentence is written here. What happened is stored before it is
told; each table has one writer; whatever leaves for a socket or a page went through `tables.gate`;
an unrevealed choice, a seat's secret or undrawn chance leaves for nobody else, not even into a log.

Packages are floors: `http` above `admin` and `nodes`, these above `tables` and `pads`, which do not
import each other. What several floors share lies here, on the landing, and imports nothing from any
of them. `sqlite` and `postgres` are known to `database` alone; `types` describes all of them.
"""
