"""One generator of chance for all modes: interpreted, compiled and in the browser.

The words come from sfc32 (Chris Doty-Humphrey's small fast counting generator): additions,
shifts and exclusive-ors on 32-bit words, so that plain integers, 64-bit machine integers and
JavaScript numbers all give the same stream. `rng` is a list of four words, passed to whatever
needs chance; there is no other source of it. docs/concepts.md publishes test vectors.
"""

from hashlib import sha256

from sushibelt.core.layout import Vector

MASK = 0xFFFFFFFF
WORD = 0x100000000
WARM_UP = 12  # rounds until every word of the seed has reached every word of the state


def word(rng: Vector) -> int:
    """Return the next 32 random bits."""
    b = rng[1]
    c = rng[2]
    count = rng[3]
    out = (rng[0] + b + count) & MASK
    rng[0] = (b ^ (b >> 9)) & MASK
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + out) & MASK
    rng[3] = (count + 1) & MASK
    return out


def below(rng: Vector, n: int) -> int:
    """Return a whole number from 0 to n - 1, each exactly as likely (Lemire's rejection)."""
    product = word(rng) * n
    low = product & MASK
    if low < n:
        floor = (WORD - n) % n
        while low < floor:
            product = word(rng) * n
            low = product & MASK
    return product // WORD


def pick(rng: Vector, weights: Vector, n: int) -> int:
    """Return an index below n, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(rng, total)
    chosen = 0
    while rest >= weights[chosen]:
        rest -= weights[chosen]
        chosen += 1
    return chosen


def seed(rng: Vector, a: int, b: int, c: int) -> None:
    """Start the generator from three words."""
    rng[0] = a
    rng[1] = b
    rng[2] = c
    rng[3] = 1
    for _ in range(WARM_UP):
        word(rng)


def generator(*origin: bytes) -> Vector:
    """Return a generator that depends on these bytes alone: SHA-256 of them, joined by `|`."""
    digest = sha256(b"|".join(origin)).digest()
    rng = [0, 0, 0, 0]
    seed(
        rng,
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
    )
    return rng


def seed_text(text: str) -> bytes:
    """Return the bytes whose SHA-256 is the key of a match with this seed."""
    return b"sushibelt/seed|" + text.encode()


def key_of(text: str) -> bytes:
    """Return the 32-byte key of a match that is dealt from a plain seed such as `"7"`."""
    return sha256(seed_text(text)).digest()


def of_seat(key: bytes, seat: int) -> Vector:
    """Return a seat's own generator in a simulated game: of words of the key, and of no hash more.

    What the table draws comes from hashes of the key, so nobody can tell one from the other.
    """
    words = [int.from_bytes(key[4 * i : 4 * i + 4], "big") for i in (0, 1, 3 + seat)]
    rng = [0, 0, 0, 0]
    seed(rng, words[0], words[1], words[2])
    return rng


def of_move(key: bytes, number: int) -> Vector:
    """Return the generator of Nature's move `number`: of SHA-256(key|number) and nothing else."""
    return generator(key, str(number).encode())
