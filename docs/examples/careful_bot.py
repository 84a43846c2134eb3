"""A bot in a few lines: `sevenfold play dragon --bot docs/examples/careful_bot.py`.

It plays Dragon's calm cards before its annoyed ones, and in other games whatever comes first.
"""


def choose(view, legal_moves, budget):
    calm = [move for move in legal_moves if "!" not in move]
    return (calm or legal_moves)[0]
