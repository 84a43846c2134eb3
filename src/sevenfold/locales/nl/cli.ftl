# De terminal.

cli-about = Speel en bestudeer Seven Dragons, Double Seven en Dragon.
cli-about-play = spelen in deze terminal: samen, of tegen bots
cli-about-games = de spellen en hun opties tonen
cli-about-replay = een opgeslagen spel stap voor stap bekijken
cli-about-bench = meten hoeveel zetten per seconde deze machine speelt
cli-unofficial = Onofficieel fanproject. Seven Dragons is van Andrew Looney (Looney Labs), Double Seven van Michael Schacht (Tiki Editions), Dragon van Sylvie Barc.

cli-help-lang = taal: en, fr, nl of ru
cli-help-game = seven-dragons, double-seven of dragon; anders wordt het gevraagd
cli-help-bot = bots aan tafel: een aantal, of een naam (random, greedy); mag herhaald worden
cli-help-names = namen van de mensen, op volgorde van hun plaats
cli-help-seed = deel het spel met dit nummer
cli-help-resume = ga verder met een opgeslagen spel
cli-help-save = waar het spel wordt opgeslagen
cli-help-options = opties van de spellen
cli-help-file = een opgeslagen spel
cli-help-json = toon de getallen als JSON
cli-help-seconds = hoe lang elk spel gemeten wordt

cli-games-option = optie
cli-games-choices = keuzes
cli-games-default = gewoonlijk
cli-games-by-variant = per variant
cli-games-required = verplicht

cli-compiling = De regels worden voorbereid, alleen deze eerste keer: { $count ->
    [one] { $count } deel
   *[other] { $count } delen
}, { $seconds } s
cli-bench-game = spel
cli-bench-rate = zetten per seconde, één kern

cli-welcome = Welk spel?
cli-ask-game = Nummer [{ $usual }]:
cli-ask-variant = Welke variant? [{ $usual }]:
cli-ask-players = Hoeveel spelers, { $low } tot { $high }? [{ $usual }]:
cli-ask-bots = Hoeveel daarvan zijn bots, { $low } tot { $high }? [{ $usual }]:
cli-ask-first = Wie begint, { $low } tot { $high }? [{ $usual }]:
cli-ask-again = Een getal van { $low } tot { $high }, alsjeblieft.

cli-name-player = Speler { $seat }
cli-name-bot = Bot { $seat } ({ $bot })
cli-you = { $player }, jij
cli-curtain = { $player } is aan de beurt. De anderen kijken even weg.
cli-curtain-ready = { $player }, druk op Enter als je klaar bent:
cli-prompt = { $player } >
cli-more = … en nog { $count }: typ een paar letters om de lijst korter te maken.
cli-illegal = { $move } kan niet: { $reason } ({ $clause })
cli-nothing-found = Niets wat je nu kunt spelen past bij “{ $text }”. Typ ? voor hulp.
cli-played = { $player }: { $words }   [{ $move }]
cli-joined = { $player } doet nu mee.
cli-saved = Opgeslagen in { $file }. Verder spelen: sevenfold play --resume
cli-not-saved = Opslaan in { $file } is niet gelukt: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-winners = Winnende plaatsen: { $winners }
cli-nobody-won = Niemand heeft gewonnen.
cli-replay-prompt = Zet { $at } van { $last }. Enter: volgende, b: terug, een getal: ga daarheen, q: stoppen

cli-help-title = Hulp
cli-help =
    Kies met een nummer, stap voor stap; Enter of .. gaat terug naar de hele lijst.
    Of typ een paar letters om de lijst korter te maken, of de zet zelf.

    rules      de regels van dit spel in het kort
    log        alle zetten tot nu toe
    join       iemand schuift halverwege aan (Seven Dragons)
    save FILE  opslaan; bij het weggaan wordt het spel vanzelf opgeslagen
    quit       weggaan
