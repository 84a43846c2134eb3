"""Many moves as little JSON: for each kind a tree along its fields; see `Kinds.choices` in game/kinds.py.

The moves come in ascending order, and fields stand in them from high bits to low ones, so that a subtree is a run of
the list. Subtrees that are alike are written once, with all the values that lead to them.
"""

from typing import Any

from sevenfold.kernel.jit import jit
from sevenfold.kernel.json_writer import comma, put, put_text
from sevenfold.kernel.kinds import DEFAULT, FIELD, FIELDS, KIND, NAME, NONE, Declared, find_kind, lowest, put_value
from sevenfold.kernel.types import Array

LEVELS = 6  # fields that a move has at most
END, NEXT, WRITTEN = range(3)  # of a level: where its moves end, where its next group begins, entries so far


@jit
def put_choices(declared: Declared, moves: Array, own: Array, levels: Array, done: Any) -> int:
    """Writes the tree; returns how many bytes it takes.

    The rest is scratch: room for all moves, LEVELS rows of three numbers, and for each of them a mark a move, all 0
    before and after.
    """
    program, writer = declared.program, declared.writer
    kind, kinds = 0, 0
    n = put(writer, 0, ord("{"))
    while kind < program.size:
        count = 0
        for move in moves:
            if find_kind(declared, move) == kind:
                own[count] = move
                count += 1
        if count > 0:
            n = put_text(writer, comma(writer, n, kinds), program[kind + NAME] + 1)
            n = put_kind(declared, kind, own, count, levels, done, n)
            kinds += 1
        kind += KIND + program[kind + FIELDS] * FIELD
    return put(writer, n, ord("}"))


@jit
def needed(declared: Declared, kind: int) -> int:
    """How many fields every move of a kind has; they come first."""
    count = 0
    while count < declared.program[kind + FIELDS] and declared.program[kind + KIND + count * FIELD + DEFAULT] == NONE:
        count += 1
    return count


@jit
def put_kind(declared: Declared, kind: int, moves: Array, count: int, levels: Array, done: Any, n: int) -> int:
    """The tree of one kind, which has so many moves."""
    writer, last, level = declared.writer, needed(declared, kind) - 1, 0
    n = put(writer, n, ord("["))
    levels[0, END], levels[0, NEXT], levels[0, WRITTEN] = count, 0, 0
    while level >= 0:
        field = kind + KIND + level * FIELD
        first, after = levels[level, NEXT], levels[level, END]
        if level >= last or first >= after:  # only values are left to write, or nothing
            if level == last:
                for i in range(first, after):
                    n = put_value(declared, field, moves[i], comma(writer, n, i - first))
            n = put(writer, n, ord("]"))
            level -= 1
            if level >= 0:
                n = put(writer, n, ord("]"))
            continue
        below = lowest(declared, field)
        group = end_of_group(moves, first, after, below)
        levels[level, NEXT] = group
        if done[level, first]:
            done[level, first] = 0
            continue
        n = comma(writer, n, levels[level, WRITTEN])
        levels[level, WRITTEN] += 1
        n = put(writer, put(writer, n, ord("[")), ord("["))
        n = put_value(declared, field, moves[first], n)
        other = group
        while other < after:
            past = end_of_group(moves, other, after, below)
            if not done[level, other] and are_alike(moves, first, group, other, past, below):
                done[level, other] = 1
                n = put_value(declared, field, moves[other], put(writer, n, ord(",")))
            other = past
        for letter in (ord("]"), ord(","), ord("[")):
            n = put(writer, n, letter)
        level += 1
        levels[level, END], levels[level, NEXT], levels[level, WRITTEN] = group, first, 0
    return n


@jit
def end_of_group(moves: Array, first: int, after: int, below: int) -> int:
    """Where the moves end that have the same bits down to this one."""
    end = first + 1
    while end < after and moves[end] >> below == moves[first] >> below:
        end += 1
    return end


@jit
def are_alike(moves: Array, first: int, end: int, other: int, other_end: int, below: int) -> bool:
    """Whether two groups lead to the same."""
    if end - first != other_end - other:
        return False
    for i in range(end - first):
        if (moves[first + i] ^ moves[other + i]) & (1 << below) - 1:
            return False
    return True
