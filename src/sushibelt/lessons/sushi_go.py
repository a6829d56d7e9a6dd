"""The first round of Sushi Go!: cards, hands that travel, and what makes points."""

from collections.abc import Sequence

from sushibelt.core.game import Event
from sushibelt.games.sushi_go import state as s
from sushibelt.lessons.course import LEARNER, Course, Moment, Scene, welcome

NIGIRI = ("squid", "salmon", "egg")  # the best first
MAKI = ("maki3", "maki2", "maki1")
FEW = 3  # cards in a hand that is nearly empty
ENOUGH = 4  # cards in a hand from which two may still be taken later


def _hand(scene: Scene) -> dict[str, int]:
    return dict(scene.view["hands"][LEARNER]["cards"])


def _size(scene: Scene) -> int:
    return sum(_hand(scene).values())


def _laid(scene: Scene, slot: str) -> int:
    return int(scene.view["plates"][LEARNER]["laid"].get(slot, 0))


def _best(scene: Scene, names: Sequence[str]) -> str | None:
    return next((name for name in names if name in scene.legal), None)


def _card(slot: str) -> str:
    """The card that is laid in a slot."""
    return slot.rpartition("+")[2]


# ---- beside a choice


def passed(scene: Scene) -> Moment | None:
    """Hands travel."""
    if scene.made != 1:
        return None
    return Moment("sushi-go-passed", who=LEARNER + 1)


def came_back(scene: Scene) -> Moment | None:
    """The first hand is here again."""
    if scene.made != scene.seats:
        return None
    return Moment("sushi-go-came-back", {"gone": scene.book.cards - _size(scene)})


def pair_made(scene: Scene) -> Moment | None:
    """A set is complete."""
    size = scene.book.set_size[s.TEMPURA]
    done = _laid(scene, "tempura") >= size
    points = scene.book.set_points[s.TEMPURA]
    return Moment("sushi-go-pair-made", {"size": size, "points": points}) if done else None


def dumplings(scene: Scene) -> Moment | None:
    """Dumplings grow."""
    if scene.made < 2 or "dumpling" not in _hand(scene):
        return None
    steps = {f"p{count}": scene.book.ladder[count] for count in range(1, scene.book.ladder_top + 1)}
    return Moment("sushi-go-dumplings", steps, marks=("dumpling",))


def sashimi(scene: Scene) -> Moment | None:
    """Sashimi are a gamble."""
    if scene.made < 2 or "sashimi" not in _hand(scene):
        return None
    facts = {"size": scene.book.set_size[s.SASHIMI], "points": scene.book.set_points[s.SASHIMI]}
    return Moment("sushi-go-sashimi", facts, marks=("sashimi",))


# ---- with a suggestion


def choose(scene: Scene) -> Moment | None:
    """Choose a card; nigiri score as they are."""
    best = _best(scene, NIGIRI)
    if scene.made or best is None:
        return None
    slot = scene.book.slot_names.index(best)
    points = {"points": scene.book.nigiri[slot]}
    return Moment("sushi-go-choose", points, hint=best, marks=(best,), what=best)


def on_wasabi(scene: Scene) -> Moment | None:
    """A nigiri for the wasabi that waits."""
    best = _best(scene, [f"wasabi+{kind}" for kind in NIGIRI])
    if best is None:
        return None
    slot = scene.book.slot_names.index(best)
    card = _card(best)
    facts = {"points": scene.book.nigiri[slot]}
    return Moment("sushi-go-on-wasabi", facts, hint=best, marks=(card,), what=card)


def two_at_once(scene: Scene) -> Moment | None:
    """Chopsticks: a pair that fits, without anything that works only later."""
    later = ("chopsticks", "wasabi")
    pairs = [name for name in scene.legal if "," in name and not any(k in name for k in later)]
    if not pairs:
        return None
    best = max(pairs, key=lambda name: _liking(scene, name))
    cards = tuple(map(_card, best.split(",")))
    return Moment("sushi-go-two", hint=best, marks=cards)


