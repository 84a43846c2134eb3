# Short rules in our own words.

rules-dragon =
    Forty-nine cards show a dragon's life: seven cards of each value from 1 (egg) to 7 (old age). One 2, one 3, one 4, one 5 and one 6 are annoyed and breathe fire: they carry an exclamation mark. Everybody gets seven cards, and one more is turned up to start the grid.

    The grid has seven columns, one for each value, and at most seven rows. On your turn draw a card, then place one: in the column of its value, on an empty place that touches a card, either beside it in the row or directly above or below it. A new row opens only above the top row or below the bottom one.

    If none of your cards can be placed, slip one of your choice face down under the pile.

    Whoever lays the last card of a row or a column takes 1 token, and 1 more for each annoyed dragon in it. Finishing both at once pays both.

    When the pile is empty, play goes on from the hands until everybody is down to a single card. Most tokens win. In a multi game everybody begins one round, and tokens are added up.

rules-double-seven =
    Ninety-one tiles: eleven each of eight animals, and three clovers, which stand for any animal. Everybody begins with three tiles on the rack.

    On your turn draw two tiles from the pool (three if your rack is empty), one after the other, face up or face down. If your rack then holds five or more tiles, all different animals and no clover, you may call Rainbow: show it and draw one more.

    Then do as much as you like. Start a family of at least two tiles (never just clovers), unless you already have a family of that animal before you. Grow your families. Swap one of them for another player's family of the same size; nobody can refuse. Put the right animal in place of a clover, in any family, and take the clover. Once a turn, put two tiles face up into the pool and draw another one. Families are never merged or split.

    Your turn ends when your rack is empty or when you pass; passing with six or more tiles costs you one of them.

    Bringing a family to seven tiles or more earns a 7 token. The first player who then owns two families of that size takes the 77, too. That, or drawing the last tile of the pool, starts the end: finish your turn, then everybody else has one more.

    Every tile in your families is a point, a 7 token is one more and the 77 two; your rack counts nothing. If the best are level, the 77 decides if one of them has it; otherwise they share the win.

rules-seven-dragons =
    Everybody has a secret goal, one of five dragons: red, gold, blue, green or black. As soon as seven dragons of your colour are connected you win, no matter who laid the last one.

    On your turn draw a card and play one. A dragon card goes next to a card on the table, upright or upside down, so that at least one of its dragons lies alongside the same dragon. Corners do not count. Rainbow is every dragon at once. If your card connects two different dragons at once, draw a bonus card, two for three, three for four; connections with Rainbow, or with Silver while it is every colour, do not count for this.

    The Silver dragon lies in the middle and never moves. At first it is every colour; then it takes the colour of the action card on top of the discard pile.

    Action cards: trade hands with a player; trade goals with any seat, also an unused one; pass all goals one seat to the left or right; move a card to another place where it fits; take a card from the table into your hand. You may also slip the action card under the discard pile, so that Silver does not change, or lay it on top without acting.

    If the deck runs out, play on until all hands are empty (in the Russian edition: until one hand is); if nobody reaches their goal, whoever is closest wins. Children under seven can have a head start: they need only as many dragons as they have years.

    For the youngest: connections is just matching, and the win goes to the last card played; alone it is a puzzle. Basic adds the goals, single-action adds action cards, one kind at a time.
