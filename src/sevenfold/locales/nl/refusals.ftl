# Waarom iets niet kan: één zin per reden, volgens de regel van het spel.

refusal-join = bij dit spel kun je niet meer aanschuiven als het begonnen is
