# Wat alles aan een tafel van Dragon is en doet.

help-option-dragon-multi = Een langer spel: iedereen begint één ronde, en de fiches van alle rondes worden opgeteld.
help-dragon-card = Een stap in het leven van een draak, van het ei (1) tot de ouderdom (7). De kaart hoort in de kolom van dat getal.
help-dragon-annoyed = Een geïrriteerde draak: zijn rij en zijn kolom leveren één fiche meer op.
help-dragon-held = Tik de kaart aan en dan een plek die oplicht, of sleep hem erheen. Het getal op de plek zegt hoeveel fiches die oplevert.
help-dragon-cell = Een plek voor een kaart van deze kolom. De kaart moet een andere raken: ernaast in de rij, of erboven of eronder.
help-dragon-pile = Hiervan wordt aan het begin van elke beurt een kaart getrokken. Past geen van je kaarten, dan gaat er een onderop.
help-dragon-fan = De kaarten in de hand van deze speler.
