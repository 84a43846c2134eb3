"""How the levels play Dragon, as measured in docs/results/bots.md. The more people play, the more is luck."""

from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import CHAMPION, Levels, master

LEVELS: Levels = {
    2: {
        "hatchling": 0.15,
        "novice": 0.4,
        "player": 1.0,
        "expert": Budget(iterations=10),
        "master": master(150),
        "champion": CHAMPION,
    },
    3: {
        "hatchling": 0.01,
        "novice": 0.3,
        "player": 0.65,
        "expert": 1.0,
        "master": master(40),
        "champion": CHAMPION,
    },
}
