"""What is drawn: plates with their sets, the pyramid, belts, stacks, on any width."""

from collections.abc import Mapping
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, Group

from sushibelt.cli.families import TABLES
from sushibelt.cli.screen import Leaving
from sushibelt.cli.table.bill import bill_of_round
from sushibelt.cli.table.drawing import Scene
from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.offers import NO_MARKS, Offer
from sushibelt.cli.table.sentences import result_sentences
from sushibelt.core.chance import key_of
from sushibelt.core.game import Joint, Result
from sushibelt.core.ranking import ranked
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from sushibelt.words import LANGUAGES, component, listed, points, say, speaking
from tests.cli.table_door import Terminal
from tests.walks import walk
from tests.words.wording import wording


def text_of(parts: list[Any], width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width, highlight=False).print(Group(*parts))
    return out.getvalue()


def page(match: Match, seat: int | None, width: int = 80) -> str:
    """The table as a seat sees it, without choices."""
    game = find(match.game.id, match.game.seats)
    draw, _ = TABLES[game.family.name]
    view = game.describe(match.view(seat).shown)
    return text_of(draw(Scene(game, match.names, seat), view, NO_MARKS), width)


def plate(game_id: str, laid: Mapping[str, int], seats: int = 3, **more: Any) -> str:
    """How one plate with these cards is drawn."""
    game = find(game_id, seats)
    view = game.describe(Match.begin(game, key_of("1")).advance()[0].state)
    view["plates"][0] = {**view["plates"][0], "laid": dict(laid), **more}
    draw, _ = TABLES["sushi-go"]
    drawn = text_of(draw(Scene(game, ("Ana", "Bo", "Cleo")[:seats], 0), view, NO_MARKS), 200)
    return next(line for line in drawn.splitlines() if line.startswith("Ana (you)"))


@pytest.mark.parametrize(
    "game_id", ["sushi-go/zoch-2014", "sushi-go/anniversary", "sushi-roll/2019"]
)
def test_a_page_says_which_of_the_three_rounds_is_played(game_id: str) -> None:
    match = Match.begin(find(game_id, 3), key_of("1")).advance()[0]
    assert say("page-round", round=1, rounds=3) in page(match, 0)


def test_complete_sets_and_the_gaps_of_others_are_seen() -> None:
    drawn = plate("sushi-go/original-2013", {"tempura": 3, "sashimi": 2, "dumpling": 4})
    assert "tempura ●● ●○" in drawn
    assert "sashimi ●●○" in drawn
    assert "dumpling ●●●●" in drawn


def test_maki_are_added_up() -> None:
    assert "maki 7 (2+2+3)" in plate("sushi-go/original-2013", {"maki2": 2, "maki3": 1})


def test_a_nigiri_on_wasabi_is_tripled_and_an_open_wasabi_waits() -> None:
    laid = {"wasabi+squid": 1, "wasabi": 2, "egg": 1}
    drawn = plate("sushi-go/original-2013", laid)
    assert "squid on wasabi ×3" in drawn
    assert say("page-open-wasabi", what="2× wasabi", factor=3) in drawn
    assert "egg nigiri" in drawn


def test_the_zoch_edition_has_its_own_names() -> None:
    drawn = plate("sushi-go/zoch-2014", {"dumpling": 1, "squid": 1, "wasabi+squid": 1})
    assert "mussel ●" in drawn
    assert "tuna nigiri" in drawn
    assert "tuna on wasabi ×3" in drawn


def test_desserts_of_all_rounds_lie_together() -> None:
    kept = {"strawberry4": 1}
    drawn = plate("sushi-go/anniversary", {"strawberry2": 1}, kept=kept)
    assert "strawberries 6 (2+4)" in drawn
    drawn = plate("sushi-go/anniversary+frozen-yogurt", {"yogurt3": 2}, kept={"yogurt1": 1})
    assert "frozen yogurt 7 (1+3+3)" in drawn
    drawn = plate("sushi-go/anniversary+bubble-tea", {"tea2": 1}, kept={"tea1": 1, "tea5": 1})
    assert "bubble tea 1 2 5" in drawn
    drawn = plate("sushi-go/anniversary+pudding", {"pudding": 1}, kept={"pudding": 2})
    assert "3× pudding" in drawn
    assert "die 4" in plate("sushi-go/anniversary+mochi", {"mochi": 1}, die=4)


