# Les leçons, étape par étape : un titre, la consigne, ce qu'on dit une fois la chose faite, et pour un autre coup permis.

web-lesson = Leçon
web-lesson-steps = Étapes
web-lesson-step = Étape { $number } sur { $count }
web-lesson-time = Environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lesson-next = Suivant
web-lesson-skip = Passer l’étape
web-lesson-anew = Recommencer
web-lesson-finished = Bravo, la leçon est finie !
web-lesson-finished-about = Le reste se découvre en jouant : les places possibles brillent, et si un coup n’est pas permis, le jeu dit pourquoi.
web-lesson-rules = Les règles : { $game }
web-lesson-learned = Leçon suivie
web-lesson-other = Ça marche aussi.

## Seven Dragons

lesson-seven-dragons-place-title = Côte à côte
lesson-seven-dragons-place = Votre objectif secret est le dragon rouge : connectez-en sept. Posez une carte de sorte qu’un de ses dragons touche, bord à bord, le même dragon sur la table. Au milieu, le Dragon d’Argent a encore toutes les couleurs et va avec tous. Posez la carte toute rouge.
lesson-seven-dragons-place-good = Trois dragons rouges connectés, le Dragon d’Argent compris : votre groupe est encadré de blanc.
lesson-seven-dragons-place-other = Mais votre objectif est rouge : posez la carte toute rouge.

lesson-seven-dragons-turn-title = Tête en bas
lesson-seven-dragons-turn = Une carte peut se poser tête en bas. Au-dessus du dragon rouge, la vôtre ne va qu’avec sa moitié rouge en bas. Touchez-la une deuxième fois pour la tourner (ou appuyez sur R), puis posez-la là.
lesson-seven-dragons-turn-good = Une fois tournée, elle va bien. Les dragons se touchent par les côtés ; les coins ne comptent jamais.
lesson-seven-dragons-turn-other = Mais essayez la place marquée, au-dessus du dragon rouge : le rouge va en bas.

lesson-seven-dragons-bonus-title = Une carte bonus
lesson-seven-dragons-bonus = Connectez deux dragons différents avec une seule carte et vous piochez une carte bonus ; avec trois dragons, deux cartes ; avec quatre, trois. La place marquée a du vert à gauche et du rouge au-dessous. Posez-y votre carte verte et rouge pour que les deux se touchent.
lesson-seven-dragons-bonus-good = Vert et rouge d’un coup : une carte de plus en main.
lesson-seven-dragons-bonus-other = Mais sans bonus : le vert doit être à gauche, contre le vert, et le rouge au-dessus du rouge.

lesson-seven-dragons-rainbow-title = Le Dragon Arc-en-ciel
lesson-seven-dragons-rainbow = Le Dragon Arc-en-ciel est tous les dragons à la fois et va partout. Ici, trois dragons rouges d’un côté, deux de l’autre, et un trou entre eux. Comblez-le avec le Dragon Arc-en-ciel.
lesson-seven-dragons-rainbow-good = Trois, l’Arc-en-ciel et deux : six dragons connectés. Encore un et c’est gagné.
lesson-seven-dragons-rainbow-other = Mais le trou entre les deux groupes rouges reste ouvert : c’est la place de l’Arc-en-ciel.

lesson-seven-dragons-zap-title = Les cartes Action
lesson-seven-dragons-zap = Six dragons verts sont connectés, le Dragon d’Argent compris, et le vert n’est pas votre objectif. Quelqu’un pourrait gagner ! Jouez « Zapper une carte » et prenez en main la carte toute verte, celle qui les relie.
lesson-seven-dragons-zap-good = La chaîne est rompue et la carte est à vous. « Zapper une carte » est maintenant sur la défausse ; elle est rouge, donc le Dragon d’Argent aussi.
lesson-seven-dragons-zap-other = Mais le vert menace toujours de gagner. Zappez la carte toute verte, qui tient la chaîne.

