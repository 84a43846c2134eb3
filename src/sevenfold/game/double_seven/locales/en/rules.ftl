# The rules of Double Seven.

rules-double-seven =
    For 2 to 4 players. Ninety-one tiles: eleven each of eight animals, and three clovers, the jokers, which stand for any animal. All lie face down in the pool. Everyone begins with three tiles on the rack.

    If no tile of the pool is face up when your turn begins, one is turned over. Draw two tiles (three if your rack is empty), one at a time, face up or face down. If your rack then holds five or more tiles, all different animals and no clover, you may call Rainbow once: show it and draw one more.

    Then do as much as you like. Start a family of at least two tiles (never just clovers), unless you already have a family of that animal in front of you. Grow your families. Swap one of them for another player’s family of the same size; nobody can refuse. Put the right animal in place of a clover, in any family, and take the clover. Once a turn, two for one: put two tiles face up into the pool and draw a different one. Families are never merged or split, even if a swap gives you two of the same animal.

    Your turn ends when your rack is empty or when you pass. If you pass with six or more tiles, one of your choice leaves the game, face up.

    Bringing a family to seven tiles or more earns a 7 token (there are eight). It stays yours even if the family is swapped away; a swap earns none. The first player who then owns two families of that size takes the 77, too. That, or drawing the last tile of the pool, starts the end: finish your turn, then everyone else has one more, without drawing if the pool is empty.

    Every tile in your families is a point, a 7 token is one more and the 77 two; tiles on your rack do not count. If the best are level, the 77 decides if one of them has it; otherwise they share the win.

web-know-double-seven = In Double Seven it helps to go first: of two equal bots, the one that starts wins 58% of games. The better the players, the shorter the game: 143 moves at random, 113 between experts.
