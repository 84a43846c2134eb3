# Le terminal.

cli-about = Jouer à Seven Dragons, Double Seven et Dragon, et les étudier.
cli-about-play = jouer dans ce terminal : ensemble, ou contre des robots
cli-about-games = la liste des jeux et de leurs options
cli-about-replay = revoir une partie enregistrée, coup par coup
cli-about-bench = mesurer combien de coups par seconde joue cette machine
cli-unofficial = Projet d'amateurs, non officiel. Seven Dragons est d'Andrew Looney (Looney Labs), Double Seven de Michael Schacht (Tiki Editions), Dragon de Sylvie Barc.

cli-help-lang = langue : en, fr, nl ou ru
cli-help-game = seven-dragons, double-seven ou dragon ; sinon on vous le demandera
cli-help-bot = robots à table : un nombre, ou un nom (random, greedy) ; peut être répété
cli-help-names = noms des personnes, dans l'ordre des places
cli-help-seed = distribuer la partie de ce numéro
cli-help-resume = reprendre une partie enregistrée
cli-help-save = où enregistrer la partie
cli-help-options = options des jeux
cli-help-file = une partie enregistrée
cli-help-json = donner les nombres en JSON
cli-help-seconds = durée de la mesure pour chaque jeu

cli-games-option = option
cli-games-choices = choix
cli-games-default = d'habitude
cli-games-by-variant = selon la variante
cli-games-required = à préciser

cli-compiling = Préparation des règles, cette première fois seulement : { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}, { $seconds } s
cli-bench-game = jeu
cli-bench-rate = coups par seconde, un cœur

cli-welcome = Quel jeu ?
cli-ask-game = Numéro [{ $usual }] :
cli-ask-variant = Quelle variante ? [{ $usual }] :
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $usual }] :
cli-ask-bots = Combien de robots parmi eux, de { $low } à { $high } ? [{ $usual }] :
cli-ask-first = Qui commence, de { $low } à { $high } ? [{ $usual }] :
cli-ask-again = Un nombre de { $low } à { $high }, s'il vous plaît.

cli-name-player = Joueur { $seat }
cli-name-bot = Robot { $seat } ({ $bot })
cli-you = { $player }, vous
cli-curtain = Au tour de { $player }. Les autres, regardez ailleurs, s'il vous plaît.
cli-curtain-ready = { $player }, appuyez sur Entrée quand vous êtes prêt :
cli-prompt = { $player } >
cli-more = … et { $count } de plus : tapez quelques lettres pour raccourcir la liste.
cli-illegal = { $move } n'est pas possible : { $reason } ({ $clause })
cli-nothing-found = Rien de ce que vous pouvez jouer ne correspond à « { $text } ». Tapez ? pour l'aide.
cli-played = { $player } : { $words }   [{ $move }]
cli-joined = { $player } s'est joint à la partie.
cli-saved = Enregistré dans { $file }. Pour reprendre : sevenfold play --resume
cli-not-saved = Impossible d'enregistrer dans { $file } : { $reason }
cli-score = { $won }{ $player } : { $score }
cli-winners = Places gagnantes : { $winners }
cli-nobody-won = Personne n'a gagné.
cli-replay-prompt = Coup { $at } sur { $last }. Entrée : suivant, b : retour, un nombre : y aller, q : quitter

cli-help-title = Aide
cli-help =
    Choisissez par numéro, pas à pas ; Entrée ou .. ramène à la liste entière.
    Ou tapez quelques lettres pour raccourcir la liste, ou le coup lui-même.

    rules      les règles de ce jeu en bref
    log        tous les coups joués
    join       quelqu'un s'assoit en cours de partie (Seven Dragons)
    save FILE  enregistrer ; en partant, la partie est enregistrée d'elle-même
    quit       partir
