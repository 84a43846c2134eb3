# The terminal.

cli-about = Play and study Seven Dragons, Double Seven and Dragon.
cli-about-play = play at this terminal: together, or against bots
cli-about-games = list the games and their options
cli-about-replay = step through a recorded game
cli-about-bench = measure how many moves per second this machine plays
cli-unofficial = Unofficial fan project. Seven Dragons is by Andrew Looney (Looney Labs), Double Seven by Michael Schacht (Tiki Editions), Dragon by Sylvie Barc.

cli-help-general = general
cli-help-help = show this help
cli-help-version = show the version
cli-help-usage = Usage:
cli-help-commands = commands
cli-help-table = game
cli-bad-arguments = This cannot be understood: { $reason }
cli-help-lang = language: en, fr, nl or ru
cli-help-game = seven-dragons, double-seven or dragon; without it you will be asked
cli-help-bot = seat bots: how many, or one by name (hatchling, novice, player, expert, master; also random, greedy), or a program’s file; may be repeated
cli-help-hints = allow hints; usual when you play alone against bots
cli-help-names = names of the human players, in the order of their seats
cli-help-seed = number of the deal; the same number gives the same deal
cli-help-resume = continue a saved game
cli-help-save = where to save the game
cli-help-options = game options
cli-help-file = a saved game or a record
cli-help-json = print the numbers as JSON
cli-help-seconds = seconds to measure each game

cli-games-option = option
cli-games-choices = choices
cli-games-default = default
cli-games-by-variant = depends on variant

cli-compiling = Preparing the rules (this first time only): { $count ->
    [one] { $count } part
   *[other] { $count } parts
}, { $seconds } s
cli-bench-game = game
cli-bench-rate = moves per second on one core

cli-welcome = Which game?
cli-ask-game = Number [{ $usual }]:
cli-ask-variant = Which variant? [{ $usual }]:
cli-ask-players = How many players, { $low } to { $high }? [{ $usual }]:
cli-ask-bots = How many of them are bots, { $low } to { $high }? [{ $usual }]:
cli-ask-first = Who begins, { $low } to { $high }? [{ $usual }]:
cli-ask-again = A number from { $low } to { $high }, please.

cli-name-player = Player { $seat }
cli-name-bot = Bot { $seat } ({ $bot })
cli-you = { $player } – you
cli-curtain = { $player } is next. Everybody else, please look away.
cli-curtain-ready = { $player }, press Enter when you are ready:
cli-prompt = { $player } >
cli-more = … and { $count } more: type a few letters to narrow the list.
cli-illegal = { $move } is not possible: { $reason } ({ $clause })
cli-nothing-found = Nothing you can play now matches “{ $text }”. Type ? for help.
cli-played = { $player }: { $words }   [{ $move }]
cli-joined = { $player } has joined the game.
cli-saved = Saved. Continue with: sevenfold play --resume "{ $file }"
cli-not-saved = Could not save in { $file }: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-winners = Winning seats: { $winners }
cli-nobody-won = Nobody has won.
cli-replay-prompt = Move { $at } of { $last }. Enter: next, b: back, a number: go there, q: quit

cli-bad-option = { $option } cannot be { $value }; possible: { $allowed }
cli-bad-file = This file holds no game that can be read: { $reason }
cli-no-file = { $file }: { $reason }
cli-bad-bot = A bot does not play as it should: { $reason }
cli-hint = { $words }   [{ $move }]: wins { $win }% of such games ({ $low }–{ $high })
cli-no-hints = No hints at this table: they need everybody's consent when the game is set up (--hints).

cli-help-title = Help
cli-help =
    Choose by number, step by step; Enter or .. goes back to the whole list.
    Or type a few letters to narrow the list, or the move itself.

    rules      the rules of this game in brief
    hint       what the strongest bot would play in your place
    log        all moves so far
    join       somebody joins in mid-game (Seven Dragons)
    save FILE  save the game (this also happens by itself when you leave)
    quit       leave
