# Reviews, puzzles and my games, on the page.

web-review = Analyse
web-review-this = Analyser cette partie
web-review-of = Analyse : { $game }
web-review-graph = La chance de gagner de chacun au fil de la partie, d’après ce qu’il savait. À la fin :
web-review-percent = { $share } %
web-review-wins = Il gagne tout de suite.
web-review-brings = Ce qu’il apporte : { $notes }
web-review-blocks = Après ce coup, quelqu’un d’autre peut gagner dès le coup suivant dans { $less } des donnes possibles, au lieu de { $more }.
web-review-move = Coup { $ply } · { $player }
web-review-played = Joué
web-review-better = Mieux
web-review-best = meilleur
web-review-close = serré
web-review-mistake = erreur
web-review-cost = Il a réduit les chances de gagner de { $cost } ; avec 95 % de certitude, de { $low } à { $high }.
web-review-cost-exact = Il a réduit les chances de gagner de { $cost }. C’est calculé jusqu’au bout.
web-review-decisions = Toutes les décisions
web-review-only = Seulement les erreurs
web-review-none = Aucune décision n’était clairement une erreur.
web-review-luck = Hasard et habileté
web-review-accuracy = Précision
web-review-mistakes = Erreurs
web-review-initial = Part égale
web-review-own = Ses décisions
web-review-others = Décisions des autres
web-review-skill = Toutes les décisions
review-best-decisions = Meilleures décisions : { $player }. Toutes les décisions ensemble : { $gain } (± { $margin }) d’une victoire, par rapport à la part égale.
review-equal-decisions = Personne n’a clairement mieux décidé que les autres.
web-review-deal = Hasard de la donne
web-review-draws = Hasard des pioches
web-review-result = Résultat
web-review-fair = Résultat équitable
web-review-cards = Toutes les cartes connues
web-review-luck-about = En parts d’une victoire. De la part égale, les décisions et le hasard mènent au résultat ; la chance de l’un est la malchance des autres. Une décision compte par ce qui lui manque à un coup habituel à ce moment, 20 % au plus. La précision est de 100 % si chaque décision était la meilleure trouvée. Le résultat équitable ôte la plus grande part du hasard : d’une partie à l’autre, il varie bien moins que le résultat, et il faut moins de parties pour voir qui joue mieux. Dans une longue partie, les décisions peuvent totaliser plus d’une victoire entière, et le hasard compense : un résultat équitable peut dépasser 100 % ou descendre sous 0 %. La dernière ligne est vue après coup : ce que valaient les cartes pour qui les voit toutes dès le début.
web-review-thinking = Réflexion…
web-review-stopped = L’analyse s’est arrêtée. Ce qui est trouvé est gardé.
web-review-on = Continuer
web-review-progress = { $done } positions sur { $all }. Vous pouvez partir : l’analyse continue.
web-review-open = Aussi avec toutes les cartes connues (après coup)
web-review-forced = Il n’y avait pas de choix ici.
web-review-pending = Cette position n’a pas encore été examinée.
web-review-table = La partie
web-review-turns = Tournants
web-review-turn-decision = Coup { $ply } : une décision, { $player } { $change }
web-review-turn-luck = Coup { $ply } : le hasard, { $player } { $change }
web-review-honest = Chaque décision est jugée d’après ce que le joueur savait à ce moment-là, jamais après coup, avec { $iterations } itérations de la recherche. Quand une réflexion plus longue pourrait changer le verdict, le coup est dit serré.

## Learning from mistakes

web-retry = Apprendre de ses erreurs
web-retry-turn = Trouvez le meilleur coup.
web-retry-task = Dans la partie, ce coup a été joué : { $played }. Il a réduit les chances de gagner de { $cost }. Trouvez mieux.
web-retry-best = Exact : c’est le meilleur coup.
web-retry-same = C’est ce qui a été joué. Il y a mieux.
web-retry-good = Bien : il gagne environ { $chance } de ces parties, le meilleur coup { $best }.
web-retry-wrong = Pas celui-ci : il gagne environ { $chance } de ces parties, le meilleur coup { $best }.
web-retry-solution = C’est le meilleur coup trouvé : il gagne environ { $chance } de ces parties.
web-retry-show = Voir la solution
web-retry-next = Suivante
web-retry-close = Retour à l’analyse

## Puzzles

