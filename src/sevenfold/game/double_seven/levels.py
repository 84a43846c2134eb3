"""How the levels play Double Seven, as measured in docs/results/bots.md. The more people play, the more is luck."""

from sevenfold.bots.strength import CHAMPION, Levels, master

LEVELS: Levels = {
    2: {"hatchling": 0.2, "novice": 0.4, "player": 0.65, "expert": 1.0, "master": master(300), "champion": CHAMPION},
}
