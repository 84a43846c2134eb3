# Lessons, step by step: a title, what to do, what is said when it is done, and when another legal move is tried.

web-lesson = Lesson
web-lesson-steps = Steps
web-lesson-step = Step { $number } of { $count }
web-lesson-time = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-anew = Start over
web-lesson-finished = You know how to play!
web-lesson-finished-about = You will pick up the rest as you play: places that fit light up, and if a move is not allowed, you are told why.
web-lesson-rules = The rules: { $game }
web-lesson-learned = Learned
web-lesson-other = That works, too.

## Seven Dragons

lesson-seven-dragons-place-title = Dragon beside dragon
lesson-seven-dragons-place = Your secret goal is red: connect seven red dragons. Lay a card so that one of its dragons touches the same dragon on the table, side by side. Silver, in the middle, is still every colour and fits them all. Lay the all-red card.
lesson-seven-dragons-place-good = Three red dragons are connected now, Silver among them: your group is framed in white.
lesson-seven-dragons-place-other = But your goal is red: lay the all-red card.

lesson-seven-dragons-turn-title = The other way up
lesson-seven-dragons-turn = Cards may be laid upside down. Above the red dragon, your card fits only with its red half at the bottom. Tap it a second time to turn it (or press R), then lay it there.
lesson-seven-dragons-turn-good = Turned around, it fits. Dragons meet side to side; corners never count.
lesson-seven-dragons-turn-other = But try the marked place above the red dragon, with red at the bottom.

lesson-seven-dragons-bonus-title = A bonus card
lesson-seven-dragons-bonus = Connect two different dragons with one card and you draw a bonus card; three dragons earn two cards, four earn three. The marked place has green on its left and red below. Lay your green and red card there, so that both touch.
lesson-seven-dragons-bonus-good = Green and red at once: one extra card for your hand.
lesson-seven-dragons-bonus-other = But no bonus: green has to be on the left, beside green, with red above red.

lesson-seven-dragons-rainbow-title = The Rainbow dragon
lesson-seven-dragons-rainbow = Rainbow is every dragon at once and fits anywhere. Here a group of three red dragons and a group of two are kept apart by a gap. Fill it with Rainbow.
lesson-seven-dragons-rainbow-good = Three, Rainbow and two: six connected. One more and you win.
lesson-seven-dragons-rainbow-other = But the gap between the red groups is still open: Rainbow belongs there.

lesson-seven-dragons-zap-title = Action cards
lesson-seven-dragons-zap = Six green dragons are connected, Silver among them, and green is not your goal. Somebody may win soon! Play Zap a Card and take the all-green card, the one that holds them together, into your hand.
lesson-seven-dragons-zap-good = The chain is broken, and the card is yours. Zap a Card now lies on the discard pile; it is red, and so Silver is red, too.
lesson-seven-dragons-zap-other = But green is still in danger of winning. Zap the all-green card that holds the chain together.

lesson-seven-dragons-under-title = Act and slip under
lesson-seven-dragons-under = Black leads with six, and you know that the black goal is one of the unused goals. Trade Goals gets it for you. But on top of the pile that card would turn Silver gold and break the chain: choose to slip it under the pile.
lesson-seven-dragons-under-good = Black is your goal now, Silver has stayed black, and you have six of seven.
lesson-seven-dragons-under-other = But you want the black goal and Silver to stay black: trade with the marked goal, and slip the card under the pile.

lesson-seven-dragons-win-title = Only the colour
lesson-seven-dragons-win = Silver is red and lies between three black dragons and three more. Trade Hands is black. Play it only for its colour: nobody’s hand changes, but Silver turns black.
lesson-seven-dragons-win-good = Three, Silver and three: seven black dragons. You won! It would count on another player’s turn, too: only the connected dragons matter.
lesson-seven-dragons-win-other = But you can win right now: choose “Only change Silver’s colour”.

## Seven Dragons for small children

