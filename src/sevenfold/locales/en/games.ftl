# The games, their parts and their options.

## Options

option-players = number of players
option-first = which player begins, counted from 0
choices-first = 0 to players − 1
