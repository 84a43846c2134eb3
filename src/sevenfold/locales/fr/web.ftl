# Ce que seule l'application web dit.

web-tagline = Des jeux autour du chiffre 7
web-promise = Des jeux de société en famille et entre amis. Sans compte ni publicité : choisissez un jeu et jouez.
web-unofficial = Adaptation non officielle faite par des passionnés, avec nos propres textes et dessins. { $credits } Les jeux appartiennent à leurs auteurs et éditeurs ; s’ils vous plaisent, achetez-les.
web-home = Accueil
web-navigation = Menu principal
web-skip = Aller au contenu
web-learn = Apprendre
web-learn-about = Pour chaque jeu, une courte leçon sur une vraie table, et les règles.
web-settings = Réglages
web-language = Langue
web-sound = Son
web-loading = Un instant…
web-lost = Il n’y a rien à cette adresse
web-lost-about = Le lien est peut-être faux ou trop ancien.
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
web-play-easy = Jouer contre un robot facile
web-choose-game = Choisir un jeu
web-friends = Entre amis
web-device = Sur cet appareil
web-options = Options
web-continue = Continuer : { $game }
web-continue-turn = Continuer : à vous de jouer à { $game }
web-box-players = { $from } à { $to } joueurs
web-box-minutes = { $minutes } min
web-box-age = dès { $age } ans
web-lobby = Tables ouvertes
web-lobby-about = Des tables que tout le monde peut rejoindre ou regarder.
web-lobby-empty = Aucune table ouverte en ce moment. Ouvrez-en une : toute personne de passage pourra s’y asseoir.
web-lobby-own = Ou ouvrez la vôtre
web-lobby-open = Ouvrir une table
web-my-games = Mes parties
web-puzzles = Problèmes
web-puzzles-about = Des positions de vraies parties où un coup est nettement le meilleur. Un nouveau chaque jour.
web-games-results = Résultats et analyses
web-games-about = Résultats, analyses, précision et hasard. Tout reste sur cet appareil.
web-delete = Supprimer cette partie de { $game }
web-refused-no-rules = les règles n’ont pas pu être chargées ; vérifiez la connexion et rouvrez la page
web-refused-no-store = ce navigateur ne garde rien ici ; c’est souvent le cas des fenêtres privées
web-refused-store-full = il n’y a plus de place sur cet appareil pour garder la partie, rien n’a donc été joué ; supprimez d’anciennes parties et réessayez
web-refused-store-damaged = cette partie n’est plus lisible ; vos autres parties ne sont pas touchées
web-refused-store-newer = une version plus récente de cette page est ouverte ; rechargez celle-ci
web-refused-store-foreign = un autre programme de ce site garde ses données sous notre nom ; effacez les données de ce site dans le navigateur pour jouer ici
web-refused-damaged-link = ce lien est incomplet ou vient d’une autre version des règles ; demandez-le à nouveau
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
web-seats = Places
web-seat = Place { $seat }
web-who-sits = Qui joue à la place { $seat } ?
web-me = Moi
web-kind-bot = un robot
web-kind-open = un ami, par le lien
web-kind-guest = quelqu’un sur cet appareil
web-level = Niveau du robot
web-name-of = Nom à la place { $seat }
web-first = Qui commence ?
web-first-random = au hasard
web-seat-name = Joueur { $seat }
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
web-away = Un robot remplace quiconque s’absente deux minutes
web-away-bot = Si quelqu’un s’absente deux minutes alors que c’est à lui de jouer, un robot joue à sa place jusqu’à son retour.
web-away-ask = Si quelqu’un s’absente, on demande aux autres avant qu’un robot ne joue à sa place.

## En attendant les autres

web-waiting = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-all-here = Tout le monde est là.
web-start-missing = { $count ->
    [one] Il reste une place libre. Invitez quelqu’un ou ajoutez un robot.
   *[other] Il reste { $count } places libres. Invitez des amis ou ajoutez des robots.
}
web-start-absent = Pas à la table en ce moment : { $names }.
web-fill = Des robots aux places libres
web-set-up-anew = Changer joueurs ou options
web-open-seat = Place libre
web-sit = S’asseoir
web-get-up = Quitter la place
web-seat-bot = Ajouter un robot
web-send-away = Retirer
web-host-starts = La personne qui a préparé la table lance la partie.
web-my-name = Mon nom
web-saved = Enregistré
web-invite = Inviter
web-invite-about = Vos amis scannent ce code ou ouvrent le lien.
web-only-here = Ce lien ne fonctionne que sur cet ordinateur.
web-only-here-how = Pour inviter d’autres appareils de votre réseau, lancez le serveur avec « sevenfold serve --host 0.0.0.0 » : cette page montre alors un lien qu’ils peuvent ouvrir.
web-qr = Code QR avec le lien vers cette table
web-link = Lien vers cette table
web-share = Partager le lien
web-copied = Copié
web-share-link = Lien
web-share-picture = Image
web-share-moment = { $game } · après { $ply ->
    [0] la donne
    [one] { $ply } coup
   *[other] { $ply } coups
}

## À table

