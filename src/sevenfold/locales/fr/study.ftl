# Analyses, problèmes et statistiques.

cli-about-review = juger chaque décision d’une partie et séparer la chance du talent
cli-help-thought = itérations de la recherche pour chaque décision
cli-help-thought-seed = hasard de la recherche ; le même nombre donne la même analyse
cli-help-review-json = afficher l’analyse en JSON
cli-help-review-plot = y dessiner les chances de chacun au fil de la partie, en SVG
cli-review-move = coup
cli-review-player = joueur
cli-review-played = joué
cli-review-chance = chances de gagner
cli-review-cost = coût
cli-review-verdict = verdict
cli-review-better = mieux
cli-review-best = meilleur
cli-review-close = serré
cli-review-mistake = erreur
cli-review-turn-decision = Tournant au coup { $ply } : une décision de { $player } ({ $change })
cli-review-turn-luck = Tournant au coup { $ply } : le hasard pour { $player } ({ $change })
cli-review-costly = Coup { $ply }, { $player } : { $words } a coûté { $cost } d’une victoire
cli-review-instead = Mieux : { $words }
cli-review-wins = Il gagne tout de suite.
cli-review-blocks = Après lui, quelqu’un d’autre peut gagner au coup suivant à { $less } des tables qui se ressemblent, et non à { $more }.
cli-review-none = Aucune décision n’était clairement une erreur.
cli-review-seat = { $player } : précision { $accuracy }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}. Résultat { $result } = part égale { $initial }, ses décisions { $own }, celles des autres { $others }, la donne { $deal }, les cartes suivantes { $draws } (résultat équitable { $fair })
cli-review-cards = Cartes sur table : toutes les cartes, données et à venir, valaient { $cards } ; le résultat sans elles est { $rest }
cli-review-honest = Chaque décision est jugée d’après ce que son joueur savait alors, avec { $iterations } itérations de la recherche ; un choix que plus de réflexion pourrait voir autrement est dit serré.
cli-review-known = d’après ce que chacun savait
cli-review-open = cartes sur table

cli-about-puzzles = résoudre un problème : celui du jour ou d’un jeu
cli-help-puzzles = un jeu, ou rien pour le problème du jour ; « make JEU » en cherche de nouveaux, « verify JEU » rejuge les anciens
cli-help-grade = seulement les problèmes de ce niveau, de 1 (facile) à 6
cli-help-puzzle-count = make : combien de problèmes
cli-help-puzzle-out = make : où les écrire ; un journal à côté permet de continuer plus tard
cli-puzzles-which = Nommez un jeu, ou « make » ou « verify » et un jeu ; il y a des problèmes de { $games }.
cli-puzzles-made = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} dans { $file }
cli-bad-puzzles = { $file } contient autre chose que des problèmes trouvés : donnez un autre fichier après --out.
cli-puzzle-day = Problème du jour, { $date }
cli-puzzle-task = À { $player } de jouer. Trouvez le meilleur coup. Niveau { $grade } ; { $themes }
cli-puzzle-prompt = Votre coup (solution : la montrer, quit : partir) :
cli-puzzle-right = { $tries ->
    [1] Juste, du premier coup !
   *[other] Juste, à l’essai { $tries } !
}
cli-puzzle-wrong = Pas { $move } : il gagne environ { $chance } % de ces parties, le meilleur coup { $best } %.
cli-puzzle-allows = Après lui, quelqu’un d’autre peut gagner dès le coup suivant à { $share } % de ces tables.
cli-puzzle-solution = La solution : { $words } (gagne { $chance } %)
cli-puzzle-next = Entrée : un autre problème, quit : partir
theme-win = gagner tout de suite
theme-block = parer une menace
theme-endgame = calculé jusqu’à la fin

cli-about-study = jouer beaucoup de parties et écrire un rapport sur le jeu
cli-help-study-games = parties pour chaque ligne du rapport
cli-help-study-out = dossier du rapport et de ses images ; ce qui a été interrompu y continue
cli-help-study-device = où se jouent les parties ; les bots qui cherchent jouent toujours sur les processeurs
cli-study-written = Le rapport est dans { $file }
cli-no-device = Il n’y a ici aucun GPU NVIDIA utilisable ({ $reason }) : omettez --device cuda.

cli-help-export-from = exporter ces parties enregistrées (JSON ou lignes JSON) plutôt que celles d’un serveur
cli-help-export-play = faire jouer ce jeu par des robots et exporter le tout
cli-help-export-bots = qui joue : des robots par leur nom, dans l’ordre des places
cli-help-export-games = combien de parties jouent les robots
cli-help-export-steps = des étapes plutôt que des parties entières : observation, masque et action de chaque décision
cli-export-which = Les parties viennent d’un seul endroit : retirez { $given } sauf un.
cli-exported-steps = { $count ->
    [one] { $count } étape écrite
   *[other] { $count } étapes écrites
} dans { $file }
cli-about-train = laisser un réseau jouer contre lui-même et apprendre à juger un jeu
cli-help-train-players = 2, ou 3 pour toutes les tables plus grandes
cli-help-train-rounds = tours de jeu et d’apprentissage
cli-help-train-positions = positions par tour
cli-help-train-iterations = itérations de la recherche qui joue ; 0 : un seul coup d’avance
cli-help-train-against = meilleure réponse : jouer toujours contre un champion à N itérations par coup, et apprendre à le battre
cli-help-train-deals = donnes contre chaque adversaire après chaque tour
cli-help-train-out = dossier du réseau et de sa courbe d’apprentissage ; ce qui a été interrompu y continue
cli-train-round = Tour { $round } : { $positions } positions en { $played } s, apprises en { $learned } s ; perte { $loss }, { $greedy } % gagnés contre greedy, { $rival } % contre une recherche sans réseau
cli-train-round-against = Tour { $round } : { $positions } positions en { $played } s, apprises en { $learned } s ; perte { $loss }, { $greedy } % gagnés contre greedy, { $rival } % contre le champion
cli-train-written = Le réseau est dans { $file }
cli-train-no-features = { $game } n’a pas de features.py, dont un réseau a besoin : ce fichier dit ce que le réseau apprend d’un état (CONTRIBUTING.md).
