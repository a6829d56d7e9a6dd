"""The generator, checked against a second implementation with fixed-width machine words."""

from ctypes import c_uint32
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from sushibelt.core import chance
from tests.chi_square import is_uniform

WORDS = st.integers(0, 2**32 - 1)

# Published in docs/concepts.md: a port to another language must give the same numbers.
FIRST_WORDS_OF_SEED_1_2_3 = [0x736A3B41, 0xB2E53014, 0x3D56E4C7, 0xEDA6A65F]
FIRST_WORDS_OF_MOVE_0 = [0x995AFCE4, 0x5C03EC4A, 0x7CA12DAD, 0x004B0E40]


def machine_words(a: int, b: int, c: int, count: int) -> list[int]:
    """sfc32 as its author writes it, on 32-bit machine words."""
    words = [c_uint32(a), c_uint32(b), c_uint32(c), c_uint32(1)]
    out = []
    for _ in range(12 + count):
        a_, b_, c_, n = words
        result = c_uint32(a_.value + b_.value + n.value)
        n = c_uint32(n.value + 1)
        a_ = c_uint32(b_.value ^ (b_.value >> 9))
        b_ = c_uint32(c_.value + c_uint32(c_.value << 3).value)
        rotated = c_uint32(c_uint32(c_.value << 21).value | (c_.value >> 11))
        c_ = c_uint32(rotated.value + result.value)
        words = [a_, b_, c_, n]
        out.append(result.value)
    return out[12:]


@given(WORDS, WORDS, WORDS)
def test_words_equal_those_of_machine_arithmetic(a: int, b: int, c: int) -> None:
    rng = [0, 0, 0, 0]
    chance.seed(rng, a, b, c)
    assert [chance.word(rng) for _ in range(20)] == machine_words(a, b, c, 20)


def test_published_vectors() -> None:
    rng = [0, 0, 0, 0]
    chance.seed(rng, 1, 2, 3)
    assert [chance.word(rng) for _ in range(4)] == FIRST_WORDS_OF_SEED_1_2_3
    rng = chance.of_move(chance.key_of("7"), 0)
    assert [chance.word(rng) for _ in range(4)] == FIRST_WORDS_OF_MOVE_0


def test_a_move_is_seeded_by_sha_256_of_key_and_number_alone() -> None:
    key = bytes(range(32))
    digest = sha256(key + b"|17").digest()
    rng = [0, 0, 0, 0]
    chance.seed(rng, *(int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)))
    assert chance.of_move(key, 17) == rng
    assert chance.of_move(key, 18) != rng


def test_the_key_of_a_seed_is_32_bytes_and_its_own() -> None:
    assert len(chance.key_of("7")) == 32
    assert chance.key_of("7") != chance.key_of("8")


@given(st.binary(min_size=32, max_size=32), st.integers(0, 4))
def test_a_seat_draws_from_two_common_words_of_the_key_and_one_of_its_own(
    key: bytes, seat: int
) -> None:
    words = [int(key[at : at + 4].hex(), 16) for at in range(0, 32, 4)]
    rng = chance.of_seat(key, seat)
    assert [chance.word(rng) for _ in range(5)] == machine_words(
        words[0], words[1], words[3 + seat], 5
    )


@given(WORDS, st.integers(1, 2**20))
def test_below_stays_below(a: int, n: int) -> None:
    rng = [a, 1, 2, 3]
    assert all(0 <= chance.below(rng, n) < n for _ in range(10))


def test_below_rejects_what_would_make_it_biased() -> None:
    """With n = 3 * 2**30 a quarter of all words must be drawn again, and none else."""
    n = 3 << 30
    rng = chance.generator(b"bias")
    drawn = 4000
    start = rng[3]
    for _ in range(drawn):
        chance.below(rng, n)
    words = rng[3] - start  # the counter of the generator counts words
    assert 1.28 < words / drawn < 1.39


def test_below_is_uniform() -> None:
    for n in (2, 3, 6, 7, 108):
        rng = chance.generator(b"uniform", str(n).encode())
        counts = [0] * n
        for _ in range(200 * n):
            counts[chance.below(rng, n)] += 1
        assert is_uniform(counts)


def test_pick_follows_the_weights_and_never_takes_a_weight_of_zero() -> None:
    rng = chance.generator(b"weights")
    counts = [0, 0, 0, 0]
    for _ in range(6000):
        counts[chance.pick(rng, [1, 0, 3, 2, 99], 4)] += 1
    assert counts[1] == 0
    assert is_uniform([counts[0], counts[2] // 3, counts[3] // 2])
