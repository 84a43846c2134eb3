# What only the web app says.

web-tagline = Three games built on seven
web-promise = Dragons to connect, families to grow, a dragon’s life to lay out. No account, no ads: choose a game and play.
web-unofficial = An unofficial fan-made version with our own text and art. Seven Dragons is by Andrew Looney (Looney Labs), Double Seven by Michael Schacht (Tiki Editions), Dragon by Sylvie Barc. The games belong to their authors and publishers; if you like them, buy them.
web-home = Home
web-navigation = Main menu
web-skip = Skip to the content
web-learn = Learn
web-learn-about = For each game a short lesson at a real table, and the rules.
web-settings = Settings
web-language = Language
web-sound = Sound
web-loading = One moment…
web-lost = There is nothing here. The link may be wrong or too old.
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
web-friends = With friends
web-device = On this device
web-options = Options
web-children = For young children
web-children-about = Matching dragons from age 3, no reading needed, then step by step to the full game.
web-lobby = Open tables
web-lobby-about = Tables that anyone can join or watch.
web-lobby-empty = No open tables right now. Set one up and tick “Anyone can find this table”.
web-my-games = My games
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
web-variant = Which version?
web-edition = Edition
web-edition-en = English
web-edition-fr = French
web-edition-nl = Dutch
web-edition-ru = Russian
web-silver = the Silver dragon
web-rainbow = the Rainbow dragon
web-seats = Seats
web-seat = Seat { $seat }
web-who-sits = Who is in seat { $seat }?
web-me = Me
web-kind-bot = a bot
web-kind-open = a friend, with the link
web-kind-guest = someone on this device
web-level = Bot level
web-name = Name
web-name-of = Name at seat { $seat }
web-age = Age
web-first = Who goes first?
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

## Waiting for the others

web-waiting = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-all-here = Everybody is here.
web-open-seat = Free seat
web-sit = Sit down
web-get-up = Leave seat
web-seat-bot = Add a bot
web-send-away = Remove
web-host-starts = The person who set up the table starts the game.
web-my-name = My name
web-saved = Saved
web-invite = Invite
web-qr = QR code with the link to this table
web-link = Link to this table
web-share = Share the link
web-copied = Copied

## At the table

web-table = Table
web-hand = Your hand
web-your-turn = Your turn
web-their-turn = { $name } is thinking…
web-on-turn = their turn
web-over = The game is over
web-looking-back = You are looking at earlier moves
web-now = Back to the game
web-sending = Playing…
web-watching = You are watching.
web-reconnecting = Connection lost. Trying again; nothing is lost.
web-absent = away right now
web-away-left = has left; a bot is playing
web-away-away = away; a bot is playing
web-away-time = out of time; a bot is playing
web-away-forgotten = has left; a bot is playing
web-bot-plays-for-you = A bot is playing for you
web-come-back = I’m back
web-confirm = Play it
web-change = Change
web-pays = { $count ->
    [one] pays { $count } token
   *[other] pays { $count } tokens
}
web-hint = Hint
web-hint-win = wins about { $share } of 100 games
web-moves = Moves
web-no-moves = No moves to choose from.
web-count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-log = History
web-log-empty = Nothing has happened yet.
web-talk = Chat
web-described = In words
web-tools = Beside the table
web-rules = Rules
web-leave = Leave
web-leave-sure = A bot will play for you. You can come back at any time.
web-stay = Stay
web-join = Join the game
web-step = Look through the game
web-step-first = To the beginning
web-step-previous = One move back
web-step-next = One move on
web-step-last = To the end
web-curtain = Pass the device to { $name }
web-curtain-why = The cards stay hidden until { $name } is ready.
web-curtain-ready = I’m { $name }
web-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-your-hand = Your hand: { $cards }
web-your-rack = Your rack: { $tiles }
web-your-goal = Your goal: { $colour }, connect { $target }
web-hidden-card = a hidden card
web-imaginary = unused goal { $seat }

