# Wat alleen de webapp zegt.

web-tagline = Spellen rond het getal zeven
web-promise = Gezelschapsspellen voor familie en vrienden. Geen account, geen reclame: kies een spel en speel.
web-unofficial = Een onofficiële uitvoering van liefhebbers: teksten en tekeningen zijn van onszelf. { $credits } De spellen zijn van hun auteurs en uitgevers; vind je ze leuk, koop ze dan.
web-home = Beginscherm
web-navigation = Hoofdmenu
web-skip = Naar de inhoud
web-learn = Uitleg
web-learn-about = Voor elk spel een korte les aan een echte tafel, en de regels.
web-settings = Instellingen
web-language = Taal
web-sound = Geluid
web-loading = Een ogenblik…
web-lost = Hier is niets
web-lost-about = Misschien klopt de link niet of is hij te oud.
web-help = Hulp
web-help-end = Hulp afsluiten
web-help-rule = De regel: { $title }
web-close = Sluiten
web-back = Terug
web-ok = Oké
web-guest = Gast
web-bot = Bot
web-bot-0 = Robin
web-bot-1 = Iris
web-bot-2 = Oscar
web-bot-3 = Maya
web-bot-4 = Felix

## Begin en klaarzetten

web-play-now = Nu spelen
web-play-easy = Speel tegen een makkelijke bot
web-choose-game = Een spel kiezen
web-friends = Met vrienden
web-device = Op dit apparaat
web-options = Opties
web-continue = Verder met { $game }
web-continue-turn = Verder: jij bent aan de beurt in { $game }
web-box-players = { $from }–{ $to } spelers
web-box-minutes = { $minutes } min
web-box-age = vanaf { $age } jaar
web-lobby = Open tafels
web-lobby-about = Tafels waar iedereen kan aanschuiven of meekijken.
web-lobby-empty = Er zijn nu geen open tafels. Zet er een klaar: wie langskomt kan aanschuiven.
web-lobby-own = Of zet er zelf een klaar
web-lobby-open = Open een tafel
web-my-games = Mijn partijen
web-puzzles = Puzzels
web-puzzles-about = Stellingen uit echte partijen waarin één zet duidelijk de beste is. Elke dag een nieuwe.
web-games-results = Resultaten en analyses
web-games-about = Resultaten, analyses, nauwkeurigheid en geluk. Alles blijft op dit apparaat.
web-delete = Dit spel { $game } verwijderen
web-refused-no-rules = de spelregels konden niet worden geladen; controleer je verbinding en open de pagina opnieuw
web-refused-no-store = deze browser bewaart hier niets; dat is vaak zo in privévensters
web-refused-store-full = dit apparaat heeft geen ruimte meer om het spel te bewaren, dus er is niets gespeeld; verwijder oudere spellen en probeer het opnieuw
web-refused-store-damaged = dit spel kan niet meer worden gelezen; je andere spellen zijn in orde
web-refused-store-newer = er staat een nieuwere versie van deze pagina open; laad deze opnieuw
web-refused-store-foreign = een ander programma van deze site bewaart zijn gegevens onder onze naam; wis de gegevens van deze site in de browser om hier te spelen
web-refused-damaged-link = deze link is onvolledig, of van een andere versie van de regels; vraag er nog eens om
web-phase-running = bezig
web-phase-over = afgelopen
web-just-now = zojuist
web-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-company = Wie spelen er?
web-company-bots = Ik tegen bots
web-company-friends = Vrienden op hun eigen apparaat
web-company-device = Allemaal op dit apparaat
web-seats = Plaatsen
web-seat = Plaats { $seat }
web-who-sits = Wie zit er op plaats { $seat }?
web-me = Ik
web-kind-bot = een bot
web-kind-open = een vriend, via de link
web-kind-guest = iemand op dit apparaat
web-level = Niveau van de bot
web-name-of = Naam op plaats { $seat }
web-first = Wie begint?
web-first-random = het lot beslist
web-seat-name = Speler { $seat }
web-more-options = Meer opties
web-clock = Bedenktijd
web-clock-none = onbeperkt
web-clock-move = { $span } per zet
web-clock-game = { $span } per speler voor de hele partij
web-clock-day = een dag per zet
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
web-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
web-hints-allowed = Tips zijn toegestaan
web-listed = Iedereen kan deze tafel vinden
web-set-up = Tafel klaarzetten
web-start = Beginnen
web-away = Een bot valt in voor wie twee minuten weg is
web-away-bot = Wie aan de beurt is en twee minuten weg is, wordt vervangen door een bot tot hij terug is.
web-away-ask = Gaat iemand weg, dan wordt het eerst aan de anderen gevraagd voor er een bot invalt.

