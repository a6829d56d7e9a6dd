"""Three turns of Sushizock: dice that point to tiles, stacks that must match, and theft."""

from collections.abc import Sequence
from typing import NamedTuple

from sushibelt.core.game import Event
from sushibelt.games.sushizock.scoring import counted_sushi
from sushibelt.lessons.course import LEARNER, Course, Moment, Scene, welcome

TURNS = 3  # of the learner
ENDS_A_TURN = ("took", "stole", "fell-back")
ROBS = {"blue": "sushi", "red": "bones"}
NEARLY = 2  # chopsticks of a colour with which a theft is in sight
FINE_SUSHI = 4  # a sushi worth stopping for
FINE_BONE = 2  # a bone that does not hurt much


class Advice(NamedTuple):
    """What the coach would do, with which dice, and the tile it is about."""

    hint: str
    marks: tuple[str, ...] = ()
    what: str | None = None


def _shown(scene: Scene, face: str) -> int:
    """Dice with a face, rolled or set aside: both count."""
    return int(scene.view["rolled"].get(face, 0) + scene.view["aside"].get(face, 0))


def _height(scene: Scene, kind: str, seat: int = LEARNER) -> int:
    return len(scene.view["stacks"][seat][kind])


def _lit(scene: Scene, kind: str) -> str | None:
    """The tile of a row to which the dice point, if it may be taken."""
    place = scene.view["offers"][kind]
    if place is None or f"take:{kind}" not in scene.legal:
        return None
    return str(scene.view["rows"][kind][place - 1])


def _value(tile: str) -> int:
    return int(tile[-1])


def _is_last(scene: Scene) -> bool:
    return not any(name.startswith("keep:") for name in scene.legal)


def _wanted(scene: Scene) -> str:
    """A bone for a sushi that has none beside it, else another sushi."""
    return "bones" if _height(scene, "bones") < _height(scene, "sushi") else "sushi"


def _is_fine(scene: Scene, kind: str) -> bool:
    tile = _lit(scene, kind)
    if tile is None:
        return False
    return _value(tile) <= FINE_BONE if kind == "bones" else _value(tile) >= FINE_SUSHI


def _keeping(scene: Scene, face: str) -> str | None:
    """Set aside as many dice with this face as may be."""
    for count in range(scene.view["rolled"].get(face, 0), 0, -1):
        if f"keep:{face}{count}" in scene.legal:
            return f"keep:{face}{count}"
    return None


def advice(scene: Scene) -> Advice:
    """Return something sensible to do; the learner may always do something else."""
    kind = _wanted(scene)
    tile = _lit(scene, kind)
    if tile is not None and (_is_last(scene) or _is_fine(scene, kind)):
        return Advice(f"take:{kind}", what=tile)
    for face in (kind, "sushi", "bones", "blue", "red"):
        keep = _keeping(scene, face)
        if keep is not None:
            return Advice(keep, (face,))
    for other in ("sushi", "bones"):
        tile = _lit(scene, other)
        if tile is not None:
            return Advice(f"take:{other}", what=tile)
    return Advice(scene.legal[0])


# ---- beside a choice


def stacked(scene: Scene) -> Moment | None:
    """A sushi alone does not count yet."""
    tall = _height(scene, "sushi")
    if not tall or _height(scene, "bones") >= tall:
        return None
    return Moment("sushizock-stacked", what=scene.view["stacks"][LEARNER]["sushi"][-1])


def paired(scene: Scene) -> Moment | None:
    """The stacks match."""
    tall = _height(scene, "sushi")
    match = tall and _height(scene, "bones") >= tall
    return Moment("sushizock-paired") if match else None


def chopsticks(scene: Scene) -> Moment | None:
    """What the other two faces are for."""
    seen = tuple(face for face in ROBS if scene.view["rolled"].get(face))
    if scene.made == 0 or not seen:
        return None
    facts = {"top": scene.book.top_theft, "any": scene.book.free_theft}
    return Moment("sushizock-chopsticks", facts, marks=seen)


# ---- with a suggestion


