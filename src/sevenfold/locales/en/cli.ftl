# The terminal.

cli-about = Play and study tabletop games: { $games }.
cli-about-play = play at this terminal: together, or against bots
cli-about-games = list the games and their options
cli-about-replay = step through a recorded game
cli-about-bench = measure how many moves per second this machine plays
cli-unofficial = Unofficial fan project.

cli-help-general = general
cli-help-help = show this help
cli-help-version = show the version
cli-help-usage = Usage:
cli-help-commands = commands
cli-help-table = game
cli-help-lang = language: en, fr, nl or ru
cli-help-game = { $games }; without it you will be asked
cli-help-bot = seat bots: how many, or one by name (hatchling, novice, player, expert, master, champion; also random, greedy), or a program’s file; may be repeated
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
cli-name-bot = Bot { $seat } · { $bot }
cli-name-level = Bot { $seat } · level { $bot }
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
cli-nobody-won = Nobody won.
cli-replay-prompt = Move { $at } of { $last }. Enter: next, b: back, a number: go there, q: quit

cli-name-nobody = Seat { $seat } (nobody)
cli-new-cards = New in your hand: { $cards }
cli-hand-over = Press Enter and hand over:
cli-ask-name = Name of the newcomer (Enter: none):
cli-ask-names = Names, separated by commas (Enter: none):
cli-game-line = { $number }  { $title }: { $about }
cli-discard = Discard pile, from the top: { $cards }
cli-replay-hint = Watch it again: sevenfold replay "{ $file }"

cli-hint = { $words }   [{ $move }]: wins { $win }% of such games ({ $low }–{ $high })
cli-no-hints = No hints at this table: they need everybody’s consent when the game is set up (--hints).

cli-help-title = Help
cli-help =
    Choose step by step; .. goes one step back, Enter too.
    Or type a few letters to narrow the list, or the move itself.

    rules      the rules of this game in brief
    hint       what the strongest bot would play in your place
    log        all moves so far
    discard    look through the discard pile, where there is one
    join       somebody joins in mid-game, where the rules allow it
    save FILE  save a copy (the game is saved after every move)
    quit       leave

# What cannot be: arguments.

cli-bad-arguments = “{ $given }” is not understood here; { $command } --help shows what there is.
cli-missing-arguments = Something is missing: { $missing }; { $command } --help shows what belongs there.
cli-missing-value = { $option } needs a value after it; { $command } --help shows which.
cli-needless-value = { $option } takes no value: leave { $value } out.
cli-ambiguous-option = { $option } could mean { $allowed }: write it out.
cli-bad-choice = { $option } must be one of { $allowed }, not “{ $value }”.
cli-game-is-no-command = “{ $game }” is a game: sevenfold play { $game } starts it.
cli-bad-integer = { $option } must be a whole number, not “{ $value }”.
cli-bad-number = { $option } must be a number from { $low } to { $high }, not “{ $value }”.
cli-bad-seconds = { $option } must be a number of seconds, more than 0 and at most { $high }, not “{ $value }”.
cli-bad-sprt = { $option } must be two numbers of Elo points, the smaller one first, for example 0,50, not “{ $value }”.

# Games and their options.

cli-bad-game = There is no game “{ $value }”; choose { $allowed }.
cli-bad-game-option = This game has no option --{ $value }; it has { $allowed }.
cli-fixed-option = This variant decides { $option } by itself: leave it out.
cli-bad-actions = { $option } must name some of { $allowed }, separated by commas and each only once, not “{ $value }”.
cli-bad-ages = { $option } must give each player’s age, from 3 to 999, or “-” for 7 and over, so for two players for example 5,- and not “{ $value }”.

# Bots.

cli-bad-bot = There is no bot “{ $value }”; choose { $allowed }, search:400 (or another number of iterations), or the file of a program, such as ./my_bot.py.
cli-bad-budget = “{ $value }” is no bot with a time: after the @ comes a number of seconds, for example master@0.5.
cli-bot-start = { $bot } cannot be started ({ $detail }): it must be a Python file whose name ends in .py, or a program that may be executed.
cli-bot-ended = { $bot } has ended without an answer; what it wrote to the terminal may say why.
cli-bot-illegal = { $bot } answered { $detail }, which is no legal move: it must answer with one of the moves that it was sent.
cli-bot-late = { $bot } did not answer within { $detail } seconds: make it faster, or give it more time with --patience.
cli-too-many-bots = At most { $most } of the seats here can be bots, but --bot asks for { $count }: ask for fewer, or for more --players.
cli-too-many-names = --names gives more names ({ $count }) than there are people at this table ({ $most }): leave some out, or seat fewer bots.

# Matches.

cli-arena-alone = A match needs at least two players at the table: give --players 2 or more.
cli-arena-one-bot = A match needs at least two bots: name another one beside { $bot }, or the same one again.
cli-bad-journal = { $file } holds something other than games of a match: give another file after --out.
cli-journal-changed = { $what } has changed since games in { $file } were played, so these are not its results: give another file after --out, or delete this one.
cli-rules-changed = The rules of { $what } have changed since games in { $file } were played, so these do not count any more: give another file after --out, or delete this one.
cli-match-changed = { $what } has changed while the match was being played: begin the match again.

# Servers and databases.

cli-needs-extra = { $command } needs packages that are not installed; install them with: pip install 'sevenfold[{ $extra }]'
cli-bad-workers = { $option } must be a number from 1 to 64, and more than 1 needs --database postgresql://USER@HOST/NAME; it was “{ $value }”.
cli-bad-database = The database “{ $value }” cannot be used: give sqlite:///FILE, with a file that no other server is using, or postgresql://USER@HOST/NAME.
cli-no-database = There is no database of Sevenfold’s at “{ $database }”: give the one that your server uses, --database sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-database-away = The database “{ $database }” cannot be asked ({ $reason }): check its address, and whether it is running.
cli-database-refused = The database “{ $value }” does not let us in ({ $allowed }): check its name, its user and the password.
cli-few-connections = PostgreSQL has too few connections to spare for --workers { $value }; they are enough for { $allowed }. Give fewer workers, or raise its max_connections.
cli-bad-settings = { $option } in the environment holds what it cannot be: correct it, or unset it.
cli-bad-host = “{ $host }” is no address of this computer; give --host localhost, or --host 0.0.0.0 to let other devices in.
cli-port-taken = Another program is using { $file }: stop it, or choose another --port.
cli-bad-server = “{ $value }” is no address of a server; one looks like http://localhost:7777.
cli-bad-table = “{ $value }” names no table; give its id, or its link, which looks like http://localhost:7777/t/ID.
cli-which-table = Say what to play at the server: a game, for a new table, or --table with the id or link of one that is there.

# Files.

cli-no-file = There is no { $file }: check the path.
cli-no-folder = A part of the path { $file } is no folder: check the path.
cli-file-is-folder = { $file } is a folder, where a file is needed: give the path of a file.
cli-file-forbidden = You have no permission to use { $file }: choose another, or change who may use it.
cli-file-trouble = { $file } cannot be used ({ $reason }): choose another, or put that right.
cli-bad-file = This file holds no game that can be read ({ $reason }): give one that was saved here or downloaded from a server.
cli-nothing-saved = No game has been saved in { $folder } yet: begin one with sevenfold play.
cli-saved-keeps = A saved game goes on as it was: leave { $given } out.
