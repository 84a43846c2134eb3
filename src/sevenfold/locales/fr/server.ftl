# Servir, et jouer par le réseau.

cli-about-serve = démarrer un serveur : on joue dans le navigateur, les programmes par le protocole
cli-about-bot = faire jouer un programme à la table d’un serveur
cli-about-verify = vérifier qu’une partie téléchargée a été distribuée et jouée honnêtement
cli-about-site = écrire la page en simples fichiers, pour n’importe quel hébergement
cli-help-site-folder = où les écrire
cli-help-site-server = un serveur où retrouver des amis ; sans lui, rien de ce qui en demande un n’est proposé
cli-site-written = { $folder } contient la page. Tout serveur web peut l’offrir, sous n’importe quel chemin.
cli-site-unbuilt = La page n’est pas encore construite : scripts/web la construit.
cli-site-taken = « { $folder } » contient d’autres fichiers : choisissez un dossier vide.
cli-site-server = « { $server } » n’est pas l’adresse d’un serveur : elle doit commencer par https:// ou http://.
cli-help-server-options = Serveur
cli-help-host = l’adresse sur laquelle écouter
cli-help-port = le port sur lequel écouter ; 0 prend n’importe quel port libre
cli-help-database = où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
cli-help-workers = nombre de processus (plus d’un demande PostgreSQL)
cli-help-url = l’adresse que les gens utilisent, si ce n’est pas celle d’écoute
cli-help-log = ce que dit le journal : debug, info, warning, error
cli-help-open = ouvrir l’adresse dans le navigateur
cli-serving = Sevenfold est à { $address }  (Ctrl+C l’arrête ; chaque coup est conservé)
cli-serving-others = Les autres appareils de votre réseau le trouvent à l’adresse { $address }
cli-help-server = l’adresse d’un serveur
cli-help-server-table = la table, par son identifiant ou son lien
cli-help-server-name = comment on vous y appelle
cli-help-program = un fichier Python contenant un robot, ou tout programme qui parle le protocole par lignes
cli-help-token = le jeton de votre programme ; sans lui, il vient en invité. Mieux vaut le donner par l’environnement, dans { $variable } : d’autres peuvent lire les lignes de commande
cli-help-verify-file = une partie téléchargée d’un serveur : une seule, ou une par ligne
cli-verified = { $game } : { $moves ->
    [one] { $moves } coup suit
   *[other] { $moves } coups suivent
 } les règles, et la donne est celle qui avait été promise. Engagement { $commitment }
cli-not-verified = La ligne { $line } ne peut pas être garantie ({ $reason }) : téléchargez la partie à nouveau, et si cela n’aide pas, ne vous fiez pas à la donne.
cli-no-server = Le serveur est injoignable ({ $reason }) : vérifiez son adresse, et s’il fonctionne.
cli-refused = Le serveur refuse : { $reason }.
cli-online-seat = Vous jouez la place { $seat } à { $table }.
cli-online-watch = Vous regardez { $table }.
cli-online-waiting = On attend { $player } …
cli-online-open = La table attend des joueurs : { $link }
cli-online-start = Tout le monde est là. Entrée pour commencer
cli-online-lost = La connexion est coupée ; nouvel essai …
cli-online-back = Connexion rétablie.
cli-about-export = écrire des parties à étudier : d’un serveur, enregistrées ou de robots
cli-help-export-file = le fichier à écrire : .jsonl (lignes JSON) ou .parquet ; sans les noms des personnes
cli-exported = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
 } dans { $file }
cli-about-backup = copier les tables d’un serveur SQLite dans un fichier, pendant qu’il fonctionne
cli-help-backup-file = le fichier à écrire ; il contient les donnes des parties en cours, gardez-le pour vous
cli-backed-up = { $count ->
    [one] { $count } table est conservée dans { $file }.
   *[other] { $count } tables sont conservées dans { $file }.
 }
cli-backup-elsewhere = « { $database } » n’est pas un fichier : sauvegardez la base avec pg_dump --format=custom --file=FILE DATABASE.
cli-about-restore = remettre les tables d’une sauvegarde, quand aucun serveur ne fonctionne
cli-help-restore-file = un fichier écrit par « sevenfold backup »
cli-restored = { $count ->
    [one] { $count } table est de retour dans { $database }.
   *[other] { $count } tables sont de retour dans { $database }.
 }
cli-restore-elsewhere = « { $database } » n’est pas un fichier : restaurez la base avec pg_restore --clean --if-exists --dbname=DATABASE FILE.
cli-restore-running = Un serveur utilise « { $database } » : arrêtez-le, puis restaurez.
cli-no-backup = « { $file } » n’est pas une sauvegarde : donnez un fichier écrit par « sevenfold backup ».
cli-help-server-seat = la place à prendre, s’il y a le choix, comptée à partir de 0

# Why the server says no.

server-malformed = le message est illisible
server-unknown-table = cette table n’existe pas
server-not-seated = cette place n’est pas la vôtre
server-not-host = seul l’hôte peut le faire
server-not-open = ce n’est pas possible à cette table maintenant
server-not-running = la partie n’a pas commencé
server-over = la partie est finie
server-not-your-turn = ce n’est pas votre tour
server-stale = un autre coup est passé avant
server-invalid = ce n’est pas un coup
server-illegal = les règles ne le permettent pas
server-seat-taken = il n’y a pas de place libre pour vous
server-seats-open = tout le monde n’est pas encore là
server-bad-option = un de ces réglages n’est pas possible
server-too-many = c’est trop à la fois
server-bad-code = ce code est faux, déjà utilisé ou trop ancien
server-rate-limited = trop vite ; attendez un instant
server-unauthorized = le serveur ne vous connaît pas
server-too-late = le temps est écoulé
server-unavailable = le serveur est occupé ; réessayez dans un instant
