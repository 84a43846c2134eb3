"""`sevenfold play`: set up a table and play."""

import argparse
from typing import Any

import sevenfold
from sevenfold import game as registry
from sevenfold.bots import program
from sevenfold.cli import compile_notice, extras, saved_games
from sevenfold.cli import options as game_options
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.cli.session import Session
from sevenfold.game.options import OneOf, Players
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.table import Table

USUAL_BOT = "player"
NEWEST = "-"  # `--resume` without a file


def run(options: argparse.Namespace, screen: Screen) -> None:
    if options.server is not None:
        play_online(options, screen)
        return
    chosen = game_options.chosen(options)
    if options.resume is not None:
        resume(options, chosen, screen)
        return
    game, wanted, names = options.game, bot_names(options.bot), options.names or []
    if game is None:
        game, wanted, names = ask_game(screen, chosen, wanted, names)
    chosen.setdefault("players", max(2, len(wanted) + 1))
    registry.find(game).options.resolve(chosen)  # complains before the long wait
    compile_notice.prepare(screen.texts, game)
    table = sevenfold.new(game, seed=options.seed, **chosen)
    bots = seat_bots(table, wanted)
    people = [seat for seat in table.seats if seat not in bots]
    if len(names) > len(people):
        raise CommandError("cli-too-many-names", count=len(names), most=len(people))
    named, file = dict(zip(people, names, strict=False)), options.save or saved_games.fresh_path(game)
    Session(table, screen, bots, named, file, options.hints).run()


def play_online(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("online", "play --server")
    from sevenfold.cli import online

    wish = None
    if options.table is None:
        wish = online_wish(options.game, game_options.chosen(options), bot_names(options.bot))
    online.run(options, wish, screen)


def online_wish(game: str | None, chosen: dict[str, Any], bots: list[str]) -> dict[str, Any]:
    """A table to be set up at a server: we sit at the first seat, bots at the last ones, friends between."""
    if game is None:
        raise CommandError("cli-which-table")
    chosen.setdefault("players", max(2, len(bots) + 1))
    in_force = registry.find(game).options.resolve(chosen)
    others = in_force["players"] - 1 - len(bots)
    if others < 0:
        raise CommandError("cli-too-many-bots", count=len(bots), most=in_force["players"] - 1)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * others, *({"kind": "bot", "level": name} for name in bots)]
    return {"game": game, "options": chosen, "seats": seats}


def resume(options: argparse.Namespace, chosen: dict[str, Any], screen: Screen) -> None:
    """Goes on with a saved game, just as it was."""
    kept = [f"--{name}" for name in (*chosen, "bot", "seed") if getattr(options, name) not in (None, [])]
    if options.game is not None:
        kept.insert(0, options.game)
    if kept:
        raise CommandError("cli-saved-keeps", given=" ".join(kept))
    path = saved_games.newest() if str(options.resume) == NEWEST else options.resume
    table, bots, names = saved_games.read(path)
    for name in bots.values():
        program.check(name)
    people = [seat for seat in table.seats if seat not in bots]
    names |= dict(zip(people, options.names or [], strict=False))
    compile_notice.prepare(screen.texts, table.game)
    file = options.save or (path if saved_games.is_ours(path) else saved_games.fresh_path(table.game))
    Session(table, screen, bots, names, file, options.hints).run()


def bot_names(wanted: list[str]) -> list[str]:
    """`--bot 2` is two usual bots, `--bot master` is one of that name, `--bot ./mine.py` a program."""
    names = []
    for word in wanted:
        names += [USUAL_BOT] * min(int(word), MOST_SEATS + 1) if word.isdecimal() else [word]
    for name in names:
        program.check(name)
    if len(names) > MOST_SEATS:
        raise CommandError("cli-too-many-bots", count=" ".join(wanted), most=MOST_SEATS)
    return names


def seat_bots(table: Table, names: list[str]) -> dict[int, str]:
    """Bots take the last seats."""
    if len(names) > len(table.seats):
        raise CommandError("cli-too-many-bots", count=len(names), most=len(table.seats))
    return dict(zip(table.seats[len(table.seats) - len(names) :], names, strict=True))


def ask_game(
    screen: Screen, chosen: dict[str, Any], bots: list[str], names: list[str]
) -> tuple[str, list[str], list[str]]:
    """A few questions for whoever typed no more than `sevenfold play`."""
    games = sevenfold.games()
    screen.say("cli-welcome", "bold")
    for number, id in enumerate(games, start=1):
        screen.say("cli-game-line", number=number, title=screen.texts(f"title-{id}"), about=screen.texts(f"about-{id}"))
    game = list(games)[ask_number(screen, "cli-ask-game", 1, len(games), 1) - 1]
    declared = registry.find(game).options.declared
    needed = {name for option in declared.values() for name in option.needs()}
    for option in declared.values():
        if isinstance(option, OneOf) and option.name in needed and option.name not in chosen:
            chosen[option.name] = ask_choice(screen, game, option)
    players = declared["players"]
    assert isinstance(players, Players)
    if "players" not in chosen:
        chosen["players"] = ask_number(screen, "cli-ask-players", players.fewest(chosen), players.most, 2)
    registry.find(game).options.resolve(chosen)
    if not bots and chosen["players"] > 1:
        bots = [USUAL_BOT] * ask_number(screen, "cli-ask-bots", 0, chosen["players"], chosen["players"] - 1)
    if not names and chosen["players"] - len(bots) > 1:
        names = [name for name in screen.ask(screen.texts("cli-ask-names")).split(",") if name.strip()]
    if "first" not in chosen and chosen["players"] > 1:
        if screen.texts.has(f"first-{game}"):
            screen.say(f"first-{game}", "dim")
        chosen["first"] = ask_number(screen, "cli-ask-first", 1, chosen["players"], 1) - 1
    return game, bots, [name.strip()[:24] for name in names]


def ask_choice(screen: Screen, game: str, option: OneOf) -> str:
    """An option that others depend on."""
    for number, name in enumerate(option.names, start=1):
        screen.show(f"  {number}  {screen.texts(f'option-{game}-{option.name}-{name}')}")
    return option.names[ask_number(screen, "cli-ask-variant", 1, len(option.names), 1) - 1]


def ask_number(screen: Screen, id: str, low: int, high: int, usual: int) -> int:
    """A number within bounds; no answer means the usual one."""
    while True:
        text = screen.ask(screen.texts(id, low=low, high=high, usual=usual))
        if not text:
            return usual
        if text.isdecimal() and len(text) < 6 and low <= int(text) <= high:
            return int(text)
        screen.say("cli-ask-again", "red", low=low, high=high)
