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
cli-next-page = Enter: go on
cli-more = … and { $count } more: type a few letters to narrow the list.
cli-illegal = { $move } is not possible: { $reason } ({ $clause })
cli-nothing-found = Nothing you can play now matches “{ $text }”. Type ? for help.
cli-played = { $player }: { $words }
cli-saved = Saved. Continue with: sevenfold --lang { $language } play --resume "{ $file }"
cli-not-saved = Could not save in { $file }: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-score-none = { $won }{ $player }
cli-nobody-won = Nobody has won.
cli-replay-prompt = Move { $at } of { $last }. Enter: next, b: back, a number: go there, q: quit

cli-name-nobody = Seat { $seat } (nobody)
cli-new-cards = New in your hand: { $cards }
cli-hand-over = Press Enter and hand over:
cli-ask-name = Name of the newcomer (Enter: none):
cli-ask-names = Names, separated by commas (Enter: none):
cli-game-line = { $number }  { $title }: { $about }
cli-discard = Discard pile, from the top: { $cards }
cli-replay-hint = Watch it again: sevenfold replay "{ $file }"

cli-bad-option = { $option } cannot be { $value }; possible: { $allowed }
cli-bad-file = This file holds no game that can be read: { $reason }
cli-no-file = { $file }: { $reason }
cli-bad-bot = A bot does not play as it should: { $reason }
cli-hint = { $words }   [{ $move }]: wins { $win }% of such games ({ $low }–{ $high })
cli-no-hints = No hints at this table: they need everybody's consent when the game is set up (--hints).

cli-help-title = Help
cli-help =
    Choose step by step; .. goes one step back, Enter too.
    Or type a few letters to narrow the list, or the move itself.

    rules      the rules of this game in brief
    hint       what the strongest bot would play in your place
    log        all moves so far
    discard    look through the discard pile (Seven Dragons)
    join       somebody joins in mid-game (Seven Dragons)
    save FILE  save a copy (the game is saved after every move)
    quit       leave
