"""Ask every operation of the published schema hundreds of times, and believe no answer of it.

Schemathesis makes requests from the schema, right and wrong ones, and compares all answers with
it: status, shape, headers, methods, secrets. `openapi_hooks` leads it to what exists.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.phones import shared
from tests.server.process import Server, play_on, running

HOOKS = "tests.campaigns.openapi_hooks"
KNOWN = "SUSHIBELT_KNOWN"  # a variable: what exists, for the hooks
CHECKS = Path(__file__).with_name("schemathesis.toml")
ROOT = Path(__file__).parents[2]


def existing(server: Server) -> dict[str, str]:
    """Make a table that waits and a pad, and play a match to its end."""
    over = server.table("sushizock/2008", 2, bots=[None, "novice"])
    page = server.page(over["table"], over["secret"], host=over["host"])
    assert page.say("start")["type"] == "ack"
    play_on([page])
    match = page.message["match"]
    page.close()
    made = server.table("sushi-go/zoch-2014", 4)
    known = {name: made[name] for name in ("table", "code", "secret")}
    return {**known, "match": match, "pad_code": shared(server)["code"]}


def main() -> None:
    """Run Schemathesis against a server of this machine, and leave with its exit code."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("tool", help="the command schemathesis")
    asked.add_argument("--examples", type=int, default=300)
    asked.add_argument("--seed", type=int)
    given = asked.parse_args()
    seed = [] if given.seed is None else ["--seed", str(given.seed)]
    # Each request comes from an address of its own: limits are not what is tried here.
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), SUSHIBELT_PROXIES="127.0.0.1") as one,
    ):
        known = existing(one)
        secret = f"Authorization: Bearer {known['secret']}"
        done = subprocess.run(
            [
                *(str(Path(given.tool).absolute()), "--config-file", str(CHECKS)),
                *("run", f"{one.address}/schema/openapi.json"),
                *("--checks", "all", "--max-examples", str(given.examples), *seed),
                *("--header", secret, "--generation-database", "none", "--no-color"),
                "--continue-on-failure",
            ],
            env={
                **os.environ,
                "SCHEMATHESIS_HOOKS": HOOKS,
                "PYTHONPATH": str(ROOT),
                KNOWN: json.dumps(known),
            },
            cwd=folder,
            check=False,
        )
        faults = one.log.read_text().count('"fault"')
    print(f"faults in the server's log: {faults}")
    sys.exit(done.returncode or min(faults, 1))


if __name__ == "__main__":
    main()
