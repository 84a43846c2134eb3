"""How the levels play Seven Dragons, as measured in docs/results/bots.md. The more people play, the more is luck."""

from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import CHAMPION, Levels, master

LEVELS: Levels = {
    2: {
        "hatchling": 0.02,
        "novice": 0.1,
        "player": 0.3,
        "expert": Budget(iterations=10),
        "master": master(300),
        "champion": CHAMPION,
    },
    3: {
        "hatchling": 0.005,
        "novice": 0.06,
        "player": 0.2,
        "expert": 0.47,
        "master": master(150),
        "champion": CHAMPION,
    },
}
