# De spellen, hun onderdelen en hun opties.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = verbind zeven draken van je geheime kleur in een groeiend mozaïek
about-double-seven = verzamel dierenfamilies en ruil ze, tot zeven en verder
about-dragon = een race om de lijnen van een tafel van zeven bij zeven te voltooien

first-seven-dragons = Volgens de doos begint de oudste (in de Russische doos: wie het laatst een film met draken zag).
first-double-seven = Kies samen wie begint.
first-dragon = Volgens de doos begint de speler links van de jongste.

## Opties

option-players = aantal spelers
option-first = welke speler begint, geteld vanaf 0
option-multi = evenveel ronden als spelers
option-variant = full, single-action, basic of connections
option-edition = welke doos: en, fr, nl of ru (bij ru verschillen de plaatsen en het einde)
option-actions = de actiekaarten van single-action, gescheiden door komma's
option-silver = of de Zilveren Draak de startkaart is (vrij te kiezen in single-action)
option-rainbow = of de Regenboogdraak meespeelt (vrij te kiezen in single-action)
option-ages = leeftijd per speler; wie jonger is dan 7 heeft genoeg aan evenveel draken als jaren; - betekent 7 of ouder
choices-first = 0 tot players - 1
choices-ages = per speler: 3, 4, 5, 6, of - voor 7 en ouder

## Draken van Seven Dragons

colour-R = rood
colour-Y = goud
colour-B = blauw
colour-G = groen
colour-K = zwart
colour-all = alle kleuren

card-trade-hands = Handkaarten wisselen
card-rotate-goals = Doelkaarten doorgeven
card-trade-goals = Doelkaarten wisselen
card-move-card = Kaart verplaatsen
card-zap-card = Kaart wegpakken

seven-dragons-variant-full = het volledige spel (vanaf 8)
seven-dragons-variant-single-action = één soort actiekaart (vanaf 6)
seven-dragons-variant-basic = doelen, geen acties (5 tot 6 jaar)
seven-dragons-variant-connections = verbinden: alleen draken aanleggen (3 tot 4 jaar)
seven-dragons-deck = Stapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
seven-dragons-discard = Aflegstapel, van boven: { $cards }
seven-dragons-silver = De Zilveren Draak is nu: { $dragon }
seven-dragons-largest = Grootste groepen
seven-dragons-goal = doel
seven-dragons-step-pass = passen
seven-dragons-step-both = actie doen, daarna de kaart op de stapel
seven-dragons-step-under = actie doen, maar de kaart onder de stapel schuiven
seven-dragons-step-color = geen actie, alleen de kaart op de stapel
seven-dragons-step-left = naar links
seven-dragons-step-right = naar rechts
seven-dragons-step-seat = met plaats { $seat }

## Tegels van Double Seven

tile-rabbit = konijn
tile-butterfly = vlinder
tile-frog = kikker
tile-swan = zwaan
tile-deer = hert
tile-fox = vos
tile-bird = vogel
tile-squirrel = eekhoorn
tile-clover = klaver

double-seven-open = Open:
double-seven-hidden = Gedekt in de voorraad: { $count }
double-seven-removed = Uit het spel:
double-seven-left = Te winnen fiches: 7 ×{ $sevens }
double-seven-ending = Het einde nadert: nog één beurt voor alle anderen.
double-seven-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
double-seven-draws = { $count ->
    [one] { $count } tegel te nemen
   *[other] { $count } tegels te nemen
}
double-seven-face-down = gedekt
double-seven-amount = { $clovers ->
    [0] ×{ $animals }
   *[other] ×{ $animals } + ♣×{ $clovers }
}
double-seven-step-draw = nemen
double-seven-step-rainbow = Regenboog roepen en nemen
double-seven-step-start = familie beginnen
double-seven-step-grow = uitbreiden
double-seven-step-swap = ruilen
double-seven-step-clover = klaver terugnemen van
double-seven-step-two-for-one = twee voor één
double-seven-step-pass = passen
double-seven-step-family = familie { $family }

## Dragon

dragon-pile = Stapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
dragon-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
dragon-total = { $count } in alle ronden
dragon-round = ronde { $round } van { $rounds }
dragon-step-card = leg { $card }
dragon-step-row = in rij { $row }
dragon-step-under = schuif { $card } onder de stapel

## Hoe spellen eindigen

reason-seven-dragons-goal = Een doel is bereikt.
reason-seven-dragons-closest = Geen kaarten meer: wie het dichtst bij het doel is, wint.
reason-seven-dragons-last-card = De laatste kaart is gespeeld.
reason-seven-dragons-puzzle = De puzzel is af.
reason-double-seven-points = De meeste punten winnen.
reason-double-seven-double-seven = Gelijkspel, en de 77 beslist.
reason-dragon-tokens = De meeste fiches winnen.
