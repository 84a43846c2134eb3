# Wat alles op de pagina is en doet: te zien als iemand om hulp vraagt.

help-help = Tik iets aan of wijs het aan om te zien wat het is en doet; ondertussen wordt er niets gespeeld. Met de pijltjes ga je van het een naar het ander, met Escape sluit je de hulp.
help-home = Naar het beginscherm. Lopende partijen staan daar onder ‘Mijn partijen’.
help-settings = Je naam, kleuren, geluid, animaties, voorlezen en meer.
help-language = De taal van het hele spel. Die verandert meteen, ook midden in een partij.
help-close = Sluit dit; er gaat niets verloren.

## Begin en klaarzetten

help-play-now = Begint meteen een partij tegen bots.
help-friends = Zet een tafel klaar en geeft je een link en een QR-code voor je vrienden.
help-device = Met meer mensen op dit apparaat. Tussen de beurten verbergt een gordijn de handen.
help-lesson = Een les van een paar minuten aan een echte tafel; de regels staan eronder.
help-options = Aantal spelers, sterkte van de bots, varianten, tijd en meer.
help-table = Opent deze tafel.
help-company-bots = Je speelt meteen; op alle andere plaatsen zit een bot.
help-company-friends = De andere plaatsen blijven vrij tot er iemand via jouw link komt.
help-company-device = Iedereen speelt hier, om de beurt. Tussendoor verbergt een gordijn de handen.
help-variant = Van alleen aanleggen, voor de kleinsten, tot het volledige spel.
help-edition = Van welke editie je de regels volgt. In de Russische liggen de ongebruikte doelen tussen de spelers en eindigt het spel eerder.
help-players = Hoeveel mensen en bots er aan tafel zitten.
help-who-sits = Een bot, een vriend die via de link komt, of iemand op dit apparaat.
help-level = Hoe goed de bot speelt: elk niveau heeft een eigen karakter.
help-name = Hoe deze speler aan tafel heet.
help-age = Kinderen onder de zeven hoeven maar zoveel draken te verbinden als ze oud zijn.
help-multi = Een langer spel: iedereen begint één ronde, en de fiches van alle rondes worden opgeteld.
help-clock = Hoeveel tijd ieder heeft. Is die op, dan speelt een bot op die plaats verder.
help-hints = Wie aan de beurt is, kan om een goede zet vragen. Die wordt voorgesteld, nooit gespeeld.
help-listed = De tafel staat onder ‘Open tafels’: iedereen kan aanschuiven of meekijken.
help-start = Er wordt gedeeld, en de partij begint.
help-start-host = Er wordt gedeeld, en de partij begint, zodra alle plaatsen bezet zijn.
help-sit = Deze plaats wordt de jouwe.
help-get-up = Maakt je plaats vrij voor een ander.
help-send-away = Maakt de plaats van de bot vrij voor een ander.
help-link = Wie deze link opent, komt aan deze tafel.
help-my-name = De naam die de anderen zien.
help-theme = Een lichte of donkere pagina, of zoals je apparaat is ingesteld.
help-code = Open deze link op het andere apparaat.
help-stay = Gaat terug zonder iets te veranderen.

## Lessen

help-lesson-step = Gaat naar deze stap van de les.
help-lesson-next = Door naar de volgende stap.
help-lesson-skip = Slaat deze stap over.
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
help-moves = Alle zetten die mogen, als lijst, voor wie liever met woorden speelt.
help-moves-more = Toont de zetten die zo beginnen.
help-moves-one = Stelt deze zet voor.
help-moves-back = Een stap terug in de lijst.
help-log = Wat er tot nu toe is gebeurd, in woorden.
help-log-line = Toont de tafel zoals die na deze zet was.
help-talk = Vriendelijke berichtjes en smileys voor iedereen aan tafel.
help-described = Alles op tafel, in woorden beschreven.
help-step = Bladert zet voor zet door de partij. De anderen spelen ongestoord verder.
help-rules = Alle regels van dit spel, met plaatjes.
help-join = Schuif aan in de lopende partij.
help-rematch = Hetzelfde spel nog een keer, met dezelfde mensen.
help-replay = Toont de hele partij vanaf het begin, met alle kaarten open.
help-share = Een link naar deze partij, zodat anderen die kunnen terugkijken.
help-download = De hele partij als bestand, om te bewaren of te controleren.

## Seven Dragons

