# Ce que chaque chose de la page est et fait : affiché quand on demande de l'aide.

help-help = Touchez ou survolez un élément pour savoir à quoi il sert ; aucun coup n’est joué pendant ce temps. Les flèches passent d’un élément à l’autre, Échap ferme l’aide.
help-home = Retour à l’accueil. Vos parties en cours s’y trouvent, sous « Mes parties ».
help-settings = Votre nom, les couleurs, les sons, les animations, la lecture à voix haute et plus encore.
help-language = La langue de tout le jeu. Elle change aussitôt, même en pleine partie.
help-close = Ferme ceci ; rien n’est perdu.

## Accueil et préparation

help-play-now = Lance aussitôt une partie contre des robots.
help-friends = Prépare une table et vous donne un lien et un code QR pour vos amis.
help-device = À plusieurs sur cet appareil. Entre les tours, un rideau cache les mains.
help-lesson = Une leçon de quelques minutes sur une vraie table ; les règles sont en dessous.
help-options = Nombre de joueurs, force des robots, variantes, temps et plus encore.
help-table = Ouvre cette table.
help-company-bots = Vous jouez tout de suite ; des robots occupent les autres places.
help-company-friends = Les autres places restent libres jusqu’à ce que quelqu’un suive votre lien.
help-company-device = Tout le monde joue ici, à tour de rôle. Entre-temps, un rideau cache les mains.
help-variant = De la simple connexion, pour les plus petits, jusqu’au jeu complet.
help-edition = L’édition dont vous suivez les règles. Dans la russe, les objectifs inutilisés sont entre les joueurs et la partie finit plus tôt.
help-players = Le nombre de personnes et de robots à la table.
help-who-sits = Un robot, un ami invité par le lien, ou quelqu’un sur cet appareil.
help-level = La force du robot : chaque niveau a son caractère.
help-name = Le nom de ce joueur à la table.
help-age = Avant sept ans, il suffit de connecter autant de dragons que son âge.
help-multi = Une partie plus longue : chacun commence une manche, et les jetons de toutes les manches s’additionnent.
help-clock = Le temps de chacun. Quand il est écoulé, un robot continue à cette place.
help-hints = À votre tour, vous pouvez demander un bon coup. Il est proposé, jamais joué.
help-listed = La table figure sous « Tables ouvertes » : tout le monde peut s’asseoir ou regarder.
help-start = Distribue et lance la partie.
help-start-host = Distribue et lance la partie dès que toutes les places sont prises.
help-sit = Cette place devient la vôtre.
help-get-up = Libère votre place pour quelqu’un d’autre.
help-send-away = Libère la place du robot pour quelqu’un d’autre.
help-link = Toute personne qui ouvre ce lien arrive à cette table.
help-my-name = Le nom que les autres voient.
help-theme = Une page claire ou sombre, ou selon votre appareil.
help-code = Ouvrez ce lien sur l’autre appareil.
help-stay = Revient sans rien changer.

## Leçons

help-lesson-step = Va à cette étape de la leçon.
help-lesson-next = Passe à l’étape suivante.
help-lesson-skip = Saute cette étape.
help-lesson-anew = Reprend la leçon depuis le début.

## À table

help-seat = Quelqu’un à la table. Un cadre épais montre à qui c’est de jouer.
help-seat-mine = C’est vous. Quand c’est votre tour, le cadre est épais.
help-score = Le score du moment : points, jetons, ou la part de l’objectif déjà atteinte.
help-curtain = Ouvre le rideau et montre votre main. Vérifiez que personne d’autre ne regarde.
help-come-back = Vous reprenez le jeu à la place du robot.
help-now = Revient à la partie en cours.
help-result = Qui a gagné, et pourquoi ; le fil de la partie.
help-confirm = Joue le coup proposé. La touche Entrée fait de même.
help-change = Reprend le coup proposé ; choisissez-en un autre. La touche Échap fait de même.
help-moves = Tous les coups permis, en liste, pour jouer avec des mots plutôt qu’avec les images.
help-moves-more = Montre les coups qui commencent ainsi.
help-moves-one = Propose ce coup.
help-moves-back = Un pas en arrière dans la liste.
help-log = Ce qui s’est passé jusqu’ici, en mots.
help-log-line = Montre la table telle qu’elle était après ce coup.
help-talk = Des messages et des frimousses pour toute la table.
help-described = Tout ce qui est sur la table, décrit avec des mots.
help-step = Parcourt la partie, coup par coup. Les autres continuent sans être dérangés.
help-rules = Toutes les règles de ce jeu, en images.
help-join = Prenez place dans la partie en cours.
help-rematch = Le même jeu encore une fois, avec les mêmes personnes.
help-replay = Montre toute la partie depuis le début, cartes visibles.
help-share = Un lien vers cette partie, pour que d’autres la revoient.
help-download = Toute la partie dans un fichier, à garder ou à vérifier.

## Seven Dragons

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

## Double Seven

help-ds-hidden = Des tuiles face cachée. Piochez-en une, et surprise !
help-ds-open = Les tuiles visibles de la pioche. Vous pouvez aussi les piocher.
help-ds-prizes = Ce qu’on peut gagner : un jeton 7 pour une famille de sept tuiles ou plus, le jeton 77 pour le premier joueur qui en a deux.
help-ds-seven = Un jeton 7 : une famille a atteint sept tuiles. Un point de plus.
help-ds-double = Le jeton 77, pour le premier joueur qui a deux familles de sept ou plus. Deux points de plus, et les derniers tours commencent.
help-ds-family = Une de vos familles ; le nombre est sa taille. Agrandissez-la avec des tuiles de votre chevalet, ou touchez-la, puis une famille de même taille d’un autre joueur, pour les échanger.
help-ds-their-family = La famille d’un autre joueur ; le nombre est sa taille. Échangez-la contre une des vôtres de même taille, ou récupérez son trèfle avec le bon animal.
help-ds-tile = Une tuile de votre chevalet. Choisissez-en une ou plusieurs, puis touchez l’endroit où elles vont. Un double clic choisit toutes celles du même animal.
help-ds-clover = Un trèfle est un joker : il remplace n’importe quel animal.
help-ds-new = Pose les tuiles choisies pour commencer une famille.
help-ds-rainbow = Cinq animaux différents ou plus, et aucun trèfle : montrez votre chevalet et piochez une tuile de plus.
help-ds-pass = Termine votre tour. Avec six tuiles ou plus sur le chevalet, choisissez d’abord celle à défausser.
help-ds-their-rack = Les tuiles sur le chevalet de ce joueur ; vous ne voyez que celles que vous connaissez.

## Dragon

help-dragon-card = Une étape de la vie d’un dragon, de l’œuf (1) au grand âge (7). La carte va dans la colonne de son numéro.
help-dragon-annoyed = Un dragon agacé : sa ligne et sa colonne rapportent un jeton de plus.
help-dragon-held = Touchez-la, puis une case qui brille, ou faites-la glisser. Le nombre sur la case dit combien de jetons elle rapporte.
help-dragon-cell = Une case pour une carte de cette colonne. La carte doit en toucher une autre : à côté dans la ligne, ou au-dessus ou au-dessous.
help-dragon-pile = On y pioche une carte au début de chaque tour. Si vous ne pouvez poser aucune carte, vous en glissez une dessous.
help-dragon-fan = Les cartes en main de ce joueur.
