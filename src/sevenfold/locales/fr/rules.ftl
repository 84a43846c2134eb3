# Règles courtes, avec nos propres mots.

rules-dragon =
    De 2 à 5 joueurs. Quarante-neuf cartes racontent la vie d’un dragon : sept cartes de chaque valeur, de 1 (l’œuf) à 7 (le grand âge). Un 2, un 3, un 4, un 5 et un 6 sont agacés et crachent du feu : on les reconnaît à leur point d’exclamation. Chacun reçoit sept cartes ; une autre, visible, ouvre la grille.

    La grille a sept colonnes, une par valeur, et sept lignes au plus. À votre tour, piochez une carte, puis posez-en une si vous le pouvez : dans la colonne de sa valeur, sur une case libre qui touche une carte, à côté dans la ligne, ou juste au-dessus ou au-dessous. Une nouvelle ligne ne s’ouvre qu’au-dessus de la plus haute ou au-dessous de la plus basse.

    Si aucune de vos cartes ne peut être posée, et seulement alors, glissez celle de votre choix, face cachée, sous la pioche.

    Compléter une ligne ou une colonne rapporte 1 jeton, plus 1 par dragon agacé qui s’y trouve. Compléter les deux d’un coup rapporte les deux, et un dragon agacé au croisement compte deux fois.

    Une fois la pioche vide, on joue les cartes en main jusqu’à n’en garder qu’une chacun. Le plus grand nombre de jetons gagne ; à égalité, la victoire est partagée. En multi-partie, il y a autant de manches que de joueurs : chacun en commence une, et les jetons s’additionnent.

rules-double-seven =
    De 2 à 4 joueurs. Quatre-vingt-onze tuiles : onze pour chacun des huit animaux, et trois trèfles, les jokers, qui remplacent n’importe quel animal. Toutes sont face cachée dans la pioche. Chacun commence avec trois tuiles sur son chevalet.

    Si aucune tuile de la pioche n’est visible au début de votre tour, on en retourne une. Piochez deux tuiles (trois si votre chevalet est vide), une par une, visibles ou cachées. Vous avez alors cinq tuiles ou plus, que des animaux différents, aucun trèfle ? Vous pouvez annoncer « Arc-en-ciel ! », une seule fois : montrez votre chevalet et piochez une tuile de plus.

    Ensuite, faites autant d’actions qu’il vous plaît. Commencez une famille d’au moins deux tuiles (jamais uniquement des trèfles), si vous n’en avez pas encore de cet animal devant vous. Agrandissez vos familles. Échangez l’une d’elles contre une famille de même taille chez un autre joueur, qui ne peut pas refuser. Mettez l’animal voulu à la place d’un trèfle, dans n’importe quelle famille, et récupérez le trèfle. Une fois par tour, « deux contre un » : défaussez deux tuiles dans la pioche, face visible, et piochez-en une autre. Les familles ne sont jamais rassemblées ni divisées, même si un échange vous en donne deux du même animal.

    Votre tour se termine quand votre chevalet est vide ou quand vous passez. Si vous passez avec six tuiles ou plus, défaussez-en une de votre choix : elle sort du jeu, face visible.

    Mener une famille à sept tuiles ou plus rapporte un jeton 7 (il y en a huit). Vous le gardez même si la famille est échangée ; un échange n’en rapporte pas. Le premier qui possède alors deux familles de cette taille prend aussi le jeton 77. Le 77, ou la dernière tuile piochée, déclenche la fin : on termine son tour, puis tous les autres en ont encore un, sans piocher si la pioche est vide.

    Chaque tuile de vos familles vaut un point, chaque jeton 7 un de plus, le 77 deux ; le chevalet ne compte pas. Si les meilleurs sont à égalité, le 77 départage si l’un d’eux le possède ; sinon, la victoire est partagée.

rules-seven-dragons =
    De 2 à 5 joueurs. Chacun a trois cartes et un objectif secret, l’un des cinq dragons : rouge, or, bleu, vert ou noir. Dès que sept dragons de votre couleur sont connectés, vous gagnez, peu importe qui a posé le dernier. Ils doivent former un seul groupe, qui peut avoir des branches. Si un coup remplit plusieurs objectifs, c’est le joueur dont c’est le tour qui gagne.

    À votre tour, piochez une carte et jouez-en une. Une carte Dragon se pose à côté d’une carte de la table, à l’endroit ou tête en bas, de sorte qu’au moins un de ses dragons soit bord à bord avec le même dragon ; le reste peut être différent. Les coins ne comptent pas. Le Dragon Arc-en-ciel est tous les dragons à la fois. Si votre carte connecte d’un coup deux dragons différents, piochez une carte bonus ; pour trois dragons, deux cartes ; pour quatre, trois. Le Dragon Arc-en-ciel ne compte pas ici, ni le Dragon d’Argent tant qu’il a toutes les couleurs. Si vous ne pouvez rien jouer, vous passez.

    Le Dragon d’Argent est la carte de départ : on ne peut ni le déplacer ni le zapper. Il a d’abord toutes les couleurs, puis celle de la carte Action en haut de la défausse. Tout le monde peut regarder la défausse.

    Cartes Action : échanger les mains avec un joueur ; échanger les objectifs avec un joueur ou contre un objectif inutilisé ; faire tourner tous les objectifs d’une place vers la gauche ou la droite ; déplacer une carte là où elle se connecte, ou la tourner sur place ; zapper une carte de la table pour la prendre en main. À moins de cinq joueurs, les objectifs inutilisés restent face cachée, comme si des joueurs imaginaires les tenaient ; personne ne les regarde. On peut aussi glisser la carte Action sous la défausse, et le Dragon d’Argent garde sa couleur, ou la poser dessus sans utiliser l’action.

    Quand la pioche est vide, on joue les cartes en main jusqu’à la dernière (édition russe : jusqu’à ce qu’une main soit vide) ; si personne n’atteint son objectif, le plus proche gagne, et les ex aequo partagent. À moins de cinq, quelqu’un peut rejoindre la partie entre deux tours, avec un objectif inutilisé et trois cartes. Un coup de pouce pour les moins de sept ans : il peut leur suffire de connecter autant de dragons que leur âge.

    Pour les plus petits : Connexions (3-4 ans), c’est connecter les cinq couleurs, rien de plus ; qui joue la dernière carte gagne, et en solo c’est un puzzle. Les Dragons de base (5-6 ans) ajoutent les objectifs, sans actions ni Dragon d’Argent ni Arc-en-ciel. Les Dragons à une action (dès 6 ans) ajoutent le Dragon Arc-en-ciel et une seule sorte de carte Action, souvent « Échanger les objectifs » ; ensuite les autres, et le Dragon d’Argent en dernier.
