# Les jeux, leurs éléments et leurs options.

## Options

option-players = nombre de joueurs
option-first = joueur qui commence, compté à partir de 0
choices-first = de 0 à players − 1
