# Lessen, stap voor stap: een titel, wat je doet, wat er klinkt als het gelukt is, en bij een andere geldige zet.

web-lesson = Les
web-lesson-steps = Stappen
web-lesson-step = Stap { $number } van { $count }
web-lesson-time = Ongeveer { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
web-lesson-next = Verder
web-lesson-skip = Overslaan
web-lesson-anew = Opnieuw beginnen
web-lesson-finished = Nu kun je spelen!
web-lesson-finished-about = De rest ontdek je al spelend: plekken die passen lichten op, en als iets niet mag, lees je waarom.
web-lesson-rules = De regels: { $game }
web-lesson-learned = Geleerd
web-lesson-other = Dat kan ook.

## Seven Dragons

lesson-seven-dragons-place-title = Draak naast draak
lesson-seven-dragons-place = Je geheime doel is de rode draak: verbind er zeven. Leg een kaart zo dat een van de draken erop naast dezelfde draak op tafel ligt. De Zilveren Draak in het midden heeft nog alle kleuren en past bij allemaal. Leg de helemaal rode kaart aan.
lesson-seven-dragons-place-good = Drie rode draken verbonden, de Zilveren Draak meegeteld: je groep is wit omlijnd.
lesson-seven-dragons-place-other = Maar je doel is rood: leg de helemaal rode kaart aan.

lesson-seven-dragons-turn-title = Ondersteboven
lesson-seven-dragons-turn = Kaarten mogen ook ondersteboven liggen. Boven de rode draak past je kaart alleen met de rode helft onderaan. Tik nog een keer op de kaart om hem te draaien (of druk op R), en leg hem daar.
lesson-seven-dragons-turn-good = Gedraaid, en hij past. Draken raken elkaar met hun zijden; hoeken tellen nooit.
lesson-seven-dragons-turn-other = Maar probeer de aangegeven plek boven de rode draak: rood komt onderaan.

lesson-seven-dragons-bonus-title = Een bonuskaart
lesson-seven-dragons-bonus = Verbind met één kaart twee verschillende draken en je trekt een bonuskaart; bij drie draken twee kaarten, bij vier drie. De aangegeven plek heeft links groen en onder rood. Leg je groen-rode kaart daar zo dat beide kleuren passen.
lesson-seven-dragons-bonus-good = Groen en rood tegelijk: één kaart extra in je hand.
lesson-seven-dragons-bonus-other = Maar zonder bonus: groen moet links, naast groen, en rood boven rood.

lesson-seven-dragons-rainbow-title = De Regenboogdraak
lesson-seven-dragons-rainbow = De Regenboogdraak is alle draken tegelijk en past overal. Hier liggen drie rode draken en twee rode draken, met een gat ertussen. Vul het met de Regenboogdraak.
lesson-seven-dragons-rainbow-good = Drie, de Regenboogdraak en twee: zes verbonden. Nog één en je wint.
lesson-seven-dragons-rainbow-other = Maar het gat tussen de rode groepen is nog open: daar hoort de Regenboogdraak.

lesson-seven-dragons-zap-title = Actiekaarten
lesson-seven-dragons-zap = Zes groene draken zijn verbonden, de Zilveren Draak meegeteld, en groen is niet jouw doel. Straks wint er iemand! Speel ‘Kaart inpikken’ en neem de helemaal groene kaart, die alles bijeenhoudt, in je hand.
lesson-seven-dragons-zap-good = De keten is gebroken en de kaart is van jou. ‘Kaart inpikken’ ligt nu op de aflegstapel; die kaart is rood, en dus is de Zilveren Draak ook rood.
lesson-seven-dragons-zap-other = Maar groen kan nog steeds winnen. Pik de helemaal groene kaart in die de keten bijeenhoudt.

lesson-seven-dragons-under-title = Doen en eronder schuiven
lesson-seven-dragons-under = Zwart ligt voor met zes, en je weet dat het zwarte doel een van de ongebruikte doelen is. Met ‘Doelkaarten wisselen’ krijg je het. Maar boven op de stapel zou die kaart de Zilveren Draak goud maken en de keten breken: schuif de kaart dus onder de stapel.
lesson-seven-dragons-under-good = Zwart is nu jouw doel, de Zilveren Draak is zwart gebleven, en je hebt er zes van de zeven.
lesson-seven-dragons-under-other = Maar je wilt het zwarte doel, en de Zilveren Draak moet zwart blijven: wissel met het aangegeven doel en schuif de kaart onder de stapel.

lesson-seven-dragons-win-title = Alleen de kleur
lesson-seven-dragons-win = De Zilveren Draak is rood en ligt tussen drie zwarte draken en nog drie. ‘Handkaarten wisselen’ is een zwarte kaart. Speel die alleen om de kleur: niemands hand verandert, maar de Zilveren Draak wordt zwart.
lesson-seven-dragons-win-good = Drie, de Zilveren Draak en drie: zeven zwarte draken. Je hebt gewonnen! Ook in de beurt van een ander had je gewonnen: alleen de verbonden draken tellen.
lesson-seven-dragons-win-other = Maar je kunt nu meteen winnen: kies ‘Alleen de kleur van de Zilveren Draak veranderen’.

## Seven Dragons voor kleine kinderen

lesson-connections-same-title = Rood naast rood
lesson-connections-same = Leg de rode draak naast de rode draak.
lesson-connections-same-good = Goed zo! Nu zijn ze samen.

lesson-connections-choose-title = Wie past er?
lesson-connections-choose = Er ligt een blauwe draak op tafel. Welke draak van jou past daarnaast?
lesson-connections-choose-good = Ja! Blauw naast blauw.

lesson-connections-turn-title = Draaien
lesson-connections-turn = Leg de kaart onder de groene draak, eraan vast. Tik er twee keer op, dan draait hij.
lesson-connections-turn-good = Hoera! Groen raakt groen.
lesson-connections-turn-other = Probeer nu onder de groene draak.

lesson-connections-both-title = Twee vriendjes
lesson-connections-both = Aan de ene kant wacht goud, aan de andere kant blauw. Leg je kaart ertussen.
lesson-connections-both-good = Twee vriendjes tegelijk! Nu kun je spelen.
lesson-connections-both-other = Probeer nu de plek met twee vriendjes.

## Double Seven

lesson-double-seven-draw-title = Tegels nemen
lesson-double-seven-draw = Je beurt begint met twee tegels uit de voorraad, een voor een: open of gedekt. Op je rekje staat een vos, en er ligt een vos open. Neem die.
lesson-double-seven-draw-good = Twee vossen. De tweede tegel neem je van de gedekte; eens kijken.
lesson-double-seven-draw-other = Maar gedekt is een gok, en de vos is zeker: neem die.

lesson-double-seven-start-title = Een familie beginnen
lesson-double-seven-start = Geluk gehad: een derde vos! Twee of meer van hetzelfde dier vormen een familie. Kies alle drie de vossen van je rekje en leg ze neer als nieuwe familie.
lesson-double-seven-start-good = Je eerste familie: drie tegels, drie punten. Ze kan nog groeien, maar een tweede familie vossen kun je er niet naast beginnen.
lesson-double-seven-start-other = Maar alle drie de vossen samen zijn meer waard. Kies ze allemaal.

lesson-double-seven-clover-title = Een klaver halen
lesson-double-seven-clover = Een klaver telt als elk dier. In de zwanenfamilie aan de overkant zit er een, en jij hebt een zwaan. Kies je zwaan en tik die familie aan: de zwaan komt op de plaats van de klaver, en de klaver is voor jou.
lesson-double-seven-clover-good = De klaver staat op je rekje en mag in elk van je families.
lesson-double-seven-clover-other = Maar haal eerst de klaver: kies je zwaan en tik dan de zwanen aan.

lesson-double-seven-swap-title = Families ruilen
lesson-double-seven-swap = Je mag een familie van jou ruilen met een andere die precies even groot is; niemand mag weigeren. Je hebt twee herten, en daar liggen vijf herten, met de klaver erbij. Geef er je vijf kikkers voor: tik de kikkers aan, dan de herten.
lesson-double-seven-swap-good = De herten zijn van jou, en je hebt er nog twee…
lesson-double-seven-swap-other = Maar met de vijf herten kun je meer: tik je kikkers aan, dan de herten.

lesson-double-seven-seven-title = Zeven!
lesson-double-seven-seven = Een familie die tot zeven of meer tegels groeit, levert een 7-fiche op: een punt extra, dat je houdt, ook als de familie wordt weggeruild. Leg beide herten erbij.
lesson-double-seven-seven-good = Zeven herten en een 7-fiche: acht punten.
lesson-double-seven-seven-other = Maar vijf en twee is zeven: leg beide herten bij de familie.

lesson-double-seven-two-for-one-title = Twee voor één
lesson-double-seven-two-for-one = Eén keer per beurt mag je twee tegels open in de voorraad leggen en er een andere uit nemen. Aan vogel en eekhoorn heb je weinig; aan een tweede konijn wel. Kies vogel en eekhoorn en tik dan het konijn in de voorraad aan.
lesson-double-seven-two-for-one-good = Twee konijnen: genoeg voor een nieuwe familie. Maar de anderen zien wat je hebt weggelegd.
lesson-double-seven-two-for-one-other = Maar probeer de ruil: vogel en eekhoorn voor het konijn.

lesson-double-seven-rainbow-title = Regenboog
lesson-double-seven-rainbow = Vijf verschillende dieren en geen klaver: niets hoort bij elkaar, maar meteen na het nemen mag je Regenboog roepen! Iedereen ziet je rekje, en je neemt nog een tegel. Tik op ‘Regenboog!’ en dan op de tegel die je wilt.
lesson-double-seven-rainbow-good = Een tegel extra. Dat mag één keer per beurt, voor je iets anders doet.
lesson-double-seven-rainbow-other = Maar daarna is het te laat voor Regenboog: roep het eerst en neem een tegel.

lesson-double-seven-double-seven-title = De 77
lesson-double-seven-double-seven = Wie als eerste twee families van zeven heeft, krijgt de 77: twee punten extra, en de laatste beurten beginnen. Je hebt al acht vossen. Leg de laatste zwaan erbij!
lesson-double-seven-double-seven-good = Vijftien tegels, twee 7-fiches en de 77: negentien punten. De anderen hebben nog één beurt; dan wint wie de meeste punten heeft. Wat op het rekje staat, telt niet.
lesson-double-seven-double-seven-other = Maar de 77 ligt voor het grijpen: leg de zwaan bij de zwanen.

## Dragon

lesson-dragon-beside-title = Zeven kolommen
lesson-dragon-beside = De kaarten tonen het leven van een draak, van het ei (1) tot de ouderdom (7). Elke kaart ligt in de kolom van zijn waarde en moet een andere raken. Er ligt alleen een 4: leg er een 3 of een 5 naast.
lesson-dragon-beside-good = De kaart ligt in de juiste kolom en raakt zijn buur. Elke beurt begin je met een kaart trekken.
lesson-dragon-beside-other = Maar leg deze keer een kaart naast de 4, in dezelfde rij.

lesson-dragon-above-title = Nieuwe rijen
lesson-dragon-above = Ook pal boven of onder een kaart met dezelfde waarde past een kaart. Zo ontstaan nieuwe rijen, hoogstens zeven. Begin een nieuwe rij met je 4.
lesson-dragon-above-good = Een tweede rij. Ook de anderen kunnen er nu aanleggen.
lesson-dragon-above-other = Maar begin een nieuwe rij: je 4 past boven en onder de 4.

lesson-dragon-row-title = Een rij voltooien
lesson-dragon-row = Wie de laatste kaart van een rij of kolom legt, krijgt een fiche. In de middelste rij ontbreekt één kaart: de 4.
lesson-dragon-row-good = Zeven op een rij: 1 fiche voor jou. De tafel laat vooraf zien wat een plek oplevert.
lesson-dragon-row-other = Maar er wacht een fiche: leg de 4 in het gat van de middelste rij.

lesson-dragon-annoyed-title = Geïrriteerde draken
lesson-dragon-annoyed = Draken die vuur spuwen, zijn geïrriteerd. Elk van hen is in een voltooide rij of kolom een fiche extra waard. In deze rij liggen er al twee, en je hebt een kalme en een geïrriteerde 3. Welke levert het meest op?
lesson-dragon-annoyed-good = 1 voor de rij en 3 voor de geïrriteerde draken: 4 fiches.
lesson-dragon-annoyed-other = Maar de geïrriteerde 3 in het gat van die rij levert het meest op: 4 fiches.

lesson-dragon-both-title = Twee tegelijk
lesson-dragon-both = Hier voltooit één kaart een rij en een kolom tegelijk, en allebei leveren ze fiches op. Een geïrriteerde draak die in beide ligt, telt dubbel.
lesson-dragon-both-good = 3 voor de rij en 2 voor de kolom: 5 fiches met één kaart!
lesson-dragon-both-other = Maar er zijn 5 fiches te halen: leg de geïrriteerde 3 waar zijn rij en kolom elkaar kruisen.

lesson-dragon-stuck-title = Er past niets
lesson-dragon-stuck = Er liggen alleen vieren, en geen van je kaarten past ergens. Dan, en alleen dan, gaat een kaart naar keuze gedekt onder de trekstapel. Kies er een die je kunt missen.
lesson-dragon-stuck-good = Niemand weet welke kaart het was. Dat was je beurt.

lesson-dragon-end-title = Het einde
lesson-dragon-end = De trekstapel is leeg. Als iedereen nog één kaart heeft, is de ronde voorbij en wint wie de meeste fiches heeft. Je staat één fiche achter; je hebt nog twee kaarten en legt er één. Kijk wat elke kaart oplevert!
lesson-dragon-end-good = 2 fiches, 9 tegen 8: je wint de ronde!
lesson-dragon-end-other = Maar dat wordt maar gelijkspel. In kolom 6 ligt een geïrriteerde draak: leg de 6.

## Waarover de regels gaan, alinea voor alinea

web-clause-dragon-1 = De kaarten
web-clause-dragon-2 = Kaarten aanleggen
web-clause-dragon-3 = Er past niets
web-clause-dragon-4 = Fiches
web-clause-dragon-5 = Het einde
web-clause-double-seven-1 = De tegels
web-clause-double-seven-2 = Tegels nemen
web-clause-double-seven-3 = Acties
web-clause-double-seven-4 = Het einde van je beurt
web-clause-double-seven-5 = Fiches en het einde van het spel
web-clause-double-seven-6 = Punten
web-clause-seven-dragons-1 = Het doel
web-clause-seven-dragons-2 = Kaarten aanleggen
web-clause-seven-dragons-3 = De Zilveren Draak
web-clause-seven-dragons-4 = Actiekaarten
web-clause-seven-dragons-5 = Het einde
web-clause-seven-dragons-6 = Voor de kleinsten
