# What only the web app says.

web-tagline = Games built on seven
web-promise = Tabletop games for family and friends. No account, no ads: choose a game and play.
web-unofficial = An unofficial fan-made version with our own text and art. { $credits } The games belong to their authors and publishers; if you like them, buy them.
web-home = Home
web-navigation = Main menu
web-skip = Skip to the content
web-learn = Learn
web-learn-about = For each game a short lesson at a real table, and the rules.
web-settings = Settings
web-language = Language
web-sound = Sound
web-loading = One moment…
web-lost = There is nothing here
web-lost-about = The link may be wrong or too old.
web-help = Help
web-help-end = Close help
web-help-rule = The rule: { $title }
web-close = Close
web-back = Back
web-ok = OK
web-guest = Guest
web-bot = Bot
web-bot-0 = Robin
web-bot-1 = Iris
web-bot-2 = Oscar
web-bot-3 = Maya
web-bot-4 = Felix

## Home and setting up

web-play-now = Play now
web-play-easy = Play against an easy bot
web-choose-game = Choose a game
web-friends = With friends
web-device = On this device
web-options = Options
web-continue = Continue: { $game }
web-continue-turn = Continue: your turn in { $game }
web-box-players = { $from }–{ $to } players
web-box-minutes = { $minutes } min
web-box-age = age { $age }+
web-lobby = Open tables
web-lobby-about = Tables that anyone can join or watch.
web-lobby-empty = No open tables right now. Set one up: anyone who comes by can sit down.
web-lobby-own = Or set up your own
web-lobby-open = Open a table
web-my-games = My games
web-puzzles = Puzzles
web-puzzles-about = Positions from real play in which one move is clearly best. A new one every day.
web-games-results = Results and reviews
web-games-about = Results, reviews, accuracy and luck. All of it stays on this device.
web-delete = Delete this game of { $game }
web-refused-no-rules = the rules could not be loaded; check your connection and open the page again
web-refused-no-store = this browser keeps nothing here; private windows often do not
web-refused-store-full = this device has no room left to keep the game, so nothing was played; delete older games and try again
web-refused-store-damaged = this game can no longer be read; your other games are not affected
web-refused-store-newer = a newer version of this page is open; please reload this one
web-refused-store-foreign = another program of this site keeps its data under our name; clear this site’s data in the browser to play here
web-refused-damaged-link = this link is incomplete, or from another version of the rules; ask for it again
web-phase-running = in progress
web-phase-over = finished
web-just-now = just now
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-company = Who plays?
web-company-bots = Me against bots
web-company-friends = Friends on their own devices
web-company-device = All of us on this device
web-seats = Seats
web-seat = Seat { $seat }
web-who-sits = Who is in seat { $seat }?
web-me = Me
web-kind-bot = a bot
web-kind-open = a friend, with the link
web-kind-guest = someone on this device
web-level = Bot level
web-name-of = Name at seat { $seat }
web-first = Who goes first?
web-first-random = draw lots
web-seat-name = Player { $seat }
web-more-options = More options
web-clock = Time limit
web-clock-none = no limit
web-clock-move = { $span } per move
web-clock-game = { $span } each for the whole game
web-clock-day = a day per move
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hints-allowed = Hints allowed
web-listed = Anyone can find this table
web-set-up = Set up the table
web-start = Start
web-away = A bot steps in for anyone who is away for two minutes
web-away-bot = If someone is away for two minutes on their turn, a bot plays for them until they are back.
web-away-ask = If someone goes away, the others are asked before a bot plays for them.

## Waiting for the others

web-waiting = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-all-here = Everybody is here.
web-start-missing = { $count ->
    [one] One seat is still free. Invite someone, or add a bot.
   *[other] { $count } seats are still free. Invite friends, or add bots.
}
web-start-absent = Not at the table right now: { $names }.
web-fill = Bots in the free seats
web-set-up-anew = Change players or options
web-open-seat = Free seat
web-sit = Sit down
web-get-up = Leave seat
web-seat-bot = Add a bot
web-send-away = Remove
web-host-starts = The person who set up the table starts the game.
web-my-name = My name
web-saved = Saved
web-invite = Invite
web-invite-about = Friends scan this code or open the link.
web-only-here = This link only works on this computer.
web-only-here-how = To invite other devices in your network, start the server with “sevenfold serve --host 0.0.0.0”: then this page shows a link that they can open.
web-qr = QR code with the link to this table
web-link = Link to this table
web-share = Share the link
web-copied = Copied
web-share-link = Link
web-share-picture = Picture
web-share-moment = { $game } · after { $ply ->
    [0] the deal
    [one] one move
   *[other] { $ply } moves
}

## At the table