def test_the_belt_says_who_passes_to_whom_and_turns_round_with_two_way() -> None:
    ways = set()
    for match in walk("sushi-go/original-2013+two-way", 3, seed=1):
        if match.turn.actors:
            drawn = page(match, 0)
            right = say("page-belt-right", chain="1 → 3 → 2 → 1") in drawn
            assert right or say("page-belt-left", chain="1 → 2 → 3 → 1") in drawn
            ways.add((match.state.round, right))
    assert ways == {(0, False), (1, True), (2, False)}


def test_tokens_stand_where_they_belong() -> None:
    game = find("sushi-go/anniversary", 3)
    view = game.describe(Match.begin(game, key_of("1")).advance()[0].state)
    view |= {"squishy": 1, "boat": 2}
    draw, _ = TABLES["sushi-go"]
    drawn = text_of(draw(Scene(game, ("Ana", "Bo", "Cleo"), None), view, NO_MARKS)).splitlines()
    assert "[squishy]" in next(line for line in drawn if line.startswith("Bo"))
    assert "[boat]" in next(line for line in drawn if line.startswith("Cleo"))


def test_the_puppet_has_a_plate_and_somebody_leads_it() -> None:
    match = Match.begin(find("sushi-go/anniversary+puppet", 2), key_of("1")).advance()[0]
    drawn = page(match, 0)
    assert f"{say('page-puppet')} " in drawn
    assert f"[{say('page-leads-puppet')}]" in drawn
    assert say("page-puppet-pile", count=8) in drawn


def test_personal_piles_shrink() -> None:
    walked = walk("sushi-go/anniversary+personal-piles", 2, seed=1)
    pages = [page(match, 0) for match in walked if match.turn.actors]
    counts = [drawn.split("piles: ")[1][0] for drawn in pages if "Round 1" in drawn]
    assert counts == list("543210000")


@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_the_pyramid_fits_and_hides_what_lies_face_down(width: int) -> None:
    match = Match.begin(find("sushi-go/anniversary+battle", 2), key_of("1")).advance()[0]
    game = find("sushi-go/anniversary+battle", 2)
    draw, offer = TABLES["sushi-go"]
    scene = Scene(game, ("Ana", "Bo"), match.turn.actors[0])
    offered = offer(scene, match, match.turn.actors[0])
    drawn = text_of(draw(scene, game.describe(match.view(None).shown), offered.marks), width)
    assert max(len(line) for line in drawn.splitlines()) <= width
    rows = [line.split() for line in drawn.splitlines() if "▒" in line]
    assert [len(row) for row in rows] == [3, 5]
    lowest = [word for word in drawn.split() if word.isdigit()]
    assert {str(n) for n in range(1, 7)} <= set(lowest)
    assert offered.highest == 6


@pytest.mark.parametrize("width", [100, 80, 40])
@pytest.mark.parametrize(
    ("game", "seats"), [("sushi-go/anniversary", 5), ("sushi-roll/2019", 5), ("sushizock/2008", 5)]
)
def test_no_page_is_wider_than_the_terminal(game: str, seats: int, width: int) -> None:
    for match in list(walk(game, seats, seed=3))[1:60:7]:
        drawn = page(match, 0, width)
        assert all(len(line) <= width for line in drawn.splitlines()), drawn


def test_sushizock_shows_tops_and_heights_and_what_the_dice_offer() -> None:
    for match in walk("sushizock/2008", 3, seed=1):
        heights = [max(row) for row in match.state.heights]
        if match.turn.actors and max(heights) > 2:
            break
    drawn = page(match, 0)
    seat = heights.index(max(heights))
    kind = match.state.heights[seat].index(max(heights))
    top = match.state.stacks[seat][kind][max(heights) - 1]
    name = component(f"{('sushi', 'bone')[kind]}{top}", match.game.id)
    assert say("page-stack", top=name, under=max(heights) - 1) in drawn
    offers = match.game.describe(match.state)["offers"]
    assert drawn.count("[") == sum(place is not None for place in offers.values()) + 1


# ---- choices of several parts


def offer_of(match: Match) -> Offer:
    game = find(match.game.id, match.game.seats)
    seat = match.turn.actors[0]
    return TABLES[game.family.name][1](Scene(game, match.names, seat), match, seat)


def names_of(match: Match, answer: Any) -> list[str]:
    assert not isinstance(answer, Offer)
    return [match.game.name(action) for action in answer]


