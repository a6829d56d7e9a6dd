"""`python -m sushibelt.export FOLDER` writes what the browser gets into a folder."""

import sys

from sushibelt.export import texts
from sushibelt.fast import javascript

if __name__ == "__main__":
    sys.exit(javascript.main(sys.argv[1:], texts))
