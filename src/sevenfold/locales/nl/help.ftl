# Wat alles op de pagina is en doet: te zien als iemand om hulp vraagt.

help-help = Tik iets aan of wijs het aan om te zien wat het is en doet; ondertussen wordt er niets gespeeld. Met de pijltjes ga je van het een naar het ander, met Escape sluit je de hulp.
help-home = Naar het beginscherm. Lopende partijen staan daar onder ‘Mijn partijen’.
help-settings = Je naam, kleuren, geluid, animaties, voorlezen en meer.
help-language = De taal van het hele spel. Die verandert meteen, ook midden in een partij.
help-close = Sluit dit; er gaat niets verloren.
help-again = Opent deze pagina opnieuw.

## Begin en klaarzetten

help-play-now = Begint meteen een partij tegen bots.
help-friends = Zet een tafel klaar en geeft je een link en een QR-code voor je vrienden.
help-device = Met meer mensen op dit apparaat. Tussen de beurten verbergt een gordijn de handen.
help-lesson = Een les van een paar minuten aan een echte tafel; de regels staan eronder.
help-options = Aantal spelers, sterkte van de bots, varianten, tijd en meer.
help-continue = Brengt je terug naar een spel dat nog niet af is.
help-table = Opent deze tafel.
help-delete = Verwijdert dit spel voorgoed van je apparaat.
help-company-bots = Je speelt meteen; op alle andere plaatsen zit een bot.
help-company-friends = De andere plaatsen blijven vrij tot er iemand via jouw link komt.
help-company-device = Iedereen speelt hier, om de beurt. Tussendoor verbergt een gordijn de handen.
help-players = Hoeveel mensen en bots er aan tafel zitten.
help-who-sits = Een bot, een vriend die via de link komt, of iemand op dit apparaat.
help-level = Hoe goed de bot speelt: elk niveau heeft een eigen karakter.
help-name = Hoe deze speler aan tafel heet.
help-clock = Hoeveel tijd ieder heeft. Is die op, dan speelt een bot op die plaats verder.
help-hints = Wie aan de beurt is, kan om een goede zet vragen. Die wordt voorgesteld, nooit gespeeld.
help-take-back = Neemt je laatste zet en de antwoorden van de bots terug. Alleen tegen bots.
help-coach = Toont de volgende tip. Na de laatste komen er geen meer.
help-listed = De tafel staat onder ‘Open tafels’: iedereen kan aanschuiven of meekijken.
help-start = Er wordt gedeeld, en de partij begint.
help-start-host = Er wordt gedeeld, en de partij begint, zodra alle plaatsen bezet zijn.
help-fill = Zet op elke vrije plaats een bot, zodat je meteen kunt beginnen.
help-set-up-anew = Brengt je naar het formulier waar je het aantal spelers, de versie en de tijd kiest. Dat zet een nieuwe tafel klaar, met een eigen link.
help-replay-round = Laat zet voor zet nog eens zien wat de anderen sinds je laatste beurt gedaan hebben.
help-menu = De spelregels, van tafel gaan en het beginscherm.
help-away = Anders wacht het spel, en wordt het eerst aan de anderen gevraagd voor er een bot invalt.
help-stand-in = Er speelt een bot in hun plaats tot ze terug zijn.
help-again-watch = Daar spelen dezelfde mensen nog een partij; je kunt meekijken.
help-sit = Deze plaats wordt de jouwe.
help-get-up = Maakt je plaats vrij voor een ander.
help-send-away = Maakt deze plaats vrij voor een ander. Wie wordt weggestuurd, kan niet meer aan deze tafel gaan zitten.
help-link = Wie deze link opent, komt aan deze tafel.
help-my-name = De naam die de anderen zien.
help-theme = Een lichte of donkere pagina, of zoals je apparaat is ingesteld.
help-speed = Hoelang een zet van een bot of een andere speler te zien is voordat de volgende komt.
help-code = Open deze link op het andere apparaat.
help-stay = Gaat terug zonder iets te veranderen.

## Lessen

help-lesson-step = Gaat naar deze stap van de les.
help-lesson-next = Door naar de volgende stap.
help-lesson-skip = Slaat deze stap over.
help-lesson-say = Leest de woorden voor.
help-lesson-anew = Begint de les opnieuw.

## Aan tafel

help-seat = Iemand aan tafel. Wie aan de beurt is, heeft een dikke rand.
help-seat-mine = Dit ben jij. Ben je aan de beurt, dan is de rand dik.
help-score = De stand: punten, fiches, of hoever het doel al bereikt is.
help-curtain = Opent het gordijn en toont je hand. Zorg dat niemand anders meekijkt.
help-come-back = Je neemt het spel weer over van de bot.
help-now = Terug naar de partij zoals die nu is.
help-result = Wie er gewonnen heeft, en waarom; hoe de partij verliep.
help-confirm = Speelt de voorgestelde zet. Enter doet hetzelfde.
help-change = Neemt de voorgestelde zet terug; kies een andere. Escape doet hetzelfde.
help-another = Stelt in plaats daarvan de volgende beste zet voor.
help-moves = Alle zetten die mogen, als lijst, voor wie liever met woorden speelt.
help-moves-more = Toont de zetten die zo beginnen.
help-moves-one = Stelt deze zet voor.
help-moves-back = Een stap terug in de lijst.
help-log = Wat er tot nu toe is gebeurd, in woorden.
help-log-line = Toont de tafel zoals die na deze zet was.
help-talk = Vriendelijke berichtjes en smileys voor iedereen aan tafel.
help-described = Alles op tafel, in woorden beschreven.
help-step = Bladert zet voor zet door de partij. De anderen spelen ongestoord verder.
help-step-speed = Hoe snel de zetten worden afgespeeld.
help-rules = Alle regels van dit spel, met plaatjes.
help-join = Schuif aan in de lopende partij.
help-rematch = Stelt nog een partij voor; die begint zodra iedereen meedoet.
help-replay = Toont de hele partij vanaf het begin, met alle kaarten open.
help-share-link = Een link naar precies dit moment van de partij. Wie hem opent, ziet de partij vanaf daar.
help-share-picture = Een afbeelding van de tafel zoals je die nu ziet, om te sturen of te bewaren. Er staat niets op wat je zelf niet ziet.
help-download = De hele partij als bestand, om te bewaren of te controleren.
