# Reviews, puzzles and my games, on the page.

web-review = Analyse
web-review-this = Deze partij analyseren
web-review-of = Analyse: { $game }
web-review-graph = Ieders kans om te winnen in de loop van de partij, naar wat ieder wist. Aan het eind:
web-review-percent = { $share }%
web-review-wins = Die wint meteen.
web-review-brings = Wat die oplevert: { $notes }
web-review-blocks = Daarna kan iemand anders met de volgende zet winnen bij { $less } van alle mogelijke verdelingen, in plaats van { $more }.
web-review-move = Zet { $ply } · { $player }
web-review-played = Gespeeld
web-review-better = Beter
web-review-best = beste
web-review-close = nipt
web-review-mistake = fout
web-review-cost = Die verkleinde de kans om te winnen met { $cost }; met 95% zekerheid met { $low } tot { $high }.
web-review-cost-exact = Die verkleinde de kans om te winnen met { $cost }. Dat is tot het einde uitgerekend.
web-review-decisions = Alle beslissingen
web-review-only = Alleen fouten
web-review-none = Geen enkele beslissing was duidelijk een fout.
web-review-luck = Geluk en vaardigheid
web-review-accuracy = Nauwkeurigheid
web-review-mistakes = Fouten
web-review-initial = Gelijk deel
web-review-own = Eigen beslissingen
web-review-others = Beslissingen van anderen
web-review-skill = Beslissingen samen
review-best-decisions = Beste beslissingen: { $player }. Alle beslissingen samen: { $gain } (± { $margin }) van een overwinning, vergeleken met een gelijk deel.
review-equal-decisions = Niemand besliste duidelijk beter dan de anderen.
web-review-deal = Geluk bij het delen
web-review-draws = Geluk bij het trekken
web-review-result = Resultaat
web-review-fair = Eerlijk resultaat
web-review-cards = Met alle kaarten bekend
web-review-luck-about = In delen van een winst. Van het gelijke deel leiden beslissingen en geluk naar het resultaat; het geluk van de een is de pech van de anderen. Een beslissing telt voor wat ze op dat moment achterblijft bij een gewone zet, hooguit 20%. De nauwkeurigheid is 100% als elke beslissing de beste was die gevonden werd. Het eerlijke resultaat laat het meeste geluk weg: van spel tot spel schommelt het veel minder dan het resultaat, en er zijn minder spellen nodig om te zien wie beter speelt. In een lang spel kunnen beslissingen samen meer waard zijn dan een hele overwinning, en het geluk maakt het verschil goed: een eerlijk resultaat kan boven 100% of onder 0% liggen. De laatste regel is achteraf gezien: wat de kaarten waard waren voor wie ze vanaf het begin allemaal ziet.
web-review-thinking = Aan het denken…
web-review-stopped = Het is gestopt. Wat gevonden is, blijft bewaard.
web-review-on = Doorgaan
web-review-progress = { $done } van { $all } stellingen. Je kunt weggaan: het gaat door.
web-review-open = Ook met alle kaarten bekend (achteraf gezien)
web-review-forced = Hier was geen keuze.
web-review-pending = Deze stelling is nog niet bekeken.
web-review-table = De partij
web-review-turns = Keerpunten
web-review-turn-decision = Zet { $ply }: een beslissing, { $player } { $change }
web-review-turn-luck = Zet { $ply }: geluk, { $player } { $change }
web-review-honest = Elke beslissing is beoordeeld naar wat de speler op dat moment wist, nooit achteraf, met { $iterations } iteraties van het zoeken. Kan langer denken het oordeel nog veranderen, dan heet de zet nipt.

## Learning from mistakes

web-retry = Leren van fouten
web-retry-turn = Vind de beste zet.
web-retry-task = In de partij werd dit gespeeld: { $played }. Dat verkleinde de kans om te winnen met { $cost }. Vind iets beters.
web-retry-best = Goed: dat is de beste zet.
web-retry-same = Dat is wat er gespeeld werd. Er is iets beters.
web-retry-good = Goed: die wint ongeveer { $chance } van zulke partijen, de beste zet { $best }.
web-retry-wrong = Deze niet: die wint ongeveer { $chance } van zulke partijen, de beste zet { $best }.
web-retry-solution = Dit is de beste zet die gevonden werd: die wint ongeveer { $chance } van zulke partijen.
web-retry-show = Oplossing tonen
web-retry-next = Volgende
web-retry-close = Terug naar de analyse

## Puzzles