web-puzzle = Problème
web-puzzle-day = Problème du jour
web-puzzle-day-done = Résolu aujourd’hui.
web-puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-streak-none = Un problème par jour : combien de jours de suite ?
web-puzzle-solve = Résoudre
web-puzzle-all = Tous les problèmes
web-puzzle-grade = Difficulté
web-puzzle-grade-1 = très facile
web-puzzle-grade-2 = facile
web-puzzle-grade-3 = moyen
web-puzzle-grade-4 = difficile
web-puzzle-grade-5 = très difficile
web-puzzle-grade-6 = hors de portée de nos robots
web-puzzle-any = tous
web-puzzle-theme = Thème
web-puzzle-today = Problème d’aujourd’hui : { $game }
web-puzzle-solved = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}
web-puzzle-number = Problème { $number }, difficulté { $grade } sur 6
web-puzzle-number-solved = Problème { $number }, difficulté { $grade } sur 6, résolu
web-puzzle-none = Aucun problème de ce genre : choisissez une autre difficulté ou un autre thème.
web-puzzle-more = Encore { $count } problèmes
web-puzzle-task = C’est à vous. Un coup est nettement le meilleur : trouvez-le.
web-puzzle-task-win = C’est à vous, et vous pouvez gagner tout de suite : comment ?
web-puzzle-right = { $tries ->
    [1] Exact, du premier coup !
   *[other] Exact, à l’essai { $tries } !
}
web-puzzle-chance = Il gagne environ { $chance } % de ces parties.
web-puzzle-wrong = Pas celui-ci : { $move }. Il gagne environ { $chance } % de ces parties, le meilleur coup { $best } %.
web-puzzle-allows = Après ce coup, quelqu’un d’autre peut gagner dès le coup suivant dans { $share } % des donnes possibles.
web-puzzle-solution = La solution : { $move }. Elle gagne environ { $chance } % de ces parties.
web-puzzle-over = C’est fait.
web-puzzle-next = Problème suivant

## My games

web-games-none = Pas encore de partie terminée
web-games-none-about = Jouez-en une : vous pourrez ensuite l’analyser ici.
web-games-won = { $won ->
    [one] { $won } gagnée sur { $all }
   *[other] { $won } gagnées sur { $all }
}
web-games-with = avec { $names }
web-games-reviewed = Précision { $accuracy }, décisions { $skill }, hasard { $luck }
web-games-luck = Hasard
web-games-fair = Résultat équitable, comparé à une part égale
web-games-fair-better = { $mean } ± { $half } après { $count } parties : vous jouez mieux que vos adversaires.
web-games-fair-worse = { $mean } ± { $half } après { $count } parties : vos adversaires jouent mieux que vous.
web-games-fair-open = { $mean } ± { $half } après { $count } parties : il est trop tôt pour dire qui joue mieux.
web-games-mean = { $count ->
    [one] { $count } partie analysée
   *[other] Moyenne de { $count } parties analysées, la plus ancienne à gauche
}
web-games-export = Exporter
web-games-delete-all = Tout supprimer
web-games-delete-sure = Toutes les parties terminées de cet appareil et toutes les analyses seront supprimées pour de bon. Les parties d’un serveur y restent.

## Elsewhere

web-know = Le saviez-vous ?

## Help

help-review = Ce que valait chaque décision, ce qui aurait été mieux, et la part du hasard. Votre appareil y réfléchit.
help-review-graph = Touchez n’importe où pour voir la partie à ce moment. Les cercles sont des tournants.
help-review-show = Montre ce coup sur la table.
help-review-only = Ne liste que les décisions clairement erronées.
help-review-go = Montre la partie à ce moment.
help-review-on = Réfléchit au reste de la partie.
help-review-open = Une ligne fine : qui gagnerait si chacun voyait toutes les cartes, celles de la pioche aussi. Personne ne pouvait le savoir ; aucun verdict n’en dépend.
help-review-table = Retour à la table, avec toute la partie à revoir.
help-retry = Les erreurs les plus coûteuses, à rejouer sur la table.
help-retry-next = Passe à la position suivante.
help-retry-solution = Montre le meilleur coup.
help-retry-close = Ramène au graphique et à la liste.
help-puzzle = Ouvre ce problème. Plus il y a de points, plus il est difficile.
help-puzzle-day = Le même pour tout le monde aujourd’hui, même sans réseau.
help-puzzle-game = Liste les problèmes de ce jeu.
help-puzzle-more = Montre tous les autres problèmes.
help-puzzle-grade = La difficulté : selon ceux de nos robots qui le résolvent.
help-puzzle-theme = Ce dont il s’agit dans le bon coup.
help-puzzle-today = Ce jeu a aussi un problème pour chaque jour.
help-puzzle-next = Le prochain que vous n’avez pas résolu.
help-puzzle-show = Montre le bon coup. Le problème compte alors comme vu, et non comme résolu du premier coup.
help-puzzle-list = Tous les problèmes, par jeu, difficulté et thème.
help-games-export = Un fichier avec toutes ces parties et analyses.
help-games-delete = Supprime la partie et son analyse de cet appareil, pour de bon. Une partie d’un serveur y reste.
