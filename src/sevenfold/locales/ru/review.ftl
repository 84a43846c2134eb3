# Reviews, puzzles and my games, on the page.

web-review = Разбор
web-review-this = Разобрать эту партию
web-review-of = Разбор: { $game }
web-review-graph = Шансы каждого на победу по ходу партии, по тому, что он знал. В конце:
web-review-percent = { $share } %
web-review-wins = Он выигрывает сразу.
web-review-brings = Что он даёт: { $notes }
web-review-blocks = После него кто-то другой может выиграть следующим ходом в { $less } возможных раскладов вместо { $more }.
web-review-move = Ход { $ply } · { $player }
web-review-played = Сыграно
web-review-better = Лучше
web-review-best = лучший
web-review-close = спорный
web-review-mistake = ошибка
web-review-cost = Он уменьшил шансы на победу на { $cost }; с уверенностью 95 % — на величину от { $low } до { $high }.
web-review-cost-exact = Он уменьшил шансы на победу на { $cost }. Это просчитано до конца.
web-review-decisions = Все решения
web-review-only = Только ошибки
web-review-none = Явных ошибок не было.
web-review-luck = Удача и мастерство
web-review-accuracy = Точность
web-review-mistakes = Ошибки
web-review-initial = Равная доля
web-review-own = Свои решения
web-review-others = Решения других
web-review-skill = Все решения вместе
review-best-decisions = Лучшие решения: { $player }. Все решения вместе: { $gain } (± { $margin }) победы по сравнению с равной долей.
review-equal-decisions = Ничьи решения не были явно лучше остальных.
web-review-deal = Удача при раздаче
web-review-draws = Удача при доборе
web-review-result = Результат
web-review-fair = Честный результат
web-review-cards = Если знать все карты
web-review-luck-about = В долях победы. От равной доли решения и удача ведут к результату; удача одного — неудача других. Решение считается по тому, насколько оно уступает обычному ходу в этот момент, не больше 20 %. Точность равна 100 %, если каждое решение было лучшим из найденных. Честный результат — почти без удачи: от партии к партии он колеблется гораздо меньше, чем результат, и нужно меньше партий, чтобы увидеть, кто играет лучше. В длинной партии решения в сумме могут стоить больше целой победы, а разницу возмещает удача: честный результат бывает выше 100 % и ниже 0 %. Последняя строка — задним числом: чего стоили карты для того, кто с начала видит их все.
web-review-thinking = Думаю…
web-review-stopped = Разбор остановился. Найденное сохранено.
web-review-on = Продолжить
web-review-progress = Позиций: { $done } из { $all }. Можно уйти: разбор продолжится.
web-review-open = Также если знать все карты (задним числом)
web-review-forced = Здесь не было выбора.
web-review-pending = Эта позиция ещё не разобрана.
web-review-table = Партия
web-review-turns = Переломные моменты
web-review-turn-decision = Ход { $ply }: решение, { $player } { $change }
web-review-turn-luck = Ход { $ply }: удача, { $player } { $change }
web-review-honest = Каждое решение оценено по тому, что игрок знал в тот момент, а не задним числом, по { $iterations } итерациям поиска. Если более долгое раздумье могло бы изменить оценку, ход назван спорным.

## Learning from mistakes

web-retry = Учиться на ошибках
web-retry-turn = Найдите лучший ход.
web-retry-task = В партии было сыграно: { $played }. Это уменьшило шансы на победу на { $cost }. Найдите ход лучше.
web-retry-best = Верно: это лучший ход.
web-retry-same = Так и было сыграно. Есть ход лучше.
web-retry-good = Хорошо: этот ход выигрывает около { $chance } таких партий, лучший — { $best }.
web-retry-wrong = Не этот: он выигрывает около { $chance } таких партий, лучший — { $best }.
web-retry-solution = Это лучший найденный ход: он выигрывает около { $chance } таких партий.
web-retry-show = Показать решение
web-retry-next = Дальше
web-retry-close = Назад к разбору

## Puzzles

