"""SHA-256 in integers, so that compiled games can find the chance of a match by themselves.

Everybody else asks hashlib, through `core.chance`; what comes out is the same. A text is put in
byte by byte and then closed; one that was begun can be continued in several ways.
"""

from math import isqrt

from sushibelt.core.chance import MASK, seed
from sushibelt.core.layout import Row, Vector, ints

WORDS = 8  # of a hash
BLOCK = 64  # bytes that are mixed in at once
LENGTH_AT = 56  # the last eight of them tell how long the text was
ROUNDS = 64
END_MARK = 0x80
DIGIT = 48  # the byte of a zero in a text


class Digest(Row):
    """A text on its way into a hash."""

    hash: Vector = ints(WORDS)
    words: Vector = ints(ROUNDS)  # the block that is filled, and what is made of it
    size: int = ints()  # bytes put in so far
    first: Vector = ints(WORDS)  # the hash of nothing yet
    constants: Vector = ints(ROUNDS)


def begun(text: bytes) -> Digest:
    """Return a digest into which this text was put; more may follow."""
    d = Digest()
    primes = [n for n in range(2, 312) if all(n % m for m in range(2, isqrt(n) + 1))]
    d.first = [isqrt(n << 64) & MASK for n in primes[:WORDS]]
    d.constants = [int(n ** (1 / 3) * (MASK + 1)) & MASK for n in primes]
    begin(d)
    for byte in text:
        put(d, byte)
    return d


def begin(d: Digest) -> None:
    """Start with an empty text."""
    d.size = 0
    for i in range(WORDS):
        d.hash[i] = d.first[i]


def resume(d: Digest, begun: Digest) -> None:
    """Start with the text that another digest has got so far."""
    d.size = begun.size
    for i in range(WORDS):
        d.hash[i] = begun.hash[i]
    for i in range(BLOCK // 4):
        d.words[i] = begun.words[i]


def put(d: Digest, byte: int) -> None:
    """Go on with one byte."""
    place = d.size % BLOCK
    shift = 24 - 8 * (place % 4)
    before = 0 if shift == 24 else d.words[place // 4]
    d.words[place // 4] = before | (byte << shift)
    d.size += 1
    if place == BLOCK - 1:
        mix(d)


def put_word(d: Digest, word: int) -> None:
    """Go on with four bytes at once, where four bytes begin."""
    d.words[d.size % BLOCK // 4] = word
    d.size += 4
    if d.size % BLOCK == 0:
        mix(d)


def put_number(d: Digest, number: int) -> None:
    """Go on with a number as people write it."""
    unit = 1
    while 10 * unit <= number:
        unit *= 10
    rest = number
    while unit > 0:
        digit = rest // unit
        put(d, DIGIT + digit)
        rest -= digit * unit
        unit //= 10


def close(d: Digest) -> None:
    """End the text; `hash` then is its SHA-256, in words of 32 bits."""
    bits = 8 * d.size
    put(d, END_MARK)
    while d.size % 4 > 0:
        put(d, 0)
    while d.size % BLOCK != LENGTH_AT:
        put_word(d, 0)
    put_word(d, bits >> 32)
    put_word(d, bits & MASK)


def turned(word: int, by: int) -> int:
    """Return a word turned right. That it has 32 bits, a compiler can't tell from where it lay."""
    word &= MASK
    return ((word >> by) | (word << (32 - by))) & MASK


def mix(d: Digest) -> None:
    """Mix a full block into the hash.

    Bits above the 32 of a word may be anything until a sum is stored; only then are they taken off.
    """
    w = d.words
    for i in range(BLOCK // 4, ROUNDS):
        near = w[i - 15]
        far = w[i - 2]
        low = turned(near, 7) ^ turned(near, 18) ^ (near >> 3)
        high = turned(far, 17) ^ turned(far, 19) ^ (far >> 10)
        w[i] = (w[i - 16] + low + w[i - 7] + high) & MASK
    a = d.hash[0]
    b = d.hash[1]
    c = d.hash[2]
    e = d.hash[4]
    f = d.hash[5]
    g = d.hash[6]
    h = d.hash[7]
    last = d.hash[3]
    for i in range(ROUNDS):
        # What waits for the last round longest comes last in each sum.
        more = h + d.constants[i] + w[i] + (g ^ (e & (f ^ g)))
        more += turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        most = (a & b) | (c & (a | b))
        h = g
        g = f
        f = e
        e = (last + more) & MASK
        last = c
        c = b
        b = a
        a = (more + most + (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22))) & MASK
    d.hash[0] = (d.hash[0] + a) & MASK
    d.hash[1] = (d.hash[1] + b) & MASK
    d.hash[2] = (d.hash[2] + c) & MASK
    d.hash[3] = (d.hash[3] + last) & MASK
    d.hash[4] = (d.hash[4] + e) & MASK
    d.hash[5] = (d.hash[5] + f) & MASK
    d.hash[6] = (d.hash[6] + g) & MASK
    d.hash[7] = (d.hash[7] + h) & MASK


def seed_from(rng: Vector, d: Digest) -> None:
    """End the text and start a generator from its hash, as `core.chance.generator` does."""
    close(d)
    seed(rng, d.hash[0], d.hash[1], d.hash[2])
