# Игры, их части и настройки.

title-seven-dragons = Семь драконов
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = соедините семь драконов своего тайного цвета в растущей мозаике
about-double-seven = собирайте семьи животных, меняйтесь ими и растите их до семи и дальше
about-dragon = заполняйте ряды и столбцы на поле семь на семь

first-seven-dragons = По правилам начинает самый старший (в русском издании — тот, кто последним смотрел фильм с драконами).
first-double-seven = Решите сами, кто начинает.
first-dragon = По правилам начинает сосед слева от самого младшего игрока.

## Настройки

option-players = число игроков
option-first = кто начинает, считая с 0
option-multi = столько раундов, сколько игроков
option-variant = full, single-action, basic или connections
option-edition = какое издание: en, fr, nl или ru (в ru другие места и другой конец игры)
option-actions = карты действий для single-action, через запятую
option-silver = начать с зеркального дракона (на выбор только в single-action)
option-rainbow = играть с радужным драконом (на выбор только в single-action)
option-ages = возраст каждого игрока; кто младше 7, тому хватит стольких драконов, сколько ему лет; - значит 7 и старше
choices-first = от 0 до players - 1
choices-ages = для каждого: 3, 4, 5, 6 или - (7 и старше)

## Драконы «Семи драконов»

colour-R = красный
colour-Y = золотой
colour-B = синий
colour-G = зелёный
colour-K = чёрный
colour-all = все цвета

card-trade-hands = Обмен руками
card-rotate-goals = Цели по кругу
card-trade-goals = Обмен целями
card-move-card = Переместить карту
card-zap-card = Сцапать карту

about-trade-hands = обменяйтесь всеми картами с руки (но не целями) с другим игроком
about-rotate-goals = все цели, и ничейные тоже, сдвигаются на одно место влево или вправо
about-trade-goals = обменяйтесь целью с другим игроком или возьмите ничейную цель взамен своей
about-move-card = переложите карту на столе туда, где она стыкуется, или поверните её на месте (начальную карту трогать нельзя)
about-zap-card = заберите карту со стола на руку (начальную карту брать нельзя)

seven-dragons-variant-full = полная игра (от 8 лет)
seven-dragons-variant-single-action = Драконы с одним действием: один вид карт действий (от 6 лет)
seven-dragons-variant-basic = Основные драконы: с целями, но без действий (5–6 лет)
seven-dragons-variant-connections = Стыковка драконов: просто соединять драконов (3–4 года)
seven-dragons-deck = В колоде: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seven-dragons-discard = Сброс: { $count }, верхняя карта: { $card }
seven-dragons-silver = Зеркальный дракон: { $dragon }
seven-dragons-largest = Самые длинные цепочки
seven-dragons-goal-hidden = цель ?
seven-dragons-unused = Ничейные цели:
seven-dragons-step-pass = пас
seven-dragons-step-both = (карта действия — поверх сброса)
seven-dragons-step-under = (карта действия — под сброс)
seven-dragons-step-color = (сбросить без действия)
seven-dragons-step-left = влево: каждая цель на следующее место
seven-dragons-step-right = вправо: каждая цель на предыдущее место
seven-dragons-step-seat = с: { $player }
seven-dragons-step-to = на { $place } как { $card }
seven-dragons-step-from = { $card } с { $place }
seven-dragons-reached = { $size } из { $target }
seven-dragons-placed = выложено карт: { $count } из { $all }
seven-dragons-group = самая длинная цепочка: { $count }

## Плитки Double Seven

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
    [0] ×{ $animals }
   *[other] { $animals ->
        [0] ♣×{ $clovers }
       *[other] ×{ $animals } + ♣×{ $clovers }
    }
}
double-seven-step-draw = взять:
double-seven-step-rainbow = объявить «Радугу» и взять:
double-seven-step-start = начать семью:
double-seven-step-grow = пополнить:
double-seven-step-swap = обменять:
double-seven-step-clover = забрать клевер:
double-seven-step-two-for-one = две за одну:
double-seven-step-pass = пас
double-seven-step-without = отдать: { $tile }
double-seven-step-for = на: { $family }
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })

## Dragon

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
dragon-total = { $count } за все раунды
dragon-round = раунд { $round } из { $rounds }
dragon-step-card = выложить { $card }
dragon-step-row = в ряд { $row }
dragon-step-under = положить { $card } под колоду

## Чем кончаются игры

reason-seven-dragons-goal = Цель достигнута.
reason-seven-dragons-closest = До цели никто не дошёл: побеждает тот, кто к ней ближе всех.
reason-seven-dragons-last-card = Победа за тем, кто сыграл последнюю карту.
reason-seven-dragons-puzzle = Пазл окончен.
reason-double-seven-points = Побеждает тот, у кого больше очков.
reason-double-seven-double-seven = Очков поровну: решает жетон 77.
reason-dragon-tokens = Побеждает тот, у кого больше жетонов.
