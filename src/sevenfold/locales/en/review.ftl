# Reviews, puzzles and my games, on the page.

web-review = Review
web-review-this = Review this game
web-review-of = Review: { $game }
web-review-graph = Everyone’s chance to win over the game, judged by what each of them knew. At the end:
web-review-percent = { $share }%
web-review-wins = It wins right away.
web-review-brings = What it brings: { $notes }
web-review-blocks = After it, someone else can win on the very next move in { $less } of all possible deals, instead of { $more }.
web-review-move = Move { $ply } · { $player }
web-review-played = Played
web-review-better = Better
web-review-best = best
web-review-close = close
web-review-mistake = mistake
web-review-cost = It lowered the chance to win by { $cost }; with 95% certainty by { $low } to { $high }.
web-review-cost-exact = It lowered the chance to win by { $cost }. This was calculated to the end.
web-review-decisions = All decisions
web-review-only = Only mistakes
web-review-none = No decision was clearly a mistake.
web-review-luck = Luck and skill
web-review-accuracy = Accuracy
web-review-mistakes = Mistakes
web-review-initial = Equal share
web-review-own = Own decisions
web-review-others = Others’ decisions
web-review-skill = Decisions together
review-best-decisions = Best decisions: { $player }. All decisions together: { $gain } (± { $margin }) of a win, compared with an equal share.
review-equal-decisions = Nobody’s decisions were clearly better than the others’.
web-review-deal = Luck of the deal
web-review-draws = Luck of the draws
web-review-result = Result
web-review-fair = Fair result
web-review-cards = With all cards known
web-review-luck-about = Shares of a win. From the equal share, decisions and luck lead to the result; what is luck for one is bad luck for the others. A decision counts by how far it fell short of a usual move at that moment, 20% at most. Accuracy is 100% if every decision was the best one found. The fair result takes most of the luck away: from game to game it swings much less than the result, so it takes fewer games to see who plays better. In a long game decisions can add up to more than a whole win, and luck makes up the difference: a fair result can lie above 100% or below 0%. The last row is hindsight: what the cards were worth to somebody who sees them all from the start.
web-review-thinking = Thinking…
web-review-stopped = It stopped. What was found is kept.
web-review-on = Go on
web-review-progress = { $done } of { $all } positions. You can leave this page: it goes on.
web-review-open = Also with all cards known (hindsight)
web-review-forced = There was no choice here.
web-review-pending = This position has not been looked at yet.
web-review-table = The game
web-review-turns = Turning points
web-review-turn-decision = Move { $ply }: a decision, { $player } { $change }
web-review-turn-luck = Move { $ply }: luck, { $player } { $change }
web-review-honest = Every decision was judged by what the player knew at that moment, never by hindsight, with { $iterations } iterations of the search. Where longer thinking might change the verdict, the move is called close.

## Learning from mistakes

web-retry = Learn from mistakes
web-retry-turn = Find the best move.
web-retry-task = In the game this was played: { $played }. It lowered the chance to win by { $cost }. Find something better.
web-retry-best = Right: that is the best move.
web-retry-same = That is what was played. There is something better.
web-retry-good = Good: it wins about { $chance } of such games, the best move { $best }.
web-retry-wrong = Not this one: it wins about { $chance } of such games, the best move { $best }.
web-retry-solution = This is the best move found: it wins about { $chance } of such games.
web-retry-show = Show the solution
web-retry-next = Next
web-retry-close = Back to the review

## Puzzles

web-puzzle = Puzzle
web-puzzle-day = Puzzle of the day
web-puzzle-day-done = Solved today.
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-streak-none = One puzzle a day: how many days in a row?
web-puzzle-solve = Solve it
web-puzzle-all = All puzzles
web-puzzle-grade = Difficulty
web-puzzle-grade-1 = very easy
web-puzzle-grade-2 = easy
web-puzzle-grade-3 = medium
web-puzzle-grade-4 = hard
web-puzzle-grade-5 = very hard
web-puzzle-grade-6 = beyond our bots
web-puzzle-any = all
web-puzzle-theme = Theme
web-puzzle-today = Today’s puzzle: { $game }
web-puzzle-solved = { $solved } of { $all } solved
web-puzzle-number = Puzzle { $number }, difficulty { $grade } of 6
web-puzzle-number-solved = Puzzle { $number }, difficulty { $grade } of 6, solved
web-puzzle-none = No puzzle is like this: choose another difficulty or theme.
web-puzzle-more = { $count } more puzzles
web-puzzle-task = It is your turn. One move is clearly best: find it.
web-puzzle-task-win = It is your turn, and you can win right now: how?
web-puzzle-right = { $tries ->
    [1] Right, on the first try!
   *[other] Right, on try { $tries }!
}
web-puzzle-chance = It wins about { $chance }% of such games.
web-puzzle-wrong = Not this one: { $move }. It wins about { $chance }% of such games, the best move { $best }%.
web-puzzle-allows = After it, someone else can win on the very next move in { $share }% of all possible deals.
web-puzzle-solution = The solution: { $move }. It wins about { $chance }% of such games.
web-puzzle-over = Done.
web-puzzle-next = Next puzzle

## My games

web-games-none = No finished games yet
web-games-none-about = Play one: afterwards you can review it here.
web-games-won = { $won } of { $all } won
web-games-with = with { $names }
web-games-reviewed = Accuracy { $accuracy }, decisions { $skill }, luck { $luck }
web-games-luck = Luck
web-games-fair = Fair result, compared with an equal share
web-games-fair-better = { $mean } ± { $half } after { $count } games: you play better than your opponents.
web-games-fair-worse = { $mean } ± { $half } after { $count } games: your opponents play better than you.
web-games-fair-open = { $mean } ± { $half } after { $count } games: too early to say who plays better.
web-games-mean = { $count ->
    [one] { $count } reviewed game
   *[other] Mean of { $count } reviewed games, the oldest on the left
}
web-games-export = Export
web-games-delete-all = Delete all
web-games-delete-sure = All finished games on this device and all reviews will be deleted for good. Games on a server stay there.

## Elsewhere

web-know = Did you know?

## Help

help-review = What every decision was worth, what would have been better, and what was luck. Your device thinks about it.
help-review-graph = Tap anywhere to see the game at that moment. Circles are turning points.
help-review-show = Shows this move on the table.
help-review-only = Lists only the decisions that were clearly mistakes.
help-review-go = Shows the game at this moment.
help-review-on = Thinks about the rest of the game.
help-review-open = A thin line: who would win if everyone saw all cards, even those in the pile. Nobody could know it; no verdict depends on it.
help-review-table = Back to the table, with the whole game to replay.
help-retry = The costliest mistakes, to try again on the table.
help-retry-next = On to the next position.
help-retry-solution = Shows the best move.
help-retry-close = Leads back to the graph and the list.
help-puzzle = Opens this puzzle. The more dots, the harder it is.
help-puzzle-day = The same for everyone today. It also works offline.
help-puzzle-game = Lists this game’s puzzles.
help-puzzle-more = Shows all the other puzzles.
help-puzzle-grade = How hard: measured by which of our bots solve the puzzle.
help-puzzle-theme = What the right move is about.
help-puzzle-today = This game has a puzzle for every day, too.
help-puzzle-next = The next one that you have not solved.
help-puzzle-show = Shows the right move. The puzzle then counts as seen, not as solved on the first try.
help-puzzle-list = All puzzles, by game, difficulty and theme.
help-games-export = A file with all these games and reviews.
help-games-delete = Deletes the game and its review from this device, for good. A game on a server stays there.
