# Analyses, puzzels en statistieken.

cli-about-review = elke beslissing van een partij beoordelen, en geluk van kunde scheiden
cli-help-thought = iteraties van het zoeken voor elke beslissing
cli-help-thought-seed = toeval van het zoeken; hetzelfde getal geeft dezelfde analyse
cli-help-review-json = de analyse als JSON tonen
cli-help-review-plot = daar ieders kans in de loop van de partij tekenen, als SVG
cli-review-move = zet
cli-review-player = speler
cli-review-played = gespeeld
cli-review-chance = winstkans
cli-review-cost = kosten
cli-review-verdict = oordeel
cli-review-better = beter
cli-review-best = beste
cli-review-close = nipt
cli-review-mistake = fout
cli-review-turn-decision = Keerpunt bij zet { $ply }: een beslissing van { $player } ({ $change })
cli-review-turn-luck = Keerpunt bij zet { $ply }: toeval voor { $player } ({ $change })
cli-review-costly = Zet { $ply }, { $player }: { $words } kostte { $cost } van een overwinning
cli-review-instead = Beter: { $words }
cli-review-wins = Die wint meteen.
cli-review-blocks = Daarna kan iemand anders met de volgende zet winnen bij { $less } van alle tafels die er zo uitzien, niet bij { $more }.
cli-review-none = Geen enkele beslissing was duidelijk een fout.
cli-review-seat = { $player }: nauwkeurigheid { $accuracy }, { $mistakes ->
    [one] { $mistakes } fout
   *[other] { $mistakes } fouten
}. Resultaat { $result } = gelijk deel { $initial }, eigen beslissingen { $own }, die van anderen { $others }, het delen { $deal }, latere kaarten { $draws } (eerlijk resultaat { $fair })
cli-review-cards = Met open kaarten: alle kaarten samen, gedeeld en nog te komen, waren { $cards } waard; zonder hen is het resultaat { $rest }
cli-review-honest = Elke beslissing is beoordeeld naar wat de speler toen wist, met { $iterations } iteraties van het zoeken; een keuze die met meer denken anders kan uitvallen, heet nipt.
cli-review-known = naar wat ieder wist
cli-review-open = met open kaarten

cli-about-puzzles = een puzzel oplossen: die van de dag, of van een spel
cli-help-puzzles = een spel, of niets voor de puzzel van de dag; ‘make SPEL’ zoekt nieuwe, ‘verify SPEL’ beoordeelt de oude opnieuw
cli-help-grade = alleen puzzels van deze graad, van 1 (makkelijk) tot 6
cli-help-puzzle-count = make: hoeveel puzzels
cli-help-puzzle-out = make: waar ze worden opgeschreven; met een logboek ernaast kan het later verdergaan
cli-puzzles-which = Noem één spel, of ‘make’ of ‘verify’ en één spel; er zijn puzzels van { $games }.
cli-puzzles-made = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
} in { $file }
cli-bad-puzzles = { $file } bevat iets anders dan gevonden puzzels: geef na --out een ander bestand.
cli-puzzle-day = Puzzel van de dag, { $date }
cli-puzzle-task = { $player } is aan zet. Vind de beste zet. Graad { $grade }; { $themes }
cli-puzzle-prompt = Uw zet (solution: de oplossing, quit: stoppen):
cli-puzzle-right = { $tries ->
    [1] Goed, in één keer!
   *[other] Goed, bij poging { $tries }!
}
cli-puzzle-wrong = Niet { $move }: die wint ongeveer { $chance }% van zulke partijen, de beste zet { $best }%.
cli-puzzle-allows = Daarna kan iemand anders meteen met de volgende zet winnen bij { $share }% van zulke tafels.
cli-puzzle-solution = De oplossing: { $words } (wint { $chance }%)
cli-puzzle-next = Enter: nog een puzzel, quit: stoppen
theme-win = meteen winnen
theme-block = een dreiging stoppen
theme-endgame = tot het einde berekend

cli-about-study = veel partijen spelen en een verslag over het spel schrijven
cli-help-study-games = partijen voor elke regel van het verslag
cli-help-study-out = map voor het verslag en de plaatjes; wat werd onderbroken, gaat daar verder
cli-help-study-device = waar de partijen worden gespeeld; bots die zoeken, spelen altijd op de processor
cli-study-written = Het verslag staat in { $file }
cli-no-device = Er is hier geen bruikbare NVIDIA-GPU ({ $reason }): laat --device cuda weg.

cli-help-export-from = deze opgeslagen partijen (JSON of JSON-regels) exporteren in plaats van die van een server
cli-help-export-play = bots dit spel laten spelen en dat exporteren
cli-help-export-bots = wie speelt: bots bij naam, in de volgorde van de plaatsen
cli-help-export-games = hoeveel partijen de bots spelen
cli-help-export-steps = stappen in plaats van hele partijen: observatie, masker en actie van elke beslissing
cli-export-which = Partijen komen van één plek: laat er een weg van { $given }.
cli-exported-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
} geschreven naar { $file }
cli-about-train = een netwerk tegen zichzelf laten spelen, zodat het een spel leert beoordelen
cli-help-train-players = 2, of 3 voor alle grotere tafels
cli-help-train-rounds = rondes van spelen en leren
cli-help-train-positions = stellingen per ronde
cli-help-train-iterations = iteraties van het zoeken per zet; 0 kijkt één zet vooruit
cli-help-train-against = beste antwoord: altijd tegen een kampioen met N iteraties per zet spelen, en leren hem te verslaan
cli-help-train-deals = delingen tegen elke tegenstander na elke ronde
cli-help-train-out = map voor het netwerk en zijn leercurve; wat werd onderbroken, gaat daar verder
cli-train-round = Ronde { $round }: { $positions } stellingen in { $played } s, geleerd in { $learned } s; verlies { $loss }, { $greedy }% gewonnen tegen greedy, { $rival }% tegen zoeken zonder netwerk
cli-train-round-against = Ronde { $round }: { $positions } stellingen in { $played } s, geleerd in { $learned } s; verlies { $loss }, { $greedy }% gewonnen tegen greedy, { $rival }% tegen de kampioen
cli-train-written = Het netwerk staat in { $file }
cli-train-no-features = { $game } heeft geen features.py, en dat heeft een netwerk nodig: het zegt wat het netwerk van een stand te horen krijgt (CONTRIBUTING.md).
