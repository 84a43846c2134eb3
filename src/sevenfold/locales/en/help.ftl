# What everything on the page is and does: shown where somebody asks for help.

web-help = Help
web-help-end = Leave the help
web-help-rule = The rule: { $title }

help-help = Touch or point at anything to see what it is and does; nothing is played meanwhile. Arrow keys go from one thing to the next, Escape goes back.
help-home = To the first page. Running games wait there under “My games”.
help-settings = Your name, colours, sounds, movement, reading aloud and more.
help-language = The language of everything here. It changes at once, also in the middle of a game.
help-close = Closes this; nothing is lost.

## Home and setting up

help-play-now = Starts a game against bots at once.
help-friends = Sets up a table and gives you a link and a QR code for your friends.
help-device = Several people share this device. Between turns a curtain hides the hands.
help-lesson = A lesson of a few minutes at a real table; the rules are below it.
help-options = Number of players, strength of the bots, variants, time and more.
help-table = Opens this table.
help-company-bots = You play at once; every other seat is taken by a bot.
help-company-friends = The other seats stay free until somebody comes by your link.
help-company-device = Everybody plays here, in turn. A curtain hides the hands in between.
help-variant = From mere matching, for the youngest, to the full game.
help-edition = Whose printed rules you follow. The Russian ones differ in the seats and in how the game ends.
help-players = How many people and bots sit at the table.
help-who-sits = A bot, a friend who comes by the link, or somebody at this device.
help-level = How well the bot plays: each level has its own character.
help-name = What this player is called at the table.
help-age = Children under seven need only as many dragons as they have years.
help-multi = A longer game: everybody begins one round, and the tokens of all rounds are added up.
help-clock = How much time there is. When it runs out, a bot plays on in that seat.
help-hints = Whoever is on turn can ask for a good move. It is proposed, never played.
help-listed = The table stands under “Open tables”: anybody may sit down or watch.
help-start = Deals, and the game begins.
help-start-host = Deals, and the game begins, as soon as every seat is taken.
help-sit = This seat becomes yours.
help-get-up = Frees your seat for somebody else.
help-send-away = Frees the bot's seat for somebody else.
help-link = Whoever opens this link comes to this table.
help-my-name = What the others call you.
help-theme = A light or a dark page, or whatever your device prefers.
help-code = Open this link on the other device.
help-stay = Goes back without changing anything.

## Lessons

help-lesson-step = Goes to this step of the lesson.
help-lesson-next = On to the next step.
help-lesson-skip = Leaves this step out.
help-lesson-anew = Begins the lesson once more.

## At the table

help-seat = Somebody at the table. Whoever is on turn has a thick frame.
help-seat-mine = This is you. When you are on turn, the frame is thick.
help-score = The score so far: points, tokens, or how much of the goal is reached.
help-curtain = Opens the curtain and shows your hand. Make sure that nobody else is looking.
help-come-back = You play on yourself; the bot gets up.
help-now = From the past back to the game as it stands.
help-result = Who has won, and why; how the game went.
help-confirm = Plays the move that is proposed. Enter does the same.
help-change = Takes the proposed move back; choose another. Escape does the same.
help-moves = Every move that is allowed, as a list: whoever prefers words plays from here.
help-moves-more = Shows the moves that begin like this.
help-moves-one = Proposes this move.
help-moves-back = One step back in the list.
help-log = What has happened so far, in words.
help-log-line = Shows the table as it stood after this move.
help-talk = Friendly words and faces for everybody at the table.
help-described = Everything on the table, described in words.
help-step = Looks through the game, move by move. The others play on undisturbed.
help-rules = All the rules of this game, with pictures.
help-join = Sit down in the running game.
help-rematch = The same game once more, with the same people.
help-replay = Shows the whole game from the start, with all cards open.
help-share = A link to this game, for others to watch it again.
help-download = The whole game as a file, to keep or to check.

## Seven Dragons

help-sd-card = A dragon card. Cards go side by side if the same dragons meet edge to edge.
help-sd-rainbow = The Rainbow dragon is every dragon at once: any card fits beside it.
help-sd-silver = The Silver dragon takes the colour of the action card on top of the discard pile; at first it is every colour. It never moves.
help-sd-held = Touch it, then a place that glows, or drag it there. Touching it again turns it upside down.
help-sd-action = An action card. On the discard pile it also gives Silver its colour.
help-sd-hand = Your hand: nobody else sees it. Each turn you draw a card and play one.
help-sd-place = A place where your card can lie. If it shows an arrow, the card is turned first.
help-sd-goal = Your secret goal. Connect enough dragons of this colour, and you win.
help-sd-goal-other = This player's goal. It is hidden until you have seen it in a trade.
help-sd-goal-unused = A goal that nobody has. Action cards can bring it into play.
help-sd-cards = The cards in this player's hand; you see only those that you know.
help-sd-deck = Cards are drawn from here at the start of each turn.
help-sd-discard = Action cards lie here when they have been played; the top one gives Silver its colour. Open the pile to see them all.
help-sd-turn = Turns your card upside down. The key R does the same.
help-sd-pass = You have no card to play: the next player goes on.
help-sd-whom = Chooses this seat for your action card.
help-sd-mode-both = The card acts and goes on top of the discard pile, so that Silver takes its colour.
help-sd-mode-under = The card acts but goes under the discard pile: Silver stays as it is.
help-sd-mode-color = The card goes on top of the discard pile and does nothing else.
help-sd-zoom = Makes the mosaic larger or smaller, or shows all of it.

## Double Seven

help-ds-hidden = Tiles that lie face down. Draw one and be surprised.
help-ds-open = Tiles that lie face up in the pool. You may draw them, too.
help-ds-prizes = What can be earned: a 7 for a family of seven tiles or more, the 77 for the first to own two of them.
help-ds-seven = A 7: a family has reached seven tiles. One more point.
help-ds-double = The 77, for the first who owns two families of seven or more. Two more points, and the end is near.
help-ds-family = A family of yours; the number is its size. Grow it with tiles from your rack, or touch it first and then another player's family of the same size, to swap.
help-ds-their-family = Another player's family; the number is its size. You may swap one of yours of the same size for it, or take its clover for the right animal.
help-ds-tile = A tile on your rack. Pick one or several, then touch where they go. A double click picks all of the kind.
help-ds-clover = A clover stands for any animal.
help-ds-new = Lays the tiles that you have picked as a new family.
help-ds-rainbow = Five or more different animals and no clover: show your rack and draw one more tile.
help-ds-pass = Ends your turn. With six tiles or more on your rack, pick the one that you give up first.
help-ds-their-rack = The tiles on this player's rack; you see only those that you know.

## Dragon

help-dragon-card = A day in a dragon's life, from the egg (1) to old age (7). It belongs in the column of its number.
help-dragon-annoyed = An annoyed dragon: it makes its row and its column worth one more token.
help-dragon-held = Touch it, then a place that glows, or drag it there. The number on the place says how many tokens it pays.
help-dragon-cell = A place for a card of this column. It must touch a card: beside it in the row, or above or below it.
help-dragon-pile = Cards are drawn from here at the start of each turn. If none of your cards fits, one of them goes under it.
help-dragon-fan = The cards in this player's hand.
