# Ce que tout est et fait à une table de Double Seven.

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