def _liking(scene: Scene, pair: str) -> int:
    """How well two cards fit what lies there: sets that they finish, then what stands on them."""
    slots = pair.split(",")
    points = sum(int(scene.book.nigiri[scene.book.slot_names.index(slot)]) for slot in slots)
    size = scene.book.set_size[s.TEMPURA]
    ends_a_set = (_laid(scene, "tempura") + slots.count("tempura")) % size == 0
    if "tempura" in slots and ends_a_set:
        points += int(scene.book.set_points[s.TEMPURA])
    points += sum(slot == "dumpling" for slot in slots) * (1 + _laid(scene, "dumpling"))
    return points + sum(slot in MAKI for slot in slots)


def second_tempura(scene: Scene) -> Moment | None:
    """The card that makes a pair."""
    size = scene.book.set_size[s.TEMPURA]
    if "tempura" not in scene.legal or _laid(scene, "tempura") % size != size - 1:
        return None
    facts = {"points": scene.book.set_points[s.TEMPURA]}
    return Moment("sushi-go-second-tempura", facts, hint="tempura", marks=("tempura",))


def wasabi(scene: Scene) -> Moment | None:
    """Wasabi first, nigiri later."""
    if "wasabi" not in scene.legal or _size(scene) <= FEW:
        return None
    factor = scene.book.nigiri[s.WET] // scene.book.nigiri[s.EGG]
    return Moment("sushi-go-wasabi", {"factor": factor}, hint="wasabi", marks=("wasabi",))


def tempura(scene: Scene) -> Moment | None:
    """Tempura wants company."""
    if "tempura" not in scene.legal or _laid(scene, "tempura"):
        return None
    facts = {"size": scene.book.set_size[s.TEMPURA], "points": scene.book.set_points[s.TEMPURA]}
    return Moment("sushi-go-tempura", facts, hint="tempura", marks=("tempura",))


def chopsticks(scene: Scene) -> Moment | None:
    """Two cards in a later turn."""
    if "chopsticks" not in scene.legal or _size(scene) < ENOUGH:
        return None
    return Moment("sushi-go-chopsticks", hint="chopsticks", marks=("chopsticks",))


def maki(scene: Scene) -> Moment | None:
    """A race."""
    best = _best(scene, MAKI)
    if best is None:
        return None
    icons = scene.book.icons[scene.book.slot_names.index(best)]
    facts = {"first": scene.book.maki_first, "second": scene.book.maki_second, "icons": icons}
    return Moment("sushi-go-maki", facts, hint=best, marks=(best,), what=best)


def pudding(scene: Scene) -> Moment | None:
    """Dessert waits for the end."""
    if "pudding" not in scene.legal:
        return None
    facts = {"most": scene.book.most, "fewest": abs(scene.book.fewest), "rounds": scene.book.rounds}
    return Moment("sushi-go-pudding", facts, hint="pudding", marks=("pudding",))


def few_left(scene: Scene) -> Moment | None:
    """Near the end of the round."""
    size = _size(scene)
    return Moment("sushi-go-few-left", {"cards": size}) if size <= FEW else None


# ---- and else


def anything(_: Scene) -> Moment:
    """No idea is left: the learner plays."""
    return Moment("sushi-go-anything")


def bill(scene: Scene) -> Moment:
    """The round is over."""
    return Moment(
        "sushi-go-bill", {"rounds": scene.book.rounds, "points": scene.view["points"][LEARNER]}
    )


def one_round(events: Sequence[Event]) -> bool:
    """Whether a round was scored."""
    return any(event.kind == "scored" for event in events)


def kind_of(choice: str) -> str | None:
    """Return the card that is taken; of two at once there is nothing to say."""
    return None if "," in choice else choice


COURSE = Course(
    game="sushi-go/anniversary+pudding",
    levels=("novice", "apprentice"),
    likings=(
        ("maki3", "dumpling", "squid", "sashimi", "maki2", "salmon", "tempura", "pudding", "egg"),
        ("sashimi", "salmon", "pudding", "maki2", "tempura", "dumpling", "maki1", "egg", "squid"),
    ),
    seed="lesson 791",
    talks=(welcome, passed, came_back, pair_made, dumplings, sashimi),
    ideas=(
        *(choose, on_wasabi, two_at_once, second_tempura, wasabi, tempura),
        *(chopsticks, maki, pudding, few_left),
    ),
    otherwise=anything,
    end=bill,
    over=one_round,
    asks=lambda scene: bool(scene.legal),
    kind_of=kind_of,
)
