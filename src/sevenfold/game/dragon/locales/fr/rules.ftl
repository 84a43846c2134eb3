# Les règles de Dragon.

rules-dragon =
    De 2 à 5 joueurs. Quarante-neuf cartes racontent la vie d’un dragon : sept cartes de chaque valeur, de 1 (l’œuf) à 7 (le grand âge). Un 2, un 3, un 4, un 5 et un 6 sont agacés et crachent du feu : on les reconnaît à leur point d’exclamation. Chacun reçoit sept cartes ; une autre, visible, ouvre la grille.

    La grille a sept colonnes, une par valeur, et sept lignes au plus. À votre tour, piochez une carte, puis posez-en une ; c’est obligatoire dès que c’est possible. Une carte va dans la colonne de sa valeur, sur une case libre qui en touche une autre, à côté dans la ligne, ou juste au-dessus ou au-dessous. Une nouvelle ligne ne s’ouvre qu’au-dessus de la plus haute ou au-dessous de la plus basse.

    Si aucune de vos cartes ne peut être posée, et seulement alors, glissez celle de votre choix, face cachée, sous la pioche.

    Compléter une ligne ou une colonne rapporte 1 jeton, plus 1 par dragon agacé qui s’y trouve. Compléter les deux d’un coup rapporte les deux, et un dragon agacé au croisement compte deux fois.

    Une fois la pioche vide, on joue les cartes en main jusqu’à n’en garder qu’une chacun. Le plus grand nombre de jetons gagne ; à égalité, la victoire est partagée. En multi-partie, il y a autant de manches que de joueurs : chacun en commence une, et les jetons s’additionnent.

web-know-dragon = Dragon favorise qui joue en dernier : à deux, le second gagne 72 % des parties entre robots de même force. Jouez autant de manches qu’il y a de joueurs, et personne n’a l’avantage.
