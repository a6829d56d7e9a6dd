"""Backups: whole while the server writes, brought back into an empty place, and played on."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pyrage
import pytest

from sushibelt.server.lock import DataLock
from tests.cli.table_door import ran, refused
from tests.server.phones import shared
from tests.server.process import Server, play_on, running
from tests.server.test_unfit_files import newer, text
from tests.words.wording import wording

PHRASE = "miso soup at nine"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a finished match and a shared pad."""
    with running(tmp_path_factory.mktemp("played")) as server:
        _, pages = server.couple()
        play_on(pages)
        for page in pages:
            page.close()
        shared(server)
        yield server


@pytest.fixture(scope="module")
def played(server: Server) -> Path:
    """A data file that no server uses, with these in it."""
    copy = server.data.with_name("played.sqlite")
    assert ran("backup", str(copy), "--data", str(server.data)).code == 0
    assert ran("check", str(copy)).code == 0
    return copy


def passphrase(folder: Path, phrase: str = PHRASE) -> str:
    file = folder / f"{phrase[:4]}.txt"
    file.write_text(f"{phrase}\nnot this line\n")
    return str(file)


def test_a_backup_is_restored_into_an_empty_place_and_played_on(tmp_path: Path) -> None:
    """Made while the server runs; its own file is lost; whoever was amid a match goes on."""
    sealed, plain = tmp_path / "copy.age", tmp_path / "copy.sqlite"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    key, identity = pyrage.x25519.Identity.generate(), tmp_path / "key.txt"
    identity.write_text(str(key))
    with running(tmp_path) as server:
        made, pages = server.couple()
        play_on(pages, stop=lambda message: message["turn"]["number"] > 8)
        number = max(page.message["turn"]["number"] for page in pages)
        assert ran("backup", str(plain), "--data", str(server.data)).code == 0
        public = ["--recipient", str(key.to_public())]
        assert ran("backup", str(sealed), "--data", str(server.data), *public).code == 0
        for page in pages:
            page.close()
    server.data.unlink()
    assert plain.read_bytes()[:6] == b"SQLite"
    assert sealed.read_bytes()[:6] == b"age-en"
    for copy, data in ((plain, tmp_path / "plain.sqlite"), (sealed, elsewhere / "data.sqlite")):
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert ran("restore", str(copy), "--data", str(data), "--identity", str(identity)).code == 0
        assert ran("check", str(data)).code == 0
    with running(elsewhere) as server:
        back = [server.page(made["table"], page.secret) for page in pages]
        assert back[0].message["turn"]["number"] >= number
        play_on(back)
        for page in back:
            page.close()
    assert ran("check", str(data)).code == 0


