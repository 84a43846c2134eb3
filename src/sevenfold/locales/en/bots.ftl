# Bots: their names and characters.

bot-random = Coin Toss
bot-random-character = Plays anything that is allowed.
bot-greedy = Magpie
bot-greedy-character = Takes whatever glitters now and thinks of tomorrow tomorrow.
bot-hatchling = Hatchling
bot-hatchling-character = Just out of the egg: cheerful, distracted, and delighted when you win.
bot-novice = Novice
bot-novice-character = Knows the rules and means well, but overlooks things.
bot-player = Player
bot-player-character = A steady companion who thinks a little before every move.
bot-expert = Expert
bot-expert-character = Counts what has been played and plans a few turns ahead.
bot-master = Master
bot-master-character = Imagines many ways the game may go, and rarely regrets a move.
bot-champion = Champion
bot-champion-character = Has learned from millions of games against itself; nobody here is stronger.
