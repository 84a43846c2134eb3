# То, что говорит только Seven Dragons.

## Words

title-seven-dragons = Семь драконов
credit-seven-dragons = «Семь драконов» придумал Эндрю Луни (Looney Labs).
about-seven-dragons = соедините семь драконов своего тайного цвета в растущей мозаике
first-seven-dragons = По правилам начинает самый старший (в русском издании — тот, кто последним смотрел фильм с драконами).
option-seven-dragons-variant = full, single-action, basic или connections
option-seven-dragons-edition = какое издание: en, fr, nl или ru (в ru другие места и другой конец игры)
option-seven-dragons-actions = карты действий для single-action, через запятую
option-seven-dragons-silver = начать с зеркального дракона (на выбор только в single-action)
option-seven-dragons-rainbow = играть с радужным драконом (на выбор только в single-action)
option-seven-dragons-ages = возраст каждого игрока; кто младше 7, тому хватит стольких драконов, сколько ему лет; «-» значит 7 и старше
choices-seven-dragons-ages = для каждого: 3, 4, 5, 6 или «-» (7 и старше)
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
option-seven-dragons-variant-full = полная игра (от 8 лет)
option-seven-dragons-variant-single-action = Драконы с одним действием: один вид карт действий (от 6 лет)
option-seven-dragons-variant-basic = Основные драконы: с целями, но без действий (5–6 лет)
option-seven-dragons-variant-connections = Стыковка драконов: просто соединять драконов (3–4 года)
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
seven-dragons-reached = { $size } из { $target }
seven-dragons-placed = выложено карт: { $count } из { $all }
seven-dragons-group = самая длинная цепочка: { $count }
reason-seven-dragons-goal = Цель достигнута.
reason-seven-dragons-closest = До цели никто не дошёл: побеждает тот, кто к ней ближе всех.
reason-seven-dragons-last-card = Победа за тем, кто сыграл последнюю карту.
reason-seven-dragons-puzzle = Пазл окончен.
seven-dragons-gave = { $nth ->
    [0] Карта игрока { $mover } соединила для игрока { $winner } { $count } { $code ->
        [R] красных
        [Y] золотых
        [B] синих
        [G] зелёных
       *[K] чёрных
    } { $count ->
        [few] дракона
       *[many] драконов
    }.
   *[other] Карта игрока { $mover } принесла игроку { $winner } { $nth ->
        [3] третьего
        [4] четвёртого
        [5] пятого
        [6] шестого
       *[7] седьмого
    } { $code ->
        [R] красного
        [Y] золотого
        [B] синего
        [G] зелёного
       *[K] чёрного
    } дракона.
}
seven-dragons-connected = { $winner } соединяет { $count } { $code ->
    [R] красных
    [Y] золотых
    [B] синих
    [G] зелёных
   *[K] чёрных
} { $count ->
    [few] дракона
   *[many] драконов
}.

## Moves and what they bring

