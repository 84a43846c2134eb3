# De spellen, hun onderdelen en hun opties.

## Opties

option-players = aantal spelers
option-first = welke speler begint, geteld vanaf 0
choices-first = 0 tot en met players − 1
