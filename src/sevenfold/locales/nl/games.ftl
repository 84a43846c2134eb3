# De spellen, hun onderdelen en hun opties.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = verbind zeven draken van je geheime kleur in een groeiend mozaïek
about-double-seven = verzamel dierenfamilies, ruil ze en breid ze uit tot zeven en meer
about-dragon = voltooi de rijen en kolommen van een raster van zeven bij zeven

first-seven-dragons = Volgens de spelregels begint de oudste (in de Russische editie: wie het laatst een film met draken zag).
first-double-seven = Kies samen wie begint.
first-dragon = Volgens de spelregels begint de speler links van de jongste.

## Opties

option-players = aantal spelers
option-first = welke speler begint, geteld vanaf 0
option-multi = evenveel rondes als spelers
option-variant = full, single-action, basic of connections
option-edition = welke editie: en, fr, nl of ru (in ru zijn de plaatsen en het einde anders)
option-actions = de actiekaarten van single-action, gescheiden door komma’s
option-silver = beginnen met de Zilveren Draak (alleen in single-action vrij te kiezen)
option-rainbow = spelen met de Regenboogdraak (alleen in single-action vrij te kiezen)
option-ages = leeftijd van elke speler; wie jonger is dan 7, hoeft maar zoveel draken te verbinden als zijn leeftijd; - betekent 7 of ouder
choices-first = 0 tot en met players - 1
choices-ages = per speler: 3, 4, 5, 6, of - voor 7 of ouder

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
card-zap-card = Kaart inpikken

about-trade-hands = ruil al je handkaarten (niet je doel) met een andere speler
about-rotate-goals = alle doelen, ook de ongebruikte, schuiven één plaats op naar links of naar rechts
about-trade-goals = ruil je doel met dat van een andere speler of met een ongebruikt doel
about-move-card = verplaats een kaart op tafel naar een plek waar die past, of draai de kaart ter plekke om (de startkaart blijft liggen)
about-zap-card = neem een kaart van tafel in je hand (de startkaart blijft liggen)

seven-dragons-variant-full = het volledige spel (vanaf 8 jaar)
seven-dragons-variant-single-action = Draken met één actie: één soort actiekaart (vanaf 6 jaar)
seven-dragons-variant-basic = Basisdraken: wel doelen, geen acties (5-6 jaar)
seven-dragons-variant-connections = Draken verbinden: alleen aanleggen (3-4 jaar)
seven-dragons-deck = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
seven-dragons-discard = Aflegstapel: { $count }, bovenste kaart: { $card }
seven-dragons-silver = Zilver is { $dragon }
seven-dragons-largest = Grootste groepen
seven-dragons-goal-hidden = doel ?
seven-dragons-unused = Ongebruikte doelen:
seven-dragons-step-pass = passen
seven-dragons-step-both = (actiekaart op de aflegstapel)
seven-dragons-step-under = (actiekaart onder de aflegstapel)
seven-dragons-step-color = (afgelegd zonder de actie te doen)
seven-dragons-step-left = naar links: elk doel naar de volgende plaats
seven-dragons-step-right = naar rechts: elk doel naar de vorige plaats
seven-dragons-step-seat = met { $player }
seven-dragons-step-to = naar { $place } als { $card }
seven-dragons-step-from = { $card } van { $place }
seven-dragons-reached = { $size } van { $target }
seven-dragons-placed = { $count } van de { $all } kaarten gelegd
seven-dragons-group = grootste groep: { $count }

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

double-seven-open = Open tegels:
double-seven-hidden = Gedekte tegels in de voorraad: { $count }
double-seven-removed = Uit het spel:
double-seven-left = Resterende fiches: 7 ×{ $sevens }
double-seven-ending = Het spel loopt af: dit zijn de laatste beurten.
double-seven-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
double-seven-draws = { $count ->
    [one] nog { $count } tegel te nemen
   *[other] nog { $count } tegels te nemen
}
double-seven-face-down = gedekt
double-seven-amount = { $clovers ->
    [0] ×{ $animals }
   *[other] { $animals ->
        [0] ♣×{ $clovers }
       *[other] ×{ $animals } + ♣×{ $clovers }
    }
}
double-seven-step-draw = nemen:
double-seven-step-rainbow = Regenboog roepen en nemen:
double-seven-step-start = familie beginnen:
double-seven-step-grow = uitbreiden:
double-seven-step-swap = ruilen:
double-seven-step-clover = klaver nemen van
double-seven-step-two-for-one = twee voor één:
double-seven-step-pass = passen
double-seven-step-without = { $tile } inleveren
double-seven-step-for = voor { $family }
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })

## Dragon

dragon-pile = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
dragon-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
dragon-total = { $count } in alle rondes
dragon-round = ronde { $round } van { $rounds }
dragon-step-card = { $card } leggen
dragon-step-row = in rij { $row }
dragon-step-under = { $card } onder de trekstapel schuiven

## Hoe spellen eindigen

reason-seven-dragons-goal = Een doel is bereikt.
reason-seven-dragons-closest = Niemand heeft zijn doel bereikt: wie het dichtst in de buurt kwam, wint.
reason-seven-dragons-last-card = Wie de laatste kaart speelde, wint.
reason-seven-dragons-puzzle = Einde van de puzzel.
reason-double-seven-points = Wie de meeste punten heeft, wint.
reason-double-seven-double-seven = Gelijk in punten: de 77 beslist.
reason-dragon-tokens = Wie de meeste fiches heeft, wint.
