# Waarom een zet niet kan: één zin per regel van het spel.

refusal-dr-turn = die kaart heb je niet in de hand
refusal-dr-stuck = een kaart gaat alleen onder de stapel als je er geen kunt leggen
refusal-dr-grid = er zouden meer dan zeven rijen zijn
refusal-dr-place = de plaats moet leeg zijn en een kaart ernaast, erboven of eronder raken

refusal-ds-draw = neem precies de tegels die je nog moet nemen, uit wat er ligt
refusal-ds-rainbow = Regenboog vraagt minstens vijf verschillende dieren, geen klaver, meteen na het nemen
refusal-ds-start = je hebt er minstens twee tegels voor nodig, en nog geen familie van dat dier voor je
refusal-ds-grow = je hebt die familie en die tegels nodig
refusal-ds-swap = je ruilt even grote families met een andere speler, hoogstens 16 keer per beurt
refusal-ds-clover = de familie moet een klaver hebben, en jij een tegel van dat dier
refusal-ds-two-for-one = één keer per beurt, twee van je tegels voor een andere uit de voorraad
refusal-ds-end-turn = passen kost een van je tegels als je er zes of meer hebt, en anders niets

refusal-sd-turn = die kaart heb je niet in de hand
refusal-sd-place = de plaats moet leeg zijn, en een draak moet naast dezelfde draak liggen
refusal-sd-action = er is nog geen aflegstapel om de kaart onder te schuiven
refusal-sd-options = zonder de Zilveren Draak schuif je geen kaart onder de stapel
refusal-sd-trade-hands = handkaarten wissel je met een andere speler
refusal-sd-trade-goals = doelkaarten wissel je met een andere plaats
refusal-sd-move = neem een andere kaart dan de eerste en leg haar waar ze past zonder zichzelf
refusal-sd-zap = pak een kaart die daar ligt, maar niet de eerste
refusal-sd-pass = je kunt nog een kaart spelen
refusal-sd-join = nu kan niemand aanschuiven
