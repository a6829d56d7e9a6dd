"""Where the data is: a file or a database, and a slip in an address never shows its password."""

import sys

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress, data_from
from tests.cli.table_door import refused
from tests.words.wording import wording

SECRET = "hunter2"
SLIPS = [
    f"postgresql:/ana:{SECRET}@db/sushi",
    f"postgresql//ana:{SECRET}@db/sushi",
    f"postgresql:ana:{SECRET}@db/sushi",
    f"postgrse://ana:{SECRET}@db/sushi",
    f"postgresql+psycopg://ana:{SECRET}@db/sushi",
    f"mysql://ana:{SECRET}@db/sushi",
    f" postgresql://ana:{SECRET}@db/sushi",
    f"postgresql://ana:{SECRET}@db:54x2/sushi",
    f"postgresql://ana:{SECRET}@db:99999/sushi",
    f"postgresql://ana:{SECRET}@{SECRET}@db/sushi",  # a @ in it
    f"postgresql://ana:12/{SECRET}@db/sushi",
    f"postgresql://ana:12?{SECRET}@db/sushi",
    f"postgresql://ana:12#{SECRET}@db/sushi",
    f"postgresql://ana:{SECRET}%@db/sushi",
    f"postgresql://ana:{SECRET} @db/sushi",
    f"postgresql://ana:{SECRET}@[db/sushi",
]


@pytest.mark.parametrize("given", SLIPS)
def test_a_slip_in_an_address_is_refused_and_its_password_not_shown(given: str) -> None:
    refusal = refused("serve", "--port", "0", "--data", given)
    assert wording("refusal-database-address-wrong").search(refusal)
    assert SECRET not in refusal


def test_what_the_driver_does_not_understand_is_told_without_the_password() -> None:
    refusal = refused("serve", "--port", "0", "--data", f"postgresql://a:{SECRET}@db/x?slmode=off")
    assert wording("refusal-database-unusable", path="postgresql://a@db/x").search(refusal)
    assert "slmode" in refusal
    assert SECRET not in refusal


FILES = ["x.sqlite", "/srv/x.sqlite", "C:\\x", "postgres.sqlite", "a@b:c"]


@pytest.mark.parametrize("given", FILES)
def test_names_of_files_stay_names_of_files(given: str) -> None:
    assert str(data_from(given)) == given


def test_an_address_as_text_has_neither_password_nor_options() -> None:
    address = data_from(f"postgres://ana:{SECRET}@db.example:5433/sushi?sslpassword={SECRET}")
    assert isinstance(address, DatabaseAddress)
    for expected in (str(address), repr(address), f"{address}", address.hidden(f"no, {SECRET}!")):
        assert SECRET not in expected
    assert str(address) == "postgresql://ana@db.example:5433/sushi"
    assert SECRET in address.conninfo


def test_a_password_with_codes_is_hidden_as_it_was_meant_too() -> None:
    address = DatabaseAddress("postgresql://ana:p%40ss@db/sushi")
    assert address.hidden('no such user "ana" with "p@ss" or "p%40ss"').count("…") == 2


def test_without_the_driver_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("database", "connecting", "lock", "writer"):
        monkeypatch.delitem(sys.modules, f"sushibelt.server.postgres.{name}", False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refusal = refused("serve", "--port", "0", "--data", "postgresql://ana@db/sushi")
    install = 'pip install "sushibelt[postgres]"'
    assert wording("refusal-postgres-missing", module="psycopg", command=install).search(refusal)


def test_the_address_of_a_page_is_not_taken_for_a_file() -> None:
    with pytest.raises(Refusal, match="database-address-wrong"):
        data_from("https://example.org/x.sqlite")
