"""Install the package into a fresh environment, start it from elsewhere, and play in the browser.

Nothing of this folder is in its way: another interpreter, another folder, no path to the sources.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import expect

from tests.browser.chromium import PHONE, Windows, chromium
from tests.browser.guest import NOVICE, Guest
from tests.server.process import Program, Server, running

ROOT = Path(__file__).parents[2]
NEEDED = ROOT / "requirements" / "server.txt"
REFUSED = 2
CHEF = "chef"  # searches: rules are compiled for it, and kept
COMMAND = 'pip install "sushibelt[server]"'


def fresh(folder: Path) -> Path:
    """Make an environment with nothing in it; return its interpreter."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder / "bin" / "python"


def pip(python: Path, *arguments: str) -> None:
    """Have pip do something there."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    subprocess.run([str(python), "-m", "pip", *arguments, *quiet], check=True)


def without_sources() -> dict[str, str]:
    """Return an environment that leads to none of these sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def check_refusal_without_extras(wheel: Path, folder: Path) -> None:
    """`sushibelt serve` without the server's packages says how to get them."""
    python = fresh(folder)
    pip(python, "install", str(wheel))
    result = subprocess.run(
        [str(python), "-m", "sushibelt", "serve", "--language", "en"],
        cwd=folder,
        env=without_sources(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == REFUSED, result
    assert COMMAND in result.stderr, result
    assert result.stderr.count("\n") == 1, result
    print("without extras:", result.stderr.strip())


def closed_in(writable: Path) -> tuple[str, ...]:
    """Return what starts a program as a container does: one folder to write in, no privilege."""
    if os.geteuid():
        print("not root: a disk that can't be written to was not tried")
        return ()
    mounted = 'mount --make-rprivate / && mount --bind "$0" "$0" && mount -o remount,bind,ro /'
    dropped = "setpriv --no-new-privs --bounding-set=-all --inh-caps=-all"
    return ("unshare", "--mount", "sh", "-c", f'{mounted} && exec {dropped} "$@"', str(writable))


def check_closed_in(server: Server) -> None:
    """Look at what the server may do: write in its own folder, and nothing that takes privilege."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    assert "CapEff:\t0000000000000000" in status
    assert "NoNewPrivs:\t1" in status
    mounts = Path(f"/proc/{server.process.pid}/mounts").read_text().splitlines()
    options = [line.split()[3].split(",")[0] for line in mounts if line.split()[1] == "/"]
    assert options[-1] == "ro"
    print("the server runs on a disk that it can't write to but for its folder, without privilege")


def play(server: Server) -> None:
    """Play a match against a bot in Chromium, to its end."""
    with chromium() as browser:
        windows = Windows(browser, server.address)
        guest = Guest(windows.new(PHONE))
        guest.set_up("sushi-go/anniversary", [CHEF, NOVICE])
        guest.play()
        expect(guest.over.get_by_role("heading", level=1)).to_be_visible()
        windows.close()
        assert not windows.complaints, windows.complaints


def main() -> None:
    """Try the package of a folder."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="where the wheel lies")
    wheel = next(asked.parse_args().folder.absolute().glob("*.whl"))
    with TemporaryDirectory() as name:
        folder = Path(name)
        check_refusal_without_extras(wheel, folder / "bare")
        python = fresh(folder / "server")
        pip(python, "install", "--require-hashes", "-r", str(NEEDED))
        # With no index to ask, this works only if the pins are all that the extra names.
        pip(python, "install", "--no-index", f"{wheel}[server]")
        own = folder / "data"
        own.mkdir()
        program = Program(str(python), folder, starter=closed_in(own))
        with running(own, program, SUSHIBELT_CACHE=str(own / "cache")) as server:
            version = server.http.get("/healthz").json()["version"]
            print(f"{wheel.name} {version}: served")
            if program.starter:
                check_closed_in(server)
            play(server)
        assert any((own / "cache").rglob("*.py")), "no compiled rules were kept"
    print("a match was played to its end")


if __name__ == "__main__":
    main()
