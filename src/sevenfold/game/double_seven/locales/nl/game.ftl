# Wat alleen Double Seven zegt.

## Words

title-double-seven = Double Seven
credit-double-seven = Double Seven is van Michael Schacht (Tiki Editions).
about-double-seven = verzamel dierenfamilies, ruil ze en breid ze uit tot zeven en meer
first-double-seven = Kies samen wie begint.
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
    [0] { $animals ->
         [one] { $animals } tegel
        *[other] { $animals } tegels
    }
   *[other] { $animals ->
        [0] { $clovers ->
             [one] { $clovers } klaver
            *[other] { $clovers } klavers
        }
       *[other] { $animals ->
             [one] { $animals } tegel
            *[other] { $animals } tegels
        } en { $clovers ->
             [one] { $clovers } klaver
            *[other] { $clovers } klavers
        }
    }
}
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })
reason-double-seven-points = Wie de meeste punten heeft, wint.
reason-double-seven-double-seven = Gelijk in punten: de 77 beslist.
double-seven-ahead = { $winner } heeft { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} meer dan { $second }.

## Moves and what they bring

step-double-seven-draw = nemen:
step-double-seven-rainbow = Regenboog roepen en nemen:
step-double-seven-start = familie beginnen:
step-double-seven-start-amount = met { $amount }
step-double-seven-grow = uitbreiden:
step-double-seven-grow-amount = met { $amount }
step-double-seven-swap = ruilen:
step-double-seven-swap-theirs = voor { $theirs }
step-double-seven-clover = klaver nemen van
step-double-seven-two-for-one = twee voor één:
step-double-seven-two-for-one-tile = voor { $tile }
step-double-seven-pass = passen
step-double-seven-pass-tile = { $tile-code ->
    [none] {""}
   *[other] { $tile } inleveren
}
move-double-seven-draw = { $tile-code ->
    [hidden] neemt een gedekte tegel
   *[other] neemt een open tegel: { $tile }
}
move-double-seven-rainbow = { $tile-code ->
    [hidden] roept Regenboog en neemt een gedekte tegel
   *[other] roept Regenboog en neemt een open tegel: { $tile }
}
move-double-seven-start = begint een familie ‘{ $animal }’ met { $amount }
move-double-seven-grow = breidt de familie ‘{ $animal }’ uit met { $amount }, nu { $size } tegels
move-double-seven-swap = ruilt { $gave } voor { $got } van { $theirs }
move-double-seven-clover = neemt de klaver uit de familie ‘{ $animal }’ ({ $family })
move-double-seven-two-for-one = { $tile-code ->
    [hidden] twee voor één: geeft { $discards }, neemt een gedekte tegel
   *[other] twee voor één: geeft { $discards }, neemt een open tegel: { $tile }
}
move-double-seven-pass = { $tile-code ->
    [none] past
   *[other] past; deze tegel gaat uit het spel: { $tile }
}
note-double-seven-flip = Een tegel van de voorraad wordt omgedraaid: { $tile }
note-double-seven-seven = krijgt een 7
note-double-seven-double-seven = krijgt de 77
note-double-seven-ending = { $by ->
    [pool] De laatste tegel is genomen: alle anderen hebben nog één beurt.
   *[double-seven] De 77 is genomen: alle anderen hebben nog één beurt.
}

## Why not

