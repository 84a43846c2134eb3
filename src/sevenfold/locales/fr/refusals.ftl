# Pourquoi ce n'est pas possible : une phrase par raison, d'après la clause des règles.

refusal-join = on ne peut pas se joindre à cette partie une fois qu’elle est commencée

refusal-dr-end-over = la partie est finie
refusal-dr-turn-held = cette carte n’est pas dans votre main
refusal-dr-stuck-not = une carte ne va sous la pioche que si aucune des vôtres ne peut être posée
refusal-dr-grid-rows = il y aurait plus de sept lignes
refusal-dr-place-taken = il y a déjà une carte à cet endroit
refusal-dr-place-alone = cet endroit ne touche aucune carte, ni à côté, ni au-dessus, ni au-dessous

refusal-ds-end-over = la partie est finie
refusal-ds-draw-first = piochez d’abord les tuiles qui vous restent à piocher
refusal-ds-draw-done = vous avez pioché toutes les tuiles de ce tour
refusal-ds-draw-pool = il n’y a pas cette tuile dans la pioche
refusal-ds-rainbow-now = Arc-en-ciel s’annonce juste après la pioche, une seule fois, avant toute action
refusal-ds-rainbow-rack = Arc-en-ciel demande un chevalet d’au moins cinq tuiles, toutes d’animaux différents et sans trèfle
refusal-ds-rainbow-pool = il n’y a pas cette tuile dans la pioche
refusal-ds-start-few = une famille commence avec au moins deux tuiles, dont au moins un animal
refusal-ds-start-tiles = vous n’avez pas ces tuiles sur votre chevalet
refusal-ds-start-twice = vous avez déjà une famille de cet animal devant vous
refusal-ds-grow-family = vous n’avez pas de famille portant ce numéro
refusal-ds-grow-tiles = vous n’avez pas ces tuiles sur votre chevalet
refusal-ds-swap-own = vous n’avez pas de famille portant ce numéro
refusal-ds-swap-theirs = aucun autre joueur n’a cette famille
refusal-ds-swap-sizes = les deux familles ne sont pas de la même taille
refusal-ds-swap-limit = 16 échanges par tour, c’est la limite
refusal-ds-clover-family = cette famille n’existe pas
refusal-ds-clover-none = cette famille n’a pas de trèfle
refusal-ds-clover-tile = vous n’avez pas de tuile de l’animal de cette famille à mettre à sa place
refusal-ds-two-for-one-used = « deux contre un » n’est possible qu’une fois par tour
refusal-ds-two-for-one-tiles = vous n’avez pas ces deux tuiles sur votre chevalet
refusal-ds-two-for-one-pool = cette tuile n’était pas dans la pioche avant votre défausse
refusal-ds-end-turn-free = on ne défausse une tuile que si l’on passe avec six tuiles ou plus
refusal-ds-end-turn-costs = avec six tuiles ou plus, choisissez d’abord celle à défausser
refusal-ds-end-turn-tile = vous n’avez pas cette tuile

refusal-sd-win-over = la partie est finie
refusal-sd-turn-held = cette carte n’est pas dans votre main
refusal-sd-place-taken = il y a déjà une carte à cet endroit
refusal-sd-place-alone = il n’y a pas de carte à côté de cet endroit
refusal-sd-place-match = aucun dragon de la carte ne toucherait le même dragon
refusal-sd-action-nothing = il n’y a pas encore de défausse sous laquelle glisser la carte
refusal-sd-options-silver = sans le Dragon d’Argent, on ne glisse pas de carte sous la défausse
refusal-sd-trade-hands-seat = on échange sa main avec un autre joueur
refusal-sd-trade-goals-seat = on échange son objectif avec un autre joueur ou un objectif inutilisé
refusal-sd-move-nothing = il n’y a pas de carte à cet endroit
refusal-sd-move-start = la carte de départ ne bouge jamais
refusal-sd-move-other = c’est une autre carte qui est à cet endroit
refusal-sd-move-back = remettre la carte comme elle était n’est pas un coup
refusal-sd-move-place = une fois soulevée, la carte ne se connecte à rien à cet endroit
refusal-sd-zap-nothing = il n’y a pas de carte à cet endroit
refusal-sd-zap-start = la carte de départ reste sur la table
refusal-sd-pass-can = vous pouvez encore jouer une carte
refusal-sd-join-over = la partie est finie
refusal-sd-join-puzzle = le puzzle se joue seul
refusal-sd-join-full = les cinq places sont prises
refusal-sd-join-empty = la pioche est vide
