"""Dragon as one record: the cards, and where they are."""

import numpy as np

from sevenfold.kernel.random import KEYED
from sevenfold.kernel.records import layout

# Kinds of card, in hand order: by value, calm first (DR-CARDS).
CARDS = ("1", "2", "2!", "3", "3!", "4", "4!", "5", "5!", "6", "6!", "7")
KINDS = len(CARDS)
COLUMN = np.array([int(card[0]) - 1 for card in CARDS])
ANNOYED = np.array([card.endswith("!") for card in CARDS], dtype=np.int64)
COPIES = np.array([1 if "!" in card else 7 if card in "17" else 6 for card in CARDS])

SEATS = 5
DECK = 49
HAND = 7
LINE = 7  # cards in a full row or column, and the most rows there can be (DR-GRID)
CENTRE = 6  # the start card's level; a row is its level minus this
LEVELS = 2 * CENTRE + 1

# In a move (moves.py) two levels are none: UNDER is face down under the pile (DR-STUCK), NOWHERE a row that people may
# write but no game can reach.
UNDER = LEVELS
NOWHERE = LEVELS + 1
MAX_MOVES = KINDS * LEVELS  # more than any position has

STATE = layout(
    ("seed", "i8"),
    ("random", "i8", (KEYED,)),
    ("players", "i4"),
    ("first", "i4"),
    ("multi", "i4"),
    ("round_index", "i4"),
    ("turn", "i4"),  # -1 when the game is over
    ("top", "i4"),
    ("left", "i4"),
    ("lowest", "i4"),  # levels of the outermost rows in use
    ("highest", "i4"),
    ("columns", "i4", (LINE,)),  # bit l of column c: a card lies there at level l
    ("fire", "i4", (LINE,)),  # likewise for annoyed dragons
    ("tokens", "i4", (SEATS,)),
    ("totals", "i4", (SEATS,)),
    ("sizes", "i4", (SEATS,)),
    ("hands", "i1", (SEATS, KINDS)),
    ("deck", "i1", (DECK,)),
    ("loose", "i1", (KINDS,)),  # scratch, see kernel/deck.py
)