lesson-connections-same-title = Red beside red
lesson-connections-same = Put the red dragon beside the red dragon.
lesson-connections-same-good = Well done! They are together.

lesson-connections-choose-title = Who fits?
lesson-connections-choose = There is a blue dragon on the table. Which of your dragons fits beside it?
lesson-connections-choose-good = Yes! Blue beside blue.

lesson-connections-turn-title = Turn around
lesson-connections-turn = Put the card below the green dragon. Tap it twice and it turns around.
lesson-connections-turn-good = Hooray! Now green touches green.
lesson-connections-turn-other = Now try below the green dragon.

lesson-connections-both-title = Two friends
lesson-connections-both = Gold waits on one side, blue on the other. Put your card between them.
lesson-connections-both-good = Two friends at once! Now you can play.
lesson-connections-both-other = Now try the place with two friends.

## Double Seven

lesson-double-seven-draw-title = Draw tiles
lesson-double-seven-draw = Start your turn by drawing two tiles from the pool, one at a time, face up or face down. You have a fox on your rack, and there is a fox face up in the pool. Take it.
lesson-double-seven-draw-good = Two foxes! The second tile comes from the face-down ones. Let’s see…
lesson-double-seven-draw-other = But a face-down tile is a gamble, and the fox is a sure thing: take it.

lesson-double-seven-start-title = Start a family
lesson-double-seven-start = You got lucky: a third fox! Two or more of one animal make a family. Pick all three foxes on your rack and lay them as a new family.
lesson-double-seven-start-good = Your first family: three tiles, three points. It can still grow, but you cannot start a second fox family next to it.
lesson-double-seven-start-other = But all three foxes together are worth more. Pick all of them.

lesson-double-seven-clover-title = Take a clover
lesson-double-seven-clover = A clover stands for any animal. Your opponent’s swan family has one, and you have a swan. Pick your swan, then tap that family: your swan replaces the clover, and the clover is yours.
lesson-double-seven-clover-good = The clover is on your rack and can go into any of your families.
lesson-double-seven-clover-other = But take the clover first: pick your swan, then tap the swan family.

lesson-double-seven-swap-title = Swap families
lesson-double-seven-swap = You may swap one of your families for another of exactly the same size; nobody can refuse. You have two deer on your rack, and your opponent has five deer, counting a clover. Give your five frogs for them: tap the frogs, then the deer.
lesson-double-seven-swap-good = The deer are yours, and you have two more on your rack…
lesson-double-seven-swap-other = But the five deer would suit you better: tap your frogs, then the deer.

lesson-double-seven-seven-title = Seven!
lesson-double-seven-seven = A family that grows to seven tiles or more earns a 7 token: one more point, and yours for good, even if the family is swapped away. Add both deer.
lesson-double-seven-seven-good = Seven deer and a 7 token: eight points.
lesson-double-seven-seven-other = But five and two make seven: add both deer to the family.

lesson-double-seven-two-for-one-title = Two for one
lesson-double-seven-two-for-one = Once a turn you may put two tiles face up into the pool and take another. The bird and the squirrel are not much use to you, but a second rabbit would be. Pick the bird and the squirrel, then tap the rabbit in the pool.
lesson-double-seven-two-for-one-good = Two rabbits: enough for a new family. But the others can see what you left in the pool.
lesson-double-seven-two-for-one-other = But try the exchange: bird and squirrel for the rabbit.

lesson-double-seven-rainbow-title = Rainbow
lesson-double-seven-rainbow = Five different animals and no clover: nothing goes together. But right after drawing you may call Rainbow! Everyone sees your rack, and you draw one more tile. Tap “Rainbow!”, then the tile you want.
lesson-double-seven-rainbow-good = One extra tile. You can do this once a turn, before anything else.
lesson-double-seven-rainbow-other = But then it is too late for Rainbow: call it first, and take a tile.