web-puzzle = Puzzel
web-puzzle-day = Puzzel van de dag
web-puzzle-day-done = Vandaag opgelost.
web-puzzle-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
web-puzzle-streak-none = Elke dag een puzzel: hoeveel dagen op rij?
web-puzzle-solve = Oplossen
web-puzzle-all = Alle puzzels
web-puzzle-grade = Moeilijkheid
web-puzzle-grade-1 = heel makkelijk
web-puzzle-grade-2 = makkelijk
web-puzzle-grade-3 = gemiddeld
web-puzzle-grade-4 = moeilijk
web-puzzle-grade-5 = heel moeilijk
web-puzzle-grade-6 = te moeilijk voor onze bots
web-puzzle-any = alle
web-puzzle-theme = Thema
web-puzzle-today = Puzzel van vandaag: { $game }
web-puzzle-solved = { $solved } van { $all } opgelost
web-puzzle-number = Puzzel { $number }, moeilijkheid { $grade } van 6
web-puzzle-number-solved = Puzzel { $number }, moeilijkheid { $grade } van 6, opgelost
web-puzzle-none = Zo’n puzzel is er niet: kies een andere moeilijkheid of een ander thema.
web-puzzle-more = Nog { $count } puzzels
web-puzzle-task = Jij bent aan de beurt. Eén zet is duidelijk de beste: vind die.
web-puzzle-task-win = Jij bent aan de beurt en kunt meteen winnen: hoe?
web-puzzle-right = { $tries ->
    [1] Goed, in één keer!
   *[other] Goed, bij poging { $tries }!
}
web-puzzle-chance = Die wint ongeveer { $chance }% van zulke partijen.
web-puzzle-wrong = Deze niet: { $move }. Die wint ongeveer { $chance }% van zulke partijen, de beste zet { $best }%.
web-puzzle-allows = Daarna kan iemand anders meteen met de volgende zet winnen bij { $share }% van alle mogelijke verdelingen.
web-puzzle-solution = De oplossing: { $move }. Die wint ongeveer { $chance }% van zulke partijen.
web-puzzle-over = Klaar.
web-puzzle-next = Volgende puzzel

## My games

web-games-none = Nog geen afgelopen partijen
web-games-none-about = Speel er een: daarna kun je die hier analyseren.
web-games-won = { $won } van { $all } gewonnen
web-games-with = met { $names }
web-games-reviewed = Nauwkeurigheid { $accuracy }, beslissingen { $skill }, geluk { $luck }
web-games-luck = Geluk
web-games-fair = Eerlijk resultaat, vergeleken met een gelijk deel
web-games-fair-better = { $mean } ± { $half } na { $count } partijen: je speelt beter dan je tegenstanders.
web-games-fair-worse = { $mean } ± { $half } na { $count } partijen: je tegenstanders spelen beter dan jij.
web-games-fair-open = { $mean } ± { $half } na { $count } partijen: het is te vroeg om te zeggen wie beter speelt.
web-games-mean = { $count ->
    [one] { $count } geanalyseerde partij
   *[other] Gemiddelde van { $count } geanalyseerde partijen, de oudste links
}
web-games-export = Exporteren
web-games-delete-all = Alles verwijderen
web-games-delete-sure = Alle afgelopen partijen op dit apparaat en alle analyses worden voorgoed verwijderd. Partijen op een server blijven daar.

## Elsewhere

web-know = Wist je dat?

## Help

help-review = Wat elke beslissing waard was, wat beter was geweest en wat geluk was. Je apparaat denkt erover na.
help-review-graph = Tik ergens om de partij op dat moment te zien. Cirkels zijn keerpunten.
help-review-show = Toont deze zet op tafel.
help-review-only = Toont alleen de beslissingen die duidelijk fout waren.
help-review-go = Toont de partij op dit moment.
help-review-on = Denkt na over de rest van de partij.
help-review-open = Een dunne lijn: wie zou winnen als iedereen alle kaarten zag, ook die van de stapel. Niemand kon het weten; geen oordeel hangt ervan af.
help-review-table = Terug naar de tafel, met de hele partij om terug te zien.
help-retry = De duurste fouten, om opnieuw te proberen op tafel.
help-retry-next = Naar de volgende stelling.
help-retry-solution = Toont de beste zet.
help-retry-close = Brengt je terug naar de grafiek en de lijst.
help-puzzle = Opent deze puzzel. Hoe meer stippen, hoe moeilijker.
help-puzzle-day = Vandaag voor iedereen dezelfde, ook zonder netwerk.
help-puzzle-game = Toont de puzzels van dit spel.
help-puzzle-more = Toont alle andere puzzels.
help-puzzle-grade = Hoe moeilijk: gemeten aan welke van onze bots de puzzel oplossen.
help-puzzle-theme = Waar de goede zet om draait.
help-puzzle-today = Ook dit spel heeft een puzzel voor elke dag.
help-puzzle-next = De volgende die je nog niet hebt opgelost.
help-puzzle-show = Toont de goede zet. De puzzel telt dan als gezien, niet als in één keer opgelost.
help-puzzle-list = Alle puzzels, op spel, moeilijkheid en thema.
help-games-export = Een bestand met al deze partijen en analyses.
help-games-delete = Verwijdert de partij en de analyse voorgoed van dit apparaat. Een partij op een server blijft daar.
