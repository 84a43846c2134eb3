"""Submissions that became events are recognised, in every copy just as far as it goes."""

import copy
from random import Random

from sevenfold.server.submissions import Key, Submissions


def key(number: int) -> Key:
    return ("ada", "moved", f"move {number}")


def test_a_copy_knows_what_was_before_and_not_what_comes_after() -> None:
    one = Submissions()
    one.add(key(1), 1)
    other = copy.copy(one)
    one.add(key(2), 2)
    assert (one.get(key(2)), other.get(key(2)), other.get(key(1))) == (2, None, 1)


def test_what_was_tried_in_vain_leaves_nothing_behind() -> None:
    """An event is tried on a copy; if another process was first, the copy is dropped and another event is next."""
    room = Submissions()
    room.add(key(1), 1)
    copy.copy(room).add(key(2), 2)
    assert room.get(key(2)) is None
    room.add(key(3), 2)
    assert (room.get(key(1)), room.get(key(2)), room.get(key(3))) == (1, None, 2)
    room.add(key(4), 5)
    assert room.get(key(2)) is None


def test_copies_are_as_independent_as_copied_dictionaries() -> None:
    random = Random(7)
    pairs: list[tuple[Submissions, dict[Key, int]]] = [(Submissions(), {})]
    for number in range(2_000):
        ours, plain = random.choice(pairs)
        if random.random() < 0.3:
            pairs.append((copy.copy(ours), copy.copy(plain)))
        else:
            ours.add(key(number), number)
            plain[key(number)] = number
        asked = key(random.randrange(number + 1))
        assert all(ours.get(asked) == plain.get(asked) for ours, plain in pairs)
        pairs = pairs[-8:]


def test_a_copy_costs_nothing_however_long_the_game() -> None:
    long = Submissions()
    for number in range(1_000):
        long.add(key(number), number)
    assert copy.copy(long).numbers is long.numbers
    after = copy.copy(long)
    after.add(key(1_000), 1_000)
    assert after.numbers is long.numbers