lesson-double-seven-double-seven-title = The 77
lesson-double-seven-double-seven = Whoever is the first to own two families of seven takes the 77: two more points, and the last turns begin. Your foxes have eight. Add the last swan!
lesson-double-seven-double-seven-good = Fifteen tiles, two 7 tokens and the 77: nineteen points. The others have one more turn; then the most points win. Tiles left on your rack do not count.
lesson-double-seven-double-seven-other = But the 77 is within reach: add the swan to the swans.

## Dragon

lesson-dragon-beside-title = Seven columns
lesson-dragon-beside = The cards show a dragon’s life, from the egg (1) to old age (7). Each goes in the column of its number and must touch another card. So far there is only a 4: lay a 3 or a 5 next to it.
lesson-dragon-beside-good = It is in its column and touches its neighbour. Every turn starts by drawing a card.
lesson-dragon-beside-other = But this time lay a card beside the 4, in the same row.

lesson-dragon-above-title = New rows
lesson-dragon-above = A card also fits directly above or below a card of the same number. That is how new rows begin, seven at most. Open a new row with your 4.
lesson-dragon-above-good = A second row. From now on everyone can build on it.
lesson-dragon-above-other = But open a new row: your 4 fits above the 4 and below it.

lesson-dragon-row-title = Complete a row
lesson-dragon-row = Whoever lays the last card of a row or of a column gets a token. One card is missing in the middle row: the 4.
lesson-dragon-row-good = Seven in a row: 1 token for you. The table shows beforehand what a place pays.
lesson-dragon-row-other = But a token is waiting: lay the 4 in the gap of the middle row.

lesson-dragon-annoyed-title = Annoyed dragons
lesson-dragon-annoyed = Dragons that breathe fire are annoyed. Each of them in a completed line is worth one more token. Two lie in this row already, and you hold a calm 3 and an annoyed one. Which of them pays more?
lesson-dragon-annoyed-good = 1 for the row and 3 for the annoyed dragons: 4 tokens.
lesson-dragon-annoyed-other = But the annoyed 3 in the gap of that row pays most: 4 tokens.

lesson-dragon-both-title = Two at once
lesson-dragon-both = Here a single card completes a row and a column at the same time, and both pay. An annoyed dragon that is in both counts twice.
lesson-dragon-both-good = 3 for the row and 2 for the column: 5 tokens with one card!
lesson-dragon-both-other = But there are 5 tokens in it: lay the annoyed 3 where its row and its column meet.

lesson-dragon-stuck-title = Nothing fits
lesson-dragon-stuck = With only 4s on the table, none of your cards fits anywhere. Then, and only then, one card of your choice goes face down under the pile. Choose one that you can do without.
lesson-dragon-stuck-good = Nobody knows which card it was. That was your turn.

lesson-dragon-end-title = The end
lesson-dragon-end = The pile is empty. When everyone is down to one card, the round is over and the most tokens win. You are one token behind, with two cards left and one to lay. See what each of them pays!
lesson-dragon-end-good = 2 tokens, 9 to 8: you won the round!
lesson-dragon-end-other = But it would only be a draw. Column 6 has an annoyed dragon: lay the 6.

## What the rules speak of, paragraph by paragraph

web-clause-dragon-1 = The cards
web-clause-dragon-2 = Placing cards
web-clause-dragon-3 = Nothing fits
web-clause-dragon-4 = Tokens
web-clause-dragon-5 = The end
web-clause-double-seven-1 = The tiles
web-clause-double-seven-2 = Drawing
web-clause-double-seven-3 = Actions
web-clause-double-seven-4 = The end of a turn
web-clause-double-seven-5 = Tokens and the end of the game
web-clause-double-seven-6 = Points
web-clause-seven-dragons-1 = The goal
web-clause-seven-dragons-2 = Placing cards
web-clause-seven-dragons-3 = The Silver dragon
web-clause-seven-dragons-4 = Action cards
web-clause-seven-dragons-5 = The end
web-clause-seven-dragons-6 = For the youngest
