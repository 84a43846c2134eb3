# De arena.

cli-about-arena = laat bots een match spelen en rangschik ze
cli-help-match = match
cli-help-game-id = { $games }
cli-help-rivals = bots: een naam, NAAM@SECONDEN per zet, search:ITERATIES of het bestand van een programma; twee keer dezelfde speelt tegen zichzelf
cli-help-games = hoeveel partijen; elke deling wordt vanaf elke plaats gespeeld
cli-help-first-deal = nummer van de eerste deling
cli-help-sprt = stop zodra duidelijk is of de eerste bot eerder het tweede dan het eerste aantal Elo-punten sterker is
cli-help-out = schrijf daar elke partij als een regel JSON; een afgebroken match gaat verder
cli-help-plot = teken daar de rangschikking, als SVG
cli-help-patience = seconden die een programma over een zet mag doen, boven op zijn eigen tijd, voordat de match stopt
cli-help-jobs = hoeveel partijen tegelijk; anders zoveel als er kernen zijn
cli-help-ray = speel op een Ray-cluster; ‘local’ start er hier een
cli-arena-bot = bot
cli-arena-games = partijen
cli-arena-share = aandeel in winst (95%)
cli-arena-elo = Elo (95%)
cli-arena-seconds = seconden per partij
cli-arena-skill = openskill
cli-arena-better = { $bot } is sterker dan { $rival }: eerder { $high } Elo-punten dan { $low }.
cli-arena-not-better = { $bot } is geen { $high } Elo-punten sterker dan { $rival }.
cli-arena-undecided = Onbeslist: er zijn meer partijen nodig.
cli-no-cluster = Het Ray-cluster is niet bereikbaar ({ $reason }): controleer het adres, en of het draait; --ray local start er hier een.
