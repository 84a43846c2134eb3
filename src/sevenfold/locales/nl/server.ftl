# Een server, en spelen over het netwerk.

cli-about-serve = start een server: mensen spelen in de browser, programma’s via het protocol
cli-about-bot = laat een programma spelen aan de tafel van een server
cli-about-verify = controleer of een gedownload spel eerlijk gedeeld en gespeeld is
cli-help-server-options = Server
cli-help-host = het adres waarop geluisterd wordt
cli-help-port = de poort waarop geluisterd wordt; 0 neemt een vrije poort
cli-help-database = waar tafels bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
cli-help-workers = hoeveel processen er draaien (meer dan één vraagt PostgreSQL)
cli-help-url = het adres dat mensen gebruiken, als dat een ander is
cli-help-log = hoeveel het logboek zegt: debug, info, warning, error
cli-help-open = open het adres in de browser
cli-serving = Sevenfold staat op { $address }  (Ctrl+C stopt; elke zet blijft bewaard)
cli-help-server = het adres van een server
cli-help-server-table = de tafel, met haar naam of link
cli-help-server-name = hoe je daar heet
cli-help-program = een Python-bestand met een bot, of elk programma dat het regelprotocol spreekt
cli-help-token = het token van je programma; zonder token komt het als gast
cli-help-verify-file = een spel van een server: één, of één per regel
cli-verified = { $game }: { $moves ->
    [one] { $moves } zet volgt
   *[other] { $moves } zetten volgen
 } de regels, en er is gedeeld zoals beloofd. Belofte { $commitment }
cli-not-verified = Regel { $line }: { $reason }
cli-no-server = De server is niet bereikbaar: { $reason }
cli-refused = De server zegt nee: { $reason }
cli-online-seat = Je speelt plaats { $seat } aan { $table }.
cli-online-watch = Je kijkt mee aan { $table }.
cli-online-waiting = Wachten op { $player } …
cli-online-open = De tafel wacht op spelers: { $link }
cli-online-start = Iedereen is er. Druk op Enter om te beginnen
cli-online-lost = De verbinding is weg; nog een poging …
cli-online-back = Weer verbonden.