web-dragon-row = Row { $row }: { $cards }
web-dragon-cell = Column { $value }, row { $row }
web-life = { $annoyed ->
    [yes] { $value }, annoyed
   *[no] { $value }
}
web-dragon-elsewhere = This card belongs in column { $value }.
web-stuck = None of your cards fits: choose one to slip under the pile.

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
web-puzzle-done = { $count ->
    [one] { $count } card placed
   *[other] { $count } cards placed
}
web-player = Player
web-score = Score
web-tiles-laid = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-chart = How it went
web-rematch = Play again
web-replay = Watch again
web-download = Download
web-fair = Was the deal fair?
web-fair-how = The deal was fixed before the first move. Your device was given this fingerprint at the start; it is made from the two values below. The downloaded game can be checked with “sevenfold verify”.

## Settings

web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-set-sound = Sound
web-set-sound-about = Small sounds for moves and turns.
web-set-motion = Animations
web-set-motion-about = Cards and tiles fly into place.
web-set-confirm = Confirm moves
web-set-confirm-about = You can check and change a move before it is played.
web-set-hints = Show where a card fits
web-set-hints-about = Places where it may go light up.
web-set-memory = Remember for me
web-set-memory-about = Cards and goals you have seen stay visible to you.
web-set-voice = Read aloud
web-set-voice-about = Spoken prompts, with the voice of your browser.
web-set-notify = Notify me
web-set-notify-about = A notification when it is your turn and this page is in the background.
web-voice-hello = Hello! Let’s connect some dragons.
web-move-device = Move to another device
web-move-device-about = A code that works once, for fifteen minutes, brings your name and your games to another phone or computer.
web-make-code = Make a code
web-move-here = Yes, use this device
web-move-here-about = Your name and your games will move to this device.
web-moved-here = Welcome, { $name }. Your games are here.
web-forget = Forget me
web-forget-about = Your name and your seats are deleted from the server; bots play on for you.
web-forget-sure = Yes, forget me

## For small children

web-child-ages = How old is the child?
web-child-age = { $age } years
web-child-your-turn = Your turn!
web-child-no = Not there. Look for the same dragon!
web-child-puzzle = Puzzle
web-child-puzzle-about = On your own: lay one card after another.
web-child-connections = Connect
web-child-connections-about = Put a dragon beside the same dragon.
web-child-basic = With a secret dragon
web-child-basic-about = Connect as many dragons of your secret colour as your cake has candles; the bot needs seven.
web-child-single-action = With a little magic
web-child-single-action-about = One new card: swap your secret dragon. You still need as many dragons as candles.
web-child-full = The full game
web-child-full-about = Silver, Rainbow and all the actions.

## Double Seven on the table

web-pool = Pool
web-rack = Your rack
web-rack-count = { $count ->
    [one] { $count } tile on the rack
   *[other] { $count } tiles on the rack
}
web-ds-act = Pick tiles from your rack, or one of your families to swap.
web-ds-picked = Now choose where they go: a new family, one of yours, or in place of a clover.
web-ds-picked-pair = Now choose where they go, or a tile from the pool to take for these two.
web-ds-swap = Now choose a family of the same size.
web-ds-call = Now choose the tile to draw.
web-ds-new = New family
web-ds-rainbow = Rainbow!
web-ds-pass = Pass

## Seven Dragons on the table

web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Show everything
web-goal-hidden = a goal you have not seen
web-goal-seen = goal: { $colour }
web-sd-place = Place at { $x },{ $y }
web-sd-turn = Turn the card (R)
web-sd-discards = Discard pile
web-sd-how = What should the card do?
web-sd-mode-both = Use the action and change Silver’s colour
web-sd-mode-under = Use the action and slip the card under the pile
web-sd-mode-color = Only change Silver’s colour
web-sd-mode-both-plain = Use the action
web-sd-mode-under-plain = Use the action and slip the card under the pile
web-sd-mode-color-plain = Just discard it
web-sd-ask-color = Nothing else happens.
web-sd-ask-trade-hands = Who do you want to swap hands with?
web-sd-ask-trade-goals = Which goal do you want to swap yours for?
web-sd-ask-rotate-goals = Which way should the goals move?
web-sd-ask-move-card = Which card do you want to move?
web-sd-ask-move-card-to = Where should it go? The arrow button (or R) turns it.
web-sd-ask-zap-card = Which card do you want to zap into your hand?
web-sd-left = To the left
web-sd-right = To the right
