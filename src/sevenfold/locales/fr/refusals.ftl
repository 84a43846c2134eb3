# Pourquoi un coup n'est pas possible : une phrase par clause des règles.

refusal-dr-turn = cette carte n'est pas dans votre main
refusal-dr-stuck = une carte ne va sous la pioche que si aucune des vôtres ne peut être posée
refusal-dr-grid = il y aurait plus de sept lignes
refusal-dr-place = la place doit être libre et toucher une carte à côté, au-dessus ou au-dessous

refusal-ds-draw = piochez juste les tuiles dues, parmi celles qui sont là
refusal-ds-rainbow = Arc-en-ciel demande au moins cinq animaux tous différents, sans trèfle, juste après la pioche
refusal-ds-start = il faut au moins deux tuiles pour cela, et pas de famille de cet animal devant vous
refusal-ds-grow = il vous faut cette famille et ces tuiles
refusal-ds-swap = on échange des familles de même taille avec un autre joueur, 16 fois par tour au plus
refusal-ds-clover = la famille doit avoir un trèfle, et vous une tuile de son animal
refusal-ds-two-for-one = une fois par tour, deux de vos tuiles contre une autre de la pioche
refusal-ds-end-turn = passer coûte une de vos tuiles à partir de six, et rien sinon

refusal-sd-turn = cette carte n'est pas dans votre main
refusal-sd-place = la place doit être libre, et un dragon doit toucher le même dragon
refusal-sd-action = il n'y a pas encore de défausse sous laquelle glisser la carte
refusal-sd-options = sans le Dragon d'Argent, on ne glisse pas de carte sous la pile
refusal-sd-trade-hands = on échange sa main avec un autre joueur
refusal-sd-trade-goals = on échange son objectif avec une autre place
refusal-sd-move = prenez une carte autre que la première et posez-la où elle se relie sans elle-même
refusal-sd-zap = zappez une carte posée là, mais pas la première
refusal-sd-pass = vous pouvez encore jouer une carte
refusal-sd-join = personne ne peut se joindre maintenant
