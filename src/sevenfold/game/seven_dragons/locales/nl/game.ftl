# Wat alleen Seven Dragons zegt.

## Words

title-seven-dragons = Seven Dragons
credit-seven-dragons = Seven Dragons is van Andrew Looney (Looney Labs).
about-seven-dragons = verbind zeven draken van je geheime kleur in een groeiend mozaïek
first-seven-dragons = Volgens de spelregels begint de oudste (in de Russische editie: wie het laatst een film met draken zag).
option-seven-dragons-variant = full, single-action, basic of connections
option-seven-dragons-edition = welke editie: en, fr, nl of ru (in ru zijn de plaatsen en het einde anders)
option-seven-dragons-actions = de actiekaarten van single-action, gescheiden door komma’s
option-seven-dragons-silver = beginnen met de Zilveren Draak (alleen in single-action vrij te kiezen)
option-seven-dragons-rainbow = spelen met de Regenboogdraak (alleen in single-action vrij te kiezen)
option-seven-dragons-ages = leeftijd van elke speler; wie jonger is dan 7, hoeft maar zoveel draken te verbinden als zijn leeftijd; ‘-’ betekent 7 of ouder
choices-seven-dragons-ages = per speler: 3, 4, 5, 6, of ‘-’ voor 7 of ouder
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
option-seven-dragons-variant-full = het volledige spel (vanaf 8 jaar)
option-seven-dragons-variant-single-action = Draken met één actie: één soort actiekaart (vanaf 6 jaar)
option-seven-dragons-variant-basic = Basisdraken: wel doelen, geen acties (5–6 jaar)
option-seven-dragons-variant-connections = Draken verbinden: alleen aanleggen (3–4 jaar)
seven-dragons-deck = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
seven-dragons-discard = Aflegstapel: { $count }, bovenste kaart: { $card }
seven-dragons-silver = Zilver is { $dragon }
seven-dragons-largest = Grootste groepen
seven-dragons-goal-hidden = doel ?
seven-dragons-unused = Ongebruikte doelen:
seven-dragons-reached = { $size } van { $target }
seven-dragons-placed = { $count } van de { $all } kaarten gelegd
seven-dragons-group = grootste groep: { $count }
reason-seven-dragons-goal = Een doel is bereikt.
reason-seven-dragons-closest = Niemand heeft zijn doel bereikt: wie het dichtst in de buurt kwam, wint.
reason-seven-dragons-last-card = Wie de laatste kaart speelde, wint.
reason-seven-dragons-puzzle = Einde van de puzzel.
seven-dragons-gave = { $nth ->
    [0] De kaart van { $mover } gaf { $winner } { $count } verbonden { $code ->
        [R] rode
        [Y] gouden
        [B] blauwe
        [G] groene
       *[K] zwarte
    } draken.
   *[other] De kaart van { $mover } gaf { $winner } de { $nth ->
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[7] zevende
    } { $code ->
        [R] rode
        [Y] gouden
        [B] blauwe
        [G] groene
       *[K] zwarte
    } draak.
}
seven-dragons-connected = { $winner } verbond { $count } { $code ->
    [R] rode
    [Y] gouden
    [B] blauwe
    [G] groene
   *[K] zwarte
} draken.

## Moves and what they bring