## Wachten op de anderen

web-waiting = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
web-all-here = Iedereen is er.
web-start-missing = { $count ->
    [one] Er is nog één plaats vrij. Nodig iemand uit of zet er een bot.
   *[other] Er zijn nog { $count } plaatsen vrij. Nodig vrienden uit of zet er bots.
}
web-start-absent = Nu niet aan tafel: { $names }.
web-fill = Bots op de vrije plaatsen
web-set-up-anew = Spelers of opties wijzigen
web-open-seat = Vrije plaats
web-sit = Gaan zitten
web-get-up = Plaats vrijmaken
web-seat-bot = Bot toevoegen
web-send-away = Verwijderen
web-host-starts = Wie de tafel heeft klaargezet, begint de partij.
web-my-name = Mijn naam
web-saved = Bewaard
web-invite = Uitnodigen
web-invite-about = Vrienden scannen deze code of openen de link.
web-only-here = Deze link werkt alleen op deze computer.
web-only-here-how = Wil je andere apparaten in je netwerk uitnodigen, start de server dan met ‘sevenfold serve --host 0.0.0.0’: dan toont deze pagina een link die zij kunnen openen.
web-qr = QR-code met de link naar deze tafel
web-link = Link naar deze tafel
web-share = Link delen
web-copied = Gekopieerd
web-share-link = Link
web-share-picture = Afbeelding
web-share-moment = { $game } · na { $ply ->
    [0] het delen
    [one] één zet
   *[other] { $ply } zetten
}

## Aan tafel

web-table = Tafel
web-hand = Je hand
web-new = nieuw
web-your-turn = Jouw beurt
web-card-first = Kies eerst een kaart uit je hand.
web-card-nowhere = Deze kaart past nu nergens.
web-their-turn = { $name } denkt na…
web-on-turn = aan de beurt
web-over = De partij is afgelopen
web-looking-back = Je bekijkt eerdere zetten
web-now = Terug naar het spel
web-sending = Zet wordt gespeeld…
web-watching = Je kijkt mee.
web-offline = Geen verbinding.
web-offline-table = Er gaat niets verloren: het spel gaat verder zodra de server weer bereikbaar is.
web-offline-home = Spelen tegen bots of samen op één apparaat gaat gewoon door, en de lessen werken ook. Met vrienden spelen kan weer zodra er verbinding is.
web-out-of-reach = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-try-again = Opnieuw proberen
web-absent = nu even niet hier
web-away-left = weg; een bot speelt
web-away-away = afwezig; een bot speelt
web-away-time = tijd op; een bot speelt
web-away-forgotten = weg; een bot speelt
web-bot-plays-for-you = Een bot speelt voor je
web-come-back = Ik ben er weer
web-missed = { $name } is al een tijdje weg
web-stand-in = Laat een bot spelen
web-confirm = Spelen
web-change = Wijzigen
web-hint = Tip
web-take-back = Zet terug
web-coach = Eerste stappen
web-hint-win = wint ongeveer { $share } van de 100 partijen ({ $low } tot { $high })
web-hint-wins = wint meteen
web-another = Een andere suggestie
web-moves = Zetten
web-no-moves = Niets te kiezen.
web-count-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
web-log = Verloop
web-of = { $player }: { $words }
web-log-empty = Er is nog niets gebeurd.
web-talk = Chat
web-described = In woorden
web-tools = Naast de tafel
web-rules = Regels
web-menu = Meer
web-leave = Weggaan
web-leave-sure = Een bot speelt voor je verder. Je kunt altijd terugkomen.
web-leave-alone = Je spel wordt bewaard. Je vindt het terug op het beginscherm.
web-stay = Blijven
web-join = Meedoen
web-step = Door de partij stappen
web-step-first = Naar het begin
web-step-previous = Een zet terug
web-step-next = Een zet verder
web-step-last = Naar het einde
web-step-play = Zetten afspelen
web-step-pause = Pauze
web-step-speed = Snelheid: { $times } keer
web-replay-round = Laatste ronde
web-curtain = Geef het apparaat aan { $name }
web-curtain-why = De kaarten blijven verborgen tot { $name } klaar is.
web-curtain-ready = Ik ben { $name }
web-hand-count = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-your-hand = Je hand: { $cards }

