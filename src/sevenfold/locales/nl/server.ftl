# Een server, en spelen over het netwerk.

cli-about-serve = start een server: mensen spelen in de browser, programma’s via het protocol
cli-about-bot = laat een programma spelen aan de tafel van een server
cli-about-verify = controleer of een gedownload spel eerlijk gedeeld en gespeeld is
cli-about-site = schrijf de pagina als gewone bestanden, voor elke webruimte
cli-help-site-folder = waar ze komen te staan
cli-help-site-server = een server om vrienden te ontmoeten; zonder wordt niets aangeboden waar een server voor nodig is
cli-site-written = { $folder } bevat de pagina. Elke webserver kan haar aanbieden, onder elk pad.
cli-site-unbuilt = De pagina is nog niet gebouwd: scripts/web bouwt haar.
cli-site-taken = ‘{ $folder }’ bevat andere bestanden: kies een lege map.
cli-site-server = ‘{ $server }’ is geen adres van een server: dat moet beginnen met https:// of http://.
cli-help-server-options = Server
cli-help-host = het adres waarop geluisterd wordt
cli-help-port = de poort waarop geluisterd wordt; 0 neemt een vrije poort
cli-help-database = waar tafels bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
cli-help-workers = hoeveel processen er draaien (meer dan één vraagt PostgreSQL)
cli-help-url = het adres dat mensen gebruiken, als dat een ander is
cli-help-log = hoeveel het logboek zegt: debug, info, warning, error
cli-help-open = open het adres in de browser
cli-serving = Sevenfold staat op { $address }  (Ctrl+C stopt; elke zet blijft bewaard)
cli-serving-others = Andere apparaten in je netwerk vinden het op { $address }
cli-help-server = het adres van een server
cli-help-server-table = de tafel, met haar naam of link
cli-help-server-name = hoe je daar heet
cli-help-program = een Python-bestand met een bot, of elk programma dat het regelprotocol spreekt
cli-help-token = het token van je programma; zonder token komt het als gast. Geef het liever in de omgeving, als { $variable }: anderen kunnen opdrachtregels lezen
cli-help-verify-file = een spel van een server: één, of één per regel
cli-verified = { $game }: { $moves ->
    [one] { $moves } zet volgt
   *[other] { $moves } zetten volgen
 } de regels, en er is gedeeld zoals beloofd. Belofte { $commitment }
cli-not-verified = Regel { $line } is niet te bevestigen ({ $reason }): download het spel opnieuw, en als dat niet helpt, vertrouw de deling dan niet.
cli-no-server = De server is niet bereikbaar ({ $reason }): controleer het adres, en of hij draait.
cli-refused = De server zegt nee: { $reason }.
cli-online-seat = Je speelt plaats { $seat } aan { $table }.
cli-online-watch = Je kijkt mee aan { $table }.
cli-online-waiting = Wachten op { $player } …
cli-online-open = De tafel wacht op spelers: { $link }
cli-online-start = Iedereen is er. Druk op Enter om te beginnen
cli-online-lost = De verbinding is weg; nog een poging …
cli-online-back = Weer verbonden.
cli-about-export = partijen om te bestuderen wegschrijven: van een server, opgeslagen of van bots
cli-help-export-file = het bestand: .jsonl (JSON-regels) of .parquet; zonder namen van mensen
cli-exported = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
 } geschreven naar { $file }
cli-about-backup = kopieer de tafels van een server op SQLite naar een bestand, terwijl hij draait
cli-help-backup-file = het bestand; er staat in hoe lopende spellen gedeeld zijn, dus houd het voor jezelf
cli-backed-up = { $count ->
    [one] Eén tafel is bewaard in { $file }.
   *[other] { $count } tafels zijn bewaard in { $file }.
 }
cli-backup-elsewhere = ‘{ $database }’ is geen bestand: maak een back-up met pg_dump --format=custom --file=FILE DATABASE.
cli-about-restore = zet tafels terug uit een back-up, terwijl er geen server draait
cli-help-restore-file = een bestand dat ‘sevenfold backup’ heeft geschreven
cli-restored = { $count ->
    [one] Eén tafel is terug in { $database }.
   *[other] { $count } tafels zijn terug in { $database }.
 }
cli-restore-elsewhere = ‘{ $database }’ is geen bestand: zet de database terug met pg_restore --clean --if-exists --dbname=DATABASE FILE.
cli-restore-running = Een server gebruikt ‘{ $database }’: stop hem, en zet dan terug.
cli-no-backup = ‘{ $file }’ is geen back-up: geef een bestand dat ‘sevenfold backup’ heeft geschreven.
cli-help-server-seat = de plaats, als er te kiezen valt, geteld vanaf 0

# Why the server says no.

server-malformed = het bericht is niet te lezen
server-unknown-table = die tafel bestaat niet
server-not-seated = dat is niet jouw plaats
server-not-host = dat mag alleen wie de tafel heeft klaargezet
server-not-open = dat kan nu niet aan deze tafel
server-not-running = het spel is nog niet begonnen
server-over = het spel is afgelopen
server-not-your-turn = je bent niet aan de beurt
server-stale = een andere zet was eerder
server-invalid = dat is geen zet
server-illegal = de regels staan het niet toe
server-seat-taken = er is geen vrije plaats voor je
server-seats-open = nog niet iedereen is er
server-bad-option = een van deze instellingen kan niet
server-too-many = dat is te veel tegelijk
server-bad-code = deze code klopt niet, is gebruikt of te oud
server-rate-limited = te snel; wacht even
server-unauthorized = de server kent je niet
server-too-late = je tijd is om
server-unavailable = de server is nu niet bereikbaar; probeer het zo nog eens
