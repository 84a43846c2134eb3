# Ce que seul Seven Dragons dit.

## Words

title-seven-dragons = Seven Dragons
credit-seven-dragons = Seven Dragons est d’Andrew Looney (Looney Labs).
about-seven-dragons = connectez sept dragons de votre couleur secrète dans une mosaïque qui s’étend
first-seven-dragons = D’après la règle, le joueur le plus âgé commence (édition russe : la dernière personne à avoir vu un film avec des dragons).
option-seven-dragons-variant = full, single-action, basic ou connections
option-seven-dragons-edition = édition suivie : en, fr, nl ou ru (ru : autres places, autre fin de partie)
option-seven-dragons-actions = les cartes Action de single-action, séparées par des virgules
option-seven-dragons-silver = commencer avec le Dragon d’Argent (au choix dans single-action seulement)
option-seven-dragons-rainbow = jouer avec le Dragon Arc-en-ciel (au choix dans single-action seulement)
option-seven-dragons-ages = âge de chaque joueur ; avant 7 ans, il suffit de connecter autant de dragons que son âge ; « - » veut dire 7 ans et plus
choices-seven-dragons-ages = pour chacun : 3, 4, 5, 6, ou « - » pour 7 ans et plus
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
option-seven-dragons-variant-full = le jeu complet (dès 8 ans)
option-seven-dragons-variant-single-action = Dragons à une action : une seule sorte de carte Action (dès 6 ans)
option-seven-dragons-variant-basic = Dragons de base : des objectifs, mais pas d’actions (5–6 ans)
option-seven-dragons-variant-connections = Connexions : connecter les dragons, rien de plus (3–4 ans)
seven-dragons-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
seven-dragons-discard = Défausse : { $count }, carte du dessus : { $card }
seven-dragons-silver = Dragon d’Argent : { $dragon }
seven-dragons-largest = Plus grands groupes
seven-dragons-goal-hidden = obj. ?
seven-dragons-unused = Objectifs inutilisés :
seven-dragons-reached = { $size } sur { $target }
seven-dragons-placed = cartes posées : { $count } sur { $all }
seven-dragons-group = plus grand groupe : { $count }
reason-seven-dragons-goal = Un objectif est atteint.
reason-seven-dragons-closest = Personne n’a atteint son objectif : le plus proche l’emporte.
reason-seven-dragons-last-card = Celui qui a joué la dernière carte gagne.
reason-seven-dragons-puzzle = Fin du puzzle.
seven-dragons-gave = { $nth ->
    [0] La carte posée par { $mover } a donné à { $winner } { $count } dragons { $code ->
        [R] rouges
        [Y] dorés
        [B] bleus
        [G] verts
       *[K] noirs
    } connectés.
   *[other] La carte posée par { $mover } a donné à { $winner } son { $nth ->
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[7] septième
    } dragon { $code ->
        [R] rouge
        [Y] doré
        [B] bleu
        [G] vert
       *[K] noir
    }.
}
seven-dragons-connected = { $winner } a connecté { $count } dragons { $code ->
    [R] rouges
    [Y] dorés
    [B] bleus
    [G] verts
   *[K] noirs
}.

## Moves and what they bring

