"""Small programs that play, well or badly, for the tests of bots in other languages."""

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = shlex.quote(sys.executable)

HIGHEST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][-1]}), flush=True)
"""
FALLS_OVER = """
import json, sys
for count, line in enumerate(sys.stdin):
    if count == 2:
        sys.exit(1)
    print(json.dumps({"action": json.loads(line)["legal"][-1]}), flush=True)
"""
CHATTY = """
import json, sys
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"action": legal[-1]}) + "\\n" + json.dumps({"action": legal[1]}), flush=True)
"""
SILENT = "import sys\nfor line in sys.stdin: pass\n"


def says(answer: str) -> str:
    """A program that says this whatever it is asked."""
    return f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)\n"


def command(folder: Path, source: str) -> str:
    """Write a program down, and return how it is run."""
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    return f"{PYTHON} {shlex.quote(str(file))}"


def example(name: str) -> str:
    """How a bot of the documentation is run."""
    return f"{PYTHON} {shlex.quote(str(EXAMPLES / name))}"
