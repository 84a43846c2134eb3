"""Puzzles out of real play: positions in which one move is clearly best, found by a search and verified by more."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

import numpy as np

import sevenfold
from sevenfold import bots
from sevenfold import game as registry
from sevenfold.bots.advice import ENDGAME
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import Budget, Found, ponder
from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel.types import State
from sevenfold.study.effects import Effects, can_win, effects, threat, winning_moves
from sevenfold.study.judgement import Chance, Thought, certain, chance, compared, gap
from sevenfold.study.puzzle import LEVELS, Puzzle
from sevenfold.table import Table

FOUND_BY = Thought(400, 200)
VERIFIED_BY = FOUND_BY.times(10)
CLEAR = 0.06  # of a win: by so much, at least (95%), the best move is better than any other
PROMISING = 0.08  # likewise, at first sight
TRIED = 5  # visits that make a second move worth comparing with
DOMINANT = 0.6  # share of all visits with which a favourite leaves the others too few
GLANCES = 8  # imagined tables at which others look for a win after a wrong move
FEWEST, MOST = 4, 200  # legal moves
RIVALS = 6  # moves that are compared most thoroughly
TRIES = 6000  # shared by all legal moves, for an answer to every wrong one
EACH = (50, 400)  # but no fewer, and no more
SOLUTIONS = 3  # moves that may be equally good: the same plan in another order; or one in TENTH, where there are many
TENTH = 10
PER_GAME = 3
EXAMINED = 12  # decisions of a game, at most
ATTEMPTS = 4  # of each level, for the grade
PLAYERS = ("expert", "player")  # they take turns from game to game: mistakes make puzzles, too
BLOCKED = 0.25  # share of tables at which wrong moves let others win, and the right one hardly ever


@dataclass(frozen=True)
class Candidate:
    """A decision at which one move looks much better than the next."""

    table: Table
    gap: float


def find(game: str, seed: int) -> list[Puzzle]:
    """The puzzles of one game, dealt from this seed."""
    random = Random(f"{game} {seed}")
    promising = sorted(played(game, seed, random), key=lambda one: -one.gap)
    found: list[Puzzle] = []
    for one in promising[:EXAMINED]:
        puzzle = examine(one.table, seed, random)
        if puzzle is not None and (puzzle.exact is None or puzzle.exact not in [other.exact for other in found]):
            found.append(graded(puzzle))
        if len(found) == PER_GAME:
            break
    return found


def verify(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle judged again, with luck of its own; none if it does not hold any more."""
    again = examine(puzzle.table.copy(), puzzle.seed, Random(f"{puzzle.id} again"))
    if again is None or not set(again.best) & set(puzzle.best):
        return None
    return replace(again, solved=puzzle.solved) if set(again.best) == set(puzzle.best) else graded(again)


def played(game: str, seed: int, random: Random) -> Iterator[Candidate]:
    """Bots play the game; decisions that look like puzzles are handed out."""
    table = sevenfold.new(game, players=3 if seed % 4 == 3 else 2, seed=seed)
    names = [PLAYERS[(seat + seed) % 2] if seed % 2 else PLAYERS[0] for seat in range(len(table.seats))]
    seated = [bots.find(name, random.randrange(SEED_LIMIT)) for name in names]
    while table.turn is not None:
        if FEWEST <= len(table.legal_moves) <= MOST:
            ahead = promise(search(table, FOUND_BY.iterations, random))
            if ahead >= PROMISING:
                yield Candidate(table.copy(), ahead)
            elif can_win(table) and 0 < len(winning_moves(table)) <= most_solutions(table):
                yield Candidate(table.copy(), 1.0)
        bot = seated[table.seats.index(table.turn)]
        table.play(bot.choose(table.view(table.turn), table.legal_moves))


