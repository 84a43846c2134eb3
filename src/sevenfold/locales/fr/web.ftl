# Ce que seule l'application web dit.

web-tagline = Trois jeux autour du chiffre 7
web-promise = Des dragons à connecter, des familles à agrandir, une vie de dragon à dérouler. Sans compte ni publicité : choisissez un jeu et jouez.
web-unofficial = Adaptation non officielle faite par des passionnés, avec nos propres textes et dessins. Seven Dragons est d’Andrew Looney (Looney Labs), Double Seven de Michael Schacht (Tiki Editions), Dragon de Sylvie Barc. Les jeux appartiennent à leurs auteurs et éditeurs ; s’ils vous plaisent, achetez-les.
web-home = Accueil
web-navigation = Menu principal
web-skip = Aller au contenu
web-learn = Apprendre
web-learn-about = Pour chaque jeu, une courte leçon sur une vraie table, et les règles.
web-settings = Réglages
web-language = Langue
web-sound = Son
web-loading = Un instant…
web-lost = Il n’y a rien à cette adresse.
web-help = Aide
web-help-end = Quitter l’aide
web-help-rule = La règle : { $title }
web-close = Fermer
web-back = Retour
web-ok = OK
web-guest = Invité
web-bot = Robot
web-bot-0 = Robin
web-bot-1 = Iris
web-bot-2 = Oscar
web-bot-3 = Maya
web-bot-4 = Félix

## Accueil et préparation

web-play-now = Jouer
web-friends = Entre amis
web-device = Sur cet appareil
web-options = Options
web-children = Pour les petits
web-children-about = Assembler des dragons dès 3 ans, sans savoir lire, puis grandir jusqu’au jeu complet.
web-lobby = Tables ouvertes
web-lobby-about = Des tables que tout le monde peut rejoindre ou regarder.
web-lobby-empty = Aucune table ouverte pour l’instant. Préparez-en une et cochez « Tout le monde peut trouver cette table ».
web-my-games = Mes parties
web-phase-running = en cours
web-phase-over = terminée
web-just-now = à l’instant
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-company = Qui joue ?
web-company-bots = Moi contre des robots
web-company-friends = Des amis sur leurs appareils
web-company-device = Tous sur cet appareil
web-variant = Quelle version ?
web-edition = Édition
web-edition-en = anglaise
web-edition-fr = française
web-edition-nl = néerlandaise
web-edition-ru = russe
web-silver = le Dragon d’Argent
web-rainbow = le Dragon Arc-en-ciel
web-seats = Places
web-seat = Place { $seat }
web-who-sits = Qui joue à la place { $seat } ?
web-me = Moi
web-kind-bot = un robot
web-kind-open = un ami, par le lien
web-kind-guest = quelqu’un sur cet appareil
web-level = Niveau du robot
web-name = Nom
web-name-of = Nom à la place { $seat }
web-age = Âge
web-first = Qui commence ?
web-more-options = Autres options
web-clock = Temps de jeu
web-clock-none = sans limite
web-clock-move = { $span } par coup
web-clock-game = { $span } par joueur pour toute la partie
web-clock-day = un jour par coup
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hints-allowed = Conseils permis
web-listed = Tout le monde peut trouver cette table
web-set-up = Préparer la table
web-start = Commencer

## En attendant les autres

web-waiting = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-all-here = Tout le monde est là.
web-open-seat = Place libre
web-sit = S’asseoir
web-get-up = Quitter la place
web-seat-bot = Ajouter un robot
web-send-away = Retirer
web-host-starts = La personne qui a préparé la table lance la partie.
web-my-name = Mon nom
web-saved = Enregistré
web-invite = Inviter
web-qr = Code QR avec le lien vers cette table
web-link = Lien vers cette table
web-share = Partager le lien
web-copied = Copié

## À table