step-seven-dragons-place = kaart leggen:
step-seven-dragons-pass = passen
step-seven-dragons-color = afleggen zonder de actie te doen:
step-seven-dragons-trade-hands = { card-trade-hands }
step-seven-dragons-trade-hands-seat = met { $seat }
step-seven-dragons-trade-goals = { card-trade-goals }
step-seven-dragons-trade-goals-seat = met { $seat }
step-seven-dragons-rotate-goals = { card-rotate-goals }
step-seven-dragons-move-card = { card-move-card }:
step-seven-dragons-zap-card = { card-zap-card }:
seven-dragons-mode-both = (actiekaart op de aflegstapel)
seven-dragons-mode-under = (actiekaart onder de aflegstapel)
seven-dragons-at = op { $place }
seven-dragons-direction-left = naar links: elk doel naar de volgende plaats
seven-dragons-direction-right = naar rechts: elk doel naar de vorige plaats
move-seven-dragons-place = legt een kaart: { $card }
move-seven-dragons-pass = past
move-seven-dragons-join = doet mee
move-seven-dragons-color = legt af zonder de actie te doen: { $action }
move-seven-dragons-trade-hands = { $mode ->
    [under] wisselt handkaarten met { $seat } (actiekaart onder de aflegstapel)
   *[both] wisselt handkaarten met { $seat }
}
move-seven-dragons-trade-goals = { $mode ->
    [under] wisselt doelkaarten met { $seat } (actiekaart onder de aflegstapel)
   *[both] wisselt doelkaarten met { $seat }
}
move-seven-dragons-rotate-goals = { $direction-code ->
    [left] { $mode ->
        [under] geeft alle doelen één plaats naar links door (actiekaart onder de aflegstapel)
       *[both] geeft alle doelen één plaats naar links door
    }
   *[right] { $mode ->
        [under] geeft alle doelen één plaats naar rechts door (actiekaart onder de aflegstapel)
       *[both] geeft alle doelen één plaats naar rechts door
    }
}
move-seven-dragons-move-card = { $mode ->
    [under] verplaatst een kaart: { $card } (actiekaart onder de aflegstapel)
   *[both] verplaatst een kaart: { $card }
}
move-seven-dragons-zap-card = { $mode ->
    [under] pikt een kaart in: { $card } (actiekaart onder de aflegstapel)
   *[both] pikt een kaart in: { $card }
}
note-seven-dragons-bonus = { $count ->
    [one] trekt { $count } bonuskaart
   *[other] trekt { $count } bonuskaarten
}
note-seven-dragons-silver = { $color-code ->
    [wild] De Zilveren Draak heeft nu alle kleuren.
   *[other] De Zilveren Draak is nu { $color }.
}
note-seven-dragons-goal = { $seat } heeft het doel bereikt: { $color }
note-seven-dragons-deck = De trekstapel is leeg.

## Why not

refusal-sd-win-over = het spel is afgelopen
refusal-sd-turn-held = die kaart heb je niet in de hand
refusal-sd-place-taken = daar ligt al een kaart
refusal-sd-place-alone = naast die plek ligt geen kaart
refusal-sd-place-match = geen enkele draak van de kaart zou naast dezelfde draak liggen
refusal-sd-action-nothing = er is nog geen aflegstapel om de kaart onder te schuiven
refusal-sd-options-silver = zonder de Zilveren Draak schuif je geen kaart onder de aflegstapel
refusal-sd-trade-hands-seat = handkaarten wissel je met een andere speler
refusal-sd-trade-goals-seat = doelkaarten wissel je met een andere speler of een ongebruikt doel
refusal-sd-move-nothing = daar ligt geen kaart
refusal-sd-move-start = de startkaart blijft altijd liggen
refusal-sd-move-other = daar ligt een andere kaart
refusal-sd-move-back = de kaart terugleggen zoals die lag, is geen zet
refusal-sd-move-place = daar past de kaart niet als je hem eenmaal hebt opgepakt
refusal-sd-zap-nothing = daar ligt geen kaart
refusal-sd-zap-start = de startkaart blijft op tafel
refusal-sd-pass-can = je kunt nog een kaart spelen
refusal-sd-join-over = het spel is afgelopen
refusal-sd-join-puzzle = de puzzel is voor één speler
refusal-sd-join-full = alle vijf plaatsen zijn bezet
refusal-sd-join-empty = de trekstapel is leeg

## On the page

