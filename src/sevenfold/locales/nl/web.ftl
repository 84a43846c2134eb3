# Wat alleen de webapp zegt.

web-tagline = Drie spellen met zeven
web-promise = Draken om te verbinden, families om te laten groeien, een leven om te voltooien. Geen account, geen reclame: kies een spel en speel.
web-unofficial = Een onofficiële uitvoering van liefhebbers: teksten en tekeningen zijn van onszelf. Seven Dragons is van Andrew Looney (Looney Labs), Double Seven van Michael Schacht (Tiki Editions), Dragon van Sylvie Barc. De spellen zijn van hun auteurs en uitgevers; vind je ze leuk, koop ze dan.
web-home = Beginscherm
web-navigation = Hoofdmenu
web-skip = Naar de inhoud
web-learn = Leren
web-learn-about = Voor elk spel een korte les aan een echte tafel, en de regels.
web-settings = Instellingen
web-language = Taal
web-sound = Geluid
web-loading = Een ogenblik…
web-lost = Op dit adres is niets.
web-close = Sluiten
web-back = terug
web-ok = Goed
web-guest = Gast
web-bot = Bot
web-bot-0 = Robin
web-bot-1 = Iris
web-bot-2 = Oscar
web-bot-3 = Maya
web-bot-4 = Felix

## Begin en klaarzetten

web-play-now = Nu spelen
web-friends = Met vrienden
web-device = Op dit apparaat
web-options = Opties
web-children = Voor kleine kinderen
web-children-about = Draken verbinden vanaf 3 jaar, alleen met plaatjes, en zo naar het volledige spel groeien.
web-lobby = Open tafels
web-lobby-about = Tafels waar iedereen kan aanschuiven of meekijken.
web-lobby-empty = Er zijn nu geen open tafels. Zet er een klaar en vink ‘iedereen kan deze tafel vinden’ aan.
web-my-games = Mijn partijen
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
web-company-device = Wij allemaal op dit apparaat
web-variant = Welk spel?
web-edition = Editie
web-edition-en = Engels
web-edition-fr = Frans
web-edition-nl = Nederlands
web-edition-ru = Russisch
web-silver = de Zilveren Draak
web-rainbow = de Regenboogdraak
web-seats = Plaatsen
web-seat = Plaats { $seat }
web-who-sits = Wie zit er op plaats { $seat }?
web-me = Ik
web-kind-bot = een bot
web-kind-open = een vriend, via de link
web-kind-guest = iemand op dit apparaat
web-level = Hoe sterk?
web-name = Naam
web-name-of = Naam op plaats { $seat }
web-age = Leeftijd
web-first = Wie begint?
web-more-options = Meer
web-clock = Tijd
web-clock-none = onbeperkt
web-clock-move = { $span } per zet
web-clock-game = { $span } elk voor de hele partij
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

## Wachten op de anderen

web-waiting = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
web-all-here = Iedereen is er.
web-open-seat = Vrije plaats
web-sit = Gaan zitten
web-get-up = Opstaan
web-seat-bot = Bot neerzetten
web-send-away = Wegsturen
web-host-starts = Wie de tafel heeft klaargezet, begint de partij.
web-my-name = Mijn naam
web-saved = Bewaard
web-invite = Uitnodigen
web-qr = QR-code met de link naar deze tafel
web-link = Link naar deze tafel
web-share = Link delen
web-copied = Gekopieerd

## Aan tafel

web-table = Tafel
web-hand = Je hand
web-your-turn = Jij bent aan de beurt
web-their-turn = { $name } denkt na…
web-on-turn = aan de beurt
web-over = De partij is afgelopen
web-looking-back = Je kijkt terug
web-now = Terug naar nu
web-sending = Zet onderweg…
web-watching = Je kijkt mee.
web-reconnecting = De verbinding is weg. Nieuwe poging; er gaat niets verloren.
web-absent = nu even niet hier
web-away-left = weg; een bot speelt
web-away-away = afwezig; een bot speelt
web-away-time = tijd op; een bot speelt
web-away-forgotten = weg; een bot speelt
web-bot-plays-for-you = Een bot speelt voor je
web-come-back = Ik ben er weer
web-confirm = Doen
web-change = Wijzigen
web-pays = { $count ->
    [one] levert { $count } fiche op
   *[other] levert { $count } fiches op
}
web-hint = Tip
web-hint-win = wint ongeveer { $share } van de 100 partijen
web-moves = Zetten
web-no-moves = Niets te kiezen.
web-count-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-talk = Praten
web-described = In woorden
web-tools = Naast de tafel
web-rules = Regels
web-leave = Weggaan
web-leave-sure = Een bot speelt voor je verder. Je kunt altijd terugkomen.
web-stay = Blijven
web-join = Meedoen
web-step = Door de partij stappen
web-step-first = Naar het begin
web-step-previous = Een zet terug
web-step-next = Een zet verder
web-step-last = Naar het einde
web-curtain = Geef door aan { $name }
web-curtain-why = Niemand ziet de kaarten tot { $name } klaar is.
web-curtain-ready = Ik ben { $name }
web-hand-count = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-your-hand = Je hand: { $cards }
web-your-rack = Je rekje: { $tiles }
web-your-goal = Je doel: { $colour }, { $target } verbonden
web-hidden-card = een verborgen kaart
web-imaginary = vrij doel { $seat }

