# Les règles de Double Seven.

rules-double-seven =
    De 2 à 4 joueurs. Quatre-vingt-onze tuiles : onze pour chacun des huit animaux, et trois trèfles, les jokers, qui remplacent n’importe quel animal. Toutes sont face cachée dans la pioche. Chacun commence avec trois tuiles sur son chevalet.

    Si aucune tuile de la pioche n’est visible au début de votre tour, on en retourne une. Piochez deux tuiles (trois si votre chevalet est vide), une par une, visibles ou cachées. Vous avez alors cinq tuiles ou plus, que des animaux différents, aucun trèfle ? Vous pouvez annoncer « Arc-en-ciel ! », une seule fois : montrez votre chevalet et piochez une tuile de plus.

    Ensuite, faites autant d’actions qu’il vous plaît. Commencez une famille d’au moins deux tuiles (jamais uniquement des trèfles), si vous n’en avez pas encore de cet animal devant vous. Agrandissez vos familles. Échangez l’une d’elles contre une famille de même taille chez un autre joueur, qui ne peut pas refuser. Mettez l’animal voulu à la place d’un trèfle, dans n’importe quelle famille, et récupérez le trèfle. Une fois par tour, « deux contre un » : défaussez deux tuiles dans la pioche, face visible, et piochez-en une autre. Les familles ne sont jamais rassemblées ni divisées, même si un échange vous en donne deux du même animal.

    Votre tour se termine quand votre chevalet est vide ou quand vous passez. Si vous passez avec six tuiles ou plus, défaussez-en une de votre choix : elle sort du jeu, face visible.

    Mener une famille à sept tuiles ou plus rapporte un jeton 7 (il y en a huit). Vous le gardez même si la famille est échangée ; un échange n’en rapporte pas. Le premier qui possède alors deux familles de cette taille prend aussi le jeton 77. Le 77, ou la dernière tuile piochée, déclenche la fin : on termine son tour, puis tous les autres en ont encore un, sans piocher si la pioche est vide.

    Chaque tuile de vos familles vaut un point, chaque jeton 7 un de plus, le 77 deux ; le chevalet ne compte pas. Si les meilleurs sont à égalité, le 77 départage si l’un d’eux le possède ; sinon, la victoire est partagée.

web-know-double-seven = Double Seven favorise qui commence : entre deux robots de même force, le premier gagne 58 % des parties. Plus on joue bien, plus c’est court : 143 coups au hasard, 113 entre experts.
