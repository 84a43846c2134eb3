# What everything at a table of Double Seven is and does.

help-ds-hidden = Face-down tiles. Draw one for a surprise.
help-ds-open = Face-up tiles in the pool. You may draw these, too.
help-ds-prizes = What you can earn: a 7 for each family of seven tiles or more, and the 77 for the first player with two of them.
help-ds-seven = A 7: a family has reached seven tiles. One more point.
help-ds-double = The 77, for the first player with two families of seven or more. Two more points, and the last turns begin.
help-ds-family = One of your families; the number is its size. Tap it after picking tiles to add them; or tap it, then another player’s family of the same size, to swap.
help-ds-their-family = Another player’s family; the number is its size. You may swap one of yours of the same size for it, or take its clover for the right animal.
help-ds-tile = A tile on your rack. Pick one or more, then tap where they go. Double-tap to pick all of that animal.
help-ds-clover = A clover stands for any animal.
help-ds-new = Lays the tiles you have picked as a new family.
help-ds-rainbow = Five or more different animals and no clover: show your rack and draw one more tile.
help-ds-pass = Ends your turn. With six or more tiles on your rack, first pick the one to give up.
help-ds-their-rack = The tiles on this player’s rack; you see only those you know about.
