# Игры, их части и настройки.

title-seven-dragons = Семь драконов
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = соедините семь драконов своего тайного цвета в растущей мозаике
about-double-seven = собирайте семьи зверей и меняйтесь ими: до семи и дальше
about-dragon = гонка за линиями на столе семь на семь

first-seven-dragons = Как сказано в коробке, начинает старший (в русской коробке — тот, кто последним смотрел фильм с драконами).
first-double-seven = Решите сами, кто начинает.
first-dragon = Как сказано в коробке, начинает сосед слева от самого младшего.

## Настройки

option-players = сколько игроков
option-first = кто начинает, считая с 0
option-multi = столько раундов, сколько игроков
option-variant = full, single-action, basic или connections
option-edition = чья коробка: en, fr, nl или ru (в ru иначе места и конец игры)
option-actions = карты действий для single-action, через запятую
option-silver = начинает ли зеркальный дракон (по выбору в single-action)
option-rainbow = есть ли в колоде радужный дракон (по выбору в single-action)
option-ages = возраст каждого; кому меньше 7, тому хватит стольких драконов, сколько лет; - значит 7 и старше
choices-first = от 0 до players - 1
choices-ages = для каждого: 3, 4, 5, 6 или - (7 и старше)

## Драконы

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

seven-dragons-variant-full = полная игра (от 8 лет)
seven-dragons-variant-single-action = один вид карт действий (от 6 лет)
seven-dragons-variant-basic = цели без действий (5–6 лет)
seven-dragons-variant-connections = стыковка: просто соединять драконов (3–4 года)
seven-dragons-deck = В колоде: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seven-dragons-discard = Сброс, начиная сверху: { $cards }
seven-dragons-silver = Зеркальный дракон сейчас: { $dragon }
seven-dragons-largest = Самые большие группы
seven-dragons-goal = цель
seven-dragons-step-pass = пас
seven-dragons-step-both = действие, затем карту на стопку
seven-dragons-step-under = действие, но карту под стопку
seven-dragons-step-color = без действия, только карту на стопку
seven-dragons-step-left = влево
seven-dragons-step-right = вправо
seven-dragons-step-seat = с местом { $seat }

## Фишки Double Seven

tile-rabbit = кролик
tile-butterfly = бабочка
tile-frog = лягушка
tile-swan = лебедь
tile-deer = олень
tile-fox = лиса
tile-bird = птица
tile-squirrel = белка
tile-clover = клевер

double-seven-open = Открыто:
double-seven-hidden = Закрытых плиток в запасе: { $count }
double-seven-removed = Вне игры:
double-seven-left = Жетоны, которые можно получить: 7 ×{ $sevens }
double-seven-ending = Конец близок: у всех остальных ещё по одному ходу.
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
   *[other] ×{ $animals } + ♣×{ $clovers }
}
double-seven-step-draw = взять:
double-seven-step-rainbow = объявить «Радугу» и взять:
double-seven-step-start = начать семью:
double-seven-step-grow = увеличить:
double-seven-step-swap = обменять:
double-seven-step-clover = забрать клевер у
double-seven-step-two-for-one = две за одну:
double-seven-step-pass = пас
double-seven-step-family = семья { $family }

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
dragon-step-card = положить { $card }
dragon-step-row = в ряд { $row }
dragon-step-under = убрать { $card } под колоду

## Чем кончаются игры

reason-seven-dragons-goal = Цель достигнута.
reason-seven-dragons-closest = Карты кончились: побеждает тот, кто ближе всех к цели.
reason-seven-dragons-last-card = Последняя карта сыграна.
reason-seven-dragons-puzzle = Головоломка сложена.
reason-double-seven-points = Побеждает тот, у кого больше очков.
reason-double-seven-double-seven = Ничья, и решает жетон 77.
reason-dragon-tokens = Побеждает тот, у кого больше жетонов.
