from sushibelt.core.layout import Cube, Grid, Row, Vector, ints


class Sample(Row):
    """A row with fields of every depth."""

    one: int = ints()
    two: Vector = ints(2)
    three: Grid = ints(2, 3)
    four: Cube = ints(1, 2, 2)


class Other(Row):
    """A row with the same numbers under another name."""

    one: int = ints()


def filled() -> Sample:
    return Sample.unpack(range(1, 14))


def test_a_new_row_is_full_of_zeros_in_the_declared_shapes() -> None:
    row = Sample()
    assert (row.one, row.two, row.three, row.four) == (
        0,
        [0, 0],
        [[0, 0, 0], [0, 0, 0]],
        [[[0, 0], [0, 0]]],
    )


def test_pack_and_unpack_are_inverse_in_the_order_of_declaration() -> None:
    row = filled()
    assert row.one == 1
    assert row.two == [2, 3]
    assert row.three == [[4, 5, 6], [7, 8, 9]]
    assert row.four == [[[10, 11], [12, 13]]]
    assert row.pack() == tuple(range(1, 14))


def test_a_copy_is_equal_and_shares_nothing() -> None:
    row = filled()
    twin = row.copy()
    assert twin == row
    assert hash(twin) == hash(row)
    twin.one = 0
    twin.two[0] = 0
    twin.three[1][2] = 0
    twin.four[0][1][1] = 0
    assert row.pack() == tuple(range(1, 14))
    assert twin != row


def test_rows_of_different_classes_are_never_equal() -> None:
    class Same(Row):
        one: int = ints()

    assert Other() != Same()


def test_numpy_is_told_the_same_fields() -> None:
    assert Sample.dtype() == [
        ("one", "<i8", ()),
        ("two", "<i8", (2,)),
        ("three", "<i8", (2, 3)),
        ("four", "<i8", (1, 2, 2)),
    ]


def test_a_row_tells_its_fields() -> None:
    assert repr(Other()) == "Other(one=0)"
