"""Imagined worlds are even over the deals that a view cannot rule out, and only over those.

Expected are all deals of a small box in which the seat would have noticed the very same
(sushi_go_stories); sampled is what `imagine` makes of the engine's own view. Laid cards are told
by name, and of two equal cards it is the one everybody knew of that leaves a hand.
"""

from collections import Counter

import pytest

from sushibelt.core.chance import generator
from tests.games.drawn_from import assert_drawn_from
from tests.games.sushi_go_stories import Story, World
from tests.games.sushi_go_tables import Play, hand_held, spelled

SAMPLES = 1500
ALSO_VIEWED = 20


def lies(play: Play, with_fresh: bool) -> World:
    """How a world lies: hands by holder and, while seats choose, the freshly drawn cards."""
    t, names = play.state, play.game.book.kind_names
    held = [hand_held(play.game, t.round, t.turn, seat) for seat in range(play.game.seats)]
    hands = [
        tuple(sorted(spelled(dict(zip(names, t.hands[h], strict=False))).split())) for h in held
    ]
    fresh = [names[t.fresh[h] - 1] if t.fresh[h] and with_fresh else "" for h in held]
    return tuple(hands), tuple(fresh)


def expected_worlds(story: Story, seat: int | None) -> Counter[World]:
    found = story.worlds(seat)
    if not story.revealed:
        return found
    merged: Counter[World] = Counter()  # after a reveal nothing hangs on which card was drawn
    for (hands, _), n in found.items():
        merged[hands, ("",) * story.seats] += n
    return merged


def check(story: Story, seat: int | None, worlds: int) -> None:
    """`worlds`: how many there are, counted by hand, so that no story leaves open too much."""
    play, expected = story.play(), expected_worlds(story, seat)
    assert len(expected) == worlds
    view = play.game.view(play.state, seat)
    samples = []
    for n in range(SAMPLES if worlds > 1 else ALSO_VIEWED):
        world = play.game.imagine(view, generator(b"world", str(n).encode()))
        samples.append(lies(Play(play.game, world), with_fresh=not story.revealed))
        if n < ALSO_VIEWED:
            assert play.game.view(world, seat) == view
    if worlds > 1:
        assert_drawn_from(expected, samples)
    else:
        assert set(samples) == set(expected)


# Hands that were never seen.


def test_before_the_first_choice_only_the_own_hand_is_known() -> None:
    """Seat 0 cannot place maki1 ×3, egg ×2 and tempura; seat 1 holds three of them."""
    deal = ("egg.a squid.a squid.b", "maki1.a egg.b egg.c", "maki1.b tempura.a maki1.c")
    check(Story("sushi-go/zoch-2014", deal), seat=0, worlds=6)


def test_cards_that_were_never_dealt_may_be_anywhere() -> None:
    deal = ("egg.a squid.a", "maki1.a egg.b")
    check(Story("sushi-go/original-2013", deal, rest="egg.c wasabi.a"), seat=0, worlds=4)


def test_a_spectator_knows_no_hand() -> None:
    """Seat 0 holds two of egg ×2, maki1 and squid."""
    story = Story("sushi-go/original-2013", ("egg.a squid.a", "maki1.a egg.b"))
    check(story, seat=None, worlds=4)


def test_a_hand_passed_on_stays_known_and_one_not_met_yet_does_not() -> None:
    story = Story(
        "sushi-go/original-2013",
        deal=("egg.a squid.a maki1.c", "maki1.a egg.b tempura.b", "egg.c tempura.a salmon.a"),
        rest="maki1.b wasabi.a",
        turns=[{0: "egg.a", 1: "maki1.a", 2: "egg.c"}],
    )
    check(story, seat=0, worlds=6)  # two of egg, tempura, maki1 and wasabi


UNMET = Story(
    "sushi-go/original-2013",
    deal=(
        "egg.a maki1.a maki1.b squid.a",
        "tempura.a maki2.a maki2.b salmon.a",
        "chopsticks.a egg.b egg.c sashimi.a",
        "dumpling.a dumpling.b tempura.b maki3.a",
    ),
    rest="salmon.b egg.d",
    turns=[
        {0: "egg.a", 1: "tempura.a", 2: "chopsticks.a", 3: "dumpling.a"},
        {0: "dumpling.b", 1: "maki1.a", 2: "maki2.a,maki2.b,<chopsticks.a", 3: "egg.b"},
    ],
)


def test_a_chopsticks_card_that_went_openly_into_an_unseen_hand_is_known_there() -> None:
    """Seat 0 has met all hands but the one that seat 2 took two cards from."""
    check(UNMET, seat=0, worlds=2)  # beside the chopsticks lies a salmon (of two) or an egg