## Praten

web-say-hello = Hallo!
web-say-good-luck = Succes!
web-say-have-fun = Veel plezier!
web-say-your-turn = Jouw beurt!
web-say-one-moment = Momentje!
web-say-thinking = Ik denk na…
web-say-nice-move = Mooie zet!
web-say-thank-you = Dank je!
web-say-oops = Oeps!
web-say-so-close = Zo dichtbij!
web-say-well-played = Goed gespeeld!
web-say-again = Nog een keer?
web-react-smile = glimlach
web-react-laugh = lach
web-react-wow = wauw
web-react-cry = tranen
web-react-heart = hart
web-react-dragon = draak
web-react-clover = klaver
web-react-party = feest
web-said = Wat er gezegd is

## Na de partij

web-result = Uitslag
web-winner = winnaar
web-you-won = Je hebt gewonnen!
web-you-share = Je deelt de overwinning!
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
web-nobody-won = Niemand heeft gewonnen.
web-well-played = Goed gespeeld! Misschien is het volgende potje voor jou.
web-so-close = Dat scheelde maar weinig! Misschien win jij de volgende keer.
web-player = Speler
web-score = Score
web-chart = Hoe het ging
web-rematch = Nog een keer
web-again-asked = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
web-again-join = Ik doe mee
web-again-watch = Naar de nieuwe tafel
web-next-level = Volgend niveau: { $level }
web-replay = Terugkijken
web-download = Downloaden
web-fair = Is er eerlijk gedeeld?
web-fair-how = De volgorde lag vast vóór de eerste zet. Je apparaat kreeg deze vingerafdruk al aan het begin; hij is gemaakt van de twee waarden hieronder. De gedownloade partij is te controleren met ‘sevenfold verify’.

## Instellingen

web-theme = Kleuren
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-speed = Tempo van de anderen
web-speed-slow = langzaam
web-speed-calm = rustig
web-speed-fast = snel
web-set-sound = Geluid
web-set-sound-about = Kleine geluiden bij zetten en beurten.
web-set-motion = Animaties
web-set-motion-about = Kaarten en tegels vliegen naar hun plaats.
web-set-confirm = Zetten bevestigen
web-set-confirm-about = Een zet wacht op jouw akkoord en is nog te wijzigen.
web-set-sure = Ook tegen bots bevestigen
web-set-sure-about = Tegen bots kun je een zet terugnemen; daarom wordt hij meteen gespeeld.
web-set-hints = Tonen waar een kaart past
web-set-hints-about = Plekken waar het mag, lichten op.
web-set-memory = Voor mij onthouden
web-set-memory-about = Kaarten en doelen die je gezien hebt, blijven voor jou zichtbaar.
web-set-voice = Voorlezen
web-set-voice-about = Gesproken aanwijzingen, met de stem van je browser.
web-set-remote = Op de server spelen
web-set-remote-about = Ook spellen tegen bots en op één apparaat worden op de server bewaard, zodat je ze op een ander apparaat kunt voortzetten.
web-set-notify = Waarschuw me
web-set-notify-about = Een melding als je aan de beurt bent en deze pagina op de achtergrond staat.
web-move-device = Overzetten naar een ander apparaat
web-move-device-about = Een code die één keer en een kwartier lang werkt, zet je naam en je partijen over naar een andere telefoon of computer.
web-make-code = Code maken
web-move-here = Ja, dit apparaat gebruiken
web-move-here-about = Je naam en je partijen komen naar dit apparaat.
web-moved-here = Welkom, { $name }. Je partijen zijn hier.
web-forget = Vergeet mij
web-forget-about = Je naam en je plaatsen worden van de server gewist; bots spelen voor je verder.
web-forget-sure = Ja, vergeet mij