refusal-ds-end-over = het spel is afgelopen
refusal-ds-draw-first = neem eerst de tegels die je nog moet nemen
refusal-ds-draw-done = je hebt alle tegels van deze beurt genomen
refusal-ds-draw-pool = die tegel ligt niet in de voorraad
refusal-ds-rainbow-now = Regenboog roep je meteen na het nemen, één keer, vóór elke actie
refusal-ds-rainbow-rack = voor Regenboog heb je vijf of meer tegels op je rekje nodig, allemaal verschillende dieren en geen klaver
refusal-ds-rainbow-pool = die tegel ligt niet in de voorraad
refusal-ds-start-few = een familie begint met minstens twee tegels, waarvan minstens één dier
refusal-ds-start-mixed = een familie bestaat uit één dier; alleen klavers mogen erbij
refusal-ds-start-tiles = die tegels staan niet op je rekje
refusal-ds-start-twice = je hebt al een familie van dat dier voor je liggen
refusal-ds-grow-family = je hebt geen familie met dat nummer
refusal-ds-grow-others = alleen het dier van deze familie en klavers mogen erbij
refusal-ds-grow-tiles = die tegels staan niet op je rekje
refusal-ds-swap-own = je hebt geen familie met dat nummer
refusal-ds-swap-theirs = geen andere speler heeft die familie
refusal-ds-swap-sizes = de twee families zijn niet even groot
refusal-ds-swap-limit = 16 keer ruilen per beurt is de grens
refusal-ds-clover-family = die familie is er niet
refusal-ds-clover-none = in die familie zit geen klaver
refusal-ds-clover-one = een klaver neem je met één tegel, van het dier van die familie
refusal-ds-clover-other = alleen het dier van die familie kan op de plaats van de klaver
refusal-ds-clover-tile = je hebt geen tegel van het dier van die familie om ervoor in de plaats te leggen
refusal-ds-two-for-one-used = twee voor één kan maar één keer per beurt
refusal-ds-two-for-one-count = om een andere tegel te nemen, kies je eerst precies twee van je eigen tegels om terug te geven
refusal-ds-two-for-one-tiles = die twee tegels staan niet op je rekje
refusal-ds-two-for-one-pool = die tegel lag nog niet in de voorraad voordat jij de jouwe neerlegde
refusal-ds-end-turn-free = je raakt alleen een tegel kwijt als je past met zes of meer
refusal-ds-end-turn-costs = met zes of meer tegels kies je eerst welke je inlevert
refusal-ds-end-turn-tile = die tegel heb je niet

## On the page

web-your-rack = Je rekje: { $tiles }
web-tiles-laid = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
web-pool = Voorraad
web-rack = Je rekje
web-rack-count = { $count ->
    [one] { $count } tegel op het rekje
   *[other] { $count } tegels op het rekje
}
web-ds-act = Kies tegels van je rekje, of een van je families om te ruilen.
web-ds-picked = Waar gaan ze heen: een nieuwe familie, een familie van jou, of op de plaats van een klaver?
web-ds-picked-pair = Waar gaan ze heen? Of welke tegel uit de voorraad neem je voor deze twee?
web-ds-swap = Kies nu een familie die even groot is.
web-ds-swap-first = Kies eerst welke van je families je ervoor geeft.
web-ds-swap-none = Je hebt nog geen familie om te ruilen.
web-ds-call = Kies nu de tegel die je neemt.
web-ds-new = Nieuwe familie
web-ds-rainbow = Regenboog!
web-ds-pass = Passen

# In a first game
web-ds-coach-draw = Begin je beurt met twee tegels: open of gedekt.
web-ds-coach-family = Met twee of meer tegels van hetzelfde dier begin je een familie: tik ze aan, en dan waar ze heen gaan.
web-ds-coach-win = Een familie van zeven levert een 7-fiche op, twee ervan de 77. Aan het eind wint wie de meeste punten heeft.

## Waar puzzels over gaan

theme-double-seven-draw = welke tegel trekken
theme-double-seven-rainbow = de regenboog
theme-double-seven-start = een familie beginnen
theme-double-seven-grow = een familie laten groeien
theme-double-seven-swap = families ruilen
theme-double-seven-clover = een klaver terugnemen
theme-double-seven-two-for-one = twee voor één
theme-double-seven-pass = de beurt beëindigen
theme-double-seven-flip = een tegel omdraaien
theme-double-seven-seven = een 7-fiche verdienen
theme-double-seven-double-seven = de 77 nemen
theme-double-seven-ending = het einde inluiden
