"""A host who cheats: waits for everybody's share, then tries keys until a deal comes out well.

Everything the host publishes afterwards fits together: commitment, hashes, key, deals, result and
seal. Only what an honest player's page kept from before can show that it was arranged.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair, Share
from sushibelt.core.proof import KeptShare, Proof
from sushibelt.core.record import RULES_VERSION, write_record
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from tests.walks import choose_for_all

KEYS = 1_000  # that a host tries in each way
FRIEND, BOT = 1, 3  # seats; the host would like the friend to do well
HONEST_SEATS = (0, 2)


def _entropy(of: object) -> str:
    return sha256(f"entropy {of}".encode()).hexdigest()


def _share(of: object) -> Share:
    return Share(fairness.hash_of(_entropy(of)), _entropy(of))


@dataclass(frozen=True)
class Dealt:
    """All that a key is made of."""

    game: AnyGame
    names: tuple[str, ...]
    match: str
    secret: bytes
    shares: tuple[Share, ...]

    @property
    def fair(self) -> Fair:
        return Fair(self.match, fairness.commitment(self.secret), self.secret, self.shares)

    @property
    def key(self) -> bytes:
        fair = self.fair
        bound = fairness.header(
            self.game, RULES_VERSION, self.names, fair.match, fair.commitment, fair.shares
        )
        return fairness.key_of(self.secret, bound)

    @property
    def terms(self) -> str:
        fair = self.fair
        return fairness.terms(
            self.game, RULES_VERSION, self.names, fair.match, fair.commitment, fair.shares
        )

    def finished(self) -> Match:
        """Return a whole match of this deal."""
        match = Match.begin(self.game, self.key, self.names).advance()[0]
        while match.result is None:
            match = choose_for_all(match, [1, 2, 3, 4]).advance()[0]
        return match

    def record(self) -> str:
        """Return the sealed record of it."""
        return write_record(self.finished(), self.fair)


# Ana and Cy are honest, Bo is the host's friend, the fourth seat is a bot's.
HONEST = Dealt(
    find("sushi-go/original-2013", 4),
    ("Ana", "Bo", "Cy", "cook-1"),
    "match-1",
    sha256(b"the host's secret").digest(),
    (_share("Ana"), _share("Bo"), _share("Cy"), Share()),
)


def proof_of(base: Dealt, seat: int) -> Proof:
    """Return what an honest page kept: its share was confirmed."""
    share = base.shares[seat]
    assert share.hash is not None
    assert share.entropy is not None
    commitment = base.fair.commitment
    kept = KeptShare(commitment, share.hash, share.entropy, base.terms, acknowledged=True)
    return Proof(base.match, (kept,))


def _with_share(base: Dealt, seat: int, share: Share) -> Dealt:
    return replace(base, shares=(*base.shares[:seat], share, *base.shares[seat + 1 :]))


def _named(base: Dealt, seat: int, name: str) -> Dealt:
    return replace(base, names=(*base.names[:seat], name, *base.names[seat + 1 :]))


def a_share_for_the_bot(base: Dealt) -> Iterator[Dealt]:
    return (_with_share(base, BOT, _share(f"bot {n}")) for n in count())


def another_share_of_the_friend(base: Dealt) -> Iterator[Dealt]:
    return (_with_share(base, FRIEND, _share(f"Bo {n}")) for n in count())


def a_hash_of_the_friend_that_is_never_opened(base: Dealt) -> Iterator[Dealt]:
    return (_with_share(base, FRIEND, Share(_entropy(f"hash {n}"))) for n in count())


def another_name_of_the_friend(base: Dealt) -> Iterator[Dealt]:
    return (_named(base, FRIEND, f"Bo{n}") for n in count())


def another_name_of_the_bot(base: Dealt) -> Iterator[Dealt]:
    return (_named(base, BOT, f"cook-{n}") for n in count(2))


def another_name_of_an_honest_player(base: Dealt) -> Iterator[Dealt]:
    return (_named(base, 0, f"Ana {n}") for n in count())


def another_secret(base: Dealt) -> Iterator[Dealt]:
    return (replace(base, secret=sha256(f"{n}".encode()).digest()) for n in count())


def another_id_of_the_match(base: Dealt) -> Iterator[Dealt]:
    return (replace(base, match=f"{base.match}{n}") for n in count())


def another_game(base: Dealt) -> Iterator[Dealt]:
    """The same cards under other rules, and names varied besides."""
    other = find("sushi-go/original-2013+two-way", 4)
    return (replace(dealt, game=other) for dealt in another_name_of_the_bot(base))


def seats_exchanged(base: Dealt) -> Iterator[Dealt]:
    """Friend and bot change places, with a new share for the friend each time."""
    for n in count():
        first, _, third, none = base.shares
        ana, bo, cy, bot = base.names
        shares = (first, none, third, _share(f"moved {n}"))
        yield replace(base, names=(ana, bot, cy, bo), shares=shares)


def honest_shares_left_out(base: Dealt) -> Iterator[Dealt]:
    """Confirmed and then written down as absent, besides another share of the friend."""
    for n in count():
        shares = (Share(base.shares[0].hash), _share(f"late {n}"), *base.shares[2:])
        yield replace(base, shares=shares)


def only_honest_shares_left_out(base: Dealt) -> Iterator[Dealt]:
    """Nothing but what leaving out Ana's share, Cy's or both comes to, over and over."""
    ana, bo, cy, bot = base.shares
    while True:
        yield replace(base, shares=(Share(ana.hash), bo, cy, bot))
        yield replace(base, shares=(ana, bo, Share(cy.hash), bot))
        yield replace(base, shares=(Share(ana.hash), bo, Share(cy.hash), bot))


# The terms name Cy's hash twice; a page that keeps to docs/fair.md would not have opened for them.
COPIED = _with_share(HONEST, FRIEND, HONEST.shares[2])


def left_out_on_one_seat(base: Dealt) -> list[Dealt]:
    """Cy's share is in the deal, but for the friend's seat alone, or for Cy's own alone."""
    absent = Share(base.shares[2].hash)
    return [_with_share(base, seat, absent) for seat in (2, FRIEND)]