step-seven-dragons-place = poser une carte :
step-seven-dragons-pass = passer
step-seven-dragons-color = défausser sans utiliser l’action :
step-seven-dragons-trade-hands = { card-trade-hands }
step-seven-dragons-trade-hands-seat = avec { $seat }
step-seven-dragons-trade-goals = { card-trade-goals }
step-seven-dragons-trade-goals-seat = avec { $seat }
step-seven-dragons-rotate-goals = { card-rotate-goals }
step-seven-dragons-move-card = { card-move-card } :
step-seven-dragons-zap-card = { card-zap-card } :
seven-dragons-mode-both = (carte Action sur la pile de défausse)
seven-dragons-mode-under = (carte Action sous la pile de défausse)
seven-dragons-at = en { $place }
seven-dragons-direction-left = vers la gauche : chaque objectif à la place suivante
seven-dragons-direction-right = vers la droite : chaque objectif à la place précédente
move-seven-dragons-place = pose une carte : { $card }
move-seven-dragons-pass = passe
move-seven-dragons-join = rejoint la partie
move-seven-dragons-color = défausse sans utiliser l’action : { $action }
move-seven-dragons-trade-hands = { $mode ->
    [under] échange sa main avec { $seat } (carte Action sous la défausse)
   *[both] échange sa main avec { $seat }
}
move-seven-dragons-trade-goals = { $mode ->
    [under] échange son objectif avec { $seat } (carte Action sous la défausse)
   *[both] échange son objectif avec { $seat }
}
move-seven-dragons-rotate-goals = { $direction-code ->
    [left] { $mode ->
        [under] fait passer tous les objectifs d’une place vers la gauche (carte Action sous la défausse)
       *[both] fait passer tous les objectifs d’une place vers la gauche
    }
   *[right] { $mode ->
        [under] fait passer tous les objectifs d’une place vers la droite (carte Action sous la défausse)
       *[both] fait passer tous les objectifs d’une place vers la droite
    }
}
move-seven-dragons-move-card = { $mode ->
    [under] déplace une carte : { $card } (carte Action sous la défausse)
   *[both] déplace une carte : { $card }
}
move-seven-dragons-zap-card = { $mode ->
    [under] zappe une carte : { $card } (carte Action sous la défausse)
   *[both] zappe une carte : { $card }
}
note-seven-dragons-bonus = { $count ->
    [one] pioche { $count } carte bonus
   *[other] pioche { $count } cartes bonus
}
note-seven-dragons-silver = { $color-code ->
    [wild] Le Dragon d’Argent est de toutes les couleurs.
   *[other] Le Dragon d’Argent prend une couleur : { $color }
}
note-seven-dragons-goal = { $seat } a atteint son objectif : { $color }
note-seven-dragons-deck = La pioche est vide.

## Why not

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

## On the page

