# Wat alleen Dragon zegt.

## Words

title-dragon = Dragon
credit-dragon = Dragon is van Sylvie Barc.
about-dragon = voltooi de rijen en kolommen van een raster van zeven bij zeven
first-dragon = Volgens de spelregels begint de speler links van de jongste.
option-dragon-multi = evenveel rondes als spelers
option-dragon-multi-label = Evenveel rondes als spelers
dragon-pile = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
dragon-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
dragon-pays = { $count ->
    [one] levert { $count } fiche op
   *[other] levert { $count } fiches op
}
dragon-total = { $count } in alle rondes
dragon-round = ronde { $round } van { $rounds }
reason-dragon-tokens = Wie de meeste fiches heeft, wint.
dragon-ahead = { $winner } heeft { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
} meer dan { $second }.

## Moves and what they bring

dragon-card = { $annoyed ->
    [yes] een geïrriteerde { $value }
   *[no] een { $value }
}
dragon-in-row = in rij { $row }
step-dragon-place = leggen:
step-dragon-under = onder de trekstapel schuiven:
move-dragon-place = legt { $card }
move-dragon-under = { $card-code ->
    [hidden] schuift een kaart gedekt onder de trekstapel
   *[other] schuift { $card } gedekt onder de trekstapel
}
note-dragon-tokens = { $count ->
    [one] wint { $count } fiche
   *[other] wint { $count } fiches
}
note-dragon-round = De ronde is voorbij. Ronde { $round } begint; stand: { $scores }
note-dragon-pile = De trekstapel is leeg.

## Why not

refusal-dr-end-over = het spel is afgelopen
refusal-dr-turn-held = die kaart heb je niet in de hand
refusal-dr-stuck-not = een kaart gaat alleen onder de trekstapel als je er geen kunt leggen
refusal-dr-grid-rows = er zouden meer dan zeven rijen zijn
refusal-dr-place-taken = daar ligt al een kaart
refusal-dr-place-alone = die plek raakt geen kaart ernaast, erboven of eronder

## On the page

web-dragon-row = rij { $number }
web-dragon-row-top = nieuwe rij bovenaan
web-dragon-row-bottom = nieuwe rij onderaan
web-dragon-cell = Kolom { $value }, { $row }
web-life = { $annoyed ->
    [yes] { $value }, geïrriteerd
   *[no] { $value }
}
web-dragon-elsewhere = Deze kaart hoort in kolom { $value }.
web-dragon-none = Geen van je kaarten hoort in kolom { $value }.
web-stuck = Geen van je kaarten past: kies er een om onder de trekstapel te schuiven.

# In a first game
web-dragon-coach-hand = Jouw kaarten. Tik op een gekleurde: die kun je nu aanleggen.
web-dragon-coach-place = De kaart hoort in de kolom van zijn waarde, tegen een andere kaart aan. Plekken die passen, lichten op.
web-dragon-coach-tokens = Wie een rij of kolom voltooit, krijgt fiches. Wie de meeste fiches heeft, wint.

## Waar puzzels over gaan

theme-dragon-place = een kaart leggen
theme-dragon-under = onder de stapel
theme-dragon-tokens = fiches winnen
theme-dragon-round = een ronde beëindigen
theme-dragon-pile = de laatste kaart van de stapel
