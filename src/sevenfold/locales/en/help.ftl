# What everything on the page is and does: shown where somebody asks for help.

help-help = Tap or point at anything to see what it is and does. No move is made while help is on. Arrow keys go from one thing to the next; Escape closes help.
help-home = Back to the home page. Games in progress are listed there under “My games”.
help-settings = Your name, colours, sounds, animations, reading aloud and more.
help-language = Changes the language of everything right away, even in the middle of a game.
help-close = Closes this; nothing is lost.
help-again = Opens this page again.

## Home and setting up

help-play-now = Starts a game against bots right away.
help-friends = Sets up a table and gives you a link and a QR code for your friends.
help-device = Several people share this device. Between turns a screen hides everyone’s cards.
help-lesson = A lesson of a few minutes at a real table, with the rules below it.
help-options = Number of players, strength of the bots, variants, time and more.
help-continue = Takes you back to a game that is not over.
help-table = Opens this table.
help-delete = Deletes this game from your device, for good.
help-company-bots = You start right away; bots take all the other seats.
help-company-friends = The other seats stay free until someone joins with your link.
help-company-device = Everyone takes turns on this device. Between turns a screen hides the cards.
help-players = How many people and bots play.
help-who-sits = A bot, a friend who joins with the link, or someone on this device.
help-level = How well the bot plays: each level has its own character.
help-name = This player’s name at the table.
help-clock = How long each player has. When the time runs out, a bot takes over that seat.
help-hints = On your turn you can ask for a good move. It is only suggested, never played for you.
help-take-back = Takes back your last move and the bots’ answers to it. Only against bots.
help-coach = Shows the next tip. After the last one, no more tips appear.
help-listed = The table is listed under “Open tables”: anyone can join or watch.
help-start = Deals and starts the game.
help-start-host = Deals and starts the game once every seat is taken.
help-fill = Puts a bot in every free seat, so that you can start right away.
help-set-up-anew = Leads to the form where the number of players, the version and the time are chosen. It makes a new table, with a link of its own.
help-replay-round = Shows again, move by move, what the others have done since your last turn.
help-menu = The rules, leaving the table, and the home page.
help-away = Otherwise the game waits, and the others are asked before a bot plays for someone.
help-stand-in = A bot plays for them until they are back.
help-again-watch = The same people play another game there; you can watch.
help-sit = Takes this seat for you.
help-get-up = Frees your seat for somebody else.
help-send-away = Frees this seat for somebody else. Whoever is sent away cannot sit down at this table again.
help-link = Anyone who opens this link comes to this table.
help-my-name = The name the other players see.
help-theme = A light or dark page, or whatever your device is set to.
help-speed = How long a move of a bot or another player stays before the next one is shown.
help-code = Open this link on the other device.
help-stay = Goes back without changing anything.

## Lessons

help-lesson-step = Goes to this step of the lesson.
help-lesson-next = On to the next step.
help-lesson-skip = Skips this step.
help-lesson-say = Reads the words aloud.
help-lesson-anew = Starts the lesson over.

## At the table

help-seat = A player. A thick frame shows whose turn it is.
help-seat-mine = This is you. A thick frame means that it is your turn.
help-score = The score so far: points, tokens, or how much of the goal is reached.
help-curtain = Opens the curtain and shows your hand. Make sure that nobody else is looking.
help-come-back = You take over from the bot and play on.
help-now = Back to the game as it is now.
help-result = Who has won, and why; how the game went.
help-confirm = Plays the suggested move. Enter does the same.
help-change = Takes the suggested move back so that you can choose another. Escape does the same.
help-another = Suggests the next best move instead.
help-moves = Every move you can make, as a list, for anyone who prefers words to pictures.
help-moves-more = Shows the moves that begin like this.
help-moves-one = Suggests this move; you still confirm it.
help-moves-back = One step back in the list.
help-log = What has happened so far, in words.
help-log-line = Shows the table as it stood after this move.
help-talk = Friendly words and faces for everybody at the table.
help-described = Everything on the table, described in words.
help-step = Looks back through the game, move by move. The others can play on.
help-step-speed = How fast the moves are replayed.
help-rules = All the rules of this game, with pictures.
help-join = Joins the game in progress.
help-rematch = Asks the others for another game; it starts when everyone agrees.
help-replay = Shows the whole game from the start, with all cards face up.
help-share-link = A link to this very moment of the game. Anyone who opens it sees the game from there.
help-share-picture = A picture of the table just as you see it now, to send or to keep. It shows nothing that you do not see yourself.
help-download = The whole game as a file, to keep or to check.