Cheat = Callable[[Dealt], Iterator[Dealt]]

CHEATS: tuple[Cheat, ...] = (
    a_share_for_the_bot, another_share_of_the_friend, a_hash_of_the_friend_that_is_never_opened,
    another_name_of_the_friend, another_name_of_the_bot, another_name_of_an_honest_player,
    another_secret, another_id_of_the_match, another_game, seats_exchanged,
    honest_shares_left_out, only_honest_shares_left_out,
)  # fmt: skip


def deceived(base: Dealt, dealt: Dealt) -> set[str]:
    """Return who can know: all, if terms were changed; else those whose share was left out."""
    if dealt.terms != base.terms:
        return {base.names[seat] for seat in HONEST_SEATS}
    return {base.names[seat] for seat in HONEST_SEATS if dealt.shares[seat].entropy is None}


def withheld(dealt: Dealt) -> int:
    """Return how many shares the record calls absent."""
    return sum(share.hash is not None and share.entropy is None for share in dealt.shares)


def worth(dealt: Dealt) -> int:
    """Return how much the host likes a deal: squid, salmon and wasabi in the friend's hand."""
    dealing = Match.begin(dealt.game, dealt.key, dealt.names).nature()
    assert dealing is not None
    names = dealt.game.book.kind_names
    cards = dealt.game.book.cards
    hand = [names[card] for card in dealing.outcome[FRIEND * cards : (FRIEND + 1) * cards]]
    return 3 * hand.count("squid") + 2 * hand.count("salmon") + 2 * hand.count("wasabi")


def best_of(cheat: Cheat, base: Dealt, keys: int = KEYS) -> Dealt:
    """Return the deal that a host would serve after so many tries."""
    tries = cheat(base)
    return max((next(tries) for _ in range(keys)), key=worth)
