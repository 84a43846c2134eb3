# De regels van Dragon.

rules-dragon =
    Voor 2 tot 5 spelers. Negenenveertig kaarten tonen het leven van een draak: zeven kaarten van elke waarde, van 1 (het ei) tot 7 (de ouderdom). Eén 2, één 3, één 4, één 5 en één 6 zijn geïrriteerd en spuwen vuur: je herkent ze aan het uitroepteken. Iedereen krijgt zeven kaarten, en één open kaart vormt het begin van het raster.

    Het raster heeft zeven kolommen, één voor elke waarde, en hoogstens zeven rijen. In je beurt trek je een kaart en leg je er een aan; dat moet, als het kan. De kaart hoort in de kolom van zijn waarde, op een lege plek die een kaart raakt, ernaast in de rij of er pal boven of onder. Een nieuwe rij begint alleen boven de bovenste of onder de onderste.

    Alleen als je geen enkele kaart kunt aanleggen, schuif je er een naar keuze gedekt onder de trekstapel.

    Wie de laatste kaart van een rij of kolom legt, krijgt 1 fiche, en 1 extra voor elke geïrriteerde draak erin. Beide tegelijk voltooien levert beide op, en een geïrriteerde draak die in allebei ligt, telt dubbel.

    Is de trekstapel leeg, dan speel je door met je handkaarten tot iedereen er nog één heeft. Wie de meeste fiches heeft, wint; staan de besten gelijk, dan delen ze de winst. Een langer spel heeft evenveel rondes als spelers: iedereen begint er één, en de fiches worden opgeteld.

web-know-dragon = Bij Dragon is het gunstig om als laatste te spelen: met twee spelers wint de tweede 72% van de partijen tussen gelijke bots. Speel zoveel ronden als er spelers zijn, en niemand is in het voordeel.
