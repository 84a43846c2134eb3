# Les jeux, leurs éléments et leurs options.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = reliez sept dragons de votre couleur secrète dans une mosaïque qui grandit
about-double-seven = réunissez des familles d'animaux et échangez-les, jusqu'à sept et plus
about-dragon = une course pour terminer les lignes d'une table de sept sur sept

first-seven-dragons = D'après la boîte, le plus âgé commence (dans la boîte russe : celui qui a vu le dernier un film avec des dragons).
first-double-seven = Choisissez entre vous qui commence.
first-dragon = D'après la boîte, le joueur à gauche du plus jeune commence.

## Options

option-players = nombre de joueurs
option-first = le joueur qui commence, compté à partir de 0
option-multi = autant de manches que de joueurs
option-variant = full, single-action, basic ou connections
option-edition = quelle boîte : en, fr, nl ou ru (en ru, les places et la fin de partie diffèrent)
option-actions = les cartes Action de single-action, séparées par des virgules
option-silver = si le Dragon d'Argent est la carte de départ (au choix dans single-action)
option-rainbow = si l'Arc-en-ciel est dans la pioche (au choix dans single-action)
option-ages = âges par joueur ; avant 7 ans, il suffit d'autant de dragons que d'années ; - veut dire 7 ans et plus
choices-first = de 0 à players - 1
choices-ages = par joueur : 3, 4, 5, 6, ou - pour 7 ans et plus

## Dragons de Seven Dragons

colour-R = rouge
colour-Y = or
colour-B = bleu
colour-G = vert
colour-K = noir
colour-all = toutes les couleurs

card-trade-hands = Échange de mains
card-rotate-goals = Rotation des objectifs
card-trade-goals = Échange d'objectifs
card-move-card = Déplacer une carte
card-zap-card = Zapper une carte

seven-dragons-variant-full = le jeu complet (dès 8 ans)
seven-dragons-variant-single-action = une seule sorte de carte Action (dès 6 ans)
seven-dragons-variant-basic = objectifs, sans actions (5 à 6 ans)
seven-dragons-variant-connections = connexions : relier les dragons, rien de plus (3 à 4 ans)
seven-dragons-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seven-dragons-discard = Défausse, à partir du dessus : { $cards }
seven-dragons-silver = Le Dragon d'Argent est maintenant : { $dragon }
seven-dragons-largest = Plus grands groupes
seven-dragons-goal = objectif
seven-dragons-step-pass = passer
seven-dragons-step-both = agir, puis poser la carte sur la pile
seven-dragons-step-under = agir, mais glisser la carte sous la pile
seven-dragons-step-color = pas d'action, seulement la carte sur la pile
seven-dragons-step-left = vers la gauche
seven-dragons-step-right = vers la droite
seven-dragons-step-seat = avec la place { $seat }

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

double-seven-open = Visibles :
double-seven-hidden = Faces cachées dans la pioche : { $count }
double-seven-removed = Hors jeu :
double-seven-left = Jetons à gagner : 7 ×{ $sevens }
double-seven-ending = La fin approche : un dernier tour pour tous les autres.
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
   *[other] ×{ $animals } + ♣×{ $clovers }
}
double-seven-step-draw = piocher
double-seven-step-rainbow = annoncer Arc-en-ciel et piocher
double-seven-step-start = commencer une famille
double-seven-step-grow = agrandir
double-seven-step-swap = échanger
double-seven-step-clover = reprendre le trèfle de
double-seven-step-two-for-one = deux contre un
double-seven-step-pass = passer
double-seven-step-family = famille { $family }

## Dragon

dragon-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dragon-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
dragon-total = { $count } en tout
dragon-round = manche { $round } sur { $rounds }
dragon-step-card = poser { $card }
dragon-step-row = dans la ligne { $row }
dragon-step-under = glisser { $card } sous la pioche

## Comment les parties finissent

reason-seven-dragons-goal = Un objectif est atteint.
reason-seven-dragons-closest = Plus de cartes : le plus proche du but gagne.
reason-seven-dragons-last-card = La dernière carte est jouée.
reason-seven-dragons-puzzle = Le puzzle est terminé.
reason-double-seven-points = Le plus de points gagne.
reason-double-seven-double-seven = Égalité, et le 77 décide.
reason-dragon-tokens = Le plus de jetons gagne.
