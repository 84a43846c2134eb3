# De regels van Seven Dragons.

rules-seven-dragons =
    Voor 2 tot 5 spelers. Iedereen heeft drie kaarten en een geheim doel, een van de vijf draken: rood, goud, blauw, groen of zwart. Zodra zeven draken van jouw kleur verbonden zijn, win je, wie de laatste ook heeft gelegd. Ze moeten één groep vormen, die vertakt mag zijn. Maakt één zet meer doelen vol, dan wint wie aan de beurt is.

    In je beurt trek je een kaart en speel je er een. Een draakkaart leg je tegen een kaart op tafel, rechtop of ondersteboven, zo dat minstens één draak erop naast dezelfde draak ligt; de rest hoeft niet te kloppen. Hoeken tellen niet. De Regenboogdraak is alle draken tegelijk. Verbindt je kaart in één keer twee verschillende draken, trek dan een bonuskaart; bij drie draken twee kaarten, bij vier drie. Verbindingen met de Regenboogdraak, of met de Zilveren Draak zolang die alle kleuren heeft, tellen daarvoor niet. Kun je niets spelen, dan pas je.

    De Zilveren Draak is de startkaart: die wordt nooit verplaatst of ingepikt. Eerst heeft hij alle kleuren, daarna de kleur van de actiekaart boven op de aflegstapel. Iedereen mag de aflegstapel bekijken.

    Actiekaarten: handkaarten, maar niet het doel, wisselen met een speler; doelkaarten wisselen met een speler of met een ongebruikt doel; alle doelkaarten één plaats naar links of rechts doorgeven; een kaart verplaatsen naar een plek waar die past, of ter plekke draaien; een kaart van tafel inpikken en in je hand nemen. Met minder dan vijf spelers liggen de overige doelen gedekt op lege plaatsen; niemand mag ze bekijken. Je mag de actiekaart ook onder de aflegstapel schuiven, zodat de Zilveren Draak niet verandert, of er bovenop leggen zonder de actie te doen.

    Is de trekstapel op, speel dan door tot alle handen leeg zijn (Russische editie: tot één hand leeg is); bereikt niemand het doel, dan wint wie er het dichtst bij is, en bij gelijke stand delen ze. Met minder dan vijf kan er tussen twee beurten iemand bij komen, met een ongebruikt doel en drie kaarten. Kinderen onder de zeven mag je een handje helpen: zij hoeven dan maar zoveel draken te verbinden als ze oud zijn.

    Voor de kleinsten: Draken verbinden (3–4 jaar) is alleen aanleggen, zonder doelen, bonuskaarten, acties, Zilveren Draak of Regenboogdraak; wie de laatste kaart speelt, wint, en in je eentje is het een puzzel. Basisdraken (5–6 jaar) heeft ook doelen. Draken met één actie (vanaf 6 jaar) heeft ook de Regenboogdraak en één soort actiekaart, meestal ‘Doelkaarten wisselen’; later de andere, en de Zilveren Draak het laatst.

web-know-seven-dragons = In Seven Dragons maakt het nauwelijks uit wie begint: in 3000 partijen tussen gelijke bots week geen plaats meer dan 2% af van een gelijk deel. Een beslissing biedt gemiddeld 64 geldige zetten, en soms meer dan duizend.
