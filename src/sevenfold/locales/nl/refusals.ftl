# Waarom iets niet kan: één zin per reden, volgens de regel van het spel.

refusal-join = bij dit spel kun je niet meer aanschuiven als het begonnen is

refusal-dr-end-over = het spel is afgelopen
refusal-dr-turn-held = die kaart heb je niet in de hand
refusal-dr-stuck-not = een kaart gaat alleen onder de trekstapel als je er geen kunt leggen
refusal-dr-grid-rows = er zouden meer dan zeven rijen zijn
refusal-dr-place-taken = daar ligt al een kaart
refusal-dr-place-alone = die plek raakt geen kaart ernaast, erboven of eronder

refusal-ds-end-over = het spel is afgelopen
refusal-ds-draw-first = neem eerst de tegels die je nog moet nemen
refusal-ds-draw-done = je hebt alle tegels van deze beurt genomen
refusal-ds-draw-pool = die tegel ligt niet in de voorraad
refusal-ds-rainbow-now = Regenboog roep je meteen na het nemen, één keer, vóór elke actie
refusal-ds-rainbow-rack = voor Regenboog heb je vijf of meer tegels op je rekje nodig, allemaal verschillende dieren en geen klaver
refusal-ds-rainbow-pool = die tegel ligt niet in de voorraad
refusal-ds-start-few = een familie begint met minstens twee tegels, waarvan minstens één dier
refusal-ds-start-tiles = die tegels staan niet op je rekje
refusal-ds-start-twice = je hebt al een familie van dat dier voor je liggen
refusal-ds-grow-family = je hebt geen familie met dat nummer
refusal-ds-grow-tiles = die tegels staan niet op je rekje
refusal-ds-swap-own = je hebt geen familie met dat nummer
refusal-ds-swap-theirs = geen andere speler heeft die familie
refusal-ds-swap-sizes = de twee families zijn niet even groot
refusal-ds-swap-limit = 16 keer ruilen per beurt is de grens
refusal-ds-clover-family = die familie is er niet
refusal-ds-clover-none = in die familie zit geen klaver
refusal-ds-clover-tile = je hebt geen tegel van het dier van die familie om ervoor in de plaats te leggen
refusal-ds-two-for-one-used = twee voor één kan maar één keer per beurt
refusal-ds-two-for-one-tiles = die twee tegels staan niet op je rekje
refusal-ds-two-for-one-pool = die tegel lag nog niet in de voorraad voordat jij de jouwe neerlegde
refusal-ds-end-turn-free = je raakt alleen een tegel kwijt als je past met zes of meer
refusal-ds-end-turn-costs = met zes of meer tegels kies je eerst welke je inlevert
refusal-ds-end-turn-tile = die tegel heb je niet

refusal-sd-win-over = het spel is afgelopen
refusal-sd-turn-held = die kaart heb je niet in de hand
refusal-sd-place-taken = daar ligt al een kaart
refusal-sd-place-alone = naast die plek ligt geen kaart
refusal-sd-place-match = geen enkele draak van de kaart zou naast dezelfde draak liggen
refusal-sd-action-nothing = er is nog geen aflegstapel om de kaart onder te schuiven
refusal-sd-options-silver = zonder de Zilveren Draak schuif je geen kaart onder de aflegstapel
refusal-sd-trade-hands-seat = handkaarten wissel je met een andere speler
refusal-sd-trade-goals-seat = doelkaarten wissel je met een andere speler of een ongebruikt doel
refusal-sd-move-nothing = daar ligt geen kaart
refusal-sd-move-start = de startkaart blijft altijd liggen
refusal-sd-move-other = daar ligt een andere kaart
refusal-sd-move-back = de kaart terugleggen zoals die lag, is geen zet
refusal-sd-move-place = daar past de kaart niet als je hem eenmaal hebt opgepakt
refusal-sd-zap-nothing = daar ligt geen kaart
refusal-sd-zap-start = de startkaart blijft op tafel
refusal-sd-pass-can = je kunt nog een kaart spelen
refusal-sd-join-over = het spel is afgelopen
refusal-sd-join-puzzle = de puzzel is voor één speler
refusal-sd-join-full = alle vijf plaatsen zijn bezet
refusal-sd-join-empty = de trekstapel is leeg
