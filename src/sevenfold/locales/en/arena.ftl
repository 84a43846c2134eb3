# The arena.

cli-about-arena = let bots play a match and rate them
cli-help-match = match
cli-help-game-id = { $games }
cli-help-rivals = bots by name, NAME@SECONDS a move, search:ITERATIONS, or a program’s file; the same one twice plays against itself
cli-help-games = how many games; every deal is played from every seat
cli-help-first-deal = number of the first deal
cli-help-sprt = stop as soon as it is clear whether the first bot is stronger by the second number of Elo points rather than by the first
cli-help-out = write each game there as a line of JSON; a match that was broken off goes on
cli-help-plot = draw the ratings there, as SVG
cli-help-patience = seconds that a program may take for a move, beyond those it was given, before the match ends
cli-help-jobs = how many games at a time; otherwise as many as there are cores
cli-help-ray = play on a Ray cluster; “local” starts one here
cli-arena-bot = bot
cli-arena-games = games
cli-arena-share = win share (95%)
cli-arena-elo = Elo (95%)
cli-arena-seconds = seconds a game
cli-arena-skill = openskill
cli-arena-better = { $bot } is stronger than { $rival }: by { $high } Elo points rather than { $low }.
cli-arena-not-better = { $bot } is not { $high } Elo points stronger than { $rival }.
cli-arena-undecided = Undecided: more games are needed.
cli-no-cluster = The Ray cluster cannot be reached ({ $reason }): check its address, and whether it is running; --ray local starts one here.
