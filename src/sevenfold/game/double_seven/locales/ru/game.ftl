# То, что говорит только Double Seven.

## Words

title-double-seven = Double Seven
credit-double-seven = Double Seven придумал Михаэль Шахт (Tiki Editions).
about-double-seven = собирайте семьи животных, меняйтесь ими и растите их до семи и дальше
first-double-seven = Решите сами, кто начинает.
tile-rabbit = кролик
tile-butterfly = бабочка
tile-frog = лягушка
tile-swan = лебедь
tile-deer = олень
tile-fox = лиса
tile-bird = птица
tile-squirrel = белка
tile-clover = клевер
double-seven-open = Открытые плитки:
double-seven-hidden = Закрытых плиток в запасе: { $count }
double-seven-removed = Вне игры:
double-seven-left = Оставшиеся жетоны: 7 ×{ $sevens }
double-seven-ending = Партия заканчивается: идут последние ходы.
double-seven-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
double-seven-draws = { $count ->
    [one] взять ещё { $count } плитку
    [few] взять ещё { $count } плитки
   *[many] взять ещё { $count } плиток
}
double-seven-face-down = закрытая
double-seven-amount = { $clovers ->
    [0] { $animals ->
         [one] { $animals } плитку
         [few] { $animals } плитки
        *[many] { $animals } плиток
    }
   *[other] { $animals ->
        [0] { $clovers ->
             [one] { $clovers } клевер
             [few] { $clovers } клевера
            *[many] { $clovers } клеверов
        }
       *[other] { $animals ->
             [one] { $animals } плитку
             [few] { $animals } плитки
            *[many] { $animals } плиток
        } и { $clovers ->
             [one] { $clovers } клевер
             [few] { $clovers } клевера
            *[many] { $clovers } клеверов
        }
    }
}
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })
reason-double-seven-points = Побеждает тот, у кого больше очков.
reason-double-seven-double-seven = Очков поровну: решает жетон 77.
double-seven-ahead = { $winner } опережает игрока { $second } на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.

## Moves and what they bring

step-double-seven-draw = взять:
step-double-seven-rainbow = объявить «Радугу» и взять:
step-double-seven-start = начать семью:
step-double-seven-start-amount = ({ $amount })
step-double-seven-grow = пополнить:
step-double-seven-grow-amount = на { $amount }
step-double-seven-swap = обменять:
step-double-seven-swap-theirs = на: { $theirs }
step-double-seven-clover = забрать клевер:
step-double-seven-two-for-one = две за одну:
step-double-seven-two-for-one-tile = взамен: { $tile }
step-double-seven-pass = пас
step-double-seven-pass-tile = { $tile-code ->
    [none] {""}
   *[other] отдать: { $tile }
}
move-double-seven-draw = { $tile-code ->
    [hidden] берёт закрытую плитку
   *[other] берёт открытую плитку: { $tile }
}
move-double-seven-rainbow = { $tile-code ->
    [hidden] объявляет «Радугу» и берёт закрытую плитку
   *[other] объявляет «Радугу» и берёт открытую плитку: { $tile }
}
move-double-seven-start = начинает семью «{ $animal }»: { $amount }
move-double-seven-grow = добавляет { $amount } в семью «{ $animal }», теперь плиток: { $size }
move-double-seven-swap = меняет семью «{ $gave }» на «{ $got }» ({ $theirs })
move-double-seven-clover = забирает клевер из семьи «{ $animal }» ({ $family })
move-double-seven-two-for-one = { $tile-code ->
    [hidden] две за одну: отдаёт { $discards }, берёт закрытую плитку
   *[other] две за одну: отдаёт { $discards }, берёт открытую плитку: { $tile }
}
move-double-seven-pass = { $tile-code ->
    [none] пасует
   *[other] пасует; из игры уходит: { $tile }
}
note-double-seven-flip = В запасе открывают плитку: { $tile }
note-double-seven-seven = берёт жетон 7
note-double-seven-double-seven = берёт жетон 77
note-double-seven-ending = { $by ->
    [pool] Взята последняя плитка: у всех остальных ещё по одному ходу.
   *[double-seven] Взят жетон 77: у всех остальных ещё по одному ходу.
}

## Why not

