# Le terminal.

cli-about = Jouer à Seven Dragons, Double Seven et Dragon, et étudier ces jeux.
cli-about-play = jouer dans ce terminal : ensemble, ou contre des robots
cli-about-games = la liste des jeux et de leurs options
cli-about-replay = revoir une partie enregistrée, coup par coup
cli-about-bench = mesurer combien de coups par seconde cette machine joue
cli-unofficial = Projet de fans, non officiel. Seven Dragons est d'Andrew Looney (Looney Labs), Double Seven de Michael Schacht (Tiki Editions), Dragon de Sylvie Barc.

cli-help-general = général
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-usage = Usage :
cli-help-commands = commandes
cli-help-table = partie
cli-bad-arguments = Commande incomprise : { $reason }
cli-help-lang = langue : en, fr, nl ou ru
cli-help-game = seven-dragons, double-seven ou dragon ; sinon, on vous posera la question
cli-help-bot = robots à table : un nombre, un nom (hatchling, novice, player, expert, master ; aussi random, greedy) ou le fichier d'un programme ; peut être répété
cli-help-hints = permettre les conseils ; d'usage quand on joue seul contre des robots
cli-help-names = noms des joueurs humains, dans l'ordre des places
cli-help-seed = numéro de la donne ; à même numéro, même donne
cli-help-resume = reprendre une partie enregistrée
cli-help-save = où enregistrer la partie
cli-help-options = options des jeux
cli-help-file = une partie enregistrée ou archivée
cli-help-json = afficher les résultats en JSON
cli-help-seconds = durée de la mesure pour chaque jeu, en secondes

cli-games-option = option
cli-games-choices = choix
cli-games-default = par défaut
cli-games-by-variant = selon la variante

cli-compiling = Préparation des règles (cette première fois seulement) : { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}, { $seconds } s
cli-bench-game = jeu
cli-bench-rate = coups par seconde sur un cœur

cli-welcome = Quel jeu ?
cli-ask-game = Numéro [{ $usual }] :
cli-ask-variant = Quelle variante ? [{ $usual }] :
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $usual }] :
cli-ask-bots = Combien de robots parmi eux, de { $low } à { $high } ? [{ $usual }] :
cli-ask-first = Qui commence, de { $low } à { $high } ? [{ $usual }] :
cli-ask-again = Un nombre de { $low } à { $high }, s'il vous plaît.

cli-name-player = Joueur { $seat }
cli-name-bot = Robot { $seat } ({ $bot })
cli-you = { $player } – vous
cli-curtain = Prochain tour : { $player }. Les autres, regardez ailleurs, s'il vous plaît.
cli-curtain-ready = { $player }, appuyez sur Entrée pour jouer :
cli-prompt = { $player } >
cli-next-page = Entrée : suite
cli-more = … et { $count } de plus : tapez quelques lettres pour réduire la liste.
cli-illegal = { $move } n'est pas possible : { $reason } ({ $clause })
cli-nothing-found = Aucun coup possible ne correspond à « { $text } ». Tapez ? pour l'aide.
cli-played = { $player } : { $words }
cli-saved = Enregistré. Pour reprendre : sevenfold --lang { $language } play --resume "{ $file }"
cli-not-saved = Impossible d'enregistrer dans { $file } : { $reason }
cli-score = { $won }{ $player } : { $score }
cli-score-none = { $won }{ $player }
cli-nobody-won = Personne n'a gagné.
cli-replay-prompt = Coup { $at } sur { $last }. Entrée : suivant, b : précédent, un nombre : y aller, q : quitter

cli-name-nobody = Place { $seat } (personne)
cli-new-cards = Nouveau dans votre main : { $cards }
cli-hand-over = Appuyez sur Entrée et passez la main :
cli-ask-name = Nom de la nouvelle personne (Entrée : aucun) :
cli-ask-names = Noms, séparés par des virgules (Entrée : aucun) :
cli-game-line = { $number }  { $title } : { $about }
cli-discard = Défausse, à partir du dessus : { $cards }
cli-replay-hint = À revoir : sevenfold replay "{ $file }"

cli-bad-option = { $option } ne peut pas être { $value } ; choix possibles : { $allowed }
cli-bad-file = Ce fichier ne contient pas de partie lisible : { $reason }
cli-no-file = { $file } : { $reason }
cli-bad-bot = Un robot ne joue pas comme il faut : { $reason }
cli-hint = { $words }   [{ $move }] : gagne { $win } % de telles parties ({ $low }–{ $high })
cli-no-hints = Pas de conseils à cette table : il faut l'accord de tous au début de la partie (--hints).

cli-help-title = Aide
cli-help =
    Choisissez pas à pas ; .. ou Entrée revient d'un pas.
    Ou tapez quelques lettres pour réduire la liste, ou le coup lui-même.

    rules      les règles de ce jeu en bref
    hint       ce que jouerait le robot le plus fort à votre place
    log        tous les coups joués
    discard    parcourir la défausse (Seven Dragons)
    join       quelqu'un se joint à la partie en cours (Seven Dragons)
    save FILE  enregistrer une copie (chaque coup est enregistré)
    quit       partir
