# Ce que tout est et fait à une table de Dragon.

help-option-dragon-multi = Une partie plus longue : chacun commence une manche, et les jetons de toutes les manches s’additionnent.
help-dragon-card = Une étape de la vie d’un dragon, de l’œuf (1) au grand âge (7). La carte va dans la colonne de son numéro.
help-dragon-annoyed = Un dragon agacé : sa ligne et sa colonne rapportent un jeton de plus.
help-dragon-held = Touchez-la, puis une case qui brille, ou faites-la glisser. Le nombre sur la case dit combien de jetons elle rapporte.
help-dragon-cell = Une case pour une carte de cette colonne. La carte doit en toucher une autre : à côté dans la ligne, ou au-dessus ou au-dessous.
help-dragon-pile = On y pioche une carte au début de chaque tour. Si vous ne pouvez poser aucune carte, vous en glissez une dessous.
help-dragon-fan = Les cartes en main de ce joueur.