web-children = Voor kleine kinderen
web-children-about = Draken verbinden vanaf 3 jaar, alleen met plaatjes, en zo naar het volledige spel groeien.
web-grown-ups = Voor grote mensen
help-grown-ups = Opent wat volwassenen misschien willen lezen: welk spel bij welke leeftijd past en hoe je het speelt.
web-sd-progress = je groep groeit naar { $size } van { $target }
web-sd-goal-now = je doel is nu: { $colour } ({ $size } van { $target })
web-sd-group-now = je groep is nu { $size } van { $target }
web-sd-hand-now = je hebt nieuwe kaarten
web-sd-discard-actions = Alleen actiekaarten gaan naar de aflegstapel.
web-voice-hello = Hallo! Kom, we verbinden draken.
option-seven-dragons-variant-label = Welke versie?
option-seven-dragons-edition-label = Regelboekje
option-seven-dragons-edition-en = van de Engelse uitgave
option-seven-dragons-edition-fr = van de Franse uitgave
option-seven-dragons-edition-nl = van de Nederlandse uitgave
option-seven-dragons-edition-ru = van de Russische uitgave
web-silver = de Zilveren Draak
web-rainbow = de Regenboogdraak
option-seven-dragons-ages-label = Leeftijd
option-seven-dragons-actions-label = Actiekaarten
option-seven-dragons-actions-trade-hands = { card-trade-hands }
option-seven-dragons-actions-rotate-goals = { card-rotate-goals }
option-seven-dragons-actions-trade-goals = { card-trade-goals }
option-seven-dragons-actions-move-card = { card-move-card }
option-seven-dragons-actions-zap-card = { card-zap-card }
option-seven-dragons-silver-label = { web-silver }
option-seven-dragons-rainbow-label = { web-rainbow }
option-seven-dragons-ages-none = 7+
web-your-goal = Je doel: { $colour }, { $target } verbinden
web-hidden-card = een verborgen kaart
web-imaginary = ongebruikt doel { $seat }
web-puzzle-done = { $count ->
    [one] { $count } kaart gelegd
   *[other] { $count } kaarten gelegd
}
web-child-ages = Hoe oud is het kind?
web-child-age = { $age } jaar
web-child-your-turn = Jij bent aan de beurt!
web-child-no = Daar niet. Zoek dezelfde draak!
web-child-card-first = Tik eerst op een van je kaarten!
web-child-nowhere = Die past nergens. Probeer een andere kaart!
web-child-praise = Goed zo!
web-child-won = Hoera, het is je gelukt!
web-child-lost = Goed gespeeld! Zullen we nog een keer?
web-child-puzzle = Puzzel
web-child-puzzle-about = In je eentje: leg kaart na kaart aan.
web-child-connections = Verbinden
web-child-connections-about = Leg een draak naast dezelfde draak.
web-child-basic = Met een geheime draak
web-child-basic-about = Verbind zoveel draken van je geheime kleur als er kaarsjes op je taart staan; de bot moet er zeven verbinden.
web-child-single-action = Met een beetje magie
web-child-single-action-about = Eén nieuwe kaart: wissel je geheime draak. Je hebt nog steeds zoveel draken nodig als er kaarsjes zijn.
web-child-full = Het volledige spel
web-child-full-about = De Zilveren Draak, de Regenboogdraak en alle acties.
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Alles tonen
web-goal-hidden = een doel dat je niet gezien hebt
web-goal-seen = doel: { $colour }
web-sd-place = Vrije plek: { $place }
web-sd-across = { $side ->
    [left] { $count } naar links
   *[right] { $count } naar rechts
}
web-sd-along = { $side ->
    [down] { $count } omlaag
   *[up] { $count } omhoog
}
web-sd-middle = in het midden
web-sd-turn = Kaart draaien (R)
web-sd-discards = Aflegstapel
web-sd-how = Wat moet de kaart doen?
web-sd-mode-both = De actie doen en de kleur van de Zilveren Draak veranderen
web-sd-mode-under = De actie doen en de kaart onder de aflegstapel schuiven
web-sd-mode-color = Alleen de kleur van de Zilveren Draak veranderen
web-sd-mode-both-plain = De actie doen
web-sd-mode-under-plain = De actie doen en de kaart onder de aflegstapel schuiven
web-sd-mode-color-plain = Gewoon afleggen
web-sd-ask-color = Verder gebeurt er niets.
web-sd-ask-trade-hands = Met wie wissel je van handkaarten?
web-sd-ask-trade-goals = Met welk doel wissel je het jouwe?
web-sd-ask-rotate-goals = Welke kant gaan alle doelen op?
web-sd-ask-move-card = Welke kaart verplaats je?
web-sd-ask-move-card-to = Waar gaat de kaart heen? Met de pijlknop (of R) draai je hem.
web-sd-ask-zap-card = Welke kaart pik je in?
web-sd-left = Naar links
web-sd-right = Naar rechts

# In a first game
web-sd-coach-goal = Jouw geheime doel: verbind zeven draken van deze kleur.
web-sd-coach-place = Tik op een kaart en dan op een plek die oplicht: een van de draken erop moet dezelfde draak raken. Kaarten met pijlen zijn acties.
web-sd-coach-win = Zoveel draken van jouw kleur zijn al verbonden.

## Waar puzzels over gaan

theme-seven-dragons-place = een kaart leggen
theme-seven-dragons-color = alleen de kleur van een actie
theme-seven-dragons-trade-hands = handen ruilen
theme-seven-dragons-trade-goals = doelen ruilen
theme-seven-dragons-rotate-goals = doelen doorschuiven
theme-seven-dragons-move-card = een kaart verplaatsen
theme-seven-dragons-zap-card = een kaart terugnemen
theme-seven-dragons-pass = passen
theme-seven-dragons-bonus = bonuskaarten trekken
theme-seven-dragons-silver = Zilver kleuren
theme-seven-dragons-goal = het doel bereiken
theme-seven-dragons-deck = de laatste kaart van de stapel
