"""`sevenfold play`: set up a table and play."""

import argparse
from typing import Any

import sevenfold
from sevenfold import game as registry
from sevenfold.bots import program
from sevenfold.cli import compiling, saving
from sevenfold.cli.screen import Screen
from sevenfold.cli.session import Session
from sevenfold.errors import OptionError
from sevenfold.table import Table

OPTIONS = ("players", "first", "multi", "variant", "edition", "actions", "silver", "rainbow", "ages")
USUAL_BOT = "player"


def run(options: argparse.Namespace, screen: Screen) -> None:
    if options.resume is not None:
        table, bots, names = saving.read(options.resume)
        compiling.prepare(screen.texts, table.game)
        Session(table, screen, bots, names, options.resume, options.hints).run()
        return
    chosen = {name: getattr(options, name) for name in OPTIONS if hasattr(options, name)}
    game, bots_wanted = options.game, bot_names(options.bot)
    if game is None:
        game, bots_wanted = ask_game(screen, chosen, bots_wanted)
    chosen.setdefault("players", max(2, len(bots_wanted) + 1))
    registry.find(game).options.resolve(chosen)  # complains before the long wait
    compiling.prepare(screen.texts, game)
    table = sevenfold.new(game, seed=options.seed, **chosen)
    bots = seat_bots(table, bots_wanted)
    people = [seat for seat in table.seats if seat not in bots]
    names = dict(zip(people, options.names or [], strict=False))
    Session(table, screen, bots, names, options.save, options.hints).run()


def bot_names(wanted: list[str]) -> list[str]:
    """`--bot 2` is two usual bots, `--bot master` is one of that name, `--bot ./mine.py` a program."""
    names = []
    for word in wanted:
        names += [USUAL_BOT] * int(word) if word.isdecimal() and len(word) < 3 else [word]
    for name in names:
        program.check(name)
    return names


def seat_bots(table: Table, names: list[str]) -> dict[int, str]:
    """Bots take the last seats."""
    if len(names) > len(table.seats):
        most = f"0..{len(table.seats)}"
        raise OptionError(f"there can be {most} bots, not {len(names)}", "bot", str(len(names)), most)
    return dict(zip(table.seats[len(table.seats) - len(names) :], names, strict=True))


def ask_game(screen: Screen, chosen: dict[str, Any], bots: list[str]) -> tuple[str, list[str]]:
    """A few questions for whoever typed no more than `sevenfold play`."""
    games = sevenfold.games()
    screen.say("cli-welcome", "bold")
    for number, id in enumerate(games, start=1):
        screen.show(f"  {number}  {screen.texts(f'title-{id}')}: {screen.texts(f'about-{id}')}")
    game = list(games)[ask_number(screen, "cli-ask-game", 1, len(games), 1) - 1]
    players = games[game]["players"]
    if game == "seven-dragons" and "variant" not in chosen:
        chosen["variant"] = ask_variant(screen, games[game]["options"]["variant"]["choices"])
        players = [1, *players] if chosen["variant"] == games[game]["options"]["players"]["alone"] else players
    if "players" not in chosen:
        chosen["players"] = ask_number(screen, "cli-ask-players", players[0], players[-1], 2)
    if not bots and chosen["players"] > 1:
        bots = [USUAL_BOT] * ask_number(screen, "cli-ask-bots", 0, chosen["players"], chosen["players"] - 1)
    if "first" not in chosen and chosen["players"] > 1:
        screen.say(f"first-{game}", "dim")
        chosen["first"] = ask_number(screen, "cli-ask-first", 0, chosen["players"] - 1, 0)
    return game, bots


def ask_variant(screen: Screen, variants: list[str]) -> str:
    for number, name in enumerate(variants, start=1):
        screen.show(f"  {number}  {screen.texts(f'seven-dragons-variant-{name}')}")
    return variants[ask_number(screen, "cli-ask-variant", 1, len(variants), 1) - 1]


def ask_number(screen: Screen, id: str, low: int, high: int, usual: int) -> int:
    """A number within bounds; no answer means the usual one."""
    while True:
        text = screen.ask(screen.texts(id, low=low, high=high, usual=usual))
        if not text:
            return usual
        if text.isdecimal() and len(text) < 6 and low <= int(text) <= high:
            return int(text)
        screen.say("cli-ask-again", "red", low=low, high=high)
