# Korte regels in onze eigen woorden.

rules-dragon =
    Negenenveertig kaarten tonen het leven van een draak: zeven kaarten van elke waarde van 1 (het ei) tot 7 (de oude dag). Eén 2, één 3, één 4, één 5 en één 6 zijn geïrriteerd en spuwen vuur: zij dragen een uitroepteken.

    De tafel heeft zeven kolommen, één voor elke waarde, en hoogstens zeven rijen. In je beurt neem je een kaart en leg je er een: in de kolom van haar waarde, op een lege plaats die een kaart raakt, ernaast in de rij of er pal boven of onder. Een nieuwe rij begint alleen tegen de bovenste of de onderste aan.

    Kun je geen enkele kaart leggen, dan gaat er een gedekt onder de stapel.

    Wie de laatste kaart van een rij of kolom legt, krijgt 1 fiche, en 1 extra voor elke geïrriteerde draak erin. Beide tegelijk afmaken levert beide op.

    Is de stapel leeg, dan speel je door uit de hand tot iedereen nog één kaart heeft. De meeste fiches winnen. In een multi-spel begint iedereen één ronde en tel je de fiches op.

rules-double-seven =
    Eenennegentig tegels: elf van elk van de acht dieren, en drie klavers die voor elk dier mogen staan. Iedereen begint met drie tegels op het rekje.

    In je beurt neem je twee tegels uit de voorraad, drie als je rekje leeg is, na elkaar, open of gedekt. Heb je dan vijf of meer verschillende dieren en geen klaver, dan mag je Regenboog roepen: toon je rekje en neem er nog een.

    Doe daarna zoveel je wilt. Begin een familie van minstens twee tegels, tenzij je dat dier al voor je hebt liggen. Breid je families uit. Ruil er een met een even grote familie van een andere speler, die niet mag weigeren. Leg een dier op de plaats van een klaver, waar dan ook, en neem de klaver. Eén keer per beurt leg je twee tegels open in de voorraad en neem je een andere.

    Je beurt eindigt als je rekje leeg is of als je past; passen met zes of meer tegels kost je er een.

    Breng je een familie op zeven tegels, dan krijg je een 7-fiche. Wie als eerste op zo'n moment twee zulke families bezit, krijgt ook de 77. Daarmee, of met de laatste tegel van de voorraad, begint het einde: alle anderen hebben nog één beurt.

    Elke tegel in je families is een punt, een 7-fiche één extra en de 77 twee. Staan de besten gelijk, dan beslist de 77.

rules-seven-dragons =
    Iedereen heeft een geheim doel, een van vijf draken: rood, goud, blauw, groen of zwart. Verbind er zeven en je wint.

    In je beurt neem je een kaart en speel je er een. Een draakkaart leg je tegen een kaart op tafel, rechtop of een halve slag gedraaid, zo dat minstens één van haar draken naast dezelfde draak ligt. Hoeken tellen niet. De Regenboogdraak is alle draken tegelijk. Verbindt je kaart ineens twee verschillende draken, neem dan een bonuskaart, twee bij drie, drie bij vier; verbindingen met de Regenboogdraak of met een Zilveren Draak van alle kleuren tellen daarvoor niet.

    De Zilveren Draak ligt in het midden. Eerst is hij alle draken; daarna heeft hij de kleur van de actiekaart boven op de aflegstapel.

    Actiekaarten: handkaarten wisselen met een speler; doelkaarten wisselen met elke plaats, ook een ongebruikte; alle doelen één plaats naar links of rechts doorgeven; een kaart verplaatsen naar waar ze past; een kaart van tafel in de hand nemen. Je mag de actiekaart ook onder de stapel schuiven, zodat Zilver niet verandert, of haar erop leggen zonder iets te doen.

    Is de stapel op, speel dan met de kaarten die je hebt; bereikt niemand het doel, dan wint wie er het dichtst bij is. Kinderen onder de zeven hoeven maar zoveel draken te verbinden als ze jaren oud zijn, als jullie dat willen.

    Voor de kleinsten: connections is alleen aanleggen, en de laatste kaart wint; alleen is het een puzzel. Basic voegt de doelen toe, single-action de actiekaarten, één soort tegelijk.
