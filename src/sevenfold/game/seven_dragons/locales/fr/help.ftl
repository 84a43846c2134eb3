# Ce que tout est et fait à une table de Seven Dragons.

help-option-seven-dragons-variant = De la simple connexion, pour les plus petits, jusqu’au jeu complet.
help-option-seven-dragons-edition = L’édition dont vous suivez les règles. Dans la russe, les objectifs inutilisés sont entre les joueurs et la partie finit plus tôt.
help-option-seven-dragons-ages = Avant sept ans, il suffit de connecter autant de dragons que son âge.
help-sd-card = Une carte Dragon. Deux cartes se posent côte à côte si les mêmes dragons se touchent bord à bord.
help-sd-rainbow = Le Dragon Arc-en-ciel est tous les dragons à la fois : toute carte se pose contre lui.
help-sd-silver = Le Dragon d’Argent prend la couleur de la carte Action en haut de la défausse ; au début, il est de toutes les couleurs. Il ne bouge jamais.
help-sd-held = Touchez-la, puis une place qui brille, ou faites-la glisser. Touchez-la encore une fois pour la mettre tête en bas.
help-sd-action = Une carte Action. Sur la défausse, elle donne aussi sa couleur au Dragon d’Argent.
help-sd-hand = Votre main : personne d’autre ne la voit. À chaque tour, on pioche une carte et on en joue une.
help-sd-place = Une place où votre carte peut aller. S’il y a une flèche, la carte est d’abord tournée.
help-sd-goal = Votre objectif secret. Connectez assez de dragons de cette couleur, et vous gagnez.
help-sd-goal-other = L’objectif de ce joueur. Il vous reste caché tant que vous ne l’avez pas eu vous-même.
help-sd-goal-unused = Un objectif inutilisé : il n’est à personne. Les cartes Action peuvent le faire entrer en jeu.
help-sd-cards = Les cartes en main de ce joueur ; vous ne voyez que celles que vous connaissez.
help-sd-deck = On y pioche une carte au début de chaque tour.
help-sd-discard = Ici vont les cartes Action jouées ; celle du dessus donne sa couleur au Dragon d’Argent. Ouvrez la défausse pour les voir toutes.
help-sd-turn = Met votre carte tête en bas. La touche R aussi.
help-sd-pass = Vous n’avez aucune carte à jouer : au joueur suivant.
help-sd-whom = Choisit cette place pour votre carte Action.
help-sd-mode-both = L’action a lieu et la carte va sur la défausse : le Dragon d’Argent prend sa couleur.
help-sd-mode-under = L’action a lieu, mais la carte va sous la défausse : le Dragon d’Argent garde sa couleur.
help-sd-mode-color = La carte va sur la défausse et ne fait rien d’autre.
help-sd-zoom = Agrandit ou réduit la mosaïque, ou la montre en entier.
help-option-seven-dragons-actions = Un seul type pour commencer ; ajoutez-en d’autres si vous voulez, ou n’en mettez aucun.
help-option-seven-dragons-silver = Si le Dragon d’Argent est au milieu.
help-option-seven-dragons-rainbow = Si le Dragon Arc-en-ciel est dans la pioche.
