# Les règles de Seven Dragons.

rules-seven-dragons =
    De 2 à 5 joueurs. Chacun a trois cartes et un objectif secret, l’un des cinq dragons : rouge, or, bleu, vert ou noir. Dès que sept dragons de votre couleur sont connectés, vous gagnez, peu importe qui a posé le dernier. Ils doivent former un seul groupe, qui peut avoir des branches. Si un coup remplit plusieurs objectifs, c’est le joueur dont c’est le tour qui gagne.

    À votre tour, piochez une carte et jouez-en une. Une carte Dragon se pose à côté d’une carte de la table, à l’endroit ou tête en bas, de sorte qu’au moins un de ses dragons soit bord à bord avec le même dragon ; le reste peut être différent. Les coins ne comptent pas. Le Dragon Arc-en-ciel est tous les dragons à la fois. Si votre carte connecte d’un coup deux dragons différents, piochez une carte bonus ; pour trois dragons, deux cartes ; pour quatre, trois. Le Dragon Arc-en-ciel ne compte pas ici, ni le Dragon d’Argent tant qu’il a toutes les couleurs. Si vous ne pouvez rien jouer, vous passez.

    Le Dragon d’Argent est la carte de départ : on ne peut ni le déplacer ni le zapper. Il a d’abord toutes les couleurs, puis celle de la carte Action en haut de la défausse. Tout le monde peut regarder la défausse.

    Cartes Action : échanger les mains, mais pas les objectifs, avec un joueur ; échanger les objectifs avec un joueur ou contre un objectif inutilisé ; faire tourner tous les objectifs d’une place vers la gauche ou la droite ; déplacer une carte là où elle se connecte, ou la tourner sur place ; zapper une carte de la table pour la prendre en main. À moins de cinq joueurs, les objectifs inutilisés restent face cachée, comme si des joueurs imaginaires les tenaient ; personne ne les regarde. On peut aussi glisser la carte Action sous la défausse, et le Dragon d’Argent garde sa couleur, ou la poser dessus sans utiliser l’action.

    Quand la pioche est vide, on joue les cartes en main jusqu’à la dernière (édition russe : jusqu’à ce qu’une main soit vide) ; si personne n’atteint son objectif, le plus proche gagne, et les ex aequo partagent. À moins de cinq, quelqu’un peut rejoindre la partie entre deux tours, avec un objectif inutilisé et trois cartes. Un coup de pouce pour les moins de sept ans : il peut leur suffire de connecter autant de dragons que leur âge.

    Pour les plus petits : Connexions (3–4 ans), c’est connecter, rien de plus : ni objectifs, ni cartes bonus, ni actions, ni Dragon d’Argent, ni Arc-en-ciel ; qui joue la dernière carte gagne, et en solo c’est un puzzle. Les Dragons de base (5–6 ans) ajoutent les objectifs. Les Dragons à une action (dès 6 ans) ajoutent le Dragon Arc-en-ciel et une seule sorte de carte Action, souvent « Échanger les objectifs » ; ensuite les autres, et le Dragon d’Argent en dernier.

web-know-seven-dragons = Dans Seven Dragons, peu importe qui commence : en 3000 parties entre robots de même force, aucune place ne s’est écartée de plus de 2 % d’une part égale. Une décision offre 64 coups légaux en moyenne, et parfois plus de mille.
