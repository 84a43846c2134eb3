# Wat alles aan een tafel van Double Seven is en doet.

help-ds-hidden = Tegels die gedekt liggen. Neem er een en laat je verrassen.
help-ds-open = Tegels die open in de voorraad liggen. Die mag je ook nemen.
help-ds-prizes = Wat er te verdienen valt: een 7 voor een familie van zeven tegels of meer, de 77 voor wie er als eerste twee heeft.
help-ds-seven = Een 7: een familie heeft zeven tegels bereikt. Eén punt extra.
help-ds-double = De 77, voor wie als eerste twee families van zeven of meer heeft. Twee punten extra, en de laatste beurten beginnen.
help-ds-family = Een familie van jou; het getal zegt hoe groot die is. Breid de familie uit met tegels van je rekje, of tik de familie aan en dan een even grote familie van een ander, om te ruilen.
help-ds-their-family = Een familie van een ander; het getal zegt hoe groot die is. Je mag er een even grote van jou voor ruilen, of de klaver nemen in ruil voor het juiste dier.
help-ds-tile = Een tegel op je rekje. Kies er een of meer en tik aan waar ze heen gaan. Dubbelklikken kiest alle tegels van dat dier.
help-ds-clover = Een klaver is een joker: hij telt als elk dier.
help-ds-new = Legt de gekozen tegels neer als nieuwe familie.
help-ds-rainbow = Vijf of meer verschillende dieren en geen klaver: toon je rekje en neem nog een tegel.
help-ds-pass = Beëindigt je beurt. Met zes of meer tegels op je rekje kies je eerst welke je inlevert.
help-ds-their-rack = De tegels op het rekje van deze speler; je ziet alleen wat je kent.
