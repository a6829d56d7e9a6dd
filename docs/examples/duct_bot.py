"""Decoupled UCT for sushi-go/original-2013: a strong bot that shares nothing with Sushibelt's own.

    python docs/examples/duct_bot.py --compile
    sushibelt arena sushi-go/original-2013 --seats 2 --exact \
        --bots "chef,process:python docs/examples/duct_bot.py 2000"

Each simulation walks down one tree of joint moves, in which every seat goes by its own upper
confidence bounds, adds a position, and plays the round out at random. A round is judged by a
sigmoid of the lead in points, puddings counting more with every round; the last by the real
result. While a hand is unknown it searches in three guesses at the hidden cards and adds up visits.

It's a yardstick that stays as it is. The rules are written down here once more, on purpose: it
mustn't profit from what the bots it measures know, nor suffer from their mistakes. It needs numba;
the first command compiles it, which would take longer than an arena waits for an answer. Its
answers include the CPU time of the search in seconds, for comparison.
"""

import json
import sys
import time
from collections import Counter

import numpy as np
from numba import njit

KINDS = (
    "tempura", "sashimi", "dumpling", "maki1", "maki2", "maki3",
    "egg", "salmon", "squid", "wasabi", "chopsticks", "pudding",
)  # fmt: skip
TEMPURA, SASHIMI, DUMPLING, MAKI1, MAKI2, MAKI3, EGG, SALMON, SQUID, WASABI, STICKS, PUDDING = (
    range(12)
)
ALL = 12
SINGLE = ALL  # the second card of a play of one card
PLAYS = 96  # plays of one seat, at most: 12 cards and 78 pairs of them
ROUNDS = 3

EXPLORE = 0.4
BASE = 1.7
PUDDING_POINTS = 4.5  # in the last round, before it a third and two thirds of that
GUESSES = 3


@njit(cache=True)
def lay(plate, gained, seat, kind):
    """Play one card; a nigiri goes on an open wasabi. The plate counts open wasabi only."""
    if EGG <= kind <= SQUID:
        points = kind - EGG + 1
        if plate[seat, WASABI] > 0:
            plate[seat, WASABI] -= 1
            points *= 3
        gained[seat] += points
    else:
        plate[seat, kind] += 1


@njit(cache=True)
def play(hand, plate, gained, seat, action):
    """One card, or two for chopsticks: wasabi before the nigiri, the better nigiri first."""
    first, second = action // 16, action % 16
    hand[first] -= 1
    if second == SINGLE:
        lay(plate, gained, seat, first)
        return
    hand[second] -= 1
    if first < second <= WASABI:  # cards are numbered so that the later goes first
        first, second = second, first
    lay(plate, gained, seat, first)
    lay(plate, gained, seat, second)
    plate[seat, STICKS] -= 1
    hand[STICKS] += 1


@njit(cache=True)
def list_plays(hand, sticks, size, out):
    """Write every card, and with chopsticks every pair; return how many."""
    n = 0
    for a in range(ALL):
        if hand[a] > 0:
            out[n] = a * 16 + SINGLE
            n += 1
    if sticks > 0 and size > 1:
        for a in range(ALL):
            if hand[a] > 0:
                for b in range(a, ALL):
                    if hand[b] > (a == b):
                        out[n] = a * 16 + b
                        n += 1
    return n


@njit(cache=True)
def random_play(hand, sticks, size, out):
    """One of all plays, each equally likely; without chopsticks no list is needed."""
    if sticks > 0 and size > 1:
        return out[np.random.randint(list_plays(hand, sticks, size, out))]
    n = 0
    for a in range(ALL):
        n += hand[a] > 0
    left = np.random.randint(n)
    a = 0
    while hand[a] == 0 or left > 0:
        left -= hand[a] > 0
        a += 1
    return a * 16 + SINGLE