web-children = Pour les petits
web-children-about = Assembler des dragons dès 3 ans, sans savoir lire, puis grandir jusqu’au jeu complet.
web-grown-ups = Pour les grands
help-grown-ups = Ouvre ce que les grands veulent peut-être lire : quel jeu pour quel âge, et comment on y joue.
web-sd-progress = votre groupe passe à { $size } sur { $target }
web-sd-goal-now = votre objectif est maintenant : { $colour } ({ $size } sur { $target })
web-sd-group-now = votre groupe est maintenant de { $size } sur { $target }
web-sd-hand-now = vous avez de nouvelles cartes
web-sd-discard-actions = Seules les cartes Action vont à la défausse.
web-voice-hello = Bonjour ! On assemble des dragons ?
option-seven-dragons-variant-label = Quelle version ?
option-seven-dragons-edition-label = Livret de règles
option-seven-dragons-edition-en = de l’édition anglaise
option-seven-dragons-edition-fr = de l’édition française
option-seven-dragons-edition-nl = de l’édition néerlandaise
option-seven-dragons-edition-ru = de l’édition russe
web-silver = le Dragon d’Argent
web-rainbow = le Dragon Arc-en-ciel
option-seven-dragons-ages-label = Âge
option-seven-dragons-actions-label = Cartes Action
option-seven-dragons-actions-trade-hands = { card-trade-hands }
option-seven-dragons-actions-rotate-goals = { card-rotate-goals }
option-seven-dragons-actions-trade-goals = { card-trade-goals }
option-seven-dragons-actions-move-card = { card-move-card }
option-seven-dragons-actions-zap-card = { card-zap-card }
option-seven-dragons-silver-label = { web-silver }
option-seven-dragons-rainbow-label = { web-rainbow }
option-seven-dragons-ages-none = 7+
web-your-goal = Votre objectif : { $colour }, { $target } à connecter
web-hidden-card = une carte cachée
web-imaginary = objectif inutilisé { $seat }
web-puzzle-done = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
web-child-ages = Quel âge a l’enfant ?
web-child-age = { $age } ans
web-child-your-turn = À toi de jouer !
web-child-no = Pas là. Cherche le même dragon !
web-child-card-first = Touche d’abord une de tes cartes !
web-child-nowhere = Celle-là ne va nulle part. Essaie une autre carte !
web-child-praise = Bravo !
web-child-won = Bravo, tu as réussi !
web-child-lost = Tu as bien joué ! On recommence ?
web-child-puzzle = Puzzle
web-child-puzzle-about = En solo : pose une carte après l’autre.
web-child-connections = Connecter
web-child-connections-about = Pose un dragon à côté du même dragon.
web-child-basic = Avec un dragon secret
web-child-basic-about = Connecte autant de dragons de ta couleur secrète qu’il y a de bougies sur ton gâteau ; le robot doit en connecter sept.
web-child-single-action = Avec un peu de magie
web-child-single-action-about = Une carte nouvelle : échanger les objectifs. Il te faut toujours autant de dragons que de bougies.
web-child-full = Le jeu complet
web-child-full-about = Le Dragon d’Argent, le Dragon Arc-en-ciel et toutes les actions.
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Tout montrer
web-goal-hidden = un objectif que vous n’avez pas vu
web-goal-seen = objectif : { $colour }
web-sd-place = Place libre : { $place }
web-sd-across = { $side ->
    [left] { $count } à gauche
   *[right] { $count } à droite
}
web-sd-along = { $side ->
    [down] { $count } plus bas
   *[up] { $count } plus haut
}
web-sd-middle = au milieu
web-sd-turn = Tourner la carte (R)
web-sd-discards = Défausse
web-sd-how = Que doit faire la carte ?
web-sd-mode-both = Faire l’action et changer la couleur du Dragon d’Argent
web-sd-mode-under = Faire l’action et glisser la carte sous la défausse
web-sd-mode-color = Changer seulement la couleur du Dragon d’Argent
web-sd-mode-both-plain = Faire l’action
web-sd-mode-under-plain = Faire l’action et glisser la carte sous la défausse
web-sd-mode-color-plain = La défausser, sans plus
web-sd-ask-color = Rien d’autre ne se passe.
web-sd-ask-trade-hands = Contre quelle main échangez-vous la vôtre ?
web-sd-ask-trade-goals = Contre quel objectif échangez-vous le vôtre ?
web-sd-ask-rotate-goals = Dans quel sens tournent les objectifs ?
web-sd-ask-move-card = Quelle carte déplacez-vous ?
web-sd-ask-move-card-to = Où va-t-elle ? Le bouton fléché (ou R) la fait tourner.
web-sd-ask-zap-card = Quelle carte zappez-vous ?
web-sd-left = Vers la gauche
web-sd-right = Vers la droite

# In a first game
web-sd-coach-goal = Votre objectif secret : connecter sept dragons de cette couleur.
web-sd-coach-place = Touchez une carte, puis une place qui brille : l’un de ses dragons doit toucher le même dragon. Les cartes à flèches sont des cartes Action.
web-sd-coach-win = Voilà combien de dragons de votre couleur sont déjà connectés.

## De quoi parlent les problèmes

theme-seven-dragons-place = poser une carte
theme-seven-dragons-color = seulement la couleur d’une action
theme-seven-dragons-trade-hands = échanger les mains
theme-seven-dragons-trade-goals = échanger les buts
theme-seven-dragons-rotate-goals = faire tourner les buts
theme-seven-dragons-move-card = déplacer une carte
theme-seven-dragons-zap-card = reprendre une carte
theme-seven-dragons-pass = passer
theme-seven-dragons-bonus = piocher des cartes bonus
theme-seven-dragons-silver = colorer l’Argent
theme-seven-dragons-goal = atteindre le but
theme-seven-dragons-deck = la dernière carte de la pioche
