# L'arène.

cli-about-arena = faire jouer un match entre robots et les classer
cli-help-match = match
cli-help-game-id = { $games }
cli-help-rivals = robots : un nom, NOM@SECONDES par coup, search:ITÉRATIONS, ou le fichier d’un programme ; deux fois le même joue contre lui-même
cli-help-games = nombre de parties ; chaque donne est jouée de toutes les places
cli-help-first-deal = numéro de la première donne
cli-help-sprt = arrêter dès qu’il est clair si le premier robot est plus fort de la seconde valeur Elo plutôt que de la première
cli-help-out = y écrire chaque partie, une ligne de JSON ; un match interrompu reprend où il en était
cli-help-plot = y dessiner le classement, en SVG
cli-help-patience = secondes qu’un programme peut prendre pour un coup, au-delà de celles qu’on lui donne, avant que le match ne s’arrête
cli-help-jobs = nombre de parties simultanées ; sinon, autant que de cœurs
cli-help-ray = jouer sur une grappe Ray ; « local » en démarre une ici
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-share = part des victoires (95 %)
cli-arena-elo = Elo (95 %)
cli-arena-seconds = secondes par partie
cli-arena-skill = openskill
cli-arena-better = { $bot } est plus fort que { $rival } : de { $high } points Elo plutôt que de { $low }.
cli-arena-not-better = { $bot } n’est pas plus fort que { $rival } de { $high } points Elo.
cli-arena-undecided = Indécis : il faut plus de parties.
cli-no-cluster = La grappe Ray est injoignable ({ $reason }) : vérifiez son adresse, et si elle fonctionne ; --ray local en démarre une ici.
