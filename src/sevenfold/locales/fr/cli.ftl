# Le terminal.

cli-about = Jouer à des jeux de société et les étudier : { $games }.
cli-about-play = jouer dans ce terminal : ensemble, ou contre des robots
cli-about-games = la liste des jeux et de leurs options
cli-about-replay = revoir une partie enregistrée, coup par coup
cli-about-bench = mesurer combien de coups par seconde cette machine joue
cli-unofficial = Projet de fans, non officiel.

cli-help-general = général
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-usage = Usage :
cli-help-commands = commandes
cli-help-table = partie
cli-help-lang = langue : en, fr, nl ou ru
cli-help-game = { $games } ; sinon, on vous posera la question
cli-help-bot = robots à table : un nombre, un nom (hatchling, novice, player, expert, master, champion ; aussi random, greedy) ou le fichier d’un programme ; peut être répété
cli-help-hints = permettre les conseils ; d’usage quand on joue seul contre des robots
cli-help-names = noms des joueurs humains, dans l’ordre des places
cli-help-seed = numéro de la donne ; à même numéro, même donne
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

cli-welcome = Quel jeu ?
cli-ask-game = Numéro [{ $usual }] :
cli-ask-variant = Quelle variante ? [{ $usual }] :
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $usual }] :
cli-ask-bots = Combien de robots parmi eux, de { $low } à { $high } ? [{ $usual }] :
cli-ask-first = Qui commence, de { $low } à { $high } ? [{ $usual }] :
cli-ask-again = Un nombre de { $low } à { $high }, s’il vous plaît.

cli-name-player = Joueur { $seat }
cli-name-bot = Robot { $seat } · { $bot }
cli-name-level = Robot { $seat } · niveau { $bot }
cli-you = { $player } – vous
cli-curtain = Prochain tour : { $player }. Les autres, regardez ailleurs, s’il vous plaît.
cli-curtain-ready = { $player }, appuyez sur Entrée pour jouer :
cli-prompt = { $player } >
cli-next-page = Entrée : suite
cli-more = … et { $count } de plus : tapez quelques lettres pour réduire la liste.
cli-illegal = { $move } n’est pas possible : { $reason } ({ $clause })
cli-nothing-found = Aucun coup possible ne correspond à « { $text } ». Tapez « ? » pour l’aide.
cli-played = { $player } : { $words }
cli-saved = Enregistré. Pour reprendre : sevenfold --lang { $language } play --resume "{ $file }"
cli-not-saved = Impossible d’enregistrer dans { $file } : { $reason }
cli-score = { $won }{ $player } : { $score }
cli-score-none = { $won }{ $player }
cli-nobody-won = Personne n’a gagné.
cli-replay-prompt = Coup { $at } sur { $last }. Entrée : suivant, b : précédent, un nombre : y aller, q : quitter

cli-name-nobody = Place { $seat } (personne)
cli-new-cards = Nouveau dans votre main : { $cards }
cli-hand-over = Appuyez sur Entrée et passez la main :
cli-ask-name = Nom de la nouvelle personne (Entrée : aucun) :
cli-ask-names = Noms, séparés par des virgules (Entrée : aucun) :
cli-game-line = { $number }  { $title } : { $about }
cli-discard = Défausse, à partir du dessus : { $cards }
cli-replay-hint = À revoir : sevenfold replay "{ $file }"

cli-hint = { $words }   [{ $move }] : gagne { $win } % de telles parties ({ $low }–{ $high })
cli-no-hints = Pas de conseils à cette table : il faut l’accord de tous au début de la partie (--hints).

cli-help-title = Aide
cli-help =
    Choisissez pas à pas ; .. ou Entrée revient d’un pas.
    Ou tapez quelques lettres pour réduire la liste, ou le coup lui-même.

    rules      les règles de ce jeu en bref
    hint       ce que jouerait le robot le plus fort à votre place
    log        tous les coups joués
    discard    parcourir la défausse, s’il y en a une
    join       quelqu’un se joint à la partie en cours, si la règle le permet
    save FILE  enregistrer une copie (chaque coup est enregistré)
    quit       partir

# Ce qui ne va pas : les arguments.

cli-bad-arguments = « { $given } » n’est pas compris ici ; { $command } --help montre ce qu’il y a.
cli-missing-arguments = Il manque { $missing } ; { $command } --help montre ce qu’il faut y mettre.
cli-missing-value = { $option } doit être suivi d’une valeur ; { $command } --help montre laquelle.
cli-needless-value = { $option } ne prend pas de valeur : supprimez { $value }.
cli-ambiguous-option = { $option } peut vouloir dire { $allowed } : écrivez l’option en entier.
cli-bad-choice = { $option } doit être l’un de ces choix : { $allowed }, et non « { $value } ».
cli-game-is-no-command = « { $game } » est un jeu : sevenfold play { $game } le lance.
cli-bad-integer = { $option } doit être un nombre entier, et non « { $value } ».
cli-bad-number = { $option } doit être un nombre de { $low } à { $high }, et non « { $value } ».
cli-bad-seconds = { $option } doit être un nombre de secondes, plus de 0 et au plus { $high }, et non « { $value } ».
cli-bad-sprt = { $option } doit être deux nombres de points Elo, le plus petit d’abord, par exemple 0,50, et non « { $value } ».

# Les jeux et leurs options.

