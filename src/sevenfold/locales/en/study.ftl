# Reviews, puzzles and statistics.

cli-about-review = judge every decision of a game, and tell luck from skill
cli-help-thought = iterations of the search for each decision
cli-help-thought-seed = luck of the search; the same number gives the same review
cli-help-review-json = print the review as JSON
cli-help-review-plot = draw everybody’s chance over the game there, as SVG
cli-review-move = move
cli-review-player = player
cli-review-played = played
cli-review-chance = chance to win
cli-review-cost = cost
cli-review-verdict = verdict
cli-review-better = better
cli-review-best = best
cli-review-close = close
cli-review-mistake = mistake
cli-review-turn-decision = Turning point at move { $ply }: a decision of { $player } ({ $change })
cli-review-turn-luck = Turning point at move { $ply }: luck for { $player } ({ $change })
cli-review-costly = Move { $ply }, { $player }: { $words } cost { $cost } of a win
cli-review-instead = Better: { $words }
cli-review-wins = It wins at once.
cli-review-blocks = After it somebody else can win with the next move at { $less } of all tables that looked like this, not at { $more }.
cli-review-none = No decision was clearly a mistake.
cli-review-seat = { $player }: accuracy { $accuracy }, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}. Result { $result } = equal share { $initial }, own decisions { $own }, others’ decisions { $others }, deal { $deal }, later cards { $draws } (fair result { $fair })
cli-review-cards = With open cards: all cards together, dealt and to come, were worth { $cards }; the result without them is { $rest }
cli-review-honest = Every decision was judged by what its player knew then, with { $iterations } iterations of the search; a choice that more thought might see otherwise is called close.
cli-review-known = by what each player knew
cli-review-open = with open cards

cli-about-puzzles = solve a puzzle: of the day, or of a game
cli-help-puzzles = a game, or nothing for the puzzle of the day; “make GAME” finds new ones, “verify GAME” judges the old ones again
cli-help-grade = only puzzles of this grade, from 1 (easy) to 6
cli-help-puzzle-count = make: how many puzzles
cli-help-puzzle-out = make: where to write them; a journal beside it lets it go on later
cli-puzzles-which = Name one game, or “make” or “verify” and one game; there are puzzles of { $games }.
cli-puzzles-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $file }
cli-bad-puzzles = { $file } holds something other than puzzles that were found: give another file after --out.
cli-puzzle-day = Puzzle of the day, { $date }
cli-puzzle-task = { $player } to move. Find the best move. Grade { $grade }; { $themes }
cli-puzzle-prompt = Your move (solution: show it, quit: leave):
cli-puzzle-right = { $tries ->
    [1] Right, at the first try!
   *[other] Right, at try { $tries }!
}
cli-puzzle-wrong = Not { $move }: it wins about { $chance }% of such games, the best move { $best }%.
cli-puzzle-allows = After it somebody else can win with the very next move at { $share }% of such tables.
cli-puzzle-solution = The solution: { $words } (wins { $chance }%)
cli-puzzle-next = Enter: another puzzle, quit: leave
theme-win = win right away
theme-block = stop a threat
theme-endgame = calculated to the end

cli-about-study = play many games and write a report about the game
cli-help-study-games = games for each row of the report
cli-help-study-out = folder for the report and its pictures; what was stopped goes on there
cli-help-study-device = where games are played; searching bots always play on processors
cli-study-written = The report is in { $file }
cli-no-device = There is no NVIDIA GPU here that can be used ({ $reason }): leave out --device cuda.

cli-help-export-from = export these recorded games (JSON or JSON lines) instead of a server’s
cli-help-export-play = let bots play this game and export that
cli-help-export-bots = who plays: bots by name, in the order of the seats
cli-help-export-games = how many games the bots play
cli-help-export-steps = steps instead of whole games: observation, mask and action of every decision
cli-export-which = Games come from one place: leave out one of { $given }.
cli-exported-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} written to { $file }
cli-about-train = let a network play itself and learn to judge a game
cli-help-train-players = 2, or 3 for all tables of more
cli-help-train-rounds = rounds of playing and learning
cli-help-train-positions = positions a round
cli-help-train-iterations = iterations of the search that plays; 0 looks one move ahead
cli-help-train-against = best response instead: always play against a champion with N iterations a move, and learn to beat it
cli-help-train-deals = deals against each opponent after each round
cli-help-train-out = folder for the network and its learning curve; what was stopped goes on there
cli-train-round = Round { $round }: { $positions } positions in { $played } s, learned in { $learned } s; loss { $loss }, { $greedy }% won against greedy, { $rival }% against a search without a network
cli-train-round-against = Round { $round }: { $positions } positions in { $played } s, learned in { $learned } s; loss { $loss }, { $greedy }% won against greedy, { $rival }% against the champion
cli-train-written = The network is in { $file }
cli-train-no-features = { $game } has no features.py, which a network needs: it says what of a state the network is told (CONTRIBUTING.md).
