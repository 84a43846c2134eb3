# Les robots : noms et caractères.

bot-random = Pile ou face
bot-random-character = Joue tout ce qui est permis, au hasard.
bot-greedy = La Pie
bot-greedy-character = Prend ce qui brille aujourd’hui et pensera à demain demain.
bot-hatchling = Dragonnet
bot-hatchling-character = À peine sorti de l’œuf : joyeux, distrait, et ravi quand vous gagnez.
bot-novice = Novice
bot-novice-character = Connaît les règles et joue de bon cœur, mais laisse passer des choses.
bot-player = Joueur
bot-player-character = Un compagnon régulier, qui réfléchit un peu avant chaque coup.
bot-expert = Expert
bot-expert-character = Compte ce qui a été joué et prévoit quelques tours à l’avance.
bot-master = Maître
bot-master-character = Imagine bien des suites possibles et regrette rarement un coup.
bot-champion = Champion
bot-champion-character = A appris de millions de parties contre lui-même ; personne ici n’est plus fort.