def test_a_backup_made_amid_many_writes_is_one_moment(tmp_path: Path, server: Server) -> None:
    """Each new table is several rows; no backup ever has some of them alone."""
    stop = False

    def write() -> None:
        while not stop:
            server.table("sushizock/2008", 2)

    writer = Thread(target=write)
    writer.start()
    try:
        for number in range(3):
            copy = tmp_path / f"{number}.sqlite"
            assert ran("backup", str(copy), "--data", str(server.data)).code == 0
            with closing(sqlite3.connect(copy)) as connection:
                (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
                (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
                keys = "SELECT count(DISTINCT table_id) FROM keys WHERE role = 'host'"
                (hosts,) = connection.execute(keys).fetchone()
            assert tables == matches == hosts > 0
    finally:
        stop = True
        writer.join()
    assert not [one.name for one in tmp_path.iterdir() if ".part" in one.name]


@pytest.fixture
def data(tmp_path: Path, played: Path) -> Path:
    """A data file that no server uses."""
    copied = tmp_path / "data.sqlite"
    copied.write_bytes(played.read_bytes())
    return copied


def test_a_backup_for_a_key_needs_no_secret_where_it_is_made(tmp_path: Path, data: Path) -> None:
    key, other = pyrage.x25519.Identity.generate(), pyrage.x25519.Identity.generate()
    copy, identity = tmp_path / "copy.age", tmp_path / "key.txt"
    said = ran("backup", str(copy), "--data", str(data), "--recipient", str(key.to_public()))
    assert said.code == 0, said.err
    target = ["--data", str(tmp_path / "new.sqlite")]
    assert wording("refusal-backup-identity-missing").search(refused("restore", str(copy), *target))
    identity.write_text(f"# created: today\n{other}\n")
    refusal = refused("restore", str(copy), *target, "--identity", str(identity))
    assert wording("refusal-backup-identity-wrong").search(refusal)
    identity.write_text(f"# created: today\n{key}\n")
    whole = copy.read_bytes()
    for spoilt in (whole[:-1], whole[: len(whole) // 2], b""):
        copy.write_bytes(spoilt)
        assert refused("restore", str(copy), *target, "--identity", str(identity))
    copy.write_bytes(whole)
    assert ran("restore", str(copy), *target, "--identity", str(identity)).code == 0
    assert ran("check", target[1]).code == 0


def test_into_a_folder_a_backup_is_named_by_its_date(tmp_path: Path, data: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    assert ran("backup", str(folder), "--data", str(data)).code == 0
    (made,) = folder.iterdir()
    assert made.name.startswith("sushibelt-2")
    assert made.suffix == ".sqlite"


def test_nothing_is_overwritten(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_text("mine")
    assert wording("refusal-file-exists", path=str(copy)).search(
        refused("backup", str(copy), "--data", str(data))
    )
    assert copy.read_text() == "mine"
    copy.unlink()
    assert ran("backup", str(copy), "--data", str(data)).code == 0
    before = data.read_bytes()
    assert wording("refusal-file-exists", path=str(data)).search(
        refused("restore", str(copy), "--data", str(data))
    )
    assert data.read_bytes() == before
    journal = tmp_path / "new.sqlite-wal"  # it would be taken for the new file's
    journal.write_text("old")
    refusal = refused("restore", str(copy), "--data", str(tmp_path / "new.sqlite"))
    assert wording("refusal-file-exists", path=str(journal)).search(refusal)


def test_where_a_server_runs_nothing_is_restored(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert ran("backup", str(copy), "--data", str(data)).code == 0
    data.unlink()
    with DataLock(data):
        refusal = refused("restore", str(copy), "--data", str(data))
    assert wording("refusal-data-in-use", pid=str(os.getpid()), address="none").search(refusal)
    assert not data.exists()


def test_a_wrong_passphrase_and_a_damaged_backup_restore_nothing(
    tmp_path: Path, data: Path
) -> None:
    copy, new = tmp_path / "copy.age", tmp_path / "new.sqlite"
    right = ["--passphrase-file", passphrase(tmp_path)]
    wrong = ["--passphrase-file", passphrase(tmp_path, "some other words")]
    assert ran("backup", str(copy), "--data", str(data), *right).code == 0
    bring_back = ["restore", str(copy), "--data", str(new)]
    assert wording("refusal-backup-passphrase-wrong").search(refused(*bring_back, *wrong))
    assert wording("refusal-backup-passphrase-missing").search(refused(*bring_back))
    whole = copy.read_bytes()
    flipped = whole[:-50] + bytes([whole[-50] ^ 1]) + whole[-49:]
    copy.write_bytes(flipped)
    assert wording("refusal-backup-passphrase-wrong").search(refused(*bring_back, *right))
    assert not new.exists()
    assert not [one.name for one in tmp_path.iterdir() if ".part" in one.name]


def test_what_is_no_backup_is_not_restored(tmp_path: Path, data: Path) -> None:
    other, new = tmp_path / "other", tmp_path / "new.sqlite"
    bring_back = ["restore", str(other), "--data", str(new)]
    assert wording("refusal-file-missing").search(refused(*bring_back))
    text(other)
    assert wording("refusal-data-foreign", path=str(other)).search(refused(*bring_back))
    other.unlink()
    newer(other)
    assert wording("refusal-data-newer", path=str(other)).search(refused(*bring_back))
    whole = bytearray(data.read_bytes())
    whole[len(whole) // 3 : len(whole) // 3 + 9000] = bytes(9000)
    other.write_bytes(whole)
    assert wording("refusal-data-damaged").search(refused(*bring_back))
    assert not new.exists()


def test_a_bad_passphrase_or_key_is_refused_before_any_work(tmp_path: Path, data: Path) -> None:
    copy = ["backup", str(tmp_path / "copy"), "--data", str(data)]
    short = passphrase(tmp_path, "sushi")
    assert wording("refusal-passphrase-short").search(refused(*copy, "--passphrase-file", short))
    assert wording("refusal-passphrase-untyped").search(refused(*copy, "--encrypt"))
    assert wording("refusal-backup-recipient-wrong").search(refused(*copy, "--recipient", "age1x"))
    both = [*copy, "--encrypt", "--recipient", "age1x"]
    assert wording("refusal-backup-two-ways").search(refused(*both))
    assert not (tmp_path / "copy").exists()


def test_a_passphrase_file_without_a_name_is_no_wish_for_an_open_backup(
    tmp_path: Path, data: Path
) -> None:
    """As in `--passphrase-file "$UNSET"`."""
    copy = tmp_path / "copy.age"
    said = refused("backup", str(copy), "--data", str(data), "--passphrase-file", "")
    assert wording("refusal-file-is-directory").search(said)
    assert not copy.exists()


@pytest.mark.parametrize("cut", ["half", "flipped", "longer"])
def test_a_damaged_backup_for_a_key_is_called_damaged(tmp_path: Path, data: Path, cut: str) -> None:
    key, copy, new = pyrage.x25519.Identity.generate(), tmp_path / "copy.age", tmp_path / "new"
    (tmp_path / "key").write_text(f"{key}\n")
    public = str(key.to_public())
    assert ran("backup", str(copy), "--data", str(data), "--recipient", public).code == 0
    whole = copy.read_bytes()
    flipped = whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:]
    damaged = {"half": whole[: len(whole) // 2], "flipped": flipped, "longer": whole + b"x"}
    copy.write_bytes(damaged[cut])
    said = refused("restore", str(copy), "--data", str(new), "--identity", str(tmp_path / "key"))
    assert wording("refusal-backup-identity-wrong", path=str(copy)).search(said), said
    assert not new.exists()


def test_what_is_damaged_is_called_by_its_own_name(tmp_path: Path, data: Path) -> None:
    whole = bytearray(data.read_bytes())
    whole[20_000:28_192] = b"\xff" * 8192
    data.write_bytes(whole)
    damaged = wording("refusal-data-damaged", path=str(data))
    for command in (
        ["backup", str(tmp_path / "copy"), "--data", str(data)],
        ["restore", str(data), "--data", str(tmp_path / "new")],
        ["tables", "--data", str(data)],
        ["tables", "export", "--name", "Ana", "--data", str(data)],
        ["tables", "delete", "--name", "Ana", "--yes", "--data", str(data)],
    ):
        assert damaged.search(said := refused(*command)), said
    assert data.read_bytes() == bytes(whole)


@pytest.mark.parametrize("name", ["x" * 300, "\udcff", "."])
def test_names_that_no_file_can_have_are_refused(tmp_path: Path, data: Path, name: str) -> None:
    there, copy = str(tmp_path / name), tmp_path / "copy"
    assert ran("backup", str(copy), "--data", str(data)).code == 0
    reason = "file-is-directory" if name == "." else "file-unwritable"
    assert wording(f"refusal-{reason}").search(refused("restore", str(copy), "--data", there))
    if name != ".":  # a backup may be put into a folder
        assert wording(f"refusal-{reason}").search(refused("backup", there, "--data", str(data)))
    assert {one.name for one in tmp_path.iterdir()} >= {"copy"}
    assert not [one for one in tmp_path.iterdir() if ".part" in one.name]


@pytest.mark.parametrize("action", ["show", "close", "export", "unblock"])
def test_bytes_that_are_no_text_name_no_table(data: Path, action: str) -> None:
    assert "Traceback" not in refused("tables", action, "\udcff", "--data", str(data))
    assert "Traceback" not in refused("tables", "show", "--name", "\udcff", "--data", str(data))


# ---- checking


def changed(data: Path, order: str) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        assert connection.execute(order).rowcount > 0


@pytest.mark.parametrize(
    ("order", "kind"),
    [
        ("UPDATE moves SET body = '[0, 0, 0, 0, 0, 0]' WHERE n = 2", "matches"),
        ("DELETE FROM moves WHERE n = 3", "matches"),
        ("DELETE FROM moves WHERE n > 9", "matches"),
        ('UPDATE matches SET names = \'["Ana", "Eve"]\'', "matches"),
        ("UPDATE matches SET secret = replace(hex(randomblob(32)), 'A', 'a')", "matches"),
        ("UPDATE matches SET book = 'x'", "matches"),
        ("UPDATE tables SET lobby = '{}'", "tables"),
        ("UPDATE tables SET match_id = 'none'", "tables"),
        ('UPDATE pads SET document = \'{"game": "sushi-go/none"}\'', "pads"),
    ],
)
def test_whatever_is_changed_in_a_file_is_found(
    tmp_path: Path, played: Path, order: str, kind: str
) -> None:
    data = tmp_path / "changed.sqlite"
    data.write_bytes(played.read_bytes())
    changed(data, order)
    said = ran("check", str(data))
    assert said.code == 1
    assert wording("data-check-where", kind=kind).search(said.out)
    assert wording("data-check-damaged", path=str(data)).search(said.out)
    assert not said.err


def test_damaged_pages_are_found(tmp_path: Path, played: Path) -> None:
    data = tmp_path / "changed.sqlite"
    whole = bytearray(played.read_bytes())
    half = len(whole) // 2
    whole[half : half + 3000] = b"\xff" * 3000
    data.write_bytes(whole)
    said = ran("check", str(data))
    assert said.code in (1, 2)
    assert "Traceback" not in said.err
