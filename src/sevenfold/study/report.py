"""A report about a game, in Markdown, with 95% intervals; and its picture."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from sevenfold import __version__
from sevenfold import game as registry
from sevenfold.arena import identity
from sevenfold.study import plan
from sevenfold.study.sampling import FIRST, Row, Sums

SURE = 1.96  # standard errors on either side of 95%
ORDINAL = "tenth"  # SLOWER, in words
TOP = 12  # moves that end games, at most
WIDTH, LEFT, RIGHT, ROW, HEAD = 720, 150, 30, 30, 46
COLOURS = ("#2a6f97", "#b5651d", "#8f2d56", "#4d7c0f", "#6d597a")
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.dim{fill:#767676;font-size:12px}.grid{stroke:#ddd}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.grid{stroke:#444}}"
)
Found = Mapping[Row, Sums]


def half(share: float, games: int) -> float:
    """Half of a share's interval."""
    return SURE * math.sqrt(max(share * (1 - share), 1 / games) / games)


def percent(share: float, games: int) -> str:
    return f"{100 * share:.1f} ± {100 * half(share, games):.1f}%"


def seats(row: Row) -> Sequence[int]:
    game = registry.find(row.game)
    return game.setup.seats(game.options.resolve(dict(row.options)))


def wins(row: Row, counts: Sums) -> list[float]:
    """The share of each player, in the order of play."""
    return [counts.wins[seat] / counts.games for seat in seats(row)]


