# Short rules in our own words.

rules-dragon =
    Forty-nine cards show a dragon's life: seven cards of each value from 1 (egg) to 7 (old age). One 2, one 3, one 4, one 5 and one 6 are annoyed and breathe fire: they carry an exclamation mark.

    The table has seven columns, one for each value, and at most seven rows. On your turn draw a card, then place one: in the column of its value, on an empty place that touches a card, either beside it in the row or directly above or below it. A new row opens only next to the top or the bottom row.

    If none of your cards can be placed, one of them goes face down under the pile.

    Whoever lays the last card of a row or a column takes 1 token, and 1 more for each annoyed dragon in it. Finishing both at once pays both.

    When the pile is empty, play goes on from the hands until everybody holds a single card. Most tokens win. In a multi game everybody begins one round, and tokens are added up.

rules-double-seven =
    Ninety-one tiles: eleven each of eight animals, and three clovers, which stand for any animal. Everybody begins with three tiles on the rack.

    On your turn draw two tiles from the pool, three if your rack is empty, one after the other, open ones or face down. If you then hold five or more different animals and no clover, you may call Rainbow: show your rack and draw one more.

    Then do as much as you like. Start a family of at least two tiles, unless you already have that animal before you. Grow your families. Swap one of them with a family of the same size of another player, who cannot refuse. Put an animal in place of a clover, anywhere, and take the clover. Once a turn, lay two tiles open into the pool and draw a different one.

    Your turn ends when your rack is empty or when you pass; passing with six or more tiles costs you one of them.

    Bringing a family to seven tiles earns a 7 token. The first to own two such families at that moment takes the 77, too. That, or drawing the last tile of the pool, starts the end: everybody else has one more turn.

    Every tile in your families is a point, a 7 token is one more and the 77 two. If the best are level, the 77 decides.

rules-seven-dragons =
    Everybody has a secret goal, one of five dragons: red, gold, blue, green or black. Connect seven of them and you win.

    On your turn draw a card and play one. A dragon card goes next to a card on the table, upright or turned by half a turn, so that at least one of its dragons lies alongside the same dragon. Corners do not count. Rainbow is every dragon at once. If your card connects two different dragons at once, draw a bonus card, two for three, three for four; connections with Rainbow or an all-coloured Silver do not count for this.

    The Silver dragon lies in the middle. At first it is every dragon; then it takes the colour of the action card on top of the discard pile.

    Action cards: trade hands with a player; trade goals with any seat, also an unused one; pass all goals one seat to the left or right; move a card to another place where it fits; take a card from the table into your hand. You may also slip the action card under the pile, so that Silver does not change, or lay it on the pile without acting.

    If the deck runs out, play on with the cards you have; if nobody reaches the goal, whoever is closest wins. Children under seven may be given as many dragons as they are years old.

    For the youngest: connections is just matching, and the last card wins; alone it is a puzzle. Basic adds the goals, single-action adds action cards one kind at a time.
