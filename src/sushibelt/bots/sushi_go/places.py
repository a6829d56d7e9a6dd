"""Places of features in the lists of weights of Sushi Go!: where each kind of them begins.

Tables at which hands are passed on share one encoding, with a list of weights for each way to play;
the puppet's card and the spots of Battle add features behind it.
"""

# What a card does for a plate: places where the kinds of cards begin.
(
    AS_TEMPURA,  # begins or completes
    AS_SASHIMI,
    AS_DUMPLING,  # the first, …, the sixth or later
    AS_MAKI,
    AS_DRY,
    AS_WET,
    AS_WASABI,  # the first that is open, or another
    AS_STICKS,
    AS_PUDDING,
    AS_BERRY,  # by its symbols
    AS_YOGURT,
    AS_TEA,  # new, or one that the plate has
    AS_MOCHI,  # by the die as it lies
) = (0, 2, 5, 11, 14, 17, 20, 22, 24, 25, 29, 30, 32)
DEEDS = 40
LONGEST = 10  # turns
COMING = 6  # cards that come past and matter: none to five or more
SPELLS = 4  # of a round: its end, …, its beginning
LEADS = 11  # from five behind to five ahead
GAP = 5
FEW_LEADS = 5  # the same for desserts, from two behind
FEW_GAP = 2
ROUNDS = 3
SIDES = 3  # who is ahead of the two seats: the other, neither, this one

# Where each list of weights begins.
BY_TURN = 0
BY_COMING = BY_TURN + DEEDS * LONGEST
BY_NEXT = BY_COMING + DEEDS * COMING
BY_BEST = BY_NEXT + DEEDS * SPELLS
BY_SECOND = BY_BEST + 3 * LEADS * SPELLS
BY_MOST = BY_SECOND + 3 * LEADS * SPELLS
BY_FEWEST = BY_MOST + FEW_LEADS * ROUNDS
BY_PAIR = BY_FEWEST + FEW_LEADS * ROUNDS
WEIGHTS = BY_PAIR + LONGEST

# The puppet's card: what it does for the puppet, would have done for the other seat and for this
# one, and whose race for maki or desserts it disturbs.
BY_GIFT = WEIGHTS
BY_SPOILT = BY_GIFT + DEEDS * SPELLS
BY_FORGONE = BY_SPOILT + DEEDS * SPELLS
BY_GIFT_MAKI = BY_FORGONE + DEEDS * SPELLS
BY_GIFT_MOST = BY_GIFT_MAKI + 3 * LEADS * SIDES
BY_GIFT_FEWEST = BY_GIFT_MOST + FEW_LEADS * SIDES * ROUNDS
PUPPET_WEIGHTS = BY_GIFT_FEWEST + FEW_LEADS * SIDES * ROUNDS

# A spot of Battle: what else lies free, and what taking the card uncovers, for the other seat or,
# where chopsticks allow a second card, for this one first.
FREE = 3  # cards that go with this one and are free: none to two or more
BARED = 3  # spots that are uncovered
BY_FREE = WEIGHTS
BY_BARED = BY_FREE + DEEDS * FREE
BY_FACE_DOWN = BY_BARED + BARED * 2 * SPELLS
BY_BARED_THEIRS = BY_FACE_DOWN + 2 * SPELLS
BY_BARED_MINE = BY_BARED_THEIRS + DEEDS * 2 * SPELLS
BY_STOP = BY_BARED_MINE + DEEDS * 2 * SPELLS
BATTLE_WEIGHTS = BY_STOP + LONGEST

MOST_WEIGHTS = max(PUPPET_WEIGHTS, BATTLE_WEIGHTS)
MOST_FEATURES = 16  # of one choice