lesson-seven-dragons-under-title = Agir et glisser dessous
lesson-seven-dragons-under = Le noir mène avec six dragons, et vous savez que l’objectif noir est un des objectifs inutilisés. « Échanger les objectifs » vous le donne. Mais en haut de la défausse, cette carte donnerait au Dragon d’Argent la couleur or et romprait la chaîne : choisissez de la glisser dessous.
lesson-seven-dragons-under-good = Le noir est votre objectif, le Dragon d’Argent est resté noir : six sur sept.
lesson-seven-dragons-under-other = Mais il vous faut l’objectif noir, et le Dragon d’Argent doit rester noir : échangez avec l’objectif marqué et glissez la carte sous la défausse.

lesson-seven-dragons-win-title = Rien que la couleur
lesson-seven-dragons-win = Le Dragon d’Argent est rouge, entre trois dragons noirs et trois autres. « Échanger les mains » est une carte noire. Jouez-la seulement pour sa couleur : aucune main ne change, mais le Dragon d’Argent devient noir.
lesson-seven-dragons-win-good = Trois, le Dragon d’Argent et trois : sept dragons noirs. C’est gagné ! Vous auriez gagné même au tour d’un autre : seuls comptent les dragons connectés.
lesson-seven-dragons-win-other = Mais vous pouvez gagner tout de suite : choisissez « Changer seulement la couleur du Dragon d’Argent ».

## Seven Dragons pour les petits

lesson-connections-same-title = Rouge avec rouge
lesson-connections-same = Pose le dragon rouge à côté du dragon rouge.
lesson-connections-same-good = Bravo ! Les voilà ensemble.

lesson-connections-choose-title = Lequel va avec ?
lesson-connections-choose = Il y a un dragon bleu sur la table. Lequel de tes dragons va avec lui ?
lesson-connections-choose-good = Oui ! Le bleu avec le bleu.

lesson-connections-turn-title = Demi-tour
lesson-connections-turn = Pose la carte en dessous du dragon vert. Touche-la deux fois : elle tourne.
lesson-connections-turn-good = Hourra ! Le vert touche le vert.
lesson-connections-turn-other = Essaie maintenant en dessous du dragon vert.

lesson-connections-both-title = Deux amis
lesson-connections-both = Le dragon doré attend d’un côté, le bleu de l’autre. Pose ta carte entre les deux.
lesson-connections-both-good = Deux amis d’un coup ! Maintenant, tu sais jouer.
lesson-connections-both-other = Essaie maintenant la place aux deux amis.

## Double Seven

lesson-double-seven-draw-title = Piocher
lesson-double-seven-draw = Votre tour commence par deux tuiles de la pioche, une par une, visibles ou cachées. Vous avez un renard sur votre chevalet, et un autre est visible dans la pioche. Prenez-le.
lesson-double-seven-draw-good = Deux renards. La deuxième tuile vient des tuiles cachées ; voyons…
lesson-double-seven-draw-other = Mais une tuile cachée, c’est la chance ; le renard, c’est sûr : prenez-le.

lesson-double-seven-start-title = Commencer une famille
lesson-double-seven-start = La chance est avec vous : un troisième renard ! À partir de deux, c’est une famille. Choisissez les trois renards de votre chevalet et posez-les pour commencer une famille.
lesson-double-seven-start-good = Votre première famille : trois tuiles, trois points. Elle peut encore grandir, mais vous ne pouvez pas en commencer une deuxième de renards à côté.
lesson-double-seven-start-other = Mais les trois renards ensemble valent plus. Choisissez-les tous.

lesson-double-seven-clover-title = Récupérer un trèfle
lesson-double-seven-clover = Un trèfle remplace n’importe quel animal. La famille de cygnes d’en face en a un, et vous avez un cygne. Choisissez-le et touchez cette famille : le cygne prend la place du trèfle, et le trèfle est à vous.
lesson-double-seven-clover-good = Le trèfle est sur votre chevalet et ira dans la famille de votre choix.
lesson-double-seven-clover-other = Mais récupérez d’abord le trèfle : choisissez votre cygne, puis la famille de cygnes.

