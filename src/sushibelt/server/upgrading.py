"""Bringing a data file to the newest shape, at every start, by Alembic's migrations."""

from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import DatabaseError

from sushibelt.core.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    """Make the tables, or change those of an older version; raise Refusal if it is no such file."""
    from alembic import command  # noqa: PLC0415 - slow to load, and only needed here
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise Refusal("data-newer", path=str(path)) from None
    except DatabaseError as problem:
        raise Refusal("data-unusable", path=str(path), problem=str(problem.orig)) from None
    finally:
        engine.dispose()
