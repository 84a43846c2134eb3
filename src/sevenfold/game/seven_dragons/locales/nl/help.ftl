# Wat alles aan een tafel van Seven Dragons is en doet.

help-option-seven-dragons-variant = Van alleen aanleggen, voor de kleinsten, tot het volledige spel.
help-option-seven-dragons-edition = Van welke editie je de regels volgt. In de Russische liggen de ongebruikte doelen tussen de spelers en eindigt het spel eerder.
help-option-seven-dragons-ages = Kinderen onder de zeven hoeven maar zoveel draken te verbinden als ze oud zijn.
help-sd-card = Een draakkaart. Kaarten passen naast elkaar als dezelfde draken elkaar met een zijde raken.
help-sd-rainbow = De Regenboogdraak is alle draken tegelijk: elke kaart past ernaast.
help-sd-silver = De Zilveren Draak krijgt de kleur van de actiekaart boven op de aflegstapel; eerst heeft hij alle kleuren. Hij blijft altijd liggen.
help-sd-held = Tik de kaart aan en dan een plek die oplicht, of sleep hem erheen. Tik nog een keer om hem ondersteboven te leggen.
help-sd-action = Een actiekaart. Op de aflegstapel bepaalt die ook de kleur van de Zilveren Draak.
help-sd-hand = Je hand: niemand anders ziet die. Elke beurt trek je een kaart en speel je er een.
help-sd-place = Een plek waar je kaart kan liggen. Staat er een pijl, dan wordt de kaart eerst gedraaid.
help-sd-goal = Je geheime doel. Verbind genoeg draken van deze kleur, en je wint.
help-sd-goal-other = Het doel van deze speler. Het blijft voor jou verborgen tot je het zelf hebt gehad.
help-sd-goal-unused = Een ongebruikt doel: het is van niemand. Actiekaarten kunnen het in het spel brengen.
help-sd-cards = De kaarten in de hand van deze speler; je ziet alleen de kaarten die je kent.
help-sd-deck = Hiervan wordt aan het begin van elke beurt een kaart getrokken.
help-sd-discard = Hier liggen gespeelde actiekaarten; de bovenste bepaalt de kleur van de Zilveren Draak. Open de stapel om ze allemaal te zien.
help-sd-turn = Legt je kaart ondersteboven. De toets R doet hetzelfde.
help-sd-pass = Je hebt geen kaart om te spelen: de volgende is aan de beurt.
help-sd-whom = Kiest deze plaats voor je actiekaart.
help-sd-mode-both = De actie gebeurt en de kaart gaat op de aflegstapel: de Zilveren Draak krijgt die kleur.
help-sd-mode-under = De actie gebeurt, maar de kaart gaat onder de aflegstapel: de Zilveren Draak houdt zijn kleur.
help-sd-mode-color = De kaart gaat op de aflegstapel en doet verder niets.
help-sd-zoom = Maakt het mozaïek groter of kleiner, of toont alles.
help-option-seven-dragons-actions = Eén soort om te beginnen; voeg er meer toe als je wilt, of laat ze allemaal weg.
help-option-seven-dragons-silver = Of de Zilveren Draak in het midden ligt.
help-option-seven-dragons-rainbow = Of de Regenboogdraak in de trekstapel zit.
