title-peaks = Peaks
about-peaks = climb from card to card
rules-peaks =
    For 2 to 4 players, with the numbers 1 to 12, twice each. Everybody gets five cards; the rest is a face-down pile.

    On your turn lay a card that is higher than the height reached, and take a token. If none of your cards is higher, put one of them face down under the pile.

    When all have rested in a row, the climb begins again at the foot. When all hands are empty, the most tokens win.
option-peaks-steep = a card that is exactly one higher pays two tokens
option-peaks-steep-label = Steep paths
reason-peaks-tokens = The most tokens win.
view-peaks-height = Height
view-peaks-rests = Rests in a row
view-peaks-laid = Laid
view-peaks-deck = Pile
view-peaks-hands = Hand
view-peaks-tokens = Tokens
view-peaks-scores = Score

step-peaks-climb = climb to
step-peaks-rest = rest with
move-peaks-climb = climbs to { $card }
move-peaks-rest = { $card-code ->
    [hidden] rests
   *[other] rests with { $card }
}
note-peaks-tokens = { $count ->
    [one] takes { $count } token
   *[other] takes { $count } tokens
}
note-peaks-foot = Everybody is tired: back to the foot.

refusal-pk-end-over = the game is over
refusal-pk-climb-held = that card is not in your hand
refusal-pk-climb-low = that card is not higher than the climb has come
refusal-pk-rest-not = you may rest only when none of your cards is higher
