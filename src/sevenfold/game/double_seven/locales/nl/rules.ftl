# De regels van Double Seven.

rules-double-seven =
    Voor 2 tot 4 spelers. Eenennegentig tegels: elf van elk van de acht dieren, en drie klavers, de jokers, die als elk dier tellen. Alle tegels liggen gedekt in de voorraad. Iedereen begint met drie tegels op het rekje.

    Ligt er aan het begin van je beurt geen tegel open in de voorraad, dan wordt er een omgedraaid. Neem twee tegels (drie als je rekje leeg is), een voor een, open of gedekt. Heb je dan vijf of meer tegels, allemaal verschillende dieren en geen klaver, dan mag je één keer Regenboog roepen: toon je rekje en neem nog een tegel.

    Daarna doe je zoveel je wilt. Begin een familie van minstens twee tegels (nooit alleen klavers), tenzij je al een familie van dat dier voor je hebt liggen. Breid je families uit. Ruil er een met een even grote familie van een andere speler, die niet mag weigeren. Leg het juiste dier op de plaats van een klaver, in welke familie ook, en neem de klaver. Eén keer per beurt mag ‘twee voor één’: leg twee tegels open in de voorraad en neem er een andere uit. Families worden nooit samengevoegd of gesplitst, ook niet als je er door een ruil twee van hetzelfde dier hebt.

    Je beurt eindigt als je rekje leeg is of als je past. Pas je met zes of meer tegels, dan gaat er een naar keuze open uit het spel.

    Breng je een familie op zeven tegels of meer, dan krijg je een 7-fiche (er zijn er acht). Die houd je, ook als de familie wordt weggeruild; ruilen levert er geen op. Wie op zo’n moment als eerste twee families van die grootte heeft, krijgt ook de 77. Daarmee, of met de laatste tegel uit de voorraad, begint het einde: je maakt je beurt af, daarna hebben alle anderen er nog één, zonder te nemen als de voorraad leeg is.

    Elke tegel in je families is een punt, elke 7-fiche één extra en de 77 twee; wat op je rekje staat, telt niet. Staan de besten gelijk, dan beslist de 77 als een van hen die heeft; anders delen ze de winst.

web-know-double-seven = Double Seven is gunstig voor wie begint: van twee gelijke bots wint de eerste 58% van de partijen. Hoe beter de spelers, hoe korter het spel: 143 zetten op goed geluk, 113 tussen experts.
