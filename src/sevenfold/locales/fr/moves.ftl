# Ce que quelqu'un a fait, après le nom et deux-points.

move-join = rejoint la partie

move-dragon-place = pose le { $card } sur la ligne { $row }
move-dragon-under = glisse le { $card } sous la pioche
move-dragon-under-hidden = glisse une carte sous la pioche, face cachée

move-double-seven-draw = pioche une tuile visible : { $tile }
move-double-seven-draw-hidden = pioche une tuile cachée
move-double-seven-rainbow = annonce Arc-en-ciel et pioche une tuile visible : { $tile }
move-double-seven-rainbow-hidden = annonce Arc-en-ciel et pioche une tuile cachée
move-double-seven-start = commence une famille : { $animal } { $amount }
move-double-seven-grow = ajoute { $amount } à la famille { $family }
move-double-seven-swap = échange { $own } contre { $other }
move-double-seven-clover = récupère le trèfle de la famille { $family }
move-double-seven-two-for-one = deux contre un : défausse { $one } et { $other }, prend une tuile visible : { $tile }
move-double-seven-two-for-one-hidden = deux contre un : défausse { $one } et { $other }, prend une tuile cachée
move-double-seven-pass = passe
move-double-seven-pass-tile = passe ; tuile retirée du jeu : { $tile }

move-seven-dragons-place = pose { $card } en { $to }
move-seven-dragons-pass = passe
move-seven-dragons-color = défausse sans utiliser l’action : { $action }
move-seven-dragons-trade-hands = échange sa main avec { $player }
move-seven-dragons-trade-goals = échange son objectif avec { $player }
move-seven-dragons-rotate-goals = { $direction ->
    [left] fait passer tous les objectifs d’une place vers la gauche
   *[right] fait passer tous les objectifs d’une place vers la droite
}
move-seven-dragons-move-card = déplace { $lifted } de { $from } en { $to } : { $card }
move-seven-dragons-zap-card = zappe { $lifted } (en { $from })
move-seven-dragons-under = { $words } (carte Action sous la défausse)

## Ce qu'un coup a rapporté

note-tokens = { $count ->
    [one] gagne { $count } jeton
   *[other] gagne { $count } jetons
}
note-round = La manche est finie. La manche { $round } commence ; score : { $scores }
note-seven = prend un jeton 7
note-double-seven = prend le jeton 77
note-bonus = { $count ->
    [one] pioche { $count } carte bonus
   *[other] pioche { $count } cartes bonus
}
