# Ce que chaque chose de la page est et fait : affiché quand on demande de l'aide.

help-help = Touchez ou survolez un élément pour savoir à quoi il sert ; aucun coup n’est joué pendant ce temps. Les flèches passent d’un élément à l’autre, Échap ferme l’aide.
help-home = Retour à l’accueil. Vos parties en cours s’y trouvent, sous « Mes parties ».
help-settings = Votre nom, les couleurs, les sons, les animations, la lecture à voix haute et plus encore.
help-language = La langue de tout le jeu. Elle change aussitôt, même en pleine partie.
help-close = Ferme ceci ; rien n’est perdu.
help-again = Ouvre cette page à nouveau.

## Accueil et préparation

help-play-now = Lance aussitôt une partie contre des robots.
help-friends = Prépare une table et vous donne un lien et un code QR pour vos amis.
help-device = À plusieurs sur cet appareil. Entre les tours, un rideau cache les mains.
help-lesson = Une leçon de quelques minutes sur une vraie table ; les règles sont en dessous.
help-options = Nombre de joueurs, force des robots, variantes, temps et plus encore.
help-continue = Vous ramène à une partie qui n’est pas finie.
help-table = Ouvre cette table.
help-delete = Supprime cette partie de votre appareil, pour de bon.
help-company-bots = Vous jouez tout de suite ; des robots occupent les autres places.
help-company-friends = Les autres places restent libres jusqu’à ce que quelqu’un suive votre lien.
help-company-device = Tout le monde joue ici, à tour de rôle. Entre-temps, un rideau cache les mains.
help-players = Le nombre de personnes et de robots à la table.
help-who-sits = Un robot, un ami invité par le lien, ou quelqu’un sur cet appareil.
help-level = La force du robot : chaque niveau a son caractère.
help-name = Le nom de ce joueur à la table.
help-clock = Le temps de chacun. Quand il est écoulé, un robot continue à cette place.
help-hints = À votre tour, vous pouvez demander un bon coup. Il est proposé, jamais joué.
help-take-back = Reprend votre dernier coup et les réponses des robots. Seulement contre des robots.
help-coach = Montre le conseil suivant. Après le dernier, il n’y en a plus.
help-listed = La table figure sous « Tables ouvertes » : tout le monde peut s’asseoir ou regarder.
help-start = Distribue et lance la partie.
help-start-host = Distribue et lance la partie dès que toutes les places sont prises.
help-fill = Place un robot à chaque place libre, pour commencer tout de suite.
help-set-up-anew = Mène au formulaire où l’on choisit le nombre de joueurs, la version et le temps. Il prépare une nouvelle table, avec son propre lien.
help-replay-round = Remontre, coup par coup, ce que les autres ont fait depuis votre dernier tour.
help-menu = Les règles, quitter la table, et la page d’accueil.
help-away = Sinon la partie attend, et on demande aux autres avant qu’un robot ne remplace quelqu’un.
help-stand-in = Un robot joue à sa place jusqu’à son retour.
help-again-watch = Les mêmes joueurs y font une autre partie ; vous pouvez regarder.
help-sit = Cette place devient la vôtre.
help-get-up = Libère votre place pour quelqu’un d’autre.
help-send-away = Libère cette place pour quelqu’un d’autre. Une personne retirée ne peut plus s’asseoir à cette table.
help-link = Toute personne qui ouvre ce lien arrive à cette table.
help-my-name = Le nom que les autres voient.
help-theme = Une page claire ou sombre, ou selon votre appareil.
help-speed = Durée pendant laquelle le coup d’un robot ou d’un autre joueur reste affiché avant le suivant.
help-code = Ouvrez ce lien sur l’autre appareil.
help-stay = Revient sans rien changer.

## Leçons

help-lesson-step = Va à cette étape de la leçon.
help-lesson-next = Passe à l’étape suivante.
help-lesson-skip = Saute cette étape.
help-lesson-say = Lit les mots à voix haute.
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
help-another = Propose à la place le meilleur coup suivant.
help-moves = Tous les coups permis, en liste, pour jouer avec des mots plutôt qu’avec les images.
help-moves-more = Montre les coups qui commencent ainsi.
help-moves-one = Propose ce coup.
help-moves-back = Un pas en arrière dans la liste.
help-log = Ce qui s’est passé jusqu’ici, en mots.
help-log-line = Montre la table telle qu’elle était après ce coup.
help-talk = Des messages et des frimousses pour toute la table.
help-described = Tout ce qui est sur la table, décrit avec des mots.
help-step = Parcourt la partie, coup par coup. Les autres continuent sans être dérangés.
help-step-speed = La vitesse à laquelle les coups sont rejoués.
help-rules = Toutes les règles de ce jeu, en images.
help-join = Prenez place dans la partie en cours.
help-rematch = Propose une autre partie ; elle commence quand tout le monde est d’accord.
help-replay = Montre toute la partie depuis le début, cartes visibles.
help-share-link = Un lien vers ce moment précis de la partie. La personne qui l’ouvre voit la partie à partir de là.
help-share-picture = Une image de la table telle que vous la voyez, à envoyer ou à garder. Elle ne montre rien que vous ne voyiez vous-même.
help-download = Toute la partie dans un fichier, à garder ou à vérifier.