help-sd-card = Een draakkaart. Kaarten passen naast elkaar als dezelfde draken elkaar met een zijde raken.
help-sd-rainbow = De Regenboogdraak is alle draken tegelijk: elke kaart past ernaast.
help-sd-silver = De Zilveren Draak krijgt de kleur van de actiekaart boven op de aflegstapel; eerst heeft hij alle kleuren. Hij blijft altijd liggen.
help-sd-held = Tik de kaart aan en dan een plek die oplicht, of sleep hem erheen. Tik nog een keer om hem ondersteboven te leggen.
help-sd-action = Een actiekaart. Op de aflegstapel bepaalt die ook de kleur van de Zilveren Draak.
help-sd-hand = Je hand: niemand anders ziet die. Elke beurt trek je een kaart en speel je er een.
help-sd-place = Een plek waar je kaart kan liggen. Staat er een pijl, dan wordt de kaart eerst gedraaid.
help-sd-goal = Je geheime doel. Verbind genoeg draken van deze kleur, en je wint.
help-sd-goal-other = Het doel van deze speler. Het blijft voor jou verborgen tot je het zelf hebt gehad.
help-sd-goal-unused = Een ongebruikt doel: het is van niemand. Actiekaarten kunnen het in het spel brengen.
help-sd-cards = De kaarten in de hand van deze speler; je ziet alleen de kaarten die je kent.
help-sd-deck = Hiervan wordt aan het begin van elke beurt een kaart getrokken.
help-sd-discard = Hier liggen gespeelde actiekaarten; de bovenste bepaalt de kleur van de Zilveren Draak. Open de stapel om ze allemaal te zien.
help-sd-turn = Legt je kaart ondersteboven. De toets R doet hetzelfde.
help-sd-pass = Je hebt geen kaart om te spelen: de volgende is aan de beurt.
help-sd-whom = Kiest deze plaats voor je actiekaart.
help-sd-mode-both = De actie gebeurt en de kaart gaat op de aflegstapel: de Zilveren Draak krijgt die kleur.
help-sd-mode-under = De actie gebeurt, maar de kaart gaat onder de aflegstapel: de Zilveren Draak houdt zijn kleur.
help-sd-mode-color = De kaart gaat op de aflegstapel en doet verder niets.
help-sd-zoom = Maakt het mozaïek groter of kleiner, of toont alles.

## Double Seven

help-ds-hidden = Tegels die gedekt liggen. Neem er een en laat je verrassen.
help-ds-open = Tegels die open in de voorraad liggen. Die mag je ook nemen.
help-ds-prizes = Wat er te verdienen valt: een 7 voor een familie van zeven tegels of meer, de 77 voor wie er als eerste twee heeft.
help-ds-seven = Een 7: een familie heeft zeven tegels bereikt. Eén punt extra.
help-ds-double = De 77, voor wie als eerste twee families van zeven of meer heeft. Twee punten extra, en de laatste beurten beginnen.
help-ds-family = Een familie van jou; het getal zegt hoe groot die is. Breid de familie uit met tegels van je rekje, of tik de familie aan en dan een even grote familie van een ander, om te ruilen.
help-ds-their-family = Een familie van een ander; het getal zegt hoe groot die is. Je mag er een even grote van jou voor ruilen, of de klaver nemen in ruil voor het juiste dier.
help-ds-tile = Een tegel op je rekje. Kies er een of meer en tik aan waar ze heen gaan. Dubbelklikken kiest alle tegels van dat dier.
help-ds-clover = Een klaver is een joker: hij telt als elk dier.
help-ds-new = Legt de gekozen tegels neer als nieuwe familie.
help-ds-rainbow = Vijf of meer verschillende dieren en geen klaver: toon je rekje en neem nog een tegel.
help-ds-pass = Beëindigt je beurt. Met zes of meer tegels op je rekje kies je eerst welke je inlevert.
help-ds-their-rack = De tegels op het rekje van deze speler; je ziet alleen wat je kent.

## Dragon

help-dragon-card = Een stap in het leven van een draak, van het ei (1) tot de ouderdom (7). De kaart hoort in de kolom van dat getal.
help-dragon-annoyed = Een geïrriteerde draak: zijn rij en zijn kolom leveren één fiche meer op.
help-dragon-held = Tik de kaart aan en dan een plek die oplicht, of sleep hem erheen. Het getal op de plek zegt hoeveel fiches die oplevert.
help-dragon-cell = Een plek voor een kaart van deze kolom. De kaart moet een andere raken: ernaast in de rij, of erboven of eronder.
help-dragon-pile = Hiervan wordt aan het begin van elke beurt een kaart getrokken. Past geen van je kaarten, dan gaat er een onderop.
help-dragon-fan = De kaarten in de hand van deze speler.
