"""Write every golden playthrough anew, and remove those that belong to no game any more."""

from tests.golden import FOLDER, path_of, playthrough
from tests.walks import PAIRS

for old in FOLDER.glob("*.txt"):
    old.unlink()
for game_id, seats in PAIRS:
    path_of(game_id, seats).write_text(playthrough(game_id, seats), encoding="utf-8")