web-table = Table
web-hand = Your hand
web-new = new
web-your-turn = Your turn
web-card-first = First choose a card from your hand.
web-card-nowhere = This card fits nowhere right now.
web-their-turn = { $name } is thinking…
web-on-turn = their turn
web-over = The game is over
web-looking-back = You are looking at earlier moves
web-now = Back to the game
web-sending = Playing…
web-watching = You are watching.
web-offline = No connection.
web-offline-table = Nothing is lost: the game goes on as soon as the server can be reached again.
web-offline-home = You can go on playing against bots and on one device, and the lessons work, too. To play with friends, you need the connection back.
web-out-of-reach = The server cannot be reached. Check your connection and try again.
web-try-again = Try again
web-absent = away right now
web-away-left = has left; a bot is playing
web-away-away = away; a bot is playing
web-away-time = out of time; a bot is playing
web-away-forgotten = has left; a bot is playing
web-bot-plays-for-you = A bot is playing for you
web-come-back = I’m back
web-missed = { $name } has been away for a while
web-stand-in = Let a bot play
web-confirm = Play it
web-change = Change
web-hint = Hint
web-take-back = Take back
web-coach = First steps
web-hint-win = wins about { $share } of 100 games ({ $low } to { $high })
web-hint-wins = wins right away
web-another = Another suggestion
web-moves = Moves
web-no-moves = No moves to choose from.
web-count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-log = History
web-of = { $player }: { $words }
web-log-empty = Nothing has happened yet.
web-talk = Chat
web-described = In words
web-tools = Beside the table
web-rules = Rules
web-menu = More
web-leave = Leave
web-leave-sure = A bot will play for you. You can come back at any time.
web-leave-alone = Your game is kept. You will find it on the home page.
web-stay = Stay
web-join = Join the game
web-step = Look through the game
web-step-first = To the beginning
web-step-previous = One move back
web-step-next = One move forward
web-step-last = To the end
web-step-play = Replay the moves
web-step-pause = Pause
web-step-speed = Speed: { $times } times
web-replay-round = Last round
web-curtain = Pass the device to { $name }
web-curtain-why = The cards stay hidden until { $name } is ready.
web-curtain-ready = I’m { $name }
web-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-your-hand = Your hand: { $cards }

## Talk

web-say-hello = Hello!
web-say-good-luck = Good luck!
web-say-have-fun = Have fun!
web-say-your-turn = Your turn!
web-say-one-moment = One moment, please
web-say-thinking = I’m thinking…
web-say-nice-move = Nice move!
web-say-thank-you = Thank you!
web-say-oops = Oops!
web-say-so-close = So close!
web-say-well-played = Well played!
web-say-again = Play again?
web-react-smile = smile
web-react-laugh = laugh
web-react-wow = wow
web-react-cry = cry
web-react-heart = heart
web-react-dragon = dragon
web-react-clover = clover
web-react-party = party
web-said = What was said

## After the game

web-result = Result
web-winner = winner
web-you-won = You won!
web-you-share = You share the win!
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-nobody-won = Nobody won.
web-well-played = Well played! The next game may be yours.
web-so-close = So close! Next time it may be you.
web-player = Player
web-score = Score
web-chart = How it went
web-rematch = Play again
web-again-asked = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
web-again-join = I’m in
web-again-watch = To the new table
web-next-level = Next level: { $level }
web-replay = Watch again
web-download = Download
web-fair = Was the deal fair?
web-fair-how = The deal was fixed before the first move. Your device was given this fingerprint at the start; it is made from the two values below. The downloaded game can be checked with “sevenfold verify”.

## Settings

web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of the others
web-speed-slow = slow
web-speed-calm = calm
web-speed-fast = fast
web-set-sound = Sound
web-set-sound-about = Small sounds for moves and turns.
web-set-motion = Animations
web-set-motion-about = Cards and tiles fly into place.
web-set-confirm = Confirm moves
web-set-confirm-about = You can check and change a move before it is played.
web-set-sure = Confirm against bots, too
web-set-sure-about = Against bots you can take a move back, so it is played at once.
web-set-hints = Show where a card fits
web-set-hints-about = Places where it may go light up.
web-set-memory = Remember for me
web-set-memory-about = Cards and goals you have seen stay visible to you.
web-set-voice = Read aloud
web-set-voice-about = Spoken prompts, with the voice of your browser.
web-set-remote = Play on the server
web-set-remote-about = Games against bots and on one device are kept on the server, too, so that you can continue them on another device.
web-set-notify = Notify me
web-set-notify-about = A notification when it is your turn and this page is in the background.
web-move-device = Move to another device
web-move-device-about = A code that works once, for fifteen minutes, brings your name and your games to another phone or computer.
web-make-code = Make a code
web-move-here = Yes, use this device
web-move-here-about = Your name and your games will move to this device.
web-moved-here = Welcome, { $name }. Your games are here.
web-forget = Forget me
web-forget-about = Your name and your seats are deleted from the server; bots play on for you.
web-forget-sure = Yes, forget me