def test_a_spectator_knows_that_chopsticks_card_too() -> None:
    small = Story(
        "sushi-go/original-2013",
        deal=("chopsticks.a egg.a egg.b squid.a", "maki1.a maki2.a maki2.b egg.c"),
        turns=[
            {0: "chopsticks.a", 1: "maki1.a"},
            {0: "maki2.a,maki2.b,<chopsticks.a", 1: "egg.a"},
        ],
    )
    # egg ×2 and squid: two with seat 0, one beside the chopsticks
    check(small, seat=None, worlds=2)


def test_while_chance_is_awaited_the_hand_is_already_without_what_was_laid() -> None:
    """Between reveal and passing on; the chopsticks card has joined the unseen hand."""
    story = Story(
        "sushi-go/anniversary+frozen-yogurt",
        deal=(
            "egg.a maki1.a yogurt.a maki1.b",
            "tempura.a maki2.a maki2.b salmon.a",
            "chopsticks.a egg.b egg.c maki3.a",
        ),
        rest="salmon.b squid.a",
        turns=[
            {0: "egg.a", 1: "tempura.a", 2: "chopsticks.a"},
            {0: "egg.b", 1: "yogurt.a", 2: "maki2.a,maki2.b,<chopsticks.a"},
        ],
        revealed=True,
    )
    check(story, seat=0, worlds=2)  # beside the chopsticks lies a salmon (of two) or the squid


# A card drawn since (personal piles).


PILES = Story(
    "sushi-go/anniversary+personal-piles",
    deal=("egg.a squid.a maki1.a salmon.a", "maki2.a maki2.b tempura.a tempura.b"),
    draws="maki2.c egg.b",
    drawers=((), (0, 1)),
    rest="egg.c wasabi.a",
    turns=[{0: "egg.a", 1: "maki2.a"}],
    pile=1,
)


@pytest.mark.parametrize(("seat", "worlds"), [(0, 2), (1, 3)])
def test_of_a_hand_passed_on_only_the_card_drawn_since_is_unknown(seat: int, worlds: int) -> None:
    """Seat 0 thinks of egg ×2 and wasabi, seat 1 of maki2, egg and wasabi."""
    check(PILES, seat, worlds)


def drawn_since(laid: str) -> Story:
    """Seat 1 holds yogurt, salmon, squid ×2 that seat 0 knows and an egg that it does not."""
    return Story(
        "sushi-go/anniversary+frozen-yogurt+personal-piles",
        deal=(
            "egg.a yogurt.a salmon.a squid.a squid.b",
            "maki2.a yogurt.b maki2.b maki3.a maki3.b",
        ),
        draws="tempura.a egg.b",
        drawers=((), (0, 1)),
        rest="egg.c wasabi.a yogurt.c",
        turns=[{0: "egg.a", 1: "maki2.a"}, {0: "yogurt.b", 1: laid}],
        pile=1,
        revealed=True,
    )


def test_a_known_card_that_is_laid_tells_nothing_of_the_drawn_one() -> None:
    """The drawn card may be an egg (two of them), a wasabi or a yogurt."""
    check(drawn_since("salmon.a"), seat=0, worlds=3)


def test_a_known_yogurt_that_is_laid_leaves_the_drawn_one_open() -> None:
    check(drawn_since("yogurt.a"), seat=0, worlds=3)


def test_a_card_that_was_not_known_must_be_the_drawn_one() -> None:
    check(drawn_since("egg.b"), seat=0, worlds=1)


# The puppet's pile.


PUPPET = Story(
    "sushi-go/anniversary+puppet",
    deal=("egg.a squid.a maki1.a", "maki2.a tempura.a egg.b"),
    draws="egg.c",
    drawers=((0,), (1,), (0,)),
    rest="wasabi.a maki1.b",
)


def test_the_controller_does_not_know_the_other_hand_at_first() -> None:
    """Three of maki2, tempura, egg, wasabi, maki1."""
    check(PUPPET, seat=0, worlds=10)


def test_the_opponent_knows_neither_the_hand_nor_which_card_was_drawn() -> None:
    """Four of egg ×2, squid, maki1 ×2, wasabi, and one of them fresh."""
    worlds = PUPPET.worlds(1)
    assert sum(worlds.values()) == 6 * 5 * 4 // 6 * 3  # three dealt of six, one of the rest drawn
    check(PUPPET, seat=1, worlds=len(worlds))


@pytest.mark.parametrize(("seat", "worlds"), [(0, 4), (1, 1)])
def test_after_the_swap_only_the_new_draw_is_unknown(seat: int, worlds: int) -> None:
    story = Story(
        "sushi-go/anniversary+puppet",
        deal=("egg.a squid.a maki1.a", "maki2.a tempura.a egg.b"),
        draws="egg.c maki3.a",
        drawers=((0,), (1,)),
        rest="wasabi.a maki1.b sashimi.a",
        turns=[{0: "egg.a:squid.a", 1: "maki2.a"}],
    )
    check(story, seat, worlds)  # seat 0 thinks of maki3, wasabi, maki1 and sashimi
