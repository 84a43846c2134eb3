"""Double Seven as one record: the tiles, and where they are."""

import numpy as np

from sevenfold.kernel.random import KEYED
from sevenfold.kernel.records import layout

# Kinds of tile, in tile order; the clover is the joker (DS-TILES).
TILES = ("rabbit", "butterfly", "frog", "swan", "deer", "fox", "bird", "squirrel", "clover")
KINDS = len(TILES)
ANIMALS = KINDS - 1
CLOVER = ANIMALS
HIDDEN = KINDS  # in a move: a face-down tile of the pool, or no tile at all
COPIES = np.array([11] * ANIMALS + [3])
CLOVERS = 3
POOL = 91

SEATS = 4
SEVENS = 8
MOST_SWAPS = 16
CROWDED = 6  # tiles on a rack: from so many on, passing costs one (DS-END-TURN)
MOST_FAMILIES = 43  # five pairs of each animal, and each clover with an animal tile left over

DRAWING, ACTING = range(2)  # phases

# What a move does (moves.py).
DRAW, RAINBOW, START, GROW, SWAP, RETRIEVE, TWO_FOR_ONE, PASS = range(8)
NOWHERE = 255  # in a move: a number that people may write but no game can reach
MAX_MOVES = 1536  # more than any position has: see tests/double_seven/test_limits.py

STATE = layout(
    ("seed", "i8"),
    ("random", "i8", (KEYED,)),
    ("players", "i4"),
    ("first", "i4"),
    ("turn", "i4"),  # -1 when the game is over
    ("phase", "i4"),
    ("draws", "i4"),  # still owed
    ("rainbow", "i4"),  # may still be called
    ("two_for_one", "i4"),  # not used yet
    ("swaps", "i4"),  # made this turn
    ("sevens_left", "i4"),
    ("double_seven", "i4"),  # the seat that holds it, or -1
    ("ending", "i4"),  # the seat that triggered the end, or -1
    ("top", "i4"),
    ("left", "i4"),
    ("face_up", "i4"),  # how many tiles of the pool are
    ("sizes", "i4", (SEATS,)),  # tiles on each rack
    ("sevens", "i4", (SEATS,)),
    ("family_counts", "i4", (SEATS,)),  # families before each player
    ("deck", "i1", (POOL,)),  # the face-down tiles of the pool
    ("loose", "i1", (KINDS,)),  # scratch, see kernel/deck.py
    ("open", "i1", (KINDS,)),
    ("removed", "i1", (KINDS,)),
    ("racks", "i1", (SEATS, KINDS)),
    ("shown", "i1", (SEATS, KINDS)),  # what everybody knows of each rack (DS-KNOWN)
    ("animal", "i1", (SEATS, MOST_FAMILIES)),
    ("animals", "i1", (SEATS, MOST_FAMILIES)),
    ("clovers", "i1", (SEATS, MOST_FAMILIES)),
)
