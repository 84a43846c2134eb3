# Korte regels in onze eigen woorden.

rules-dragon =
    Voor 2 tot 5 spelers. Negenenveertig kaarten tonen het leven van een draak: zeven kaarten van elke waarde, van 1 (het ei) tot 7 (de ouderdom). Eén 2, één 3, één 4, één 5 en één 6 zijn geïrriteerd en spuwen vuur: je herkent ze aan het uitroepteken. Iedereen krijgt zeven kaarten, en één open kaart vormt het begin van het raster.

    Het raster heeft zeven kolommen, één voor elke waarde, en hoogstens zeven rijen. In je beurt trek je een kaart en leg je er een aan; dat moet, als het kan. De kaart hoort in de kolom van zijn waarde, op een lege plek die een kaart raakt, ernaast in de rij of er pal boven of onder. Een nieuwe rij begint alleen boven de bovenste of onder de onderste.

    Kun je geen enkele kaart aanleggen, schuif er dan een naar keuze gedekt onder de trekstapel.

    Wie de laatste kaart van een rij of kolom legt, krijgt 1 fiche, en 1 extra voor elke geïrriteerde draak erin. Beide tegelijk voltooien levert beide op, en een geïrriteerde draak die in allebei ligt, telt dubbel.

    Is de trekstapel leeg, dan speel je door met je handkaarten tot iedereen er nog één heeft. Wie de meeste fiches heeft, wint; staan de besten gelijk, dan delen ze de winst. Een langer spel heeft evenveel rondes als spelers: iedereen begint er één, en de fiches worden opgeteld.

rules-double-seven =
    Voor 2 tot 4 spelers. Eenennegentig tegels: elf van elk van de acht dieren, en drie klavers, de jokers, die als elk dier tellen. Alle tegels liggen gedekt in de voorraad. Iedereen begint met drie tegels op het rekje.

    Ligt er aan het begin van je beurt geen tegel open in de voorraad, dan wordt er een omgedraaid. Neem twee tegels (drie als je rekje leeg is), een voor een, open of gedekt. Heb je dan vijf of meer tegels, allemaal verschillende dieren en geen klaver, dan mag je één keer Regenboog roepen: toon je rekje en neem nog een tegel.

    Daarna doe je zoveel je wilt. Begin een familie van minstens twee tegels (nooit alleen klavers), tenzij je al een familie van dat dier voor je hebt liggen. Breid je families uit. Ruil er een met een even grote familie van een andere speler, die niet mag weigeren. Leg het juiste dier op de plaats van een klaver, in welke familie ook, en neem de klaver. Eén keer per beurt mag ‘twee voor één’: leg twee tegels open in de voorraad en neem er een andere uit. Families worden nooit samengevoegd of gesplitst, ook niet als je er door een ruil twee van hetzelfde dier hebt.

    Je beurt eindigt als je rekje leeg is of als je past. Pas je met zes of meer tegels, dan gaat er een naar keuze open uit het spel.

    Breng je een familie op zeven tegels of meer, dan krijg je een 7-fiche (er zijn er acht). Die houd je, ook als de familie wordt weggeruild; ruilen levert er geen op. Wie op zo’n moment als eerste twee families van die grootte heeft, krijgt ook de 77. Daarmee, of met de laatste tegel uit de voorraad, begint het einde: je maakt je beurt af, daarna hebben alle anderen er nog één, zonder te nemen als de voorraad leeg is.

    Elke tegel in je families is een punt, elke 7-fiche één extra en de 77 twee; wat op je rekje staat, telt niet. Staan de besten gelijk, dan beslist de 77 als een van hen die heeft; anders delen ze de winst.

rules-seven-dragons =
    Voor 2 tot 5 spelers. Iedereen heeft drie kaarten en een geheim doel, een van de vijf draken: rood, goud, blauw, groen of zwart. Zodra zeven draken van jouw kleur verbonden zijn, win je, wie de laatste ook heeft gelegd. Ze moeten één groep vormen, die vertakt mag zijn. Maakt één zet meer doelen vol, dan wint wie aan de beurt is.

    In je beurt trek je een kaart en speel je er een. Een draakkaart leg je tegen een kaart op tafel, rechtop of ondersteboven, zo dat minstens één draak erop naast dezelfde draak ligt; de rest hoeft niet te kloppen. Hoeken tellen niet. De Regenboogdraak is alle draken tegelijk. Verbindt je kaart in één keer twee verschillende draken, trek dan een bonuskaart; bij drie draken twee kaarten, bij vier drie. Verbindingen met de Regenboogdraak, of met de Zilveren Draak zolang die alle kleuren heeft, tellen daarvoor niet. Kun je niets spelen, dan pas je.

    De Zilveren Draak is de startkaart: die wordt nooit verplaatst of ingepikt. Eerst heeft hij alle kleuren, daarna de kleur van de actiekaart boven op de aflegstapel. Iedereen mag de aflegstapel bekijken.

    Actiekaarten: handkaarten wisselen met een speler; doelkaarten wisselen met een speler of met een ongebruikt doel; alle doelkaarten één plaats naar links of rechts doorgeven; een kaart verplaatsen naar een plek waar die past, of ter plekke draaien; een kaart van tafel inpikken en in je hand nemen. Met minder dan vijf spelers liggen de overige doelen gedekt op lege plaatsen; niemand mag ze bekijken. Je mag de actiekaart ook onder de aflegstapel schuiven, zodat de Zilveren Draak niet verandert, of er bovenop leggen zonder de actie te doen.

    Is de trekstapel op, speel dan door tot alle handen leeg zijn (Russische editie: tot één hand leeg is); bereikt niemand het doel, dan wint wie er het dichtst bij is, en bij gelijke stand delen ze. Met minder dan vijf kan er tussen twee beurten iemand bij komen, met een ongebruikt doel en drie kaarten. Kinderen onder de zeven mag je een handje helpen: zij hoeven dan maar zoveel draken te verbinden als ze oud zijn.

    Voor de kleinsten: Draken verbinden (3-4 jaar) is alleen aanleggen met de vijf kleuren; wie de laatste kaart speelt, wint, en in je eentje is het een puzzel. Basisdraken (5-6 jaar) heeft ook doelen, maar geen acties, Zilveren Draak of Regenboogdraak. Draken met één actie (vanaf 6 jaar) heeft ook de Regenboogdraak en één soort actiekaart, meestal ‘Doelkaarten wisselen’; later de andere, en de Zilveren Draak het laatst.
