"""Seven Dragons as one record: the cards, and where they are."""

from sevenfold.game.seven_dragons.cards import CARDS, COLOURS
from sevenfold.kernel.random import KEYED
from sevenfold.kernel.records import layout

SEATS = 5
KINDS = len(CARDS)
GOALS = len(COLOURS)
HAND = 3
TARGET = 7
DECK = 66
DISCARDS = 15
TABLE = 52

# At most 57 placements can ever happen (51 cards, 3 moved, 3 zapped and played again), and the card at (0,0) never
# moves: on a torus of 64×64 cells no two places of a mosaic share a cell.
TORUS = 64
CELLS = TORUS * TORUS
EDGES = 4 * TABLE

# What a move does (moves.py), and how; coordinates in it are bytes: + CENTRE.
PLACE, PASS, JOIN = range(3)  # an action's `what` is its kind of card
PLAIN, SLIP_UNDER, COLOUR_ONLY = range(3)  # SD-ACTION
LEFT, RIGHT = range(2)  # SD-ROTATE
CENTRE = 128
NOWHERE = 0  # a coordinate that people may write but no game can reach
MAX_MOVES = 38400  # more than any position has: see tests/seven_dragons/test_limits.py

STATE = layout(
    ("seed", "i8"),
    ("random", "i8", (KEYED,)),
    # Options
    ("players", "i4"),
    ("first", "i4"),
    ("dealt", "i4"),  # seats of the players of the deal, as bits
    ("goals_played", "i4"),  # whether there are goals: all variants but `connections`
    ("russian", "i4"),  # edition RU ends differently (SD-EXHAUST)
    ("silver", "i4"),
    ("rainbow", "i4"),
    ("actions", "i4"),  # chosen actions, as bits
    ("targets", "i4", (SEATS,)),  # SD-AGE
    # The game
    ("seats", "i4"),  # seats with players, as bits
    ("turn", "i4"),  # -1 when the game is over
    ("passes", "i4"),  # in a row
    ("last_played", "i4"),  # a seat, or -1
    ("top", "i4"),
    ("left", "i4"),
    ("discarded", "i4"),
    ("placed", "i4"),  # cards on the table
    ("edges", "i4"),  # empty places beside them
    ("sizes", "i4", (SEATS,)),  # cards in each hand
    ("held", "i8", (SEATS,)),  # kinds of card in each hand, as bits
    ("goals", "i4", (GOALS,)),  # the colour at each seat
    ("goals_seen", "i4", (GOALS,)),  # by colour: the seats that know where it is, as bits
    ("largest", "i4", (GOALS,)),  # by colour: panels of the largest group
    ("showing", "i8", (GOALS,)),  # by colour: the cards that show it, as bits
    ("links", "i8", (GOALS, TABLE)),  # by colour and card: the cards beside it that it joins, as bits
    ("need", "i8", (EDGES,)),  # what a card must meet to fit an edge: contacts, see cards.py
    ("edge_x", "i1", (EDGES,)),
    ("edge_y", "i1", (EDGES,)),
    ("x", "i1", (TABLE,)),
    ("y", "i1", (TABLE,)),
    ("face", "i1", (TABLE,)),  # Silver, always the first, lies as the card that it counts as
    ("deck", "i1", (DECK,)),
    ("loose", "i1", (KINDS,)),  # scratch, see kernel/deck.py
    ("discard", "i1", (DISCARDS,)),  # the last is the top
    ("hands", "i1", (SEATS, KINDS)),
    ("known", "i1", (SEATS, SEATS, KINDS)),  # what one seat knows of another's hand (SD-KNOWN)
    ("cells", "i2", (CELLS,)),  # card i as i + 1, edge i as -(i + 1), anywhere else 0
)
