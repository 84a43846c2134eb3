# Règles courtes, avec nos propres mots.

rules-dragon =
    Quarante-neuf cartes montrent la vie d'un dragon : sept cartes de chaque valeur, de 1 (l'œuf) à 7 (le grand âge). Un 2, un 3, un 4, un 5 et un 6 sont agacés et crachent du feu : ils portent un point d'exclamation.

    La table a sept colonnes, une par valeur, et sept lignes au plus. À votre tour, piochez une carte, puis posez-en une : dans la colonne de sa valeur, sur une place libre qui touche une carte, à côté d'elle dans la ligne, ou juste au-dessus ou au-dessous. Une nouvelle ligne ne s'ouvre que contre celle du haut ou celle du bas.

    Si aucune de vos cartes ne peut être posée, l'une d'elles va face cachée sous la pioche.

    Qui pose la dernière carte d'une ligne ou d'une colonne prend 1 jeton, et 1 de plus par dragon agacé qui s'y trouve. Terminer les deux à la fois rapporte les deux.

    Quand la pioche est vide, on continue avec les mains jusqu'à ce que chacun n'ait plus qu'une carte. Le plus de jetons gagne. Dans une partie multi, chacun commence une manche et les jetons s'additionnent.

rules-double-seven =
    Quatre-vingt-onze tuiles : onze de chacun des huit animaux, et trois trèfles qui remplacent n'importe quel animal. Chacun commence avec trois tuiles sur son chevalet.

    À votre tour, piochez deux tuiles, trois si votre chevalet est vide, l'une après l'autre, visibles ou cachées. Si vous avez alors au moins cinq animaux tous différents et pas de trèfle, vous pouvez annoncer Arc-en-ciel : montrez votre chevalet et piochez encore une tuile.

    Puis faites tout ce qu'il vous plaît. Commencez une famille d'au moins deux tuiles, sauf si vous avez déjà cet animal devant vous. Agrandissez vos familles. Échangez l'une d'elles contre une famille de même taille d'un autre joueur, qui ne peut pas refuser. Mettez un animal à la place d'un trèfle, où qu'il soit, et prenez le trèfle. Une fois par tour, remettez deux tuiles visibles dans la pioche et prenez-en une autre.

    Votre tour finit quand votre chevalet est vide ou quand vous passez ; passer avec six tuiles ou plus vous en coûte une.

    Amener une famille à sept tuiles rapporte un jeton 7. Le premier qui possède alors deux familles pareilles prend aussi le 77. Cela, ou piocher la dernière tuile, annonce la fin : tous les autres ont encore un tour.

    Chaque tuile de vos familles vaut un point, un jeton 7 un de plus, le 77 deux. Si les meilleurs sont à égalité, le 77 décide.

rules-seven-dragons =
    Chacun a un objectif secret, un des cinq dragons : rouge, or, bleu, vert ou noir. Reliez-en sept et vous gagnez.

    À votre tour, piochez une carte et jouez-en une. Une carte Dragon se pose contre une carte de la table, droite ou retournée d'un demi-tour, de sorte qu'au moins un de ses dragons touche le même dragon. Les coins ne comptent pas. L'Arc-en-ciel est tous les dragons à la fois. Si votre carte relie d'un coup deux dragons différents, piochez une carte de plus, deux pour trois, trois pour quatre ; les liaisons avec l'Arc-en-ciel ou avec un Dragon d'Argent de toutes les couleurs ne comptent pas pour cela.

    Le Dragon d'Argent est au milieu. D'abord il est tous les dragons ; ensuite il prend la couleur de la carte Action au sommet de la défausse.

    Cartes Action : échanger sa main avec un joueur ; échanger son objectif avec n'importe quelle place, même inoccupée ; faire passer tous les objectifs d'une place vers la gauche ou la droite ; déplacer une carte là où elle se relie ; prendre en main une carte de la table. On peut aussi glisser la carte Action sous la pile, pour que l'Argent ne change pas, ou la poser dessus sans agir.

    Quand la pioche est vide, on joue avec les cartes en main ; si personne n'atteint son objectif, le plus proche gagne. Aux enfants de moins de sept ans, on peut demander autant de dragons qu'ils ont d'années.

    Pour les plus petits : connections, c'est relier, et la dernière carte gagne ; seul, c'est un puzzle. Basic ajoute les objectifs, single-action ajoute les cartes Action, une sorte à la fois.