def roll_table(belts: list[dict[str, int]]) -> Match:
    """A table of Sushi Roll at which seat 0 is on turn, with these dice on the belts."""
    game = find("sushi-roll/2019", len(belts))
    match = Match.begin(game, key_of("1")).advance()[0]
    faces = [game.name(action).removeprefix("take:") for action in range(17)]
    state = match.state.copy()
    state.actor = 0
    for seat, belt in enumerate(belts):
        state.belts[seat] = [belt.get(face, 0) for face in faces]
    return replace(match, state=state)


@pytest.mark.parametrize(
    ("belt", "dice", "actions"),
    [
        ({"egg": 2, "squid": 1}, [1], ["menu", "mark:egg", "roll"]),
        ({"egg": 2, "squid": 1}, [3], ["menu", "mark:squid"]),
        ({"egg": 2, "squid": 1}, [3, 1], ["menu", "mark:egg", "mark:squid"]),
        ({"egg": 2}, [1], ["menu", "roll"]),
        ({"egg": 2}, [2, 1], ["menu", "mark:egg"]),
        ({"egg": 1}, [1], ["menu"]),
    ],
)
def test_a_menu_rolls_just_the_dice_that_were_named(
    belt: dict[str, int], dice: list[int], actions: list[str]
) -> None:
    """What the engine plays by itself is not sent to it: one face, or no further die to pick."""
    match = roll_table([belt, {"maki1": 1}])
    lying = [face for face, n in belt.items() for _ in range(n)]
    menu = len(lying) + 1
    offer = offer_of(match)
    got = names_of(match, offer.answer([menu, *dice]))
    assert got == actions
    state = match.state
    for name in got:
        state, events = match.game.apply(state, Joint({0: match.game.parse(name)}))
    picked = next(event for event in events if event.kind == "picked-up")
    assert sorted(picked.data["faces"]) == sorted(lying[number - 1] for number in dice)
    stepwise = offer.answer([menu])
    assert isinstance(stepwise, Offer)
    assert names_of(match, stepwise.answer(dice)) == got


def test_chopsticks_swap_a_die_of_each_belt() -> None:
    match = roll_table([{"egg": 1, "squid": 1}, {"maki1": 1, "maki2": 1}])
    offer = offer_of(match)
    give = offer.answer([4])
    assert isinstance(give, Offer)
    get = give.answer([2])
    assert isinstance(get, Offer)
    assert names_of(match, get.answer([1])) == ["give:squid", "get:1:maki1"]
    assert names_of(match, offer.answer([4, 2, 2])) == ["give:squid", "get:1:maki2"]
    with pytest.raises(Refusal):
        offer.answer([4, 2, 3])


def test_a_swap_without_alternative_is_complete_at_once() -> None:
    match = roll_table([{"egg": 1, "squid": 1}, {"maki1": 1}])
    assert names_of(match, offer_of(match).answer([4, 1])) == ["give:egg"]


def test_sushizock_dice_are_set_aside_by_their_numbers() -> None:
    match = next(m for m in walk("sushizock/2008", 2, seed=1) if m.turn.actors)
    rolled = match.game.describe(match.state)["rolled"]
    dice = [face for face, n in rolled.items() for _ in range(n)]
    name = names_of(match, offer_of(match).answer([1, 5]))[0]
    kept = [
        word[:-1] for word in name.removeprefix("keep:").split(".") for _ in range(int(word[-1]))
    ]
    assert sorted(kept) == sorted([dice[0], dice[4]])
    for wrong in ([1, 1], [1, 2, 3, 4, 5], [1, 6], [1, 0], [99]):
        with pytest.raises(Refusal):
            offer_of(match).answer(wrong)


# ---- the terminal itself


def test_a_page_too_long_for_the_terminal_comes_in_pieces() -> None:
    terminal = Terminal(["", ""], height=10)
    terminal.screen.page("\n".join(f"line {n}" for n in range(14)))
    assert terminal.written.count(say("ask-more")) == 2
    assert "line 13" in terminal.pages[-1]


def test_old_news_gives_way_to_the_table() -> None:
    terminal = Terminal([], height=12)
    news = "\n".join(f"news {n}" for n in range(20))
    terminal.screen.page("\n".join(f"table {n}" for n in range(5)), news=news)
    shown = terminal.pages[-1].splitlines()
    assert shown[0] == say("page-more-news")
    assert shown[1:] == ["news 18", "news 19", *(f"table {n}" for n in range(5))]


