"""Bots that play by actions, one at a time, as agents of environments do."""

from sevenfold.bots import Bot, program
from sevenfold.envs.single import Single
from sevenfold.errors import ActionError


class ActingBot:
    """A bot that says the actions of its moves one by one; it sees what its seat sees and nothing else."""

    def __init__(self, bot: str | Bot, seed: int | None = None) -> None:
        self.bot = program.seat(bot, seed, program.PATIENCE) if isinstance(bot, str) else bot
        self.rest: list[int] = []  # actions of its move that it has not said yet

    def act(self, single: Single) -> int:
        """The next action of the player on turn."""
        if not single.chosen:
            self.rest = self.path(single)
        if not self.rest:
            raise ActionError("somebody else has begun this move: a bot can only play whole ones")
        return self.rest.pop(0)

    def path(self, single: Single) -> list[int]:
        table = single.table()
        if table.turn is None:
            raise ActionError("nobody is on turn: the game is over")
        move = self.bot.choose(table.view(table.turn), table.legal_moves)
        return list(single.game.steps.path(table.state, single.game.notation.parse(move)))
