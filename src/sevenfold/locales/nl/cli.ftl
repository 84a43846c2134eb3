# De terminal.

cli-about = Speel en bestudeer Seven Dragons, Double Seven en Dragon.
cli-about-play = spelen in deze terminal: samen, of tegen bots
cli-about-games = de spellen en hun opties tonen
cli-about-replay = een opgeslagen spel zet voor zet terugkijken
cli-about-bench = meten hoeveel zetten per seconde deze computer speelt
cli-unofficial = Niet-officieel fanproject. Seven Dragons is van Andrew Looney (Looney Labs), Double Seven van Michael Schacht (Tiki Editions), Dragon van Sylvie Barc.

cli-help-general = algemeen
cli-help-help = deze hulp tonen
cli-help-version = de versie tonen
cli-help-usage = Gebruik:
cli-help-commands = opdrachten
cli-help-table = spel
cli-bad-arguments = Dit is niet te begrijpen: { $reason }
cli-help-lang = taal: en, fr, nl of ru
cli-help-game = seven-dragons, double-seven of dragon; zonder spel vragen we ernaar
cli-help-bot = bots aan tafel: hoeveel, of één bij naam (hatchling, novice, player, expert, master; ook random, greedy), of het bestand van een programma; mag vaker
cli-help-hints = hints toestaan; gebruikelijk als je alleen tegen bots speelt
cli-help-names = namen van de menselijke spelers, op volgorde van hun plaats
cli-help-seed = nummer van het spel; hetzelfde nummer deelt altijd hetzelfde uit
cli-help-resume = verdergaan met een opgeslagen spel
cli-help-save = waar het spel wordt opgeslagen
cli-help-options = spelopties
cli-help-file = een opgeslagen spel of een spelverslag
cli-help-json = de getallen als JSON tonen
cli-help-seconds = hoeveel seconden elk spel gemeten wordt

cli-games-option = optie
cli-games-choices = keuzes
cli-games-default = standaard
cli-games-by-variant = hangt af van variant

cli-compiling = De regels worden voorbereid (alleen deze eerste keer): { $count ->
    [one] { $count } deel
   *[other] { $count } delen
}, { $seconds } s
cli-bench-game = spel
cli-bench-rate = zetten per seconde op één kern

cli-welcome = Welk spel?
cli-ask-game = Nummer [{ $usual }]:
cli-ask-variant = Welke variant? [{ $usual }]:
cli-ask-players = Hoeveel spelers, { $low } tot en met { $high }? [{ $usual }]:
cli-ask-bots = Hoeveel daarvan zijn bots, { $low } tot en met { $high }? [{ $usual }]:
cli-ask-first = Wie begint, { $low } tot en met { $high }? [{ $usual }]:
cli-ask-again = Een getal van { $low } tot en met { $high }, alsjeblieft.

cli-name-player = Speler { $seat }
cli-name-bot = Bot { $seat } ({ $bot })
cli-you = { $player } – jij
cli-curtain = { $player } is aan de beurt. De anderen kijken even weg, alsjeblieft.
cli-curtain-ready = { $player }, druk op Enter als je zover bent:
cli-prompt = { $player } >
cli-next-page = Enter: verder
cli-more = … en nog { $count }: typ een paar letters om de lijst in te korten.
cli-illegal = { $move } kan niet: { $reason } ({ $clause })
cli-nothing-found = Geen enkele mogelijke zet past bij “{ $text }”. Typ ? voor hulp.
cli-played = { $player }: { $words }
cli-saved = Opgeslagen. Verder spelen: sevenfold --lang { $language } play --resume "{ $file }"
cli-not-saved = Opslaan in { $file } is niet gelukt: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-score-none = { $won }{ $player }
cli-nobody-won = Niemand heeft gewonnen.
cli-replay-prompt = Zet { $at } van { $last }. Enter: volgende, b: terug, een getal: daarheen, q: stoppen

cli-name-nobody = Plaats { $seat } (niemand)
cli-new-cards = Nieuw in je hand: { $cards }
cli-hand-over = Druk op Enter en geef door:
cli-ask-name = Naam van de nieuwkomer (Enter: geen):
cli-ask-names = Namen, gescheiden door komma's (Enter: geen):
cli-game-line = { $number }  { $title }: { $about }
cli-discard = Aflegstapel, van boven af: { $cards }
cli-replay-hint = Nog eens bekijken: sevenfold replay "{ $file }"

cli-bad-option = { $option } kan niet { $value } zijn; mogelijk: { $allowed }
cli-bad-file = Dit bestand bevat geen leesbaar spel: { $reason }
cli-no-file = { $file }: { $reason }
cli-bad-bot = Een bot speelt niet zoals het hoort: { $reason }
cli-hint = { $words }   [{ $move }]: wint { $win }% van zulke partijen ({ $low }–{ $high })
cli-no-hints = Geen hints aan deze tafel: daarvoor moet iedereen het vooraf eens zijn (--hints).

cli-help-title = Hulp
cli-help =
    Kies stap voor stap; .. of Enter gaat één stap terug.
    Of typ een paar letters om de lijst in te korten, of de zet zelf.

    rules      de regels van dit spel in het kort
    hint       wat de sterkste bot in jouw plaats zou spelen
    log        alle zetten tot nu toe
    discard    de aflegstapel bekijken (Seven Dragons)
    join       iemand schuift halverwege aan (Seven Dragons)
    save FILE  een kopie opslaan (elke zet wordt al opgeslagen)
    quit       weggaan
