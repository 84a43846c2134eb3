"""Peaks as one record."""

import numpy as np

from sevenfold.kernel.records import layout

HIGHEST = 12
CARDS = tuple(str(number) for number in range(1, HIGHEST + 1))  # PK-CARDS
KINDS = len(CARDS)
COPIES = 2
HEIGHT = np.arange(1, HIGHEST + 1)  # of each card
DECK = COPIES * KINDS
SEATS = 4
HAND = 5
MAX_MOVES = KINDS

STATE = layout(
    ("seed", "i8"),
    ("random", "i8", (1,)),
    ("players", "i4"),
    ("first", "i4"),
    ("steep", "i4"),
    ("turn", "i4"),  # -1 when the game is over
    ("height", "i4"),  # 0 at the foot
    ("rests", "i4"),  # in a row
    ("top", "i4"),
    ("left", "i4"),
    ("tokens", "i4", (SEATS,)),
    ("sizes", "i4", (SEATS,)),
    ("hands", "i1", (SEATS, KINDS)),
    ("laid", "i1", (KINDS,)),
    ("deck", "i1", (DECK,)),
    ("loose", "i1", (KINDS,)),  # scratch, see kernel/deck.py
)
