"""The first round of Sushi Roll: a belt of dice, tokens to bend luck, a tray to fill."""

from collections.abc import Mapping, Sequence

from sushibelt.core.game import Event
from sushibelt.games.sushi_roll import components
from sushibelt.lessons.course import LEARNER, Course, Moment, Scene, welcome

APPETIZERS = ("dumpling", "tempura", "sashimi")
NIGIRI = ("squid", "salmon", "egg")  # the best first
MAKI = ("maki3", "maki2", "maki1")
PUDDINGS = ("pudding3", "pudding2", "pudding1")
GIFTS = ("menu2", "chopsticks2", "menu1", "chopsticks1")
POOR = ("egg", "maki1", "pudding1", "sashimi")  # dice that one would rather roll again


def _belt(scene: Scene, seat: int = LEARNER) -> Mapping[str, int]:
    belt: Mapping[str, int] = scene.view["belts"][seat]
    return belt


def _tray(scene: Scene) -> Mapping[str, int]:
    tray: Mapping[str, int] = scene.view["trays"][-1][LEARNER]
    return tray


def _best(scene: Scene, faces: Sequence[str]) -> str | None:
    return next((face for face in faces if f"take:{face}" in scene.legal), None)


def _take(scene: Scene, id_: str, face: str | None, numbers: Mapping[str, int]) -> Moment | None:
    """Suggest to take a die, if it lies there."""
    if face is None or f"take:{face}" not in scene.legal:
        return None
    return Moment(id_, numbers, hint=f"take:{face}", marks=(face,), what=face)


def _happened(scene: Scene, kind: str) -> bool:
    return any(event.kind == kind for event in scene.events)


def _sets(scene: Scene, face: str) -> dict[str, int]:
    """What one, two and three of a face score."""
    line = list(scene.book.set_face).index(components.FACES.index(face))
    points = scene.book.set_points[line]
    return {f"p{count}": points[count] for count in range(1, scene.book.set_size + 1)}


# ---- beside a choice


def slid(scene: Scene) -> Moment | None:
    """Belts move on, and all dice are rolled anew."""
    if not _happened(scene, "slid"):
        return None
    return Moment("sushi-roll-slid", who=scene.view["red"])


def gained(scene: Scene) -> Moment | None:
    """A die brought tokens."""
    mine = [one for one in scene.events if one.kind == "gained" and one.seat == LEARNER]
    if not mine:
        return None
    token, count = mine[0].data["token"], mine[0].data["count"]
    return Moment("sushi-roll-gained", {"count": count}, what=token)


def sashimi(scene: Scene) -> Moment | None:
    """Sashimi alone score nothing."""
    if scene.made == 0 or "sashimi" not in _belt(scene):
        return None
    return Moment("sushi-roll-sashimi", _sets(scene, "sashimi"), marks=("sashimi",))


# ---- with a suggestion


def take(scene: Scene) -> Moment | None:
    """Take a die; the same dishes belong together."""
    if scene.made:
        return None
    face = _best(scene, ("dumpling", "tempura"))
    numbers = {} if face is None else _sets(scene, face)
    return _take(scene, "sushi-roll-take", face, numbers)


def rolled(scene: Scene) -> Moment | None:
    """A menu was used: what was not marked stayed."""
    mine = [one for one in scene.events if one.kind == "rolled" and one.seat == LEARNER]
    if _happened(scene, "slid") or not mine or scene.made == 0:
        return None
    return _take(scene, "sushi-roll-rolled", _wish(scene), {})


def swapped(scene: Scene) -> Moment | None:
    """Chopsticks were used."""
    mine = [one for one in scene.events if one.kind == "swapped" and one.seat == LEARNER]
    if not mine:
        return None
    return _take(scene, "sushi-roll-swapped", str(mine[-1].data["got"]), {})


def on_wasabi(scene: Scene) -> Moment | None:
    """A nigiri for the wasabi that waits."""
    face = _best(scene, NIGIRI)
    if face is None or not _tray(scene).get("wasabi"):
        return None
    facts = {"factor": scene.book.wasabi_factor}
    return _take(scene, "sushi-roll-on-wasabi", face, facts)


