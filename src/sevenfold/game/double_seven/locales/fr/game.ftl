# Ce que seul Double Seven dit.

## Words

title-double-seven = Double Seven
credit-double-seven = Double Seven est de Michael Schacht (Tiki Editions).
about-double-seven = posez des familles d’animaux, échangez-les, agrandissez-les jusqu’à sept et plus
first-double-seven = Choisissez entre vous qui commence.
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
    [0] { $animals ->
         [one] { $animals } tuile
        *[other] { $animals } tuiles
    }
   *[other] { $animals ->
        [0] { $clovers ->
             [one] { $clovers } trèfle
            *[other] { $clovers } trèfles
        }
       *[other] { $animals ->
             [one] { $animals } tuile
            *[other] { $animals } tuiles
        } et { $clovers ->
             [one] { $clovers } trèfle
            *[other] { $clovers } trèfles
        }
    }
}
double-seven-family-of = { $player } : { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })
reason-double-seven-points = Le plus grand nombre de points gagne.
reason-double-seven-double-seven = Égalité aux points : le 77 départage.
double-seven-ahead = { $winner } devance { $second } de { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

## Moves and what they bring

step-double-seven-draw = piocher :
step-double-seven-rainbow = annoncer Arc-en-ciel et piocher :
step-double-seven-start = commencer une famille :
step-double-seven-start-amount = avec { $amount }
step-double-seven-grow = agrandir
step-double-seven-grow-amount = de { $amount }
step-double-seven-swap = échanger
step-double-seven-swap-theirs = contre { $theirs }
step-double-seven-clover = récupérer le trèfle de
step-double-seven-two-for-one = deux contre un :
step-double-seven-two-for-one-tile = contre { $tile }
step-double-seven-pass = passer
step-double-seven-pass-tile = { $tile-code ->
    [none] {""}
   *[other] en défaussant { $tile }
}
move-double-seven-draw = { $tile-code ->
    [hidden] pioche une tuile cachée
   *[other] pioche une tuile visible : { $tile }
}
move-double-seven-rainbow = { $tile-code ->
    [hidden] annonce Arc-en-ciel et pioche une tuile cachée
   *[other] annonce Arc-en-ciel et pioche une tuile visible : { $tile }
}
move-double-seven-start = commence une famille « { $animal } » avec { $amount }
move-double-seven-grow = ajoute { $amount } à la famille « { $animal } » ; elle en a { $size }
move-double-seven-swap = échange { $gave } contre { $got } chez { $theirs }
move-double-seven-clover = récupère le trèfle de la famille « { $animal } » ({ $family })
move-double-seven-two-for-one = { $tile-code ->
    [hidden] deux contre un : défausse { $discards }, pioche une tuile cachée
   *[other] deux contre un : défausse { $discards }, pioche une tuile visible : { $tile }
}
move-double-seven-pass = { $tile-code ->
    [none] passe
   *[other] passe ; tuile retirée du jeu : { $tile }
}
note-double-seven-flip = On retourne une tuile de la pioche : { $tile }
note-double-seven-seven = prend un jeton 7
note-double-seven-double-seven = prend le jeton 77
note-double-seven-ending = { $by ->
    [pool] La dernière tuile est piochée : tous les autres ont encore un tour.
   *[double-seven] Le 77 est pris : tous les autres ont encore un tour.
}

## Why not

refusal-ds-end-over = la partie est finie
refusal-ds-draw-first = piochez d’abord les tuiles qui vous restent à piocher
refusal-ds-draw-done = vous avez pioché toutes les tuiles de ce tour
refusal-ds-draw-pool = il n’y a pas cette tuile dans la pioche
refusal-ds-rainbow-now = Arc-en-ciel s’annonce juste après la pioche, une seule fois, avant toute action
refusal-ds-rainbow-rack = Arc-en-ciel demande un chevalet d’au moins cinq tuiles, toutes d’animaux différents et sans trèfle
refusal-ds-rainbow-pool = il n’y a pas cette tuile dans la pioche
refusal-ds-start-few = une famille commence avec au moins deux tuiles, dont au moins un animal
refusal-ds-start-mixed = une famille n’a qu’un seul animal ; seuls des trèfles peuvent s’y joindre
refusal-ds-start-tiles = vous n’avez pas ces tuiles sur votre chevalet
refusal-ds-start-twice = vous avez déjà une famille de cet animal devant vous
refusal-ds-grow-family = vous n’avez pas de famille portant ce numéro
refusal-ds-grow-others = seuls l’animal de cette famille et des trèfles peuvent s’y joindre
refusal-ds-grow-tiles = vous n’avez pas ces tuiles sur votre chevalet
refusal-ds-swap-own = vous n’avez pas de famille portant ce numéro
refusal-ds-swap-theirs = aucun autre joueur n’a cette famille
refusal-ds-swap-sizes = les deux familles ne sont pas de la même taille
refusal-ds-swap-limit = 16 échanges par tour, c’est la limite
refusal-ds-clover-family = cette famille n’existe pas
refusal-ds-clover-none = cette famille n’a pas de trèfle
refusal-ds-clover-one = on récupère un trèfle avec une seule tuile, de l’animal de cette famille
refusal-ds-clover-other = seul l’animal de cette famille peut prendre la place du trèfle
refusal-ds-clover-tile = vous n’avez pas de tuile de l’animal de cette famille à mettre à sa place
refusal-ds-two-for-one-used = « deux contre un » n’est possible qu’une fois par tour
refusal-ds-two-for-one-count = pour piocher une autre tuile, choisissez d’abord exactement deux des vôtres à défausser
refusal-ds-two-for-one-tiles = vous n’avez pas ces deux tuiles sur votre chevalet
refusal-ds-two-for-one-pool = cette tuile n’était pas dans la pioche avant votre défausse
refusal-ds-end-turn-free = on ne défausse une tuile que si l’on passe avec six tuiles ou plus
refusal-ds-end-turn-costs = avec six tuiles ou plus, choisissez d’abord celle à défausser
refusal-ds-end-turn-tile = vous n’avez pas cette tuile

## On the page

web-your-rack = Votre chevalet : { $tiles }
web-tiles-laid = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-pool = Pioche
web-rack = Votre chevalet
web-rack-count = { $count ->
    [one] { $count } tuile sur le chevalet
   *[other] { $count } tuiles sur le chevalet
}
web-ds-act = Choisissez des tuiles de votre chevalet, ou une de vos familles à échanger.
web-ds-picked = Où vont-elles : dans une nouvelle famille, dans une des vôtres, ou à la place d’un trèfle ?
web-ds-picked-pair = Où vont-elles ? Ou quelle tuile de la pioche prendre contre ces deux-là ?
web-ds-swap = Choisissez maintenant une famille de même taille.
web-ds-swap-first = Choisissez d’abord laquelle de vos familles vous donnez en échange.
web-ds-swap-none = Vous n’avez pas encore de famille à échanger.
web-ds-call = Choisissez maintenant la tuile à piocher.
web-ds-new = Nouvelle famille
web-ds-rainbow = Arc-en-ciel !
web-ds-pass = Passer

# In a first game
web-ds-coach-draw = Commencez votre tour en piochant deux tuiles : visibles ou cachées.
web-ds-coach-family = Deux tuiles ou plus du même animal forment une famille : touchez-les, puis leur place.
web-ds-coach-win = Une famille de sept rapporte un jeton 7, deux familles le 77. À la fin, le plus grand total gagne.

## De quoi parlent les problèmes

theme-double-seven-draw = quelle tuile piocher
theme-double-seven-rainbow = l’arc-en-ciel
theme-double-seven-start = fonder une famille
theme-double-seven-grow = agrandir une famille
theme-double-seven-swap = échanger des familles
theme-double-seven-clover = reprendre un trèfle
theme-double-seven-two-for-one = deux pour une
theme-double-seven-pass = finir son tour
theme-double-seven-flip = retourner une tuile
theme-double-seven-seven = gagner un jeton 7
theme-double-seven-double-seven = prendre le 77
theme-double-seven-ending = amener la fin