cli-bad-game = Il n’y a pas de jeu « { $value } » ; choisissez { $allowed }.
cli-bad-game-option = Ce jeu n’a pas d’option --{ $value } ; il a { $allowed }.
cli-fixed-option = Cette variante fixe { $option } elle-même : supprimez cette option.
cli-bad-actions = { $option } doit nommer des cartes parmi { $allowed }, séparées par des virgules et chacune une seule fois, et non « { $value } ».
cli-bad-ages = { $option } doit donner l’âge de chaque joueur, de 3 à 999, ou « - » à partir de 7 ans : pour deux joueurs par exemple 5,- et non « { $value } ».

# Les robots.

cli-bad-bot = Il n’y a pas de robot « { $value } » ; choisissez { $allowed }, search:400 (ou un autre nombre d’itérations), ou le fichier d’un programme, comme ./my_bot.py.
cli-bad-budget = « { $value } » n’est pas un robot avec un temps : après @ vient un nombre de secondes, par exemple master@0.5.
cli-bot-start = { $bot } ne peut pas être lancé ({ $detail }) : il faut un fichier Python dont le nom finit par .py, ou un programme exécutable.
cli-bot-ended = { $bot } s’est arrêté sans répondre ; ce qu’il a écrit dans le terminal dit peut-être pourquoi.
cli-bot-illegal = { $bot } a répondu { $detail }, qui n’est pas un coup permis : il doit répondre par l’un des coups qu’il a reçus.
cli-bot-late = { $bot } n’a pas répondu en { $detail } secondes : rendez-le plus rapide, ou donnez-lui plus de temps avec --patience.
cli-too-many-bots = Ici, { $most } places au plus peuvent être à des robots, mais --bot en demande { $count } : demandez-en moins, ou plus de joueurs (--players).
cli-too-many-names = --names donne plus de noms ({ $count }) qu’il n’y a de personnes à cette table ({ $most }) : supprimez-en, ou prenez moins de robots.

# Les matchs.

cli-arena-alone = Un match demande au moins deux joueurs à table : donnez --players 2 ou plus.
cli-arena-one-bot = Un match demande au moins deux robots : nommez-en un autre à côté de { $bot }, ou encore le même.
cli-bad-journal = { $file } contient autre chose que les parties d’un match : donnez un autre fichier après --out.
cli-journal-changed = { $what } a changé depuis que des parties de { $file } ont été jouées, ce ne sont donc plus ses résultats : donnez un autre fichier après --out, ou supprimez celui-ci.
cli-rules-changed = Les règles de { $what } ont changé depuis que des parties de { $file } ont été jouées, elles ne comptent donc plus : donnez un autre fichier après --out, ou supprimez celui-ci.
cli-match-changed = { $what } a changé pendant le match : recommencez le match.

# Serveurs et bases de données.

cli-needs-extra = { $command } a besoin de paquets qui ne sont pas installés ; installez-les avec : pip install 'sevenfold[{ $extra }]'
cli-bad-workers = { $option } doit être un nombre de 1 à 64, et plus de 1 demande --database postgresql://USER@HOST/NAME ; c’était « { $value } ».
cli-bad-database = La base « { $value } » ne peut pas servir : donnez sqlite:///FILE, avec un fichier qu’aucun autre serveur n’utilise, ou postgresql://USER@HOST/NAME.
cli-no-database = Il n’y a pas de base de Sevenfold à « { $database } » : donnez celle de votre serveur, --database sqlite:///FILE ou postgresql://USER@HOST/NAME.
cli-database-away = La base « { $database } » ne répond pas ({ $reason }) : vérifiez son adresse, et si elle fonctionne.
cli-database-refused = La base « { $value } » nous refuse l’accès ({ $allowed }) : vérifiez son nom, son utilisateur et le mot de passe.
cli-few-connections = PostgreSQL n’a pas assez de connexions libres pour --workers { $value } ; il y en a assez pour { $allowed }. Demandez moins de processus, ou augmentez son max_connections.
cli-bad-settings = { $option } a dans l’environnement une valeur impossible : corrigez-la, ou retirez-la.
cli-bad-host = « { $host } » n’est pas une adresse de cet ordinateur ; donnez --host localhost, ou --host 0.0.0.0 pour admettre d’autres appareils.
cli-port-taken = Un autre programme occupe { $file } : arrêtez-le, ou choisissez un autre --port.
cli-bad-server = « { $value } » n’est pas l’adresse d’un serveur ; elle ressemble à http://localhost:7777.
cli-bad-table = « { $value } » ne désigne aucune table ; donnez son nom, ou son lien, qui ressemble à http://localhost:7777/t/ID.
cli-which-table = Dites à quoi jouer sur le serveur : un jeu, pour une nouvelle table, ou --table avec le nom ou le lien d’une table existante.

# Les fichiers.

cli-no-file = { $file } n’existe pas : vérifiez le chemin.
cli-no-folder = Une partie du chemin { $file } n’est pas un dossier : vérifiez le chemin.
cli-file-is-folder = { $file } est un dossier, or il faut un fichier : donnez le chemin d’un fichier.
cli-file-forbidden = Vous n’avez pas le droit d’utiliser { $file } : choisissez autre chose, ou changez les droits.
cli-file-trouble = { $file } ne peut pas servir ({ $reason }) : choisissez autre chose, ou corrigez cela.
cli-bad-file = Ce fichier ne contient pas de partie lisible ({ $reason }) : donnez-en un qui a été enregistré ici ou téléchargé d’un serveur.
cli-nothing-saved = Aucune partie n’est encore enregistrée dans { $folder } : commencez-en une avec sevenfold play.
cli-saved-keeps = Une partie enregistrée reprend telle quelle : supprimez { $given }.
