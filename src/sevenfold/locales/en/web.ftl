# What only the web app says.

web-tagline = Three games of sevens
web-promise = Dragons to connect, families to grow, a life to complete. No account, no advertising: choose a game and play.
web-unofficial = An unofficial fan implementation: words and art are our own. Seven Dragons is by Andrew Looney (Looney Labs), Double Seven by Michael Schacht (Tiki Editions), Dragon by Sylvie Barc. The games belong to their authors and publishers; if you like them, buy them.
web-home = Home
web-navigation = Main menu
web-skip = Skip to the content
web-learn = Learn
web-learn-about = A short lesson on a real table for each game, and the rules.
web-settings = Settings
web-language = Language
web-sound = Sound
web-loading = One moment…
web-lost = There is nothing at this address.
web-close = Close
web-back = back
web-ok = All right
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
web-children = For small children
web-children-about = Connect the dragons from age 3, by pictures alone, and grow up to the full game.
web-lobby = Open tables
web-lobby-about = Tables that anybody may join or watch.
web-lobby-empty = No open tables just now. Set one up and tick “anybody may find this table”.
web-my-games = My games
web-phase-running = under way
web-phase-over = finished
web-just-now = just now
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-company = Who plays?
web-company-bots = Me against bots
web-company-friends = Friends with their own devices
web-company-device = All of us at this device
web-variant = Which game?
web-edition = Edition
web-edition-en = English
web-edition-fr = French
web-edition-nl = Dutch
web-edition-ru = Russian
web-silver = the Silver dragon
web-rainbow = the Rainbow dragon
web-seats = Seats
web-seat = Seat { $seat }
web-who-sits = Who sits at seat { $seat }?
web-me = Me
web-kind-bot = a bot
web-kind-open = a friend, by link
web-kind-guest = somebody at this device
web-level = How strong?
web-name = Name
web-name-of = Name at seat { $seat }
web-age = Age
web-first = Who begins?
web-more-options = More
web-clock = Time
web-clock-none = no limit
web-clock-move = { $span } for each move
web-clock-game = { $span } each for the whole game
web-clock-day = a day for each move
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hints-allowed = Hints are allowed
web-listed = Anybody may find this table
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
web-get-up = Get up
web-seat-bot = Seat a bot
web-send-away = Send away
web-host-starts = Whoever set up the table starts the game.
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
web-on-turn = on turn
web-over = The game is over
web-looking-back = You are looking back
web-now = Back to now
web-sending = Playing…
web-watching = You are watching.
web-reconnecting = The connection is gone. Trying again; nothing is lost.
web-absent = not here just now
web-away-left = left; a bot plays
web-away-away = away; a bot plays
web-away-time = out of time; a bot plays
web-away-forgotten = left; a bot plays
web-bot-plays-for-you = A bot plays for you
web-come-back = I am back
web-confirm = Do it
web-change = Change
web-pays = { $count ->
    [one] pays { $count } token
   *[other] pays { $count } tokens
}
web-hint = Hint
web-hint-win = wins about { $share } of 100 games
web-moves = Moves
web-no-moves = Nothing to choose.
web-count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-log = Story
web-log-empty = Nothing has happened yet.
web-talk = Talk
web-described = In words
web-tools = Beside the table
web-rules = Rules
web-leave = Leave
web-leave-sure = A bot will play for you. You can come back at any time.
web-stay = Stay
web-join = Join in
web-step = Step through the game
web-step-first = To the beginning
web-step-previous = One move back
web-step-next = One move on
web-step-last = To the end
web-curtain = Hand over to { $name }
web-curtain-why = Nobody sees the cards until { $name } is ready.
web-curtain-ready = I am { $name }
web-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-your-hand = Your hand: { $cards }
web-your-rack = Your rack: { $tiles }
web-your-goal = Your goal: { $colour }, { $target } connected
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
web-say-thinking = I am thinking…
web-say-nice-move = Nice move!
web-say-thank-you = Thank you!
web-say-oops = Oops!
web-say-so-close = So close!
web-say-well-played = Well played!
web-say-again = Once more?
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
web-you-won = You have won!
web-you-share = You share the win!
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-nobody-won = Nobody has won.
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
web-rematch = Once more
web-replay = Watch again
web-download = Download
web-fair = Was the deal fair?
web-fair-how = The deal was fixed before the first move. This fingerprint was shown from the start; it is made of the seed and the nonce below. The downloaded game can be checked with “sevenfold verify”.

## Settings

web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-set-sound = Sound
web-set-sound-about = Small sounds for moves and turns.
web-set-motion = Movement
web-set-motion-about = Cards and tiles fly to their places.
web-set-confirm = Confirm moves
web-set-confirm-about = A move waits until you say so, and can be changed.
web-set-hints = Show where a card fits
web-set-hints-about = Legal places glow.
web-set-memory = Remember for me
web-set-memory-about = Cards and goals that you have seen stay visible to you.
web-set-voice = Read aloud
web-set-voice-about = Spoken prompts, with the voice of your browser.
web-set-notify = Call me
web-set-notify-about = A notification when it is your turn and this page is in the background.
web-voice-hello = Hello! Let us connect dragons.
web-move-device = Move to another device
web-move-device-about = A code that works once, for fifteen minutes, brings your name and your games to another phone or computer.
web-make-code = Make a code
web-move-here = Yes, bring me here
web-move-here-about = This device will be you: your name and your games.
web-moved-here = Welcome, { $name }. Your games are here.
web-forget = Forget me
web-forget-about = Your name and your seats are deleted from the server; bots play on for you.
web-forget-sure = Yes, forget me

## For small children

web-child-puzzle = Puzzle
web-child-puzzle-about = Alone: lay card after card.
web-child-connections = Connect
web-child-connections-about = Put a dragon beside the same dragon.
web-child-basic = With a secret dragon
web-child-basic-about = Connect as many of yours as you have years.
web-child-single-action = With a little magic
web-child-single-action-about = One kind of action card: trade goals.
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
web-ds-picked = Now choose where they go: a new family, one of yours, or a clover.
web-ds-picked-pair = Now choose where they go, or a tile of the pool to take for these two.
web-ds-swap = Now choose a family of the same size.
web-ds-call = Now choose the tile that you draw.
web-ds-new = New family
web-ds-rainbow = Rainbow!
web-ds-pass = Pass

## Seven Dragons on the table

web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Show everything
web-goal-hidden = a goal that you have not seen
web-goal-seen = goal: { $colour }
web-sd-place = Place at { $x },{ $y }
web-sd-turn = Turn the card (R)
web-sd-discards = Discard pile
web-sd-how = What should the card do?
web-sd-mode-both = act, and change Silver's colour
web-sd-mode-under = act, and slip the card under the pile
web-sd-mode-color = only change Silver's colour
web-sd-mode-both-plain = act
web-sd-mode-under-plain = act, and slip the card under the pile
web-sd-mode-color-plain = just discard it
web-sd-ask-color = Nothing else happens.
web-sd-ask-trade-hands = Whose hand do you want for yours?
web-sd-ask-trade-goals = Whose goal do you want for yours?
web-sd-ask-rotate-goals = Which way do all the goals go?
web-sd-ask-move-card = Which card do you lift?
web-sd-ask-move-card-to = Where does it go? Press R to turn it.
web-sd-ask-zap-card = Which card do you take into your hand?
web-sd-left = To the left
web-sd-right = To the right