@njit(cache=True)
def score(plate, gained, points, puddings, seats, last, out):
    """Write what each seat has after the round; puddings in the last as the rules say."""
    icons = np.zeros(seats, np.int64)
    count = np.zeros(seats, np.int64)
    for p in range(seats):
        dumplings = min(plate[p, DUMPLING], 5)
        out[p] = points[p] + gained[p] + dumplings * (dumplings + 1) // 2
        out[p] += plate[p, TEMPURA] // 2 * 5 + plate[p, SASHIMI] // 3 * 10
        icons[p] = plate[p, MAKI1] + 2 * plate[p, MAKI2] + 3 * plate[p, MAKI3]
        count[p] = puddings[p] + plate[p, PUDDING]
    most = icons.max()
    leaders = (icons == most).sum()
    runner_up = 0
    for p in range(seats):
        if icons[p] < most:
            runner_up = max(runner_up, icons[p])
    for p in range(seats):
        if icons[p] == most and most > 0:
            out[p] += 6 // leaders
        elif icons[p] == runner_up and runner_up > 0 and leaders == 1:
            out[p] += 3 // (icons == runner_up).sum()
    top, bottom = count.max(), count.min()
    for p in range(seats):
        if last < ROUNDS:
            out[p] += count[p] * PUDDING_POINTS * last / ROUNDS
        elif top > bottom:
            if count[p] == top:
                out[p] += 6 // (count == top).sum()
            elif count[p] == bottom and seats > 2:
                out[p] -= 6 // (count == bottom).sum()
            out[p] += count[p] / 1000  # more puddings break a tie


@njit(cache=True)
def highest_bound(many, visits, total, times):
    """Return the play of a seat with the highest bound; untried ones first, any of equals."""
    width = np.log(times + 1.0)
    best, at, ties = -1.0, 0, 0
    for i in range(many):
        bound = 1e9
        if visits[i] > 0:
            bound = total[i] / visits[i] + EXPLORE * np.sqrt(width / visits[i])
        if bound > best:
            best, at, ties = bound, i, 1
        elif bound == best:
            ties += 1
            if np.random.randint(ties) == 0:
                at = i
    return at


@njit(cache=True)
def place_of(key, joint):
    """Return where a joint move's child is remembered, or will be."""
    mask = key.shape[0] - 1
    place = (joint * 0x9E3779B97F4A7C1 >> 20) & mask
    while key[place] != -1 and key[place] != joint:
        place = (place + 1) & mask
    return place


@njit(cache=True)
def open_node(node, plays, many, hand, plate, turn, left, scratch):
    """List what every seat can play at a new position."""
    seats = hand.shape[0]
    for p in range(seats):
        many[node, p] = list_plays(hand[(p - turn) % seats], plate[p, STICKS], left, scratch)
        plays[node, p, :] = scratch


@njit(cache=True)
def back_up(path, chosen, depth, result, visits, total, times):
    """Remember what came of the plays on the way, for every seat its own share."""
    seats = result.shape[0]
    for p in range(seats):
        other = -1e9
        for q in range(seats):
            if q != p:
                other = max(other, result[q])
        value = 1 / (1 + BASE ** (other - result[p]))
        for d in range(depth):
            visits[path[d], p, chosen[d, p]] += 1
            total[path[d], p, chosen[d, p]] += value
    for d in range(depth):
        times[path[d]] += 1


@njit(cache=True)
def search(hands, plates, gains, points, puddings, me, last, simulations, root_visits):  # noqa: PLR0915
    """Grow a tree of joint moves; add the visits of my plays at its root to `root_visits`."""
    seats = hands.shape[0]
    cards = hands[0].sum()
    room = simulations + 1
    plays = np.zeros((room, seats, PLAYS), np.int16)
    many = np.zeros((room, seats), np.int16)
    visits = np.zeros((room, seats, PLAYS), np.int32)
    total = np.zeros((room, seats, PLAYS), np.float32)
    times = np.zeros(room, np.int32)
    size = 64
    while size < 2 * room:
        size *= 2
    key = np.full(size, -1, np.int64)
    child = np.zeros(size, np.int32)
    path = np.zeros(16, np.int32)
    chosen = np.zeros((16, seats), np.int16)
    action = np.zeros(seats, np.int64)
    hand, plate, gained = np.zeros_like(hands), np.zeros_like(plates), np.zeros_like(gains)
    scratch = np.zeros(PLAYS, np.int64)
    result = np.zeros(seats)
    open_node(0, plays, many, hands, plates, 0, cards, scratch)
    nodes = 1
    for _ in range(simulations):
        hand[:] = hands
        plate[:] = plates
        gained[:] = gains
        node, depth, inside = 0, 0, True
        for turn in range(cards):
            joint = np.int64(node)
            for p in range(seats):
                if inside:
                    at = highest_bound(many[node, p], visits[node, p], total[node, p], times[node])
                    chosen[depth, p] = at
                    joint = joint * PLAYS + at
                    action[p] = plays[node, p, at]
                else:
                    held = hand[(p - turn) % seats]
                    action[p] = random_play(held, plate[p, STICKS], cards - turn, scratch)
            for p in range(seats):
                play(hand[(p - turn) % seats], plate, gained, p, action[p])
            if inside:
                path[depth] = node
                depth += 1
            if inside and turn + 1 < cards:
                place = place_of(key, joint)
                if key[place] == joint:
                    node = child[place]
                else:
                    key[place] = joint
                    child[place] = nodes
                    open_node(nodes, plays, many, hand, plate, turn + 1, cards - turn - 1, scratch)
                    nodes += 1
                    inside = False
        score(plate, gained, points, puddings, seats, last, result)
        back_up(path, chosen, depth, result, visits, total, times)
    for i in range(many[0, me]):
        root_visits[plays[0, me, i]] += visits[0, me, i]


