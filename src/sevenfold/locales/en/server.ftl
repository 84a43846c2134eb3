# Serving and playing over the network.

cli-about-serve = start a server: people play in the browser, programs over its protocol
cli-about-bot = let a program play at a server’s table
cli-about-verify = check that a downloaded game was dealt and played fairly
cli-about-site = write the page as plain files, for any web space
cli-help-site-folder = where to write them
cli-help-site-server = a server at which friends can be met; without one, nothing is offered that needs one
cli-site-written = { $folder } holds the page. Any web server can offer it, under any path.
cli-site-unbuilt = The page is not built yet: scripts/web builds it.
cli-site-taken = “{ $folder }” holds other files: choose an empty folder.
cli-site-server = “{ $server }” is no address of a server: it must begin with https:// or http://.
cli-help-server-options = Server
cli-help-host = the address to listen on
cli-help-port = the port to listen on; 0 takes any free one
cli-help-database = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME
cli-help-workers = how many processes serve (more than one needs PostgreSQL)
cli-help-url = the address that people use, if it differs from the one listened on
cli-help-log = how much the log says: debug, info, warning, error
cli-help-open = open the address in the browser
cli-serving = Sevenfold is at { $address }  (Ctrl+C stops it; every move is kept)
cli-serving-others = Other devices in your network find it at { $address }
cli-help-server = the address of a server
cli-help-server-table = the table, by its id or link
cli-help-server-name = what you are called there
cli-help-program = a Python file with a bot, or any program that speaks the line protocol
cli-help-token = the token of your program; without it, it comes as a guest. Better given by the environment, as { $variable }: others can read command lines
cli-help-verify-file = a game downloaded from a server: one, or one a line
cli-verified = { $game }: { $moves ->
    [one] { $moves } move follows
   *[other] { $moves } moves follow
 } the rules, and the deal is the one that was promised. Commitment { $commitment }
cli-not-verified = Line { $line } cannot be vouched for ({ $reason }): download the game again, and if that does not help, do not trust its deal.
cli-no-server = The server cannot be reached ({ $reason }): check its address, and whether it is running.
cli-refused = The server says no: { $reason }.
cli-online-seat = You play seat { $seat } at { $table }.
cli-online-watch = You watch { $table }.
cli-online-waiting = Waiting for { $player } …
cli-online-open = The table is waiting for players: { $link }
cli-online-start = Everybody is here. Press Enter to begin
cli-online-lost = The connection is gone; trying again …
cli-online-back = Connected again.
cli-about-export = write games for study: a server’s, recorded ones, or bots’
cli-help-export-file = the file to write: .jsonl (JSON lines) or .parquet; without people’s names
cli-exported = { $count ->
    [one] { $count } game
   *[other] { $count } games
 } written to { $file }
cli-about-backup = copy the tables of a server on SQLite to a file, while it runs
cli-help-backup-file = the file to write; it holds the deals of running games, so keep it to yourself
cli-backed-up = { $count ->
    [one] One table is kept in { $file }.
   *[other] { $count } tables are kept in { $file }.
 }
cli-backup-elsewhere = “{ $database }” is no file: back it up with pg_dump --format=custom --file=FILE DATABASE.
cli-about-restore = put tables back from a backup, while no server runs
cli-help-restore-file = a file that “sevenfold backup” wrote
cli-restored = { $count ->
    [one] One table is back in { $database }.
   *[other] { $count } tables are back in { $database }.
 }
cli-restore-elsewhere = “{ $database }” is no file: restore it with pg_restore --clean --if-exists --dbname=DATABASE FILE.
cli-restore-running = A server is using “{ $database }”: stop it, then restore.
cli-no-backup = “{ $file }” is no backup: give a file that “sevenfold backup” wrote.
cli-help-server-seat = the seat to take, if there is a choice, counted from 0

# Why the server says no.

server-malformed = the message cannot be read
server-unknown-table = there is no such table
server-not-seated = that seat is not yours
server-not-host = only the host may do that
server-not-open = that is not possible at this table now
server-not-running = the game has not begun
server-over = the game is over
server-not-your-turn = it is not your turn
server-stale = another move came first
server-invalid = that is not a move
server-illegal = the rules do not allow it
server-seat-taken = there is no free seat for you
server-seats-open = not everybody is here yet
server-bad-option = one of these settings is not possible
server-too-many = that is too many at once
server-bad-code = this code is wrong, already used or too old
server-rate-limited = too fast; wait a moment
server-unauthorized = the server does not know you
server-too-late = your time is up
server-unavailable = the server is busy; try again in a moment