web-table = Table
web-hand = Votre main
web-new = nouvelle
web-your-turn = À vous de jouer
web-card-first = Choisissez d’abord une carte de votre main.
web-card-nowhere = Cette carte ne va nulle part pour l’instant.
web-their-turn = { $name } réfléchit…
web-on-turn = c’est son tour
web-over = La partie est finie
web-looking-back = Vous revoyez un coup passé
web-now = Revenir à la partie
web-sending = Coup envoyé…
web-watching = Vous regardez la partie.
web-offline = Pas de connexion.
web-offline-table = Rien n’est perdu : la partie reprend dès que le serveur est de nouveau joignable.
web-offline-home = Vous pouvez continuer à jouer contre des robots ou sur un seul appareil, et suivre les leçons. Pour jouer entre amis, il faut que la connexion revienne.
web-out-of-reach = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-try-again = Réessayer
web-absent = pas là pour l’instant
web-away-left = a quitté la table ; un robot joue
web-away-away = pas là ; un robot joue
web-away-time = temps écoulé ; un robot joue
web-away-forgotten = a quitté la table ; un robot joue
web-bot-plays-for-you = Un robot joue pour vous
web-come-back = Je suis de retour
web-missed = { $name } est absent depuis un moment
web-stand-in = Laisser jouer un robot
web-confirm = Valider
web-change = Changer
web-hint = Conseil
web-take-back = Reprendre
web-coach = Premiers pas
web-hint-win = gagne environ { $share } fois sur 100 (de { $low } à { $high })
web-hint-wins = gagne tout de suite
web-another = Une autre suggestion
web-moves = Coups
web-no-moves = Rien à choisir.
web-count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-log = Journal
web-of = { $player } : { $words }
web-log-empty = Il ne s’est encore rien passé.
web-talk = Messages
web-described = En mots
web-tools = À côté de la table
web-rules = Règles
web-menu = Plus
web-leave = Quitter
web-leave-sure = Un robot jouera pour vous. Vous pourrez revenir à tout moment.
web-leave-alone = Votre partie est gardée. Vous la retrouverez sur la page d’accueil.
web-stay = Rester
web-join = Rejoindre la partie
web-step = Parcourir la partie
web-step-first = Au début
web-step-previous = Un coup en arrière
web-step-next = Un coup en avant
web-step-last = À la fin
web-step-play = Rejouer les coups
web-step-pause = Pause
web-step-speed = Vitesse : { $times } fois
web-replay-round = Dernier tour
web-curtain = Passez l’appareil à { $name }
web-curtain-why = Personne ne voit les cartes tant que { $name } n’a pas l’appareil en main.
web-curtain-ready = C’est moi, { $name }
web-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-your-hand = Votre main : { $cards }

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
web-said = Ce qui s’est dit

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
web-well-played = Bien joué ! La prochaine partie sera peut-être la vôtre.
web-so-close = C’était serré ! La prochaine fois, ce sera peut-être vous.
web-player = Joueur
web-score = Score
web-chart = Le fil de la partie
web-rematch = Rejouer
web-again-asked = { $count ->
    [one] { $names } aimerait rejouer.
   *[other] { $names } aimeraient rejouer.
}
web-again-join = Je suis partant
web-again-watch = À la nouvelle table
web-next-level = Niveau suivant : { $level }
web-replay = Revoir
web-download = Télécharger
web-fair = La distribution était-elle équitable ?
web-fair-how = La distribution était fixée avant le premier coup. Votre appareil a reçu cette empreinte dès le début ; elle est calculée à partir des deux valeurs ci-dessous. La partie téléchargée se vérifie avec « sevenfold verify ».

## Réglages

web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-speed = Rythme des autres
web-speed-slow = lent
web-speed-calm = tranquille
web-speed-fast = rapide
web-set-sound = Son
web-set-sound-about = De petits sons pour les coups et les tours.
web-set-motion = Animations
web-set-motion-about = Cartes et tuiles volent jusqu’à leur place.
web-set-confirm = Valider les coups
web-set-confirm-about = Un coup attend votre accord et peut être changé.
web-set-sure = Valider aussi contre les robots
web-set-sure-about = Contre les robots, un coup peut être repris : il est donc joué aussitôt.
web-set-hints = Montrer où une carte se pose
web-set-hints-about = Les places permises brillent.
web-set-memory = Se souvenir pour moi
web-set-memory-about = Les cartes et objectifs que vous avez vus restent visibles pour vous.
web-set-voice = Lire à voix haute
web-set-voice-about = Des consignes parlées, avec la voix de votre navigateur.
web-set-remote = Jouer sur le serveur
web-set-remote-about = Les parties contre des robots et sur un seul appareil sont gardées aussi sur le serveur : vous pouvez les continuer sur un autre appareil.
web-set-notify = Me prévenir
web-set-notify-about = Une notification quand c’est votre tour et que cette page est à l’arrière-plan.
web-move-device = Changer d’appareil
web-move-device-about = Un code valable une fois, pendant quinze minutes, apporte votre nom et vos parties sur un autre téléphone ou ordinateur.
web-make-code = Créer un code
web-move-here = Oui, passer sur cet appareil
web-move-here-about = Votre nom et vos parties viendront sur cet appareil.
web-moved-here = Bienvenue, { $name }. Vos parties sont ici.
web-forget = Effacer mes données
web-forget-about = Votre nom et vos places sont effacés du serveur ; des robots continuent pour vous.
web-forget-sure = Oui, tout effacer
