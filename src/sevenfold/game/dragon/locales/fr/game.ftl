# Ce que seul Dragon dit.

## Words

title-dragon = Dragon
credit-dragon = Dragon est de Sylvie Barc.
about-dragon = complétez les lignes et les colonnes d’une grille de sept sur sept
first-dragon = D’après la règle, le joueur à gauche du plus jeune commence.
option-dragon-multi = autant de manches que de joueurs
option-dragon-multi-label = Autant de manches que de joueurs
dragon-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dragon-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
dragon-pays = { $count ->
    [one] rapporte { $count } jeton
   *[other] rapporte { $count } jetons
}
dragon-total = { $count } en tout
dragon-round = manche { $round } sur { $rounds }
reason-dragon-tokens = Le plus grand nombre de jetons gagne.
dragon-ahead = { $winner } devance { $second } de { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.

## Moves and what they bring

dragon-card = { $annoyed ->
    [yes] un { $value } agacé
   *[no] un { $value }
}
dragon-in-row = sur la ligne { $row }
step-dragon-place = poser
step-dragon-under = glisser sous la pioche :
move-dragon-place = pose { $card }
move-dragon-under = { $card-code ->
    [hidden] glisse une carte sous la pioche, face cachée
   *[other] glisse { $card } sous la pioche, face cachée
}
note-dragon-tokens = { $count ->
    [one] gagne { $count } jeton
   *[other] gagne { $count } jetons
}
note-dragon-round = La manche est finie. La manche { $round } commence ; score : { $scores }
note-dragon-pile = La pioche est vide.

## Why not

refusal-dr-end-over = la partie est finie
refusal-dr-turn-held = cette carte n’est pas dans votre main
refusal-dr-stuck-not = une carte ne va sous la pioche que si aucune des vôtres ne peut être posée
refusal-dr-grid-rows = il y aurait plus de sept lignes
refusal-dr-place-taken = il y a déjà une carte à cet endroit
refusal-dr-place-alone = cet endroit ne touche aucune carte, ni à côté, ni au-dessus, ni au-dessous

## On the page

web-dragon-row = ligne { $number }
web-dragon-row-top = nouvelle ligne en haut
web-dragon-row-bottom = nouvelle ligne en bas
web-dragon-cell = Colonne { $value }, { $row }
web-life = { $annoyed ->
    [yes] { $value }, agacé
   *[no] { $value }
}
web-dragon-elsewhere = Cette carte va dans la colonne { $value }.
web-dragon-none = Aucune de vos cartes ne va dans la colonne { $value }.
web-stuck = Vous ne pouvez poser aucune carte : choisissez-en une à glisser sous la pioche.

# In a first game
web-dragon-coach-hand = Vos cartes. Touchez-en une en couleur : elle peut être posée maintenant.
web-dragon-coach-place = Elle va dans la colonne de sa valeur, contre une autre carte. Les places permises brillent.
web-dragon-coach-tokens = Compléter une ligne ou une colonne rapporte des jetons. Le plus grand nombre de jetons gagne.

## De quoi parlent les problèmes

theme-dragon-place = poser une carte
theme-dragon-under = sous la pioche
theme-dragon-tokens = gagner des jetons
theme-dragon-round = finir une manche
theme-dragon-pile = la dernière carte de la pioche