lesson-double-seven-swap-title = Échanger des familles
lesson-double-seven-swap = Vous pouvez échanger une de vos familles contre une autre d’exactement la même taille ; personne ne peut refuser. Vous avez deux cerfs sur votre chevalet, et en face il y a cinq cerfs, trèfle compris. Donnez vos cinq grenouilles : touchez-les, puis les cerfs.
lesson-double-seven-swap-good = Les cerfs sont à vous, et vous en avez encore deux…
lesson-double-seven-swap-other = Mais les cinq cerfs vous iraient mieux : touchez vos grenouilles, puis les cerfs.

lesson-double-seven-seven-title = Sept !
lesson-double-seven-seven = Une famille qui arrive à sept tuiles ou plus rapporte un jeton 7 : un point de plus, qui vous reste même si la famille est échangée. Ajoutez les deux cerfs.
lesson-double-seven-seven-good = Sept cerfs et un jeton 7 : huit points.
lesson-double-seven-seven-other = Mais cinq et deux font sept : ajoutez les deux cerfs à la famille.

lesson-double-seven-two-for-one-title = Deux contre un
lesson-double-seven-two-for-one = Une fois par tour, vous pouvez défausser deux tuiles, face visible, dans la pioche et en piocher une autre. L’oiseau et l’écureuil ne vous servent guère, mais un deuxième lapin serait utile. Choisissez les deux, puis touchez le lapin de la pioche.
lesson-double-seven-two-for-one-good = Deux lapins : de quoi commencer une famille. Mais les autres voient ce que vous avez défaussé.
lesson-double-seven-two-for-one-other = Mais essayez l’échange : l’oiseau et l’écureuil contre le lapin.

lesson-double-seven-rainbow-title = Arc-en-ciel
lesson-double-seven-rainbow = Cinq animaux différents, aucun trèfle : rien ne va ensemble, mais juste après la pioche vous pouvez annoncer « Arc-en-ciel ! ». Tout le monde voit votre chevalet, et vous piochez une tuile de plus. Touchez « Arc-en-ciel ! », puis la tuile voulue.
lesson-double-seven-rainbow-good = Une tuile de plus. Cela marche une fois par tour, avant toute autre action.
lesson-double-seven-rainbow-other = Mais ensuite, c’est trop tard pour l’Arc-en-ciel : annoncez-le d’abord et prenez une tuile.

lesson-double-seven-double-seven-title = Le 77
lesson-double-seven-double-seven = Le premier joueur qui a deux familles de sept prend le jeton 77 : deux points de plus, et les derniers tours commencent. Vous avez déjà huit renards. Ajoutez le dernier cygne !
lesson-double-seven-double-seven-good = Quinze tuiles, deux jetons 7 et le 77 : dix-neuf points. Les autres ont encore un tour, puis le plus grand total gagne. Ce qui reste sur le chevalet ne compte pas.
lesson-double-seven-double-seven-other = Mais le 77 est à portée de main : ajoutez le cygne aux cygnes.

## Dragon

lesson-dragon-beside-title = Sept colonnes
lesson-dragon-beside = Les cartes racontent la vie d’un dragon, de l’œuf (1) au grand âge (7). Chacune va dans la colonne de sa valeur et doit toucher une carte. Il n’y a qu’un 4 : posez un 3 ou un 5 à côté.
lesson-dragon-beside-good = Elle est dans sa colonne et touche sa voisine. À chaque tour, vous piochez une carte.
lesson-dragon-beside-other = Mais cette fois, posez une carte à côté du 4, sur la même ligne.