def test_news_comes_first_where_there_is_no_room_for_it_beside_the_page() -> None:
    terminal = Terminal(["", ""], height=10)
    terminal.screen.page("\n".join(f"line {n}" for n in range(8)), news="one\ntwo")
    assert terminal.pages[0].splitlines()[:3] == ["one", "two", "line 0"]
    assert terminal.pages[1].splitlines() == ["line 4", "line 5", "line 6", "line 7"]


def test_short_news_is_shown_in_full() -> None:
    terminal = Terminal([], height=12)
    terminal.screen.page("table", news="one\ntwo")
    assert terminal.pages[-1].splitlines() == ["one", "two", "table"]


def test_the_end_of_the_input_means_leaving() -> None:
    with pytest.raises(Leaving):
        Terminal([]).screen.ask("Well?")


# ---- the bill


def round_of(game: AnyGame, seed: int) -> str:
    last = list(walk(game.id, game.seats, seed))[-1]
    sheet = game.sheet(last.state)
    return text_of([bill_of_round(game, sheet, last.names, 0)], 120)


def test_the_bill_has_every_line_with_points_and_its_reason() -> None:
    game = find("sushi-go/anniversary", 4)
    last = list(walk(game.id, 4, seed=2))[-1]
    drawn = round_of(game, 2)
    for seat in game.sheet(last.state).seats:
        total = seat.rounds[0].total
        text = say("bill-round-points", points=points(total, sign=True), total=points(total))
        assert text in drawn
    assert wording("reason-sushi-go-maki-first", tie="alone").search(drawn)
    assert wording("bill-nothing-for").search(drawn)


@pytest.mark.parametrize(
    ("game", "points", "tie_break", "winners", "then"),
    [
        ("zoch-2014", (30, 20, 10), (0, 5, 5), ["Ana"], None),
        ("anniversary", (20, 20, 9), (0, 0, 0), ["Ana", "Bo"], None),
        ("zoch-2014", (20, 20, 9), (1, 1, 0), ["Ana", "Bo"], "result-tie-shared-after"),
        ("zoch-2014", (20, 20, 9), (1, 4, 0), ["Bo"], "result-tie-broken"),
        ("anniversary+golf", (20, 1, 9), (0, 0, 0), ["Bo"], "result-golf"),
    ],
)
def test_the_result_says_who_won_and_what_parted_a_tie(
    game: str,
    points: tuple[int, ...],
    tie_break: tuple[int, ...],
    winners: list[str],
    then: str | None,
) -> None:
    sign = -1 if "golf" in game else 1
    places = ranked([(sign * n, tied) for n, tied in zip(points, tie_break, strict=True)])
    ruled = find(f"sushi-go/{game}", 3)
    answer = " ".join(
        result_sentences(ruled, ("Ana", "Bo", "Cleo"), Result(points, tie_break, places))
    )
    most = sign * max(sign * n for n in points)
    facts = {"count": len(winners), "who": listed(winners), "you": "no", "points": most}
    assert answer.startswith(say("result-wins", **facts))
    if then:
        tie = {"who": "Ana", "more": 4, "fewer": 1, "points": most}
        found = wording(then, **tie).search(answer)
        assert found
        assert answer.endswith(found.group())
    assert len(answer) < 120


def test_whoever_reads_that_they_won_is_spoken_to() -> None:
    names, game = ("Ana", "greedy-1", "greedy-2"), find("sushi-go/zoch-2014", 3)
    result = Result((9, 5, 3), (0, 0, 0), (1, 2, 3))
    facts = {"count": 1, "who": "Ana", "points": 9}
    assert result_sentences(game, names, result, you=0) == [say("result-wins", **facts, you="yes")]
    assert result_sentences(game, names, result, you=1) == [say("result-wins", **facts, you="no")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_a_level_are_called_as_on_the_site(language: str) -> None:
    with speaking(language):
        cook, novice = (say(f"level-{level}") for level in ("cook", "novice"))
        answer = plate_names(("Ana", "cook-1", "novice-1", "cook-2", "greedy-1"))
        assert answer[:2] == ("Ana", say("table-name-letter", name=cook, letter="B"))
        assert answer[2].replace("\u00ad", "") == answer[2] == novice.replace("\u00ad", "")
        assert answer[3:] == (
            say("table-name-letter", name=cook, letter="D"),
            "greedy-1",
            say("page-puppet"),
        )