step-seven-dragons-place = выложить карту:
step-seven-dragons-pass = пас
step-seven-dragons-color = сбросить без действия:
step-seven-dragons-trade-hands = { card-trade-hands }
step-seven-dragons-trade-hands-seat = с: { $seat }
step-seven-dragons-trade-goals = { card-trade-goals }
step-seven-dragons-trade-goals-seat = с: { $seat }
step-seven-dragons-rotate-goals = { card-rotate-goals }
step-seven-dragons-move-card = { card-move-card }:
step-seven-dragons-zap-card = { card-zap-card }:
seven-dragons-mode-both = (карта действия — поверх сброса)
seven-dragons-mode-under = (карта действия — под сброс)
seven-dragons-at = на { $place }
seven-dragons-direction-left = влево: каждая цель на следующее место
seven-dragons-direction-right = вправо: каждая цель на предыдущее место
move-seven-dragons-place = выкладывает карту: { $card }
move-seven-dragons-pass = пасует
move-seven-dragons-join = присоединяется к партии
move-seven-dragons-color = сбрасывает без действия: { $action }
move-seven-dragons-trade-hands = { $mode ->
    [under] меняется картами с игроком { $seat } (карта действия — под сброс)
   *[both] меняется картами с игроком { $seat }
}
move-seven-dragons-trade-goals = { $mode ->
    [under] меняется целями: { $seat } (карта действия — под сброс)
   *[both] меняется целями: { $seat }
}
move-seven-dragons-rotate-goals = { $direction-code ->
    [left] { $mode ->
        [under] передаёт все цели на одно место влево (карта действия — под сброс)
       *[both] передаёт все цели на одно место влево
    }
   *[right] { $mode ->
        [under] передаёт все цели на одно место вправо (карта действия — под сброс)
       *[both] передаёт все цели на одно место вправо
    }
}
move-seven-dragons-move-card = { $mode ->
    [under] перемещает карту: { $card } (карта действия — под сброс)
   *[both] перемещает карту: { $card }
}
move-seven-dragons-zap-card = { $mode ->
    [under] забирает на руку карту: { $card } (карта действия — под сброс)
   *[both] забирает на руку карту: { $card }
}
note-seven-dragons-bonus = { $count ->
    [one] берёт { $count } карту в награду
    [few] берёт { $count } карты в награду
   *[many] берёт { $count } карт в награду
}
note-seven-dragons-silver = { $color-code ->
    [wild] Зеркальный дракон теперь всех цветов.
   *[other] Зеркальный дракон меняет цвет: { $color }
}
note-seven-dragons-goal = Цель достигнута, { $seat }: { $color }
note-seven-dragons-deck = Колода кончилась.

## Why not

refusal-sd-win-over = партия окончена
refusal-sd-turn-held = этой карты нет у вас на руке
refusal-sd-place-taken = там уже лежит карта
refusal-sd-place-alone = рядом с этим местом нет карты
refusal-sd-place-match = ни один дракон карты не ляжет рядом с таким же драконом
refusal-sd-action-nothing = сброса ещё нет, положить карту под него нельзя
refusal-sd-options-silver = без зеркального дракона карты под сброс не кладут
refusal-sd-trade-hands-seat = картами меняются с другим игроком
refusal-sd-trade-goals-seat = целями меняются с другим игроком или с ничейной целью
refusal-sd-move-nothing = там нет карты
refusal-sd-move-start = начальную карту перемещать нельзя
refusal-sd-move-other = там лежит другая карта
refusal-sd-move-back = положить карту так же, как она лежала, — это не ход
refusal-sd-move-place = поднятая карта там ни с чем не стыкуется
refusal-sd-zap-nothing = там нет карты
refusal-sd-zap-start = начальную карту брать нельзя
refusal-sd-pass-can = вы ещё можете сыграть карту
refusal-sd-join-over = партия окончена
refusal-sd-join-puzzle = пазл складывают в одиночку
refusal-sd-join-full = все пять мест заняты
refusal-sd-join-empty = колода пуста

## On the page

