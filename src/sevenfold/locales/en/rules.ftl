# Short rules in our own words.

rules-dragon =
    For 2 to 5 players. Forty-nine cards show a dragon’s life: seven cards of each number from 1 (egg) to 7 (old age). One 2, one 3, one 4, one 5 and one 6 are annoyed and breathe fire: they are marked with an exclamation mark. Everyone gets seven cards, and one more is turned up to start the grid.

    The grid has seven columns, one for each number, and at most seven rows. On your turn draw a card, then place one; you must play if you can. It goes in the column of its number, on an empty place that touches a card, either beside it in the row or directly above or below it. A new row opens only above the top row or below the bottom one.

    If none of your cards can be placed, slip one of your choice face down under the pile.

    Whoever lays the last card of a row or a column takes 1 token, and 1 more for each annoyed dragon in it. Finishing both at once pays both, and an annoyed dragon that is in both counts twice.

    When the pile is empty, play goes on from the hands until everyone is down to a single card. The most tokens win; if the best are level, they share the win. A longer game has as many rounds as players: everyone starts one, and tokens are added up.

rules-double-seven =
    For 2 to 4 players. Ninety-one tiles: eleven each of eight animals, and three clovers, the jokers, which stand for any animal. All lie face down in the pool. Everyone begins with three tiles on the rack.

    If no tile of the pool is face up when your turn begins, one is turned over. Draw two tiles (three if your rack is empty), one at a time, face up or face down. If your rack then holds five or more tiles, all different animals and no clover, you may call Rainbow once: show it and draw one more.

    Then do as much as you like. Start a family of at least two tiles (never just clovers), unless you already have a family of that animal in front of you. Grow your families. Swap one of them for another player’s family of the same size; nobody can refuse. Put the right animal in place of a clover, in any family, and take the clover. Once a turn, two for one: put two tiles face up into the pool and draw a different one. Families are never merged or split, even if a swap gives you two of the same animal.

    Your turn ends when your rack is empty or when you pass. If you pass with six or more tiles, one of your choice leaves the game, face up.

    Bringing a family to seven tiles or more earns a 7 token (there are eight). It stays yours even if the family is swapped away; a swap earns none. The first player who then owns two families of that size takes the 77, too. That, or drawing the last tile of the pool, starts the end: finish your turn, then everyone else has one more, without drawing if the pool is empty.

    Every tile in your families is a point, a 7 token is one more and the 77 two; tiles on your rack do not count. If the best are level, the 77 decides if one of them has it; otherwise they share the win.

rules-seven-dragons =
    For 2 to 5 players. Everyone has three cards and a secret goal, one of five dragons: red, gold, blue, green or black. As soon as seven dragons of your colour are connected you win, no matter who laid the last one. They must be one group; it may branch. If one play completes several goals, the player whose turn it is wins.

    On your turn draw a card and play one. A dragon card goes next to a card on the table, upright or upside down, so that at least one of its dragons lies alongside the same dragon; the rest need not match. Corners do not count. Rainbow is every dragon at once. If your card connects two different dragons at once, draw a bonus card; three earn two cards, four earn three. Connections with Rainbow, or with Silver while it is every colour, do not count for this. If you cannot play any card, you pass.

    The Silver dragon is the starting card and is never moved or taken. At first it is every colour; then it takes the colour of the action card on top of the discard pile. Anyone may look through that pile.

    Action cards: trade hands with a player; trade goals with any seat, also an unused one; pass all goals one seat to the left or right; move a card to another place where it fits, or turn it where it lies; take a card from the table into your hand. With fewer than five players the leftover goals lie face down at unused seats, and nobody may look at them. You may also slip the action card under the discard pile, so that Silver does not change, or lay it on top without using the action.

    If the deck runs out, play on until all hands are empty (in the Russian edition: until one hand is); if nobody reaches their goal, whoever is closest wins, and equals share. While fewer than five play, someone new may join between turns with an unused goal and three cards. Children under seven can have a head start: they need only as many dragons as their age.

    For the youngest: Dragon Connections (ages 3 and 4) is just matching with the five colours; the win goes to the last card played, and alone it is a puzzle. Basic Dragons (5 and 6) adds goals, but no actions, Silver or Rainbow. Single-Action Dragons (6 and up) adds Rainbow and one kind of action card, usually Trade Goals; later the others, and Silver last.
