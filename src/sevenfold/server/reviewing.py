"""Reviews that the server thinks about, in turns with bots and hints; what was found lately is remembered."""

from collections import OrderedDict
from functools import partial

from sevenfold.server.thinking import ThinkingQueue
from sevenfold.study.judgement import Thought
from sevenfold.study.moment import Moment, look
from sevenfold.table import Table

REMEMBERED = 2000  # moments; a few kilobytes each


class Reviews:
    """Moments of finished games, which change no more."""

    def __init__(self, thinking: ThinkingQueue, iterations: int) -> None:
        self.thinking = thinking
        self.thought = Thought(iterations, max(1, iterations // 2))  # as `sevenfold review --iterations`
        self.remembered: OrderedDict[tuple[str, int], Moment] = OrderedDict()

    def known(self, id: str, ply: int) -> Moment | None:
        """A moment of a table's game, if somebody has asked for it lately."""
        found = self.remembered.get((id, ply))
        if found is not None:
            self.remembered.move_to_end((id, ply))
        return found

    async def look(self, person: str, id: str, table: Table, ply: int) -> Moment:
        """Thinks about a moment, in this person's turn."""
        found = await self.thinking.answer(person, partial(look, table, ply, self.thought))
        self.remembered[id, ply] = found
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)
        return found
