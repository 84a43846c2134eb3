# What everything on the page is and does: shown where somebody asks for help.

help-help = Tap or point at anything to see what it is and does. No move is made while help is on. Arrow keys go from one thing to the next; Escape closes help.
help-home = Back to the home page. Games in progress are listed there under “My games”.
help-settings = Your name, colours, sounds, animations, reading aloud and more.
help-language = Changes the language of everything right away, even in the middle of a game.
help-close = Closes this; nothing is lost.

## Home and setting up

help-play-now = Starts a game against bots right away.
help-friends = Sets up a table and gives you a link and a QR code for your friends.
help-device = Several people share this device. Between turns a screen hides everyone’s cards.
help-lesson = A lesson of a few minutes at a real table, with the rules below it.
help-options = Number of players, strength of the bots, variants, time and more.
help-table = Opens this table.
help-company-bots = You start right away; bots take all the other seats.
help-company-friends = The other seats stay free until someone joins with your link.
help-company-device = Everyone takes turns on this device. Between turns a screen hides the cards.
help-variant = From simple matching, for the youngest, to the full game.
help-edition = Which edition’s rules you play by. In the Russian one the unused goals lie between the players, and the game can end earlier.
help-players = How many people and bots play.
help-who-sits = A bot, a friend who joins with the link, or someone on this device.
help-level = How well the bot plays: each level has its own character.
help-name = This player’s name at the table.
help-age = Children under seven need only as many dragons as their age.
help-multi = A longer game: everyone starts one round, and the tokens of all rounds are added up.
help-clock = How long each player has. When the time runs out, a bot takes over that seat.
help-hints = On your turn you can ask for a good move. It is only suggested, never played for you.
help-listed = The table is listed under “Open tables”: anyone can join or watch.
help-start = Deals and starts the game.
help-start-host = Deals and starts the game once every seat is taken.
help-sit = Takes this seat for you.
help-get-up = Frees your seat for somebody else.
help-send-away = Frees the bot’s seat for somebody else.
help-link = Anyone who opens this link comes to this table.
help-my-name = The name the other players see.
help-theme = A light or dark page, or whatever your device is set to.
help-code = Open this link on the other device.
help-stay = Goes back without changing anything.

## Lessons

help-lesson-step = Goes to this step of the lesson.
help-lesson-next = On to the next step.
help-lesson-skip = Skips this step.
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
help-moves = Every move you can make, as a list, for anyone who prefers words to pictures.
help-moves-more = Shows the moves that begin like this.
help-moves-one = Suggests this move; you still confirm it.
help-moves-back = One step back in the list.
help-log = What has happened so far, in words.
help-log-line = Shows the table as it stood after this move.
help-talk = Friendly words and faces for everybody at the table.
help-described = Everything on the table, described in words.
help-step = Looks back through the game, move by move. The others can play on.
help-rules = All the rules of this game, with pictures.
help-join = Joins the game in progress.
help-rematch = The same game again, with the same people.
help-replay = Shows the whole game from the start, with all cards face up.
help-share = A link to this game, so that others can watch it.
help-download = The whole game as a file, to keep or to check.

## Seven Dragons

help-sd-card = A dragon card. Cards go side by side if the same dragon touches along their shared edge.
help-sd-rainbow = The Rainbow dragon is every dragon at once: any card fits beside it.
help-sd-silver = The Silver dragon takes the colour of the action card on top of the discard pile; at first it is every colour. It never moves.
help-sd-held = Tap it, then a place that glows, or drag it there. Tap it again to turn it upside down.
help-sd-action = An action card. On the discard pile it also gives Silver its colour.
help-sd-hand = Your hand: nobody else sees it. Each turn you draw a card and play one.
help-sd-place = A place where your card fits. If it shows an arrow, the card is turned first.
help-sd-goal = Your secret goal. Connect enough dragons of this colour, and you win.
help-sd-goal-other = This player’s goal. It is hidden from you until you have held it yourself.
help-sd-goal-unused = An unused goal: nobody has it. Action cards can bring it into play.
help-sd-cards = The cards in this player’s hand; you see only those you know about.
help-sd-deck = Cards are drawn from here at the start of each turn.
help-sd-discard = Played action cards go here; the top one gives Silver its colour. Open the pile to see them all.
help-sd-turn = Turns your card upside down. The key R does the same.
help-sd-pass = You cannot play any card, so the next player takes a turn.
help-sd-whom = Chooses this seat for your action card.
help-sd-mode-both = The action happens and the card goes on top of the discard pile: Silver takes its colour.
help-sd-mode-under = The action happens, but the card goes under the discard pile: Silver stays as it is.
help-sd-mode-color = The card goes on top of the discard pile and does nothing else.
help-sd-zoom = Makes the mosaic larger or smaller, or shows all of it.

## Double Seven

help-ds-hidden = Face-down tiles. Draw one for a surprise.
help-ds-open = Face-up tiles in the pool. You may draw these, too.
help-ds-prizes = What you can earn: a 7 for each family of seven tiles or more, and the 77 for the first player with two of them.
help-ds-seven = A 7: a family has reached seven tiles. One more point.
help-ds-double = The 77, for the first player with two families of seven or more. Two more points, and the last turns begin.
help-ds-family = One of your families; the number is its size. Tap it after picking tiles to add them; or tap it, then another player’s family of the same size, to swap.
help-ds-their-family = Another player’s family; the number is its size. You may swap one of yours of the same size for it, or take its clover for the right animal.
help-ds-tile = A tile on your rack. Pick one or more, then tap where they go. Double-tap to pick all of that animal.
help-ds-clover = A clover stands for any animal.
help-ds-new = Lays the tiles you have picked as a new family.
help-ds-rainbow = Five or more different animals and no clover: show your rack and draw one more tile.
help-ds-pass = Ends your turn. With six or more tiles on your rack, first pick the one to give up.
help-ds-their-rack = The tiles on this player’s rack; you see only those you know about.

## Dragon

help-dragon-card = A stage in a dragon’s life, from the egg (1) to old age (7). It belongs in the column of its number.
help-dragon-annoyed = An annoyed dragon: it makes its row and its column worth one more token.
help-dragon-held = Tap it, then a place that glows, or drag it there. The number on the place is how many tokens it pays.
help-dragon-cell = A place for a card of this column. It must touch a card: beside it in the row, or above or below it.
help-dragon-pile = Cards are drawn from here at the start of each turn. If none of your cards fits, one of them goes under it.
help-dragon-fan = The cards in this player’s hand.