def grid(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> list[str]:
    """A table of Markdown; the first column is words."""
    rule = "|---|" + "---:|" * (len(heads) - 1)
    return [f"| {' | '.join(heads)} |", rule, *(f"| {' | '.join(line)} |" for line in lines), ""]


def write(game: str, games: int, device: str, found: Found) -> str:
    """The whole report."""
    title = registry.find(game).title
    command = f"sevenfold study {game} --games {games}" + (f" --device {device}" if device != "cpu" else "")
    about = (
        f"`{command}` played {games:,} games for every row, and a {ORDINAL} as many where "
        f"somebody searches, deals from number {FIRST:,} on; "
        f"Sevenfold {__version__}, rules {identity.of_rules(game)}, bots {identity.of_our_bots()}. "
        f"± is a 95% interval. Where no bot is named, `{plan.USUAL}` plays at every seat. The player at place 1 begins."
    )
    parts = [f"# {title} in numbers", "", about, ""]
    parts += ["## Seats, length and choices", "", f"![Share of wins by place]({game}.svg)", ""]
    parts += [*overview("players", [(str(row.players), row) for row in plan.by_players(game)], found)]
    parts += [
        "## By bot",
        "",
        "Two players of the same strength. `greedy` overlooks nothing, `random` plays anything.",
        "",
    ]
    parts += overview("bot", [(row.bots[0], row) for row in plan.by_level(game)], found)
    parts += options(game, found)
    parts += endings(game, found)
    parts += ["## Who suits whom", "", *suits(game, found)]
    parts += fairness(game, found)
    return "\n".join(parts).rstrip() + "\n"


def overview(head: str, rows: Sequence[tuple[str, Row]], found: Found) -> list[str]:
    """A line for each row: who wins, how long it takes, how many choices there are."""
    most = max(row.players for _, row in rows)
    heads = [head, *(f"place {place}" for place in range(1, most + 1)), "moves", "choices", "most", "winner’s score"]
    return grid(heads, [[name, *overview_cells(row, found[row], most)] for name, row in rows])


def overview_cells(row: Row, counts: Sums, most: int) -> list[str]:
    shares = [percent(share, counts.games) for share in wins(row, counts)]
    mean = counts.moves / counts.games
    spread = math.sqrt(max(0.0, counts.squares / counts.games - mean * mean))
    length = f"{mean:.1f} ± {SURE * spread / math.sqrt(counts.games):.1f} (σ {spread:.1f})"
    choices = f"{counts.choices / counts.moves:.1f}"
    return [
        *shares,
        *[""] * (most - len(shares)),
        length,
        choices,
        str(counts.widest),
        f"{counts.best / counts.games:.2f}",
    ]


def options(game: str, found: Found) -> Iterator[str]:
    """What every option changes; a value that changes nothing is only named."""
    declared = list(plan.by_option(game))
    for name in dict.fromkeys(option for option, _, _ in declared):
        own = [(value, row) for option, value, row in declared if option == name]
        same = [str(value) for value in dict.fromkeys(v for v, _ in own) if is_usual(value, own, found)]
        yield f"## Option `{name}`"
        yield ""
        if same:
            yield f"Plays like the usual game, move for move: {', '.join(f'`{value}`' for value in same)}."
            yield ""
        different = [(f"{value}, {row.players} players", row) for value, row in own if str(value) not in same]
        if different:
            yield from overview(name, different, found)


def is_usual(value: object, own: Sequence[tuple[object, Row]], found: Found) -> bool:
    """Whether all games went like those without the option."""
    return all(found[row] == found[plan.table(row.game, row.players)] for each, row in own if each == value)


def endings(game: str, found: Found) -> Iterator[str]:
    """Ways to end, what happens in a game, and which moves end it."""
    rows = plan.by_players(game)
    yield from ("## How games go and end", "", "Ways to end, and how often things happen in a game:", "")
    reasons = list(dict.fromkeys(reason for row in rows for reason in found[row].reasons))
    notes = [name for name in found[rows[0]].notes if any(found[row].notes.get(name) for row in rows)]
    lines = []
    for row in rows:
        counts = found[row]
        ways = [percent(counts.reasons.get(reason, 0) / counts.games, counts.games) for reason in reasons]
        lines.append([str(row.players), *ways, *(f"{counts.notes.get(name, 0) / counts.games:.2f}" for name in notes)])
    yield from grid(["players", *(f"ends by {reason}" for reason in reasons), *notes], lines)
    yield f"The moves that end the game, by kind and card, with {rows[0].players} players:"
    yield ""
    last = sorted(found[rows[0]].last.items(), key=lambda entry: -entry[1])[:TOP]
    games = found[rows[0]].games
    yield from grid(["last move", "games"], [[f"`{move}`", percent(count / games, games)] for move, count in last])


def suits(game: str, found: Found) -> Iterator[str]:
    """How often each bot beats each other one, from both seats."""
    levels = plan.levels(game)
    duels = {(one, other): row for one, other, row in plan.duels(game)}
    yield (
        "How often the one on the left beats the one above, two players, from both seats. Somebody who wins about half "
        "of their games against a level plays like it; a good opponent to learn from is one that is beaten in three or "
        "four games of ten. For the levels that think by the clock see [the ladder](../results/bots.md)."
    )
    yield ""
    lines = []
    for one in levels:
        cells = []
        for other in levels:
            if one == other:
                cells.append("50%")
                continue
            first, second = duels[one, other], duels[other, one]
            games = found[first].games + found[second].games
            won = found[first].wins[seats(first)[0]] + found[second].wins[seats(second)[1]]
            cells.append(percent(won / games, games))
        lines.append([one, *cells])
    yield from grid(["", *levels], lines)


def fairness(game: str, found: Found) -> Iterator[str]:
    """What a handicap makes of a game between unequal players."""
    handicaps = list(plan.handicaps(game))
    if not handicaps:
        return
    given = list(dict.fromkeys(handicap.value for handicap in handicaps))
    yield from ("## A fair game for a child", "")
    yield (
        "How often the weaker one wins against the stronger one with each value of the option, from both seats. "
        "**Bold** is closest to half."
    )
    yield ""
    lines = []
    for pair in dict.fromkeys((handicap.weaker, handicap.stronger) for handicap in handicaps):
        shares = {each.value: handicap_share(each, found) for each in handicaps if (each.weaker, each.stronger) == pair}
        fairest = min(shares, key=lambda value: abs(shares[value][0] - 0.5))
        cells = [f"**{percent(*shares[v])}**" if v == fairest else percent(*shares[v]) for v in given]
        lines.append([f"{pair[0]} against {pair[1]}", *cells])
    yield from grid(["who", *("none" if value is None else str(value) for value in given)], lines)


def handicap_share(handicap: plan.Handicap, found: Found) -> tuple[float, int]:
    """The weaker one's share, and the number of games."""
    first, second = handicap.rows
    games = found[first].games + found[second].games
    return (found[first].wins[seats(first)[0]] + found[second].wins[seats(second)[1]]) / games, games


def picture(game: str, found: Found) -> str:
    """The share of wins of every place, less an equal share, for every number of players."""
    rows = plan.by_players(game)
    lines = [(row, place, share) for row in rows for place, share in enumerate(wins(row, found[row]))]
    reach = max(abs(share - 1 / row.players) + half(share, found[row].games) for row, _, share in lines)
    bottom = HEAD + ROW * len(lines)

    def x(change: float) -> float:
        return round(LEFT + (change / reach + 1) / 2 * (WIDTH - LEFT - RIGHT), 1)

    title = f"{registry.find(game).title}: wins more or less than an equal share, by place"
    parts = [f'<text x="16" y="24" font-weight="bold">{escape(title)}</text>']
    for tick in (-reach, -reach / 2, 0.0, reach / 2, reach):
        parts.append(f'<line class="grid" x1="{x(tick)}" y1="{HEAD - 8}" x2="{x(tick)}" y2="{bottom}"/>')
        label = f"{100 * tick:+.0f}%" if tick else "0"
        parts.append(f'<text class="dim" x="{x(tick)}" y="{bottom + 18}" text-anchor="middle">{label}</text>')
    for line, (row, place, share) in enumerate(lines):
        y, change = HEAD + ROW * line + ROW // 2, share - 1 / row.players
        width, colour = half(share, found[row].games), COLOURS[place % len(COLOURS)]
        label = f"{row.players} players, place {place + 1}"
        parts.append(f'<text class="dim" x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{label}</text>')
        ends = f'x1="{x(change - width)}" y1="{y}" x2="{x(change + width)}" y2="{y}"'
        parts.append(f'<line {ends} stroke="{colour}" stroke-width="3" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{x(change)}" cy="{y}" r="5" fill="{colour}"/>')
    size = f'width="{WIDTH}" height="{bottom + 32}" viewBox="0 0 {WIDTH} {bottom + 32}"'
    drawn = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{drawn}\n</svg>\n'