refusal-ds-end-over = партия окончена
refusal-ds-draw-first = сначала возьмите плитки, которые вам положены
refusal-ds-draw-done = вы уже взяли все плитки этого хода
refusal-ds-draw-pool = такой плитки нет в запасе
refusal-ds-rainbow-now = «Радугу» объявляют сразу после добора, один раз и до любых действий
refusal-ds-rainbow-rack = для «Радуги» нужно пять или больше плиток на подставке, все с разными животными и без клевера
refusal-ds-rainbow-pool = такой плитки нет в запасе
refusal-ds-start-few = семья начинается хотя бы с двух плиток, и хотя бы одна из них — животное
refusal-ds-start-mixed = в семье только одно животное; к нему можно добавить лишь клевер
refusal-ds-start-tiles = этих плиток нет на вашей подставке
refusal-ds-start-twice = перед вами уже есть семья этого животного
refusal-ds-grow-family = у вас нет семьи с таким номером
refusal-ds-grow-others = к этой семье можно добавить только её животное и клевер
refusal-ds-grow-tiles = этих плиток нет на вашей подставке
refusal-ds-swap-own = у вас нет семьи с таким номером
refusal-ds-swap-theirs = ни у кого из других игроков нет такой семьи
refusal-ds-swap-sizes = эти семьи разного размера
refusal-ds-swap-limit = больше 16 обменов за ход делать нельзя
refusal-ds-clover-family = такой семьи нет
refusal-ds-clover-none = в этой семье нет клевера
refusal-ds-clover-one = клевер забирают одной плиткой с животным этой семьи
refusal-ds-clover-other = на место клевера можно положить только животное этой семьи
refusal-ds-clover-tile = у вас нет плитки с животным этой семьи, чтобы положить её на место клевера
refusal-ds-two-for-one-used = «две за одну» можно один раз за ход
refusal-ds-two-for-one-count = чтобы взять другую плитку, сначала выберите ровно две свои, которые отдадите
refusal-ds-two-for-one-tiles = этих двух плиток нет на вашей подставке
refusal-ds-two-for-one-pool = этой плитки не было в запасе до вашего сброса
refusal-ds-end-turn-free = плитка уходит, только если вы пасуете с шестью или больше
refusal-ds-end-turn-costs = если плиток шесть или больше, сначала выберите, какую отдать
refusal-ds-end-turn-tile = такой плитки у вас нет

## On the page

web-your-rack = Ваша подставка: { $tiles }
web-tiles-laid = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
web-pool = Запас
web-rack = Ваша подставка
web-rack-count = { $count ->
    [one] { $count } плитка на подставке
    [few] { $count } плитки на подставке
   *[many] { $count } плиток на подставке
}
web-ds-act = Выберите плитки с подставки или свою семью для обмена.
web-ds-picked = Куда их: в новую семью, в свою семью или вместо клевера?
web-ds-picked-pair = Куда их? Или какую плитку запаса взять за эти две?
web-ds-swap = Теперь выберите семью такого же размера.
web-ds-swap-first = Сначала выберите свою семью, которую отдадите взамен.
web-ds-swap-none = У вас пока нет семьи для обмена.
web-ds-call = Теперь выберите плитку, которую берёте.
web-ds-new = Новая семья
web-ds-rainbow = Радуга!
web-ds-pass = Пас

# In a first game
web-ds-coach-draw = Начните ход с двух плиток: открытых или закрытых.
web-ds-coach-family = Две или больше плиток с одним животным — уже семья: нажмите на них, потом на место для неё.
web-ds-coach-win = Семья из семи плиток приносит жетон 7, две такие — жетон 77. В конце побеждает тот, у кого больше очков.

## О чём задачи

theme-double-seven-draw = какую фишку взять
theme-double-seven-rainbow = радуга
theme-double-seven-start = начать семью
theme-double-seven-grow = увеличить семью
theme-double-seven-swap = обменять семьи
theme-double-seven-clover = забрать клевер
theme-double-seven-two-for-one = две за одну
theme-double-seven-pass = закончить ход
theme-double-seven-flip = открыть фишку
theme-double-seven-seven = получить жетон 7
theme-double-seven-double-seven = взять 77
theme-double-seven-ending = приблизить конец
