# Pourquoi un coup n'est pas possible : une phrase par clause des règles.

refusal-dr-turn = cette carte n'est pas dans votre main
refusal-dr-stuck = une carte ne va sous la pioche que si vous ne pouvez en poser aucune
refusal-dr-grid = il y aurait plus de sept lignes
refusal-dr-place = la case doit être libre et toucher une carte à côté, au-dessus ou au-dessous

refusal-ds-draw = le tour commence par la pioche : juste le nombre de tuiles prévu, parmi celles qui s'y trouvent
refusal-ds-rainbow = l'Arc-en-ciel demande au moins cinq tuiles, que des animaux différents et aucun trèfle, une seule fois, juste après la pioche
refusal-ds-start = il vous faut ces tuiles sur le chevalet, et pas encore de famille de cet animal devant vous
refusal-ds-grow = il vous faut cette famille devant vous et ces tuiles sur le chevalet
refusal-ds-swap = on échange une famille contre celle, de même taille, d'un autre joueur, 16 fois par tour au plus
refusal-ds-clover = la famille doit avoir un trèfle, et vous une tuile de son animal sur le chevalet
refusal-ds-two-for-one = une fois par tour, on donne deux de ses tuiles contre une autre de la pioche
refusal-ds-end-turn = passer coûte une de vos tuiles si vous en avez six ou plus, et rien sinon

refusal-sd-turn = cette carte n'est pas dans votre main
refusal-sd-place = l'emplacement doit être libre, et un dragon de la carte doit être bord à bord avec le même dragon
refusal-sd-action = il n'y a pas encore de défausse sous laquelle glisser la carte
refusal-sd-options = sans le Dragon d'Argent, on ne glisse pas de carte sous la défausse
refusal-sd-trade-hands = on échange sa main avec un autre joueur
refusal-sd-trade-goals = on échange son objectif avec une autre place
refusal-sd-move = toute carte sauf la première peut être déplacée ou pivotée, si elle se connecte ensuite à une autre
refusal-sd-zap = on peut zapper toute carte de la table, sauf la première
refusal-sd-pass = vous pouvez encore jouer une carte
refusal-sd-join = personne ne peut rejoindre la partie maintenant
