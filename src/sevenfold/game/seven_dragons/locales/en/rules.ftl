# The rules of Seven Dragons.

rules-seven-dragons =
    For 2 to 5 players. Everyone has three cards and a secret goal, one of five dragons: red, gold, blue, green or black. As soon as seven dragons of your colour are connected you win, no matter who laid the last one. They must be one group; it may branch. If one play completes several goals, the player whose turn it is wins.

    On your turn draw a card and play one. A dragon card goes next to a card on the table, upright or upside down, so that at least one of its dragons lies alongside the same dragon; the rest need not match. Corners do not count. Rainbow is every dragon at once. If your card connects two different dragons at once, draw a bonus card; three earn two cards, four earn three. Connections with Rainbow, or with Silver while it is every colour, do not count for this. If you cannot play any card, you pass.

    The Silver dragon is the starting card and is never moved or taken. At first it is every colour; then it takes the colour of the action card on top of the discard pile. Anyone may look through that pile.

    Action cards: trade hands, but not goals, with a player; trade goals with any seat, even an unused one; pass all goals one seat to the left or right; move a card to another place where it fits, or turn it where it lies; take a card from the table into your hand. With fewer than five players the leftover goals lie face down at unused seats, and nobody may look at them. You may also slip the action card under the discard pile, so that Silver does not change, or lay it on top without using the action.

    If the deck runs out, play on until all hands are empty (in the Russian edition: until one hand is); if nobody reaches their goal, whoever is closest wins, and equals share. While fewer than five play, someone new may join between turns with an unused goal and three cards. Children under seven can have a head start: they need only as many dragons as their age.

    For the youngest: Dragon Connections (ages 3 and 4) is just matching, without goals, bonus cards, actions, Silver or Rainbow; the win goes to the last card played, and alone it is a puzzle. Basic Dragons (5 and 6) adds the goals. Single-Action Dragons (6 and up) adds Rainbow and one kind of action card, usually Trade Goals; later the others, and Silver last.

web-know-seven-dragons = In Seven Dragons it hardly matters who begins: in 3,000 games between equal bots no place was further than 2% from an equal share. A decision offers 64 legal moves on average, and sometimes more than a thousand.
