"""What there is to see of a game at one moment, read from the record once for all who look."""

from sevenfold.game.shape import JSON, Game
from sevenfold.kernel.types import State


class Scene:
    """Views of one position. They share what all of them show, so whoever wants to change one makes a scene of its own.

    The record must stay as it is meanwhile.
    """

    def __init__(self, game: Game, state: State, options: JSON) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.facts = game.position.facts(state)
        self.over: bool = self.facts.turn < 0
        self.spectacle: JSON | None = None

    def everything(self) -> JSON:
        """The position, secrets included."""
        return self.game.position.everything(self.facts, self.options)

    def view(self, seat: int | None) -> JSON:
        """What a seat may know; None is a spectator. After the game everybody may know everything."""
        knowledge = self.game.knowledge
        if self.spectacle is None:
            self.spectacle = self.everything() if self.over else knowledge.spectacle(self.facts, self.options)
        if seat is None or self.over:
            return self.spectacle
        return {**self.spectacle, **knowledge.own(self.facts, seat, self.spectacle)}

    def insight(self, seat: int | None) -> JSON:
        """What the rules make of a view."""
        return self.game.knowledge.insight(self.state, self.facts, seat)
