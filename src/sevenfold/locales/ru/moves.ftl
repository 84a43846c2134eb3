# Что кто-то сделал, после имени и двоеточия.

move-join = присоединяется к партии

move-dragon-place = выкладывает { $card } в ряд { $row }
move-dragon-under = кладёт { $card } под колоду
move-dragon-under-hidden = кладёт карту под колоду, рубашкой вверх

move-double-seven-draw = берёт открытую плитку: { $tile }
move-double-seven-draw-hidden = берёт закрытую плитку
move-double-seven-rainbow = объявляет «Радугу» и берёт открытую плитку: { $tile }
move-double-seven-rainbow-hidden = объявляет «Радугу» и берёт закрытую плитку
move-double-seven-start = начинает семью: { $animal } { $amount }
move-double-seven-grow = пополняет семью «{ $family }»: { $amount }
move-double-seven-swap = меняет семью «{ $own }» на «{ $other }»
move-double-seven-clover = забирает клевер из семьи «{ $family }»
move-double-seven-two-for-one = две за одну: отдаёт плитки «{ $one }» и «{ $other }», берёт открытую плитку: { $tile }
move-double-seven-two-for-one-hidden = две за одну: отдаёт плитки «{ $one }» и «{ $other }», берёт закрытую плитку
move-double-seven-pass = пасует
move-double-seven-pass-tile = пасует; из игры уходит: { $tile }

move-seven-dragons-place = выкладывает карту: { $card } ({ $to })
move-seven-dragons-pass = пасует
move-seven-dragons-color = сбрасывает без действия: { $action }
move-seven-dragons-trade-hands = меняется картами с игроком { $player }
move-seven-dragons-trade-goals = меняется целями: { $player }
move-seven-dragons-rotate-goals = { $direction ->
    [left] передаёт все цели на одно место влево
   *[right] передаёт все цели на одно место вправо
}
move-seven-dragons-move-card = перемещает карту: { $lifted }, { $from } → { $to }: { $card }
move-seven-dragons-zap-card = забирает на руку карту: { $lifted } ({ $from })
move-seven-dragons-under = { $words } (карта действия — под сброс)

## Что принёс ход

note-tokens = { $count ->
    [one] получает { $count } жетон
    [few] получает { $count } жетона
   *[many] получает { $count } жетонов
}
note-round = Раунд окончен. Начинается раунд { $round }; пока: { $scores }
note-seven = берёт жетон 7
note-double-seven = берёт жетон 77
note-bonus = { $count ->
    [one] берёт { $count } карту в награду
    [few] берёт { $count } карты в награду
   *[many] берёт { $count } карт в награду
}
