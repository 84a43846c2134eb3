"""Learning from games: reviews of what was played, puzzles, statistics, data for others."""
