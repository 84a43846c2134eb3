# Les jeux, leurs éléments et leurs options.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = connectez sept dragons de votre couleur secrète dans une mosaïque qui s’étend
about-double-seven = posez des familles d’animaux, échangez-les, agrandissez-les jusqu’à sept et plus
about-dragon = complétez les lignes et les colonnes d’une grille de sept sur sept

first-seven-dragons = D’après la règle, le joueur le plus âgé commence (édition russe : la dernière personne à avoir vu un film avec des dragons).
first-double-seven = Choisissez entre vous qui commence.
first-dragon = D’après la règle, le joueur à gauche du plus jeune commence.

## Options

option-players = nombre de joueurs
option-first = joueur qui commence, compté à partir de 0
option-multi = autant de manches que de joueurs
option-variant = full, single-action, basic ou connections
option-edition = édition suivie : en, fr, nl ou ru (ru : autres places, autre fin de partie)
option-actions = les cartes Action de single-action, séparées par des virgules
option-silver = commencer avec le Dragon d’Argent (au choix dans single-action seulement)
option-rainbow = jouer avec le Dragon Arc-en-ciel (au choix dans single-action seulement)
option-ages = âge de chaque joueur ; avant 7 ans, il suffit de connecter autant de dragons que son âge ; - veut dire 7 ans et plus
choices-first = de 0 à players - 1
choices-ages = pour chacun : 3, 4, 5, 6, ou - pour 7 ans et plus

## Dragons de Seven Dragons

colour-R = rouge
colour-Y = or
colour-B = bleu
colour-G = vert
colour-K = noir
colour-all = toutes les couleurs

card-trade-hands = Échanger les mains
card-rotate-goals = Faire tourner les objectifs
card-trade-goals = Échanger les objectifs
card-move-card = Déplacer une carte
card-zap-card = Zapper une carte

about-trade-hands = échangez toute votre main (pas votre objectif) contre celle d’un autre joueur
about-rotate-goals = tous les objectifs, même inutilisés, passent d’une place à gauche ou à droite
about-trade-goals = échangez votre objectif contre celui d’un autre joueur ou contre un objectif inutilisé
about-move-card = déplacez une carte de la table là où elle se connecte, ou tournez-la sur place (sauf la carte de départ)
about-zap-card = prenez en main une carte de la table (sauf la carte de départ)

seven-dragons-variant-full = le jeu complet (dès 8 ans)
seven-dragons-variant-single-action = Dragons à une action : une seule sorte de carte Action (dès 6 ans)
seven-dragons-variant-basic = Dragons de base : des objectifs, mais pas d’actions (5-6 ans)
seven-dragons-variant-connections = Connexions : connecter les dragons, rien de plus (3-4 ans)
seven-dragons-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seven-dragons-discard = Défausse : { $count }, carte du dessus : { $card }
seven-dragons-silver = Dragon d’Argent : { $dragon }
seven-dragons-largest = Plus grands groupes
seven-dragons-goal-hidden = obj. ?
seven-dragons-unused = Objectifs inutilisés :
seven-dragons-step-pass = passer
seven-dragons-step-both = (carte Action sur la pile de défausse)
seven-dragons-step-under = (carte Action sous la pile de défausse)
seven-dragons-step-color = (défaussée sans utiliser l’action)
seven-dragons-step-left = vers la gauche : chaque objectif à la place suivante
seven-dragons-step-right = vers la droite : chaque objectif à la place précédente
seven-dragons-step-seat = avec { $player }
seven-dragons-step-to = en { $place }, dans ce sens : { $card }
seven-dragons-step-from = { $card } de { $place }
seven-dragons-reached = { $size } sur { $target }
seven-dragons-placed = cartes posées : { $count } sur { $all }
seven-dragons-group = plus grand groupe : { $count }

## Tuiles de Double Seven

tile-rabbit = lapin
tile-butterfly = papillon
tile-frog = grenouille
tile-swan = cygne
tile-deer = cerf
tile-fox = renard
tile-bird = oiseau
tile-squirrel = écureuil
tile-clover = trèfle

double-seven-open = Tuiles visibles :
double-seven-hidden = Tuiles cachées dans la pioche : { $count }
double-seven-removed = Retirées du jeu :
double-seven-left = Jetons restants : 7 ×{ $sevens }
double-seven-ending = La partie se termine : ce sont les derniers tours.
double-seven-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
double-seven-draws = { $count ->
    [one] { $count } tuile à piocher
   *[other] { $count } tuiles à piocher
}
double-seven-face-down = face cachée
double-seven-amount = { $clovers ->
    [0] ×{ $animals }
   *[other] { $animals ->
        [0] ♣×{ $clovers }
       *[other] ×{ $animals } + ♣×{ $clovers }
    }
}
double-seven-step-draw = piocher :
double-seven-step-rainbow = annoncer Arc-en-ciel et piocher :
double-seven-step-start = commencer une famille :
double-seven-step-grow = agrandir
double-seven-step-swap = échanger
double-seven-step-clover = récupérer le trèfle de
double-seven-step-two-for-one = deux contre un :
double-seven-step-pass = passer
double-seven-step-without = en défaussant { $tile }
double-seven-step-for = contre { $family }
double-seven-family-of = { $player } : { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })

## Dragon

dragon-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dragon-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
dragon-total = { $count } en tout
dragon-round = manche { $round } sur { $rounds }
dragon-step-card = poser le { $card }
dragon-step-row = sur la ligne { $row }
dragon-step-under = glisser le { $card } sous la pioche

## Comment les parties finissent

reason-seven-dragons-goal = Un objectif est atteint.
reason-seven-dragons-closest = Personne n’a atteint son objectif : le plus proche l’emporte.
reason-seven-dragons-last-card = Celui qui a joué la dernière carte gagne.
reason-seven-dragons-puzzle = Fin du puzzle.
reason-double-seven-points = Le plus grand nombre de points gagne.
reason-double-seven-double-seven = Égalité aux points : le 77 départage.
reason-dragon-tokens = Le plus grand nombre de jetons gagne.
