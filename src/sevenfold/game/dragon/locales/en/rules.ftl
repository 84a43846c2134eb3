# The rules of Dragon.

rules-dragon =
    For 2 to 5 players. Forty-nine cards show a dragon’s life: seven cards of each number from 1 (egg) to 7 (old age). One 2, one 3, one 4, one 5 and one 6 are annoyed and breathe fire: they are marked with an exclamation mark. Everyone gets seven cards, and one more is turned up to start the grid.

    The grid has seven columns, one for each number, and at most seven rows. On your turn draw a card, then place one; you must play if you can. It goes in the column of its number, on an empty place that touches a card, either beside it in the row or directly above or below it. A new row opens only above the top row or below the bottom one.

    Only if none of your cards can be placed, slip one of your choice face down under the pile.

    Whoever lays the last card of a row or a column takes 1 token, and 1 more for each annoyed dragon in it. Finishing both at once pays both, and an annoyed dragon that is in both counts twice.

    When the pile is empty, play goes on from the hands until everyone is down to a single card. The most tokens win; if the best are level, they share the win. A longer game has as many rounds as players: everyone starts one, and tokens are added up.

web-know-dragon = In Dragon it helps to go last: with two players the second one wins 72% of games between equal bots. Play as many rounds as there are players, and nobody has an advantage.
