# Waarom een zet niet kan: één zin per regel van het spel.

refusal-dr-turn = die kaart heb je niet in je hand
refusal-dr-stuck = een kaart gaat alleen onder de trekstapel als je er geen kunt aanleggen
refusal-dr-grid = er zouden meer dan zeven rijen zijn
refusal-dr-place = de plek moet leeg zijn en een kaart ernaast, erboven of eronder raken

refusal-ds-draw = je beurt begint met nemen: precies zoveel tegels als moet, en alleen wat in de voorraad ligt
refusal-ds-rainbow = Regenboog vraagt minstens vijf tegels, allemaal verschillende dieren en geen klaver, en mag één keer, meteen na het nemen
refusal-ds-start = die tegels moeten op je rekje staan, en je mag nog geen familie van dat dier voor je hebben
refusal-ds-grow = die familie moet voor je liggen, en die tegels moeten op je rekje staan
refusal-ds-swap = je ruilt een familie met een even grote van een andere speler, hoogstens 16 keer per beurt
refusal-ds-clover = de familie moet een klaver hebben, en jij een tegel van dat dier op je rekje
refusal-ds-two-for-one = één keer per beurt geef je twee van je tegels voor een andere uit de voorraad
refusal-ds-end-turn = passen kost een van je tegels als je er zes of meer hebt, en anders niets

refusal-sd-turn = die kaart heb je niet in je hand
refusal-sd-place = de plek moet leeg zijn, en een draak van de kaart moet naast dezelfde draak liggen
refusal-sd-action = er is nog geen aflegstapel om de kaart onder te schuiven
refusal-sd-options = zonder de Zilveren Draak schuif je geen kaart onder de aflegstapel
refusal-sd-trade-hands = handkaarten wissel je met een andere speler
refusal-sd-trade-goals = doelkaarten wissel je met een andere plaats
refusal-sd-move = elke kaart behalve de eerste mag je verplaatsen of draaien, als die daarna weer aansluit bij een andere
refusal-sd-zap = je mag elke kaart op tafel inpikken, behalve de eerste
refusal-sd-pass = je kunt nog een kaart spelen
refusal-sd-join = nu kan niemand aanschuiven
