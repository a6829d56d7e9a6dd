"""Where the features of a choice at Sushi Roll lie in its list of weights; see encode.py."""

from sushibelt.games.sushi_roll.state import FACES

# What a die does for a tray: places where the kinds of dice begin.
(
    AS_DUMPLING,  # begins, continues or completes a set
    AS_TEMPURA,
    AS_SASHIMI,
    AS_MAKI,  # by its icons
    AS_DRY,  # by its points
    AS_WET,
    AS_WASABI,  # the first that is free, or another
    AS_STICKS,  # by its icons
    AS_MENU,
    AS_PUDDING,
) = (0, 3, 6, 9, 12, 15, 18, 20, 22, 24)
DEEDS = 27

# What the next seat may want of a die that it will roll.
WANTS_SETS, WANTS_MAKI, WANTS_NIGIRI, WANTS_SPECIALS, WANTS_PUDDING = 0, 4, 7, 9, 10
WANTS = 11

LONGEST = 8  # turns
SPELLS = 4  # of a round: its end, …, its beginning
PARTS = 7  # of the dice on all belts: hardly any, …, half of them
PART = 80  # of 1000
COMING = 4  # dice of a type on the belt that comes next: none to three or more
STEPS = 24  # of a promise, compared
STEP = 50  # hundredths of a point
HOPES = 12  # of a die to be rolled
HOPE = 25
LEADS = 11  # from five behind to five ahead
GAP = 5
ROUNDS = 3
HELD = 5  # tokens: none to four or more
DICE = 6  # that are left: none to five or more

# Where each list of weights begins. Of a die that is taken:
BY_TURN = 0
BY_OFTEN = BY_TURN + DEEDS * LONGEST
BY_COMING = BY_OFTEN + DEEDS * PARTS
BY_PROMISE = BY_COMING + DEEDS * COMING
BY_NEXT = BY_PROMISE + STEPS * SPELLS
BY_BEST = BY_NEXT + WANTS * SPELLS
BY_SECOND = BY_BEST + 3 * LEADS * SPELLS
BY_MOST = BY_SECOND + 3 * LEADS * SPELLS
BY_FEWEST = BY_MOST + 3 * LEADS * ROUNDS
BY_HELD = BY_FEWEST + 3 * LEADS * ROUNDS
# of a menu, of a die to be rolled again, and of rolling:
BY_MENU = BY_HELD + 4 * HELD * ROUNDS
BY_MENUS = BY_MENU + STEPS * SPELLS
BY_MARK = BY_MENUS + HELD * ROUNDS
BY_HOPE = BY_MARK + 2 * STEPS
BY_PASSED = BY_HOPE + HOPES
BY_UNMARKED = BY_PASSED + DICE
# and of chopsticks: a die that is given, and one that is got.
BY_GIVE = BY_UNMARKED + 2 * DICE
BY_GIVEN = BY_GIVE + STEPS * SPELLS
BY_STICKS = BY_GIVEN + 2 * FACES
BY_GET = BY_STICKS + HELD * ROUNDS
BY_ROBBED = BY_GET + 2 * STEPS
WEIGHTS = BY_ROBBED + DEEDS

MOST_FEATURES = 8  # of one choice