web-puzzle = Задача
web-puzzle-day = Задача дня
web-puzzle-day-done = Сегодня решена.
web-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
web-puzzle-streak-none = Задача в день: сколько дней подряд?
web-puzzle-solve = Решать
web-puzzle-all = Все задачи
web-puzzle-grade = Сложность
web-puzzle-grade-1 = очень легко
web-puzzle-grade-2 = легко
web-puzzle-grade-3 = средне
web-puzzle-grade-4 = трудно
web-puzzle-grade-5 = очень трудно
web-puzzle-grade-6 = не под силу нашим ботам
web-puzzle-any = все
web-puzzle-theme = Тема
web-puzzle-today = Задача на сегодня: { $game }
web-puzzle-solved = Решено { $solved } из { $all }
web-puzzle-number = Задача { $number }, сложность { $grade } из 6
web-puzzle-number-solved = Задача { $number }, сложность { $grade } из 6, решена
web-puzzle-none = Таких задач нет: выберите другую сложность или тему.
web-puzzle-more = Показать ещё { $count }
web-puzzle-task = Ваш ход. Один ход явно лучший: найдите его.
web-puzzle-task-win = Ваш ход, и вы можете сразу выиграть: как?
web-puzzle-right = { $tries ->
    [1] Верно, с первой попытки!
   *[other] Верно, с попытки { $tries }!
}
web-puzzle-chance = Этот ход выигрывает около { $chance } % таких партий.
web-puzzle-wrong = Не этот: { $move }. Он выигрывает около { $chance } % таких партий, лучший — { $best } %.
web-puzzle-allows = После него кто-то другой может сразу выиграть следующим ходом в { $share } % возможных раскладов.
web-puzzle-solution = Решение: { $move }. Ход выигрывает около { $chance } % таких партий.
web-puzzle-over = Готово.
web-puzzle-next = Следующая задача

## My games

web-games-none = Пока нет законченных партий
web-games-none-about = Сыграйте: потом партию можно будет разобрать здесь.
web-games-won = Выиграно { $won } из { $all }
web-games-with = Соперники: { $names }
web-games-reviewed = Точность { $accuracy }, решения { $skill }, удача { $luck }
web-games-luck = Удача
web-games-fair = Честный результат по сравнению с равной долей
web-games-fair-better = { $mean } ± { $half }, партий: { $count }. Вы играете лучше соперников.
web-games-fair-worse = { $mean } ± { $half }, партий: { $count }. Соперники играют лучше вас.
web-games-fair-open = { $mean } ± { $half }, партий: { $count }. Пока рано говорить, кто играет лучше.
web-games-mean = { $count ->
    [one] В среднем по { $count } разобранной партии
    [few] В среднем по { $count } разобранным партиям, старые слева
   *[many] В среднем по { $count } разобранным партиям, старые слева
}
web-games-export = Выгрузить
web-games-delete-all = Удалить всё
web-games-delete-sure = Все законченные партии на этом устройстве и все разборы будут удалены навсегда. Партии на сервере останутся там.

## Elsewhere

web-know = А вы знали?

## Help

help-review = Чего стоило каждое решение, что было бы лучше и что было удачей. Думает ваше устройство.
help-review-graph = Нажмите в любом месте, чтобы увидеть партию в этот момент. Кружки — переломные моменты.
help-review-show = Показывает этот ход на столе.
help-review-only = Показывает только явные ошибки.
help-review-go = Показывает партию в этот момент.
help-review-on = Думает над остальной партией.
help-review-open = Тонкая линия: кто выиграл бы, если бы все видели все карты, и в колоде тоже. Никто не мог этого знать; ни одна оценка от этого не зависит.
help-review-table = Назад к столу, где можно пересмотреть всю партию.
help-retry = Самые дорогие ошибки: попробуйте ещё раз за столом.
help-retry-next = К следующей позиции.
help-retry-solution = Показывает лучший ход.
help-retry-close = Возвращает к графику и списку.
help-puzzle = Открывает эту задачу. Чем больше точек, тем она труднее.
help-puzzle-day = Сегодня одна для всех. Работает и без сети.
help-puzzle-game = Показывает задачи этой игры.
help-puzzle-more = Показывает все остальные задачи.
help-puzzle-grade = Насколько трудно: по тому, какие из наших ботов решают задачу.
help-puzzle-theme = В чём смысл правильного хода.
help-puzzle-today = У этой игры тоже есть задача на каждый день.
help-puzzle-next = Следующая из нерешённых.
help-puzzle-show = Показывает верный ход. Задача считается просмотренной, а не решённой с первой попытки.
help-puzzle-list = Все задачи по играм, сложности и темам.
help-games-export = Файл со всеми этими партиями и разборами.
help-games-delete = Удаляет партию и её разбор с этого устройства навсегда. Партия на сервере останется там.
