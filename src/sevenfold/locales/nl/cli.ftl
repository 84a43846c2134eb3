# De terminal.

cli-about = Speel en bestudeer gezelschapsspellen: { $games }.
cli-about-play = spelen in deze terminal: samen, of tegen bots
cli-about-games = de spellen en hun opties tonen
cli-about-replay = een opgeslagen spel zet voor zet terugkijken
cli-about-bench = meten hoeveel zetten per seconde deze computer speelt
cli-unofficial = Niet-officieel fanproject.

cli-help-general = algemeen
cli-help-help = deze hulp tonen
cli-help-version = de versie tonen
cli-help-usage = Gebruik:
cli-help-commands = opdrachten
cli-help-table = spel
cli-help-lang = taal: en, fr, nl of ru
cli-help-game = { $games }; zonder spel vragen we ernaar
cli-help-bot = bots aan tafel: hoeveel, of één bij naam (hatchling, novice, player, expert, master, champion; ook random, greedy), of het bestand van een programma; mag vaker
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
cli-name-bot = Bot { $seat } · { $bot }
cli-name-level = Bot { $seat } · niveau { $bot }
cli-you = { $player } – jij
cli-curtain = { $player } is aan de beurt. De anderen kijken even weg, alsjeblieft.
cli-curtain-ready = { $player }, druk op Enter als je zover bent:
cli-prompt = { $player } >
cli-next-page = Enter: verder
cli-more = … en nog { $count }: typ een paar letters om de lijst in te korten.
cli-illegal = { $move } kan niet: { $reason } ({ $clause })
cli-nothing-found = Geen enkele mogelijke zet past bij ‘{ $text }’. Typ ? voor hulp.
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
cli-ask-names = Namen, gescheiden door komma’s (Enter: geen):
cli-game-line = { $number }  { $title }: { $about }
cli-discard = Aflegstapel, van boven af: { $cards }
cli-replay-hint = Nog eens bekijken: sevenfold replay "{ $file }"

cli-hint = { $words }   [{ $move }]: wint { $win }% van zulke partijen ({ $low }–{ $high })
cli-no-hints = Geen hints aan deze tafel: daarvoor moet iedereen het vooraf eens zijn (--hints).

cli-help-title = Hulp
cli-help =
    Kies stap voor stap; .. of Enter gaat één stap terug.
    Of typ een paar letters om de lijst in te korten, of de zet zelf.

    rules      de regels van dit spel in het kort
    hint       wat de sterkste bot in jouw plaats zou spelen
    log        alle zetten tot nu toe
    discard    de aflegstapel bekijken, als die er is
    join       iemand schuift halverwege aan, als de regels dat toelaten
    save FILE  een kopie opslaan (elke zet wordt al opgeslagen)
    quit       weggaan

# Wat niet kan: argumenten.

cli-bad-arguments = ‘{ $given }’ wordt hier niet begrepen; { $command } --help laat zien wat er is.
cli-missing-arguments = Er ontbreekt iets: { $missing }; { $command } --help laat zien wat daar hoort.
cli-missing-value = Na { $option } hoort een waarde; { $command } --help laat zien welke.
cli-needless-value = { $option } heeft geen waarde nodig: laat { $value } weg.
cli-ambiguous-option = { $option } kan { $allowed } betekenen: schrijf het voluit.
cli-bad-choice = { $option } moet een van deze zijn: { $allowed }, niet ‘{ $value }’.
cli-game-is-no-command = ‘{ $game }’ is een spel: sevenfold play { $game } begint het.
cli-bad-integer = { $option } moet een geheel getal zijn, niet ‘{ $value }’.
cli-bad-number = { $option } moet een getal van { $low } tot en met { $high } zijn, niet ‘{ $value }’.
cli-bad-seconds = { $option } moet een aantal seconden zijn, meer dan 0 en hoogstens { $high }, niet ‘{ $value }’.
cli-bad-sprt = { $option } moet uit twee aantallen Elo-punten bestaan, het kleinste eerst, bijvoorbeeld 0,50, niet ‘{ $value }’.

# Spellen en hun opties.

cli-bad-game = Er is geen spel ‘{ $value }’; kies { $allowed }.
cli-bad-game-option = Dit spel heeft geen optie --{ $value }; het heeft { $allowed }.
cli-fixed-option = Deze variant bepaalt { $option } zelf: laat die optie weg.
cli-bad-actions = { $option } moet kaarten uit { $allowed } noemen, gescheiden door komma’s en elk maar één keer, niet ‘{ $value }’.
cli-bad-ages = { $option } moet van elke speler de leeftijd geven, van 3 tot en met 999, of ‘-’ vanaf 7 jaar: voor twee spelers bijvoorbeeld 5,- en niet ‘{ $value }’.

# Bots.

