"""Options of Peaks."""

from peaks.state import SEATS
from sevenfold.game.options import First, Flag, Options, Players

OPTIONS = Options(Players(most=SEATS), First(), Flag("steep", False, clause="PK-STEEP"))
