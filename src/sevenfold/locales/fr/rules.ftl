# Règles courtes, avec nos propres mots.

rules-dragon =
    Quarante-neuf cartes racontent la vie d'un dragon : sept cartes de chaque valeur, de 1 (l'œuf) à 7 (le grand âge). Un 2, un 3, un 4, un 5 et un 6 sont agacés et crachent du feu : on les reconnaît à leur point d'exclamation. Chacun reçoit sept cartes ; une autre, visible, ouvre la grille.

    La grille a sept colonnes, une par valeur, et sept lignes au plus. À votre tour, piochez une carte, puis posez-en une : dans la colonne de sa valeur, sur une case libre qui touche une carte, à côté dans la ligne, ou juste au-dessus ou au-dessous. Une nouvelle ligne ne s'ouvre qu'au-dessus de la plus haute ou au-dessous de la plus basse.

    Si aucune de vos cartes ne peut être posée, glissez celle de votre choix, face cachée, sous la pioche.

    Compléter une ligne ou une colonne rapporte 1 jeton, plus 1 par dragon agacé qui s'y trouve. Compléter les deux d'un coup rapporte les deux.

    Une fois la pioche vide, on joue les cartes en main jusqu'à n'en garder qu'une chacun. Qui a le plus de jetons gagne. En multi-partie (multi), chacun ouvre une manche et les jetons s'additionnent.

rules-double-seven =
    Quatre-vingt-onze tuiles : onze pour chacun des huit animaux, et trois trèfles, les jokers, qui remplacent n'importe quel animal. Chacun commence avec trois tuiles sur son chevalet.

    À votre tour, piochez deux tuiles (trois si votre chevalet est vide), une par une, visibles ou cachées. Vous avez alors cinq tuiles ou plus, que des animaux différents, aucun trèfle ? Vous pouvez crier « Arc-en-ciel ! » : dévoilez votre chevalet et prenez une tuile de plus.

    Ensuite, agissez autant qu'il vous plaît. Commencez une famille d'au moins deux tuiles (jamais rien que des trèfles), si vous n'en avez pas encore de cet animal devant vous. Agrandissez vos familles. Échangez l'une d'elles contre une famille de même taille chez un autre joueur, qui ne peut pas refuser. Mettez l'animal voulu à la place d'un trèfle, dans n'importe quelle famille, et reprenez le trèfle. Une fois par tour, rendez deux tuiles à la pioche, faces visibles, et prenez-en une autre. On ne réunit ni ne sépare jamais des familles.

    Votre tour finit quand votre chevalet est vide ou quand vous passez ; passer avec six tuiles ou plus vous en coûte une.

    Mener une famille à sept tuiles ou plus rapporte un jeton 7. Le premier qui possède alors deux familles de cette taille prend aussi le 77. Le 77, ou la dernière tuile piochée, annonce la fin : on termine son tour, puis tous les autres en ont encore un.

    Chaque tuile de vos familles vaut un point, chaque jeton 7 un de plus, le 77 deux ; le chevalet ne compte pas. Si les meilleurs sont à égalité, le 77 départage si l'un d'eux le possède ; sinon, la victoire est partagée.

rules-seven-dragons =
    Chacun a un objectif secret, l'un des cinq dragons : rouge, or, bleu, vert ou noir. Dès que sept dragons de votre couleur sont connectés, vous gagnez, peu importe qui a posé le dernier.

    À votre tour, piochez une carte et jouez-en une. Une carte Dragon se pose contre une carte de la table, à l'endroit ou tête en bas, de sorte qu'au moins un de ses dragons soit bord à bord avec le même dragon. Les coins ne comptent pas. Quant au Dragon Arc-en-ciel, il est tous les dragons à la fois. Si votre carte connecte d'un coup deux dragons différents, piochez une carte bonus, deux pour trois, trois pour quatre ; mais l'Arc-en-ciel ne compte pas ici, ni le Dragon d'Argent encore de toutes les couleurs.

    Le Dragon d'Argent est au milieu et n'en bouge jamais. Il est d'abord de toutes les couleurs, puis de celle de la carte Action en haut de la défausse.

    Cartes Action : échanger les mains avec un joueur ; échanger les objectifs avec n'importe quelle place, même inoccupée ; faire tourner tous les objectifs d'une place vers la gauche ou la droite ; déplacer une carte là où elle se connecte ; zapper une carte de la table pour la prendre en main. On peut aussi glisser la carte Action sous la défausse, et le Dragon d'Argent garde sa couleur, ou la poser dessus sans agir.

    Quand la pioche est vide, on joue les cartes en main jusqu'à la dernière (édition russe : jusqu'à ce qu'une main soit vide) ; si personne n'atteint son objectif, le plus proche gagne. Un coup de pouce pour les moins de sept ans : il peut leur suffire d'autant de dragons que d'années.

    Pour les plus petits : connections, c'est connecter, rien de plus, et qui joue la dernière carte gagne ; seul, c'est un puzzle. Basic ajoute les objectifs ; single-action, les cartes Action, une sorte à la fois.