def roll(scene: Scene) -> Moment | None:
    """Dice point to tiles; some are set aside, the others roll again."""
    keep, place = _keeping(scene, "sushi"), scene.view["offers"]["sushi"]
    if scene.made or keep is None or place is None:
        return None
    tile = scene.view["rows"]["sushi"][place - 1]
    facts = {"dice": scene.book.dice, "rolls": scene.book.rolls, "count": place}
    return Moment("sushizock-roll", facts, keep, ("sushi",), tile)


def steal(scene: Scene) -> Moment | None:
    """A tile of somebody else."""
    for name in scene.legal:
        if name.startswith("steal:sushi"):
            victim = int(name.split(":")[2])
            top = scene.view["stacks"][victim]["sushi"][-1]
            return Moment("sushizock-steal", hint=name, marks=("blue",), what=top, who=victim)
    return None


def thief(scene: Scene) -> Moment | None:
    """One chopstick more, and a theft is possible."""
    keep = _keeping(scene, "blue")
    rich = [seat for seat in range(1, scene.seats) if _height(scene, "sushi", seat)]
    if keep is None or _shown(scene, "blue") < NEARLY or not rich:
        return None
    facts = {"count": _shown(scene, "blue"), "top": scene.book.top_theft}
    top = scene.view["stacks"][rich[0]]["sushi"][-1]
    return Moment("sushizock-thief", facts, keep, ("blue",), top, rich[0])


def last_roll(scene: Scene) -> Moment | None:
    """Now something has to be taken."""
    if not _is_last(scene):
        return None
    best = advice(scene)
    return Moment("sushizock-last-roll", {}, *best)


def stop(scene: Scene) -> Moment | None:
    """Stop in time."""
    best = advice(scene)
    if best.what is None or _is_last(scene) or best.hint != "take:sushi":
        return None
    return Moment("sushizock-stop", {}, *best)


def small_bone(scene: Scene) -> Moment | None:
    """A bone that hurts little."""
    best = advice(scene)
    if best.what is None or _wanted(scene) != "bones" or not _is_fine(scene, "bones"):
        return None
    return Moment("sushizock-small-bone", {"minus": _value(best.what)}, *best)


def need_bone(scene: Scene) -> Moment | None:
    """Look at the bone dice."""
    best = advice(scene)
    if _wanted(scene) != "bones" or not best.hint.startswith("keep:bones"):
        return None
    count = _shown(scene, "bones")
    return Moment("sushizock-need-bone", {"count": count}, *best)


def once_more(scene: Scene) -> Moment | None:
    """Not good enough yet: roll on."""
    best = advice(scene)
    if scene.view["roll"] == 1 or not best.hint.startswith("keep:"):
        return None
    return Moment("sushizock-once-more", {}, *best)


# ---- and else


def anything(scene: Scene) -> Moment:
    """No idea is left: the learner plays, and may follow."""
    best = advice(scene)
    id_ = "sushizock-would-take" if best.what is not None else "sushizock-would-keep"
    return Moment(id_, {}, *best)


def end(scene: Scene) -> Moment:
    """Three tiles are taken, and the stacks say how many sushi count."""
    counted = counted_sushi([_height(scene, "sushi"), _height(scene, "bones")])
    return Moment("sushizock-end", {"sushi": _height(scene, "sushi"), "counted": counted})


def three_turns(events: Sequence[Event]) -> bool:
    """Whether the learner has ended that many turns."""
    ended = [one for one in events if one.seat == LEARNER and one.kind in ENDS_A_TURN]
    return len(ended) >= TURNS


def kind_of(choice: str) -> str | None:
    """Return the face that a choice is about; of several faces there is nothing to say."""
    verb, _, rest = choice.partition(":")
    if verb == "keep":
        return None if "." in rest else rest.rstrip("0123456789")
    return rest if verb == "take" else None


COURSE = Course(
    game="sushizock/2008",
    levels=("novice",),
    likings=(("take:sushi", "take:bones"),),
    seed="lesson 1326",
    talks=(welcome, stacked, paired, chopsticks),
    ideas=(roll, steal, last_roll, thief, stop, small_bone, need_bone, once_more),
    otherwise=anything,
    end=end,
    over=three_turns,
    asks=lambda scene: bool(scene.legal),
    kind_of=kind_of,
)
