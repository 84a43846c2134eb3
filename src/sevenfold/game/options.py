"""What all games' options share: reading values strictly, with errors that say what would do."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sevenfold import reading
from sevenfold.errors import OptionError, PositionError
from sevenfold.reading import is_integer, short

if TYPE_CHECKING:
    from sevenfold.game.shape import Options

SEED_LIMIT = 2**53
BY_PLAYER = {"ages"}  # options with a value for each player


def refused(rule: str, name: str, value: Any, allowed: str) -> OptionError:
    """The error for a value that an option cannot take."""
    return OptionError(f"{rule} {allowed}, not {short(value)}", name, short(value), allowed)


def only(given: Mapping[str, Any], names: Collection[str]) -> None:
    """Refuses options that the game does not have."""
    for name in given:
        if name not in names:
            there = ", ".join(names)
            raise OptionError(f"there is no option {short(name)}; there are {there}", "option", short(name), there)


def players(given: Mapping[str, Any], choices: Sequence[int]) -> int:
    """The number of players, the one option without a default."""
    if "players" not in given:
        allowed = f"{choices[0]}..{choices[-1]}"
        raise OptionError(f"say how many players: {allowed}", "players", "", allowed)
    return integer("players", given["players"], choices[0], choices[-1])


def again(own: "Options", options: dict[str, Any], seated: Sequence[int]) -> dict[str, Any]:
    """The options of a rematch: all who sit there now play, newcomers included; who sits next to the starter begins."""
    dealt = own.seats(options)
    starter = seated.index(dealt[options["first"]])
    fresh = {**options, "players": len(seated), "first": (starter + 1) % len(seated)}
    for name in BY_PLAYER & options.keys():
        values = dict(zip(dealt, options[name], strict=True))
        fresh[name] = [values.get(seat) for seat in seated]
    return own.resolve(fresh)


def first(given: Mapping[str, Any], count: int) -> int:
    """Who begins, as an index among the players."""
    return integer("first", given.get("first", 0), 0, count - 1)


def integer(name: str, value: Any, low: int, high: int | None = None) -> int:
    if not is_integer(value) or value < low or (high is not None and value > high):
        raise refused(f"{name} must be an integer", name, value, f"{low}.." if high is None else f"{low}..{high}")
    return int(value)


def boolean(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise refused(f"{name} must be", name, value, "True, False")
    return value


def choice(name: str, value: Any, choices: Collection[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise refused(f"{name} must be one of", name, value, ", ".join(choices))
    return next(known for known in choices if known == value)  # a plain str, whatever kind of str was given


def seed(value: Any) -> int:
    return integer("seed", value, 0, SEED_LIMIT - 1)


def in_force(game: "Options", given: Any) -> dict[str, Any]:
    """The options of a position or record: all of them, as they are in force."""
    stated = reading.fields(given, game.DECLARED, "options")
    try:
        options = game.resolve(stated)
    except OptionError as error:
        raise PositionError(f"options: {error}") from None
    for name, value in options.items():
        if not reading.same(plain(stated[name]), value):
            raise PositionError(f"options: {name} is not as in force: {short(value)}")
    return options


def plain(value: Any) -> Any:
    """The value with NumPy's integers as Python's."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    return int(value) if is_integer(value) else value


def copied(options: Mapping[str, Any]) -> dict[str, Any]:
    """A copy that shares nothing: options are plain values and lists of them."""
    return {name: value[:] if isinstance(value, list) else value for name, value in options.items()}
