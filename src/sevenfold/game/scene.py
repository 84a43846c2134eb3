"""What there is to see of a game at one moment, as JSON."""

import msgspec

from sevenfold.game.json_buffer import decode
from sevenfold.game.plugin import Game
from sevenfold.game.shape import JSON
from sevenfold.kernel import entry
from sevenfold.kernel.types import EVERYTHING, NOBODY, SPECTATOR, Array, State


def heading(game: Game, options: JSON) -> bytes:
    """What every view of a table begins with."""
    return msgspec.json.encode({"game": game.id, "options": options})[:-1] + b","


def everything(game: Game, state: State, options: JSON) -> JSON:
    """The position of a record."""
    return Scene(game, entry.boxed(state), heading(game, options)).everything()


class Scene:
    """Views of one position, for all who look. The record must stay as it is meanwhile."""

    def __init__(self, game: Game, box: Array, heading: bytes) -> None:
        self.game = game
        self.box = box
        self.heading = heading
        self.texts: dict[int, tuple[bytes, bytes, bytes]] = {}  # by seat: its view, insight and choices

    def everything(self) -> JSON:
        """The position, secrets included."""
        found: JSON = decode(self.view_text(EVERYTHING))
        return found

    def view(self, seat: int | None) -> JSON:
        """What a seat may know; None is a spectator. After the game everybody may know everything."""
        found: JSON = decode(self.view_text(SPECTATOR if seat is None else seat))
        return found

    def insight(self, seat: int | None) -> JSON:
        """What the rules make of a view."""
        found: JSON = decode(self.insight_text(SPECTATOR if seat is None else seat))
        return found

    def view_text(self, seat: int) -> bytes:
        """A view as JSON text; SPECTATOR and EVERYTHING are seats here."""
        self.look(seat)
        return self.texts[seat][0]

    def insight_text(self, seat: int) -> bytes:
        self.look(seat)
        return self.texts[seat][1]

    def look(self, *seats: int) -> None:
        """Puts together what these seats may know. Once for all of them is cheaper than once for each."""
        missing = tuple([seat for seat in seats if seat not in self.texts])
        if missing:
            texts = seen_texts(self.game, self.box, self.heading, missing)
            self.texts.update(zip(missing, texts, strict=True))


def seen_texts(
    game: Game, box: Array, heading: bytes, seats: tuple[int, ...], chooser: int = NOBODY
) -> list[tuple[bytes, bytes, bytes]]:
    """View, insight and choices of each of these seats; only the chooser has choices."""
    texts = iter(game.sight.texts(box, seats, chooser))
    return [(heading + view[1:], insight, choices) for view, insight, choices in zip(texts, texts, texts, strict=True)]
