"""Playing a match: what is in the journal counts, what is missing is played, and a test may end it early."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sevenfold.arena import identity, journal
from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Match, Pairing, line_ups, rotations
from sevenfold.arena.sprt import Sprt, by_deal

Players = Callable[[Sequence[Pairing]], Iterable[PlayedGame]]


def run(
    match: Match,
    players: Players,
    file: Path | None = None,
    sprt: Sprt | None = None,
    report: Callable[[list[PlayedGame]], None] = lambda games: None,
) -> list[PlayedGame]:
    """All games of the match; `report` is told after every new one."""
    wanted, digests = list(match.pairings()), identity.of_match(match)
    known = journal.resume(file, wanted, digests) if file is not None else {}
    games = [known[one] for one in wanted if one in known]
    report(games)
    for played in players([one for one in wanted if one not in known]):
        journal.check(played, digests, file)
        games.append(played)
        if file is not None:
            journal.append(file, played)
        report(games)
        if sprt is not None and decided(match, sprt, games):
            break
    return games


def decided(match: Match, sprt: Sprt, games: Sequence[PlayedGame]) -> bool:
    """Whether the test between the first two bots has its answer."""
    return sprt.verdict(scores(match, games)) is not None


def scores(match: Match, games: Sequence[PlayedGame]) -> list[float]:
    """The first bot's win share in each deal that was played by all."""
    rounds = sum(len(rotations(line)) for line in line_ups(match.bots, match.players))
    return by_deal(games, match.bots[0], rounds)
