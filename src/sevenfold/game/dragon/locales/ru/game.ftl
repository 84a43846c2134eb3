# То, что говорит только Dragon.

## Words

title-dragon = Dragon
credit-dragon = Dragon придумала Сильви Барк.
about-dragon = заполняйте ряды и столбцы на поле семь на семь
first-dragon = По правилам начинает сосед слева от самого младшего игрока.
option-dragon-multi = столько раундов, сколько игроков
option-dragon-multi-label = Столько раундов, сколько игроков
dragon-pile = В колоде: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
dragon-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
dragon-pays = { $count ->
    [one] даёт { $count } жетон
    [few] даёт { $count } жетона
   *[many] даёт { $count } жетонов
}
dragon-total = { $count } за все раунды
dragon-round = раунд { $round } из { $rounds }
reason-dragon-tokens = Побеждает тот, у кого больше жетонов.
dragon-ahead = { $winner } опережает игрока { $second } на { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}.

## Moves and what they bring

dragon-card = { $annoyed ->
    [yes] { $value } (сердитый дракон)
   *[no] { $value }
}
dragon-in-row = в ряд { $row }
step-dragon-place = выложить карту:
step-dragon-under = положить под колоду:
move-dragon-place = выкладывает карту: { $card }
move-dragon-under = { $card-code ->
    [hidden] кладёт карту под колоду, рубашкой вверх
   *[other] кладёт под колоду, рубашкой вверх: { $card }
}
note-dragon-tokens = { $count ->
    [one] получает { $count } жетон
    [few] получает { $count } жетона
   *[many] получает { $count } жетонов
}
note-dragon-round = Раунд окончен. Начинается раунд { $round }; пока: { $scores }
note-dragon-pile = Колода кончилась.

## Why not

refusal-dr-end-over = партия окончена
refusal-dr-turn-held = этой карты нет у вас на руке
refusal-dr-stuck-not = карта уходит под колоду, только если ни одну из ваших нельзя выложить
refusal-dr-grid-rows = рядов стало бы больше семи
refusal-dr-place-taken = там уже лежит карта
refusal-dr-place-alone = рядом с этим местом нет карты ни сбоку, ни сверху, ни снизу

## On the page

web-dragon-row = ряд { $number }
web-dragon-row-top = новый ряд сверху
web-dragon-row-bottom = новый ряд снизу
web-dragon-cell = Столбец { $value }, { $row }
web-life = { $annoyed ->
    [yes] { $value }, сердитый
   *[no] { $value }
}
web-dragon-elsewhere = Место этой карты — в столбце { $value }.
web-dragon-none = У вас нет карты для столбца { $value }.
web-stuck = Ни одна ваша карта не подходит: выберите, какую положить под колоду.

# In a first game
web-dragon-coach-hand = Ваши карты. Нажмите на цветную: её можно выложить прямо сейчас.
web-dragon-coach-place = Она ложится в столбец своего номинала, вплотную к другой карте. Подходящие места светятся.
web-dragon-coach-tokens = Кто заполняет ряд или столбец, берёт жетоны. Побеждает тот, у кого их больше.

## О чём задачи

theme-dragon-place = выложить карту
theme-dragon-under = под стопку
theme-dragon-tokens = взять жетоны
theme-dragon-round = закончить раунд
theme-dragon-pile = последняя карта стопки