web-dragon-row = Rij { $row }: { $cards }
web-dragon-cell = Kolom { $value }, rij { $row }
web-life = { $annoyed ->
    [yes] { $value }, geïrriteerd
   *[no] { $value }
}
web-dragon-elsewhere = Deze kaart hoort in kolom { $value }.
web-stuck = Geen van je kaarten past: kies er een om onder de trekstapel te schuiven.

## Praten

web-say-hello = Hallo!
web-say-good-luck = Succes!
web-say-have-fun = Veel plezier!
web-say-your-turn = Jouw beurt!
web-say-one-moment = Een ogenblikje
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
web-puzzle-done = { $count ->
    [one] { $count } kaart gelegd
   *[other] { $count } kaarten gelegd
}
web-player = Speler
web-score = Score
web-tiles-laid = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
web-chart = Hoe het ging
web-rematch = Nog een keer
web-replay = Terugkijken
web-download = Downloaden
web-fair = Was er eerlijk gedeeld?
web-fair-how = De kaarten lagen vast vóór de eerste zet. Deze vingerafdruk stond er vanaf het begin; hij is gemaakt van de seed en de nonce hieronder. De gedownloade partij is te controleren met ‘sevenfold verify’.

## Instellingen

web-theme = Kleuren
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-set-sound = Geluid
web-set-sound-about = Kleine geluiden bij zetten en beurten.
web-set-motion = Beweging
web-set-motion-about = Kaarten en tegels vliegen naar hun plaats.
web-set-confirm = Zetten bevestigen
web-set-confirm-about = Een zet wacht op jouw akkoord en is nog te wijzigen.
web-set-hints = Tonen waar een kaart past
web-set-hints-about = Toegestane plaatsen lichten op.
web-set-memory = Voor mij onthouden
web-set-memory-about = Kaarten en doelen die je gezien hebt, blijven voor jou zichtbaar.
web-set-voice = Voorlezen
web-set-voice-about = Gesproken aanwijzingen, met de stem van je browser.
web-set-notify = Roep me
web-set-notify-about = Een melding als je aan de beurt bent en deze pagina op de achtergrond staat.
web-voice-hello = Hallo! Kom, we verbinden draken.
web-move-device = Naar een ander apparaat
web-move-device-about = Een code die één keer werkt, een kwartier lang, brengt je naam en je partijen naar een andere telefoon of computer.
web-make-code = Code maken
web-move-here = Ja, breng me hierheen
web-move-here-about = Je naam en je partijen komen naar dit apparaat.
web-moved-here = Welkom, { $name }. Je partijen zijn hier.
web-forget = Vergeet mij
web-forget-about = Je naam en je plaatsen worden van de server gewist; bots spelen voor je verder.
web-forget-sure = Ja, vergeet mij

## Voor kleine kinderen

web-child-puzzle = Puzzel
web-child-puzzle-about = Alleen: kaart na kaart aanleggen.
web-child-connections = Verbinden
web-child-connections-about = Leg een draak naast dezelfde draak.
web-child-basic = Met een geheime draak
web-child-basic-about = Verbind zoveel draken van jou als je jaren oud bent.
web-child-single-action = Met een beetje magie
web-child-single-action-about = Eén soort actiekaart: doelkaarten wisselen.
web-child-full = Het volledige spel
web-child-full-about = Zilver, Regenboog en alle acties.

## Double Seven op tafel

web-pool = Voorraad
web-rack = Je rekje
web-rack-count = { $count ->
    [one] { $count } tegel op het rekje
   *[other] { $count } tegels op het rekje
}
web-ds-act = Kies tegels van je rekje, of een van je families om te ruilen.
web-ds-picked = Waar gaan ze heen: een nieuwe familie, een van jou, of een klaver?
web-ds-picked-pair = Waar gaan ze heen? Of welke tegel uit de voorraad neem je voor deze twee?
web-ds-swap = Kies nu een familie die even groot is.
web-ds-call = Kies nu de tegel die je neemt.
web-ds-new = Nieuwe familie
web-ds-rainbow = Regenboog!
web-ds-pass = Passen

## Seven Dragons op tafel

web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Alles tonen
web-goal-hidden = een doel dat je niet gezien hebt
web-goal-seen = doel: { $colour }
web-sd-place = Leggen op { $x },{ $y }
web-sd-turn = Kaart draaien (R)
web-sd-discards = Aflegstapel
web-sd-how = Wat moet de kaart doen?
web-sd-mode-both = doen, en Zilver van kleur laten veranderen
web-sd-mode-under = doen, en de kaart onder de aflegstapel schuiven
web-sd-mode-color = alleen Zilver van kleur laten veranderen
web-sd-mode-both-plain = doen
web-sd-mode-under-plain = doen, en de kaart onder de aflegstapel schuiven
web-sd-mode-color-plain = gewoon afleggen
web-sd-ask-color = Verder gebeurt er niets.
web-sd-ask-trade-hands = Wiens hand wil je voor de jouwe?
web-sd-ask-trade-goals = Wiens doel wil je voor het jouwe?
web-sd-ask-rotate-goals = Welke kant gaan alle doelen op?
web-sd-ask-move-card = Welke kaart til je op?
web-sd-ask-move-card-to = Waar gaat ze heen? Met R draai je haar.
web-sd-ask-zap-card = Welke kaart neem je in de hand?
web-sd-left = Naar links
web-sd-right = Naar rechts