@njit(cache=True)
def start_chance(number):
    """Start numba's own generator."""
    np.random.seed(number)


@njit(cache=True)
def guess(hands, unknown, unseen):
    """Fill the gaps in hands with cards that weren't seen, each equally likely."""
    for p in range(hands.shape[0]):
        for _ in range(unknown[p]):
            left = np.random.randint(unseen.sum())
            kind = 0
            while left >= unseen[kind]:
                left -= unseen[kind]
                kind += 1
            unseen[kind] -= 1
            hands[p, kind] += 1


def counted(cards):
    """Return a tally by kind."""
    return np.array([cards.get(kind, 0) for kind in KINDS], np.int64)


def names_of(legal):
    """Return for each play of ours the legal action that lays its cards, the most on wasabi."""
    names = {}
    for name in legal:
        slots = name.split(",")
        first, *rest = sorted(KINDS.index(slot.removeprefix("wasabi+")) for slot in slots)
        action = first * 16 + (rest[0] if rest else SINGLE)
        wet = sum(KINDS.index(slot[7:]) - EGG + 1 for slot in slots if slot.startswith("wasabi+"))
        if action not in names or wet > names[action][0]:
            names[action] = wet, name
    return {action: name for action, (_, name) in names.items()}


def choose(question, simulations):
    """Return the legal action that was visited most."""
    if len(question["legal"]) == 1:
        return question["legal"][0]
    told, seats, me = question["recalled"], question["seats"], question["seat"]
    start_chance(question["chance"])
    hands = np.array([counted(hand["cards"]) for hand in told["hands"]])
    unknown = np.array([hand["unknown"] for hand in told["hands"]])
    unseen = counted(told["unseen"])
    plates = np.array([counted(plate["laid"]) for plate in told["plates"]])
    gains = np.zeros(seats, np.int64)
    for p, plate in enumerate(told["plates"]):
        for i, kind in enumerate(("egg", "salmon", "squid"), 1):
            gains[p] += i * plate["laid"].get(kind, 0)
            gains[p] += 3 * i * plate["laid"].get(f"wasabi+{kind}", 0)
    points = np.array(told["points"], np.int64)
    puddings = np.array([plate["kept"].get("pudding", 0) for plate in told["plates"]], np.int64)
    root_visits = np.zeros(16 * 16, np.int64)
    for _ in range(GUESSES if unknown.any() else 1):
        guessed = hands.copy()
        guess(guessed, unknown, unseen.copy())
        search(
            guessed, plates, gains, points, puddings, me, told["round"], simulations, root_visits
        )
    names = names_of(question["legal"])
    return names[max(names, key=lambda action: root_visits[action])]


def compile_all():
    """Search once, so that everything compiled is on disk."""
    nothing = Counter()
    hand = {"cards": {"egg": 1, "maki1": 1}, "unknown": 0}
    hidden = {"cards": {}, "unknown": 2}
    told = {
        "hands": [hand, hidden],
        "plates": [{"laid": nothing, "kept": nothing}] * 2,
        "unseen": {"egg": 4},
        "points": [0, 0],
        "round": 1,
    }
    question = {"recalled": told, "seats": 2, "seat": 0, "chance": 1, "legal": ["egg", "maki1"]}
    choose(question, 10)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        compile_all()
    else:
        simulations = int(sys.argv[1]) if sys.argv[1:] else 2000
        for line in sys.stdin:
            begun = time.process_time()
            action = choose(json.loads(line), simulations)
            spent = time.process_time() - begun
            print(json.dumps({"action": action, "seconds": spent}), flush=True)