def most_solutions(table: Table) -> int:
    return max(SOLUTIONS, len(table.legal_moves) // TENTH)


def search(table: Table, iterations: int, random: Random) -> list[Found]:
    """The moves that were tried, the best first, from what the seat on turn knows."""
    game = registry.find(table.game)
    register(game)
    return ponder(game, imagined(table, random), Budget(iterations=iterations, endgame=ENDGAME), random)


def imagined(table: Table, random: Random) -> State:
    assert table.turn is not None
    return table.redeal(table.turn, random.randrange(SEED_LIMIT)).state


def promise(found: Sequence[Found]) -> float:
    """By how much the favourite, or one of the next, is ahead of those that come after it."""
    best = found[0].value
    if found[0].visits == 0:
        worse = [best - one.value for one in found if one.value < best]
        return min(worse, default=0.0) if len(found) - len(worse) <= SOLUTIONS and len(worse) >= FEWEST - 1 else 0.0
    dominant = found[0].visits > DOMINANT * sum(one.visits for one in found)
    values = sorted((one.value for one in found[1:] if one.visits >= (1 if dominant else TRIED)), reverse=True)
    ahead = [one - other for one, other in pairwise([best, *values])]
    return max(ahead[:SOLUTIONS], default=0.0)


def examine(table: Table, seed: int, random: Random) -> Puzzle | None:
    """The decision as a puzzle, if its best moves are clearly best by ten times the thought that found them."""
    if wins := [table.code(move) for move in winning_moves(table)]:
        return won(table, seed, wins, random)
    found = search(table, VERIFIED_BY.iterations, random)
    if promise(found) < CLEAR:
        return None
    if found[0].visits == 0:
        return solved(table, seed, found)
    chances = rough(table, random)
    codes = sorted(chances, key=lambda code: (code != found[0].move, -chances[code]))[: RIVALS + 1]
    tries = weigh_all(table, codes, VERIFIED_BY.tries, random)
    order = sorted(range(len(codes)), key=lambda place: -tries.means[place])
    for several in range(1, min(SOLUTIONS + 1, len(order) - FEWEST + 2)):
        best, closest = order[:several], tries.closest(order[several - 1], order[several:])
        if closest.low >= CLEAR and 0 in best:
            right = [codes[place] for place in best]
            return described(table, seed, right, None, closest, chances | tries.chances())
    return None


def won(table: Table, seed: int, wins: Sequence[int], random: Random) -> Puzzle | None:
    """To win at once, if little else does as well."""
    chances = rough(table, random)
    others = sorted((code for code in chances if code not in wins), key=lambda code: -chances[code])
    if len(wins) > most_solutions(table) or len(others) < FEWEST - 1:
        return None
    tries = weigh_all(table, [wins[0], *others[:RIVALS]], VERIFIED_BY.tries, random)
    closest = tries.closest(0, range(1, len(tries.codes)))
    if closest.low < CLEAR:
        return None
    return described(table, seed, wins, "win", closest, chances | tries.chances() | dict.fromkeys(wins, 1.0))


def solved(table: Table, seed: int, found: Sequence[Found]) -> Puzzle:
    """What was calculated to the end."""
    values = {one.move: one.value for one in found}
    best = [move for move, value in values.items() if value == found[0].value]
    second = max(value for move, value in values.items() if move not in best)
    return described(table, seed, best, "endgame", certain(found[0].value - second), values)


def rough(table: Table, random: Random) -> dict[int, float]:
    """The chance of every legal move, by a few tries each."""
    codes = table.legal_moves.codes
    return weigh_all(table, codes, max(EACH[0], min(EACH[1], TRIES // len(codes))), random).chances()


@dataclass(frozen=True)
class Tries:
    """Moves that were tried equally often, and how it went."""

    root: State
    codes: Sequence[int]
    values: np.ndarray
    count: int  # of each

    @property
    def means(self) -> list[float]:
        return [float(mean) for mean in self.values.reshape(len(self.codes), self.count).mean(axis=1)]

    def chances(self) -> dict[int, float]:
        each = zip(self.codes, self.means, strict=True)
        return {code: chance(self.root, mean, self.count).value for code, mean in each}

    def closest(self, one: int, others: Iterable[int]) -> Chance:
        """What the best of the others costs compared with one, by the lower ends of the intervals."""
        gaps = [gap(self.root, self.values, self.count, one, other) for other in others]
        return min(gaps, key=lambda cost: cost.low)


def weigh_all(table: Table, codes: Sequence[int], tries: int, random: Random) -> Tries:
    game, root = registry.find(table.game), imagined(table, random)
    return Tries(root, codes, compared(game, root, codes, tries, random.randrange(SEED_LIMIT)), tries)


def described(
    table: Table, seed: int, best: Sequence[int], exact: str | None, closest: Chance, chances: dict[int, float]
) -> Puzzle:
    """With all that a solver is told: what each wrong try allows, what it is about. It has no grade yet."""
    write = registry.find(table.game).notation.write
    moves = list(table.legal_moves)
    allows = [0.0 if exact == "endgame" else threat(table, move, GLANCES) for move in moves]
    right = [write(code) for code in best]
    done = effects(table, right[0])
    return Puzzle(
        game=table.game,
        seed=seed,
        options={"players": len(table.seats)},
        moves=tuple(table.moves),
        best=tuple(right),
        exact=exact,
        gap=tuple(closest.as_json()),
        chances=tuple(round(100 * chances[code]) for code in table.legal_moves.codes),
        allows=tuple(round(100 * share) for share in allows),
        solved=(),
        themes=themes(table, right[0], done, exact, [a for m, a in zip(moves, allows, strict=True) if m not in right]),
    )


def themes(table: Table, move: str, done: Effects, exact: str | None, wrong: Sequence[float]) -> tuple[str, ...]:
    """What the best move is about: a win, a threat that it parries, and the kinds of the move and of its notes."""
    found = [exact] if exact else []
    if not done.wins and max(wrong, default=0.0) >= BLOCKED > 4 * done.allows:
        found.append("block")
    kinds = [table.fields(move)["kind"], *(note["kind"] for note in done.notes)]
    return tuple(dict.fromkeys([*found, *(f"{table.game}-{kind}" for kind in kinds)]))


def graded(puzzle: Puzzle) -> Puzzle:
    """With what each level makes of it."""
    return replace(puzzle, solved=tuple(solved_by(puzzle.table, puzzle.best, level) for level in LEVELS))


def solved_by(table: Table, best: Sequence[str], level: str) -> int:
    """How many of its attempts a level solves, in percent."""
    view, moves = table.view(table.turn), table.legal_moves
    right = [bots.find(level, seed).choose(view, moves) in best for seed in range(ATTEMPTS)]
    return round(100 * sum(right) / ATTEMPTS)