web-table = Table
web-hand = Votre main
web-your-turn = À vous de jouer
web-their-turn = { $name } réfléchit…
web-on-turn = c’est son tour
web-over = La partie est finie
web-looking-back = Vous revoyez un coup passé
web-now = Revenir à la partie
web-sending = Coup envoyé…
web-watching = Vous regardez la partie.
web-reconnecting = La connexion est coupée. Nouvel essai ; rien n’est perdu.
web-absent = pas là pour l’instant
web-away-left = a quitté la table ; un robot joue
web-away-away = pas là ; un robot joue
web-away-time = temps écoulé ; un robot joue
web-away-forgotten = a quitté la table ; un robot joue
web-bot-plays-for-you = Un robot joue pour vous
web-come-back = Je suis de retour
web-confirm = Valider
web-change = Changer
web-pays = { $count ->
    [one] rapporte { $count } jeton
   *[other] rapporte { $count } jetons
}
web-hint = Conseil
web-hint-win = gagne environ { $share } fois sur 100
web-moves = Coups
web-no-moves = Rien à choisir.
web-count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-talk = Messages
web-described = En mots
web-tools = À côté de la table
web-rules = Règles
web-leave = Quitter
web-leave-sure = Un robot jouera pour vous. Vous pourrez revenir à tout moment.
web-stay = Rester
web-join = Rejoindre la partie
web-step = Parcourir la partie
web-step-first = Au début
web-step-previous = Un coup en arrière
web-step-next = Un coup en avant
web-step-last = À la fin
web-curtain = Passez l’appareil à { $name }
web-curtain-why = Personne ne voit les cartes tant que { $name } n’a pas l’appareil en main.
web-curtain-ready = C’est moi, { $name }
web-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-your-hand = Votre main : { $cards }
web-your-rack = Votre chevalet : { $tiles }
web-your-goal = Votre objectif : { $colour }, { $target } à connecter
web-hidden-card = une carte cachée
web-imaginary = objectif inutilisé { $seat }

web-dragon-row = Ligne { $row } : { $cards }
web-dragon-cell = Colonne { $value }, ligne { $row }
web-life = { $annoyed ->
    [yes] { $value }, agacé
   *[no] { $value }
}
web-dragon-elsewhere = Cette carte va dans la colonne { $value }.
web-stuck = Vous ne pouvez poser aucune carte : choisissez-en une à glisser sous la pioche.

## Parler

web-say-hello = Bonjour !
web-say-good-luck = Bonne chance !
web-say-have-fun = Amusez-vous bien !
web-say-your-turn = À toi !
web-say-one-moment = Un instant…
web-say-thinking = Je réfléchis…
web-say-nice-move = Joli coup !
web-say-thank-you = Merci !
web-say-oops = Oups !
web-say-so-close = Si près du but !
web-say-well-played = Bien joué !
web-say-again = On remet ça ?
web-react-smile = sourire
web-react-laugh = rire
web-react-wow = oh !
web-react-cry = larmes
web-react-heart = cœur
web-react-dragon = dragon
web-react-clover = trèfle
web-react-party = fête

## Après la partie

web-result = Résultat
web-winner = vainqueur
web-you-won = Vous avez gagné !
web-you-share = Vous partagez la victoire !
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-nobody-won = Personne n’a gagné.
web-puzzle-done = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
web-player = Joueur
web-score = Score
web-tiles-laid = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-chart = Le fil de la partie
web-rematch = Rejouer
web-replay = Revoir
web-download = Télécharger
web-fair = La distribution était-elle équitable ?
web-fair-how = La distribution était fixée avant le premier coup. Votre appareil a reçu cette empreinte dès le début ; elle est calculée à partir des deux valeurs ci-dessous. La partie téléchargée se vérifie avec « sevenfold verify ».

## Réglages