def menu(scene: Scene) -> Moment | None:
    """Roll again what one does not want."""
    poor = tuple(face for face in POOR if face in _belt(scene))
    if scene.made == 0 or "menu" not in scene.legal or not poor:
        return None
    count = scene.view["tokens"][LEARNER]["menu"]
    return Moment("sushi-roll-menu", {"count": count}, hint="menu", marks=poor)


def swap(scene: Scene) -> Moment | None:
    """Give a die for one of another belt."""
    others = [seat for seat in range(scene.seats) if seat != LEARNER and _belt(scene, seat)]
    gives = [face for face in (*POOR, *MAKI) if f"give:{face}" in scene.legal]
    wishes = [
        (seat, face)
        for face in ("squid", "tempura", "dumpling", "maki3")
        for seat in others
        if face in _belt(scene, seat) and face not in _belt(scene)
    ]
    if scene.made <= 1 or not gives or not wishes:
        return None
    seat, face = wishes[0]
    count = scene.view["tokens"][LEARNER]["chopsticks"]
    marks = (gives[0],)
    return Moment("sushi-roll-swap", {"count": count}, f"give:{gives[0]}", marks, face, seat)


def wasabi(scene: Scene) -> Moment | None:
    """Wasabi first, nigiri later."""
    left = sum(_belt(scene).values())
    if left < 3:
        return None
    return _take(scene, "sushi-roll-wasabi", "wasabi", {"factor": scene.book.wasabi_factor})


def maki(scene: Scene) -> Moment | None:
    """A race."""
    facts = {"first": scene.book.maki_first, "second": scene.book.maki_second}
    return _take(scene, "sushi-roll-maki", _best(scene, MAKI), facts)


def pudding(scene: Scene) -> Moment | None:
    """Puddings are kept to the end."""
    facts = {"most": scene.book.dessert_most, "rounds": scene.book.rounds}
    return _take(scene, "sushi-roll-pudding", _best(scene, PUDDINGS), facts)


def gift(scene: Scene) -> Moment | None:
    """Some dice bring tokens."""
    face = _best(scene, GIFTS)
    icons = 0 if face is None else scene.book.icons[components.FACES.index(face)]
    return _take(scene, "sushi-roll-gift", face, {"count": icons})


def nigiri(scene: Scene) -> Moment | None:
    """Nigiri score as they are."""
    if _tray(scene).get("wasabi"):
        return None
    face = _best(scene, NIGIRI)
    points = 0 if face is None else scene.book.nigiri[components.FACES.index(face)]
    return _take(scene, "sushi-roll-nigiri", face, {"points": points})


def _wish(scene: Scene) -> str | None:
    """A die one may be glad of: above all what the tray has begun to collect."""
    begun = [face for face in APPETIZERS if _tray(scene).get(face)]
    return _best(
        scene, (*begun, "squid", "tempura", "dumpling", "maki3", "salmon", "maki2", *GIFTS)
    )


# ---- and else


def anything(_: Scene) -> Moment:
    """No idea is left: the learner plays."""
    return Moment("sushi-roll-anything")


def bill(scene: Scene) -> Moment:
    """The round is over."""
    each = scene.book.tokens_per_point
    return Moment(
        "sushi-roll-bill",
        {"rounds": scene.book.rounds, "points": scene.view["points"][LEARNER], "each": each},
    )


def one_round(events: Sequence[Event]) -> bool:
    """Whether a round was scored."""
    return any(event.kind == "round-scored" for event in events)


def kind_of(choice: str) -> str | None:
    """Return the die that is taken."""
    verb, _, face = choice.partition(":")
    return face if verb == "take" else None


COURSE = Course(
    game="sushi-roll/2019",
    levels=("novice",),
    likings=(
        tuple(f"take:{face}" for face in ("sashimi", "maki3", "dumpling", *GIFTS, *PUDDINGS)),
    ),
    seed="lesson 71",
    talks=(welcome, slid, gained, sashimi),
    ideas=(
        *(take, rolled, swapped, on_wasabi, menu, swap),
        *(wasabi, maki, pudding, gift, nigiri),
    ),
    otherwise=anything,
    end=bill,
    over=one_round,
    asks=lambda scene: any(name.startswith("take:") for name in scene.legal),
    kind_of=kind_of,
)
