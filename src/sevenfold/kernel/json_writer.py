"""Writing JSON in compiled code: texts known beforehand, numbers, brackets."""

from typing import Any, NamedTuple

from sevenfold.kernel.jit import jit


class JsonWriter(NamedTuple):
    """The texts that may be needed, and where to write. What does not fit is only counted."""

    letters: Any  # all texts, one after the other, as they stand in JSON
    ends: Any  # where each of them ends
    out: Any


@jit
def put(writer: JsonWriter, n: int, letter: int) -> int:
    """Writes a letter at place n; returns the next place."""
    if n < writer.out.size:
        writer.out[n] = letter
    return n + 1


@jit
def put_text(writer: JsonWriter, n: int, text: int) -> int:
    """Writes one of the texts."""
    for i in range(writer.ends[text - 1] if text > 0 else 0, writer.ends[text]):
        n = put(writer, n, writer.letters[i])
    return n


@jit
def put_number(writer: JsonWriter, n: int, number: int) -> int:
    if number < 0:
        n = put(writer, n, ord("-"))
        number = -number
    power = 1
    while number // power >= 10:
        power *= 10
    while power > 0:
        n = put(writer, n, ord("0") + number // power % 10)
        power //= 10
    return n


@jit
def put_null(writer: JsonWriter, n: int) -> int:
    for letter in (ord("n"), ord("u"), ord("l"), ord("l")):
        n = put(writer, n, letter)
    return n


@jit
def put_hidden(writer: JsonWriter, n: int) -> int:
    """Something that may not be seen."""
    for letter in (ord('"'), ord("?"), ord('"')):
        n = put(writer, n, letter)
    return n


@jit
def comma(writer: JsonWriter, n: int, entries: int) -> int:
    """Before every entry of a list but the first."""
    return put(writer, n, ord(",")) if entries > 0 else n
