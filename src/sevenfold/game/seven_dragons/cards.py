"""The cards of Seven Dragons, and how their quarters meet.

A card is four quarters TL TR BL BR. Each side of a place has two *contacts*, where a quarter meets a quarter of the
neighbour; five colours for each of the eight contacts make 40 bits. CONTACTS has the bits of a card as it lies, FACING
what a neighbour on a given side shows to the place. A card fits where the two have a bit in common (SD-PLACE).
"""

import numpy as np

COLOURS = "RYBGK"  # red, gold, blue, green, black
WILD = "*"

# SD-DECK: the kinds of dragon card in order, then the actions with the colour each gives to Silver.
DRAGONS = (
    *("RRRR", "YYYY", "BBBB", "GGGG", "KKKK"),
    *("RRYY", "RRBB", "YYGG", "YYKK", "BBYY", "BBKK", "GGRR", "GGBB", "KKRR", "KKGG"),
    *("RYRY", "RKRK", "YBYB", "YGYG", "BRBR", "BKBK", "GRGR", "GBGB", "KYKY", "KGKG"),
    *("RRKG", "YYRK", "BBYR", "GGBY", "KKGB"),
    *("RYRB", "YBYG", "BGBK", "GKGR", "KRKY"),
    *("RKBG", "BRGK", "YKGB", "GYBK", "GRKY", "KGYR", "YBRK", "BKYR", "YGBR", "GRYB"),
    "****",
)
ACTION_COLOURS = {"trade-hands": "K", "rotate-goals": "B", "trade-goals": "Y", "move-card": "G", "zap-card": "R"}
ACTIONS = tuple(ACTION_COLOURS)
CARDS = DRAGONS + ACTIONS

RAINBOW = DRAGONS.index("****")
TRADE_HANDS, ROTATE_GOALS, TRADE_GOALS, MOVE_CARD, ZAP_CARD = range(len(DRAGONS), len(CARDS))
COPIES = np.array([2] * len(COLOURS) + [1] * (len(DRAGONS) - len(COLOURS)) + [3] * len(ACTIONS))
SILVER_COLOUR = np.array([0] * len(DRAGONS) + [COLOURS.index(colour) for colour in ACTION_COLOURS.values()])

# A card as it lies: 2 * kind, plus 1 if it is turned. A single dragon and Rainbow look the same both ways.
FACES = tuple(text for card in DRAGONS for text in (card, card[::-1]))
TURNS = np.array([1 if card == card[::-1] else 2 for card in DRAGONS])  # ways to lie that differ
PANELS = np.array([len(set(card)) for card in DRAGONS])  # no card has two panels of one dragon

# Sides of a place: up, right, down, left. Quarters: TL TR BL BR.
SIDES = 4
STEP_X = np.array([0, 1, 0, -1])
STEP_Y = np.array([1, 0, -1, 0])
OWN_QUARTERS = ((0, 1), (1, 3), (2, 3), (0, 2))
NEIGHBOUR_QUARTERS = ((2, 3), (0, 2), (0, 1), (1, 3))


def contact_bits(quarters: str, side: int, which: tuple[int, int]) -> int:
    """The bits of the two contacts of a side, given the quarters that lie there."""
    bits = 0
    for slot, quarter in enumerate(which):
        for colour, letter in enumerate(COLOURS):
            if quarters[quarter] in (letter, WILD):
                bits |= 1 << ((2 * side + slot) * len(COLOURS) + colour)
    return bits


FACING = np.array(
    [[contact_bits(card, side, NEIGHBOUR_QUARTERS[side]) for side in range(SIDES)] for card in FACES], dtype=np.int64
)
CONTACTS = np.array(
    [sum(contact_bits(card, side, OWN_QUARTERS[side]) for side in range(SIDES)) for card in FACES], dtype=np.int64
)
SIDE_BITS = np.array([contact_bits(WILD * 4, side, (0, 0)) for side in range(SIDES)], dtype=np.int64)
COLOUR_BITS = np.array(
    [sum(contact_bits(letter * 4, side, (0, 0)) for side in range(SIDES)) for letter in COLOURS], dtype=np.int64
)
