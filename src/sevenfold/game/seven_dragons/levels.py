"""How the levels play Seven Dragons: measured steps, see docs/bots.md. The more people play, the more is luck."""

from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import MASTER, Levels

LEVELS: Levels = {
    2: {"hatchling": 0.02, "novice": 0.1, "player": 0.3, "expert": Budget(iterations=10), "master": MASTER},
    3: {"hatchling": 0.005, "novice": 0.06, "player": 0.2, "expert": 0.6, "master": MASTER},
}
