# Wat iemand gedaan heeft, na de naam en een dubbele punt.

move-join = doet mee

move-dragon-place = legt { $card } in rij { $row }
move-dragon-under = legt { $card } onder de trekstapel
move-dragon-under-hidden = legt een kaart gedekt onder de trekstapel

move-double-seven-draw = neemt een open tegel: { $tile }
move-double-seven-draw-hidden = neemt een gedekte tegel
move-double-seven-rainbow = roept Regenboog en neemt een open tegel: { $tile }
move-double-seven-rainbow-hidden = roept Regenboog en neemt een gedekte tegel
move-double-seven-start = begint een familie: { $animal } { $amount }
move-double-seven-grow = legt { $amount } bij { $family }
move-double-seven-swap = ruilt { $own } voor { $other }
move-double-seven-clover = neemt de klaver uit { $family }
move-double-seven-two-for-one = twee voor één: geeft { $one } en { $other }, neemt een open tegel: { $tile }
move-double-seven-two-for-one-hidden = twee voor één: geeft { $one } en { $other }, neemt een gedekte tegel
move-double-seven-pass = past
move-double-seven-pass-tile = past; deze tegel gaat uit het spel: { $tile }

move-seven-dragons-place = legt { $card } op { $to }
move-seven-dragons-pass = past
move-seven-dragons-color = legt af zonder de actie te doen: { $action }
move-seven-dragons-trade-hands = wisselt handkaarten met { $player }
move-seven-dragons-trade-goals = wisselt doelkaarten met { $player }
move-seven-dragons-rotate-goals = { $direction ->
    [left] geeft alle doelen één plaats naar links door
   *[right] geeft alle doelen één plaats naar rechts door
}
move-seven-dragons-move-card = verplaatst { $lifted } van { $from } naar { $to }: { $card }
move-seven-dragons-zap-card = pikt { $lifted } van { $from } in
move-seven-dragons-under = { $words } (actiekaart onder de aflegstapel)

## Wat een zet opleverde

note-tokens = { $count ->
    [one] wint { $count } fiche
   *[other] wint { $count } fiches
}
note-round = De ronde is voorbij. Ronde { $round } begint; stand: { $scores }
note-seven = krijgt een 7
note-double-seven = krijgt de 77
note-bonus = { $count ->
    [one] trekt { $count } bonuskaart
   *[other] trekt { $count } bonuskaarten
}
