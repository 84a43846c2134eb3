# Korte regels in onze eigen woorden.

rules-dragon =
    Negenenveertig kaarten tonen het leven van een draak: zeven kaarten van elke waarde, van 1 (het ei) tot 7 (de ouderdom). Eén 2, één 3, één 4, één 5 en één 6 zijn geïrriteerd en spuwen vuur: je herkent ze aan het uitroepteken. Iedereen krijgt zeven kaarten, en één open kaart vormt het begin van het raster.

    Het raster heeft zeven kolommen, één voor elke waarde, en hoogstens zeven rijen. In je beurt trek je een kaart en leg je er een aan: in de kolom van die waarde, op een lege plek die een kaart raakt, ernaast in de rij of er pal boven of onder. Een nieuwe rij begint alleen boven de bovenste of onder de onderste.

    Kun je geen enkele kaart aanleggen, schuif er dan een naar keuze gedekt onder de trekstapel.

    Wie de laatste kaart van een rij of kolom legt, krijgt 1 fiche, en 1 extra voor elke geïrriteerde draak erin. Beide tegelijk voltooien levert beide op.

    Is de trekstapel leeg, dan speel je door met je handkaarten tot iedereen er nog één heeft. Wie de meeste fiches heeft, wint. In een multi-spel begint iedereen één ronde en tel je de fiches op.

rules-double-seven =
    Eenennegentig tegels: elf van elk van de acht dieren, en drie klavers, die voor elk dier mogen doorgaan. Iedereen begint met drie tegels op het rekje.

    In je beurt neem je twee tegels uit de voorraad (drie als je rekje leeg is), een voor een, open of gedekt. Heb je dan vijf of meer tegels, allemaal verschillende dieren en geen klaver, dan mag je Regenboog roepen: toon je rekje en neem nog een tegel.

    Daarna doe je zoveel je wilt. Begin een familie van minstens twee tegels (nooit alleen klavers), tenzij je al een familie van dat dier voor je hebt liggen. Breid je families uit. Ruil er een met een even grote familie van een andere speler, die niet mag weigeren. Leg het juiste dier op de plaats van een klaver, in welke familie ook, en neem de klaver. Leg één keer per beurt twee tegels open in de voorraad en neem er een andere uit. Families worden nooit samengevoegd of gesplitst.

    Je beurt eindigt als je rekje leeg is of als je past; passen met zes of meer tegels kost je er een.

    Breng je een familie op zeven tegels of meer, dan krijg je een 7-fiche. Wie op zo'n moment als eerste twee families van die grootte heeft, krijgt ook de 77. Daarmee, of met de laatste tegel uit de voorraad, begint het einde: je maakt je beurt af, daarna hebben alle anderen er nog één.

    Elke tegel in je families is een punt, elke 7-fiche één extra en de 77 twee; wat op je rekje staat, telt niet. Staan de besten gelijk, dan beslist de 77 als een van hen die heeft; anders delen ze de winst.

rules-seven-dragons =
    Iedereen heeft een geheim doel, een van de vijf draken: rood, goud, blauw, groen of zwart. Zodra zeven draken van jouw kleur verbonden zijn, win je, wie de laatste ook heeft gelegd.

    In je beurt trek je een kaart en speel je er een. Een draakkaart leg je tegen een kaart op tafel, rechtop of ondersteboven, zo dat minstens één draak erop naast dezelfde draak ligt. Hoeken tellen niet. De Regenboogdraak is alle draken tegelijk. Verbindt je kaart in één keer twee verschillende draken, trek dan een bonuskaart, twee bij drie, drie bij vier; verbindingen met de Regenboogdraak, of met de Zilveren Draak zolang die alle kleuren heeft, tellen daarvoor niet.

    De Zilveren Draak ligt in het midden en blijft daar. Eerst heeft hij alle kleuren, daarna de kleur van de actiekaart boven op de aflegstapel.

    Actiekaarten: handkaarten wisselen met een speler; doelkaarten wisselen met een plaats naar keuze, ook een lege; alle doelkaarten één plaats naar links of rechts doorgeven; een kaart verplaatsen naar een plek waar die past; een kaart van tafel inpikken en in je hand nemen. Je mag de actiekaart ook onder de aflegstapel schuiven, zodat de Zilveren Draak niet verandert, of er bovenop leggen zonder de actie te doen.

    Is de trekstapel op, speel dan door tot alle handen leeg zijn (Russische editie: tot één hand leeg is); bereikt niemand het doel, dan wint wie er het dichtst bij is. Kinderen onder de zeven mag je een handje helpen: zij hebben dan genoeg aan evenveel draken als ze jaren tellen.

    Voor de kleinsten: connections is alleen aanleggen, en wie de laatste kaart speelt, wint; in je eentje is het een puzzel. Basic voegt de doelen toe, single-action de actiekaarten, één soort tegelijk.