lesson-dragon-above-title = Nouvelles lignes
lesson-dragon-above = Une carte peut aussi se poser juste au-dessus ou au-dessous d’une carte de même valeur. C’est ainsi que s’ouvrent les lignes, sept au plus. Ouvrez-en une avec votre 4.
lesson-dragon-above-good = Une deuxième ligne. Tout le monde peut maintenant y poser des cartes.
lesson-dragon-above-other = Mais ouvrez une ligne : votre 4 peut aller au-dessus ou au-dessous du 4.

lesson-dragon-row-title = Compléter une ligne
lesson-dragon-row = Poser la dernière carte d’une ligne ou d’une colonne rapporte un jeton. Il ne manque qu’une carte à la ligne du milieu : le 4.
lesson-dragon-row-good = Sept sur la ligne : 1 jeton pour vous. La table montre d’avance ce que rapporte une place.
lesson-dragon-row-other = Mais un jeton vous attend : posez le 4 dans le trou de la ligne du milieu.

lesson-dragon-annoyed-title = Dragons agacés
lesson-dragon-annoyed = Les dragons qui crachent du feu sont agacés. Chacun vaut un jeton de plus dans une ligne ou une colonne complète. Il y en a déjà deux sur cette ligne, et vous avez un 3 calme et un 3 agacé. Lequel rapporte le plus ?
lesson-dragon-annoyed-good = 1 pour la ligne et 3 pour les dragons agacés : 4 jetons.
lesson-dragon-annoyed-other = Mais c’est le 3 agacé, dans le trou de cette ligne, qui rapporte le plus : 4 jetons.

lesson-dragon-both-title = Deux d’un coup
lesson-dragon-both = Ici, une seule carte complète une ligne et une colonne à la fois, et les deux rapportent des jetons. Un dragon agacé qui se trouve dans les deux compte deux fois.
lesson-dragon-both-good = 3 pour la ligne et 2 pour la colonne : 5 jetons avec une carte !
lesson-dragon-both-other = Mais il y a 5 jetons à prendre : posez le 3 agacé au croisement de sa ligne et de sa colonne.

lesson-dragon-stuck-title = Rien à poser
lesson-dragon-stuck = Avec seulement des 4 sur la table, vous ne pouvez poser aucune de vos cartes. Alors, et alors seulement, glissez-en une de votre choix, face cachée, sous la pioche. Choisissez-en une dont vous pouvez vous passer.
lesson-dragon-stuck-good = Personne ne sait laquelle c’était. Votre tour est fini.

lesson-dragon-end-title = La fin
lesson-dragon-end = La pioche est vide. Quand il ne reste qu’une carte à chacun, la manche est finie, et celui qui a le plus de jetons gagne. Vous avez un jeton de retard ; il vous reste deux cartes, dont une à poser. Regardez ce que chacune rapporte !
lesson-dragon-end-good = 2 jetons, 9 à 8 : vous gagnez la manche !
lesson-dragon-end-other = Mais ce ne serait qu’une égalité. La colonne 6 a un dragon agacé : posez le 6.

## De quoi parlent les règles, paragraphe par paragraphe

web-clause-dragon-1 = Les cartes
web-clause-dragon-2 = Poser des cartes
web-clause-dragon-3 = Rien à poser
web-clause-dragon-4 = Les jetons
web-clause-dragon-5 = La fin
web-clause-double-seven-1 = Les tuiles
web-clause-double-seven-2 = Piocher
web-clause-double-seven-3 = Actions
web-clause-double-seven-4 = La fin du tour
web-clause-double-seven-5 = Les jetons et la fin de la partie
web-clause-double-seven-6 = Les points
web-clause-seven-dragons-1 = L’objectif
web-clause-seven-dragons-2 = Poser des cartes
web-clause-seven-dragons-3 = Le Dragon d’Argent
web-clause-seven-dragons-4 = Les cartes Action
web-clause-seven-dragons-5 = La fin
web-clause-seven-dragons-6 = Pour les plus petits