web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-set-sound = Son
web-set-sound-about = De petits sons pour les coups et les tours.
web-set-motion = Animations
web-set-motion-about = Cartes et tuiles volent jusqu’à leur place.
web-set-confirm = Valider les coups
web-set-confirm-about = Un coup attend votre accord et peut être changé.
web-set-hints = Montrer où une carte se pose
web-set-hints-about = Les places permises brillent.
web-set-memory = Se souvenir pour moi
web-set-memory-about = Les cartes et objectifs que vous avez vus restent visibles pour vous.
web-set-voice = Lire à voix haute
web-set-voice-about = Des consignes parlées, avec la voix de votre navigateur.
web-set-notify = Me prévenir
web-set-notify-about = Une notification quand c’est votre tour et que cette page est à l’arrière-plan.
web-voice-hello = Bonjour ! On assemble des dragons ?
web-move-device = Changer d’appareil
web-move-device-about = Un code valable une fois, pendant quinze minutes, apporte votre nom et vos parties sur un autre téléphone ou ordinateur.
web-make-code = Créer un code
web-move-here = Oui, passer sur cet appareil
web-move-here-about = Votre nom et vos parties viendront sur cet appareil.
web-moved-here = Bienvenue, { $name }. Vos parties sont ici.
web-forget = Effacer mes données
web-forget-about = Votre nom et vos places sont effacés du serveur ; des robots continuent pour vous.
web-forget-sure = Oui, tout effacer

## Pour les petits

web-child-ages = Quel âge a l’enfant ?
web-child-age = { $age } ans
web-child-your-turn = À toi de jouer !
web-child-no = Pas là. Cherche le même dragon !
web-child-puzzle = Puzzle
web-child-puzzle-about = En solo : pose une carte après l’autre.
web-child-connections = Connecter
web-child-connections-about = Pose un dragon à côté du même dragon.
web-child-basic = Avec un dragon secret
web-child-basic-about = Connecte autant de dragons de ta couleur secrète qu’il y a de bougies sur ton gâteau ; le robot doit en connecter sept.
web-child-single-action = Avec un peu de magie
web-child-single-action-about = Une carte nouvelle : échanger les objectifs. Il te faut toujours autant de dragons que de bougies.
web-child-full = Le jeu complet
web-child-full-about = Le Dragon d’Argent, le Dragon Arc-en-ciel et toutes les actions.

## Double Seven sur la table

web-pool = Pioche
web-rack = Votre chevalet
web-rack-count = { $count ->
    [one] { $count } tuile sur le chevalet
   *[other] { $count } tuiles sur le chevalet
}
web-ds-act = Choisissez des tuiles de votre chevalet, ou une de vos familles à échanger.
web-ds-picked = Où vont-elles : dans une nouvelle famille, dans une des vôtres, ou à la place d’un trèfle ?
web-ds-picked-pair = Où vont-elles ? Ou quelle tuile de la pioche prendre contre ces deux-là ?
web-ds-swap = Choisissez maintenant une famille de même taille.
web-ds-call = Choisissez maintenant la tuile à piocher.
web-ds-new = Nouvelle famille
web-ds-rainbow = Arc-en-ciel !
web-ds-pass = Passer

## Seven Dragons sur la table

web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Tout montrer
web-goal-hidden = un objectif que vous n’avez pas vu
web-goal-seen = objectif : { $colour }
web-sd-place = Poser en { $x },{ $y }
web-sd-turn = Tourner la carte (R)
web-sd-discards = Défausse
web-sd-how = Que doit faire la carte ?
web-sd-mode-both = Faire l’action et changer la couleur du Dragon d’Argent
web-sd-mode-under = Faire l’action et glisser la carte sous la défausse
web-sd-mode-color = Changer seulement la couleur du Dragon d’Argent
web-sd-mode-both-plain = Faire l’action
web-sd-mode-under-plain = Faire l’action et glisser la carte sous la défausse
web-sd-mode-color-plain = La défausser, sans plus
web-sd-ask-color = Rien d’autre ne se passe.
web-sd-ask-trade-hands = Contre quelle main échangez-vous la vôtre ?
web-sd-ask-trade-goals = Contre quel objectif échangez-vous le vôtre ?
web-sd-ask-rotate-goals = Dans quel sens tournent les objectifs ?
web-sd-ask-move-card = Quelle carte déplacez-vous ?
web-sd-ask-move-card-to = Où va-t-elle ? Le bouton fléché (ou R) la fait tourner.
web-sd-ask-zap-card = Quelle carte zappez-vous ?
web-sd-left = Vers la gauche
web-sd-right = Vers la droite
