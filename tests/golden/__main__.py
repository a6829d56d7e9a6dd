"""Write every golden playthrough anew, and remove those that belong to no game any more."""

from tests.golden import DIGESTS, FOLDER, digest, path_of, playthrough
from tests.shapes import THE_FEW
from tests.walks import PAIRS

for old in FOLDER.glob("*.txt"):
    old.unlink()
for game_id, seats in THE_FEW:
    path_of(game_id, seats).write_text(playthrough(game_id, seats), encoding="utf-8")
lines = [f"{game_id}\t{seats}\t{digest(game_id, seats)}\n" for game_id, seats in PAIRS]
DIGESTS.write_text("".join(lines), encoding="utf-8")