web-children = Для малышей
web-children-about = Соединять драконов с 3 лет, по картинкам, без чтения, и шаг за шагом дорасти до полной игры.
web-grown-ups = Для взрослых
help-grown-ups = Открывает то, что могут захотеть прочитать взрослые: какая игра для какого возраста и как в неё играть.
web-sd-progress = ваша группа вырастет до { $size } из { $target }
web-sd-goal-now = ваша цель теперь: { $colour } ({ $size } из { $target })
web-sd-group-now = ваша группа теперь { $size } из { $target }
web-sd-hand-now = у вас новые карты
web-sd-discard-actions = В сброс уходят только карты действий.
web-voice-hello = Привет! Давай соединять драконов.
option-seven-dragons-variant-label = Какая версия?
option-seven-dragons-edition-label = Книга правил
option-seven-dragons-edition-en = английского издания
option-seven-dragons-edition-fr = французского издания
option-seven-dragons-edition-nl = голландского издания
option-seven-dragons-edition-ru = русского издания
web-silver = зеркальный дракон
web-rainbow = радужный дракон
option-seven-dragons-ages-label = Возраст
option-seven-dragons-actions-label = Карты действий
option-seven-dragons-actions-trade-hands = { card-trade-hands }
option-seven-dragons-actions-rotate-goals = { card-rotate-goals }
option-seven-dragons-actions-trade-goals = { card-trade-goals }
option-seven-dragons-actions-move-card = { card-move-card }
option-seven-dragons-actions-zap-card = { card-zap-card }
option-seven-dragons-silver-label = { web-silver }
option-seven-dragons-rainbow-label = { web-rainbow }
option-seven-dragons-ages-none = 7+
web-your-goal = Ваша цель: { $colour }, соединить { $target }
web-hidden-card = закрытая карта
web-imaginary = ничейная цель { $seat }
web-puzzle-done = { $count ->
    [one] Выложена { $count } карта
    [few] Выложены { $count } карты
   *[many] Выложено { $count } карт
}
web-child-ages = Сколько ребёнку лет?
web-child-age = { $age ->
    [one] { $age } год
    [few] { $age } года
   *[other] { $age } лет
}
web-child-your-turn = Твой ход!
web-child-no = Не сюда. Найди такого же дракона!
web-child-card-first = Сначала нажми на свою карту!
web-child-nowhere = Эта никуда не подходит. Попробуй другую карту!
web-child-praise = Молодец!
web-child-won = Ура, у тебя получилось!
web-child-lost = Ты здорово играешь! Сыграем ещё?
web-child-puzzle = Пазл
web-child-puzzle-about = Один игрок: клади карту за картой.
web-child-connections = Стыковка
web-child-connections-about = Положи дракона рядом с таким же.
web-child-basic = С тайным драконом
web-child-basic-about = Соедини столько драконов своего тайного цвета, сколько свечек на твоём торте; боту нужно семь.
web-child-single-action = С каплей волшебства
web-child-single-action-about = Одна новая карта: обменяй своего тайного дракона. Драконов нужно по-прежнему столько, сколько свечек.
web-child-full = Полная игра
web-child-full-about = Зеркальный и радужный драконы и все действия.
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-fit = Показать всё
web-goal-hidden = цель, которую вы не видели
web-goal-seen = цель: { $colour }
web-sd-place = Свободное место: { $place }
web-sd-across = { $side ->
    [left] { $count } влево
   *[right] { $count } вправо
}
web-sd-along = { $side ->
    [down] { $count } вниз
   *[up] { $count } вверх
}
web-sd-middle = посередине
web-sd-turn = Повернуть карту (R)
web-sd-discards = Сброс
web-sd-how = Как сыграть карту?
web-sd-mode-both = Выполнить действие и сменить цвет зеркального дракона
web-sd-mode-under = Выполнить действие и положить карту под сброс
web-sd-mode-color = Только сменить цвет зеркального дракона
web-sd-mode-both-plain = Выполнить действие
web-sd-mode-under-plain = Выполнить действие и положить карту под сброс
web-sd-mode-color-plain = Просто сбросить карту
web-sd-ask-color = Больше ничего не произойдёт.
web-sd-ask-trade-hands = С кем обменяться картами?
web-sd-ask-trade-goals = На какую цель меняете свою?
web-sd-ask-rotate-goals = В какую сторону передать цели?
web-sd-ask-move-card = Какую карту переместить?
web-sd-ask-move-card-to = Куда её? Кнопка со стрелкой (или R) поворачивает.
web-sd-ask-zap-card = Какую карту сцапать?
web-sd-left = Влево
web-sd-right = Вправо

# In a first game
web-sd-coach-goal = Ваша тайная цель: соединить семь драконов этого цвета.
web-sd-coach-place = Нажмите на карту, потом на место, которое светится: хотя бы один её дракон должен касаться такого же. Карты со стрелками — действия.
web-sd-coach-win = Столько драконов вашего цвета уже соединено.

## О чём задачи

theme-seven-dragons-place = выложить карту
theme-seven-dragons-color = только цвет действия
theme-seven-dragons-trade-hands = обменять руки
theme-seven-dragons-trade-goals = обменять цели
theme-seven-dragons-rotate-goals = сдвинуть цели
theme-seven-dragons-move-card = передвинуть карту
theme-seven-dragons-zap-card = забрать карту
theme-seven-dragons-pass = пропустить ход
theme-seven-dragons-bonus = взять бонусные карты
theme-seven-dragons-silver = перекрасить серебряного
theme-seven-dragons-goal = достичь цели
theme-seven-dragons-deck = последняя карта колоды