cli-bad-bot = Er is geen bot ‘{ $value }’; kies { $allowed }, search:400 (of een ander aantal iteraties), of het bestand van een programma, zoals ./my_bot.py.
cli-bad-budget = ‘{ $value }’ is geen bot met een tijd: na de @ komt een aantal seconden, bijvoorbeeld master@0.5.
cli-bot-start = { $bot } kan niet worden gestart ({ $detail }): het moet een Python-bestand zijn dat op .py eindigt, of een programma dat uitgevoerd mag worden.
cli-bot-ended = { $bot } is gestopt zonder antwoord; wat het in de terminal schreef, zegt misschien waarom.
cli-bot-illegal = { $bot } antwoordde { $detail }, wat geen geldige zet is: het moet antwoorden met een van de zetten die het kreeg.
cli-bot-late = { $bot } antwoordde niet binnen { $detail } seconden: maak het sneller, of geef het meer tijd met --patience.
cli-too-many-bots = Hier kunnen hoogstens { $most } plaatsen van bots zijn, maar --bot vraagt er { $count }: vraag er minder, of meer --players.
cli-too-many-names = --names geeft meer namen ({ $count }) dan er mensen aan deze tafel zitten ({ $most }): laat er weg, of neem minder bots.

# Matches.

cli-arena-alone = Een match heeft minstens twee spelers aan tafel nodig: geef --players 2 of meer.
cli-arena-one-bot = Een match heeft minstens twee bots nodig: noem er nog een naast { $bot }, of dezelfde nog eens.
cli-bad-journal = { $file } bevat iets anders dan partijen van een match: geef een ander bestand na --out.
cli-journal-changed = { $what } is veranderd sinds partijen in { $file } zijn gespeeld, dus dat zijn niet zijn resultaten: geef een ander bestand na --out, of verwijder dit.
cli-rules-changed = De regels van { $what } zijn veranderd sinds partijen in { $file } zijn gespeeld, dus die tellen niet meer: geef een ander bestand na --out, of verwijder dit.
cli-match-changed = { $what } is tijdens de match veranderd: begin de match opnieuw.

# Servers en databases.

cli-needs-extra = { $command } heeft pakketten nodig die niet geïnstalleerd zijn; installeer ze met: pip install 'sevenfold[{ $extra }]'
cli-bad-workers = { $option } moet een getal van 1 tot en met 64 zijn, en meer dan 1 vraagt --database postgresql://USER@HOST/NAME; het was ‘{ $value }’.
cli-bad-database = De database ‘{ $value }’ is niet bruikbaar: geef sqlite:///FILE, met een bestand dat geen andere server gebruikt, of postgresql://USER@HOST/NAME.
cli-no-database = Er is geen database van Sevenfold op ‘{ $database }’: geef die van je server, --database sqlite:///FILE of postgresql://USER@HOST/NAME.
cli-database-away = De database ‘{ $database }’ antwoordt niet ({ $reason }): controleer het adres, en of hij draait.
cli-database-refused = De database ‘{ $value }’ laat ons niet binnen ({ $allowed }): controleer de naam, de gebruiker en het wachtwoord.
cli-few-connections = PostgreSQL heeft te weinig vrije verbindingen voor --workers { $value }; het zijn er genoeg voor { $allowed }. Geef minder processen op, of verhoog max_connections.
cli-bad-settings = { $option } heeft in de omgeving een onmogelijke waarde: verbeter die, of haal die weg.
cli-bad-host = ‘{ $host }’ is geen adres van deze computer; geef --host localhost, of --host 0.0.0.0 om andere apparaten toe te laten.
cli-port-taken = Een ander programma gebruikt { $file }: stop het, of kies een andere --port.
cli-bad-server = ‘{ $value }’ is geen adres van een server; zo ziet er een uit: http://localhost:7777.
cli-bad-table = ‘{ $value }’ is geen tafel; geef haar naam, of haar link, zoals http://localhost:7777/t/ID.
cli-which-table = Zeg wat je op de server wilt spelen: een spel, voor een nieuwe tafel, of --table met de naam of link van een bestaande.

# Bestanden.

cli-no-file = { $file } bestaat niet: controleer het pad.
cli-no-folder = Een deel van het pad { $file } is geen map: controleer het pad.
cli-file-is-folder = { $file } is een map, en er is een bestand nodig: geef het pad van een bestand.
cli-file-forbidden = Je mag { $file } niet gebruiken: kies iets anders, of verander wie het mag gebruiken.
cli-file-trouble = { $file } is niet bruikbaar ({ $reason }): kies iets anders, of los dat op.
cli-bad-file = Dit bestand bevat geen leesbaar spel ({ $reason }): geef er een dat hier is opgeslagen of van een server komt.
cli-nothing-saved = In { $folder } is nog geen spel opgeslagen: begin er een met sevenfold play.
cli-saved-keeps = Een opgeslagen spel gaat verder zoals het was: laat { $given } weg.
